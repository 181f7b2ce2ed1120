/** Playing cards and taking tricks (RULES.md sections 3.9 and 5). */
import { itemAt } from '../../rules/item-at.js';
import type { Card } from '../../rules/card.js';
import { legalCards, mayCall } from '../../rules/follow.js';
import { trickWinner } from '../../rules/order.js';
import type { Announcement } from '../../rules/announce.js';
import { isAnnouncer, sideOf, sidesOf, trickSizeOf, type Seat } from '../../rules/seats.js';
import { TRICKS_TO_WIN } from '../../rules/tricks.js';
import { replaceAt, withFact, type Change } from '../change.js';
import type { Penalty, Played } from '../fact.js';
import type { GameState } from '../game-state.js';
import { announcementOf, dealerOf, handOf, opponentsAt, partyAt, seatDue, sidesFor } from '../roles.js';
import { endGameFor, scoreHand } from '../scoring.js';
import type { ActionRules } from './action-rules.js';

/** Plays a card. `call` adds the call "Trumpf oder Kritisch", if the rules allow this call. */
export interface PlayAction {
  readonly type: 'play';
  readonly seat: Seat;
  readonly card: Card;
  readonly call?: boolean;
  /** The penalty for this card. Set only in the list of legal actions. */
  readonly penalty?: Penalty;
}

/** Returns the cards that the rules allow a seat to play, in the order of the hand. */
const playable = (state: GameState, seat: Seat): Card[] =>
  legalCards(state.rules, announcementOf(state) as Announcement, {
    hand: handOf(state, seat),
    trick: state.trick.map((played) => played.card),
    announcer: isAnnouncer(state.rules, dealerOf(state), seat),
    firstTrick: state.tricksPlayed === 0,
    called: state.called,
  });

/** Whether this card can be led with "Trumpf oder Kritisch" (section 5). */
const isCallable = (state: GameState, card: Card): boolean =>
  state.tricksPlayed === 0 &&
  state.trick.length === 0 &&
  mayCall(state.rules, announcementOf(state) as Announcement, card);

export const play: ActionRules<PlayAction> = {
  fields: { card: 'a string', call: 'true, false or omitted' },
  seatsToAct: (state) => [seatDue(state)],
  offeredActions(state, seat) {
    const legal = playable(state, seat);
    const actions: PlayAction[] = legal.map((card) => ({ type: 'play', seat, card }));
    for (const card of legal) if (isCallable(state, card)) actions.push({ type: 'play', seat, card, call: true });
    if (state.rules.enforcement === 'prevent') return actions;
    const revokes = handOf(state, seat).filter((card) => !legal.includes(card));
    return [...actions, ...revokes.map((card): PlayAction => ({ type: 'play', seat, card, penalty: 'revoke' }))];
  },
  refusal(state, { seat, card, call }) {
    if (!handOf(state, seat).includes(card)) return 'not-in-hand';
    if (call === true && !isCallable(state, card)) return 'not-offered';
    return state.rules.enforcement === 'penalise' || playable(state, seat).includes(card) ? null : 'must-follow';
  },
};

// -- effects ---------------------------------------------------------------------------------------------------------

/** Whether this card is forbidden and therefore costs a penalty. */
export const isRevoke = (state: GameState, { seat, card }: PlayAction): boolean =>
  state.rules.enforcement === 'penalise' && !playable(state, seat).includes(card);

export const playCard = (state: GameState, { seat, card, call }: PlayAction): Change => ({
  hands: replaceAt(state.hands, seat, (hand) => hand.filter((held) => held !== card)),
  trick: [...state.trick, { seat, card }],
  ...(call === true && { called: true }),
  ...(seat === state.bluffer && state.rules.critical.includes(card) && { bluffer: null }),
});

/** Whether the card about to be played is the last of its trick. */
export const isTrickAboutToEnd = ({ trick, rules }: GameState): boolean => trick.length === trickSizeOf(rules) - 1;

/** Returns the index of the winning card in the trick. */
const winnerOf = (state: GameState, trick: readonly Played[]): number =>
  trickWinner(
    state.rules,
    announcementOf(state) as Announcement,
    trick.map(({ card }) => card),
  );

export const takeTrick = (state: GameState): Change => {
  const cards = state.trick;
  const winner = itemAt(cards, winnerOf(state, cards)).seat;
  const sides = sidesFor(state, partyAt(state, winner));
  const tricks = state.tricks.map((count, side) => (sides.includes(side) ? count + 1 : count));
  const taken = { winner, cards };
  return {
    trick: [],
    signalled: [],
    firstTrick: state.firstTrick ?? taken,
    lastTrick: taken,
    leader: winner,
    tricks,
    tricksPlayed: state.tricksPlayed + 1,
    happened: withFact(state, { type: 'trick', winner, cards, tricks }),
  };
};

/** Whether this card completes the winners' third trick. */
export const winsHand = (state: GameState, { seat, card }: PlayAction): boolean => {
  if (!isTrickAboutToEnd(state) || Math.max(...state.tricks) < TRICKS_TO_WIN - 1) return false;
  const trick = [...state.trick, { seat, card }];
  return (
    itemAt(state.tricks, sideOf(state.rules.players, itemAt(trick, winnerOf(state, trick)).seat)) === TRICKS_TO_WIN - 1
  );
};

export const scoreTricks = (state: GameState): Change => {
  const winners = state.tricks.flatMap((count, side) => (count === TRICKS_TO_WIN ? [side] : []));
  return scoreHand(state, winners, state.value, 'tricks');
};

/** Whether a revoke loses the game, not only the hand. */
export const losesGame = (state: GameState, action: PlayAction): boolean =>
  isRevoke(state, action) && state.rules.revoke !== 'hand';

/** Adds the penalty for a revoke. Call this function after the card has been played. */
const withRevoke = (state: GameState, { seat }: PlayAction): GameState => ({
  ...state,
  happened: withFact(state, { type: 'penalty', seat, penalty: 'revoke' }),
});

/** Ends the hand and gives the other side its value (section 5, `revoke: 'hand'`). */
export const loseHandByRevoke = (state: GameState, action: PlayAction): Change =>
  scoreHand(withRevoke(state, action), sidesFor(state, opponentsAt(state, action.seat)), state.value, 'penalty');

/** Ends the game, because a revoke loses the game (section 5, S0). */
export const loseGameByRevoke = (state: GameState, action: PlayAction): Change => {
  const { players, revoke } = state.rules;
  const costsOne = revoke === 'bummerl';
  const offender = sideOf(players, action.seat);
  const winners = costsOne
    ? sidesOf(players).filter((side) => side !== offender)
    : sidesFor(state, opponentsAt(state, action.seat));
  const penalised = withRevoke(state, action);
  const scored = scoreHand(penalised, winners, 0, 'penalty');
  return { ...scored, ...endGameFor({ ...penalised, ...scored }, winners, costsOne ? 'normal' : undefined) };
};
