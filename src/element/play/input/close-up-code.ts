// A card shown large.
export { closeUpStyles } from '../../styles/close-up.js';
export { closeUp } from '../../view/table/close-up.js';
