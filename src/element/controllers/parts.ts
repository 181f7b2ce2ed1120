import { partFrom } from '../part.js';

export type AdviceCode = typeof import('../play/aids/advice-code.js');

/** What thinks about hints and looks back at hands, and puts it in words. */
export const adviceCode = partFrom(() => import('../play/aids/advice-code.js'), 'advise', 'hints');

/** What compares a choice with what would be better, and tells. */
export const trainerCode = partFrom(() => import('../play/aids/trainer.js'), 'createTrainer', 'trainer');

/** What tells that a game is not stored. */
export const unsavedCode = partFrom(() => import('../play/own-game/unsaved-code.js'), 'unsavedTemplate', 'notice');

/** What shows the panels that open over the table. */
export const panelsCode = partFrom(() => import('../play/panels/panels-code.js'), 'panelTemplate', 'panels');

/** What moves those who sit at the table. */
export const peopleCode = partFrom(() => import('../play/picture/people-code.js'), 'createPainter', 'people');

/** What draws chalk beside the slate. */
export const chalkCode = partFrom(() => import('../view/table/chalk-sign.js'), 'struckStroke', 'chalk');

/** What shows what can be concluded in blind play. */
export const deductionCode = partFrom(() => import('../play/aids/deduction-code.js'), 'makeSheet', 'sheet');

/** What explains the question of now. */
export const helpCode = partFrom(() => import('../play/aids/help-code.js'), 'createTeller', 'help');

/** What draws the slate. */
export const slateCode = partFrom(() => import('../play/picture/slate-code.js'), 'slateTemplate', 'slate');

/** What shows a card large. */
export const closeUpCode = partFrom(() => import('../play/input/close-up-code.js'), 'closeUp', 'large card');

/** Places and styles of a table with little room. */
export const tightCode = partFrom(() => import('../play/picture/tight-code.js'), 'tightStyles', 'layout');

/** What explains terms where they stand. */
export const guideCode = partFrom(() => import('../play/aids/guide-code.js'), 'openGuide', 'glossary');
