import { ConnectionError } from '../../online/connection-error.js';
import { WIRE_VERSION, type Frame, type LobbyCommand, type Payloads } from '../../online/frame.js';
import { fingerprintOf, isKey, newKey } from '../identity.js';
import { standInEndedFor, withActingHost } from '../lobby/absence.js';
import { after, guestOf, guestWithKey, seatOf, type GuestId, type LobbyEvent } from '../lobby/lobby.js';
import { checkCanJoin, eventsOf, evictionsFor } from '../lobby/commands.js';
import { tableInfo, type TableInfo } from '../table-info.js';
import type { OpenedLog } from '../log/table-log.js';
import { createAwayTimer, type AwayTimer } from './away-timer.js';
import { openCourse, type Course } from './course.js';
import { distinctNameAt } from './names-at.js';
import { readTable } from './table-state.js';
import { isHereAt, type RoomOptions, type Table } from './table.js';
import { createBroadcaster, type Broadcaster } from './broadcaster.js';
import { CLOSE, type Wire } from './wire.js';

/** A table that is open in this process. It knows nothing of what its wires are made of. */
export interface TableRoom {
  /** Somebody says who he is, over a wire of his own. Resolves to who he is here; null: he was refused and is gone. */
  join(wire: Wire, joins: Payloads['j']): Promise<GuestId | null>;
  /** What he says then. */
  hear(guest: GuestId, frame: Frame): void;
  gone(guest: GuestId, wire: Wire): void;
  /** Closes it, if it is this process's no more. Resolves to whether it is known to be still. */
  checkOwner(): Promise<boolean>;
  /** The table as the host of the server sees it. */
  info(): TableInfo;
  /** Ends it here for good, and says why to whoever is there. */
  end(reason: string): Promise<void>;
  /** Ends it here: it goes on wherever it is opened next. */
  close(): Promise<void>;
}

interface Parts extends Pick<RoomOptions, 'journal' | 'readName' | 'watchers'> {
  readonly table: Table;
  readonly broadcaster: Broadcaster;
  readonly course: Course;
  readonly awayTimer: AwayTimer;
}

/** How a wire is closed whose end is refused. */
const CLOSE_FOR: Readonly<Record<string, number>> = {
  'wrong-key': CLOSE.wrongKey,
  'not-welcome': CLOSE.notWelcome,
  'bad-name': CLOSE.notWelcome,
};

/** What somebody is told of an error: of others than our own nothing, since they may hold what is the server's alone. */
const refusalOf = (error: unknown): { readonly code: string; readonly message: string } =>
  error instanceof ConnectionError ? error : { code: 'action-failed', message: 'The server could not do this.' };

/** Who comes again, or says so, is back at his seat, unless he wants a computer to play for him. */
const playOn = ({ table, course }: Parts, guest: GuestId): void => {
  const { lobby } = table.state;
  const at = seatOf(lobby, guest);
  if (at === null || lobby.stage !== 'playing' || lobby.seats[at]?.standIn) return;
  table.game?.playOn(at);
  course.seen();
};

/** Lets people in. */
const createJoinHandler = (parts: Parts): TableRoom['join'] => {
  const { table, broadcaster, course, journal, readName, watchers } = parts;
  /** Whose key it is; null: nobody's yet. */
  const known = ({ key, fresh = false }: Payloads['j']): GuestId | null => {
    if (key === undefined) return null;
    const guest = guestWithKey(table.state.lobby, fingerprintOf(key));
    if (guest) return guest.id;
    if (fresh && isKey(key)) return null;
    journal.note('wrong-key');
    throw new ConnectionError('wrong-key', 'Nobody at this table has this key.');
  };
  const come = async ({ key = newKey(), name, watch = false }: Payloads['j']): Promise<readonly [GuestId, string]> => {
    const { lobby } = table.state;
    const gone = evictionsFor(lobby, isHereAt(table), watchers);
    checkCanJoin(gone.reduce(after, lobby), watch, watchers);
    const read = name === undefined ? null : distinctNameAt(table, null, readName(name));
    const id = lobby.nextGuest;
    await course.change([...gone, { type: 'came', key: fingerprintOf(key), name: read, watches: watch }]);
    return [id, key];
  };
  /** While somebody without a seat was away another one may have taken the name. */
  const renamed = (guest: GuestId): readonly LobbyEvent[] => {
    const name = guestOf(table.state.lobby, guest)?.name ?? null;
    const distinct = name === null ? null : distinctNameAt(table, guest, name);
    return distinct === name || distinct === null ? [] : [{ type: 'named', guest, name: distinct }];
  };
  const welcome = async (wire: Wire, joins: Payloads['j']): Promise<GuestId> => {
    if (joins.v !== WIRE_VERSION)
      throw new ConnectionError(
        'unsupported-version',
        `This server speaks version ${WIRE_VERSION} of the frames, not ${joins.v}.`,
      );
    const back = known(joins);
    const [guest, key] = back === null ? await come(joins) : [back, joins.key ?? ''];
    const line = broadcaster.lineOf(guest);
    line.attach(wire);
    line.send(['s', { key }]);
    const { last } = joins;
    line.hear(['j', { v: WIRE_VERSION, ...(last !== undefined && { last }) }]);
    course.seen();
    await course.change([...renamed(guest), ...standInEndedFor(table.state.lobby, guest)]);
    playOn(parts, guest);
    return guest;
  };
  return (wire, joins) =>
    course
      .inTurn(() => welcome(wire, joins))
      .catch((error) => {
        const { code, message } = refusalOf(error);
        wire.send(JSON.stringify(['x', { code, message }] satisfies Frame));
        wire.close(error instanceof ConnectionError ? (CLOSE_FOR[code] ?? CLOSE.malformed) : CLOSE.moved);
        return null;
      });
};

/** Does what somebody wishes, or says why not. */
const createCommandHandler = (parts: Parts) => {
  const { table, course, awayTimer, readName } = parts;
  return async (guest: GuestId, id: number, command: LobbyCommand): Promise<void> => {
    const line = table.lines.get(guest);
    // He has left meanwhile.
    if (!line) return;
    try {
      const readOwn = (given: unknown): string => distinctNameAt(table, guest, readName(given));
      const events = eventsOf(withActingHost(table.state.lobby, awayTimer.isAway), guest, command, readOwn);
      // His line ends with it.
      if (command.do === 'leave') line.send(['r', [id]]);
      await course.change(events);
      if (command.do === 'stand-in' && !command.on) playOn(parts, guest);
      line.send(['r', [id]]);
    } catch (error) {
      const { code, message } = refusalOf(error);
      line.send(['r', [id, code, message]]);
    }
  };
};

const createFrameHandler = (parts: Parts): TableRoom['hear'] => {
  const { table, course } = parts;
  const wish = createCommandHandler(parts);
  const seat = (guest: GuestId): number | null => seatOf(table.state.lobby, guest);

  const knock = (at: number | null): void => {
    if (at === null || table.state.lobby.stage !== 'playing' || table.knocked.has(at)) return;
    table.knocked.add(at);
    for (const line of table.lines.values()) line.send(['k', { seat: at }]);
  };
  /** Who acts is back. */
  const back = (at: number | null): void => {
    if (at === null || !table.state.lobby.seats[at]?.standIn) return;
    course.later(() => course.change([{ type: 'stood-in', seat: at, on: false }]));
  };

  return (guest, frame) => {
    const line = table.lines.get(guest);
    if (!line) return;
    const [type, payload] = frame;
    if (type === 'l') course.later(() => wish(guest, payload[0], payload[1]));
    else if (type === 'k') knock(seat(guest));
    else if (type === 'j' || line.isServed) line.hear(frame);
    else if (type === 'a') line.send(['r', [payload[0], 'not-your-seat', 'Nobody plays here from this place.']]);
    if (type === 'a') back(seat(guest));
  };
};

/** Opens a table whose log has been opened, and goes on where it stood. */
export const openRoom = async (opened: OpenedLog, options: RoomOptions): Promise<TableRoom> => {
  try {
    return await roomFrom(opened, options);
  } catch (error) {
    await opened.log.close();
    throw error;
  }
};

const roomFrom = async ({ log, entries }: OpenedLog, options: RoomOptions): Promise<TableRoom> => {
  const { state, actions } = readTable(entries);
  const table: Table = { state, game: null, lines: new Map(), knocked: new Set(), isClosed: false };
  const { journal, readName, watchers } = options;
  const awayTimer = createAwayTimer(table, options.services.clock);
  const failed = (error: unknown): void => journal.note('act-failed', { error: String(error) });
  const broadcaster = createBroadcaster(table, awayTimer.isAway, failed);
  const course = await openCourse(table, broadcaster, { ...options, log, awayTimer }, actions);
  const parts: Parts = { table, broadcaster, course, awayTimer, journal, readName, watchers };
  return {
    join: createJoinHandler(parts),
    hear: createFrameHandler(parts),
    gone(guest, wire) {
      if (!table.lines.get(guest)?.detach(wire)) return;
      course.later(() => Promise.resolve(course.seen()));
    },
    async checkOwner() {
      // A store that does not answer says nothing of whose the table is.
      const isOwned = await log.isOwned().catch(() => null);
      if (!table.isClosed && isOwned === false) await course.close(CLOSE.moved);
      return !table.isClosed && isOwned === true;
    },
    info() {
      const score = table.game?.score() ?? null;
      return tableInfo(table.state, { isHere: isHereAt(table), hasStandIn: table.game?.hasStandIn() ?? [], score });
    },
    end: (reason) =>
      course.inTurn(async () => {
        for (const line of table.lines.values()) line.send(['x', { code: 'table-ended', message: reason }]);
        await course.close(CLOSE.noSuchTable);
      }),
    close: () => course.close(CLOSE.moved),
  };
};
