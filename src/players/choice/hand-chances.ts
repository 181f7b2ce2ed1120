import type { ActionOf } from '../../game/action.js';
import type { View } from '../../game/view.js';
import type { Card } from '../../rules/card.js';
import { itemAt } from '../../rules/item-at.js';
import type { Announcement } from '../../rules/announce.js';
import { announcementIn, type Knowledge } from '../worlds/knowledge.js';
import { courseIn } from '../cards/course.js';
import type { World } from '../worlds/world.js';
import type { DecisionContext } from '../decision-context.js';
import { announcersIn, expectedAnnouncement } from '../worlds/expected-announcement.js';
import { chanceFrom, chanceOver, partOf, rateOptions, valueOfRating, type Thousandths } from './rating.js';
import { codesOf, cardTablesFor, type Code } from '../cards/card-tables.js';
import { breakTie } from './tie-break.js';

/** A card that may be played, with or without a call, and the chance to win the hand with it. */
export interface CardChance {
  readonly card: Card;
  readonly call?: boolean;
  readonly chance: Thousandths;
}

/** The chances of a seat in a hand. */
export interface HandChances {
  /** The chance that its side wins the hand, all cards open; with a card to play, the highest of any card. */
  readonly chance: Thousandths;
  /** Each card it may play without a penalty, best first by all that counts; empty if it is not its turn. */
  readonly cards: readonly CardChance[];
  /** How many worlds these chances come from. */
  readonly seen: number;
}

/** The share of the effort that goes into who wins; the rest goes into breaking ties. */
const FOR_WINS = 0.5;

/** A difference between values of cards up to this, in thousandths, is noise of the sampled worlds. */
const NEAR = 15;

/** What may be played without a penalty: no computer player breaks a rule on purpose. */
export const lawfulPlays = ({ legal }: View): readonly ActionOf<'play'>[] =>
  legal.filter((action): action is ActionOf<'play'> => action.type === 'play' && action.penalty === undefined);

/** By code: 1 if the card was played in this hand. */
const goneIn = ({ rules }: View, { played }: Knowledge): Uint8Array => {
  const gone = new Uint8Array(rules.pack);
  for (const card of played.flat()) gone[codesOf(rules.pack)[card]] = 1;
  return gone;
};

/** So many worlds are enough to tell how much a card is worth keeping. */
const WORLDS_FOR_WORTH = 8;

/** How much a card is worth keeping, summed over the announcements imagined. */
const worthIn = (view: View, worlds: readonly World[]) => {
  const tablesUnder = cardTablesFor(view.rules);
  const of = worlds
    .slice(0, WORLDS_FOR_WORTH)
    .map(({ announcement }) => tablesUnder(announcement as Announcement).worth);
  return (code: Code): number => of.reduce((sum, worth) => sum + itemAt(worth, code), 0);
};

/** The chances of a seat in these worlds. Yields after every world. */
export function* handChances(
  { view, seat, skill, knowledge }: DecisionContext,
  worlds: readonly World[],
): Generator<undefined, HandChances> {
  const { rules } = view;
  const course = courseIn(view);
  const plays = view.phase === 'play' ? lawfulPlays(view) : [];
  if (plays.length === 0) {
    const announcementOf = expectedAnnouncement(view, announcementIn(view) ?? view.announcement, announcersIn(view));
    const chance = yield* chanceOver(rules, course, worlds, seat, announcementOf, skill);
    return { chance, cards: [], seen: worlds.length };
  }
  const codes = codesOf(rules.pack);
  const options = plays.map(({ card, call }) => ({ code: codes[card], call: call === true }));
  const { ratings, total, seen } = yield* rateOptions(
    { rules, course, gone: goneIn(view, knowledge) },
    worlds,
    options,
    partOf(skill, FOR_WINS),
  );
  const worth = worthIn(view, worlds);
  const rated = plays.map((play, place) => ({ play, code: codes[play.card], rating: itemAt(ratings, place) }));
  // What wins in every world is not given up for what usually wins.
  const valueOf = ({ rating }: (typeof rated)[number]): number =>
    rating.won === total ? 2 * total : valueOfRating(rating);
  const ranked = [...rated].sort(
    (one, other) =>
      valueOf(other) - valueOf(one) || other.rating.margin - one.rating.margin || worth(one.code) - worth(other.code),
  );
  const best = itemAt(ranked, 0);
  // A win in every world needs no tie-break.
  const near =
    best.rating.won === total
      ? [best]
      : ranked.filter((one) => 1000 * (valueOf(best) - valueOf(one)) <= NEAR * 2 * total);
  const allTables = [...new Set(worlds.map(({ announcement }) => cardTablesFor(rules)(announcement as Announcement)))];
  const first = breakTie(near, { course, seat, allTables, worth });
  const cards = [first, ...ranked.filter((one) => one !== first)].map(({ play: { card, call }, rating }) => ({
    card,
    ...(call && { call: true }),
    chance: chanceFrom(rating.won, total, seen),
  }));
  return { chance: Math.max(...cards.map(({ chance }) => chance)), cards, seen };
}
