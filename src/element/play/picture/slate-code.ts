// The slate, which only a broad table has.
export { slateStyles } from '../../styles/slate.js';
export { slateTemplate } from '../../view/table/slate.js';
