import { itemAt } from '../../rules/item-at.js';
import type { Place } from '../picture.js';
import { centredPlace, clamp } from './box.js';
import { openTrickCardSize } from './card-sizes.js';
import { packXBesideOpposite, sideHandY, sideReach } from './hidden-hand.js';
import { isLow, type Layout } from './layout.js';
import { QUESTION_PX } from './question.js';
import { trickPlace } from './trick.js';

/** The height of the names below an open trick, relative to their text size. */
const NAME_HEIGHT = 0.8;

/**
 * Returns the vertical centre of our open trick. The trick is above a question with one row of answers if the side hand
 * leaves room.
 */
const ourOpenTrickY = (layout: Layout): number => {
  const { felt, choices, form, slate, plateText } = layout;
  const { height } = openTrickCardSize(layout);
  const lowest = felt.y + felt.height - height * 0.54;
  // Next to a slate, the question is not as wide as the table.
  if (form === 'side' || slate) return lowest;
  const highest = sideHandY(layout) + sideReach(layout) + height / 2;
  const preferredY = choices.y + choices.height - QUESTION_PX - NAME_HEIGHT * plateText - height / 2;
  return Math.min(lowest, Math.max(preferredY, highest));
};

/** Returns the place of a taken trick: near our hand for our side, opposite for the others. */
export const pilePlace = (layout: Layout, ours: boolean, index: number, isBesideOpenTrick = false): Place => {
  const { felt, smallCard, pad } = layout;
  if (layout.compact) return layout.compact.pile(layout, ours, index);
  const inset = pad + smallCard.height / 2 + 2;
  // On a narrow table, the tricks overlap more, because the pack can be next to them.
  const free =
    packXBesideOpposite(layout) - 0.5 * smallCard.width - 0.12 * smallCard.height - inset - smallCard.height / 2;
  const step = clamp(0.1 * smallCard.width, free / 2, 0.42 * smallCard.width);
  // A trick that stays open in the corner covers half of the pile.
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

/** The step in card widths. Small faces have their index in the middle, so nearly all of each face must be visible. */
const OPEN_TRICK_STEP = 0.92;
/** The short and the whole width of a player's name, relative to the text size. */
const NAME_WIDTH = 2.6;
const WHOLE_NAME_WIDTH = 3.4;

/** Returns the step between cards of an open trick: the width of a name, if there is room. */
const openTrickStep = (layout: Layout, ours: boolean, count: number): number => {
  const { felt, pad, plateText, form, besideHands, smallCard } = layout;
  const { width, height } = openTrickCardSize(layout);
  const minStep = width * OPEN_TRICK_STEP;
  const whole = WHOLE_NAME_WIDTH * plateText;
  const { y, height: high } = trickPlace(layout, 'bottom').box;
  // If our open trick is below the whole current trick, there is room for full names.
  if (ours && ourOpenTrickY(layout) - height / 2 >= y + high)
    return Math.max(minStep, Math.min(whole, (0.5 * felt.width) / (count - 1)));
  const isBroad = form === 'side' || (besideHands && !isLow(layout));
  const { box } = trickPlace(layout, isBroad ? 'right' : 'bottom');
  const beside = ours ? felt.width - box.x - box.width : packXBesideOpposite(layout) - 0.6 * smallCard.width;
  const free = (beside - 2 * pad - width) / (count - 1);
  return Math.max(minStep, Math.min(isBroad ? whole : Math.min(NAME_WIDTH * plateText, 1.2 * width), free));
};

/** Returns the place of a card in an open trick: upright, side by side, where the pile of that side would be. */
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
