import { lazyCode } from '../../shell/lazy-code.js';

/** Layout and styles for a table with little room or large text. */
export const tightCode = lazyCode(() => import('./tight-code.js'), 'tightStyles', 'layout');
