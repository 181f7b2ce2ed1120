// A card shown large.
export { closeUpStyles } from './close-up-styles.js';
export { closeUp } from './close-up-template.js';
