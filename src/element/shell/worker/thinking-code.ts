import { lazyCode } from '../lazy-code.js';

/** Code of the computer players for pages where no worker runs it. Loads with the first question at the latest. */
export const thinkingCode = lazyCode(() => import('../../../players/think.js'), 'think', 'computers');
