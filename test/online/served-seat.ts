import assert from 'node:assert/strict';
import type { TestContext } from 'node:test';
import type { SeatConnection, Update } from '../../src/game/connect.js';
import type { View } from '../../src/game/view.js';
import { seatOver, type RemoteSeat } from '../../src/online/seat-over.js';
import { serveSeat } from '../../src/online/serve-seat.js';
import type { WireClock } from '../../src/online/wire-clock.js';
import { flushTasks } from '../session/fake-clock.js';
import { createTestWire, type TestWire } from './test-wire.js';

/** A clock that a test advances. */
export interface SteppedClock extends WireClock {
  /** The number of running intervals. */
  readonly pending: number;
  /** Advances by a second and waits for the microtasks that follow. */
  tickSecond(): Promise<void>;
  /** Changes the time of day without elapsed time, as if somebody set the machine's clock. */
  shiftTimeOfDay(byMs: number): void;
}

export const createSteppedClock = (start = 1_000_000): SteppedClock => {
  let time = 0;
  /** The time of day at the beginning. */
  let origin = start;
  const calls = new Set<() => void>();
  return {
    now: () => origin + time,
    elapsed: () => time,
    shiftTimeOfDay: (byMs) => void (origin += byMs),
    every(ms, call) {
      assert.equal(ms, 1000, 'this clock knows seconds alone');
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

/** A seat that is served over a wire, with both ends. */
export interface ServedSeat {
  readonly wire: TestWire;
  readonly seat: RemoteSeat;
  /** The time at the client's end. */
  readonly clock: SteppedClock;
  /** All updates that a listener got, from the beginning. */
  readonly updates: Update[];
  /** What the client was told of errors. */
  readonly errors: Error[];
  /** What stayed with the host. */
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

/** Advances a clock by seconds, one after the other. */
export const tickSeconds = async (clock: SteppedClock, count: number): Promise<void> => {
  for (let second = 0; second < count; second++) await clock.tickSecond();
};

export type ViewUpdate = Extract<Update, { readonly view: View }>;
export const viewUpdatesOf = (updates: readonly Update[]): ViewUpdate[] => updates.filter((update) => 'view' in update);
export const statusesOf = (updates: readonly Update[]): string[] =>
  updates.flatMap((update) => ('status' in update ? [update.status] : []));
