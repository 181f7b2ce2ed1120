// The slate, which only a broad table has.
export { slateStyles } from './slate-styles.js';
export { slateTemplate } from './slate-template.js';
