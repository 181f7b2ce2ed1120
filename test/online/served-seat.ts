import assert from 'node:assert/strict';
import type { TestContext } from 'node:test';
import type { SeatConnection, Update } from '../../src/game/connect.js';
import type { View } from '../../src/game/view.js';
import { seatOver, type RemoteSeat } from '../../src/online/seat-over.js';
import { serveSeat } from '../../src/online/serve-seat.js';
import type { WireClock } from '../../src/online/wire-clock.js';
import { flushTasks } from '../session/fake-clock.js';
import { createTestWire, type TestWire } from './test-wire.js';

/** A clock that only the test advances. */
export interface SteppedClock extends WireClock {
  /** Number of running intervals. */
  readonly pending: number;
  /** Advances the clock by one second and waits for the microtasks that follow. */
  tickSecond(): Promise<void>;
  /** Changes the time of day without elapsed time, as if the system time were set. */
  shiftTimeOfDay(byMs: number): void;
}

export const createSteppedClock = (start = 1_000_000): SteppedClock => {
  let time = 0;
  /** Time of day when the clock starts, in ms. */
  let origin = start;
  const calls = new Set<() => void>();
  return {
    now: () => origin + time,
    elapsed: () => time,
    shiftTimeOfDay: (byMs) => void (origin += byMs),
    every(ms, call) {
      assert.equal(ms, 1000, 'this clock supports only intervals of one second');
      calls.add(call);
      return () => calls.delete(call);
    },
    get pending() {
      return calls.size;
    },
    async tickSecond() {
      time += 1000;
      for (const call of [...calls]) call();
      await flushTasks();
    },
  };
};

/** A served seat with both ends of its wire. */
export interface ServedSeat {
  readonly wire: TestWire;
  readonly seat: RemoteSeat;
  /** Clock of both ends. */
  readonly clock: SteppedClock;
  /** All updates of a listener that was subscribed from the start. */
  readonly updates: Update[];
  /** Errors passed to the client's `onError`. */
  readonly errors: Error[];
  /** Errors passed to the host's `onError`. */
  readonly hostErrors: unknown[];
  stop(): void;
}

export const startServedSeat = async (
  t: TestContext,
  connection: SeatConnection,
  wire = createTestWire(),
): Promise<ServedSeat> => {
  const clock = createSteppedClock();
  const [updates, errors, hostErrors]: [Update[], Error[], unknown[]] = [[], [], []];
  const stop = serveSeat(connection, wire.host, { onError: (error) => hostErrors.push(error), clock });
  const seat = await seatOver(wire.client, { clock, onError: (error) => errors.push(error) });
  t.after(() => seat.close());
  seat.subscribe((update) => updates.push(update));
  await flushTasks();
  return { wire, seat, clock, updates, errors, hostErrors, stop };
};

/** Advances a clock second by second. */
export const tickSeconds = async (clock: SteppedClock, count: number): Promise<void> => {
  for (let second = 0; second < count; second++) await clock.tickSecond();
};

export type ViewUpdate = Extract<Update, { readonly view: View }>;
export const viewUpdatesOf = (updates: readonly Update[]): ViewUpdate[] => updates.filter((update) => 'view' in update);
export const statusesOf = (updates: readonly Update[]): string[] =>
  updates.flatMap((update) => ('status' in update ? [update.status] : []));
