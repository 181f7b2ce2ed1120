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
} from './in-play.js';
import { NOBODY, TRICKS_TO_WIN, type Course, type Owners, type Position } from './position.js';
import type { Code, Reckoning } from './reckoning.js';

/** What the rule goes by, besides the cards taken; one for all hands played out, for there are thousands. */
export interface Sight extends Trick {
  reckoning: Reckoning;
  players: number;
  owners: Owners;
  /** By code: 1 if the card was played before. */
  gone: Uint8Array;
  /** By code: of cards worth the same the one with the lower place is taken. */
  place: ArrayLike<number>;
  /** Per party: tricks taken. */
  readonly tricks: [number, number];
}

/** The least, or most, worth keeping of some cards. */
const extreme = ({ reckoning: { worth }, place }: Sight, cards: number, sign: 1 | -1): number => {
  let chosen = lowestOf(cards);
  for (let rest = cards & (cards - 1); rest !== 0; rest &= rest - 1) {
    const label = lowestOf(rest);
    const more = sign * (worth[codeAt[label]] - worth[codeAt[chosen]]);
    if (more < 0 || (more === 0 && place[codeAt[label]] < place[codeAt[chosen]])) chosen = label;
  }
  return chosen;
};
const lowest = (sight: Sight, cards: number): number => extreme(sight, cards, 1);
const highest = (sight: Sight, cards: number): number => extreme(sight, cards, -1);

/** Whether a card is neither played nor in a hand: it lies in the stock, or nobody knows where. */
const isAway = ({ owners, gone }: Sight, code: Code): boolean => owners[code] === NOBODY && gone[code] === 0;

/** What all hands but one's own hold. */
const elsewhere = (own: number): number => (hand[0] | hand[1] | hand[2] | hand[3]) & ~own;

/** How high the highest Schlag or trump stands that could be in another hand; 0: there is none. */
const highestOut = (sight: Sight, own: number): number => {
  const { fixed, worth } = sight.reckoning;
  const out = elsewhere(own) & sets[FIXED_CARDS];
  const held = out === 0 ? 0 : worth[codeAt[31 - Math.clz32(out)]];
  for (let index = 0; index < fixed.length && worth[fixed[index]] > held; index++)
    if (isAway(sight, fixed[index])) return worth[fixed[index]];
  return held;
};

/** How many tricks the hand is sure of when it leads its highest cards: nobody can hold a higher one. */
const sureTricks = (sight: Sight, own: number): number => {
  const { worth } = sight.reckoning;
  const out = highestOut(sight, own);
  let sure = 0;
  for (let rest = own & sets[FIXED_CARDS]; rest !== 0; rest &= rest - 1) {
    // Of equal cards the first one played wins, so another Linker elsewhere does no harm.
    if (worth[codeAt[lowestOf(rest)]] >= out) sure++;
  }
  return sure;
};

/** Whether no card that is still out beats this one, which is winning or would be. */
const isSafe = (sight: Sight, own: number, label: number): boolean => {
  if ((beatenBy[label] & elsewhere(own)) !== 0) return false;
  const beating = sight.reckoning.beaters[codeAt[label]];
  for (let index = 0; index < beating.length; index++) if (isAway(sight, beating[index])) return false;
  return true;
};

const lead = (sight: Sight, need: number, theyNeed: number): number => {
  const own = hand[sight.seat];
  return theyNeed === 1 || sureTricks(sight, own) >= need ? highest(sight, own) : lowest(sight, own);
};

/** The cards of these that are safe. */
const safeOf = (sight: Sight, own: number, cards: number): number => {
  let safe = 0;
  for (let rest = cards; rest !== 0; rest &= rest - 1) if (isSafe(sight, own, lowestOf(rest))) safe |= rest & -rest;
  return safe;
};

const follow = (sight: Sight, need: number, theyNeed: number): number => {
  const { seat, left, winning, winner, duty } = sight;
  const own = hand[seat];
  const cards = allowed(seat, duty);
  const isLast = left === 1;
  if (party[winner] === party[seat] && (isLast || theyNeed > 1 || isSafe(sight, own, winning)))
    return lowest(sight, cards);
  const winners = cards & beatenBy[winning];
  if (winners === 0) return lowest(sight, cards);
  if (isLast) return lowest(sight, winners);
  // A trick that decides the hand is not left to chance.
  if (theyNeed === 1 || need === 1) {
    const safe = safeOf(sight, own, winners);
    if (safe !== 0) return lowest(sight, safe);
    if (theyNeed === 1) return highest(sight, winners);
  }
  return lowest(sight, winners);
};

/** The label of the card that the rule plays for the seat due. */
export const labelByRule = (sight: Sight): number => {
  const own = party[sight.seat];
  const need = TRICKS_TO_WIN - sight.tricks[own];
  const theyNeed = TRICKS_TO_WIN - sight.tricks[1 - own];
  return sight.left === sight.players ? lead(sight, need, theyNeed) : follow(sight, need, theyNeed);
};

/** Somebody who goes by the rule, before he sees a hand. */
export const newSight = (reckoning: Reckoning, gone: Uint8Array, place: ArrayLike<number>): Sight => ({
  reckoning,
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

/** Takes up a hand where it stands. */
export const beginSight = (sight: Sight, course: Course, owners: Owners): void => {
  takeCards(sight.reckoning, course, owners);
  takeUp(sight, course);
  sight.players = course.players;
  sight.owners = owners;
  sight.tricks[0] = course.tricks[0];
  sight.tricks[1] = course.tricks[1];
};

/**
 * The card a sensible player plays without thinking long: take a trick with the cheapest card that does it, leave the
 * partner's tricks alone, lead low and keep what is high, but cash what is sure once it decides the hand. It looks at
 * nothing but its own hand and the cards played.
 */
export const ruleOfThumb = (position: Position, seat: Seat): Code => {
  const { reckoning, gone, hands } = position;
  const owners = new Uint8Array(reckoning.size).fill(NOBODY);
  const place = new Uint8Array(reckoning.size);
  hands[seat].forEach((code, index) => {
    owners[code] = seat;
    place[code] = index;
  });
  const sight = newSight(reckoning, gone, place);
  beginSight(sight, position, owners);
  return codeAt[labelByRule(sight)];
};
