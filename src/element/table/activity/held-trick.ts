import type { Happening } from '../../../game/game.js';
import type { View } from '../../../game/view.js';
import { factOf } from '../../../table/snapshot.js';

/**
 * What is shown of a happening that ends with a trick: it stays on the table, for it is what is talked about.
 * @param before what was shown last
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
