import { lazyCode } from '../lazy-code.js';

/** What computers think by, for a page that has no worker which does; loaded with the first question at the latest. */
export const thinkingCode = lazyCode(() => import('../../../players/think.js'), 'think', 'computers');
