/** Seats, sides and roles (RULES.md sections 2 and 8). */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  announcersOf,
  cutterOf,
  drawersOf,
  forehandOf,
  isAnnouncer,
  membersOf,
  opponentsOf,
  partyOf,
  playTogether,
  seatAfter,
  seatsOf,
  sideOf,
  sidesOf,
  sidesOfSeats,
  type PlayerCount,
  type Seat,
  type SeatRules,
} from '../../src/rules/seats.js';

const ALL_COUNTS: readonly PlayerCount[] = [2, 3, 4];

const rulesFor = (players: PlayerCount): SeatRules => ({ players, threePlayer: 'dealer-names-trump' });

test('seats are numbered from 0 in the direction of play', () => {
  assert.deepEqual(ALL_COUNTS.map(seatsOf), [
    [0, 1],
    [0, 1, 2],
    [0, 1, 2, 3],
  ]);
  assert.deepEqual(
    seatsOf(4).map((seat) => seatAfter(4, seat)),
    [1, 2, 3, 0],
  );
  assert.deepEqual(
    seatsOf(3).map((seat) => seatAfter(3, seat)),
    [1, 2, 0],
  );
  assert.deepEqual(
    seatsOf(2).map((seat) => seatAfter(2, seat)),
    [1, 0],
  );
  assert.equal(seatAfter(4, 1, 2), 3, 'the partner');
  assert.equal(seatAfter(4, 0, -1), 3, 'the seat before');
});

test('with four players, seats 0 and 2 are partners against seats 1 and 3', () => {
  assert.deepEqual(sidesOf(4), [0, 1]);
  assert.deepEqual(
    seatsOf(4).map((seat) => sideOf(4, seat)),
    [0, 1, 0, 1],
  );
  assert.deepEqual(membersOf(4, 0), [0, 2]);
  assert.deepEqual(membersOf(4, 1), [1, 3]);
});

test('with two or three players, each seat is a separate side', () => {
  for (const players of [2, 3] as const) {
    assert.deepEqual(sidesOf(players), seatsOf(players));
    for (const seat of seatsOf(players)) {
      assert.equal(sideOf(players, seat), seat);
      assert.deepEqual(membersOf(players, seat), [seat]);
    }
  }
});

test('the forehand sits after the dealer, and the cutter sits before the dealer', () => {
  assert.deepEqual(
    seatsOf(4).map((dealer) => forehandOf(rulesFor(4), dealer)),
    [1, 2, 3, 0],
  );
  assert.deepEqual(
    seatsOf(4).map((dealer) => cutterOf(4, dealer)),
    [3, 0, 1, 2],
  );
  assert.deepEqual(
    seatsOf(3).map((dealer) => cutterOf(3, dealer)),
    [2, 0, 1],
  );
  assert.deepEqual(
    seatsOf(2).map((dealer) => [forehandOf(rulesFor(2), dealer), cutterOf(2, dealer)]),
    [
      [1, 1],
      [0, 0],
    ],
    'of two, the other is both',
  );
});

test('the dealer and the forehand are the announcers and are always opponents', () => {
  assert.deepEqual(
    seatsOf(4).map((dealer) => announcersOf(rulesFor(4), dealer)),
    [
      [0, 1],
      [1, 2],
      [2, 3],
      [0, 3],
    ],
  );
  assert.deepEqual(
    seatsOf(3).map((dealer) => announcersOf(rulesFor(3), dealer)),
    [
      [0, 1],
      [1, 2],
      [0, 2],
    ],
  );
  assert.deepEqual(announcersOf(rulesFor(2), 1), [0, 1]);
  assert.deepEqual(
    seatsOf(4).map((seat) => isAnnouncer(rulesFor(4), 3, seat)),
    [true, false, false, true],
  );
  for (const players of ALL_COUNTS) {
    const rules = rulesFor(players);
    for (const dealer of seatsOf(players))
      assert.equal(playTogether(rules, dealer, dealer, forehandOf(rules, dealer)), false);
  }
});

test('one player per side draws for the first deal in a four-player game, and every player draws in a smaller game', () => {
  assert.deepEqual(ALL_COUNTS.map(drawersOf), [
    [0, 1],
    [0, 1, 2],
    [0, 1],
  ]);
});

const PARTIES: readonly (readonly [string, PlayerCount, Seat, Seat, readonly Seat[], readonly Seat[]])[] = [
  ['with four players, partners play together against the other side', 4, 0, 3, [1, 3], [0, 2]],
  ['with four players, the dealer plays with their partner', 4, 2, 2, [0, 2], [1, 3]],
  ['with two players, a player has no partner', 2, 0, 1, [1], [0]],
  ['with three players, the forehand has no partner', 3, 0, 1, [1], [0, 2]],
  ['with three players, the dealer has the third player as an ally', 3, 0, 0, [0, 2], [1]],
  ['with three players, the third player has the dealer as an ally', 3, 0, 2, [0, 2], [1]],
  ['with three players, the next deal gives the players new allies', 3, 1, 1, [0, 1], [2]],
  ['with three players, seat 0 is the forehand if seat 2 deals', 3, 2, 0, [0], [1, 2]],
];

for (const [what, players, dealer, seat, party, opponents] of PARTIES) {
  test(`party and opponents: ${what}`, () => {
    const rules = rulesFor(players);
    assert.deepEqual(partyOf(rules, dealer, seat), party);
    assert.deepEqual(opponentsOf(rules, dealer, seat), opponents);
    for (const other of seatsOf(players))
      assert.equal(playTogether(rules, dealer, seat, other), party.includes(other), `${seat} and ${other}`);
  });
}

test('sidesOfSeats() returns one side for partners and two sides for allies in a three-player game', () => {
  assert.deepEqual(sidesOfSeats(4, [3, 1]), [1]);
  assert.deepEqual(sidesOfSeats(4, [1, 2]), [0, 1]);
  assert.deepEqual(sidesOfSeats(3, [2, 0]), [0, 2]);
  assert.deepEqual(sidesOfSeats(2, [1]), [1]);
  assert.deepEqual(sidesOfSeats(4, []), []);
});
