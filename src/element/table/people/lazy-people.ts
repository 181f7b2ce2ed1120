import { lazyCode } from '../../shell/lazy-code.js';

/** Code that draws, moves and voices the people at the table. */
export const peopleCode = lazyCode(() => import('./people-code.js'), 'createPainter', 'people');
