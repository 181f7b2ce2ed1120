import { ALL_CARDS } from '../../rules/card.js';
import type { Seat } from '../../rules/seats.js';
import { NOBODY, type PlayState, type Owners } from './position.js';
import { ANSWERS, BINDS, CALLS, FIXED, FREES, SATISFIES, type CardLookup } from './card-lookup.js';

/** The duty to follow: none, after a lead that calls for Trumpf, or after a call of "Trumpf oder Kritisch". */
export const FREE = 0;
export const TRUMP = 1;
export const CALLED = 2;
export type Duty = typeof FREE | typeof TRUMP | typeof CALLED;

// The current hand of the solver or a playout, as bit masks. The hand is module state, because only one hand is played at a
// time and the play must not allocate memory. Each card in play has a label, its bit in an integer: plain suits first, then
// Schläge and Trumpf cards, the highest last.
const LABELS = 20;
export const labelOf = new Uint8Array(ALL_CARDS.length);
export const codeAt = new Uint8Array(LABELS);
/** By label: the cards that beat this card while it is winning, and the cards that it beats. */
export const beatenBy = new Int32Array(LABELS);
export const beats = new Int32Array(LABELS);
/** By label: the flags of the card. Cards with equal flags, `beats` and `beatenBy` are equivalent. */
export const flagsOf = new Uint8Array(LABELS);
/** By seat: the seat's cards, the seat's party, and whether the seat must follow a Trumpf lead. */
export const hand = new Int32Array(4);
export const party = new Uint8Array(4);
const bound = new Uint8Array(4);

/** Sets of cards by kind, such as `cardSets[FIXED_CARDS]`. An array element is faster to read than an exported variable. */
export const cardSets = new Int32Array(8);
export const FIXED_CARDS = 0;
export const CALLING = 1;
const BINDING = 2;
const SATISFYING = 3;
const ANSWERING = 4;
const FREEING = 5;

export const lowestOf = (cards: number): number => 31 - Math.clz32(cards & -cards);

export const countOf = (cards: number): number => {
  let count = cards - ((cards >> 1) & 0x55555555);
  count = (count & 0x33333333) + ((count >> 2) & 0x33333333);
  return (Math.imul((count + (count >> 4)) & 0x0f0f0f0f, 0x01010101) >> 24) & 31;
};

/** Loads the cards in play: the hands and the table. */
export const loadCards = ({ order, flags, group, size }: CardLookup, playState: PlayState, owners: Owners): void => {
  const { players, trick } = playState;
  hand.fill(0);
  for (let seat = 0; seat < players; seat++) {
    party[seat] = playState.party[seat];
    bound[seat] = playState.bound[seat] ? 1 : 0;
  }
  let fixed = 0;
  let calling = 0;
  let binding = 0;
  let satisfying = 0;
  let answering = 0;
  let freeing = 0;
  let labels = 0;
  let groupStart = 0;
  let lastGroup = -1;
  for (let index = 0; index < size; index++) {
    const code = order[index];
    const owner = owners[code];
    if (owner === NOBODY && (trick.length === 0 || !trick.includes(code))) continue;
    const label = labels++;
    const bit = 1 << label;
    labelOf[code] = label;
    codeAt[label] = code;
    if (owner !== NOBODY) hand[owner] |= bit;
    const flag = flags[code];
    if (flag & FIXED) fixed |= bit;
    if (flag & CALLS) calling |= bit;
    if (flag & BINDS) binding |= bit;
    if (flag & SATISFIES) satisfying |= bit;
    if (flag & ANSWERS) answering |= bit;
    if (flag & FREES) freeing |= bit;
    // In a plain suit, a higher card beats a lower one. The Linke, which share one fixed height, do not beat one another.
    if (group[code] !== lastGroup) {
      lastGroup = group[code];
      groupStart = label;
    }
    flagsOf[label] = flag;
    beats[label] = flag & FIXED ? (1 << groupStart) - 1 : bit - (1 << groupStart);
    beatenBy[label] = groupStart;
  }
  cardSets[FIXED_CARDS] = fixed;
  cardSets[CALLING] = calling;
  cardSets[BINDING] = binding;
  cardSets[SATISFYING] = satisfying;
  cardSets[ANSWERING] = answering;
  cardSets[FREEING] = freeing;
  const all = (1 << labels) - 1;
  let end = labels;
  for (let label = labels - 1; label >= 0; label--) {
    const start = beatenBy[label];
    beatenBy[label] = (fixed >> label) & 1 ? all & -(1 << end) : fixed | (((1 << end) - 1) & -(2 << label));
    if (label === start) end = label;
  }
};

/** Returns the duty after a card has taken the trick over: a call ends, and a Schlag can free the next players. */
export const dutyAfter = (label: number, duty: Duty): Duty =>
  duty === CALLED || (cardSets[FREEING] >> label) & 1 ? FREE : duty;

/** Returns the cards of a hand that are legal under this duty. */
export const playableCards = (seat: Seat, duty: Duty): number => {
  const own = hand[seat];
  if (duty === FREE) return own;
  if (duty === CALLED) return own & cardSets[ANSWERING] || own;
  return bound[seat] === 1 && own & cardSets[BINDING] ? own & cardSets[SATISFYING] : own;
};

/** The current trick. */
export interface Trick {
  /** The seat whose card is due. */
  seat: Seat;
  /** Number of cards yet to be played to the trick. */
  left: number;
  /** The label of the winning card, and the seat that played it. */
  winning: number;
  winner: Seat;
  duty: Duty;
}

/** Loads the current trick. Call `loadCards()` first. */
export const loadTrick = (trickState: Trick, { leader, trick, called, players }: PlayState): void => {
  trickState.seat = (leader + trick.length) % players;
  trickState.left = players - trick.length;
  trickState.duty = FREE;
  if (trick.length === 0) return;
  const led = labelOf[trick[0]];
  trickState.duty = called ? CALLED : (cardSets[CALLING] >> led) & 1 ? TRUMP : FREE;
  trickState.winning = led;
  trickState.winner = leader;
  for (let index = 1; index < trick.length; index++) {
    const label = labelOf[trick[index]];
    if ((beatenBy[trickState.winning] & (1 << label)) === 0) continue;
    trickState.winning = label;
    trickState.winner = (leader + index) % players;
    trickState.duty = dutyAfter(label, trickState.duty);
  }
};
