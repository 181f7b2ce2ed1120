import type { Happening } from '../../../game/game.js';
import type { View } from '../../../game/view.js';
import { factOf } from '../../../table/snapshot.js';

/**
 * Returns a happening that keeps its last trick on the table, because the text refers to the trick.
 * @param before the view before the happening
 */
export const heldTrick = (before: View, happening: Happening): Happening => {
  const { happened, view } = happening;
  const trick = factOf(happened, 'trick');
  if (!trick || happened.at(-1) !== trick) return happening;
  const { tricks, lastTrick, openTrick } = before;
  return {
    ...happening,
    happened: happened.slice(0, -1),
    view: { ...view, trick: trick.cards, tricks, lastTrick, openTrick, history: view.history.slice(0, -1) },
  };
};
