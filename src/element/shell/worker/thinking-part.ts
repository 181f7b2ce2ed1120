import { partFrom } from '../lazy-code.js';

/** What computers think by, for a page that has no worker which does; loaded with the first question at the latest. */
export const thinkingCode = partFrom(() => import('../../../players/think.js'), 'think', 'computers');
