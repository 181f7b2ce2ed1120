// The panels that belong to no other feature.
export { createDeletions } from './deletions.js';
export { keysPanel } from './keys-panel.js';
export { keysStyles } from './keys-styles.js';
export { logPanel } from './log-panel.js';
export { scorePanel } from './score-panel.js';
export { statsPanel } from './stats-panel.js';
