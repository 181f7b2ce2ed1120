import type { ActionOf } from '../../game/action.js';
import type { View } from '../../game/view.js';
import type { Card } from '../../rules/card.js';
import type { Announcement } from '../../rules/order.js';
import { announcementIn, type Knowledge } from '../worlds/knowledge.js';
import { courseIn } from '../cards/course.js';
import type { Layout } from '../worlds/layouts.js';
import type { Mind } from '../mind.js';
import { namersIn, namedIn } from '../worlds/named.js';
import { chanceFrom, chanceOver, partOf, rated, worthOf, type Thousandths } from './rating.js';
import { codesOf, reckoningFor, type Code } from '../cards/reckoning.js';
import { sensible } from './good-sense.js';

/** A card that may be played, with or without a call, and the chance to win the hand with it. */
export interface Prospect {
  readonly card: Card;
  readonly call?: boolean;
  readonly chance: Thousandths;
}

/** What a seat can hope for. */
export interface Prospects {
  /** The chance that its side wins the hand, all cards open; with a card to play, the highest of any card. */
  readonly chance: Thousandths;
  /** Each card it may play lawfully, best first by all that is reckoned with; empty if it is not its turn. */
  readonly cards: readonly Prospect[];
  /** How many ways the cards could lie this rests on. */
  readonly worlds: number;
}

/** What part of the effort goes into who wins; the rest tells equals apart. */
const FOR_WINS = 0.5;

/** Cards whose values lie so close, in thousandths, are told apart by the luck of the imagined hands. */
const NEAR = 15;

/** What may be played without a penalty: nobody at this table breaks a rule on purpose. */
export const lawfulPlays = ({ legal }: View): readonly ActionOf<'play'>[] =>
  legal.filter((action): action is ActionOf<'play'> => action.type === 'play' && action.penalty === undefined);

/** By code: 1 if the card was played in this hand. */
const goneIn = ({ rules }: View, { played }: Knowledge): Uint8Array => {
  const gone = new Uint8Array(rules.pack);
  for (const card of played.flat()) gone[codesOf(rules.pack)[card]] = 1;
  return gone;
};

/** How much a card is worth keeping, over the announcements imagined. */
const worthIn = (view: View, layouts: readonly Layout[]) => {
  const reckoningOf = reckoningFor(view.rules);
  const of = layouts.slice(0, 8).map(({ announcement }) => reckoningOf(announcement as Announcement).worth);
  return (code: Code): number => of.reduce((sum, worth) => sum + worth[code], 0);
};

/** The prospects of a mind that has imagined how the cards lie. Yields after every layout. */
export function* prospectsOver(
  { view, seat, skill, knowledge }: Mind,
  layouts: readonly Layout[],
): Generator<undefined, Prospects> {
  const { rules } = view;
  const course = courseIn(view);
  const plays = view.phase === 'play' ? lawfulPlays(view) : [];
  if (plays.length === 0) {
    const announcementOf = namedIn(view, announcementIn(view) ?? view.announcement, namersIn(view));
    const chance = yield* chanceOver(rules, course, layouts, seat, announcementOf, skill);
    return { chance, cards: [], worlds: layouts.length };
  }
  const codes = codesOf(rules.pack);
  const options = plays.map(({ card, call }) => ({ code: codes[card], call: call === true }));
  const {
    ratings,
    total,
    layouts: worlds,
  } = yield* rated({ rules, course, gone: goneIn(view, knowledge) }, layouts, options, partOf(skill, FOR_WINS));
  const worth = worthIn(view, layouts);
  // What wins in every world is not given up for what usually wins.
  const valueOf = (index: number): number => (ratings[index].won === total ? 2 * total : worthOf(ratings[index]));
  const order = plays
    .map((_, index) => index)
    .sort(
      (one, other) =>
        valueOf(other) - valueOf(one) ||
        ratings[other].margin - ratings[one].margin ||
        worth(options[one].code) - worth(options[other].code) ||
        one - other,
    );
  const [best] = order;
  // A win in every world is nothing to be sensible about.
  const near =
    ratings[best].won === total
      ? [best]
      : order.filter((index) => 1000 * (valueOf(best) - valueOf(index)) <= NEAR * 2 * total);
  const reckonings = [...new Set(layouts.map(({ announcement }) => reckoningFor(rules)(announcement as Announcement)))];
  const first = sensible(
    options.map(({ code }) => code),
    near,
    { course, seat, reckonings, worth },
  );
  const cards = [first, ...order.filter((index) => index !== first)].map((index) => ({
    card: plays[index].card,
    ...(plays[index].call && { call: true }),
    chance: chanceFrom(ratings[index].won, total, worlds),
  }));
  return { chance: Math.max(...cards.map(({ chance }) => chance)), cards, worlds };
}
