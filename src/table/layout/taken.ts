import type { Place } from '../picture.js';
import { around, clamp } from './box.js';
import { openTrickCard } from './card-sizes.js';
import { besideOpposite } from './hidden-hand.js';
import type { Layout } from './layout.js';
import { trickPlace } from './trick.js';

/** Where the cards of a taken trick are put: our side's near our hand, the others' opposite. */
export const pilePlace = (layout: Layout, ours: boolean, index: number, isBesideOpen = false): Place => {
  const { felt, smallCard, pad } = layout;
  const inset = pad + smallCard.height / 2 + 2;
  // On a narrow table they lie closer: the pack may be beside them.
  const free = besideOpposite(layout) - 0.5 * smallCard.width - 0.12 * smallCard.height - inset - smallCard.height / 2;
  const step = clamp(0.1 * smallCard.width, free / 2, 0.42 * smallCard.width);
  // Half hidden by a trick that stays open in the corner.
  const depth = isBesideOpen ? openTrickCard(layout).height : 0.6 * smallCard.width;
  return ours
    ? around(felt.width - inset - index * step, felt.y + felt.height - depth, smallCard, 90 + index * 4)
    : around(inset + index * step, felt.y + depth, smallCard, 90 - index * 4);
};

/** Small faces have their index in the middle: nearly all of each has to be seen. */
const OPEN_TRICK_STEP = 0.92;
/** What the name of who played a card wants, by the size of the text. */
const NAME_WIDTH = 2.6;

/** How far a card of a trick that stays open lies from the next: as far as a name wants, if the trick leaves it the room. */
const openTrickStep = (layout: Layout, ours: boolean, count: number): number => {
  const { felt, pad, plateText } = layout;
  const { width } = openTrickCard(layout);
  const least = width * OPEN_TRICK_STEP;
  const { box } = trickPlace(layout, ours ? 'bottom' : 'top');
  const beside = ours ? felt.width - box.x - box.width : besideOpposite(layout) - 0.6 * layout.smallCard.width;
  const free = (beside - 2 * pad - width) / (count - 1);
  return Math.max(least, Math.min(NAME_WIDTH * plateText, free, 1.2 * width));
};

/** Where the cards of a trick that stays open lie: side by side, upright, where the pile of that side would be. */
export const openTrickPlace = (layout: Layout, ours: boolean, index: number, count: number): Place => {
  const { felt, pad } = layout;
  const card = openTrickCard(layout);
  const step = openTrickStep(layout, ours, count);
  const from = pad + Math.max(card.width, step) / 2;
  const y = felt.y + felt.height - card.height * 0.54;
  return ours
    ? around(felt.width - from - (count - 1 - index) * step, y, card)
    : around(from + index * step, felt.y + card.height * 0.5, card);
};
