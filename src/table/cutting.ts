import type { ActionOf } from '../game/action.js';
import type { View } from '../game/view.js';
import type { Layout } from './layout/layout.js';
import { packPlace } from './layout/pack.js';
import type { Box } from './picture.js';

/** The cut available to the viewer. */
export interface Cutting {
  readonly action: ActionOf<'cut'>;
  /** The number of cards in the lifted packet; `null` if the game chooses the number. */
  readonly cutAt: number | null;
  /** The maximum number of cards in the packet. */
  readonly max: number;
  /** The area in which the viewer chooses the cut, over the pack and on both sides of it. */
  readonly box: Box;
}

/** The minimum width of the cutting area, in CSS pixels. At this width, a finger can choose every card. */
const MIN_WIDTH = 180;

const cuttingBox = (layout: Layout): Box => {
  const { x, y, width, height } = packPlace(layout).box;
  const widened = Math.min(Math.max(MIN_WIDTH, 2.6 * width), layout.felt.width - 2 * layout.pad);
  return { x: x + (width - widened) / 2, y: y - 0.1 * height, width: widened, height: 1.2 * height };
};

/** Returns the cut available to the viewer; otherwise `null`. */
export const cuttingOf = (view: View, layout: Layout, cutAt: number | null): Cutting | null => {
  const action = view.legal.find((legal): legal is ActionOf<'cut'> => legal.type === 'cut');
  return action ? { action, cutAt, max: view.rules.pack - 1, box: cuttingBox(layout) } : null;
};
