import { lazyCode } from '../../shell/lazy-code.js';

/** Code of the close-up. */
export const closeUpCode = lazyCode(() => import('./close-up-code.js'), 'closeUp', 'large card');
