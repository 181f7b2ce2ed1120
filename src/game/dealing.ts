/** Dealing the pack to the hands (RULES.md sections 3.2 and 3.4). */
import { itemAt } from '../rules/item-at.js';

import { withFact, type Change } from './change.js';
import { emptyHand, type GameState } from './game-state.js';
import { deal, packFor } from './pack.js';
import { dealerOf, forehand, partyAt, playingSeats, restingSeat, sidesFor } from './roles.js';
import { scoreHand } from './scoring.js';
import { setupStock } from './setup.js';

/** Returns the set-up if the current hand is the first and the set-up contains its cards, otherwise null. */
const setupOfHand = ({ setup, hand }: GameState) => (hand === 1 && setup?.hands ? setup : null);

export const hasSetupHands = (state: GameState): boolean => setupOfHand(state) !== null;

export const shufflePack = (state: GameState): Change => {
  const hand = state.hand + 1;
  return {
    ...emptyHand(state.rules),
    hand,
    pack: packFor(state.rules, { seed: state.seed, game: state.game, hand, createRandom: state.createRandom }),
  };
};

export const dealCards = (state: GameState): Change => {
  const { rules } = state;
  const dealer = dealerOf(state);
  const resting = restingSeat(state);
  const setup = setupOfHand(state);
  const dealt = setup?.hands
    ? { hands: setup.hands, stock: setupStock(rules, setup, state) }
    : deal([...state.pack, ...state.lifted], state.hands, playingSeats(state));
  const stockTop = rules.stockTop === 'open' ? itemAt(dealt.stock, 0) : null;
  const happened = withFact(state, {
    type: 'deal',
    dealer,
    ...(resting !== null && { resting }),
    hand: state.hand,
  });
  return {
    ...dealt,
    pack: [],
    lifted: [],
    leader: forehand(state),
    stockTop,
    stockSeen: rules.dealerPeek === 'none' ? [] : [itemAt(dealt.stock, 0), itemAt(dealt.stock, dealt.stock.length - 1)],
    happened: stockTop === null ? happened : withFact({ ...state, happened }, { type: 'stock-top', card: stockTop }),
  };
};

/**
 * Returns the seat that holds a Maschine (section 3.4), or -1. Always -1 if the game is played without the Maschine.
 */
const seatWithMaschine = ({ rules, hands }: GameState): number =>
  rules.maschine === 0 ? -1 : hands.findIndex((hand) => rules.critical.every((card) => hand.includes(card)));

export const isMaschineHeld = (state: GameState): boolean => seatWithMaschine(state) !== -1;

export const scoreMaschine = (state: GameState): Change => {
  const seat = seatWithMaschine(state);
  const withMaschine = { ...state, happened: withFact(state, { type: 'maschine', seat }) };
  return scoreHand(withMaschine, sidesFor(state, partyAt(state, seat)), state.rules.maschine, 'maschine');
};
