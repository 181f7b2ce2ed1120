import { lazyCode } from '../../shell/lazy-code.js';

/** The lazily loaded code that draws the slate. */
export const slateCode = lazyCode(() => import('./slate-code.js'), 'slateTemplate', 'slate');
