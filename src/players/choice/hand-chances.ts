import type { ActionOf } from '../../game/action.js';
import type { View } from '../../game/view.js';
import type { Card } from '../../rules/card.js';
import { itemAt } from '../../rules/item-at.js';
import { TRICKS_TO_WIN } from '../../rules/tricks.js';
import type { Announcement } from '../../rules/announce.js';
import { announcementIn, type Knowledge } from '../worlds/knowledge.js';
import { playStateOf } from '../cards/play-state.js';
import type { World } from '../worlds/world.js';
import type { DecisionContext } from '../decision-context.js';
import { announcersIn, expectedAnnouncement } from '../worlds/expected-announcement.js';
import {
  chanceFrom,
  sampledChance,
  shareOfEffort,
  rateOptions,
  valueOfRating,
  type SampledChance,
  type Thousandths,
} from './rating.js';
import { codesOf, cardLookupFor, type Code } from '../cards/card-lookup.js';
import { keepingWorth, type KeptHand } from '../cards/keeping-worth.js';
import { unseenCodes } from './current-trick.js';
import { rareLosses } from './rare-deals.js';
import { breakTie } from './tie-break.js';

/** A legal card, with or without a call, and the chance of winning the hand with this play. */
export interface CardChance {
  readonly card: Card;
  readonly call?: boolean;
  readonly chance: Thousandths;
  /** Whether another card wins in every examined deal in which this card wins, and in more. */
  readonly isDominated: boolean;
}

/** The chances of a seat in a hand. */
export interface HandChances extends SampledChance {
  /**
   * The chance that the seat's side wins the hand with open cards. If a card is due, this is the highest chance of any card.
   */
  readonly chance: Thousandths;
  /** The legal cards without a penalty, sorted by all criteria, best first. Empty if it is not the seat's turn. */
  readonly cards: readonly CardChance[];
}

/** Share of the effort for the rating by wins. The rest is for ties. */
const WINS_EFFORT = 0.5;

/** Maximum difference between the values of two cards, in thousandths, that counts as sampling noise. */
const NOISE = 15;

/** Returns the plays without a penalty, since computer players never deliberately break rules. */
export const legalPlays = ({ legal }: View): readonly ActionOf<'play'>[] =>
  legal.filter((action): action is ActionOf<'play'> => action.type === 'play' && action.penalty === undefined);

/** Returns, by code, 1 if the card was played in this hand, otherwise 0. */
const playedByCode = ({ rules }: View, { played }: Knowledge): Uint8Array => {
  const playedCards = new Uint8Array(rules.pack);
  for (const card of played.flat()) playedCards[codesOf(rules.pack)[card]] = 1;
  return playedCards;
};

/** Number of worlds used to estimate the worth of keeping a card. */
const WORLDS_FOR_WORTH = 8;

/** Returns a function that gives the worth of keeping a card, summed over the imagined announcements. */
const worthOfCards = (view: View, knowledge: Knowledge, worlds: readonly World[], kept: KeptHand) => {
  const lookupUnder = cardLookupFor(view.rules);
  const unseen = unseenCodes(view, knowledge);
  const worths = worlds
    .slice(0, WORLDS_FOR_WORTH)
    .map(({ announcement }) => keepingWorth(lookupUnder(announcement as Announcement), unseen, kept));
  return (code: Code): number => worths.reduce((sum, worth) => sum + worth(code), 0);
};

/** Returns the chances of a seat in these worlds. Yields after every world. */
export function* handChances(
  { view, seat, skill, knowledge }: DecisionContext,
  worlds: readonly World[],
): Generator<undefined, HandChances> {
  const { rules } = view;
  const playState = playStateOf(view);
  const plays = view.phase === 'play' ? legalPlays(view) : [];
  if (plays.length === 0) {
    const announcementOf = expectedAnnouncement(view, announcementIn(view) ?? view.announcement, announcersIn(view));
    return { ...(yield* sampledChance(rules, playState, worlds, seat, announcementOf, skill)), cards: [] };
  }
  const codes = codesOf(rules.pack);
  const options = plays.map(({ card, call }) => ({ code: codes[card], call: call === true }));
  const { ratings, dominance, total, sample } = yield* rateOptions(
    { rules, playState, playedCards: playedByCode(view, knowledge) },
    worlds,
    options,
    shareOfEffort(skill, WINS_EFFORT),
  );
  const worth = worthOfCards(view, knowledge, worlds, {
    hand: options.map(({ code }) => code),
    tricksNeeded: TRICKS_TO_WIN - itemAt(playState.tricks, itemAt(playState.party, seat)),
  });
  const losses = rareLosses(view, knowledge, options, dominance.add);
  // Weaker players do not look for cards that are better in each deal.
  const isRuledOut = (index: number): boolean => skill.tolerance === 0 && dominance.isDominated(index);
  // A card that wins in every world precedes a card that usually wins. A dominated card comes last.
  const values = ratings.map((rating, index) => {
    const value = rating.won === total ? 2 * total : valueOfRating(rating);
    return isRuledOut(index) ? value - 2 * total : value;
  });
  const rated = plays.map((play, index) => ({
    play,
    code: codes[play.card],
    rating: itemAt(ratings, index),
    value: itemAt(values, index),
    losses: itemAt(losses, index),
    isDominated: isRuledOut(index),
  }));
  // Of leads that win in every world, the seat keeps the best cards for the deals that the sample does not contain.
  const marginOf = ({ rating }: (typeof rated)[number]): number =>
    rating.won === total && playState.trick.length === 0 ? 0 : rating.margin;
  const ranked = [...rated].sort(
    (one, other) =>
      other.value - one.value ||
      one.losses - other.losses ||
      marginOf(other) - marginOf(one) ||
      worth(one.code) - worth(other.code),
  );
  const best = itemAt(ranked, 0);
  // A win in every world needs no tie-break.
  const near =
    best.rating.won === total ? [best] : ranked.filter((one) => 1000 * (best.value - one.value) <= NOISE * 2 * total);
  const lookups = [...new Set(worlds.map(({ announcement }) => cardLookupFor(rules)(announcement as Announcement)))];
  const first = breakTie(near, { playState, seat, lookups, worth });
  const cards = [first, ...ranked.filter((one) => one !== first)].map(
    ({ play: { card, call }, rating, isDominated }) => ({
      card,
      ...(call && { call: true }),
      isDominated,
      chance: chanceFrom(rating.won, total, sample),
    }),
  );
  return { chance: Math.max(...cards.map(({ chance }) => chance)), cards, sample };
}
