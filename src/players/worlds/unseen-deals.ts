import type { View } from '../../game/view.js';
import type { Random } from '../../rules/random.js';
import { seatsOf, type Seat } from '../../rules/seats.js';
import { codesOf, type Code } from '../cards/card-lookup.js';
import { NOBODY, type Owners } from '../cards/position.js';
import type { Knowledge } from './knowledge.js';
import { combinations } from './probability.js';

/** Deals the unseen cards of a seat to the other seats. */
export interface Dealing {
  /** Number of different deals, ignoring `excluded`, or Infinity if cards taken at the cut must be placed. */
  readonly ways: number;
  /**
   * Fills `owners` with a random deal.
   * @returns weight of this deal, since deals are not equally frequent, or 0 if the cards could not be dealt
   */
  readonly deal: (owners: Owners, random: Random) => number;
  /** Calls `found` for every possible deal. `owners` is the same object in every call. */
  readonly each: (owners: Owners, found: () => void) => void;
}

/** Frequency of bluffs among the cards taken at the cut, in thousandths. */
const BLUFF_FREQUENCY = 60;

interface DealingOptions {
  readonly view: View;
  readonly knowledge: Knowledge;
  /** Whether failures to follow and cards taken at the cut are evidence. */
  readonly infers: boolean;
}

/** Returns the constraints of a deal, by code. */
const constraintsOf = ({ view, knowledge, infers }: DealingOptions) => {
  const { rules, players } = view;
  const size = rules.pack;
  const codes = codesOf(rules.pack);
  /** By code: the seat that is known to hold the card. */
  const known = new Uint8Array(size).fill(NOBODY);
  /** By seat: number of unseen cards. */
  const unseenCount = seatsOf(players).map((seat) => {
    const held = seat === view.seat ? view.hand : knowledge.knownHands[seat];
    for (const card of held) known[codes[card]] = seat;
    return view.handSizes[seat] - held.length;
  });
  const excluded = knowledge.excluded.map((cards) => {
    const marks = new Uint8Array(size);
    if (infers) for (const card of cards) marks[codes[card]] = 1;
    return marks;
  });
  return {
    unseen: Uint8Array.from(knowledge.unseen, (card) => codes[card]),
    critical: rules.critical.map((card) => codes[card]),
    known,
    unseenCount,
    excluded,
    isBound: excluded.map((marks) => marks.includes(1)),
    // The seat that can hold the fewest cards comes first, so that the others do not take its cards.
    order: seatsOf(players)
      .filter((seat) => unseenCount[seat] > 0)
      .sort((one, other) => knowledge.excluded[other].size - knowledge.excluded[one].size),
    /** By seat: number of Kritische that the seat took at the cut and has not played. */
    takenKritische: knowledge.taken.map((count, seat) => {
      const shown = knowledge.played[seat].filter((card) => rules.critical.includes(card)).length;
      return infers ? Math.max(0, count - shown) : 0;
    }),
  };
};

type Constraints = ReturnType<typeof constraintsOf>;

/** Returns the number of different deals, ignoring `excluded`, or Infinity if cards taken at the cut must be placed. */
const countDeals = ({ unseen, unseenCount, order, takenKritische }: Constraints): number => {
  if (takenKritische.some((count) => count > 0)) return Infinity;
  let ways = 1;
  let from = unseen.length;
  for (const seat of order) {
    ways *= combinations(from, unseenCount[seat]);
    from -= unseenCount[seat];
  }
  return ways;
};

/** Returns a dealing that is consistent with a seat's knowledge. */
export const dealingFor = (options: DealingOptions): Dealing => {
  const constraints = constraintsOf(options);
  const { unseen, critical, known, unseenCount, excluded, isBound, order, takenKritische } = constraints;
  const { rules } = options.view;
  const size = rules.pack;

  const rest = new Uint8Array(size);
  let left = 0;

  /** Moves the cards that a seat can hold to the front of `rest`. Returns the number of these cards. */
  const moveAllowed = (seat: Seat): number => {
    if (!isBound[seat]) return left;
    let allowed = 0;
    for (let index = 0; index < left; index++) {
      const code = rest[index];
      if (excluded[seat][code] === 1) continue;
      rest[index] = rest[allowed];
      rest[allowed++] = code;
    }
    return allowed;
  };

  const giveTaken = (seat: Seat, owners: Owners, random: Random): number => {
    let given = 0;
    for (let count = takenKritische[seat]; count > 0; count--) {
      if (rules.cutBluff && random(1000) < BLUFF_FREQUENCY) continue;
      const free: Code[] = critical.filter(
        (code) => rest.subarray(0, left).includes(code) && excluded[seat][code] === 0,
      );
      if (free.length === 0 || given === unseenCount[seat]) break;
      const code = free[random(free.length)];
      owners[code] = seat;
      rest[rest.indexOf(code)] = rest[--left];
      given++;
    }
    return given;
  };

  const deal = (owners: Owners, random: Random): number => {
    owners.set(known);
    rest.set(unseen);
    left = unseen.length;
    let ways = 1;
    const given = order.map((seat) => (takenKritische[seat] > 0 ? giveTaken(seat, owners, random) : 0));
    for (let turn = 0; turn < order.length; turn++) {
      const seat = order[turn];
      const count = unseenCount[seat] - given[turn];
      const allowed = moveAllowed(seat);
      if (allowed < count) return 0;
      if (isBound[seat]) ways *= combinations(allowed, count);
      for (let taken = 0; taken < count; taken++) {
        const pick = random(allowed - taken);
        owners[rest[pick]] = seat;
        rest[pick] = rest[allowed - taken - 1];
        rest[allowed - taken - 1] = rest[--left];
      }
    }
    return ways;
  };

  const each = (owners: Owners, found: () => void): void => {
    owners.set(known);
    const give = (turn: number, count: number, from: number): void => {
      if (turn === order.length) return found();
      const seat = order[turn];
      if (count === 0) return give(turn + 1, unseenCount[order[turn + 1]] ?? 0, 0);
      for (let index = from; index < unseen.length; index++) {
        const code = unseen[index];
        if (owners[code] !== NOBODY || excluded[seat][code] === 1) continue;
        owners[code] = seat;
        give(turn, count - 1, index + 1);
        owners[code] = NOBODY;
      }
    };
    give(0, unseenCount[order[0]] ?? 0, 0);
  };

  return { ways: countDeals(constraints), deal, each };
};
