import type { TakenTrick } from '../game/fact.js';
import type { View } from '../game/view.js';
import { trickWinner } from '../rules/order.js';
import { trickSizeOf, type Seat } from '../rules/seats.js';
import type { Layout } from './layout/layout.js';
import type { Snapshot } from './snapshot.js';

/** Returns the trick that decided a finished hand. The trick lies on the table until the next deal. */
export const finalTrickOf = ({ phase, result, lastTrick }: View): TakenTrick | null =>
  (phase === 'hand-over' || phase === 'game-over') && result?.reason === 'tricks' ? lastTrick : null;

/**
 * Whether the result of a finished hand lies where the viewer's remaining cards were. Above the hand, it would cover the
 * viewer's card in the trick.
 */
export const isHandPutAway = (view: View, { form }: Pick<Layout, 'form'>, viewer: Seat): boolean =>
  (view.phase === 'hand-over' || view.phase === 'game-over') &&
  form === 'upright' &&
  (finalTrickOf(view)?.cards ?? view.trick).some(({ seat }) => seat === viewer);

/** Returns the seat whose card wins the trick so far, or `null` if the viewer does not know the announcement. */
const winningSeatIn = ({ trick, rules, announcement: { schlag, trumpf } }: View): Seat | null => {
  if (trick.length < 2 || schlag === undefined || trumpf === undefined) return null;
  const cards = trick.map(({ card }) => card);
  return trick[trickWinner(rules, { schlag, trumpf }, cards)]?.seat ?? null;
};

/** Returns the winner of the complete trick on the table, or `null`. A lesson keeps a complete trick on the table. */
export const trickWinnerOf = ({ view, won }: Snapshot): Seat | null =>
  finalTrickOf(view)?.winner ??
  won?.winner ??
  (view.trick.length === trickSizeOf(view.rules) ? winningSeatIn(view) : null);

/** Returns the seat whose card is winning the trick so far, or `null` if the viewer does not know the announcement. */
export const leadingSeatOf = (snapshot: Snapshot): Seat | null =>
  trickWinnerOf(snapshot) ?? winningSeatIn(snapshot.view);
