/** From the pack to the hands (RULES.md sections 3.1, 3.2 and 3.4). */
import type { Card } from '../../rules/card.js';
import type { ActionOf } from '../action.js';
import { cutAt, cutPlace, deal, packFor } from '../pack.js';
import { setupStock } from '../setup.js';
import {
  bottomIsKnown,
  cutter,
  dealerOf,
  emptyHand,
  forehand,
  looker,
  LOOKS,
  partyAt,
  sidesFor,
  type TableState,
} from '../state.js';
import { scoreHand } from './score.js';
import { replaced, withFact, type Change } from './step.js';

/** The hands of a set-up, for the one hand they are meant for. */
const handsSetUp = ({ setup, game, hand }: TableState) => (game === 1 && hand === 1 && setup?.hands ? setup : null);

export const areHandsSetUp = (state: TableState): boolean => handsSetUp(state) !== null;

export const shufflePack = (state: TableState): Change => {
  const hand = state.hand + 1;
  return { ...emptyHand(state.rules), hand, pack: packFor(state.rules, { seed: state.seed, game: state.game, hand }) };
};

/** Where cards may be taken, the packet lifted off is kept apart until it has been looked at. */
export const cutPack = (state: TableState, { at }: ActionOf<'cut'>): Change => {
  const place = at ?? cutPlace(state, state.pack.length);
  if (state.rules.cut === 'take-critical') return { lifted: state.pack.slice(0, place), pack: state.pack.slice(place) };
  const pack = cutAt(state.pack, place);
  return { pack, peeked: bottomIsKnown(state) ? { seat: cutter(state), card: pack.at(-1) as Card } : null };
};

/** Whether there is one more card at the cut to look at. */
export const mayLookOn = ({ lifted, looks }: TableState): boolean => lifted.length > 0 && looks < LOOKS;

/** The next in turn looks at the bottom card of the packet lifted off. */
export const lookAtCard = (before: TableState): Change => {
  const state = { ...before, looks: before.looks + 1 };
  return { looks: state.looks, peeked: { seat: looker(state), card: state.lifted.at(-1) as Card } };
};

/** Whether the card looked at may be taken: a Kritischer, or by a cutter who bluffs. */
export const mayTakeCard = (state: TableState): boolean =>
  state.rules.critical.includes(state.lifted.at(-1) as Card) ||
  (state.rules.cutBluff && looker(state) === cutter(state));

export const takeCard = (state: TableState, { seat }: ActionOf<'take'>): Change => {
  const card = state.lifted.at(-1) as Card;
  return {
    lifted: state.lifted.slice(0, -1),
    hands: replaced(state.hands, seat, [...state.hands[seat], card]),
    peeked: null,
    bluffer: state.rules.critical.includes(card) ? state.bluffer : seat,
    happened: [...state.happened, { item: { type: 'took', seat, card }, to: [seat], others: { type: 'took', seat } }],
  };
};

export const dealCards = (state: TableState): Change => {
  const { rules, seed } = state;
  const dealer = dealerOf(state);
  const setup = handsSetUp(state);
  const dealt = setup?.hands
    ? { hands: setup.hands, stock: setupStock(rules, setup, seed) }
    : deal([...state.pack, ...state.lifted], state.hands, dealer);
  return {
    ...dealt,
    pack: [],
    lifted: [],
    leader: forehand(state),
    happened: withFact(state, { type: 'deal', dealer, hand: state.hand }),
  };
};

/** The seat that holds all Kritische, where that ends the hand (section 3.4); -1 if none does. */
const seatWithMaschine = ({ rules, hands }: TableState): number =>
  rules.maschine === 0 ? -1 : hands.findIndex((hand) => rules.critical.every((card) => hand.includes(card)));

export const isMaschineHeld = (state: TableState): boolean => seatWithMaschine(state) !== -1;

export const scoreMaschine = (state: TableState): Change => {
  const seat = seatWithMaschine(state);
  const declared = { ...state, happened: withFact(state, { type: 'maschine', seat }) };
  return scoreHand(declared, sidesFor(state, partyAt(state, seat)), state.rules.maschine, 'maschine');
};
