import type { View } from '../../game/view.js';
import { deckOf, type Card } from '../../rules/card.js';
import type { Announcement } from '../../rules/order.js';
import type { Seat } from '../../rules/seats.js';
import { courseIn } from '../cards/course.js';
import type { Knowledge } from '../worlds/knowledge.js';
import type { World } from '../worlds/world.js';
import { skillOf } from '../level.js';
import { calibratedChance } from '../bidding/bidding.js';
import { decisionContext, type DecisionContext } from '../decision-context.js';
import { imaginedWorldsByBids } from '../worlds/imagined-worlds.js';
import { expectedAnnouncement, announcersIn } from '../worlds/expected-announcement.js';
import { handChances, type CardChance } from '../choice/hand-chances.js';
import { chanceOver, type Thousandths } from '../choice/rating.js';

/** What somebody who explains a decision goes by: what the seat knows, and how the cards could lie. */
export interface Analysis {
  readonly view: View;
  readonly seat: Seat;
  readonly knowledge: Knowledge;
  readonly context: DecisionContext;
  readonly worlds: readonly World[];
}

/**
 * The outlook of a strong player: what the others did and bid tells where the cards are. Yields every few deals.
 * @param worlds how many ways the cards could lie; left out: as many as decide for him
 */
export function* analyse(view: View, seat: Seat, seed: string, worlds?: number): Generator<undefined, Analysis> {
  const strong = skillOf('strong');
  const skill =
    worlds === undefined ? strong : { ...strong, worlds, nodes: Math.round((strong.nodes * worlds) / strong.worlds) };
  const context = decisionContext(view, seat, skill, seed);
  return { view, seat, knowledge: context.knowledge, context, worlds: yield* imaginedWorldsByBids(context, null) };
}

/** A share of the worlds as the chance it is: with all cards open one finds what one would not at the table. */
const honest = ({ view, seat }: Analysis, share: Thousandths): Thousandths =>
  calibratedChance(view, seat, share / 1000);

/** The chances to win the hand with each card that may be played, best first. */
export function* cardChances(analysis: Analysis): Generator<undefined, readonly CardChance[]> {
  const { cards } = yield* handChances(analysis.context, analysis.worlds);
  return cards.map((prospect) => ({ ...prospect, chance: honest(analysis, prospect.chance) }));
}

/** The chance to win the hand as it stands; with a card to play, with the best card. */
export function* chanceNow(analysis: Analysis): Generator<undefined, Thousandths> {
  return honest(analysis, (yield* handChances(analysis.context, analysis.worlds)).chance);
}

/**
 * The chance to win the hand if this is named, and what is not named yet as its announcers would.
 * @param swapped whether the announcers swap what they name; left out: as it is
 */
export function* chanceAnnouncing(
  analysis: Analysis,
  named: Partial<Announcement>,
  swapped?: boolean,
): Generator<undefined, Thousandths> {
  const { view, seat, context, worlds } = analysis;
  return honest(
    analysis,
    yield* chanceOver(
      view.rules,
      courseIn(view),
      worlds,
      seat,
      expectedAnnouncement(view, named, announcersIn(view, swapped)),
      context.skill,
    ),
  );
}

/** The cards that another seat holds in a world. */
export const heldIn = ({ view }: Analysis, { owners }: World, seat: Seat): readonly Card[] =>
  deckOf(view.rules.pack).filter((_, code) => owners[code] === seat);

/** In how many of the worlds, by their weight, something is so. */
export const shareOf = ({ worlds }: Analysis, is: (world: World) => boolean): Thousandths => {
  let [share, all] = [0, 0];
  for (const world of worlds) {
    all += world.weight;
    if (is(world)) share += world.weight;
  }
  return Math.round((1000 * share) / all);
};
