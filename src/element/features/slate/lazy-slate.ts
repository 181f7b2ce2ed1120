import { lazyCode } from '../../shell/lazy-code.js';

/** Code that draws the slate. */
export const slateCode = lazyCode(() => import('./slate-code.js'), 'slateTemplate', 'slate');
