/** Help on the current question, based on the viewer's view. The texts are in `i18n`. */
import type { View } from '../game/view.js';
import { isBlind, schlaegeOf, schlagOfCard, trumpfOfCard, type Announcement } from '../rules/announce.js';
import { cardOf, deckOf, RANKS, SUITS, suitOf, type Card, type Schlag, type Suit } from '../rules/card.js';
import { answeringSchlag, isTrumpCalled, legalCards } from '../rules/follow.js';
import { itemAt } from '../rules/item-at.js';
import { rankCards, trickWinner } from '../rules/order.js';
import { gestrichenChoiceIn, isGestrichen } from '../rules/score.js';
import {
  isAnnouncer,
  opponentsOf,
  partyOf,
  playTogether,
  sideOf,
  takesTurns,
  trickSizeOf,
  type Seat,
} from '../rules/seats.js';
import { HAND_SIZE, TRICKS_TO_WIN } from '../rules/tricks.js';
import { roleNameOf, type RoleName } from '../rules/why-won.js';

/** The cards that rank above the Schlag. */
export type AboveSchlag =
  | 'none'
  | 'guter'
  | 'superguter'
  | 'kritische'
  | 'kritische-and-wander-kritt'
  | 'kritische-and-superguter';

/** The cards above the Guter, the Superguter or the Wander-Kritt: none, the Kritische, or the Superguter. */
export type AboveGuter = 'none' | 'kritische' | 'superguter';

/** The cards above the Weli as the Schlag. There is no Superguter then. */
export type AboveWeli = Exclude<AboveSchlag, 'superguter' | 'kritische-and-superguter'>;

/** Parameters of each help text. A `name` is a player's name at the table. */
export interface HelpParams {
  /** `rests`: whether the player after the dealer rests. */
  readonly roles: { readonly rests: boolean };
  readonly 'roles-alone': null;
  readonly 'roles-blind': { readonly others: boolean };
  readonly 'roles-bottom': null;
  readonly schlag: { readonly ranks: readonly Schlag[]; readonly count: number; readonly above: AboveSchlag };
  readonly 'schlag-single': { readonly above: AboveSchlag };
  readonly trumpf: { readonly suit: Suit; readonly count: number };
  readonly 'trumpf-guter': {
    readonly suit: Suit;
    readonly card: Card;
    readonly role: 'guter' | 'superguter' | 'wander-kritt';
    readonly above: AboveGuter;
  };
  readonly 'trumpf-rechter': { readonly suit: Suit; readonly card: Card };
  readonly 'show-schlag': { readonly ranks: readonly Schlag[]; readonly count: number; readonly others: boolean };
  readonly 'show-schlag-single': { readonly others: boolean };
  readonly 'show-trumpf': { readonly suit: Suit; readonly count: number; readonly others: boolean };
  readonly schoeneres: null;
  readonly 'schoeneres-asked': null;
  readonly schlagtausch: null;
  readonly 'schlagtausch-asked': { readonly dealerLeads: boolean };
  readonly decide: { readonly missing: number };
  /** `value`: the value before the bid, which the opponents score after a fold. */
  readonly 'answer-bid': { readonly to: number; readonly value: number; readonly own: number; readonly others: number };
  readonly bluff: null;
  readonly aim: { readonly value: number; readonly partner: boolean };
  readonly 'own-best': { readonly card: Card; readonly role: RoleName };
  readonly 'own-none': null;
  readonly 'lead-highest': { readonly card: Card };
  /** `role`: the role of the card apart from its suit, or null. */
  readonly 'lead-unseen': { readonly card: Card; readonly role: RoleName | null };
  readonly 'lead-unseen-schlag': null;
  readonly 'lead-trumpf': { readonly bound: 'everyone' | 'announcers' };
  readonly 'lead-free': null;
  readonly 'must-follow': { readonly schlag: 'any' | 'weli' | 'rechter'; readonly critical: boolean };
  readonly 'must-call': null;
  readonly 'free-of-trump': null;
  readonly free: null;
  readonly 'ahead-partner': { readonly name: string; readonly card: Card };
  /** `beats`: the two lowest cards in the hand that beat `card`. `more`: whether the hand has more such cards. */
  readonly 'ahead-opponent': {
    readonly name: string;
    readonly card: Card;
    readonly beats: readonly Card[];
    readonly more: boolean;
  };
  readonly 'ahead-lost': { readonly name: string; readonly card: Card };
  readonly 'blind-lead': null;
  readonly 'blind-free': null;
  readonly 'blind-first-trick': null;
  readonly 'blind-tell': null;
  /** `most`: the maximum number of signs per trick. */
  readonly signal: { readonly most: 1 | 2 | 'any' };
  readonly bid: { readonly to: number };
  /** A raised hand: `value` is its value after other players bid and held. */
  readonly raised: { readonly value: number };
  /** The Weli as Schlag. */
  readonly 'weli-schlag': { readonly above: AboveWeli };
  readonly 'gestrichen-own': null;
  readonly 'gestrichen-others': null;
  /** A hand without bids, because only one side is gestrichen. `four`: whether it is played for the Four. */
  readonly 'gestrichen-forced': { readonly value: number; readonly four: boolean; readonly own: boolean };
  /** `left`: whether tricks were left to play. */
  readonly 'hand-tricks': { readonly left: boolean; readonly target: number };
  readonly 'hand-fold': null;
  readonly 'next-deal': null;
  readonly 'game-end': null;
}

export type HelpKey = keyof HelpParams;

/** A help text as data, independent of language. */
export type Help = { readonly [Key in HelpKey]: { readonly key: Key; readonly params: HelpParams[Key] } }[HelpKey];

/** Keys that share a topic, because one explanation covers them. All other keys are separate topics. */
const TOPICS: Partial<Readonly<Record<HelpKey, string>>> = {
  'roles-alone': 'roles',
  'roles-blind': 'roles',
  'roles-bottom': 'roles',
  'schlag-single': 'schlag',
  'show-schlag-single': 'show-schlag',
  'own-none': 'own-best',
  'lead-unseen': 'lead-highest',
  'lead-unseen-schlag': 'lead-highest',
  'lead-free': 'lead-trumpf',
  'ahead-lost': 'ahead-opponent',
};

export const topicOf = ({ key }: Help): string => TOPICS[key] ?? key;

type Rules = View['rules'];

/** Returns the most frequent items of a list, in the order of `all`, and how often each occurs. */
const mostFrequent = <T>(
  all: readonly T[],
  list: readonly T[],
): { readonly most: readonly T[]; readonly count: number } => {
  const countOf = (one: T): number => list.filter((other) => other === one).length;
  const count = Math.max(...all.map(countOf));
  return { most: all.filter((one) => countOf(one) === count), count };
};

const schlaegeIn = (rules: Rules, hand: readonly Card[]) => {
  const named = schlaegeOf(rules);
  return mostFrequent(named, hand.filter((card) => !rules.critical.includes(card)).map(schlagOfCard));
};

const suitsIn = (rules: Rules, hand: readonly Card[]) =>
  mostFrequent(SUITS, hand.filter((card) => !rules.critical.includes(card)).map(trumpfOfCard));

const aboveSchlag = ({ guter, superguter, critical }: Rules): AboveSchlag => {
  if (critical.length === 0) return guter ? (superguter ? 'superguter' : 'guter') : 'none';
  if (!guter) return 'kritische';
  return superguter ? 'kritische-and-superguter' : 'kritische-and-wander-kritt';
};

const helpForWeli = ({ guter, guterOnWeli, critical }: Rules): Help => {
  const hasGuter = guter && guterOnWeli;
  const above: AboveWeli =
    critical.length === 0 ? (hasGuter ? 'guter' : 'none') : hasGuter ? 'kritische-and-wander-kritt' : 'kritische';
  return { key: 'weli-schlag', params: { above } };
};

/** Returns the cards above a card with this role. With the Weli as Schlag, there is no Superguter. */
const aboveGuter = ({ superguter, critical }: Rules, role: RoleName | null, schlag: Schlag): AboveGuter => {
  if (superguter && role !== 'superguter' && schlag !== 'weli') return 'superguter';
  return critical.length > 0 ? 'kritische' : 'none';
};

/** Whether some seats do not learn the announcement. */
const hasBlindSeats = ({ rules }: View): boolean => isBlind(rules) && trickSizeOf(rules) > 2;

const helpBeforeDeal = (view: View): readonly Help[] => {
  const { rules } = view;
  switch (rules.announcement) {
    case 'open': {
      const both = rules.players === 3 && rules.threePlayer === 'forehand-names-both';
      return [both ? { key: 'roles-alone', params: null } : { key: 'roles', params: { rests: takesTurns(rules) } }];
    }
    case 'blind-chosen':
      return [{ key: 'roles-blind', params: { others: hasBlindSeats(view) } }];
    case 'blind-bottom-card':
      return [{ key: 'roles-bottom', params: null }];
  }
};

const helpForSchlag = ({ rules, hand }: View): Help => {
  const { most, count } = schlaegeIn(rules, hand);
  const above = aboveSchlag(rules);
  return count > 1
    ? { key: 'schlag', params: { ranks: most, count, above } }
    : { key: 'schlag-single', params: { above } };
};

/** Returns help about the viewer's cards with each suit as Trumpf. */
const helpForTrumpf = ({ rules, hand }: View, schlag: Schlag): readonly Help[] => {
  const { most, count } = suitsIn(rules, hand);
  const become = SUITS.flatMap((suit) =>
    hand.map((card) => [roleNameOf(rules, { schlag, trumpf: suit }, card), suit, card] as const),
  );
  const findRole = (...roles: readonly (RoleName | null)[]) => become.find(([role]) => roles.includes(role));
  const guter = findRole('superguter') ?? findRole('guter', 'wander-kritt');
  // The Weli as Schlag is the Rechter under every Trumpf.
  const rechter = schlag === 'weli' ? undefined : findRole('rechter');
  return [
    ...(schlag === 'weli' ? [helpForWeli(rules)] : []),
    ...(guter
      ? [
          {
            key: 'trumpf-guter',
            params: {
              role: guter[0] as 'guter',
              suit: guter[1],
              card: guter[2],
              above: aboveGuter(rules, guter[0], schlag),
            },
          } as const,
        ]
      : []),
    ...(rechter ? [{ key: 'trumpf-rechter', params: { suit: rechter[1], card: rechter[2] } } as const] : []),
    { key: 'trumpf', params: { suit: itemAt(most, 0), count } },
  ];
};

const helpForShowing = (view: View): Help => {
  const { rules, hand, seat, forehand } = view;
  const others = hasBlindSeats(view);
  if (seat !== forehand) {
    const { most, count } = suitsIn(rules, hand);
    return { key: 'show-trumpf', params: { suit: itemAt(most, 0), count, others } };
  }
  const { most, count } = schlaegeIn(rules, hand);
  return count > 1
    ? { key: 'show-schlag', params: { ranks: most, count, others } }
    : { key: 'show-schlag-single', params: { others } };
};

const helpForAnnouncement = (view: View): readonly Help[] => {
  const { legal, announcement } = view;
  const may = (type: string): boolean => legal.some((action) => action.type === type);
  return [
    ...(may('announce-schlag') ? [helpForSchlag(view)] : []),
    ...(may('announce-trumpf') && announcement.schlag ? helpForTrumpf(view, announcement.schlag) : []),
    ...(may('show') ? [helpForShowing(view)] : []),
    ...(may('ask-schoeneres') ? [{ key: 'schoeneres', params: null } as const] : []),
    ...(may('ask-schlagtausch') ? [{ key: 'schlagtausch', params: null } as const] : []),
  ];
};

const helpForAnswer = (view: View, seat: Seat): readonly Help[] => {
  const { pending, players, rules, tricks, value } = view;
  const dealer = view.dealer ?? 0;
  const missing = (seats: readonly Seat[]): number => TRICKS_TO_WIN - itemAt(tricks, sideOf(players, itemAt(seats, 0)));
  switch (pending?.type) {
    case 'bid': {
      const own = missing(partyOf(rules, dealer, seat));
      const others = missing(opponentsOf(rules, dealer, seat));
      return [
        { key: 'answer-bid', params: { to: pending.to, value, own, others } },
        { key: 'bluff', params: null },
      ];
    }
    case 'schoeneres':
      return [{ key: 'schoeneres-asked', params: null }];
    case 'schlagtausch':
      return [{ key: 'schlagtausch-asked', params: { dealerLeads: rules.leadAfterSwap === 'schlag-announcer' } }];
    default:
      return [];
  }
};

/** Returns the cards that are certainly in no hand: played cards and a known card of the stock. */
const playedCards = ({ history, peeked, stockTop, stockSeen = [], rules }: View): readonly Card[] => {
  const deal = history.map(({ type }) => type).lastIndexOf('deal');
  const played = history.slice(deal + 1).flatMap((entry) => (entry.type === 'play' ? [entry.card] : []));
  // A Schöneres from the stock deals the top card, so only the bottom card is sure to be out of play.
  const [top, bottom] = stockSeen;
  const isDealt = history.slice(deal + 1).some(({ type }) => type === 'redealt');
  const cards = [rules.cut === 'peek-bottom' ? peeked : null, stockTop, isDealt ? null : top, bottom];
  return [...played, ...cards.filter((card) => card !== undefined && card !== null)];
};

/** Whether the viewer holds only one card, so that legal cards need no explanation. */
const isLastCard = ({ hand }: View): boolean => hand.length === 1;

const isFirstTrick = ({ tricks }: View): boolean => tricks.every((taken) => taken === 0);

const ownCards = ({ rules, hand }: View, announcement: Announcement): Help => {
  const card = rankCards(rules, announcement)
    .flat()
    .find((one) => hand.includes(one));
  const role = card && roleNameOf(rules, announcement, card);
  return card && role ? { key: 'own-best', params: { card, role } } : { key: 'own-none', params: null };
};

/** Returns help about the highest cards not yet played, based on the viewer's view. */
const highestLeft = (view: View, announcement: Announcement): readonly Help[] => {
  const past = playedCards(view);
  const [top] = rankCards(view.rules, announcement)
    .map((tier) => tier.filter((card) => !past.includes(card)))
    .filter(({ length }) => length > 0);
  if (!top) return [];
  const own = top.find((card) => view.hand.includes(card));
  const first = itemAt(top, 0);
  if (own) return [{ key: 'lead-highest', params: { card: own } }];
  return [
    top.length > 1
      ? { key: 'lead-unseen-schlag', params: null }
      : { key: 'lead-unseen', params: { card: first, role: roleNameOf(view.rules, announcement, first) } },
  ];
};

const helpForLead = (view: View, announcement: Announcement): readonly Help[] => {
  const { follow } = view.rules;
  const asks: readonly Help[] = isLastCard(view)
    ? []
    : follow === 'everyone' || follow === 'announcers'
      ? [{ key: 'lead-trumpf', params: { bound: trickSizeOf(view.rules) === 2 ? 'everyone' : follow } }]
      : follow === 'none'
        ? [{ key: 'lead-free', params: null }]
        : [];
  return [...highestLeft(view, announcement), ...asks];
};

/** Returns help about the card that wins the trick so far, and the viewer's cards that beat it. */
const helpForWinningCard = (view: View, seat: Seat, announcement: Announcement, names: readonly string[]): Help => {
  const { trick, rules, legal } = view;
  const cards = trick.map(({ card }) => card);
  const best = itemAt(trick, trickWinner(rules, announcement, cards));
  const { card } = best;
  const name = itemAt(names, best.seat);
  if (playTogether(rules, view.dealer ?? 0, seat, best.seat)) return { key: 'ahead-partner', params: { name, card } };
  const order = [
    ...rankCards(rules, announcement).flat(),
    ...RANKS.map((rank) => cardOf(suitOf(itemAt(cards, 0)), rank)),
  ];
  const beats = view.hand
    .filter((own) => legal.some((action) => action.type === 'play' && action.card === own && !action.penalty))
    .filter((own) => trickWinner(rules, announcement, [...cards, own]) === cards.length)
    .sort((one, other) => order.indexOf(other) - order.indexOf(one));
  return beats.length === 0
    ? { key: 'ahead-lost', params: { name, card } }
    : { key: 'ahead-opponent', params: { name, card, beats: beats.slice(0, 2), more: beats.length > 2 } };
};

/** Whether the seat must follow the lead: whether a plain card would be illegal, even if the hand contains no plain card. */
const mustFollow = (view: View, seat: Seat, announcement: Announcement): boolean => {
  const { rules, hand, trick, dealer } = view;
  const plain = deckOf(rules.pack).find((card) => roleNameOf(rules, announcement, card) === null);
  if (plain === undefined) return false;
  const cards = legalCards(rules, announcement, {
    hand: [...hand, plain],
    trick: trick.map(({ card }) => card),
    announcer: isAnnouncer(rules, dealer ?? 0, seat),
    firstTrick: isFirstTrick(view),
    called: view.called,
  });
  return !cards.includes(plain);
};

/** Returns help about the duty to follow. */
const helpForFollowing = (view: View, seat: Seat, announcement: Announcement): Help => {
  const { rules, called, trick } = view;
  if (mustFollow(view, seat, announcement)) {
    if (called) return { key: 'must-call', params: null };
    const schlag = answeringSchlag(rules, announcement);
    return { key: 'must-follow', params: { schlag, critical: rules.critical.length > 0 } };
  }
  // If the rules do not bind the seat, its cards are not the reason why it can play any card.
  const isBound =
    rules.follow === 'everyone' || (rules.follow === 'announcers' && isAnnouncer(view.rules, view.dealer ?? 0, seat));
  const asks =
    isBound &&
    isTrumpCalled(
      rules,
      announcement,
      trick.map(({ card }) => card),
    );
  return { key: asks ? 'free-of-trump' : 'free', params: null };
};

/** Returns help about the current trick. */
const helpForTrick = (
  view: View,
  seat: Seat,
  announcement: Announcement,
  names: readonly string[],
): readonly Help[] => {
  const best = helpForWinningCard(view, seat, announcement, names);
  if (isLastCard(view)) return best.key === 'ahead-opponent' ? [best] : [];
  return [helpForFollowing(view, seat, announcement), best];
};

const helpForKnownAnnouncement = (
  view: View,
  seat: Seat,
  announcement: Announcement,
  names: readonly string[],
): readonly Help[] => {
  const bid = helpForBid(view);
  const isFirst = isFirstTrick(view);
  const tells =
    hasBlindSeats(view) && isFirst && view.rules.openFirstTrick && isAnnouncer(view.rules, view.dealer ?? 0, seat);
  const asked: readonly Help[] =
    view.trick.length === 0 ? helpForLead(view, announcement) : helpForTrick(view, seat, announcement, names);
  const first = asked[0];
  const isForced = first?.key === 'must-follow' || first?.key === 'must-call';
  return [
    ...(isForced ? asked : []),
    ...bid,
    ...(isFirst ? [aimOf(view), ownCards(view, announcement)] : []),
    ...(isForced ? [] : [...asked].reverse()),
    ...(tells ? [{ key: 'blind-tell', params: null } as const] : []),
  ];
};

/** Returns help for a seat that does not know the announcement. Uses only facts that all seats can know. */
const helpForBlindSeat = (view: View): readonly Help[] => [
  ...helpForBid(view),
  ...(isFirstTrick(view) ? [aimOf(view)] : []),
  ...(isLastCard(view) ? [] : [{ key: view.trick.length === 0 ? 'blind-lead' : 'blind-free', params: null } as const]),
  ...(view.openTrick ? [{ key: 'blind-first-trick', params: null } as const] : []),
];

const aimOf = ({ rules, dealer, seat, value }: View): Help => ({
  key: 'aim',
  params: { value, partner: partyOf(rules, dealer ?? 0, seat ?? 0).length > 1 },
});

/** Whether the hand can be good. Help about bids is useless to a viewer who knows that the hand is bad. */
const mayBeGood = ({ announcement: { schlag, trumpf }, hand, rules }: View): boolean =>
  !schlag || !trumpf || hand.some((card) => roleNameOf(rules, { schlag, trumpf }, card) !== null);

/** Returns help about gestrichen sides, the viewer's side first. */
const helpForGestrichen = ({ rules, score, players, dealer }: View, seat: Seat): readonly Help[] => {
  const isNear = (seats: readonly Seat[]): boolean =>
    seats.some((one) => isGestrichen(rules, itemAt(score, sideOf(players, one))));
  if (isNear(partyOf(rules, dealer ?? 0, seat))) return [{ key: 'gestrichen-own', params: null }];
  return isNear(opponentsOf(rules, dealer ?? 0, seat)) ? [{ key: 'gestrichen-others', params: null }] : [];
};

/** Returns help about a bid that the viewer can make. */
const helpForBid = (view: View): readonly Help[] => {
  const bid = view.legal.find((action) => action.type === 'bid' && !action.penalty);
  return bid?.type === 'bid' && mayBeGood(view) ? [{ key: 'bid', params: { to: bid.to } }] : [];
};

/** Returns help about a hand that was raised without the viewer. */
const helpForRaise = ({ history, seat, value }: View): readonly Help[] => {
  const hand = history.slice(history.map(({ type }) => type).lastIndexOf('deal') + 1);
  const bid = hand.map(({ type }) => type).lastIndexOf('bid');
  const isSeen = hand
    .slice(bid)
    .some((entry) => ['bid', 'hold'].includes(entry.type) && 'seat' in entry && entry.seat === seat);
  return bid < 0 || isSeen ? [] : [{ key: 'raised', params: { value } }];
};

/** Returns help about the stakes of this hand and about a rare Schlag, which the table shows only for a moment. */
const helpForNews = (view: View, seat: Seat): readonly Help[] => {
  const { announcement, rules, dealer } = view;
  const forced = gestrichenChoiceIn(view);
  const own =
    forced !== null && partyOf(rules, dealer ?? 0, seat).some((one) => sideOf(view.players, one) === forced.side);
  const four = rules.gestrichen === 'four';
  return [
    ...(forced ? [{ key: 'gestrichen-forced', params: { value: forced.value, four, own } } as const] : []),
    ...(!forced && isFirstTrick(view) ? helpForGestrichen(view, seat) : []),
    ...helpForRaise(view),
    ...(announcement.schlag === 'weli' && announcement.trumpf ? [helpForWeli(rules)] : []),
  ];
};

const helpForPlay = (view: View, seat: Seat, names: readonly string[]): readonly Help[] => {
  const { legal, announcement, rules } = view;
  const { schlag, trumpf } = announcement;
  const signal = legal.some(({ type }) => type === 'signal');
  return [
    ...helpForNews(view, seat),
    ...(schlag && trumpf ? helpForKnownAnnouncement(view, seat, { schlag, trumpf }, names) : helpForBlindSeat(view)),
    ...(signal ? [{ key: 'signal', params: { most: rules.signalsPerTrick } } as const] : []),
  ];
};

const totalOf = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0);

const helpForHandOver = (view: View, seat: Seat): readonly Help[] => {
  const { result, rules, tricks } = view;
  return [
    // The slate already shows the stroke.
    ...helpForGestrichen(view, seat),
    ...(result?.reason === 'tricks'
      ? [{ key: 'hand-tricks', params: { left: totalOf(tricks) < HAND_SIZE, target: rules.target } } as const]
      : []),
    ...(result?.reason === 'fold' ? [{ key: 'hand-fold', params: null } as const] : []),
    { key: 'next-deal', params: null },
  ];
};

/**
 * Returns all help on the viewer's question, most important first, or an empty list if the viewer need not act.
 * @param names names of the players, by seat
 */
export const helpsFor = (view: View, names: readonly string[]): readonly Help[] => {
  const { seat, phase, toAct, rules, score, players } = view;
  if (seat === null || !toAct.includes(seat)) return [];
  switch (phase) {
    case 'draw':
    case 'cut':
      return helpBeforeDeal(view);
    case 'announce':
      return helpForAnnouncement(view);
    case 'decide':
      return [{ key: 'decide', params: { missing: rules.target - itemAt(score, sideOf(players, seat)) } }];
    case 'answer':
      return helpForAnswer(view, seat);
    case 'play':
      return helpForPlay(view, seat, names);
    case 'hand-over':
      return helpForHandOver(view, seat);
    case 'game-over':
      return [{ key: 'game-end', params: null }];
  }
};
