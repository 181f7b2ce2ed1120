/** Tests for malformed frames at both ends of a wire. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { connect } from '../../src/game/connect.js';
import type { Game } from '../../src/game/game.js';
import type { View } from '../../src/game/view.js';
import { ConnectionError } from '../../src/online/connection-error.js';
import { deltaOf } from '../../src/online/delta.js';
import { readFrame, type Frame } from '../../src/online/frame.js';
import { seatOver } from '../../src/online/seat-over.js';
import { serveSeat } from '../../src/online/serve-seat.js';
import { InputError } from '../../src/rules/input-error.js';
import { announced, FOREHAND, playCards, playHand, seats } from '../game/table.js';
import { runs } from '../runs.js';
import { flushTasks } from '../session/fake-clock.js';
import { createSteppedClock, tickSeconds, viewUpdatesOf, startServedSeat, statusesOf } from './served-seat.js';
import { createTestWire } from './test-wire.js';

const VIEW: View = announced().view(2);
const UPDATE = { n: 1, a: null, h: [], ...deltaOf(null, VIEW) };

const errorOf = (data: unknown): string => {
  try {
    readFrame(data);
  } catch (error) {
    assert.ok(error instanceof InputError && error.code === 'malformed-frame', String(error));
    return error.message;
  }
  return assert.fail(`accepted: ${JSON.stringify(data)}`);
};

test('readFrame() returns frames of every type unchanged', () => {
  const frames: readonly Frame[] = [
    ['j', { v: 1 }],
    ['j', { v: 1, last: 7 }],
    ['a', [3, { type: 'fold', seat: 1 }]],
    ['s', { serving: 'x' }],
    ['s', { serving: 'x', status: 'lost' }],
    ['u', UPDATE],
    ['r', [3]],
    ['r', [3, 'wrong-phase', 'This action is not possible now.']],
    ['p', [{ by: 'human', name: null, here: true, face: null }]],
    ['t', { left: 20 }],
    ['t', { left: null }],
    ['x', { code: 'closed' }],
    ['l', [1, { do: 'sit', seat: 0 }]],
    ['k', { seat: 2 }],
    ['h', { hash: 'x', salts: ['y', null], record: {} }],
  ];
  for (const frame of frames) assert.deepEqual(readFrame(JSON.parse(JSON.stringify(frame))), frame);
});

test('readFrame() returns null for an unknown frame type', () => {
  for (const data of [['q', { hash: 'x' }], ['toString'], ['__proto__', {}], ['']]) assert.equal(readFrame(data), null);
});

test('readFrame() throws an error that names the invalid field and the valid values', () => {
  for (const [data, expected] of [
    [null, /must be a list such as/],
    ['j', /not 'j'/],
    [[], /must be a list such as/],
    [[5, {}], /must be a list such as/],
    [['j'], /'j' must be an object, not nothing/],
    [['j', { v: '1' }], /'v' of frame 'j' must be a non-negative whole number, not '1'/],
    [['j', { v: 1, last: -1 }], /'last' .* whole number or omitted, not -1/],
    [['a', { 0: 1 }], /'a' must be a list/],
    [['a', [1.5, {}]], /'0' of frame 'a'/],
    [['a', [1]], /'1' of frame 'a' must be present, not nothing/],
    [['s', { serving: 5 }], /'serving'/],
    [['l', [1, { seat: 0 }]], /'1' of frame 'l' must be an object with a string 'do'/],
    [['b', {}], /'stage'/],
    [['h', { hash: 'x', salts: [5] }], /'salts'/],
    [['s', { serving: 'x', status: 'half' }], /'status' .* 'open' or 'lost'/],
    [['u', { ...UPDATE, k: -1 }], /'k'/],
    [['u', { ...UPDATE, a: 'play' }], /'a' of frame 'u' must be an object with a type or null/],
    [['u', { ...UPDATE, h: [null] }], /'h'/],
    [['u', { ...UPDATE, t: {} }], /'t'/],
    [['u', { ...UPDATE, v: { ...UPDATE.v, hand: 5 } }], /'v' of frame 'u' must be part of a view/],
    [['u', { ...UPDATE, g: [1] }], /'g'/],
    [['r', ['1']], /'0' of frame 'r'/],
    [['p', {}], /'p' must be a list/],
    [['p', [{ by: 'ghost', name: null, here: true, face: null }]], /'p' must be a list/],
    [['t', { left: '5' }], /'left'/],
    [['x', {}], /'code'/],
  ] as const)
    assert.match(errorOf(data), expected);
});

test('readFrame() accepts the views of all seats and spectators during a hand', () => {
  const game = announced();
  for (const step of [0, 3, 20]) {
    playCards(game, step);
    for (const viewer of [null, ...seats(game)])
      readFrame(['u', { n: 1, a: null, h: [], ...deltaOf(null, game.view(viewer)) }]);
  }
});

/** Random JSON, often similar to frames. */
const anyMessage = fc.oneof(
  fc.jsonValue(),
  fc.tuple(fc.constantFrom('j', 'a', 's', 'u', 'r', 'p', 't', 'x', 'h'), fc.jsonValue()),
  fc.tuple(fc.constant('a'), fc.tuple(fc.oneof(fc.nat(), fc.jsonValue()), fc.jsonValue())),
  fc.tuple(
    fc.constant('u'),
    fc.record({
      n: fc.nat(),
      a: fc.constant(null),
      h: fc.constant([]),
      k: fc.nat(3),
      v: fc.dictionary(fc.string(), fc.jsonValue()),
    }),
  ),
  fc.tuple(
    fc.constantFrom('j', 's', 't', 'x'),
    fc.dictionary(fc.constantFrom('v', 'last', 'serving', 'left', 'code'), fc.jsonValue()),
  ),
);
/** Returns the record and all views of a game as a string. */
const stateOf = (game: Game): string =>
  JSON.stringify([game.record(), [null, ...seats(game)].map((seat) => game.view(seat))]);

test('random messages from a client do not change the game, and later actions succeed', async (t) => {
  const game = announced();
  const { wire, seat } = await startServedSeat(t, connect(game, FOREHAND));
  const before = stateOf(game);
  let answered = 0;
  await fc.assert(
    fc.asyncProperty(anyMessage, async (message) => {
      wire.fromHost.length = 0;
      wire.sendToHost(message);
      await flushTasks();
      assert.equal(stateOf(game), before);
      for (const [type] of wire.fromHost) assert.ok(['s', 'u', 'r', 'x'].includes(type));
      if (wire.fromHost.some(([type]) => type === 'x' || type === 'r')) answered++;
    }),
    { numRuns: runs(250, 20_000) },
  );
  assert.ok(answered > 100, `${answered} answers`);
  await seat.act({ type: 'play', seat: FOREHAND, card: 'EA' });
  assert.deepEqual(seat.view, game.view(FOREHAND));
});

test("the host answers a malformed action with the action's id, and other malformed frames without an id", async (t) => {
  const { wire, errors } = await startServedSeat(t, connect(announced(), FOREHAND));
  wire.fromHost.length = 0;
  wire.sendToHost(['a', [7]]);
  wire.sendToHost(['a', ['x', {}]]);
  wire.sendToHost(['j', {}]);
  wire.sendToHost('hello');
  await flushTasks();
  assert.deepEqual(
    wire.fromHost.map(([type, payload]) =>
      type === 'r' ? payload.slice(0, 2) : [type, 'code' in payload && payload.code],
    ),
    [
      [7, 'malformed-frame'],
      ['x', 'malformed-frame'],
      ['x', 'malformed-frame'],
      ['x', 'malformed-frame'],
    ],
  );
  assert.equal(errors.length, 3, 'the client reports the errors without an id');
});

test('a client passes random messages from a host to `onError`, and its view stays valid', async (t) => {
  const game = announced();
  const { wire, seat, clock, errors, updates } = await startServedSeat(t, connect(game, 2));
  await fc.assert(
    fc.asyncProperty(anyMessage, async (message) => {
      wire.sendToClient(message);
      await flushTasks();
      assert.deepEqual(seat.view.rules, game.rules);
      assert.ok(Array.isArray(seat.view.legal));
    }),
    { numRuns: runs(250, 20_000) },
  );
  assert.ok(errors.length > 100);
  for (const error of errors) assert.ok(error instanceof InputError || error instanceof ConnectionError, String(error));
  playCards(game, 2);
  await tickSeconds(clock, 20);
  playHand(game);
  await tickSeconds(clock, 20);
  assert.deepEqual(seat.view, game.view(2));
  assert.equal(statusesOf(updates).at(-1), 'open');
});

test('after a delta that does not fit, a client reports `delta-does-not-fit` and receives the complete view', async (t) => {
  const game = announced();
  const { wire, seat, clock, errors, updates } = await startServedSeat(t, connect(game, 2));
  const last = wire.fromHost.filter(([type]) => type === 'u').at(-1)?.[1] as { readonly n: number };
  wire.sendToClient(['u', { n: last.n + 1, a: { type: 'fold', seat: 1 }, h: [], k: 99, v: {} }]);
  await flushTasks();
  assert.deepEqual(
    errors.map((error) => (error as InputError).code),
    ['delta-does-not-fit'],
  );
  await tickSeconds(clock, 1);
  playCards(game, 2);
  await flushTasks();
  assert.deepEqual(seat.view, game.view(2));
  assert.equal(viewUpdatesOf(updates)[0].action, null);
});

test('seatOver() rejects if the first frame is malformed or if the host does not support the protocol version', async () => {
  const malformed = createTestWire();
  const first = seatOver(malformed.client, { clock: createSteppedClock() });
  malformed.sendToClient(['u', {}]);
  await assert.rejects(first, (error: unknown) => error instanceof InputError && error.code === 'malformed-frame');

  const old = createTestWire();
  serveSeat(connect(announced(), 2), old.host);
  old.fromHost.length = 0;
  old.sendToHost(['j', { v: 2 }]);
  await flushTasks();
  assert.match(JSON.stringify(old.fromHost), /^\[\["x",\{"code":"unsupported-version".*version 1, not 2/);
  const second = seatOver(old.client, { clock: createSteppedClock() });
  old.toHost = () => [];
  old.sendToClient(old.fromHost[0]);
  await assert.rejects(
    second,
    (error: unknown) => error instanceof ConnectionError && error.code === 'unsupported-version',
  );
});
