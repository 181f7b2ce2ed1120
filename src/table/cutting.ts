import type { ActionOf } from '../game/action.js';
import type { View } from '../game/view.js';
import type { Layout } from './layout/layout.js';
import { packPlace } from './layout/pack.js';
import type { Box } from './picture.js';

/** The cut that the viewer may make, on the pack. */
export interface Cutting {
  readonly action: ActionOf<'cut'>;
  /** How many cards are held above the others; null: not chosen yet, and the game will choose. */
  readonly at: number | null;
  /** How many may be lifted off at most; at least one. */
  readonly most: number;
  /** Where it is chosen: over the pack, and to both its sides. */
  readonly box: Box;
}

/** How broad the place is on which it is chosen: each card of the pack a step a finger can feel. */
const LEAST_WIDTH = 180;

const boxIn = (layout: Layout): Box => {
  const { x, y, width, height } = packPlace(layout).box;
  const broad = Math.min(Math.max(LEAST_WIDTH, 2.6 * width), layout.felt.width - 2 * layout.pad);
  return { x: x + (width - broad) / 2, y: y - 0.1 * height, width: broad, height: 1.2 * height };
};

/** What the viewer may cut; null if that is not to be done now. */
export const cuttingIn = (view: View, layout: Layout, at: number | null): Cutting | null => {
  const action = view.legal.find((legal): legal is ActionOf<'cut'> => legal.type === 'cut');
  return action ? { action, at, most: view.rules.pack - 1, box: boxIn(layout) } : null;
};
