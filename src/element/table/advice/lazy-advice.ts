import { lazyCode } from '../../shell/lazy-code.js';

export type AdviceCode = typeof import('./advice-code.js');

/** Code that finds hints, reviews hands and formats both as sentences. */
export const adviceCode = lazyCode(() => import('./advice-code.js'), 'advise', 'hints');
