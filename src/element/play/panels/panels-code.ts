import { keysStyles } from '../../styles/keys.js';
import { lastTrickStyles } from '../../styles/last-trick.js';
import { panelStyles } from '../../styles/panel.js';
import { reviewStyles } from '../../styles/review.js';
import { wholeHandStyles } from '../../styles/whole-hand.js';

// What opens over the table, loaded with the first panel.
export { createDeletions } from './deletions.js';
export { openRulesOnPoster, rulesPage } from '../aids/load-rules.js';
export { placeLastTrick } from '../../view/panels/last-trick.js';
export { panelTemplate } from '../../view/panels/panel.js';
export { stepSentence } from '../../view/panels/whole-hand.js';

/** Later ones win. */
export const STYLES = [panelStyles, wholeHandStyles, reviewStyles, keysStyles, lastTrickStyles] as const;
