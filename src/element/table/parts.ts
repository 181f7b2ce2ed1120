import { partFrom } from '../shell/lazy-code.js';

export type AdviceCode = typeof import('./advice/advice-code.js');

/** What thinks about hints and looks back at hands, and puts it in words. */
export const adviceCode = partFrom(() => import('./advice/advice-code.js'), 'advise', 'hints');

/** What compares a choice with what would be better, and tells. */
export const trainerCode = partFrom(() => import('../features/trainer/trainer-code.js'), 'createTrainer', 'trainer');

/** What tells that a game is not stored. */
export const unsavedCode = partFrom(
  () => import('../features/unsaved-notice/unsaved-notice-code.js'),
  'unsavedTemplate',
  'notice',
);

/** What shows the panels that open over the table. */
export const panelsCode = partFrom(() => import('./panels/panels-code.js'), 'panelTemplate', 'panels');

/** What moves those who sit at the table. */
export const peopleCode = partFrom(() => import('./people/people-code.js'), 'createPainter', 'people');

/** What draws chalk beside the slate. */
export const chalkCode = partFrom(() => import('./score/chalk-sign.js'), 'struckStroke', 'chalk');

/** What shows what can be concluded in blind play. */
export const deductionCode = partFrom(() => import('../features/deduction/deduction-code.js'), 'makeSheet', 'sheet');

/** What explains the question of now. */
export const helpCode = partFrom(() => import('../features/help/help-code.js'), 'createTeller', 'help');

/** What draws the slate. */
export const slateCode = partFrom(() => import('../features/slate/slate-code.js'), 'slateTemplate', 'slate');

/** What shows a card large. */
export const closeUpCode = partFrom(() => import('../features/close-up/close-up-code.js'), 'closeUp', 'large card');

/** Places and styles of a table with little room. */
export const tightCode = partFrom(() => import('./picture/tight-code.js'), 'tightStyles', 'layout');

/** What explains terms where they stand. */
export const guideCode = partFrom(() => import('../features/terms/terms-code.js'), 'openGuide', 'glossary');
