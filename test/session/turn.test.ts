import assert from 'node:assert/strict';
import { test } from 'node:test';
import { connect } from '../../src/game/connect.js';
import type { Decider } from '../../src/session/answer.js';
import type { SessionError } from '../../src/session/session.js';
import { takeTurn } from '../../src/session/turn.js';
import { createFakeClock } from './fake-clock.js';
import { announcedGame, quietChoice } from './table.js';

const fails: Decider = {
  label: 'One',
  limitMs: null,
  decide: () => {
    throw new Error('No idea.');
  },
};
const silent: Decider = { label: 'Another', limitMs: null, decide: () => null };
const sensible: Decider = { label: 'A third', limitMs: null, decide: quietChoice };

test('takeTurn() asks the deciders in order until one acts, and waits for `ready` once', async () => {
  const game = announcedGame();
  const errors: Omit<SessionError, 'seat'>[] = [];
  const round = new AbortController();
  game.subscribe(() => round.abort());
  let waits = 0;
  const garbage: Decider = { label: 'A fourth', limitMs: null, decide: () => 'a card' };
  await takeTurn(
    {
      seat: 0,
      connection: connect(game, 0),
      deciders: [fails, silent, garbage, sensible, sensible],
      mayDefer: false,
      roundSignal: round.signal,
      report: (code, message) => errors.push({ code, message }),
    },
    { clock: createFakeClock(), decideTimeout: null, ready: async () => void waits++ },
  );
  assert.equal(game.record().actions.length, 4);
  assert.equal(waits, 1);
  assert.deepEqual(
    errors.map(({ code }) => code),
    ['player-failed', 'player-illegal', 'player-illegal'],
  );
  assert.match(errors[0].message, /^One failed\. No idea\.$/);
  assert.match(errors[1].message, /^Another answered with null, but the game waits/);
  assert.match(errors[2].message, /^A fourth answered with an illegal action\. .*'a card'/);
});

test('takeTurn() asks no further decider after the round is over', async () => {
  const game = announcedGame();
  const round = new AbortController();
  let asked = 0;
  const counting: Decider = { label: 'A third', limitMs: null, decide: () => asked++ };
  await takeTurn(
    {
      seat: 0,
      connection: connect(game, 0),
      deciders: [fails, counting],
      mayDefer: false,
      roundSignal: round.signal,
      report: () => round.abort(),
    },
    { clock: createFakeClock(), decideTimeout: null, ready: async () => {} },
  );
  assert.equal(asked, 0);
  assert.equal(game.record().actions.length, 3);
});

test('takeTurn() accepts null from a seat that need not act and asks no stand-in', async () => {
  const game = announcedGame({ rules: { bidWhen: 'anytime' } });
  const errors: string[] = [];
  await takeTurn(
    {
      seat: 2,
      connection: connect(game, 2),
      deciders: [silent, fails],
      mayDefer: false,
      roundSignal: new AbortController().signal,
      report: (code) => errors.push(code),
    },
    { clock: createFakeClock(), decideTimeout: null, ready: async () => assert.fail('ready was called') },
  );
  assert.deepEqual(errors, []);
  assert.equal(game.record().actions.length, 3);
});

test('takeTurn() accepts null from a seat that can leave the answer to its partner', async () => {
  const game = announcedGame();
  game.act({ type: 'bid', seat: 0, to: 3 });
  const errors: string[] = [];
  await takeTurn(
    {
      seat: 1,
      connection: connect(game, 1),
      deciders: [silent, fails],
      mayDefer: true,
      roundSignal: new AbortController().signal,
      report: (code) => errors.push(code),
    },
    { clock: createFakeClock(), decideTimeout: null, ready: async () => {} },
  );
  assert.deepEqual(errors, []);
  assert.equal(game.phase, 'answer');
});

test('takeTurn() ends when its question is withdrawn, even if the decider never answers', async () => {
  const round = new AbortController();
  const unanswered: Decider = { label: 'One', limitMs: null, decide: () => new Promise(() => {}) };
  const turn = takeTurn(
    {
      seat: 0,
      connection: connect(announcedGame(), 0),
      deciders: [unanswered],
      mayDefer: false,
      roundSignal: round.signal,
      report: () => {},
    },
    { clock: createFakeClock(), decideTimeout: null, ready: async () => {} },
  );
  round.abort();
  await turn;
});
