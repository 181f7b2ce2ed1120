import assert from 'node:assert/strict';
import type { TestContext } from 'node:test';
import type { SeatConnection, Update } from '../../src/game/connect.js';
import type { View } from '../../src/game/view.js';
import { seatOver, type RemoteSeat } from '../../src/online/seat-over.js';
import { serveSeat } from '../../src/online/serve-seat.js';
import type { WireClock } from '../../src/online/wire-clock.js';
import { flushTasks } from '../session/fake-clock.js';
import { createWire, type Wire } from './wires.js';

/** Time that passes when the test says so. */
export interface SteppedClock extends WireClock {
  /** How many wait. */
  readonly pending: number;
  /** Lets a second pass, and all that follows from it happen. */
  second(): Promise<void>;
  /** Somebody sets the clock of the machine: so much later, or earlier. */
  set(byMs: number): void;
}

export const createSteppedClock = (start = 1_000_000): SteppedClock => {
  let time = 0;
  /** The time of day at the beginning. */
  let origin = start;
  const calls = new Set<() => void>();
  return {
    now: () => origin + time,
    elapsed: () => time,
    set: (byMs) => void (origin += byMs),
    every(ms, call) {
      assert.equal(ms, 1000, 'this clock knows seconds alone');
      calls.add(call);
      return () => calls.delete(call);
    },
    get pending() {
      return calls.size;
    },
    async second() {
      time += 1000;
      for (const call of [...calls]) call();
      await flushTasks();
    },
  };
};

/** A seat served over a wire, and played at its other end. */
export interface Served {
  readonly wire: Wire;
  readonly seat: RemoteSeat;
  /** The time at the client's end. */
  readonly clock: SteppedClock;
  /** All that a listener has heard, from the beginning. */
  readonly heard: Update[];
  /** What the client was told of errors. */
  readonly errors: Error[];
  /** What stayed with the host. */
  readonly hostErrors: unknown[];
  stop(): void;
}

export const served = async (t: TestContext, connection: SeatConnection, wire = createWire()): Promise<Served> => {
  const clock = createSteppedClock();
  const [heard, errors, hostErrors]: [Update[], Error[], unknown[]] = [[], [], []];
  const stop = serveSeat(connection, wire.host, { onError: (error) => hostErrors.push(error), clock });
  const seat = await seatOver(wire.client, { clock, onError: (error) => errors.push(error) });
  t.after(() => seat.close());
  seat.subscribe((update) => heard.push(update));
  await flushTasks();
  return { wire, seat, clock, heard, errors, hostErrors, stop };
};

/** Lets so many seconds pass, one after the other. */
export const seconds = async (clock: SteppedClock, count: number): Promise<void> => {
  for (let second = 0; second < count; second++) await clock.second();
};

export type Seen = Extract<Update, { readonly view: View }>;
export const seenOf = (heard: readonly Update[]): Seen[] => heard.filter((update) => 'view' in update);
export const statusesOf = (heard: readonly Update[]): string[] =>
  heard.flatMap((update) => ('status' in update ? [update.status] : []));
