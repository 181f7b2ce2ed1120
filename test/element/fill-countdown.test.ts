/** Tests for the time until computers fill the free seats of an open table. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createFillCountdown } from '../../src/element/features/online/fill-countdown.js';
import type { Board, BoardSeat } from '../../src/online/frame.js';

const seatOf = (guest: number | null): BoardSeat => ({
  ...{ by: guest === null ? null : 'human', name: null, here: guest !== null, ready: false, standIn: false },
  ...(guest !== null && { guest }),
});

const boardOf = (guests: readonly (number | null)[], change: Partial<Board> = {}): Board => ({
  ...{ stage: 'sitting', variant: 'suedtirol', players: 2, target: 9, level: 'medium', spectators: false },
  ...{ turnTimeout: 45_000, seats: guests.map(seatOf), others: [], opener: true, open: true },
  ...change,
});

test('the time begins with the first person, restarts with each change of the people, and ends with the last free seat', async () => {
  let changes = 0;
  let changed = (): void => {};
  const countdown = createFillCountdown(() => {
    changes++;
    changed();
  });
  countdown.follow(boardOf([null, null]));
  assert.equal(countdown.seconds, null);
  countdown.follow(boardOf([0, null]));
  assert.equal(countdown.seconds, 30);
  await new Promise<void>((resolve) => (changed = resolve));
  assert.equal(countdown.seconds, 29);
  countdown.follow(boardOf([0, null], { opener: false }));
  assert.equal(countdown.seconds, 29);
  countdown.follow(boardOf([null, 1]));
  assert.equal(countdown.seconds, 30);
  countdown.follow(boardOf([0, 1]));
  assert.equal(countdown.seconds, null);
  countdown.follow(boardOf([0, null], { stage: 'playing' }));
  assert.equal(countdown.seconds, null);
  countdown.follow(boardOf([0, null], { open: false }));
  assert.equal(countdown.seconds, null);
  const before = changes;
  countdown.close();
  assert.equal(changes, before);
});
