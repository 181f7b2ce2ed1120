import type { View } from '../../game/view.js';
import { itemAt } from '../../rules/item-at.js';
import { randomFrom } from '../../rules/random.js';
import { seatsOf } from '../../rules/seats.js';
import { HAND_SIZE } from '../../rules/tricks.js';
import { announcementIn, knowledgeOf, type Knowledge } from '../worlds/knowledge.js';
import { canBeShown, possibleAnnouncements } from '../worlds/possible-announcements.js';
import { dealingFor } from '../worlds/unseen-deals.js';
import { cardLookupFor, codesOf, takesOver, type CardLookup, type Code } from '../cards/card-lookup.js';
import { playStateOf } from '../cards/play-state.js';
import { solvePlays } from '../cards/solver.js';

/**
 * Number of dangerous cards beyond those that the other seats hold: with a single opponent of up to four cards, and
 * otherwise.
 */
const [SPARE_OF_ONE, SPARE_OF_MORE] = [10, 4];
/**
 * Number of different deals up to which each deal is solved: three cards of a single opponent, or four such cards if only the
 * dangerous cards are dealt.
 */
const MAX_DEALS = 4000;
/**
 * Number of random deals if there are too many, by number of own cards, with several other seats. With more cards, a deal takes
 * longer to solve.
 */
const RANDOM_DEALS = [0, 0, 500, 500, 200, 0];
/** The same number with a single opponent. */
const RANDOM_DEALS_OF_ONE = 500;

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
 * Returns, for each option, the number of deals in which it loses: all deals if they are few, otherwise random deals and deals
 * of the strongest unseen cards, for a blind seat under each possible announcement. Such deals are too rare for the sample. They
 * decide between cards that do equally well in the imagined worlds.
 * @param found receives the outcome of each deal, with one number per option: 1 if the option wins, otherwise 0
 */
export const rareLosses = (
  view: View,
  knowledge: Knowledge,
  options: Parameters<typeof solvePlays>[3],
  found: (wins: Uint8Array) => void,
): readonly number[] => {
  let losses: readonly number[] = options.map(() => 0);
  const { players, hand, rules } = view;
  const limit = players === 2 ? RANDOM_DEALS_OF_ONE : itemAt(RANDOM_DEALS, hand.length);
  if (options.length < 2 || limit === 0) return losses;
  const playState = playStateOf(view);
  const owners = new Uint8Array(rules.pack);
  const wins = new Uint8Array(options.length);
  const random = randomFrom('rare');
  const known = announcementIn(view);
  const announcements = known
    ? [known]
    : possibleAnnouncements(view, knowledge).map(({ announcement }) => announcement);
  for (const announcement of announcements) {
    const lookup = cardLookupFor(rules)(announcement);
    const under = known ? knowledge : knowledgeOf({ ...view, announcement });
    const solve = (): void => {
      if (!known && !canBeShown(view, knowledge, announcement, owners)) return;
      solvePlays(lookup, playState, owners, options, wins);
      found(wins);
      losses = losses.map((count, index) => count + 1 - (wins.at(index) ?? 0));
    };
    const solveDealsOf = (unseen: Knowledge['unseen']): boolean => {
      const dealing = dealingFor({ view, knowledge: { ...under, unseen }, infers: true });
      const isComplete = dealing.ways <= MAX_DEALS && announcements.length === 1;
      if (isComplete) dealing.each(owners, solve);
      else for (let deal = limit; deal > 0; deal -= announcements.length) if (dealing.deal(owners, random) > 0) solve();
      return isComplete;
    };
    if (!solveDealsOf(knowledge.unseen)) solveDealsOf(dangerousCards(view, knowledge, lookup));
  }
  return losses;
};
