import { keysStyles } from '../styles/keys.js';
import { lastTrickStyles } from '../styles/last-trick.js';
import { panelStyles } from '../styles/panel.js';
import { reviewStyles } from '../styles/review.js';
import { wholeHandStyles } from '../styles/whole-hand.js';

// What opens over the table, loaded with the first panel.
export { createDeletions } from './deletions.js';
export { openRulesOnPoster, rulesPage } from './load-rules.js';
export { placeLastTrick } from '../view/last-trick.js';
export { panelTemplate } from '../view/panel.js';
export { stepSentence } from '../view/whole-hand.js';

/** Later ones win. */
export const STYLES = [panelStyles, wholeHandStyles, reviewStyles, keysStyles, lastTrickStyles] as const;
