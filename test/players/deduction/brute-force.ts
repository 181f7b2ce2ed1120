/** Finds possible announcements by trying deals one by one. This search is slow, but as simple as the rules. */
import type { View } from '../../../src/game/view.js';
import { canGiveSchlag, schlaegeOf, schlagOfCard, type Announcement } from '../../../src/rules/announce.js';
import { deckOf, SUITS, suitOf, type Card } from '../../../src/rules/card.js';
import { legalCards } from '../../../src/rules/follow.js';
import { trickWinner } from '../../../src/rules/order.js';
import { announcersOf, cutterOf, seatsOf, type Seat } from '../../../src/rules/seats.js';
import { allowsLastTrickBid, lastTrickRestricts } from '../../../src/rules/stakes.js';

/**
 * A deal that fits the events: the last cards dealt to each seat, and the card that each announcer showed or was dealt
 * last.
 */
export interface Witness extends Announcement {
  readonly dealt: readonly (readonly Card[])[];
  readonly shown: readonly [schlag: Card, trumpf: Card];
}

interface Hand {
  readonly mask: number;
  readonly cards: readonly Card[];
}

interface Seen {
  readonly view: View;
  readonly played: readonly (readonly Card[])[];
  /** Tricks in order. The last trick can be incomplete. */
  readonly tricks: readonly (readonly { readonly seat: Seat; readonly card: Card }[])[];
  readonly winners: readonly Seat[];
  /** Restricted bids of the last trick, with the number of cards on the table. */
  readonly bids: readonly { readonly seat: Seat; readonly lying: number }[];
  readonly taken: readonly number[];
  readonly redealt: boolean;
  readonly unseen: readonly Card[];
  /** The open top card of the stock, if the forehand was dealt it in a Schöneres and has not played it. */
  readonly forehandHolds: Card | null;
}

const seenBy = (view: View): Seen => {
  const { history, seat: self, rules } = view;
  const from = history.map(({ type }) => type).lastIndexOf('deal');
  const before = history.map(({ type }) => type).lastIndexOf('cut');
  const taken = view.handSizes.map(
    (_, seat) =>
      history.slice(before, from).filter((event) => event.type === 'took' && event.seat === seat && seat !== self)
        .length,
  );
  const played: Card[][] = view.handSizes.map(() => []);
  const tricks: { seat: Seat; card: Card }[][] = [[]];
  const winners: Seat[] = [];
  const bids: { seat: Seat; lying: number }[] = [];
  let [bidBefore, open] = [false, false];
  for (const event of history.slice(from)) {
    if (event.type === 'play') {
      played[event.seat].push(event.card);
      tricks.at(-1)?.push({ seat: event.seat, card: event.card });
    }
    if (event.type === 'trick') {
      winners.push(event.winner);
      tricks.push([]);
    }
    if (event.type === 'hold') open = false;
    if (event.type === 'bid') {
      const inLast = tricks.length === 5 && tricks[4].length > 0;
      if (inLast && !rules.farbe && lastTrickRestricts(rules, bidBefore, open))
        bids.push({ seat: event.seat, lying: tricks[4].length });
      [bidBefore, open] = [true, true];
    }
  }
  const turned = history.slice(from).find(({ type }) => type === 'stock-top');
  const top = turned?.type === 'stock-top' ? turned.card : null;
  const redealt = history.slice(from).some(({ type }) => type === 'redealt');
  const isDealt = redealt && rules.schoeneresFrom === 'stock' && !played.flat().includes(top as Card);
  const gone = new Set([
    ...played.flat(),
    ...view.hand,
    ...(view.peeked ? [view.peeked] : []),
    ...(top && !redealt ? [top] : []),
  ]);
  return {
    view,
    played,
    tricks,
    winners,
    bids,
    taken,
    redealt,
    forehandHolds: isDealt ? top : null,
    unseen: deckOf(rules.pack).filter((card) => !gone.has(card)),
  };
};

/** Generates all hands of `count` cards that fit, by their indexes in the list, from either end. */
function* handsOf(
  cards: readonly Card[],
  isFit: (card: Card) => boolean,
  count: number,
  step: 1 | -1,
  from = step > 0 ? 0 : cards.length - 1,
): Generator<Hand> {
  if (count === 0) return yield { mask: 0, cards: [] };
  for (let place = from; place >= 0 && place < cards.length; place += step) {
    if (!isFit(cards[place])) continue;
    for (const rest of handsOf(cards, isFit, count - 1, step, place + step))
      yield { mask: rest.mask | (1 << place), cards: [cards[place], ...rest.cards] };
  }
}

const hasMaschine = ({ rules }: View, dealt: readonly Card[]): boolean =>
  rules.maschine > 0 && rules.critical.every((card) => dealt.includes(card));

/** Whether an announcer that was dealt these cards can have played and bid as it did. */
const mayHavePlayed = (
  { view, tricks, bids }: Seen,
  pair: Announcement,
  seat: Seat,
  dealt: readonly Card[],
): boolean => {
  let hand = [...dealt];
  for (const [number, trick] of tricks.entries()) {
    const place = trick.findIndex((play) => play.seat === seat);
    if (place < 0) continue;
    const before = trick.slice(0, place).map(({ card }) => card);
    const legal = legalCards(view.rules, pair, { hand, trick: before, announcer: true, firstTrick: number === 0 });
    if (!legal.includes(trick[place].card)) return false;
    if (number < 4) hand = hand.filter((card) => card !== trick[place].card);
  }
  return bids
    .filter((bid) => bid.seat === seat)
    .every(({ lying }) => {
      const table = tricks[4].slice(0, lying).map(({ card }) => card);
      return allowsLastTrickBid(view.rules, pair, hand[0], table);
    });
};

/**
 * Returns the card that the dealer showed, or was dealt last after taking Kritische at the cut. Null if there is no such
 * card.
 */
const trumpfFrom = ({ rules }: View, dealt: readonly Card[], { trumpf }: Announcement, taken: number): Card | null => {
  const critical = dealt.filter((card) => rules.critical.includes(card));
  if (critical.length < taken) return null;
  const ofSuit = dealt.filter((card) => suitOf(card) === trumpf);
  if (taken === 0 || rules.announcement !== 'blind-bottom-card') return ofSuit[0] ?? null;
  return ofSuit.find((card) => critical.filter((other) => other !== card).length >= taken) ?? null;
};

/** Returns a deal of the remaining cards to the blind seats, or null if none fits. Only Kritische matter in such a deal. */
const restOf = (seen: Seen, rest: readonly Card[]): readonly (readonly Card[])[] | null => {
  const { view, played, taken, redealt } = seen;
  const { rules, players, dealer, seat: self } = view;
  const blind = seatsOf(players).filter((seat) => !announcersOf(rules, dealer as Seat).includes(seat));
  const cutter = cutterOf(players, dealer as Seat);
  const critical = rest.filter((card) => rules.critical.includes(card));
  const room = blind.map((seat) => (seat === self ? 0 : view.handSizes[seat]));
  const given: Card[][] = blind.map(() => []);
  const out: Card[] = [];
  const space = room.reduce((sum, size) => sum + size, 0);
  const fits = (): boolean => {
    if (out.length > rest.length - space) return false;
    const all = blind.map((seat, index) => [...played[seat], ...(seat === self ? view.hand : given[index])]);
    if (all.some((dealt) => hasMaschine(view, dealt))) return false;
    const byCutter = self === cutter || rules.cutBluff ? 0 : taken[cutter];
    if (all[blind.indexOf(cutter)].filter((card) => rules.critical.includes(card)).length < byCutter) return false;
    if (!redealt) return true;
    // Cards taken by the dealer were put aside, or shuffled and dealt again, but not to the blind seats.
    if (rules.schoeneresFrom === 'stock') return out.length >= taken[dealer as Seat];
    return (
      rules.critical.length - all.flat().filter((card) => rules.critical.includes(card)).length >= taken[dealer as Seat]
    );
  };
  const place = (next: number): boolean => {
    if (next === critical.length) return fits();
    for (const [index, cards] of given.entries()) {
      if (cards.length === room[index]) continue;
      cards.push(critical[next]);
      if (place(next + 1)) return true;
      cards.pop();
    }
    out.push(critical[next]);
    if (place(next + 1)) return true;
    out.pop();
    return false;
  };
  const plain = rest.filter((card) => !critical.includes(card));
  if (rest.length < space || !place(0)) return null;
  for (const [index, cards] of given.entries()) while (cards.length < room[index]) cards.push(plain.pop() as Card);
  return blind.map((seat, index) => [...played[seat], ...(seat === self ? view.hand : given[index])]);
};

/** Returns a deal with this announcement that fits all information available to a blind seat, or null if no deal fits. */
const witnessFor = (seen: Seen, pair: Announcement): Witness | null => {
  const { view, played, tricks, winners, taken, redealt } = seen;
  const [dealer, forehand] = [view.dealer as Seat, view.forehand as Seat];
  const isTaken = winners.every((winner, number) => {
    const cards = tricks[number].map(({ card }) => card);
    return tricks[number][trickWinner(view.rules, pair, cards)].seat === winner;
  });
  if (!isTaken) return null;
  const gives = (card: Card): boolean => canGiveSchlag(view.rules, card) && schlagOfCard(card) === pair.schlag;
  // The search tries the forehand's hands from one end of the list and the dealer's hands from the other end. This
  // order finds both hands quickly.
  const rank = (card: Card): number => (gives(card) ? 0 : suitOf(card) === pair.trumpf ? 2 : 1);
  const unseen = [...seen.unseen].sort((one, other) => rank(one) - rank(other));
  if (![...played[forehand], ...unseen].some(gives)) return null;
  if (![...played[dealer], ...unseen].some((card) => suitOf(card) === pair.trumpf)) return null;
  /**
   * Whether a card fits at a seat. If a card binds the announcer when no other card in the hand does, the card binds the
   * announcer in any hand.
   */
  const fitsAt = (seat: Seat): ((card: Card) => boolean) => {
    const fitting = unseen.filter((card) => mayHavePlayed({ ...seen, bids: [] }, pair, seat, [...played[seat], card]));
    return (card) => fitting.includes(card);
  };
  const dealtTo = (seat: Seat, { cards }: Hand): readonly Card[] => [...played[seat], ...cards];
  const ofDealer = redealt ? 0 : taken[dealer];
  const dealers: Hand[] = [];
  let all: Generator<Hand> | null = handsOf(unseen, fitsAt(dealer), view.handSizes[dealer], -1);
  /** Returns a hand that the dealer can hold. Searches for hands on demand. */
  const dealersHand = (index: number): Hand | null => {
    while (all && dealers.length <= index) {
      const { value, done } = all.next();
      if (done) all = null;
      else {
        const dealt = dealtTo(dealer, value);
        const isFit = trumpfFrom(view, dealt, pair, ofDealer) && !hasMaschine(view, dealt);
        if (isFit && mayHavePlayed(seen, pair, dealer, dealt)) dealers.push(value);
      }
    }
    return dealers[index] ?? null;
  };
  for (const first of handsOf(unseen, fitsAt(forehand), view.handSizes[forehand], 1)) {
    if (seen.forehandHolds && !first.cards.includes(seen.forehandHolds)) continue;
    const dealt = dealtTo(forehand, first);
    const shown = dealt.find(gives);
    if (!shown || hasMaschine(view, dealt) || !mayHavePlayed(seen, pair, forehand, dealt)) continue;
    if (!dealersHand(0)) return null;
    for (let index = 0; ; index++) {
      const second = dealersHand(index);
      if (!second) break;
      if (first.mask & second.mask) continue;
      const rest = restOf(
        seen,
        unseen.filter((_, place) => !((first.mask | second.mask) & (1 << place))),
      );
      if (!rest) continue;
      const blind = seatsOf(view.players).filter((seat) => seat !== dealer && seat !== forehand);
      const ofDealers = dealtTo(dealer, second);
      const hands = seatsOf(view.players).map((seat) =>
        seat === forehand ? dealt : seat === dealer ? ofDealers : rest[blind.indexOf(seat)],
      );
      return { ...pair, dealt: hands, shown: [shown, trumpfFrom(view, ofDealers, pair, ofDealer) as Card] };
    }
  }
  return null;
};

/**
 * Returns for each pair, in order, a deal that fits all information available to the blind seat or spectator, or null if no
 * deal fits.
 */
export const witnesses = (view: View): readonly { readonly pair: Announcement; readonly witness: Witness | null }[] => {
  const seen = seenBy(view);
  return schlaegeOf(view.rules).flatMap((schlag) =>
    SUITS.map((trumpf) => ({ pair: { schlag, trumpf }, witness: witnessFor(seen, { schlag, trumpf }) })),
  );
};
