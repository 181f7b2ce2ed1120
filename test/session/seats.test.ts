import assert from 'node:assert/strict';
import { test } from 'node:test';
import { InputError } from '../../src/rules/input-error.js';
import { createGame } from '../../src/game/game.js';
import { createSession, type SeatPlayer } from '../../src/session/session.js';
import { quietPlayer } from './table.js';

const COMPUTERS = ['computer', 'computer', 'computer', 'computer'] as const;

const refusal = (options: object): InputError => {
  try {
    createSession({ game: createGame(), seats: COMPUTERS, playerSeed: 'luck', ...options });
  } catch (error) {
    assert.ok(error instanceof InputError, String(error));
    return error;
  }
  return assert.fail(`accepted ${Object.keys(options).join()}`);
};

test('Every seat needs a player, and no more than that', () => {
  const { code, message } = refusal({ seats: ['human', 'computer'] });
  assert.equal(code, 'invalid-seats');
  assert.match(message, /4 seats.*names players for 2/);
  assert.equal(refusal({ seats: [...COMPUTERS, 'computer'] }).code, 'invalid-seats');
  assert.equal(refusal({ game: createGame({ players: 2 }) }).code, 'invalid-seats');
});

test('What is no player is refused by its seat', () => {
  for (const player of ['robot', null, undefined, 3, {}, { decide: 'now' }, () => null]) {
    const { code, message } = refusal({ seats: ['human', 'computer', player, 'computer'] as SeatPlayer[] });
    assert.equal(code, 'invalid-seats');
    assert.match(message, /^Seat 2 is played by .* not by /);
    assert.doesNotMatch(message, /undefined/);
  }
  assert.match(refusal({ seats: Object.assign([], { length: 4 }) }).message, /^Seat 0 /);
  for (const seats of ['human', null, { 0: 'human' }]) assert.match(refusal({ seats }).message, /^'seats' is a list/);
});

test('Any mixture of humans, computers and players of the host can sit at a table', () => {
  const game = createGame();
  for (const seats of [
    COMPUTERS,
    ['human', 'human', 'human', 'human'],
    ['human', quietPlayer, 'computer', quietPlayer],
  ] as SeatPlayer[][]) {
    assert.doesNotThrow(() => createSession({ game, seats, playerSeed: 'luck' }));
  }
});

test('A level, a seed or a time limit that cannot be is refused with what would be right', () => {
  const level = refusal({ level: 'godlike' });
  assert.equal(level.code, 'invalid-level');
  assert.match(level.message, /'godlike'.*'medium'/);
  const seed = refusal({ playerSeed: 7 });
  assert.equal(seed.code, 'invalid-option');
  assert.match(seed.message, /'playerSeed' is a string, not 7/);
  const choose = refusal({ choose: 'well' });
  assert.equal(choose.code, 'invalid-option');
  assert.match(choose.message, /'choose' is a function.*not 'well'/);
  for (const decideTimeout of [0, -1, Number.NaN, Infinity, 2 ** 31, '100']) {
    const { code, message } = refusal({ decideTimeout });
    assert.equal(code, 'invalid-option');
    assert.match(message, /'decideTimeout' is null or a number/);
  }
});

test('A session without options, or without a game, is refused with what would be right', () => {
  for (const options of [undefined, null, [], 'game'])
    assert.throws(() => createSession(options as never), {
      name: 'InputError',
      code: 'invalid-option',
      message: /createSession takes an object such as \{ game, seats/,
    });
  for (const game of [undefined, null, {}, createGame().record()])
    assert.throws(() => createSession({ game, seats: COMPUTERS, playerSeed: 'luck' } as never), {
      name: 'InputError',
      code: 'invalid-option',
      message: /'game' is a game that createGame or replay has made, not/,
    });
});

test('There is no connection to a seat that is not there', () => {
  const session = createSession({ game: createGame(), seats: COMPUTERS, playerSeed: 'luck' });
  assert.throws(() => session.connection(4), {
    name: 'InputError',
    code: 'invalid-seat',
    message: /no seat 4; seats are 0 to 3/,
  });
});
