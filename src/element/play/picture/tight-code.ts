// Layout and styles of a table with little room or large text.
export { tightStyles } from '../../styles/tight.js';
export { tightSizes } from './tight-sizes.js';
