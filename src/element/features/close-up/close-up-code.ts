// The code for a card's close-up, loaded when the visitor first opens a close-up.
export { closeUpStyles } from './close-up-styles.js';
export { closeUp } from './close-up-template.js';
