import type { GameStorage, Topics } from '../../table/context.js';

export interface TrainerOptions {
  readonly table: Topics<'actions' | 'element' | 'game' | 'people' | 'picture' | 'speech'>;
  /** Storage for the trainer's statistics. The stored data is unchecked. */
  readonly account: Pick<GameStorage['stats'], 'count' | 'trained'>;
}
