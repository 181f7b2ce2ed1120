import type { Seat } from '../../rules/seats.js';
import {
  allowed,
  beatenBy,
  codeAt,
  FIXED_CARDS,
  FREE,
  hand,
  lowestOf,
  party,
  sets,
  takeCards,
  takeUp,
  type Trick,
} from './card-masks.js';
import { NOBODY, type Course, type Owners, type Position } from './position.js';
import { TRICKS_TO_WIN } from '../../rules/tricks.js';
import type { Code, CardTables } from './card-tables.js';

/** What the rule of thumb looks at, besides the card masks. One object for a whole playout: there are thousands. */
export interface PlayoutState extends Trick {
  cardTables: CardTables;
  players: number;
  owners: Owners;
  /** By code: 1 if the card was played before. */
  gone: Uint8Array;
  /** By code: of cards worth the same the one with the lower place is taken. */
  place: ArrayLike<number>;
  /** Per party: tricks taken. */
  readonly tricks: [number, number];
}

/** The card least (sign 1) or most (-1) worth keeping. */
const extreme = ({ cardTables: { worth }, place }: PlayoutState, cards: number, sign: 1 | -1): number => {
  let chosen = lowestOf(cards);
  for (let rest = cards & (cards - 1); rest !== 0; rest &= rest - 1) {
    const label = lowestOf(rest);
    const more = sign * (worth[codeAt[label]] - worth[codeAt[chosen]]);
    if (more < 0 || (more === 0 && place[codeAt[label]] < place[codeAt[chosen]])) chosen = label;
  }
  return chosen;
};
const lowest = (state: PlayoutState, cards: number): number => extreme(state, cards, 1);
const highest = (state: PlayoutState, cards: number): number => extreme(state, cards, -1);

/** Whether a card is neither played nor in a hand: it is in the stock, or nobody knows where. */
const isAway = ({ owners, gone }: PlayoutState, code: Code): boolean => owners[code] === NOBODY && gone[code] === 0;

/** The cards in all hands but the player's own. */
const elsewhere = (own: number): number => (hand[0] | hand[1] | hand[2] | hand[3]) & ~own;

/** The height of the highest Schlag or trump that could be in another hand; 0: there is none. */
const highestOut = (state: PlayoutState, own: number): number => {
  const { fixed, worth } = state.cardTables;
  const out = elsewhere(own) & sets[FIXED_CARDS];
  const held = out === 0 ? 0 : worth[codeAt[31 - Math.clz32(out)]];
  for (let index = 0; index < fixed.length && worth[fixed[index]] > held; index++)
    if (isAway(state, fixed[index])) return worth[fixed[index]];
  return held;
};

/** How many tricks a hand makes for certain by leading its highest cards, which nobody can beat. */
const sureTricks = (state: PlayoutState, own: number): number => {
  const { worth } = state.cardTables;
  const out = highestOut(state, own);
  let sure = 0;
  for (let rest = own & sets[FIXED_CARDS]; rest !== 0; rest &= rest - 1) {
    // Of equal cards the first one played wins, so an equal Linker elsewhere does no harm.
    if (worth[codeAt[lowestOf(rest)]] >= out) sure++;
  }
  return sure;
};

/** Whether no card that is still out beats this one, if it is winning the trick. */
const isSafe = (state: PlayoutState, own: number, label: number): boolean => {
  if ((beatenBy[label] & elsewhere(own)) !== 0) return false;
  const beating = state.cardTables.beaters[codeAt[label]];
  for (let index = 0; index < beating.length; index++) if (isAway(state, beating[index])) return false;
  return true;
};

const lead = (state: PlayoutState, need: number, theyNeed: number): number => {
  const own = hand[state.seat];
  return theyNeed === 1 || sureTricks(state, own) >= need ? highest(state, own) : lowest(state, own);
};

/** The cards of these that are safe. */
const safeOf = (state: PlayoutState, own: number, cards: number): number => {
  let safe = 0;
  for (let rest = cards; rest !== 0; rest &= rest - 1) if (isSafe(state, own, lowestOf(rest))) safe |= rest & -rest;
  return safe;
};

const follow = (state: PlayoutState, need: number, theyNeed: number): number => {
  const { seat, left, winning, winner, duty } = state;
  const own = hand[seat];
  const cards = allowed(seat, duty);
  const isLast = left === 1;
  if (party[winner] === party[seat] && (isLast || theyNeed > 1 || isSafe(state, own, winning)))
    return lowest(state, cards);
  const winners = cards & beatenBy[winning];
  if (winners === 0) return lowest(state, cards);
  if (isLast) return lowest(state, winners);
  // A trick that decides the hand is not left to chance.
  if (theyNeed === 1 || need === 1) {
    const safe = safeOf(state, own, winners);
    if (safe !== 0) return lowest(state, safe);
    if (theyNeed === 1) return highest(state, winners);
  }
  return lowest(state, winners);
};

/** The label of the card that the rule of thumb plays for the seat due. */
export const labelByRule = (state: PlayoutState): number => {
  const own = party[state.seat];
  const need = TRICKS_TO_WIN - state.tricks[own];
  const theyNeed = TRICKS_TO_WIN - state.tricks[1 - own];
  return state.left === state.players ? lead(state, need, theyNeed) : follow(state, need, theyNeed);
};

/** A state to be loaded with `loadPlayoutState`. */
export const newPlayoutState = (cardTables: CardTables, gone: Uint8Array, place: ArrayLike<number>): PlayoutState => ({
  cardTables,
  gone,
  place,
  players: 0,
  owners: gone,
  tricks: [0, 0],
  seat: 0,
  left: 0,
  winning: 0,
  winner: 0,
  duty: FREE,
});

/** Loads a hand where it stands. */
export const loadPlayoutState = (state: PlayoutState, course: Course, owners: Owners): void => {
  takeCards(state.cardTables, course, owners);
  takeUp(state, course);
  state.players = course.players;
  state.owners = owners;
  state.tricks[0] = course.tricks[0];
  state.tricks[1] = course.tricks[1];
};

/**
 * The card of the rule of thumb: take a trick with the cheapest card that does it, leave the partner's tricks alone, lead low
 * and keep high cards, but cash tricks that are certain once they decide the hand. It looks at nothing but the seat's own hand
 * and the cards played.
 */
export const ruleOfThumb = (position: Position, seat: Seat): Code => {
  const { cardTables, gone, hands } = position;
  const owners = new Uint8Array(cardTables.size).fill(NOBODY);
  const place = new Uint8Array(cardTables.size);
  hands[seat].forEach((code, index) => {
    owners[code] = seat;
    place[code] = index;
  });
  const state = newPlayoutState(cardTables, gone, place);
  loadPlayoutState(state, position, owners);
  return codeAt[labelByRule(state)];
};
