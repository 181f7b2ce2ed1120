import { lazyCode } from '../../shell/lazy-code.js';

/** The lazily loaded code of the close-up. */
export const closeUpCode = lazyCode(() => import('./close-up-code.js'), 'closeUp', 'large card');
