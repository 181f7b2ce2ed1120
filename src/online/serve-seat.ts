import { toElapsedMs, elapsedMs } from '../base/steady-time.js';
import type { Person, SeatConnection, Update } from '../game/connect.js';
import { InputError, quoted } from '../rules/input-error.js';
import { createActionHandler } from './action-handler.js';
import { readFrame, WIRE_VERSION, type Frame } from './frame.js';
import { createUpdateBuffer } from './update-buffer.js';
import { openPortEnd, type Port } from './port.js';
import { randomNumber } from './random-number.js';
import { machineClock, type WireClock } from './wire-clock.js';

export interface ServeOptions {
  /** Called with unexpected errors of actions. The client does not receive their details. */
  readonly onError?: (error: unknown) => void;
  readonly clock?: Pick<WireClock, 'now' | 'elapsed'>;
}

/** The connection's latest state, except the view. */
interface LatestState {
  status?: 'open' | 'lost';
  people?: readonly Person[];
  /** The deadline, as elapsed time of the clock, or null for no limit. */
  deadline?: number | null;
}

const checkConnection = (connection: SeatConnection): void => {
  const { act, subscribe } = (connection ?? {}) as Partial<SeatConnection>;
  if (typeof act === 'function' && typeof subscribe === 'function') return;
  throw new InputError(
    'invalid-connection',
    `serveSeat() needs a SeatConnection with view, act and subscribe, not ${quoted(connection)}.`,
  );
};

/** Returns the id of the action in a malformed frame, or null if the frame has no such id. */
const actionIdIn = (data: unknown): number | null => {
  const [type, payload] = Array.isArray(data) ? (data as readonly unknown[]) : [];
  const id: unknown = type === 'a' && Array.isArray(payload) ? payload[0] : null;
  return typeof id === 'number' && Number.isSafeInteger(id) && id >= 0 ? id : null;
};

/**
 * Serves a seat to the other end of a port, where `seatOver` connects to it. Sends only this connection's updates. Each seat
 * needs its own port.
 * @returns a function that stops serving; the port stays open
 * @throws InputError `invalid-connection`, `invalid-port`
 */
export const serveSeat = (connection: SeatConnection, port: Port, options: ServeOptions = {}): (() => void) => {
  checkConnection(connection);
  const { onError = () => {}, clock = machineClock } = options;
  const serving = randomNumber().toString(36);
  const updates = createUpdateBuffer(connection.view ?? null, randomNumber());
  const latest: LatestState = {};
  let isOpen = false;

  const send = (...frames: readonly Frame[]): void => {
    if (isOpen) for (const frame of frames) end.send(frame);
  };
  const welcomeFrame = (): Frame => ['s', { serving, ...(latest.status && { status: latest.status }) }];
  const timeLeftFrame = (): Frame => {
    const { deadline = null } = latest;
    return ['t', { left: deadline === null ? null : Math.max(0, Math.round(deadline - elapsedMs(clock))) }];
  };

  /** Sends the current state and all updates after number `last`. */
  const sendMissed = (last?: number): void => {
    send(welcomeFrame(), ...updates.missedSince(last).map((update): Frame => ['u', update]));
    if (latest.people) send(['p', latest.people]);
    if (latest.deadline !== undefined) send(timeLeftFrame());
  };

  const onUpdate = (update: Update): void => {
    if ('view' in update) return send(['u', updates.add(update)]);
    if ('status' in update) {
      latest.status = update.status;
      send(welcomeFrame());
    } else if ('people' in update) {
      latest.people = update.people;
      send(['p', update.people]);
    } else if ('deadline' in update) {
      latest.deadline = update.deadline === null ? null : toElapsedMs(clock, update.deadline);
      send(timeLeftFrame());
    }
  };

  const handleAction = createActionHandler(
    async (action) => connection.act(action),
    (answer) => send(['r', answer]),
    onError,
  );

  const onMessage = (data: unknown): void => {
    let frame: Frame | null;
    try {
      frame = readFrame(data);
    } catch (error) {
      const { code, message } = error as InputError;
      const id = actionIdIn(data);
      return send(id === null ? ['x', { code, message }] : ['r', [id, code, message]]);
    }
    if (frame?.[0] === 'a') void handleAction(...frame[1]);
    if (frame?.[0] !== 'j') return undefined;
    const { v, last } = frame[1];
    if (v === WIRE_VERSION) return sendMissed(last);
    const message = `This host supports frame version ${WIRE_VERSION}, not ${v}.`;
    return send(['x', { code: 'unsupported-version', message }]);
  };

  const end = openPortEnd(port, onMessage);
  const unsubscribe = connection.subscribe(onUpdate);
  isOpen = true;
  // A client might already be waiting for this host.
  sendMissed();

  return () => {
    if (!isOpen) return;
    send(['x', { code: 'closed', message: 'The host has stopped serving this seat.' }]);
    isOpen = false;
    unsubscribe();
    end.close();
  };
};
