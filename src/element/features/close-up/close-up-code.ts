// The close-up of a card.
export { closeUpStyles } from './close-up-styles.js';
export { closeUp } from './close-up-template.js';
