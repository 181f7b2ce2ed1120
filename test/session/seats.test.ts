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

test('createSession() throws if the number of players differs from the number of seats', () => {
  const { code, message } = refusal({ seats: ['human', 'computer'] });
  assert.equal(code, 'invalid-seats');
  assert.match(message, /'seats' has 2 entries.*4 seats/);
  assert.equal(refusal({ seats: [...COMPUTERS, 'computer'] }).code, 'invalid-seats');
  assert.equal(refusal({ game: createGame({ players: 2 }) }).code, 'invalid-seats');
});

test('createSession() throws an error that names the seat of an invalid player', () => {
  for (const player of ['robot', null, undefined, 3, {}, { decide: 'now' }, () => null]) {
    const { code, message } = refusal({ seats: ['human', 'computer', player, 'computer'] as SeatPlayer[] });
    assert.equal(code, 'invalid-seats');
    assert.match(message, /^The player at seat 2 must be .* not /);
    assert.doesNotMatch(message, /undefined/);
  }
  assert.match(refusal({ seats: Object.assign([], { length: 4 }) }).message, /^The player at seat 0 /);
  for (const seats of ['human', null, { 0: 'human' }])
    assert.match(refusal({ seats }).message, /^'seats' must be a list/);
});

test('createSession() accepts any mix of humans, computers and host players', () => {
  const game = createGame();
  for (const seats of [
    COMPUTERS,
    ['human', 'human', 'human', 'human'],
    ['human', quietPlayer, 'computer', quietPlayer],
  ] as SeatPlayer[][]) {
    assert.doesNotThrow(() => createSession({ game, seats, playerSeed: 'luck' }));
  }
});

test('createSession() throws an error that states the valid values of an invalid option', () => {
  const level = refusal({ level: 'godlike' });
  assert.equal(level.code, 'invalid-level');
  assert.match(level.message, /'godlike'.*'medium'/);
  const seed = refusal({ playerSeed: 7 });
  assert.equal(seed.code, 'invalid-option');
  assert.match(seed.message, /'playerSeed' must be a string, not 7/);
  const choose = refusal({ choose: 'well' });
  assert.equal(choose.code, 'invalid-option');
  assert.match(choose.message, /'choose' must be a function.*not 'well'/);
  for (const decideTimeout of [0, -1, Number.NaN, Infinity, 2 ** 31, '100']) {
    const { code, message } = refusal({ decideTimeout });
    assert.equal(code, 'invalid-option');
    assert.match(message, /'decideTimeout' must be null or a number/);
  }
});

test('createSession() throws an error with a usage hint if the options or the game is missing', () => {
  for (const options of [undefined, null, [], 'game'])
    assert.throws(() => createSession(options as never), {
      name: 'InputError',
      code: 'invalid-option',
      message: /createSession\(\) takes an object such as \{ game, seats/,
    });
  for (const game of [undefined, null, {}, createGame().record()])
    assert.throws(() => createSession({ game, seats: COMPUTERS, playerSeed: 'luck' } as never), {
      name: 'InputError',
      code: 'invalid-option',
      message: /'game' must be a game from createGame\(\) or replay\(\), not/,
    });
});

test('connection() throws for a seat that does not exist', () => {
  const session = createSession({ game: createGame(), seats: COMPUTERS, playerSeed: 'luck' });
  assert.throws(() => session.connection(4), {
    name: 'InputError',
    code: 'invalid-seat',
    message: /Unknown seat 4\. Valid seats: 0 to 3/,
  });
});
