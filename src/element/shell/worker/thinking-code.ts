import { lazyCode } from '../lazy-code.js';

/** Code for the computer players on pages without a worker. This code loads with the first question at the latest. */
export const thinkingCode = lazyCode(() => import('../../../players/think.js'), 'think', 'computers');
