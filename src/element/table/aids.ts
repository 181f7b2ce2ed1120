import type { Action } from '../../game/action.js';
import type { Explained } from './template-data.js';
import { createAdvisor, type Advisor } from './advice/advisor.js';
import { placeIn, type AtTable } from './context.js';
import { createDeduction, type Deduction } from '../features/deduction/deduction.js';
import { createGuide, type Guide } from '../features/terms/terms.js';
import { createHelper } from '../features/help/help.js';
import type { Panels } from './panels/panels.js';
import type { Presenter } from './picture/presenter.js';
import { createTraining, type Training } from '../features/trainer/trainer.js';

/** All that helps who plays: hints and looking back, the trainer, what explains questions and terms, the sheet of the blind. */
export interface Aids {
  readonly advisor: Advisor;
  /** Null: here nobody is trained. */
  readonly training: Training | null;
  readonly deduction: Deduction;
  readonly guide: Guide;
  /** What is explained of the question that is shown; null: nothing. */
  readonly help: () => Explained | null;
  /** The game has gone on: what was said of the question before is void. */
  clear(): void;
}

export interface AidsOptions {
  readonly presenter: Presenter;
  readonly panels: () => Panels;
  /** Does what was chosen, as if it had been clicked. */
  readonly choose: (action: Action) => void;
}

const trainingOf = (table: AtTable, { presenter, choose }: AidsOptions): Training | null => {
  const { stats, controls, temperaments } = table;
  if (controls || !stats) return null;
  return createTraining({
    ...table,
    isAsked: () => presenter.model.asked,
    isAlone: temperaments.length > 0,
    choose,
    book: stats,
  });
};

const helperOf = (table: AtTable, { presenter }: AidsOptions): Aids['help'] => {
  const { keeper, host } = table;
  return keeper ? createHelper({ ...table, keeper, presenter, live: placeIn(host, '.live') }) : () => null;
};

export const createAids = (table: AtTable, options: AidsOptions): Aids => {
  const { presenter, panels } = options;
  const advisor = createAdvisor({ ...table, presenter, isReviewOpen: () => panels().open === 'review' });
  const training = trainingOf(table, options);
  return {
    advisor,
    training,
    deduction: createDeduction({
      ...table,
      presenter: () => presenter,
      mayAsk: () => !table.controls && table.isAmongComputers(),
    }),
    guide: createGuide({ ...table, now: () => presenter.snapshot.view, showRules: () => panels().show('rules') }),
    help: helperOf(table, options),
    clear() {
      advisor.clear();
      training?.clear();
    },
  };
};
