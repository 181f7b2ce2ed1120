import type { Seat } from '../../rules/seats.js';
import { TRICKS_TO_WIN, type Party } from './position.js';
import { ANSWERS, BINDS, CALLS, FIXED, SATISFIES, type Code, type Reckoning } from './reckoning.js';

/** Where a hand stands, apart from who holds which card: the same in every imagined world. */
export interface Course {
  readonly players: number;
  /** Per seat: with whom it plays. */
  readonly party: readonly Party[];
  /** Per seat: whether a lead that calls for trump binds it. */
  readonly bound: readonly boolean[];
  /** Who leads, or led the trick on the table. */
  readonly leader: Seat;
  /** The cards on the table, in the order played. */
  readonly trick: readonly Code[];
  /** Per party: tricks taken. */
  readonly tricks: readonly [number, number];
  /** Whether the lead on the table was called "Trumpf oder Kritisch". */
  readonly called: boolean;
  /** Whether the Rechter, led now, may be called. */
  readonly mayCall: boolean;
}

/** Per code: the seat that holds the card, `NOBODY` for cards that are out of play or on the table. */
export type Owners = Uint8Array;
export const NOBODY = 255;

/** No duty, trump is called for, or "Trumpf oder Kritisch" stands. */
const FREE = 0;
const TRUMP = 1;
const CALLED = 2;
type Duty = typeof FREE | typeof TRUMP | typeof CALLED;

// One search runs at a time and none allocates: what it works on is here. Cards in play are relabelled to the bits of
// one integer, plain suits first, then Schläge and trumps, the highest last.
const LABELS = 20;
const labelOf = new Uint8Array(36);
/** Per label: the cards that take the trick from it where it is winning, and those it takes it from. */
const beatenBy = new Int32Array(LABELS);
const beats = new Int32Array(LABELS);
/** Per label: cards alike here, and taking and taken by the same cards, are one and the same. */
const kind = new Uint8Array(LABELS);
const hand = new Int32Array(4);
const party = new Uint8Array(4);
const bound = new Uint8Array(4);
let seats = 0;
let fixedCards = 0;
let callingCards = 0;
let bindingCards = 0;
let satisfyingCards = 0;
let answeringCards = 0;

/** Results at the beginnings of tricks; an entry is key, generation and result in one number. */
const TABLE_BITS = 13;
const table = new Int32Array(1 << TABLE_BITS);
const GENERATIONS = 63;
let generation = 0;

/** By tricks left and leader: the lead that won last. */
const strong = new Int32Array(32);

let nodes = 0;

/** How many nodes all searches so far have visited: what a decision's budget is counted in. */
export const nodesVisited = (): number => nodes;

const lowestOf = (cards: number): number => 31 - Math.clz32(cards & -cards);

const countOf = (cards: number): number => {
  let count = cards - ((cards >> 1) & 0x55555555);
  count = (count & 0x33333333) + ((count >> 2) & 0x33333333);
  return (Math.imul((count + (count >> 4)) & 0x0f0f0f0f, 0x01010101) >> 24) & 31;
};

const forget = (): void => {
  strong.fill(0);
  generation++;
  if (generation <= GENERATIONS) return;
  generation = 1;
  table.fill(0);
};

/** Takes the cards in play from who holds them, and from the table. */
const load = ({ order, flags, group, size }: Reckoning, course: Course, owners: Owners): void => {
  forget();
  seats = course.players;
  hand.fill(0);
  fixedCards = callingCards = bindingCards = satisfyingCards = answeringCards = 0;
  for (let seat = 0; seat < seats; seat++) {
    party[seat] = course.party[seat];
    bound[seat] = course.bound[seat] ? 1 : 0;
  }
  const { trick } = course;
  let labels = 0;
  let groupStart = 0;
  let lastGroup = -1;
  for (let place = 0; place < size; place++) {
    const code = order[place];
    const owner = owners[code];
    if (owner === NOBODY && !trick.includes(code)) continue;
    const label = labels++;
    const bit = 1 << label;
    labelOf[code] = label;
    if (owner !== NOBODY) hand[owner] |= bit;
    const flag = flags[code];
    if (flag & FIXED) fixedCards |= bit;
    if (flag & CALLS) callingCards |= bit;
    if (flag & BINDS) bindingCards |= bit;
    if (flag & SATISFIES) satisfyingCards |= bit;
    if (flag & ANSWERS) answeringCards |= bit;
    // The cards of a plain suit beat one another upwards; those of one fixed height, the Linke, do not.
    if (group[code] !== lastGroup) {
      lastGroup = group[code];
      groupStart = label;
    }
    kind[label] = flag;
    beats[label] = flag & FIXED ? (1 << groupStart) - 1 : bit - (1 << groupStart);
    beatenBy[label] = groupStart;
  }
  const all = (1 << labels) - 1;
  let end = labels;
  for (let label = labels - 1; label >= 0; label--) {
    const start = beatenBy[label];
    const isFixed = (fixedCards >> label) & 1;
    beatenBy[label] = isFixed ? all & -(1 << end) : fixedCards | (((1 << end) - 1) & -(2 << label));
    if (label === start) end = label;
  }
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
 * Whether some hand of a party holds as many tricks as the party needs, whatever is played: each of its Schläge and trumps
 * makes one, but for those that a card against it can beat, one each.
 */
const isSure = (which: number, need: number, against: number): boolean => {
  const enemies = against & fixedCards;
  for (let seat = 0; seat < seats; seat++) {
    if (party[seat] !== which) continue;
    let own = hand[seat] & fixedCards;
    if (countOf(own) < need) continue;
    let sure = 0;
    let free = 0;
    let rest = enemies;
    while (own !== 0) {
      const label = 31 - Math.clz32(own);
      own ^= 1 << label;
      // Equal cards count as higher: they win if they are played first.
      const higher = rest & ~beats[label];
      rest ^= higher;
      free += countOf(higher);
      if (free > 0) free--;
      else if (++sure >= need) return true;
    }
  }
  return false;
};

/** Whether the leader can cash what his party needs. */
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
  // After a trick the partner may take over, the leader leads no more.
  return kept + last >= need;
};

/** Whether party 0 reaches what it needs before party 1 does, a trick beginning. */
const lead = (leader: Seat, need0: number, need1: number): boolean => {
  nodes++;
  if (need0 + need1 === 2) return lastTrick(leader);
  let cards0 = 0;
  let cards1 = 0;
  for (let seat = 0; seat < seats; seat++) {
    if (party[seat] === 0) cards0 |= hand[seat];
    else cards1 |= hand[seat];
  }
  if (isSure(0, need0, cards1)) return true;
  if (isSure(1, need1, cards0)) return false;
  const ours = party[leader] === 0;
  const all = cards0 | cards1;
  if (ours ? canCash(leader, need0, all, cards1) : canCash(leader, need1, all, cards0)) return ours;

  const key = (all << 5) | (leader << 3) | need0;
  const place = Math.imul(key, 0x9e3779b1) >>> (32 - TABLE_BITS);
  const entry = table[place];
  const tagged = (key << 6) | generation;
  if (entry >>> 1 === tagged >>> 0) return (entry & 1) === 1;
  const result = tryLeads(leader, need0, need1, all);
  table[place] = (tagged << 1) | (result ? 1 : 0);
  return result;
};

/** Whether one card does no more than another one of the same player. */
const isTwin = (label: number, other: number, others: number): boolean =>
  kind[label] === kind[other] &&
  (((beatenBy[label] ^ beatenBy[other]) | (beats[label] ^ beats[other])) & others) === 0;

const tryLeads = (leader: Seat, need0: number, need1: number, all: number): boolean => {
  const ours = party[leader] === 0;
  const own = hand[leader];
  const others = all & ~own;
  const next = leader + 1 === seats ? 0 : leader + 1;
  const place = ((need0 + need1) << 2) | leader;
  let first = strong[place] & own;
  let last = -1;
  // What won elsewhere comes first, then high cards: they show soonest who is stronger.
  for (let cards = own; cards !== 0; ) {
    const label = 31 - Math.clz32(first || cards);
    const bit = 1 << label;
    first = 0;
    cards ^= bit;
    if (last >= 0 && isTwin(label, last, others)) continue;
    last = label;
    hand[leader] = own ^ bit;
    const result = follow(next, seats - 1, label, leader, callingCards & bit ? TRUMP : FREE, need0, need1);
    hand[leader] = own;
    if (result === ours) {
      strong[place] = bit;
      return ours;
    }
  }
  return !ours;
};

/** The cards of a hand that may be played onto a lead. */
const allowed = (seat: Seat, duty: Duty): number => {
  const own = hand[seat];
  if (duty === FREE) return own;
  if (duty === CALLED) return own & answeringCards || own;
  return bound[seat] === 1 && own & bindingCards ? own & satisfyingCards : own;
};

/** Whether party 0 reaches what it needs, a seat playing to a trick with so many cards left to come. */
const follow = (seat: Seat, left: number, winning: number, winner: Seat, duty: Duty, need0: number, need1: number): boolean => {
  nodes++;
  const own = hand[seat];
  const ours = party[seat] === 0;
  const playable = allowed(seat, duty);
  const others = ((hand[0] | hand[1] | hand[2] | hand[3]) & ~own) | (1 << winning);
  const beating = playable & beatenBy[winning];
  const low = playable ^ beating;
  // A trick of one's own party is left alone first, any other is taken first, with the cheapest card.
  const spares = party[winner] === party[seat];
  for (let round = 0; round < 2; round++) {
    const takes = (round === 0) !== spares;
    let last = -1;
    for (let cards = takes ? beating : low; cards !== 0; ) {
      const label = lowestOf(cards);
      cards &= cards - 1;
      if (last >= 0 && isTwin(label, last, others)) continue;
      last = label;
      hand[seat] = own ^ (1 << label);
      const result =
        left === 1
          ? taken(takes ? seat : winner, need0, need1)
          : follow(seat + 1 === seats ? 0 : seat + 1, left - 1, takes ? label : winning, takes ? seat : winner, takes && duty === CALLED ? FREE : duty, need0, need1);
      hand[seat] = own;
      if (result === ours) return ours;
    }
  }
  return !ours;
};

const taken = (winner: Seat, need0: number, need1: number): boolean => {
  if (party[winner] === 0) return need0 === 1 || lead(winner, need0 - 1, need1);
  return need1 !== 1 && lead(winner, need0, need1 - 1);
};

/** The trick on the table, as the search takes it up. */
const onTable = { seat: 0, left: 0, winning: 0, winner: 0, duty: FREE as Duty };

const takeUp = ({ leader, trick, called, players }: Course): void => {
  onTable.seat = (leader + trick.length) % players;
  onTable.left = players - trick.length;
  if (trick.length === 0) return;
  const led = labelOf[trick[0]];
  onTable.winning = led;
  onTable.winner = leader;
  for (let index = 1; index < trick.length; index++) {
    const label = labelOf[trick[index]];
    if ((beatenBy[onTable.winning] & (1 << label)) === 0) continue;
    onTable.winning = label;
    onTable.winner = (leader + index) % players;
  }
  if (called) onTable.duty = onTable.winning === led ? CALLED : FREE;
  else onTable.duty = (callingCards >> led) & 1 ? TRUMP : FREE;
};

/** Whether party 0 reaches what it needs after a card of the seat due. */
const playedAtRoot = (label: number, calls: boolean, need0: number, need1: number): boolean => {
  const { seat, left, winning, winner, duty } = onTable;
  const own = hand[seat];
  const bit = 1 << label;
  const leads = left === seats;
  const takes = leads || (beatenBy[winning] & bit) !== 0;
  const leadDuty: Duty = calls ? CALLED : callingCards & bit ? TRUMP : FREE;
  const dutyNow: Duty = leads ? leadDuty : takes && duty === CALLED ? FREE : duty;
  hand[seat] = own ^ bit;
  const result =
    left === 1
      ? taken(takes ? seat : winner, need0, need1)
      : follow(seat + 1 === seats ? 0 : seat + 1, left - 1, takes ? label : winning, takes ? seat : winner, dutyNow, need0, need1);
  hand[seat] = own;
  return result;
};

/** Who wins the hand with best play of both sides, all cards known to all. Exact. */
export const solve = (reckoning: Reckoning, course: Course, owners: Owners): Party => {
  const need0 = TRICKS_TO_WIN - course.tricks[0];
  const need1 = TRICKS_TO_WIN - course.tricks[1];
  if (need0 <= 0) return 0;
  if (need1 <= 0) return 1;
  load(reckoning, course, owners);
  takeUp(course);
  const { seat, left, winning, winner, duty } = onTable;
  if (left < seats) return follow(seat, left, winning, winner, duty, need0, need1) ? 0 : 1;
  const mine = course.party[seat];
  const plain = lead(seat, need0, need1) ? 0 : 1;
  if (plain === mine || !course.mayCall) return plain;
  const { rechter } = reckoning;
  const calls = rechter >= 0 && owners[rechter] === seat;
  return calls && playedAtRoot(labelOf[rechter], true, need0, need1) === (mine === 0) ? mine : plain;
};

/** What may be played: a card, led with or without the call. */
export interface Option {
  readonly code: Code;
  readonly call: boolean;
}

/** Loads a position, and hands out what tells whether an option wins if so many more tricks are needed. */
const optionsAt = (reckoning: Reckoning, course: Course, owners: Owners) => {
  load(reckoning, course, owners);
  takeUp(course);
  const need0 = TRICKS_TO_WIN - course.tricks[0];
  const need1 = TRICKS_TO_WIN - course.tricks[1];
  const ours = party[onTable.seat] === 0;
  return ({ code, call }: Option, more: number): boolean => {
    const for0 = ours ? need0 + more : need0 - more;
    const for1 = ours ? need1 - more : need1 + more;
    if (for0 <= 0) return ours;
    if (for1 <= 0) return !ours;
    return playedAtRoot(labelOf[code], call, for0, for1) === ours;
  };
};

/** The option before this one that comes to the same; -1: none. */
const sameAsBefore = (options: readonly Option[], index: number): number => {
  const own = hand[onTable.seat];
  const others = ((hand[0] | hand[1] | hand[2] | hand[3]) & ~own) | (onTable.left < seats ? 1 << onTable.winning : 0);
  const { code, call } = options[index];
  for (let before = 0; before < index; before++) {
    if (options[before].call === call && isTwin(labelOf[code], labelOf[options[before].code], others)) return before;
  }
  return -1;
};

/**
 * Which options win the hand with best play of both sides, all cards known to all. Exact.
 * @param wins takes one number per option: 1 or 0
 */
export const solvePlays = (reckoning: Reckoning, course: Course, owners: Owners, options: readonly Option[], wins: Uint8Array): void => {
  const winsWith = optionsAt(reckoning, course, owners);
  for (let index = 0; index < options.length; index++) {
    const same = sameAsBefore(options, index);
    wins[index] = same >= 0 ? wins[same] : Number(winsWith(options[index], 0));
  }
};

/**
 * By how much an option wins or loses: 1 if it would win even with one trick more to make, -1 if it would lose even with
 * one less, else 0.
 */
export const marginOf = (reckoning: Reckoning, course: Course, owners: Owners, option: Option, won: boolean): -1 | 0 | 1 => {
  const winsWith = optionsAt(reckoning, course, owners);
  if (won) return winsWith(option, 1) ? 1 : 0;
  return winsWith(option, -1) ? 0 : -1;
};
