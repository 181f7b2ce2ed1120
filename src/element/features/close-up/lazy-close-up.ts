import { lazyCode } from '../../shell/lazy-code.js';

/** Code that shows a card large. */
export const closeUpCode = lazyCode(() => import('./close-up-code.js'), 'closeUp', 'large card');
