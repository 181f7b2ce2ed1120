import { lazyCode } from '../lazy-code.js';

/** Code for the computer players, for pages without a worker. It loads with the first question at the latest. */
export const thinkingCode = lazyCode(() => import('../../../players/think.js'), 'think', 'computers');
