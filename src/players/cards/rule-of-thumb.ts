import type { Seat } from '../../rules/seats.js';
import {
  playableCards,
  beatenBy,
  codeAt,
  FIXED_CARDS,
  FREE,
  hand,
  lowestOf,
  party,
  cardSets,
  loadCards,
  loadTrick,
  type Trick,
} from './card-masks.js';
import { NOBODY, type PlayState, type Owners, type Position } from './position.js';
import { TRICKS_TO_WIN } from '../../rules/tricks.js';
import type { Code, CardLookup } from './card-lookup.js';

/**
 * State of the rule of thumb, in addition to the card masks. All playouts reuse one object, since a decision needs thousands
 * of playouts.
 */
export interface PlayoutState extends Trick {
  lookup: CardLookup;
  players: number;
  owners: Owners;
  /** By code: 1 if the card was already played. */
  playedCards: Uint8Array;
  /** By code: a number that breaks ties. Of cards with equal worth, the rule takes the card with the lowest number. */
  tieOrder: ArrayLike<number>;
  /** By party: number of tricks taken. */
  readonly tricks: [number, number];
}

/** Returns the label of the card least (sign 1) or most (sign -1) worth keeping. */
const pickByWorth = ({ lookup: { worth }, tieOrder }: PlayoutState, cards: number, sign: 1 | -1): number => {
  let chosen = lowestOf(cards);
  for (let rest = cards & (cards - 1); rest !== 0; rest &= rest - 1) {
    const label = lowestOf(rest);
    const more = sign * (worth[codeAt[label]] - worth[codeAt[chosen]]);
    if (more < 0 || (more === 0 && tieOrder[codeAt[label]] < tieOrder[codeAt[chosen]])) chosen = label;
  }
  return chosen;
};
const lowest = (state: PlayoutState, cards: number): number => pickByWorth(state, cards, 1);
const highest = (state: PlayoutState, cards: number): number => pickByWorth(state, cards, -1);

/** Whether a card is still unplayed and outside all known hands. */
const isUnseen = ({ owners, playedCards }: PlayoutState, code: Code): boolean =>
  owners[code] === NOBODY && playedCards[code] === 0;

/** Returns the cards of all hands except the player's own. */
const cardsElsewhere = (own: number): number => (hand[0] | hand[1] | hand[2] | hand[3]) & ~own;

/** Returns the height of the highest Schlag or Trumpf that another hand can hold, or 0 if no hand can hold one. */
const highestOutside = (state: PlayoutState, own: number): number => {
  const { fixed, worth } = state.lookup;
  const out = cardsElsewhere(own) & cardSets[FIXED_CARDS];
  const held = out === 0 ? 0 : worth[codeAt[31 - Math.clz32(out)]];
  for (let index = 0; index < fixed.length && worth[fixed[index]] > held; index++)
    if (isUnseen(state, fixed[index])) return worth[fixed[index]];
  return held;
};

/** Returns the number of tricks that a hand certainly makes if it leads its unbeatable cards. */
const sureTricks = (state: PlayoutState, own: number): number => {
  const { worth } = state.lookup;
  const out = highestOutside(state, own);
  let sure = 0;
  for (let rest = own & cardSets[FIXED_CARDS]; rest !== 0; rest &= rest - 1) {
    // The first of several equal cards wins, so an equal Linker in another hand is harmless.
    if (worth[codeAt[lowestOf(rest)]] >= out) sure++;
  }
  return sure;
};

/** Whether no unplayed card outside the hand can beat this card while it is winning the trick. */
const isSafe = (state: PlayoutState, own: number, label: number): boolean => {
  if ((beatenBy[label] & cardsElsewhere(own)) !== 0) return false;
  const beating = state.lookup.beaters[codeAt[label]];
  for (let index = 0; index < beating.length; index++) if (isUnseen(state, beating[index])) return false;
  return true;
};

const chooseLead = (state: PlayoutState, need: number, theyNeed: number): number => {
  const own = hand[state.seat];
  return theyNeed === 1 || sureTricks(state, own) >= need ? highest(state, own) : lowest(state, own);
};

/** Returns the safe cards among these. */
const safeCards = (state: PlayoutState, own: number, cards: number): number => {
  let safe = 0;
  for (let rest = cards; rest !== 0; rest &= rest - 1) if (isSafe(state, own, lowestOf(rest))) safe |= rest & -rest;
  return safe;
};

const chooseFollow = (state: PlayoutState, need: number, theyNeed: number): number => {
  const { seat, left, winning, winner, duty } = state;
  const own = hand[seat];
  const cards = playableCards(seat, duty);
  const isLast = left === 1;
  if (party[winner] === party[seat] && (isLast || theyNeed > 1 || isSafe(state, own, winning)))
    return lowest(state, cards);
  const winners = cards & beatenBy[winning];
  if (winners === 0) return lowest(state, cards);
  if (isLast) return lowest(state, winners);
  // Avoid risks in a trick that decides the hand.
  if (theyNeed === 1 || need === 1) {
    const safe = safeCards(state, own, winners);
    if (safe !== 0) return lowest(state, safe);
    if (theyNeed === 1) return highest(state, winners);
  }
  return lowest(state, winners);
};

/** Returns the label of the card that the rule of thumb plays for the seat whose card is due. */
export const labelByRule = (state: PlayoutState): number => {
  const own = party[state.seat];
  const need = TRICKS_TO_WIN - state.tricks[own];
  const theyNeed = TRICKS_TO_WIN - state.tricks[1 - own];
  return state.left === state.players ? chooseLead(state, need, theyNeed) : chooseFollow(state, need, theyNeed);
};

/** Creates an empty state for `loadPlayoutState()`. */
export const createPlayoutState = (
  lookup: CardLookup,
  playedCards: Uint8Array,
  tieOrder: ArrayLike<number>,
): PlayoutState => ({
  lookup,
  playedCards,
  tieOrder,
  players: 0,
  owners: playedCards,
  tricks: [0, 0],
  seat: 0,
  left: 0,
  winning: 0,
  winner: 0,
  duty: FREE,
});

/** Loads the state of a hand. */
export const loadPlayoutState = (state: PlayoutState, playState: PlayState, owners: Owners): void => {
  loadCards(state.lookup, playState, owners);
  loadTrick(state, playState);
  state.players = playState.players;
  state.owners = owners;
  state.tricks[0] = playState.tricks[0];
  state.tricks[1] = playState.tricks[1];
};

/**
 * Returns the card that the rule of thumb plays. The rule takes tricks with the cheapest card, leaves the partner's tricks
 * to the partner, leads low and keeps high cards. The rule cashes certain tricks as soon as they decide the hand. It uses
 * only the seat's hand and the played cards.
 */
export const ruleOfThumb = (position: Position, seat: Seat): Code => {
  const { lookup, playedCards, hands } = position;
  const owners = new Uint8Array(lookup.size).fill(NOBODY);
  const handIndex = new Uint8Array(lookup.size);
  hands[seat].forEach((code, index) => {
    owners[code] = seat;
    handIndex[code] = index;
  });
  const state = createPlayoutState(lookup, playedCards, handIndex);
  loadPlayoutState(state, position, owners);
  return codeAt[labelByRule(state)];
};
