import type { View } from '../../game/view.js';
import { deckOf, type Card } from '../../rules/card.js';
import type { Announcement } from '../../rules/order.js';
import type { Seat } from '../../rules/seats.js';
import { courseIn } from '../cards/course.js';
import type { Knowledge } from '../worlds/knowledge.js';
import type { Layout } from '../worlds/layouts.js';
import { skillOf } from '../level.js';
import { honestChance } from '../bidding/bidding.js';
import { imaginedByBids, mindOf, type Mind } from '../mind.js';
import { namedIn, namersIn } from '../worlds/named.js';
import { prospectsOver, type Prospect } from '../choice/prospects.js';
import { chanceOver, type Thousandths } from '../choice/rating.js';

/** What somebody who explains a decision goes by: what the seat knows, and how the cards could lie. */
export interface Outlook {
  readonly view: View;
  readonly seat: Seat;
  readonly knowledge: Knowledge;
  readonly mind: Mind;
  readonly layouts: readonly Layout[];
}

/**
 * The outlook of a strong player: what the others did and bid tells where the cards are. Yields every few deals.
 * @param worlds how many ways the cards could lie; left out: as many as decide for him
 */
export function* outlookOf(view: View, seat: Seat, seed: string, worlds?: number): Generator<undefined, Outlook> {
  const strong = skillOf('strong');
  const skill =
    worlds === undefined ? strong : { ...strong, worlds, nodes: Math.round((strong.nodes * worlds) / strong.worlds) };
  const mind = mindOf(view, seat, skill, seed);
  return { view, seat, knowledge: mind.knowledge, mind, layouts: yield* imaginedByBids(mind, null) };
}

/** A share of the layouts as the chance it is: with all cards open one finds what one would not at the table. */
const honest = ({ view, seat }: Outlook, share: Thousandths): Thousandths => honestChance(view, seat, share / 1000);

/** The chances to win the hand with each card that may be played, best first. */
export function* cardChances(outlook: Outlook): Generator<undefined, readonly Prospect[]> {
  const { cards } = yield* prospectsOver(outlook.mind, outlook.layouts);
  return cards.map((prospect) => ({ ...prospect, chance: honest(outlook, prospect.chance) }));
}

/** The chance to win the hand as it stands; with a card to play, with the best card. */
export function* chanceNow(outlook: Outlook): Generator<undefined, Thousandths> {
  return honest(outlook, (yield* prospectsOver(outlook.mind, outlook.layouts)).chance);
}

/**
 * The chance to win the hand if this is named, and what is not named yet as its namers would.
 * @param swapped whether the announcers swap what they name; left out: as it is
 */
export function* chanceNaming(
  outlook: Outlook,
  named: Partial<Announcement>,
  swapped?: boolean,
): Generator<undefined, Thousandths> {
  const { view, seat, mind, layouts } = outlook;
  return honest(
    outlook,
    yield* chanceOver(
      view.rules,
      courseIn(view),
      layouts,
      seat,
      namedIn(view, named, namersIn(view, swapped)),
      mind.skill,
    ),
  );
}

/** The cards that another seat holds in a layout. */
export const heldIn = ({ view }: Outlook, { owners }: Layout, seat: Seat): readonly Card[] =>
  deckOf(view.rules.pack).filter((_, code) => owners[code] === seat);

/** In how many of the layouts, by their weight, something is so. */
export const shareOf = ({ layouts }: Outlook, is: (layout: Layout) => boolean): Thousandths => {
  let [share, all] = [0, 0];
  for (const layout of layouts) {
    all += layout.weight;
    if (is(layout)) share += layout.weight;
  }
  return Math.round((1000 * share) / all);
};
