/** Tests for lost, duplicate and late messages, and for hosts that disconnect and return. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Action } from '../../src/game/action.js';
import { connect, type SeatConnection, type Update } from '../../src/game/connect.js';
import { type Game } from '../../src/game/game.js';
import { replay } from '../../src/game/replay.js';
import { IllegalAction } from '../../src/game/illegal-action.js';
import { ConnectionError } from '../../src/online/connection-error.js';
import { seatOver } from '../../src/online/seat-over.js';
import { serveSeat } from '../../src/online/serve-seat.js';
import { anyAction } from '../game/random-play.js';
import { announced, FOREHAND, next, playCards, playHand } from '../game/table.js';
import { randomFrom } from '../../src/rules/random.js';
import { flushTasks } from '../session/fake-clock.js';
import { createSteppedClock, tickSeconds, viewUpdatesOf, startServedSeat, statusesOf } from './served-seat.js';
import { createTestWire, dropTypes } from './test-wire.js';

const PLAY_EA: Action = { type: 'play', seat: FOREHAND, card: 'EA' };
const actionCount = (game: Game): number => game.record().actions.length;
const rejectsWith = (code: string) => (error: unknown) => error instanceof ConnectionError && error.code === code;

const playActions = (game: Game, actions: number): void => {
  const random = randomFrom('gap');
  for (let count = 0; count < actions; count++) game.act(anyAction(game, random));
};

test('after a short gap in the connection, a client receives each missed update once and in order', async (t) => {
  const game = announced();
  const expected: Update[] = [];
  connect(game, 2).subscribe((update) => expected.push(update));
  const { wire, updates, seat } = await startServedSeat(t, connect(game, 2));
  playCards(game, 2);
  await flushTasks();
  wire.toClient = dropTypes('u');
  playCards(game, 5);
  await flushTasks();
  assert.equal(viewUpdatesOf(updates).length, 2);
  wire.toClient = (frame) => [frame];
  playCards(game, 2);
  await flushTasks();
  assert.deepEqual(viewUpdatesOf(updates), expected);
  assert.deepEqual(seat.view, game.view(2));
  assert.equal(
    wire.fromClient.filter(([type]) => type === 'j').length,
    2,
    'the client sends one request at the start and one after the gap',
  );
});

test('a client requests missed updates at most six seconds after the last frame', async (t) => {
  const game = announced();
  const { wire, updates, seat, clock } = await startServedSeat(t, connect(game, 2));
  wire.toClient = dropTypes('u');
  playCards(game, 3);
  await flushTasks();
  wire.toClient = (frame) => [frame];
  assert.equal(seat.view.trick.length, 0);
  await tickSeconds(clock, 6);
  assert.deepEqual(seat.view, game.view(2));
  assert.deepEqual(
    viewUpdatesOf(updates).map(({ action }) => action?.type),
    ['play', 'play', 'play'],
  );
});

test('after a long gap in the connection, a client receives one complete view', async (t) => {
  const game = announced();
  const { wire, updates, seat } = await startServedSeat(t, connect(game, 2));
  wire.toClient = dropTypes('u');
  playActions(game, 80);
  wire.toClient = (frame) => [frame];
  playActions(game, 1);
  await flushTasks();
  assert.deepEqual(viewUpdatesOf(updates), [{ action: null, happened: [], view: game.view(2) }]);
  assert.deepEqual(seat.view, game.view(2));
});

test('duplicate frames from the client or the host take effect only once', async (t) => {
  const game = announced();
  const { wire, updates, seat } = await startServedSeat(t, connect(game, FOREHAND));
  wire.toClient = (frame) => [frame, frame];
  wire.toHost = (frame) => [frame, frame];
  await seat.act(PLAY_EA);
  playCards(game, 6);
  await flushTasks();
  assert.equal(actionCount(game), 2 + 7);
  assert.equal(viewUpdatesOf(updates).length, 7);
  assert.deepEqual(seat.view, game.view(FOREHAND));
});

test('a client resends an action if the action or its answer is lost, and the host performs it once', async (t) => {
  for (const direction of ['toHost', 'toClient'] as const) {
    const game = announced();
    const { wire, seat, clock } = await startServedSeat(t, connect(game, FOREHAND));
    wire[direction] = dropTypes('a', 'r');
    const act = seat.act(PLAY_EA);
    await flushTasks();
    assert.equal(actionCount(game), direction === 'toHost' ? 2 : 3);
    wire[direction] = (frame) => [frame];
    await tickSeconds(clock, 3);
    await act;
    assert.equal(actionCount(game), 3);
    assert.deepEqual(seat.view, game.view(FOREHAND));
  }
});

test('the host performs an action once even if the client repeats the action during its execution', async (t) => {
  const game = announced();
  let finish = (): void => {};
  let calls = 0;
  const slowAct = async (action: Action): Promise<void> => {
    calls++;
    await new Promise<void>((resolve) => (finish = resolve));
    game.act(action);
  };
  const { seat, clock, wire } = await startServedSeat(t, connect(game, FOREHAND, slowAct));
  const act = seat.act(PLAY_EA);
  await tickSeconds(clock, 5);
  assert.ok(wire.fromClient.filter(([type]) => type === 'a').length > 2);
  finish();
  await act;
  assert.equal(calls, 1);
  assert.equal(actionCount(game), 3);
});

test('a remote seat rejects illegal actions with the same errors as a local connection', async (t) => {
  const game = announced();
  const local = connect(game, FOREHAND);
  const { seat } = await startServedSeat(t, local);
  const refusals = async (connection: SeatConnection): Promise<unknown[]> => {
    const found: unknown[] = [];
    for (const action of [
      { type: 'play', seat: FOREHAND, card: 'HA' },
      { type: 'play', seat: 2, card: 'HA' },
      { type: 'fold', seat: FOREHAND },
      { seat: FOREHAND },
      'fold',
      null,
    ]) {
      await connection.act(action as Action).catch((error: unknown) => {
        assert.ok(error instanceof IllegalAction);
        assert.deepEqual(error.action, action);
        found.push([error.code, error.message]);
      });
    }
    return found;
  };
  const expected = await refusals(local);
  assert.equal(expected.length, 6);
  assert.deepEqual(await refusals(seat), expected);
});

test('act() of a remote seat rejects with IllegalAction if JSON cannot represent the action', async (t) => {
  const game = announced();
  const { seat } = await startServedSeat(t, connect(game, FOREHAND));
  const circle: Record<string, unknown> = {};
  circle.self = circle;
  for (const action of [undefined, circle, { type: 'play', seat: FOREHAND, card: () => 'EA' }, 5n]) {
    await assert.rejects(seat.act(action as never), (error: unknown) => error instanceof IllegalAction);
  }
  assert.equal(actionCount(game), 2);
});

test('the client receives no details of an unexpected error on the host', async (t) => {
  const game = announced();
  const failure = Object.assign(new Error('/var/games is full'), { code: 'ENOSPC' });
  const failing = connect(game, FOREHAND, () => Promise.reject(failure));
  const { seat, hostErrors } = await startServedSeat(t, failing);
  await assert.rejects(
    seat.act(PLAY_EA),
    (error: Error) => rejectsWith('action-failed')(error) && !error.message.includes('/var'),
  );
  assert.match(String(hostErrors), /var/);
});

test('a `next` action resolves if another seat’s `next` arrives first, and rejects if it was never legal', async (t) => {
  const game = playHand(announced());
  const { seat, wire } = await startServedSeat(t, connect(game, FOREHAND));
  // The other seat's `next` arrives while this seat's `next` is in transit.
  wire.toHost = (frame) => {
    if (frame[0] === 'a' && game.phase === 'hand-over') next(game);
    return [frame];
  };
  assert.equal(seat.view.phase, 'hand-over');
  await seat.act({ type: 'next', seat: FOREHAND });
  assert.equal(game.record().actions.filter(({ type }) => type === 'next').length, 1);
  assert.throws(() => game.act({ type: 'next', seat: FOREHAND }), IllegalAction);
  const early = await startServedSeat(t, connect(announced(), FOREHAND));
  await assert.rejects(
    early.seat.act({ type: 'next', seat: FOREHAND }),
    (error: IllegalAction) => error.code === 'wrong-phase',
  );
});

test('a client does not resend a lost `next` after the game has continued', async (t) => {
  const game = playHand(announced());
  const { seat, wire, clock } = await startServedSeat(t, connect(game, FOREHAND));
  wire.toHost = dropTypes('a');
  const act = seat.act({ type: 'next', seat: FOREHAND });
  next(game);
  await flushTasks();
  wire.toHost = (frame) => [frame];
  playHand(game);
  assert.equal(game.phase, 'hand-over');
  await tickSeconds(clock, 3);
  await act;
  assert.equal(game.phase, 'hand-over');
});

test('serveSeat() can serve a remote seat over a second wire, which forwards rejections and the status', async (t) => {
  const game = announced();
  const near = await startServedSeat(t, connect(game, FOREHAND));
  const far = await startServedSeat(t, near.seat);
  await far.seat.act(PLAY_EA);
  await assert.rejects(far.seat.act(PLAY_EA), (error: unknown) => error instanceof IllegalAction);
  playCards(game, 4);
  await flushTasks();
  assert.deepEqual(far.seat.view, game.view(FOREHAND));
  assert.deepEqual(viewUpdatesOf(far.updates), viewUpdatesOf(near.updates));
  near.stop();
  await flushTasks();
  await assert.rejects(far.seat.act(PLAY_EA), rejectsWith('connection-lost'));
  assert.deepEqual(statusesOf(far.updates), ['open', 'lost']);
});

test('seatOver() waits for a host that starts later', async (t) => {
  const game = announced();
  const wire = createTestWire();
  const waiting = seatOver(wire.client, { clock: createSteppedClock() });
  await flushTasks();
  const stop = serveSeat(connect(game, 2), wire.host);
  const seat = await waiting;
  t.after(() => {
    seat.close();
    stop();
  });
  assert.deepEqual(seat.view, game.view(2));
});

test('seatOver() repeats its first request if the request or its answer is lost', async () => {
  const game = announced();
  const wire = createTestWire();
  const clock = createSteppedClock();
  wire.toHost = () => [];
  wire.toClient = () => [];
  serveSeat(connect(game, 2), wire.host);
  const waiting = seatOver(wire.client, { clock });
  await tickSeconds(clock, 2);
  wire.toHost = (frame) => [frame];
  wire.toClient = (frame) => [frame];
  await tickSeconds(clock, 2);
  assert.deepEqual((await waiting).view, game.view(2));
});

test('when the host reloads, a client rejects pending actions and receives a complete view from the new host', async (t) => {
  const game = announced();
  const { wire, seat, updates, stop } = await startServedSeat(t, connect(game, FOREHAND));
  await seat.act(PLAY_EA);
  wire.toHost = () => [];
  const act = seat.act({ type: 'next', seat: FOREHAND });
  const failed = assert.rejects(act, rejectsWith('connection-lost'));
  stop();
  await flushTasks();
  await failed;
  await assert.rejects(seat.act(PLAY_EA), rejectsWith('connection-lost'));
  assert.deepEqual(statusesOf(updates), ['open', 'lost']);

  wire.toHost = (frame) => [frame];
  const again = replay(game.record());
  serveSeat(connect(again, FOREHAND), wire.host);
  await flushTasks();
  assert.deepEqual(statusesOf(updates), ['open', 'lost', 'open']);
  assert.deepEqual(viewUpdatesOf(updates).at(-1), { action: null, happened: [], view: game.view(FOREHAND) });
  playCards(again, 3);
  await flushTasks();
  assert.deepEqual(seat.view, again.view(FOREHAND));
  await seat.act(seat.view.legal[0]);
});

test('a client reports `lost` if the host goes silent, and rejects pending actions when a new host answers', async (t) => {
  const game = announced();
  const { wire, seat, updates, clock, stop } = await startServedSeat(t, connect(game, FOREHAND));
  wire.toHost = () => [];
  wire.toClient = () => [];
  const failed = assert.rejects(seat.act(PLAY_EA), rejectsWith('connection-lost'));
  await tickSeconds(clock, 8);
  assert.deepEqual(statusesOf(updates), ['open']);
  await tickSeconds(clock, 8);
  assert.deepEqual(statusesOf(updates), ['open', 'lost']);
  stop();
  wire.toHost = (frame) => [frame];
  wire.toClient = (frame) => [frame];
  serveSeat(connect(replay(game.record()), FOREHAND), wire.host);
  await flushTasks();
  await failed;
  assert.deepEqual(statusesOf(updates), ['open', 'lost', 'open']);
  assert.equal(seat.view.trick.length, 0);
});

test('if the first frame of a new host is lost, a client does not mix the updates of both hosts', async (t) => {
  const game = announced();
  const { wire, seat, stop } = await startServedSeat(t, connect(game, 2));
  wire.toClient = dropTypes('s', 'x');
  let stopLast = stop;
  // Each host numbers its updates from a random start, which can be lower or higher than the last number.
  for (let hosts = 1; hosts <= 8; hosts++) {
    stopLast();
    const again = playCards(replay(game.record()), hosts);
    stopLast = serveSeat(connect(again, 2), wire.host);
    await flushTasks();
    assert.deepEqual(seat.view, again.view(2));
  }
});

test('after the connection to the same host is restored, a client receives pending answers and updates', async (t) => {
  const game = announced();
  const { wire, seat, updates, clock } = await startServedSeat(t, connect(game, FOREHAND));
  wire.toHost = () => [];
  wire.toClient = () => [];
  const act = seat.act(PLAY_EA);
  await tickSeconds(clock, 20);
  wire.toHost = (frame) => [frame];
  wire.toClient = (frame) => [frame];
  await tickSeconds(clock, 2);
  await act;
  assert.deepEqual(statusesOf(updates), ['open', 'lost', 'open']);
  assert.deepEqual(
    viewUpdatesOf(updates).map(({ action }) => action),
    [PLAY_EA],
  );
  assert.deepEqual(seat.view, game.view(FOREHAND));
});

test('while the game is idle, a client sends one request every five seconds and notifies no listener', async (t) => {
  const { wire, updates, clock } = await startServedSeat(t, connect(announced(), 2));
  const [sentBefore, updatesBefore] = [wire.fromClient.length, updates.length];
  await tickSeconds(clock, 60);
  assert.equal(wire.fromClient.length - sentBefore, 12);
  assert.equal(updates.length, updatesBefore);
});

test("close() permanently closes a remote seat, and the host's game continues", async (t) => {
  const game = announced();
  const { wire, seat, updates, clock } = await startServedSeat(t, connect(game, FOREHAND));
  wire.toClient = dropTypes('r');
  const failed = assert.rejects(seat.act(PLAY_EA), rejectsWith('connection-closed'));
  await flushTasks();
  const before = updates.length;
  seat.close();
  seat.close();
  await failed;
  playCards(game, 3);
  await tickSeconds(clock, 20);
  assert.equal(updates.length, before);
  assert.equal(clock.pending, 0);
  await assert.rejects(seat.act(PLAY_EA), rejectsWith('connection-closed'));
  assert.equal(actionCount(game), 6);
});

test('an abort before the first view rejects seatOver(), and a later abort closes the remote seat', async () => {
  const reason = new Error('enough');
  await assert.rejects(seatOver(createTestWire().client, { signal: AbortSignal.abort(reason) }), reason);
  const waiting = new AbortController();
  const never = seatOver(createTestWire().client, { signal: waiting.signal });
  waiting.abort(reason);
  await assert.rejects(never, reason);

  const wire = createTestWire();
  serveSeat(connect(announced(), FOREHAND), wire.host);
  const playing = new AbortController();
  const seat = await seatOver(wire.client, { signal: playing.signal });
  playing.abort(reason);
  await assert.rejects(seat.act(PLAY_EA), rejectsWith('connection-closed'));
});
