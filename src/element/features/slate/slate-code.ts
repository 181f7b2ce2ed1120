// The slate, which only tables with enough room show.
export { slateStyles } from './slate-styles.js';
export { slateTemplate } from './slate-template.js';
