import type { GameStorage, Topics } from '../../table/context.js';

export interface TrainerOptions {
  readonly table: Topics<'actions' | 'element' | 'game' | 'people' | 'picture' | 'speech'>;
  /** Storage of the trainer's statistics, which are unchecked. */
  readonly account: Pick<GameStorage['stats'], 'count' | 'trained'>;
}
