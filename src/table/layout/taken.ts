import { itemAt } from '../../rules/item-at.js';
import type { Place } from '../picture.js';
import { centredPlace, clamp } from './box.js';
import { openTrickCardSize } from './card-sizes.js';
import { packXBesideOpposite, sideHandY, sideReach } from './hidden-hand.js';
import { isLow, type Layout } from './layout.js';
import { QUESTION_PX } from './question.js';
import { trickPlace } from './trick.js';

/** How far the names below a trick that stays open look out below it, by the size of their text. */
const NAME_HEIGHT = 0.8;

/** The middle of our trick that stays open: above a question with one row of answers, where the hand at the side leaves it the room. */
const ourOpenTrickY = (layout: Layout): number => {
  const { felt, choices, form, slate, plateText } = layout;
  const { height } = openTrickCardSize(layout);
  const lowest = felt.y + felt.height - height * 0.54;
  // Beside a slate the question is not as broad as the table.
  if (form === 'side' || slate) return lowest;
  const highest = sideHandY(layout) + sideReach(layout) + height / 2;
  const preferredY = choices.y + choices.height - QUESTION_PX - NAME_HEIGHT * plateText - height / 2;
  return Math.min(lowest, Math.max(preferredY, highest));
};

/** Where the cards of a taken trick are put: our side's near our hand, the others' opposite. */
export const pilePlace = (layout: Layout, ours: boolean, index: number, isBesideOpenTrick = false): Place => {
  const { felt, smallCard, pad } = layout;
  if (layout.compact) return layout.compact.pile(layout, ours, index);
  const inset = pad + smallCard.height / 2 + 2;
  // On a narrow table they lie closer: the pack may be beside them.
  const free =
    packXBesideOpposite(layout) - 0.5 * smallCard.width - 0.12 * smallCard.height - inset - smallCard.height / 2;
  const step = clamp(0.1 * smallCard.width, free / 2, 0.42 * smallCard.width);
  // Half hidden by a trick that stays open in the corner.
  const open = openTrickCardSize(layout).height;
  if (!ours)
    return centredPlace(
      inset + index * step,
      felt.y + (isBesideOpenTrick ? open : 0.6 * smallCard.width),
      smallCard,
      90 - index * 4,
    );
  const y = isBesideOpenTrick ? ourOpenTrickY(layout) - 0.46 * open : felt.y + felt.height - 0.6 * smallCard.width;
  return centredPlace(felt.width - inset - index * step, y, smallCard, 90 + index * 4);
};

/** Small faces have their index in the middle: nearly all of each has to be seen. */
const OPEN_TRICK_STEP = 0.92;
/** What the name of who played a card wants, by the size of the text. */
const NAME_WIDTH = 2.6;
const WHOLE_NAME_WIDTH = 3.4;

/** How far a card of a trick that stays open lies from the next: as far as a name wants, if the trick leaves it the room. */
const openTrickStep = (layout: Layout, ours: boolean, count: number): number => {
  const { felt, pad, plateText, form, besideHands, smallCard } = layout;
  const { width, height } = openTrickCardSize(layout);
  const minStep = width * OPEN_TRICK_STEP;
  const whole = WHOLE_NAME_WIDTH * plateText;
  const { y, height: high } = trickPlace(layout, 'bottom').box;
  // Below the whole trick there is room for whole names.
  if (ours && ourOpenTrickY(layout) - height / 2 >= y + high)
    return Math.max(minStep, Math.min(whole, (0.5 * felt.width) / (count - 1)));
  const isBroad = form === 'side' || (besideHands && !isLow(layout));
  const { box } = trickPlace(layout, isBroad ? 'right' : 'bottom');
  const beside = ours ? felt.width - box.x - box.width : packXBesideOpposite(layout) - 0.6 * smallCard.width;
  const free = (beside - 2 * pad - width) / (count - 1);
  return Math.max(minStep, Math.min(isBroad ? whole : Math.min(NAME_WIDTH * plateText, 1.2 * width), free));
};

/** Where the cards of a trick that stays open lie: side by side, upright, where the pile of that side would be. */
export const openTrickPlace = (layout: Layout, ours: boolean, index: number, count: number): Place => {
  const { felt, pad } = layout;
  const card = openTrickCardSize(layout);
  if (layout.compact) {
    const step = Math.max(card.width, NAME_WIDTH * layout.plateText);
    return itemAt(layout.compact.openTrick(layout, ours, card, step, count), index);
  }
  const step = openTrickStep(layout, ours, count);
  const from = pad + Math.max(card.width, step) / 2;
  return ours
    ? centredPlace(felt.width - from - (count - 1 - index) * step, ourOpenTrickY(layout), card)
    : centredPlace(from + index * step, felt.y + card.height * 0.5, card);
};
