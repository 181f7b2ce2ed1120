// Layout and styles for a table with little room or large text.
export { tightStyles } from './tight-styles.js';
export { tightSizes } from './tight-sizes.js';
