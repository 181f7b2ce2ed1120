// Explanations of terms, loaded when the visitor first interacts with the table.
export { markTermsIn } from './mark-terms.js';
