/** What goes over a wire beside the game: status, people, deadline; and over which wires. */
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

/** A connection that tells whatever the test says. */
const telling = (): {
  readonly connection: SeatConnection;
  tell(update: unknown): void;
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
    tell(update) {
      for (const listener of listeners) listener(update as Update);
    },
  };
};

test('Status, people and deadline of the served connection are told, and to whoever listens later at once', async (t) => {
  const { connection, tell } = telling();
  const { updates, seat, clock } = await startServedSeat(t, connection);
  tell({ people: PEOPLE });
  tell({ deadline: clock.now() + 5000 });
  tell({ status: 'lost' });
  await flushTasks();
  const expected = [{ people: PEOPLE }, { deadline: clock.now() + 5000 }, { status: 'lost' }];
  assert.deepEqual(updates, [{ status: 'open' }, ...expected]);
  const late: Update[] = [];
  seat.subscribe((update) => late.push(update));
  assert.deepEqual(late, [expected[2], expected[0], expected[1]]);
  tell({ status: 'open' });
  tell({ deadline: null });
  await flushTasks();
  assert.deepEqual(late.slice(3), [{ status: 'open' }, { deadline: null }]);
});

test('Kinds of updates that the wire does not know are passed over', async (t) => {
  const { connection, tell } = telling();
  const { updates, errors, seat } = await startServedSeat(t, connection);
  const before = updates.length;
  tell({ weather: 'fine' });
  await flushTasks();
  assert.equal(updates.length, before);
  assert.deepEqual(errors, []);
  assert.ok(seat.view);
});

test('Who comes back hears of people and deadline once, however often it asks', async (t) => {
  const { connection, tell } = telling();
  const { updates, clock } = await startServedSeat(t, connection);
  tell({ people: PEOPLE });
  tell({ deadline: clock.now() + 60_000 });
  await flushTasks();
  await tickSeconds(clock, 30);
  assert.equal(updates.filter((update) => 'people' in update).length, 1);
  assert.equal(updates.filter((update) => 'deadline' in update).length, 1);
});

test('What the last host told is forgotten with it: the next one may have no deadline', async (t) => {
  const { connection, tell, listeners } = telling();
  const { updates, seat, clock, stop, wire } = await startServedSeat(t, connection);
  tell({ people: PEOPLE });
  tell({ deadline: clock.now() + 60_000 });
  await flushTasks();
  assert.equal(listeners.size, 1);
  stop();
  assert.equal(listeners.size, 0, 'a host that has ended listens no more');
  serveSeat(connection, wire.host);
  await flushTasks();
  assert.deepEqual(updates.filter((update) => 'deadline' in update).at(-1), { deadline: null });
  const late: Update[] = [];
  seat.subscribe((update) => late.push(update));
  assert.deepEqual(late, [{ status: 'open' }]);
});

test('A deadline is told as time left, since clocks differ', async (t) => {
  const { connection, tell } = telling();
  const { port1, port2 } = new MessageChannel();
  const [here, there] = [createSteppedClock(), createSteppedClock(8_000_000)];
  serveSeat(connection, port1, { clock: here });
  const seat = await seatOver(port2, { clock: there });
  t.after(() => {
    seat.close();
    port1.close();
  });
  const told = new Promise<Update>((resolve) => seat.subscribe((update) => 'deadline' in update && resolve(update)));
  tell({ deadline: here.now() + 9000 });
  assert.deepEqual(await told, { deadline: there.now() + 9000 });
});

test('The time left is right where the clock of a machine is set, at either end', async (t) => {
  for (const by of [-3_600_000, 3_600_000]) {
    const { connection, tell } = telling();
    const { port1, port2 } = new MessageChannel();
    const [here, there] = [createSteppedClock(), createSteppedClock(8_000_000)];
    serveSeat(connection, port1, { clock: here });
    const seat = await seatOver(port2, { clock: there });
    t.after(() => {
      seat.close();
      port1.close();
    });
    const first = new Promise<Update>((resolve) => seat.subscribe((update) => 'deadline' in update && resolve(update)));
    tell({ deadline: here.now() + 9000 });
    await first;
    there.shiftTimeOfDay(by);
    const late: Update[] = [];
    seat.subscribe((update) => late.push(update));
    assert.deepEqual(late.at(-1), { deadline: there.now() + 9000 });
    here.shiftTimeOfDay(by);
    // It asks anew, as after a line that was cut.
    const again = await seatOver(port2, { clock: there });
    t.after(() => again.close());
    const told = await new Promise<Update>((resolve) =>
      again.subscribe((update) => 'deadline' in update && resolve(update)),
    );
    assert.deepEqual(told, { deadline: there.now() + 9000 });
  }
});

test('A view that the served connection tells anew comes anew', async (t) => {
  const { connection, tell } = telling();
  const { updates } = await startServedSeat(t, connection);
  const view = playCards(announced(), 5).view(FOREHAND);
  tell({ action: null, happened: [], view });
  await flushTasks();
  assert.deepEqual(viewUpdatesOf(updates), [{ action: null, happened: [], view }]);
});

test('A listener that fails keeps nobody else from hearing, and its error comes up as an uncaught one', async (t) => {
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

test('Nobody can write into the view from which the next one is made', async (t) => {
  const game = announced();
  const { seat } = await startServedSeat(t, connect(game, FOREHAND));
  assert.throws(() => (seat.view.history as unknown[]).push('nonsense'), TypeError);
  assert.throws(() => ((seat.view as { phase: string }).phase = 'nonsense'), TypeError);
  playCards(game, 2);
  await flushTasks();
  assert.deepEqual(seat.view, game.view(FOREHAND));
});

// -- ports -------------------------------------------------------------------------------------------------------------

/** Plays a card over these ports. */
const playsOver = async (host: Port, client: Port): Promise<void> => {
  const game = announced();
  const stop = serveSeat(connect(game, FOREHAND), host);
  const seat = await seatOver(client);
  await seat.act({ type: 'play', seat: FOREHAND, card: 'EA' });
  assert.deepEqual(seat.view, game.view(FOREHAND));
  stop();
  seat.close();
};

test('A channel of the platform and one of Node will do', async () => {
  for (const { port1, port2 } of [new MessageChannel(), new NodeChannel()]) {
    await playsOver(port1, port2);
    port1.close();
  }
});

test('Two ends of a BroadcastChannel will do, with a second client on it that hears the same', async () => {
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

test('A port with nothing but onmessage will do, and is let go again', async () => {
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
  await playsOver(pair[0], pair[1]);
  assert.deepEqual(
    pair.map(({ onmessage }) => onmessage),
    [null, null],
  );
});

test('A port that keeps back what it gets is started', async () => {
  const { port1, port2 } = new MessageChannel();
  const started: string[] = [];
  /** In browsers a port waits for `start`; in Node it does not. */
  const waiting = (name: string, port: MessagePort): Port => ({
    postMessage: (message) => port.postMessage(message),
    addEventListener: (type, listener) =>
      port.addEventListener(type, (event) => started.includes(name) && listener(event)),
    start: () => started.push(name),
  });
  await playsOver(waiting('host', port1), waiting('client', port2));
  port1.close();
});

test('A worker of Node is a port', async (t) => {
  const worker = new Worker(
    "const { parentPort } = require('node:worker_threads'); parentPort.on('message', () => {});",
    {
      eval: true,
    },
  );
  t.after(() => worker.terminate());
  const answered = new Promise((resolve) => worker.once('online', resolve));
  const stop = serveSeat(connect(announced(), FOREHAND), worker);
  await answered;
  worker.emit('message', ['j', { v: 1 }]);
  assert.equal(worker.listenerCount('message'), 1);
  stop();
  assert.equal(worker.listenerCount('message'), 0);
});

test('A port that was closed under way does not stop the game of the host', async () => {
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

test('What is no connection or no port is refused by name', async () => {
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
