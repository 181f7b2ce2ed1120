import { keysStyles } from '../../features/panels/keys-styles.js';
import { lastTrickStyles } from '../../features/last-trick/last-trick-styles.js';
import { panelStyles } from './panel-styles.js';
import { reviewStyles } from '../../features/review/review-styles.js';
import { wholeHandStyles } from '../../features/whole-hand/whole-hand-styles.js';

// What opens over the table, loaded with the first panel.
export { createDeletions } from './deletions.js';
export { openRulesOnPoster, rulesPage } from '../../features/rules-page/load-rules.js';
export { placeLastTrick } from '../../features/last-trick/last-trick-panel.js';
export { panelTemplate } from '../../features/panels/panel-template.js';
export { stepSentence } from '../../features/whole-hand/whole-hand-panel.js';

/** Later ones win. */
export const STYLES = [panelStyles, wholeHandStyles, reviewStyles, keysStyles, lastTrickStyles] as const;
