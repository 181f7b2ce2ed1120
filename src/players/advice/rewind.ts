import type { Action, ActionOf } from '../../game/action.js';
import type { Fact, Played, Question, TakenTrick } from '../../game/fact.js';
import type { Phase } from '../../game/phase.js';
import type { View } from '../../game/view.js';
import { isBlind, schlagOfCard, trumpfOfCard, type Announcement } from '../../rules/announce.js';
import type { Card } from '../../rules/card.js';
import { legalCards, mayCall } from '../../rules/follow.js';
import { gestrichenChoice, isGestrichen } from '../../rules/score.js';
import {
  announcersOf,
  isAnnouncer,
  membersOf,
  opponentsOf,
  partyOf,
  playTogether,
  seatAfter,
  seatsOf,
  sideOf,
  sidesOf,
  sidesOfSeats,
  type Seat,
} from '../../rules/seats.js';
import { firstLeaderIn } from '../cards/play-state.js';
import { announcersIn } from '../worlds/expected-announcement.js';
import { allowsLastTrickBid, bidObstacle, FIRST_VALUE, lastTrickRestricts, nextBidValue } from '../../rules/stakes.js';
import { isFirstTrickOpen, LAST_TRICK } from '../../rules/tricks.js';
import { openStockTopAfter } from '../worlds/knowledge.js';
import type { HandHistory } from './hand-history.js';

type Entry = Action | Fact;

/** The state of a hand, built from its history entry by entry. */
interface HandState {
  readonly announcement: View['announcement'];
  readonly trick: readonly Played[];
  readonly taken: readonly TakenTrick[];
  readonly tricks: readonly number[];
  readonly value: number;
  readonly lastBidder: Seat | null;
  readonly pending: Question | null;
  readonly called: boolean;
  readonly leader: Seat;
  readonly shown: readonly Seat[];
  readonly swapped: boolean;
}

/** Returns the half of a blind announcement that the seat has made with its own shown card. */
const ownAnnouncement = (
  view: View,
  seat: Seat,
  state: HandState,
  { seat: by, card }: ActionOf<'show'>,
): View['announcement'] => {
  if (by !== seat || !card || state.announcement.schlag !== undefined) return {};
  return seat === view.dealer ? { trumpf: trumpfOfCard(card) } : { schlag: schlagOfCard(card) };
};

const stateAfterDeal = (view: View): HandState => ({
  announcement: {},
  trick: [],
  taken: [],
  tricks: sidesOf(view.players).map(() => 0),
  value: FIRST_VALUE,
  lastBidder: null,
  pending: null,
  called: false,
  leader: view.forehand as Seat,
  shown: [],
  swapped: false,
});

const handStateAt = (view: View, score: readonly number[], seat: Seat, past: readonly Entry[]): HandState => {
  const { rules } = view;
  const applyEntry = (state: HandState, entry: Entry): HandState => {
    switch (entry.type) {
      case 'announced':
        return {
          ...state,
          announcement: {
            ...(entry.schlag && { schlag: entry.schlag }),
            ...(entry.trumpf && { trumpf: entry.trumpf }),
          },
          pending: null,
        };
      case 'show':
        return {
          ...state,
          shown: [...state.shown, entry.seat],
          pending: null,
          announcement: { ...state.announcement, ...ownAnnouncement(view, seat, state, entry) },
        };
      case 'redealt':
        return { ...state, announcement: {}, shown: [], pending: null };
      case 'swapped':
        return {
          ...state,
          announcement: {},
          shown: [],
          swapped: true,
          pending: null,
          leader: firstLeaderIn(view, true),
        };
      case 'ask-schoeneres':
        return { ...state, pending: { type: 'schoeneres', seat: entry.seat } };
      case 'ask-schlagtausch':
        return { ...state, pending: { type: 'schlagtausch', seat: entry.seat } };
      case 'ask-swap-hands':
        return { ...state, pending: { type: 'swap-hands', seat: entry.seat } };
      case 'answer':
        return { ...state, pending: null };
      case 'decide':
        return { ...state, value: gestrichenChoice(rules, score)?.value ?? state.value };
      case 'bid':
        return {
          ...state,
          value: state.pending?.type === 'bid' ? state.pending.to : state.value,
          lastBidder: entry.seat,
          pending: { type: 'bid', seat: entry.seat, to: entry.to },
        };
      case 'hold':
        return {
          ...state,
          value: state.pending?.type === 'bid' ? state.pending.to : state.value,
          pending: null,
        };
      case 'play':
        return {
          ...state,
          trick: [...state.trick, { seat: entry.seat, card: entry.card }],
          called: state.called || entry.call === true,
        };
      case 'trick':
        return {
          ...state,
          trick: [],
          taken: [...state.taken, { winner: entry.winner, cards: entry.cards }],
          tricks: entry.tricks,
          leader: entry.winner,
        };
      default:
        return state;
    }
  };
  return past.reduce<HandState>(applyEntry, stateAfterDeal(view));
};

/** Returns the score at the start of the hand. */
const scoreBefore = (view: View, before: readonly Entry[]): readonly number[] => {
  const known = before.filter((entry) => entry.type === 'hand' || entry.type === 'struck').at(-1);
  if (known) return known.score;
  const { result } = view;
  if (!result) return view.score;
  const winners = result.sides ?? [result.side];
  return result.score.map((points, side) => (winners.includes(side) ? points - result.points : points));
};

/** Returns the Bummerl before this game. */
const bummerlBefore = ({
  bummerl,
  bummerlKinds,
  games,
  gameResult,
  players,
}: View): Pick<View, 'bummerl' | 'bummerlKinds' | 'games'> => {
  if (!gameResult) return { bummerl, ...(bummerlKinds && { bummerlKinds }), ...(games && { games }) };
  const winners = gameResult.sides ?? [gameResult.side];
  const losers =
    gameResult.losers ??
    sidesOf(players)
      .filter((side) => !winners.includes(side))
      .map((side) => ({ side, bummerl: gameResult.bummerl }));
  return {
    bummerl: bummerl.map((count, side) => count - (losers.find((loser) => loser.side === side)?.bummerl ?? 0)),
    ...(bummerlKinds && {
      bummerlKinds: bummerlKinds.map((kinds, side) => (winners.includes(side) ? kinds : kinds.slice(0, -1))),
    }),
    ...(games && { games: games.slice(0, -1) }),
  };
};

/** Whether the game waits for the answer to the question. It does not wait for the answer about a swap of hands. */
const isQuestionOpen = (pending: Question | null): pending is Exclude<Question, { readonly type: 'swap-hands' }> =>
  pending !== null && pending.type !== 'swap-hands';

const phaseOf = (action: Action, { pending, announcement }: HandState): Phase => {
  if (isQuestionOpen(pending)) return 'answer';
  if (action.type === 'decide') return 'decide';
  if (action.type === 'signal' && announcement.trumpf === undefined) return 'announce';
  return action.type === 'play' || action.type === 'bid' || action.type === 'signal' ? 'play' : 'announce';
};

const seatDueAt = ({ players }: View, { leader, trick }: HandState): Seat => seatAfter(players, leader, trick.length);

const toActIn = (
  view: View,
  phase: Phase,
  state: HandState,
  action: Action,
  history: View['history'],
): readonly Seat[] => {
  const { pending, shown, swapped, announcement } = state;
  const { players, rules } = view;
  const dealer = view.dealer as Seat;
  if (isQuestionOpen(pending))
    return pending.type === 'bid'
      ? opponentsOf(rules, dealer, pending.seat)
      : announcersOf(rules, dealer).filter((other) => other !== pending.seat);
  if (phase === 'decide') return membersOf(players, sideOf(players, action.seat));
  if (phase === 'play') return [seatDueAt(view, state)];
  if (action.type === 'signal') {
    const { schlag, trumpf } = announcersIn({ ...view, history });
    return [announcement.schlag === undefined ? schlag : trumpf];
  }
  return isBlind(rules) && !rules.sequential
    ? announcersOf(rules, dealer).filter((other) => !shown.includes(other))
    : isAnnouncer(rules, dealer, action.seat)
      ? [action.seat]
      : // A blind player acts while the game waits for the announcement of the Schlag.
        [swapped ? dealer : (view.forehand as Seat)];
};

/** The cards of a seat and the score, at an index of the hand. */
type Seen = Pick<View, 'hand' | 'score'>;

/** Returns the answers to a bid that were legal without a penalty, apart from "Farbe!". */
const answersAt = (view: View, { hand, score }: Seen, state: HandState, seat: Seat, to: number): readonly Action[] => {
  const { rules, players } = view;
  const dealer = view.dealer as Seat;
  const sides = sidesOfSeats(players, partyOf(rules, dealer, seat));
  const trick = state.trick.map(({ card }) => card);
  const isRestricted =
    !rules.farbe &&
    state.taken.length === LAST_TRICK &&
    trick.length > 0 &&
    (!isBlind(rules) || isAnnouncer(rules, dealer, seat)) &&
    lastTrickRestricts(rules, true, true);
  const lastCard = hand[0] ?? state.trick.find((played) => played.seat === seat)?.card;
  const mayRaise =
    bidObstacle(rules, score, sides, to) === null &&
    (!isRestricted ||
      (lastCard !== undefined && allowsLastTrickBid(rules, state.announcement as Announcement, lastCard, trick)));
  return [
    { type: 'hold', seat },
    { type: 'fold', seat },
    ...(mayRaise ? [{ type: 'bid', seat, to: nextBidValue(to) } as const] : []),
  ];
};

/**
 * If the seat's card was due, returns the plays that were legal, and the action itself if it is a bid. If the seat answered a
 * bid, returns the possible answers. Otherwise, returns only the action.
 */
const legalAt = (view: View, seen: Seen, state: HandState, action: Action): readonly Action[] => {
  const { rules, dealer } = view;
  const { hand } = seen;
  const { seat } = action;
  if (state.pending?.type === 'bid' && (action.type === 'hold' || action.type === 'fold' || action.type === 'bid'))
    return answersAt(view, seen, state, seat, state.pending.to);
  const isDue =
    state.pending === null && (action.type === 'play' || (action.type === 'bid' && seat === seatDueAt(view, state)));
  if (!isDue) return [action];
  const { schlag, trumpf } = state.announcement;
  const announcement = schlag !== undefined && trumpf !== undefined ? ({ schlag, trumpf } as Announcement) : null;
  const firstTrick = state.taken.length === 0;
  const trick = state.trick.map(({ card }) => card);
  // A seat that does not know the announcement has no duty to follow.
  const cards = announcement
    ? legalCards(rules, announcement, {
        hand,
        trick,
        announcer: isAnnouncer(rules, dealer as Seat, seat),
        firstTrick,
        called: state.called,
      })
    : hand;
  const callable =
    announcement && firstTrick && trick.length === 0 ? cards.filter((card) => mayCall(rules, announcement, card)) : [];
  const plays = [
    ...cards.map((card): Action => ({ type: 'play', seat, card })),
    ...callable.map((card): Action => ({ type: 'play', seat, card, call: true })),
  ];
  return action.type === 'bid' ? [...plays, action] : plays;
};

/** Returns the view of a seat at an index of the hand, without `legal`, or null if the view cannot be restored. */
const viewWithoutLegal = (
  view: View,
  { before, since }: HandHistory,
  seat: Seat,
  at: number,
): { readonly state: HandState; readonly seen: Omit<View, 'phase' | 'toAct' | 'legal'> } | null => {
  const later = since.slice(at);
  // The cards that the seat discarded for a Schöneres are unknown.
  if (later.some((entry) => entry.type === 'redealt' && entry.seats.includes(seat))) return null;
  const past = since.slice(0, at);
  const { players, rules } = view;
  const dealer = view.dealer as Seat;
  const score = scoreBefore(view, before);
  const state = handStateAt(view, score, seat, past);
  const { announcement, trick, taken, tricks, value, lastBidder, pending, called } = state;
  const playedLater = (player: Seat): readonly Card[] =>
    later.flatMap((entry) => (entry.type === 'play' && entry.seat === player ? [entry.card] : []));
  const isAnnounced = announcement.schlag !== undefined && announcement.trumpf !== undefined;
  const partner = seatsOf(players).find((other) => other !== seat && playTogether(rules, dealer, seat, other));
  const { partnerHand: partnersLeft, ...rest } = view;
  const partnerHand =
    partnersLeft && isAnnounced && partner !== undefined ? [...partnersLeft, ...playedLater(partner)] : undefined;
  const seen = {
    ...rest,
    hand: [...view.hand, ...playedLater(seat)],
    ...(partnerHand && { partnerHand }),
    handSizes: view.handSizes.map((size, other) => size + playedLater(other).length),
    stockTop: openStockTopAfter(past),
    announcement,
    trick,
    lastTrick: taken.at(-1) ?? null,
    openTrick: isFirstTrickOpen(rules, taken.length) ? (taken[0] ?? null) : null,
    tricks,
    value,
    lastBidder: lastBidder === null ? null : sideOf(players, lastBidder),
    score,
    gestrichen: score.map((points) => isGestrichen(rules, points)),
    ...bummerlBefore(view),
    history: [...before, ...past],
    pending,
    called,
    result: null,
    revealed: null,
    gameResult: null,
  };
  return { state, seen };
};

/** Whether a seat can look at its cards before the announcement is complete. */
const canLookAtStart = ({ rules, dealer }: View, seat: Seat): boolean =>
  rules.look === 'everyone' || isAnnouncer(rules, dealer as Seat, seat);

/**
 * Returns the view of a seat before one of its actions in the finished hand, without later knowledge. `legal` contains the
 * plays or answers to a bid that were legal, or only the action. Returns null if the seat discarded cards for a Schöneres, because the view
 * cannot be restored.
 * @param at index of the action in `since`
 */
export const rewindView = (view: View, history: HandHistory, at: number): View | null => {
  const action = history.since[at] as Action;
  const then = viewWithoutLegal(view, history, action.seat, at);
  if (!then) return null;
  const { state } = then;
  const phase = phaseOf(action, state);
  // Before looking at the cards, a blind player can decide for the side at the start, swap hands or signal.
  const isAtStart = phase === 'announce' || (phase === 'decide' && view.rules.decideAt === 'start');
  const hasLooked = !isAtStart || canLookAtStart(view, action.seat);
  const seen = hasLooked ? then.seen : { ...then.seen, hand: [] };
  return {
    ...seen,
    phase,
    toAct: toActIn(view, phase, state, action, seen.history),
    legal: legalAt(view, seen, state, action),
  };
};

/**
 * Returns the view of a seat at the start of a trick, with an empty `legal`. Returns null in the same case as
 * `rewindView()`.
 * @param at index in `since` of the first entry of the trick
 */
export const rewindToLead = (view: View, history: HandHistory, seat: Seat, at: number): View | null => {
  const then = viewWithoutLegal(view, history, seat, at);
  return then && { ...then.seen, phase: 'play', toAct: [seatDueAt(view, then.state)], legal: [] };
};
