import type { Seat } from '../../rules/seats.js';
import { NOBODY, type Course, type Owners } from './position.js';
import { ANSWERS, BINDS, CALLS, FIXED, SATISFIES, type CardTables } from './card-tables.js';

/** What must be followed: nothing, a lead that calls for trump, or a call of "Trumpf oder Kritisch". */
export const FREE = 0;
export const TRUMP = 1;
export const CALLED = 2;
export type Duty = typeof FREE | typeof TRUMP | typeof CALLED;

// The hand that the solver or a playout works on, as bit masks. Module state, since only one hand is played at a time and
// nothing may be allocated for it. The cards in play get labels, the bits of one integer: plain suits first, then Schläge and
// trumps, the highest last.
const LABELS = 20;
export const labelOf = new Uint8Array(36);
export const codeAt = new Uint8Array(LABELS);
/** Per label: the cards that take the trick from this one where it is winning, and those it takes the trick from. */
export const beatenBy = new Int32Array(LABELS);
export const beats = new Int32Array(LABELS);
/** Per label: the flags of the card. Cards of equal flags that beat and are beaten by the same cards are equivalent. */
export const kind = new Uint8Array(LABELS);
/** Per seat. */
export const hand = new Int32Array(4);
export const party = new Uint8Array(4);
const bound = new Uint8Array(4);

/** Cards by what they are, as `sets[FIXED_CARDS]` and so on: an array element is read faster than an exported variable. */
export const sets = new Int32Array(8);
export const FIXED_CARDS = 0;
export const CALLING = 1;
const BINDING = 2;
const SATISFYING = 3;
const ANSWERING = 4;

export const lowestOf = (cards: number): number => 31 - Math.clz32(cards & -cards);

export const countOf = (cards: number): number => {
  let count = cards - ((cards >> 1) & 0x55555555);
  count = (count & 0x33333333) + ((count >> 2) & 0x33333333);
  return (Math.imul((count + (count >> 4)) & 0x0f0f0f0f, 0x01010101) >> 24) & 31;
};

/** Loads the cards in play: those in hands and those on the table. */
export const takeCards = ({ order, flags, group, size }: CardTables, course: Course, owners: Owners): void => {
  const { players, trick } = course;
  hand.fill(0);
  for (let seat = 0; seat < players; seat++) {
    party[seat] = course.party[seat];
    bound[seat] = course.bound[seat] ? 1 : 0;
  }
  let fixed = 0;
  let calling = 0;
  let binding = 0;
  let satisfying = 0;
  let answering = 0;
  let labels = 0;
  let groupStart = 0;
  let lastGroup = -1;
  for (let place = 0; place < size; place++) {
    const code = order[place];
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
    // The cards of a plain suit beat one another upwards; those of one fixed height, the Linke, do not.
    if (group[code] !== lastGroup) {
      lastGroup = group[code];
      groupStart = label;
    }
    kind[label] = flag;
    beats[label] = flag & FIXED ? (1 << groupStart) - 1 : bit - (1 << groupStart);
    beatenBy[label] = groupStart;
  }
  sets[FIXED_CARDS] = fixed;
  sets[CALLING] = calling;
  sets[BINDING] = binding;
  sets[SATISFYING] = satisfying;
  sets[ANSWERING] = answering;
  const all = (1 << labels) - 1;
  let end = labels;
  for (let label = labels - 1; label >= 0; label--) {
    const start = beatenBy[label];
    beatenBy[label] = (fixed >> label) & 1 ? all & -(1 << end) : fixed | (((1 << end) - 1) & -(2 << label));
    if (label === start) end = label;
  }
};

/** The cards of a hand that may be played under this duty. */
export const allowed = (seat: Seat, duty: Duty): number => {
  const own = hand[seat];
  if (duty === FREE) return own;
  if (duty === CALLED) return own & sets[ANSWERING] || own;
  return bound[seat] === 1 && own & sets[BINDING] ? own & sets[SATISFYING] : own;
};

/** The trick on the table. */
export interface Trick {
  /** The seat whose card is due. */
  seat: Seat;
  /** How many cards are to come. */
  left: number;
  /** The label of the card that is winning, and the seat that played it. */
  winning: number;
  winner: Seat;
  duty: Duty;
}

/** Loads the trick on the table, after `takeCards`. */
export const takeUp = (table: Trick, { leader, trick, called, players }: Course): void => {
  table.seat = (leader + trick.length) % players;
  table.left = players - trick.length;
  table.duty = FREE;
  if (trick.length === 0) return;
  const led = labelOf[trick[0]];
  table.winning = led;
  table.winner = leader;
  for (let index = 1; index < trick.length; index++) {
    const label = labelOf[trick[index]];
    if ((beatenBy[table.winning] & (1 << label)) === 0) continue;
    table.winning = label;
    table.winner = (leader + index) % players;
  }
  if (called) table.duty = table.winning === led ? CALLED : FREE;
  else table.duty = (sets[CALLING] >> led) & 1 ? TRUMP : FREE;
};
