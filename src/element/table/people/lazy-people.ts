import { lazyCode } from '../../shell/lazy-code.js';

/** Code for the faces, looks and chat of the people at the table. */
export const peopleCode = lazyCode(() => import('./people-code.js'), 'createPainter', 'people');
