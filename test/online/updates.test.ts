/** Tests for status, people and deadline updates over a wire, and for the supported kinds of ports. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { MessageChannel as NodeChannel, Worker } from 'node:worker_threads';
import { connect, type Person, type SeatConnection, type Update } from '../../src/game/connect.js';
import { seatOver } from '../../src/online/seat-over.js';
import { serveSeat } from '../../src/online/serve-seat.js';
import type { Port } from '../../src/online/port.js';
import { InputError } from '../../src/rules/input-error.js';
import { announced, FOREHAND, playCards } from '../game/table.js';
import { flushTasks } from '../session/fake-clock.js';
import { createSteppedClock, tickSeconds, viewUpdatesOf, startServedSeat } from './served-seat.js';

const PEOPLE: readonly Person[] = [
  { by: 'human', name: 'Vroni', here: true, face: 'wirtin' },
  { by: 'computer', name: null, here: true, face: null },
];

/** Creates a connection whose updates the test sends. */
const createTestConnection = (): {
  readonly connection: SeatConnection;
  notify(update: unknown): void;
  readonly listeners: ReadonlySet<unknown>;
} => {
  const game = announced();
  const inner = connect(game, FOREHAND);
  const listeners = new Set<(update: Update) => void>();
  return {
    connection: {
      get view() {
        return inner.view;
      },
      act: inner.act,
      subscribe(listener) {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
    listeners,
    notify(update) {
      for (const listener of listeners) listener(update as Update);
    },
  };
};

test('listeners receive the status, people and deadline, and late listeners receive the latest values', async (t) => {
  const { connection, notify } = createTestConnection();
  const { updates, seat, clock } = await startServedSeat(t, connection);
  notify({ people: PEOPLE });
  notify({ deadline: clock.now() + 5000 });
  notify({ status: 'lost' });
  await flushTasks();
  const expected = [{ people: PEOPLE }, { deadline: clock.now() + 5000 }, { status: 'lost' }];
  assert.deepEqual(updates, [{ status: 'open' }, ...expected]);
  const late: Update[] = [];
  seat.subscribe((update) => late.push(update));
  assert.deepEqual(late, [expected[2], expected[0], expected[1]]);
  notify({ status: 'open' });
  notify({ deadline: null });
  await flushTasks();
  assert.deepEqual(late.slice(3), [{ status: 'open' }, { deadline: null }]);
});

test('serveSeat() ignores updates of an unknown kind', async (t) => {
  const { connection, notify } = createTestConnection();
  const { updates, errors, seat } = await startServedSeat(t, connection);
  const before = updates.length;
  notify({ weather: 'fine' });
  await flushTasks();
  assert.equal(updates.length, before);
  assert.deepEqual(errors, []);
  assert.ok(seat.view);
});

test('a listener receives unchanged people and deadlines only once, even if the client repeats its requests', async (t) => {
  const { connection, notify } = createTestConnection();
  const { updates, clock } = await startServedSeat(t, connection);
  notify({ people: PEOPLE });
  notify({ deadline: clock.now() + 60_000 });
  await flushTasks();
  await tickSeconds(clock, 30);
  assert.equal(updates.filter((update) => 'people' in update).length, 1);
  assert.equal(updates.filter((update) => 'deadline' in update).length, 1);
});

test('a client discards people and the deadline when a new host takes over', async (t) => {
  const { connection, notify, listeners } = createTestConnection();
  const { updates, seat, clock, stop, wire } = await startServedSeat(t, connection);
  notify({ people: PEOPLE });
  notify({ deadline: clock.now() + 60_000 });
  await flushTasks();
  assert.equal(listeners.size, 1);
  stop();
  assert.equal(listeners.size, 0, 'a host that has ended is unsubscribed');
  serveSeat(connection, wire.host);
  await flushTasks();
  assert.deepEqual(updates.filter((update) => 'deadline' in update).at(-1), { deadline: null });
  const late: Update[] = [];
  seat.subscribe((update) => late.push(update));
  assert.deepEqual(late, [{ status: 'open' }]);
});

test('seatOver() converts a deadline to the client’s clock', async (t) => {
  const { connection, notify } = createTestConnection();
  const { port1, port2 } = new MessageChannel();
  const [hostClock, clientClock] = [createSteppedClock(), createSteppedClock(8_000_000)];
  serveSeat(connection, port1, { clock: hostClock });
  const seat = await seatOver(port2, { clock: clientClock });
  t.after(() => {
    seat.close();
    port1.close();
  });
  const received = new Promise<Update>((resolve) =>
    seat.subscribe((update) => 'deadline' in update && resolve(update)),
  );
  notify({ deadline: hostClock.now() + 9000 });
  assert.deepEqual(await received, { deadline: clientClock.now() + 9000 });
});

test('a change of the system time at either end does not change the remaining time for a turn', async (t) => {
  for (const by of [-3_600_000, 3_600_000]) {
    const { connection, notify } = createTestConnection();
    const { port1, port2 } = new MessageChannel();
    const [hostClock, clientClock] = [createSteppedClock(), createSteppedClock(8_000_000)];
    serveSeat(connection, port1, { clock: hostClock });
    const seat = await seatOver(port2, { clock: clientClock });
    t.after(() => {
      seat.close();
      port1.close();
    });
    const first = new Promise<Update>((resolve) => seat.subscribe((update) => 'deadline' in update && resolve(update)));
    notify({ deadline: hostClock.now() + 9000 });
    await first;
    clientClock.shiftTimeOfDay(by);
    const late: Update[] = [];
    seat.subscribe((update) => late.push(update));
    assert.deepEqual(late.at(-1), { deadline: clientClock.now() + 9000 });
    hostClock.shiftTimeOfDay(by);
    // The client requests the state again, as after a lost connection.
    const again = await seatOver(port2, { clock: clientClock });
    t.after(() => again.close());
    const received = await new Promise<Update>((resolve) =>
      again.subscribe((update) => 'deadline' in update && resolve(update)),
    );
    assert.deepEqual(received, { deadline: clientClock.now() + 9000 });
  }
});

test('serveSeat() sends the complete view for an update without an action', async (t) => {
  const { connection, notify } = createTestConnection();
  const { updates } = await startServedSeat(t, connection);
  const view = playCards(announced(), 5).view(FOREHAND);
  notify({ action: null, happened: [], view });
  await flushTasks();
  assert.deepEqual(viewUpdatesOf(updates), [{ action: null, happened: [], view }]);
});

test('an error in a listener becomes an uncaught exception and does not block other listeners', async (t) => {
  const game = announced();
  const { seat, updates } = await startServedSeat(t, connect(game, FOREHAND));
  const uncaught: unknown[] = [];
  const listener = (error: unknown): void => void uncaught.push(error);
  const others = process.rawListeners('uncaughtException');
  process.removeAllListeners('uncaughtException');
  process.on('uncaughtException', listener);
  t.after(() => {
    process.removeListener('uncaughtException', listener);
    for (const other of others) process.on('uncaughtException', other as NodeJS.UncaughtExceptionListener);
  });
  seat.subscribe((update) => {
    if ('view' in update) throw new Error('broken');
  });
  const late: Update[] = [];
  seat.subscribe((update) => late.push(update));
  playCards(game, 1);
  await flushTasks();
  assert.equal(viewUpdatesOf(updates).length, 1);
  assert.equal(viewUpdatesOf(late).length, 1);
  assert.match(String(uncaught), /broken/);
});

test('the view of a remote seat is frozen, so that listeners cannot change the base of the next delta', async (t) => {
  const game = announced();
  const { seat } = await startServedSeat(t, connect(game, FOREHAND));
  assert.throws(() => (seat.view.history as unknown[]).push('nonsense'), TypeError);
  assert.throws(() => ((seat.view as { phase: string }).phase = 'nonsense'), TypeError);
  playCards(game, 2);
  await flushTasks();
  assert.deepEqual(seat.view, game.view(FOREHAND));
});

// -- ports -------------------------------------------------------------------------------------------------------------

/** Checks that a card can be played over two ports. */
const checkPorts = async (host: Port, client: Port): Promise<void> => {
  const game = announced();
  const stop = serveSeat(connect(game, FOREHAND), host);
  const seat = await seatOver(client);
  await seat.act({ type: 'play', seat: FOREHAND, card: 'EA' });
  assert.deepEqual(seat.view, game.view(FOREHAND));
  stop();
  seat.close();
};

test('serveSeat() and seatOver() support MessageChannels of the browser and of `node:worker_threads`', async () => {
  for (const { port1, port2 } of [new MessageChannel(), new NodeChannel()]) {
    await checkPorts(port1, port2);
    port1.close();
  }
});

test('serveSeat() and seatOver() support a BroadcastChannel with two clients', async () => {
  const [host, client, other] = [1, 2, 3].map(() => new BroadcastChannel('watten'));
  const game = announced();
  const stop = serveSeat(connect(game, FOREHAND), host);
  const seats = await Promise.all([seatOver(client), seatOver(other)]);
  await seats[0].act({ type: 'play', seat: FOREHAND, card: 'EA' });
  await seats[1].act({ type: 'play', seat: FOREHAND, card: 'EA' }).catch(() => {});
  for (const seat of seats) assert.deepEqual(seat.view, game.view(FOREHAND));
  stop();
  for (const seat of seats) seat.close();
  for (const channel of [host, client, other]) channel.close();
});

test('serveSeat() and seatOver() support ports with only `onmessage` and reset it to null when they close', async () => {
  const pair: { postMessage(message: unknown): void; onmessage: ((event: { data: unknown }) => void) | null }[] = [];
  for (const other of [1, 0]) {
    pair.push({
      onmessage: null,
      postMessage(message) {
        const data: unknown = structuredClone(message);
        queueMicrotask(() => pair[other].onmessage?.({ data }));
      },
    });
  }
  await checkPorts(pair[0], pair[1]);
  assert.deepEqual(
    pair.map(({ onmessage }) => onmessage),
    [null, null],
  );
});

test('serveSeat() and seatOver() call start() on a port that has this method', async () => {
  const { port1, port2 } = new MessageChannel();
  const started: string[] = [];
  /** Returns a port that delivers nothing before `start()`, as in browsers but not in Node. */
  const startablePort = (name: string, port: MessagePort): Port => ({
    postMessage: (message) => port.postMessage(message),
    addEventListener: (type, listener) =>
      port.addEventListener(type, (event) => started.includes(name) && listener(event)),
    start: () => started.push(name),
  });
  await checkPorts(startablePort('host', port1), startablePort('client', port2));
  port1.close();
});

test('serveSeat() supports a Worker of `node:worker_threads` as a port', async (t) => {
  const worker = new Worker(
    "const { parentPort } = require('node:worker_threads'); parentPort.on('message', () => {});",
    {
      eval: true,
    },
  );
  t.after(() => worker.terminate());
  const online = new Promise((resolve) => worker.once('online', resolve));
  const stop = serveSeat(connect(announced(), FOREHAND), worker);
  await online;
  worker.emit('message', ['j', { v: 1 }]);
  assert.equal(worker.listenerCount('message'), 1);
  stop();
  assert.equal(worker.listenerCount('message'), 0);
});

test('the host’s game continues after its port closes', async () => {
  const [host, client] = [1, 2].map(() => new BroadcastChannel('closed'));
  const game = announced();
  const stop = serveSeat(connect(game, FOREHAND), host);
  const seat = await seatOver(client);
  host.close();
  playCards(game, 3);
  stop();
  seat.close();
  client.close();
  assert.equal(game.view(null).trick.length, 3);
});

test('serveSeat() and seatOver() throw `invalid-connection` or `invalid-port` for invalid arguments', async () => {
  const { port1 } = new MessageChannel();
  const refusal = (act: () => unknown): string | undefined => {
    try {
      act();
    } catch (error) {
      assert.ok(error instanceof InputError);
      return error.code;
    }
    return undefined;
  };
  const connection = connect(announced(), 0);
  for (const wrong of [null, undefined, 'x', {}, { subscribe: () => {} }])
    assert.equal(
      refusal(() => serveSeat(wrong as never, port1)),
      'invalid-connection',
    );
  for (const wrong of [null, undefined, 'x', {}])
    assert.equal(
      refusal(() => serveSeat(connection, wrong as never)),
      'invalid-port',
    );
  await assert.rejects(seatOver({} as Port), (error: unknown) => error instanceof InputError);
});
