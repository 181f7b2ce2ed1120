import assert from 'node:assert/strict';
import { test } from 'node:test';
import { calibrate } from '../../../src/players/bidding/calibration.js';

const moments = [2, 3, 4].flatMap((players) =>
  [0, 1, 2, 3, 4].flatMap((trick) =>
    [true, false].flatMap((lead) =>
      [true, false].flatMap((due) => [true, false].map((blind) => ({ players, trick, lead, due, blind }))),
    ),
  ),
);

test('calibrate() returns values from 0 to 1000 that never fall as the stated chance rises', () => {
  for (const moment of moments) {
    let last = 0;
    for (let stated = 0; stated <= 1000; stated++) {
      const real = calibrate(stated, moment);
      assert.ok(
        real >= last && real <= 1000 && Number.isInteger(real),
        `${stated} at ${JSON.stringify(moment)}: ${real} after ${last}`,
      );
      last = real;
    }
  }
});

test('calibrate() lowers a chance of 500 at the first lead, because open cards reveal too much', () => {
  for (const players of [2, 3, 4]) {
    const real = calibrate(500, { players, trick: 0, lead: true, due: true, blind: false });
    assert.ok(real < 480, `${players} players: ${real}`);
  }
});

test("in the first trick, calibrate() halves the distance between a blind seat's chance and 500", () => {
  const moment = { players: 4, lead: true, due: true, blind: true };
  assert.deepEqual(
    [200, 500, 900].map((stated) => calibrate(stated, { ...moment, trick: 0 })),
    [350, 500, 700],
  );
  assert.deepEqual(
    [200, 500, 900].map((stated) => calibrate(stated, { ...moment, trick: 2 })),
    [200, 500, 900],
  );
});

test('calibrate() clamps chances to 0 and 1000 and treats a three-player game like a four-player game', () => {
  const moment = { players: 2, trick: 1, lead: true, due: true, blind: false };
  assert.equal(calibrate(-5, moment), calibrate(0, moment));
  assert.equal(calibrate(1200, moment), calibrate(1000, moment));
  assert.equal(calibrate(640, { ...moment, players: 3 }), calibrate(640, { ...moment, players: 4 }));
});

test('for the forehand in a three-player game, calibrate() keeps the chance unchanged only in the first trick', () => {
  const moment = { players: 3, lead: true, due: true, blind: false };
  assert.equal(calibrate(500, { ...moment, trick: 0, alone: true }), 500);
  assert.equal(calibrate(500, { ...moment, trick: 2, alone: true }), calibrate(500, { ...moment, trick: 2 }));
});
