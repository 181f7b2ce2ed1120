import type { GameStorage, Topics } from '../../table/context.js';

export interface TrainerOptions {
  readonly table: Topics<'actions' | 'element' | 'game' | 'people' | 'picture' | 'speech'>;
  /** Where the account of answers is stored, unchecked. */
  readonly account: Pick<GameStorage['stats'], 'count' | 'trained'>;
}
