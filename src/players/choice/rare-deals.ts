import type { View } from '../../game/view.js';
import { itemAt } from '../../rules/item-at.js';
import { randomFrom } from '../../rules/random.js';
import { seatsOf } from '../../rules/seats.js';
import { HAND_SIZE } from '../../rules/tricks.js';
import { announcementIn, type Knowledge } from '../worlds/knowledge.js';
import { dealingFor } from '../worlds/unseen-deals.js';
import { cardLookupFor, codesOf, takesOver, type CardLookup, type Code } from '../cards/card-lookup.js';
import { playStateOf } from '../cards/play-state.js';
import { solvePlays } from '../cards/solver.js';

/**
 * Number of dangerous cards beyond those that the other seats hold: with a single opponent of up to four cards, and
 * otherwise.
 */
const [SPARE_OF_ONE, SPARE_OF_MORE] = [10, 4];
/** Maximum number of deals of these cards. Four cards of a single opponent allow 1,001 deals. */
const MAX_DEALS = 1001;
/** Number of random deals, if there are too many. */
const RANDOM_DEALS = 150;
/** Maximum number of own cards with several other seats. With more cards, the deals would take too long to solve. */
const MAX_CARDS = 3;

/** Returns the unseen cards that beat most of the own cards, or that fewest of the own cards beat. */
const dangerousCards = (
  { rules, hand, players, handSizes, seat }: View,
  { unseen, knownHands }: Knowledge,
  lookup: CardLookup,
): Knowledge['unseen'] => {
  const codes = codesOf(rules.pack);
  const own = hand.map((card) => codes[card]);
  const dangerOf = (code: Code): number =>
    own.filter((one) => takesOver(lookup, [one], code)).length -
    own.filter((one) => takesOver(lookup, [code], one)).length;
  const held = seatsOf(players).reduce<number>(
    (sum, other) => sum + (other === seat ? 0 : itemAt(handSizes, other) - itemAt(knownHands, other).length),
    0,
  );
  return [...unseen]
    .sort((one, other) => dangerOf(codes[other]) - dangerOf(codes[one]))
    .slice(0, held + (players === 2 && hand.length < HAND_SIZE ? SPARE_OF_ONE : SPARE_OF_MORE));
};

/**
 * Returns, for each option, the number of deals of the strongest unseen cards in which it loses. Such deals are too rare for
 * the sample. They decide between cards that do equally well in the imagined worlds.
 */
export const rareLosses = (
  view: View,
  knowledge: Knowledge,
  options: Parameters<typeof solvePlays>[3],
): readonly number[] => {
  let losses: readonly number[] = options.map(() => 0);
  const announcement = announcementIn(view);
  const { players, hand, rules } = view;
  if (!announcement || options.length < 2 || (players > 2 && hand.length > MAX_CARDS)) return losses;
  const lookup = cardLookupFor(rules)(announcement);
  const playState = playStateOf(view);
  const owners = new Uint8Array(rules.pack);
  const wins = new Uint8Array(options.length);
  const solve = (): void => {
    solvePlays(lookup, playState, owners, options, wins);
    losses = losses.map((count, index) => count + 1 - (wins.at(index) ?? 0));
  };
  const unseen = dangerousCards(view, knowledge, lookup);
  const dealing = dealingFor({ view, knowledge: { ...knowledge, unseen }, infers: true });
  if (dealing.ways <= MAX_DEALS) dealing.each(owners, solve);
  else {
    const random = randomFrom('rare');
    for (let deal = 0; deal < RANDOM_DEALS; deal++) if (dealing.deal(owners, random) > 0) solve();
  }
  return losses;
};
