// What explains terms where they stand, loaded when somebody first does something at the table.
export { markTermsIn } from './mark-terms.js';
