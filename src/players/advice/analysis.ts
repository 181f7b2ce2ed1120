import type { View } from '../../game/view.js';
import { deckOf, type Card } from '../../rules/card.js';
import type { Announcement } from '../../rules/announce.js';
import type { Seat } from '../../rules/seats.js';
import { playStateOf } from '../cards/play-state.js';
import type { Knowledge } from '../worlds/knowledge.js';
import type { World } from '../worlds/world.js';
import { skillOf } from '../level.js';
import { calibratedChance } from '../bidding/bidding.js';
import { decisionContext, type DecisionContext } from '../decision-context.js';
import { imaginedWorldsByBids } from '../worlds/imagined-worlds.js';
import { expectedAnnouncement, announcersIn } from '../worlds/expected-announcement.js';
import { handChances, type CardChance } from '../choice/hand-chances.js';
import { chanceInWorlds, type Thousandths } from '../choice/rating.js';

/** Input for advice and reviews: the seat's knowledge and the worlds sampled from this knowledge. */
export interface Analysis {
  readonly view: View;
  readonly seat: Seat;
  readonly knowledge: Knowledge;
  readonly context: DecisionContext;
  readonly worlds: readonly World[];
}

/**
 * Analyses a view as a strong player does, with the other players' actions and bids as evidence. Yields every few deals.
 * @param worlds number of sampled worlds. Default: the number that the level uses for a decision
 */
export function* analyse(view: View, seat: Seat, seed: string, worlds?: number): Generator<undefined, Analysis> {
  const strong = skillOf('strong');
  const skill =
    worlds === undefined ? strong : { ...strong, worlds, nodes: Math.round((strong.nodes * worlds) / strong.worlds) };
  const context = decisionContext(view, seat, skill, seed);
  return { view, seat, knowledge: context.knowledge, context, worlds: yield* imaginedWorldsByBids(context, null) };
}

/**
 * Returns the calibrated chance for a share of the worlds. The share itself is too high, because the solver sees all cards
 * and finds plays that players miss.
 */
const calibratedShare = ({ view, seat }: Analysis, share: Thousandths): Thousandths =>
  calibratedChance(view, seat, share / 1000);

/** Returns the chance of winning the hand with each legal card, best first. */
export function* cardChances(analysis: Analysis): Generator<undefined, readonly CardChance[]> {
  const { cards } = yield* handChances(analysis.context, analysis.worlds);
  return cards.map((prospect) => ({ ...prospect, chance: calibratedShare(analysis, prospect.chance) }));
}

/** Returns the current chance of winning the hand. If a card is due, assumes that the best card is played. */
export function* chanceNow(analysis: Analysis): Generator<undefined, Thousandths> {
  return calibratedShare(analysis, (yield* handChances(analysis.context, analysis.worlds)).chance);
}

/**
 * Returns the chance of winning the hand after an announcement. Completes a missing half of the announcement as the
 * announcers would.
 * @param swapped whether a Schlagtausch has taken place. Default: as in the view
 */
export function* chanceAfterAnnouncing(
  analysis: Analysis,
  announced: Partial<Announcement>,
  swapped?: boolean,
): Generator<undefined, Thousandths> {
  const { view, seat, context, worlds } = analysis;
  return calibratedShare(
    analysis,
    yield* chanceInWorlds(
      view.rules,
      playStateOf(view),
      worlds,
      seat,
      expectedAnnouncement(view, announced, announcersIn(view, swapped)),
      context.skill,
    ),
  );
}

/** Returns the cards that another seat holds in a world. */
export const cardsInHand = ({ view }: Analysis, { owners }: World, seat: Seat): readonly Card[] =>
  deckOf(view.rules.pack).filter((_, code) => owners[code] === seat);

/** Returns the share of the worlds, by weight, that meet a condition. */
export const shareOfWorlds = ({ worlds }: Analysis, matches: (world: World) => boolean): Thousandths => {
  let [share, all] = [0, 0];
  for (const world of worlds) {
    all += world.weight;
    if (matches(world)) share += world.weight;
  }
  return Math.round((1000 * share) / all);
};
