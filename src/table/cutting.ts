import type { ActionOf } from '../game/action.js';
import type { View } from '../game/view.js';
import type { Layout } from './layout/layout.js';
import { packPlace } from './layout/pack.js';
import type { Box } from './picture.js';

/** The cut that the viewer may make, on the pack. */
export interface Cutting {
  readonly action: ActionOf<'cut'>;
  /** The number of cards in the lifted packet; null: not chosen, so the game chooses. */
  readonly cutAt: number | null;
  /** The most cards that can be lifted. */
  readonly max: number;
  /** Where it is chosen: over the pack, and to both its sides. */
  readonly box: Box;
}

/** The least width of the cutting area, in CSS pixels, so that a finger can choose each card. */
const MIN_WIDTH = 180;

const cuttingBox = (layout: Layout): Box => {
  const { x, y, width, height } = packPlace(layout).box;
  const widened = Math.min(Math.max(MIN_WIDTH, 2.6 * width), layout.felt.width - 2 * layout.pad);
  return { x: x + (width - widened) / 2, y: y - 0.1 * height, width: widened, height: 1.2 * height };
};

/** The cut that the viewer can make now; null if none. */
export const cuttingOf = (view: View, layout: Layout, cutAt: number | null): Cutting | null => {
  const action = view.legal.find((legal): legal is ActionOf<'cut'> => legal.type === 'cut');
  return action ? { action, cutAt, max: view.rules.pack - 1, box: cuttingBox(layout) } : null;
};
