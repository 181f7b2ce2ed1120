/** Blunders that no human player would make, judged only from the acting seat's view. */
import type { Action, ActionOf } from '../../src/game/action.js';
import type { View } from '../../src/game/view.js';
import { calibratedChance } from '../../src/players/bidding/bidding.js';
import { seatDueIn } from '../../src/players/cards/play-state.js';
import { legalPlays } from '../../src/players/choice/hand-chances.js';
import { signsOf } from '../../src/players/signals/given-signs.js';
import { announcementIn, isBlindSeat, knowledgeOf, currentHandHistory } from '../../src/players/worlds/knowledge.js';
import { rankHeight, rankOf, suitOf, type Card } from '../../src/rules/card.js';
import { heightOf, roleOf, trickWinner } from '../../src/rules/order.js';
import type { Announcement } from '../../src/rules/announce.js';
import { opponentsOf, playTogether, seatAfter, type Seat } from '../../src/rules/seats.js';
import { FIRST_VALUE } from '../../src/rules/stakes.js';
import { TRICKS_TO_WIN } from '../../src/rules/tricks.js';
import { chancesOf } from './chances.js';

/** The kinds of blunders with their descriptions. */
export const BLUNDERS = {
  'lost-trump': 'plays a trump or Schlag to a lost trick, although a lesser card is legal',
  'lost-high':
    'plays an Ass or König of a plain suit to a lost trick, although a plain card from the Ten down is legal',
  'ours-trump': 'plays a trump or Schlag to a trick that the partner is sure to win, although a lesser card is legal',
  'ours-high': 'plays an Ass or König to such a trick, although a plain card from the Ten down is legal',
  'open-trump': 'plays a trump or Schlag that does not win the open trick, although a lesser card is legal',
  dear: 'wins a trick with a Schlag, a Guter or a Kritischer, although a lesser card wins it as surely',
  'decisive-lead':
    'leads a beatable card to the deciding trick, although an unbeatable one does not clearly worsen the chance',
  'decisive-follow':
    'does not make sure of the deciding trick, although a sure card does not clearly worsen the chance',
  'fold-strong': 'folds to the first bid with no trick lost and two of Rechter, Guter, Kritischer and a Linker',
  'blind-bid': 'bids or raises while blind with an estimated chance below a half',
  'raised-on': 'raises at least the third time in a row without a sure win',
  'sign-fold': 'folds to a bid although the partner has signalled Trumpf, Schlag or “I win this alone”',
} as const;
export type Blunder = keyof typeof BLUNDERS;

interface TrickSituation {
  readonly view: View;
  readonly seat: Seat;
  readonly announcement: Announcement;
  /** Returns a card's strength in this trick or, if the card is led, in the card's own suit. */
  readonly height: (card: Card) => number;
  readonly mayHold: (seat: Seat, card: Card) => boolean;
  readonly toCome: readonly Seat[];
}

const trickSituation = (view: View, seat: Seat, announcement: Announcement): TrickSituation => {
  const { rules, players, trick } = view;
  const { unseen, excluded, knownHands } = knowledgeOf(view);
  const due = seatDueIn(view);
  return {
    view,
    seat,
    announcement,
    height: (card) => heightOf(rules, announcement, card, suitOf(trick[0]?.card ?? card)),
    mayHold: (other, card) => knownHands[other].includes(card) || (unseen.includes(card) && !excluded[other].has(card)),
    toCome: Array.from({ length: players - trick.length - 1 }, (_, step) => seatAfter(players, due, step + 1)),
  };
};

/** Returns a card's value in later tricks. */
const worthOf = ({ view, announcement }: TrickSituation, card: Card): number =>
  roleOf(view.rules, announcement, card) === 'plain'
    ? rankHeight(rankOf(card))
    : heightOf(view.rules, announcement, card, suitOf(card));

const isOurs = ({ view, seat }: TrickSituation, other: Seat): boolean =>
  playTogether(view.rules, view.dealer as Seat, seat, other);

/** Whether one of these seats could beat a card, given the card led. */
const canBeBeaten = (table: TrickSituation, by: readonly Seat[], card: Card, led: Card): boolean => {
  const { view, announcement, mayHold } = table;
  const heightIn = (other: Card): number => heightOf(view.rules, announcement, other, suitOf(led));
  const { unseen, knownHands } = knowledgeOf(view);
  return [...unseen, ...knownHands.flat()].some(
    (other) => heightIn(other) > heightIn(card) && by.some((seat) => mayHold(seat, other)),
  );
};

const HIGH = rankHeight('K');
const LOW = rankHeight('10');

/**
 * Returns the reason why a discarded card was too valuable for a lost trick, given the alternatives, or null if the card
 * was not too valuable.
 */
const wastedCard = (table: TrickSituation, card: Card, others: readonly Card[]): 'trump' | 'high' | null => {
  const worth = worthOf(table, card);
  if (roleOf(table.view.rules, table.announcement, card) !== 'plain')
    return others.some((other) => worthOf(table, other) < worth) ? 'trump' : null;
  return worth >= HIGH && others.some((other) => worthOf(table, other) <= LOW) ? 'high' : null;
};

const TOP: readonly string[] = ['kritischer', 'guter', 'rechter', 'linker'];

/** Difference in chances, in thousandths, that is well above the noise of the `strong` player's sample. */
const CLEAR = 50;

/** Returns whether the chance with a card is clearly above the chances with all of these other cards. */
const isClearlyBetter = (view: View, card: Card, others: readonly Card[]): boolean => {
  const { cards } = chancesOf(view);
  const chanceWith = (some: readonly Card[]): number =>
    Math.max(...cards.filter((one) => some.includes(one.card)).map(({ chance }) => chance));
  return chanceWith([card]) > chanceWith(others) + CLEAR;
};

const blundersInFollowing = (
  table: TrickSituation,
  card: Card,
  cards: readonly Card[],
  theyNeed: number,
): readonly Blunder[] => {
  const { view, toCome } = table;
  const cardsInTrick = view.trick.map((played) => played.card);
  const [led] = cardsInTrick;
  const winning = view.trick[trickWinner(view.rules, table.announcement, cardsInTrick)];
  const takes = (other: Card): boolean => table.height(other) > table.height(winning.card);
  const others = toCome.filter((seat) => !isOurs(table, seat));
  const partners = toCome.filter((seat) => isOurs(table, seat));
  const ours = isOurs(table, winning.seat);
  const sure = ours && !canBeBeaten(table, others, winning.card, led);
  if (sure) {
    const waste = wastedCard(table, card, cards);
    return waste ? [`ours-${waste}`] : [];
  }
  const safe = cards.filter((other) => takes(other) && !canBeBeaten(table, others, other, led));
  if (theyNeed === 1 && safe.length > 0 && !safe.includes(card) && !isClearlyBetter(table.view, card, safe))
    return ['decisive-follow'];
  if (takes(card)) {
    const role = roleOf(view.rules, table.announcement, card);
    const lesser = safe.some((other) => worthOf(table, other) < worthOf(table, card));
    return TOP.includes(role) && lesser ? ['dear'] : [];
  }
  const waste = wastedCard(
    table,
    card,
    cards.filter((other) => !takes(other)),
  );
  if (!waste) return [];
  const lost = !ours && !cards.some(takes) && !canBeBeaten(table, partners, winning.card, led);
  if (lost) return [`lost-${waste}`];
  return waste === 'trump' ? ['open-trump'] : [];
};

const blundersInPlay = (view: View, seat: Seat, { card }: ActionOf<'play'>): readonly Blunder[] => {
  const announcement = announcementIn(view);
  const cards = [...new Set(legalPlays(view).map((play) => play.card))];
  if (!announcement || cards.length < 2) return [];
  const table = trickSituation(view, seat, announcement);
  const opponents = opponentsOf(view.rules, view.dealer as Seat, seat);
  const theyNeed = TRICKS_TO_WIN - view.tricks[view.players === 4 ? opponents[0] % 2 : opponents[0]];
  if (view.trick.length > 0) return blundersInFollowing(table, card, cards, theyNeed);
  const safe = cards.filter((other) => !canBeBeaten(table, opponents, other, other));
  const misses = theyNeed === 1 && safe.length > 0 && !safe.includes(card) && !isClearlyBetter(view, card, safe);
  return misses ? ['decisive-lead'] : [];
};

/** Returns the number of consecutive bids without a hold, including the last bid. */
const bidsInARow = (view: View): number => {
  const types = currentHandHistory(view.history).flatMap(({ type }) =>
    type === 'bid' || type === 'hold' ? [type] : [],
  );
  return types.length - 1 - types.lastIndexOf('hold');
};

const chanceIn = (view: View, seat: Seat): number => calibratedChance(view, seat, chancesOf(view).chance / 1000);

const blundersInBid = (view: View, seat: Seat): readonly Blunder[] => {
  const kinds: Blunder[] = [];
  if (isBlindSeat(view) && chanceIn(view, seat) < 500) kinds.push('blind-bid');
  if (view.pending && bidsInARow(view) >= 2 && chanceIn(view, seat) < 900) kinds.push('raised-on');
  return kinds;
};

const blundersInFold = (view: View, seat: Seat): readonly Blunder[] => {
  const announcement = announcementIn(view);
  if (!announcement) return [];
  const { rules, players, dealer, hand, tricks, value } = view;
  const kinds: Blunder[] = [];
  const roles = hand.map((card) => roleOf(rules, announcement, card));
  const top = roles.filter((role) => ['kritischer', 'guter', 'rechter'].includes(role)).length;
  const linke = roles.filter((role) => role === 'linker').length;
  const [other] = opponentsOf(rules, dealer as Seat, seat);
  const lost = tricks[players === 4 ? other % 2 : other];
  if (value === FIRST_VALUE && lost === 0 && (top > 1 || (top === 1 && linke > 0))) kinds.push('fold-strong');
  const strong: readonly string[] = [announcement.trumpf, announcement.schlag, 'alone'];
  const isSigned = signsOf(view).some(
    (given) =>
      given.seat !== seat && playTogether(rules, dealer as Seat, given.seat, seat) && strong.includes(given.sign),
  );
  if (isSigned && lost < 2) kinds.push('sign-fold');
  return kinds;
};

/** Returns the blunders in an action, judged only from the acting seat's view. */
export const blundersIn = (view: View, action: Action): readonly Blunder[] => {
  const { seat } = view;
  if (seat === null) return [];
  switch (action.type) {
    case 'play':
      return view.phase === 'play' ? blundersInPlay(view, seat, action) : [];
    case 'bid':
      return blundersInBid(view, seat);
    case 'fold':
      return blundersInFold(view, seat);
    default:
      return [];
  }
};
