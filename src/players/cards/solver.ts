import type { Seat } from '../../rules/seats.js';
import * as inPlay from './card-masks.js';
import type { Duty, Trick } from './card-masks.js';
import type { PlayState, Owners, Party } from './position.js';
import { TRICKS_TO_WIN } from '../../rules/tricks.js';
import type { Code, CardLookup } from './card-lookup.js';

// An exact double-dummy solver. Only one search runs at a time. The search allocates no memory: its state is in this module
// and in card-masks.ts. This module copies the exports of card-masks.ts to constants, since imported bindings are slower in
// hot loops.
const {
  playableCards,
  beatenBy,
  beats,
  CALLED,
  CALLING,
  countOf,
  dutyAfter,
  FIXED_CARDS,
  FREE,
  hand,
  flagsOf,
  labelOf,
  lowestOf,
  party,
  cardSets,
  loadCards,
  loadTrick,
  TRUMP,
} = inPlay;

/**
 * Number of index bits of the transposition table, which stores results for the start of each trick. An entry packs the key,
 * the generation and the result into one number.
 */
const TRANSPOSITION_BITS = 13;
const transpositions = new Int32Array(1 << TRANSPOSITION_BITS);
const GENERATIONS = 63;
let generation = 0;

/** By remaining tricks and leader: the last winning lead, which the search tries first (killer move). */
const killerLeads = new Int32Array(32);

/** The current trick at the root of the search. */
const rootTrick: Trick = { seat: 0, left: 0, winning: 0, winner: 0, duty: FREE };

/** By party: its two seats, or its single seat twice. */
const members = new Uint8Array(4);

let seats = 0;
/**
 * Number of nodes visited in this search, and in all earlier searches. The first number is in an array, because a variable
 * that outgrows a small integer would allocate memory at each node.
 */
const counted = new Int32Array(1);
let visited = 0;

/** Returns the number of nodes that all searches have visited so far. Each decision has a budget of nodes. */
export const nodesVisited = (): number => visited + counted[0];

const startSearch = (): void => {
  killerLeads.fill(0);
  visited += counted[0];
  counted[0] = 0;
  generation++;
  if (generation <= GENERATIONS) return;
  generation = 1;
  transpositions.fill(0);
};

const loadHand = (lookup: CardLookup, playState: PlayState, owners: Owners): void => {
  startSearch();
  seats = playState.players;
  loadCards(lookup, playState, owners);
  loadTrick(rootTrick, playState);
  for (let seat = 0; seat < seats; seat++) members[(party[seat] << 1) | 1] = seat;
  for (let seat = seats - 1; seat >= 0; seat--) members[party[seat] << 1] = seat;
};

/** Whether party 0 takes the last trick. */
const lastTrick = (leader: Seat): boolean => {
  let winner = leader;
  let winning = lowestOf(hand[leader]);
  let seat = leader;
  for (let played = 1; played < seats; played++) {
    if (++seat === seats) seat = 0;
    if ((beatenBy[winning] & hand[seat]) === 0) continue;
    winning = lowestOf(hand[seat]);
    winner = seat;
  }
  return party[winner] === 0;
};

/**
 * Whether a hand makes as many tricks as its party needs against any play. Each of its Schläge and Trumpf cards makes a
 * trick, unless a higher enemy card exists that does not already count against another of these cards.
 */
const makesTricks = (fixed: number, need: number, enemies: number): boolean => {
  // Most hands have too few such cards. Clearing a few bits is faster than counting all of them.
  let few = fixed;
  for (let one = 1; one < need; one++) few &= few - 1;
  if (few === 0) return false;
  let sure = 0;
  let free = 0;
  let rest = enemies;
  let own = fixed;
  while (own !== 0) {
    const label = 31 - Math.clz32(own);
    own ^= 1 << label;
    // Equal cards count as higher, because the first one played wins.
    const higher = rest & ~beats[label];
    if (higher !== 0) {
      rest ^= higher;
      free += countOf(higher);
    }
    if (free > 0) free--;
    else if (++sure >= need) return true;
  }
  return false;
};

/** Whether a single hand of a party makes as many tricks as the party needs. */
const isSure = (which: number, need: number, against: number): boolean => {
  const fixed = cardSets[FIXED_CARDS];
  const one = members[which << 1];
  const other = members[(which << 1) | 1];
  return (
    makesTricks(hand[one] & fixed, need, against & fixed) ||
    (other !== one && makesTricks(hand[other] & fixed, need, against & fixed))
  );
};

/** Whether the leader can immediately cash as many tricks as its party needs. */
const canCash = (leader: Seat, need: number, all: number, against: number): boolean => {
  const own = hand[leader];
  const others = all & ~own;
  let kept = 0;
  let last = 0;
  for (let cards = own; cards !== 0; cards &= cards - 1) {
    const beaters = beatenBy[lowestOf(cards)];
    if ((beaters & others) === 0) kept++;
    else if ((beaters & against) === 0) last = 1;
  }
  // A trick that the partner can take over must be the last, because the leader could lose the lead.
  return kept + last >= need;
};

/** Whether, from the start of a trick, party 0 makes the tricks it needs before party 1 does. */
const lead = (leader: Seat, need0: number, need1: number): boolean => {
  counted[0]++;
  if (need0 + need1 === 2) return lastTrick(leader);
  const cards0 = hand[members[0]] | hand[members[1]];
  const cards1 = hand[members[2]] | hand[members[3]];
  const all = cards0 | cards1;
  const key = (all << 5) | (leader << 3) | need0;
  const slot = Math.imul(key, 0x9e3779b1) >>> (32 - TRANSPOSITION_BITS);
  const entry = transpositions[slot];
  const tagged = (key << 6) | generation;
  if (entry >>> 1 === tagged >>> 0) return (entry & 1) === 1;
  if (isSure(0, need0, cards1)) return true;
  if (isSure(1, need1, cards0)) return false;
  const ours = party[leader] === 0;
  if (ours ? canCash(leader, need0, all, cards1) : canCash(leader, need1, all, cards0)) return ours;
  const result = tryLeads(leader, need0, need1, all);
  transpositions[slot] = (tagged << 1) | (result ? 1 : 0);
  return result;
};

/** Whether two cards of the same player are equivalent. */
const isTwin = (label: number, other: number, others: number): boolean =>
  flagsOf[label] === flagsOf[other] &&
  (((beatenBy[label] ^ beatenBy[other]) | (beats[label] ^ beats[other])) & others) === 0;

const tryLeads = (leader: Seat, need0: number, need1: number, all: number): boolean => {
  const ours = party[leader] === 0;
  const own = hand[leader];
  const others = all & ~own;
  const next = leader + 1 === seats ? 0 : leader + 1;
  const slot = ((need0 + need1) << 2) | leader;
  let first = killerLeads[slot] & own;
  let last = -1;
  // The last winning lead comes first, then high cards, which decide the hand soonest.
  for (let cards = own; cards !== 0;) {
    const label = 31 - Math.clz32(first || cards);
    const bit = 1 << label;
    first = 0;
    cards ^= bit;
    if (last >= 0 && isTwin(label, last, others)) continue;
    last = label;
    hand[leader] = own ^ bit;
    const result = follow(next, seats - 1, bestOf(label, leader, cardSets[CALLING] & bit ? TRUMP : FREE), need0, need1);
    hand[leader] = own;
    if (result === ours) {
      killerLeads[slot] = bit;
      return ours;
    }
  }
  return !ours;
};

/** Packs a trick's winning card, its player and the duty into one number, since each argument of a call costs time. */
const bestOf = (label: number, winner: Seat, duty: Duty): number => label | (winner << 5) | (duty << 7);

/** Whether party 0 makes the tricks it needs when a seat plays to a trick that still needs `left` cards. */
const follow = (seat: Seat, left: number, best: number, need0: number, need1: number): boolean => {
  counted[0]++;
  const winning = best & 31;
  const winner = (best >> 5) & 3;
  const duty = (best >> 7) as Duty;
  const own = hand[seat];
  const which = party[seat];
  const ours = which === 0;
  const playable = duty === FREE ? own : playableCards(seat, duty);
  const beating = playable & beatenBy[winning];
  // If the seat's party is winning the trick, low cards come first. Otherwise, the cheapest card that takes the trick comes
  // first.
  const spares = party[winner] === which;
  const others = ((hand[0] | hand[1] | hand[2] | hand[3]) & ~own) | (1 << winning);
  const next = seat + 1 === seats ? 0 : seat + 1;
  let takes = !spares;
  let cards = spares ? playable ^ beating : beating;
  for (let round = 0; round < 2; round++) {
    let last = -1;
    // Skip cards that let the opponents take the last trick they need.
    if (left === 1 && !takes && !spares && (ours ? need1 : need0) === 1) cards = 0;
    while (cards !== 0) {
      const bit = cards & -cards;
      const label = 31 - Math.clz32(bit);
      cards ^= bit;
      if (last >= 0 && isTwin(label, last, others)) continue;
      last = label;
      hand[seat] = own ^ bit;
      const result =
        left === 1
          ? taken(takes ? seat : winner, need0, need1)
          : follow(next, left - 1, takes ? bestOf(label, seat, dutyAfter(label, duty)) : best, need0, need1);
      if (result === ours) {
        hand[seat] = own;
        return ours;
      }
    }
    cards = takes ? playable ^ beating : beating;
    takes = !takes;
  }
  hand[seat] = own;
  return !ours;
};

const taken = (winner: Seat, need0: number, need1: number): boolean => {
  if (party[winner] === 0) return need0 === 1 || lead(winner, need0 - 1, need1);
  return need1 !== 1 && lead(winner, need0, need1 - 1);
};

/** Whether party 0 makes the tricks it needs after this card is played at the root. */
const playedAtRoot = (label: number, calls: boolean, need0: number, need1: number): boolean => {
  const { seat, left, winning, winner, duty } = rootTrick;
  const own = hand[seat];
  const bit = 1 << label;
  const leads = left === seats;
  const takes = leads || (beatenBy[winning] & bit) !== 0;
  const leadDuty: Duty = calls ? CALLED : cardSets[CALLING] & bit ? TRUMP : FREE;
  const dutyNow: Duty = leads ? leadDuty : takes ? dutyAfter(label, duty) : duty;
  hand[seat] = own ^ bit;
  const result =
    left === 1
      ? taken(takes ? seat : winner, need0, need1)
      : follow(
          seat + 1 === seats ? 0 : seat + 1,
          left - 1,
          bestOf(takes ? label : winning, takes ? seat : winner, dutyNow),
          need0,
          need1,
        );
  hand[seat] = own;
  return result;
};

/** Returns the exact result: the party that wins the hand with open cards and best play by both parties. */
export const solve = (lookup: CardLookup, playState: PlayState, owners: Owners): Party => {
  const need0 = TRICKS_TO_WIN - playState.tricks[0];
  const need1 = TRICKS_TO_WIN - playState.tricks[1];
  if (need0 <= 0) return 0;
  if (need1 <= 0) return 1;
  loadHand(lookup, playState, owners);
  const { seat, left, winning, winner, duty } = rootTrick;
  if (left < seats) return follow(seat, left, bestOf(winning, winner, duty), need0, need1) ? 0 : 1;
  const mine = playState.party[seat];
  const plain = lead(seat, need0, need1) ? 0 : 1;
  if (plain === mine || !playState.mayCall) return plain;
  const { rechter } = lookup;
  const calls = rechter >= 0 && owners[rechter] === seat;
  return calls && playedAtRoot(labelOf[rechter], true, need0, need1) === (mine === 0) ? mine : plain;
};

/** A legal card, with or without a call. */
export interface Option {
  readonly code: Code;
  readonly call: boolean;
}

/** Loads a position. Returns a function that checks whether an option wins if its party needs `more` additional tricks. */
const optionsAt = (lookup: CardLookup, playState: PlayState, owners: Owners) => {
  loadHand(lookup, playState, owners);
  const need0 = TRICKS_TO_WIN - playState.tricks[0];
  const need1 = TRICKS_TO_WIN - playState.tricks[1];
  const ours = party[rootTrick.seat] === 0;
  return ({ code, call }: Option, more: number): boolean => {
    const for0 = ours ? need0 + more : need0 - more;
    const for1 = ours ? need1 - more : need1 + more;
    if (for0 <= 0) return ours;
    if (for1 <= 0) return !ours;
    return playedAtRoot(labelOf[code], call, for0, for1) === ours;
  };
};

/** Returns the index of the first equivalent option before this option, or -1. */
const sameAsBefore = (options: readonly Option[], index: number): number => {
  const own = hand[rootTrick.seat];
  const others =
    ((hand[0] | hand[1] | hand[2] | hand[3]) & ~own) | (rootTrick.left < seats ? 1 << rootTrick.winning : 0);
  const { code, call } = options[index];
  for (let before = 0; before < index; before++) {
    if (options[before].call === call && isTwin(labelOf[code], labelOf[options[before].code], others)) return before;
  }
  return -1;
};

/**
 * Computes the exact results of options with open cards and best play by both parties.
 * @param wins receives one number per option: 1 if the option wins the hand, otherwise 0
 */
export const solvePlays = (
  lookup: CardLookup,
  playState: PlayState,
  owners: Owners,
  options: readonly Option[],
  wins: Uint8Array,
): void => {
  const winsWith = optionsAt(lookup, playState, owners);
  for (let index = 0; index < options.length; index++) {
    const same = sameAsBefore(options, index);
    wins[index] = same >= 0 ? wins[same] : Number(winsWith(options[index], 0));
  }
};

/**
 * Returns 1 if an option would win even if it needed one more trick, -1 if it would lose even if it needed one trick fewer,
 * otherwise 0.
 */
export const marginOf = (
  lookup: CardLookup,
  playState: PlayState,
  owners: Owners,
  option: Option,
  won: boolean,
): -1 | 0 | 1 => {
  const winsWith = optionsAt(lookup, playState, owners);
  if (won) return winsWith(option, 1) ? 1 : 0;
  return winsWith(option, -1) ? 0 : -1;
};
