import { toElapsedMs, elapsedMs } from '../base/steady-time.js';
import type { Person, SeatConnection, Update } from '../game/connect.js';
import { InputError, quoted } from '../rules/input-error.js';
import { createAnswers } from './answers.js';
import { readFrame, WIRE_VERSION, type Frame } from './frame.js';
import { keepUpdates } from './kept-updates.js';
import { openEnd, type Port } from './port.js';
import { randomNumber } from './random-number.js';
import { machineClock, type WireClock } from './wire-clock.js';

export interface ServeOptions {
  /** Told what went wrong at this end and is nobody else's business: why an action failed, other than by the rules. */
  readonly onError?: (error: unknown) => void;
  readonly clock?: Pick<WireClock, 'now' | 'elapsed'>;
}

/** What the connection has told last, beside the view. */
interface Told {
  status?: 'open' | 'lost';
  people?: readonly Person[];
  /** When the time to act is over, by what elapses on the clock; null: no limit. */
  end?: number | null;
}

const checkConnection = (connection: SeatConnection): void => {
  const { act, subscribe } = (connection ?? {}) as Partial<SeatConnection>;
  if (typeof act === 'function' && typeof subscribe === 'function') return;
  throw new InputError(
    'invalid-connection',
    `serveSeat serves a SeatConnection, which has view, act and subscribe, not ${quoted(connection)}.`,
  );
};

/** The id of an action in what is otherwise no frame; null: none. */
const idIn = (data: unknown): number | null => {
  const [type, payload] = Array.isArray(data) ? (data as readonly unknown[]) : [];
  const id: unknown = type === 'a' && Array.isArray(payload) ? payload[0] : null;
  return typeof id === 'number' && Number.isSafeInteger(id) && id >= 0 ? id : null;
};

/**
 * Lets whoever is at the other end of a port play a seat: `seatOver` there makes a connection of it. What goes over the
 * port is what the connection tells, and nothing else. One seat, one port. Returns what ends it; the port stays open.
 * @throws InputError `invalid-connection`, `invalid-port`
 */
export const serveSeat = (connection: SeatConnection, port: Port, options: ServeOptions = {}): (() => void) => {
  checkConnection(connection);
  const { onError = () => {}, clock = machineClock } = options;
  const serving = randomNumber().toString(36);
  const updates = keepUpdates(connection.view ?? null, randomNumber());
  const told: Told = {};
  let isOpen = false;

  const send = (...frames: readonly Frame[]): void => {
    if (isOpen) for (const frame of frames) end.send(frame);
  };
  const welcome = (): Frame => ['s', { serving, ...(told.status && { status: told.status }) }];
  const timeLeft = (): Frame => {
    const { end: until = null } = told;
    return ['t', { left: until === null ? null : Math.max(0, Math.round(until - elapsedMs(clock))) }];
  };

  /** All that somebody lacks who had the update `last`. */
  const tell = (last?: number): void => {
    send(welcome(), ...updates.since(last).map((update): Frame => ['u', update]));
    if (told.people) send(['p', told.people]);
    if (told.end !== undefined) send(timeLeft());
  };

  const updated = (update: Update): void => {
    if ('view' in update) return send(['u', updates.add(update)]);
    if ('status' in update) {
      told.status = update.status;
      send(welcome());
    } else if ('people' in update) {
      told.people = update.people;
      send(['p', update.people]);
    } else if ('deadline' in update) {
      told.end = update.deadline === null ? null : toElapsedMs(clock, update.deadline);
      send(timeLeft());
    }
  };

  const answer = createAnswers(
    async (action) => connection.act(action),
    (given) => send(['r', given]),
    onError,
  );

  const received = (data: unknown): void => {
    let frame: Frame | null;
    try {
      frame = readFrame(data);
    } catch (error) {
      const { code, message } = error as InputError;
      const id = idIn(data);
      return send(id === null ? ['x', { code, message }] : ['r', [id, code, message]]);
    }
    if (frame?.[0] === 'a') void answer(...frame[1]);
    if (frame?.[0] !== 'j') return undefined;
    const { v, last } = frame[1];
    if (v === WIRE_VERSION) return tell(last);
    const message = `This host speaks version ${WIRE_VERSION} of the frames, not ${v}.`;
    return send(['x', { code: 'unsupported-version', message }]);
  };

  const end = openEnd(port, received);
  const unsubscribe = connection.subscribe(updated);
  isOpen = true;
  // Somebody may be waiting since before this host was here.
  tell();

  return () => {
    if (!isOpen) return;
    send(['x', { code: 'closed', message: 'The host of the game has ended.' }]);
    isOpen = false;
    unsubscribe();
    end.close();
  };
};
