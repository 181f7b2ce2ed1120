import type { TakenTrick } from '../game/fact.js';
import type { View } from '../game/view.js';

/** Returns the trick that decided a finished hand. The trick lies on the table until the next deal. */
export const finalTrickOf = ({ phase, result, lastTrick }: View): TakenTrick | null =>
  (phase === 'hand-over' || phase === 'game-over') && result?.reason === 'tricks' ? lastTrick : null;
