import { ConnectionError } from '../../online/connection-error.js';
import { WIRE_VERSION, type Frame, type LobbyCommand, type Payloads } from '../../online/frame.js';
import { fingerprintOf, isKey, newKey } from '../identity.js';
import { standInEndedFor, withActingHost } from '../lobby/absence.js';
import { applyEvent, guestOf, guestWithKey, seatOf, type GuestId, type LobbyEvent } from '../lobby/lobby.js';
import { checkCanJoin, eventsOf, evictionsFor } from '../lobby/commands.js';
import { openTableOf, type OpenTable } from '../open-tables/listing.js';
import { tableInfo, type TableInfo } from '../table-info.js';
import type { OpenedLog } from '../log/log-store.js';
import type { LogEntry } from '../log/table-log.js';
import { createAwayTimer, type AwayTimer } from './away-timer.js';
import { openTableController, type TableController } from './table-controller.js';
import { distinctNameAt } from './table-names.js';
import { restoreTable } from './table-state.js';
import { isHereAt, type RoomOptions, type Table } from './table.js';
import { createBroadcaster, type Broadcaster } from './broadcaster.js';
import { CLOSE_CODES, type Wire } from './wire.js';

/** A table that is open in this process, independent of the transport that carries its messages. */
export interface TableRoom {
  /**
   * Admits a guest over a new wire. Resolves to the guest's id, or to null if the room has refused the guest and closed the
   * wire.
   */
  join(wire: Wire, payload: Payloads['j']): Promise<GuestId | null>;
  /** Handles a frame from a guest who has joined. */
  receive(guest: GuestId, frame: Frame): void;
  onDisconnect(guest: GuestId, wire: Wire): void;
  /** Closes the room if another process owns the table. Resolves to true if this process is known to own the table. */
  checkOwner(): Promise<boolean>;
  /** Returns the table's data for strangers, or null if the list of open tables omits the table. */
  openTable(): OpenTable | null;
  /** Returns the table's data for the server's operator. */
  info(): TableInfo;
  /** Permanently ends the table and sends the reason to all connected guests. */
  end(reason: string): Promise<void>;
  /** Closes the room. The table continues in the next process that opens it. */
  close(): Promise<void>;
}

interface RoomContext extends Pick<RoomOptions, 'journal' | 'readName' | 'watchers'> {
  readonly table: Table;
  readonly broadcaster: Broadcaster;
  readonly controller: TableController;
  readonly awayTimer: AwayTimer;
}

/** The close code after a refused join, by error code. */
const CLOSE_CODES_BY_REFUSAL: Readonly<Record<string, number>> = {
  'wrong-key': CLOSE_CODES.wrongKey,
  'not-welcome': CLOSE_CODES.notWelcome,
  'bad-name': CLOSE_CODES.notWelcome,
};

/** Returns the error to send to a client, without the possibly confidential details of unexpected errors. */
const refusalOf = (error: unknown): { readonly code: string; readonly message: string } =>
  error instanceof ConnectionError
    ? error
    : { code: 'action-failed', message: 'The server could not perform this action.' };

/** Ends the stand-in for missed turns when the person returns. A stand-in that the person has requested stays. */
const endStandIn = ({ table, controller }: RoomContext, guest: GuestId): void => {
  const { lobby } = table.state;
  const seat = seatOf(lobby, guest);
  if (seat === null || lobby.stage !== 'playing' || lobby.seats[seat]?.standIn) return;
  table.game?.endStandIn(seat);
  controller.onPresenceChange();
};

/** Creates the handler of join frames. */
const createJoinHandler = (context: RoomContext): TableRoom['join'] => {
  const { table, broadcaster, controller, journal, readName, watchers } = context;
  /** Returns the guest with this key, or null if the key is new. */
  const findGuest = ({ key, fresh = false }: Payloads['j']): GuestId | null => {
    if (key === undefined) return null;
    const guest = guestWithKey(table.state.lobby, fingerprintOf(key));
    if (guest) return guest.id;
    if (fresh && isKey(key)) return null;
    journal.log('wrong-key');
    throw new ConnectionError('wrong-key', 'No guest at this table has this key.');
  };
  const addGuest = async ({
    key = newKey(),
    name,
    watch = false,
  }: Payloads['j']): Promise<readonly [GuestId, string]> => {
    const { lobby } = table.state;
    const evictions = evictionsFor(lobby, isHereAt(table), watchers);
    checkCanJoin(evictions.reduce(applyEvent, lobby), watch, watchers);
    if (lobby.settings.open && !watch && name === undefined)
      throw new ConnectionError('bad-name', 'Guests of an open table need a name.');
    const distinctName = name === undefined ? null : distinctNameAt(table, null, readName(name));
    const id = lobby.nextGuest;
    await controller.applyEvents([
      ...evictions,
      { type: 'came', key: fingerprintOf(key), name: distinctName, watches: watch },
    ]);
    return [id, key];
  };
  /** Returns the event that renames a returning guest if another guest has taken their name. */
  const renameEvents = (guest: GuestId): readonly LobbyEvent[] => {
    const name = guestOf(table.state.lobby, guest)?.name ?? null;
    const distinct = name === null ? null : distinctNameAt(table, guest, name);
    return distinct === name || distinct === null ? [] : [{ type: 'named', guest, name: distinct }];
  };
  const admit = async (wire: Wire, payload: Payloads['j']): Promise<GuestId> => {
    if (payload.v !== WIRE_VERSION)
      throw new ConnectionError(
        'unsupported-version',
        `This server supports frame version ${WIRE_VERSION}, not ${payload.v}.`,
      );
    const returningGuest = findGuest(payload);
    const [guest, key] = returningGuest === null ? await addGuest(payload) : [returningGuest, payload.key ?? ''];
    const line = broadcaster.lineOf(guest);
    line.attach(wire);
    line.send(['s', { key }]);
    const { last } = payload;
    line.receive(['j', { v: WIRE_VERSION, ...(last !== undefined && { last }) }]);
    controller.onPresenceChange();
    await controller.applyEvents([...renameEvents(guest), ...standInEndedFor(table.state.lobby, guest)]);
    endStandIn(context, guest);
    return guest;
  };
  return (wire, payload) =>
    controller
      .runInOrder(() => admit(wire, payload))
      .catch((error) => {
        const { code, message } = refusalOf(error);
        wire.send(JSON.stringify(['x', { code, message }] satisfies Frame));
        wire.close(
          error instanceof ConnectionError
            ? (CLOSE_CODES_BY_REFUSAL[code] ?? CLOSE_CODES.malformed)
            : CLOSE_CODES.moved,
        );
        return null;
      });
};

/** Creates a handler that answers each lobby command. */
const createCommandHandler = (context: RoomContext) => {
  const { table, controller, awayTimer, readName } = context;
  return async (guest: GuestId, id: number, command: LobbyCommand): Promise<void> => {
    const line = table.lines.get(guest);
    // The guest left before the server handled the command.
    if (!line) return;
    try {
      const readDistinctName = (given: unknown): string => distinctNameAt(table, guest, readName(given));
      const events = eventsOf(withActingHost(table.state.lobby, awayTimer.isAway), guest, command, readDistinctName);
      // Sends the answer first, because the event closes the guest's line.
      if (command.do === 'leave') line.send(['r', [id]]);
      await controller.applyEvents(events);
      if (command.do === 'stand-in' && !command.on) endStandIn(context, guest);
      line.send(['r', [id]]);
    } catch (error) {
      const { code, message } = refusalOf(error);
      line.send(['r', [id, code, message]]);
    }
  };
};

const createFrameHandler = (context: RoomContext): TableRoom['receive'] => {
  const { table, controller } = context;
  const handleCommand = createCommandHandler(context);
  const seatOfGuest = (guest: GuestId): number | null => seatOf(table.state.lobby, guest);

  const knock = (seat: number | null): void => {
    if (seat === null || table.state.lobby.stage !== 'playing' || table.knocked.has(seat)) return;
    table.knocked.add(seat);
    for (const line of table.lines.values()) line.send(['k', { seat }]);
  };
  /** Ends a stand-in that the person has requested, because the person now acts. */
  const endOwnStandIn = (seat: number | null): void => {
    if (seat === null || !table.state.lobby.seats[seat]?.standIn) return;
    controller.runLater(() => controller.applyEvents([{ type: 'stood-in', seat: seat, on: false }]));
  };

  return (guest, frame) => {
    const line = table.lines.get(guest);
    if (!line) return;
    const [type, payload] = frame;
    if (type === 'l') controller.runLater(() => handleCommand(guest, payload[0], payload[1]));
    else if (type === 'k') knock(seatOfGuest(guest));
    else if (type === 'j' || line.isServed) line.receive(frame);
    else if (type === 'a')
      line.send(['r', [payload[0], 'not-your-seat', 'You have no seat in a running game at this table.']]);
    if (type === 'a') endOwnStandIn(seatOfGuest(guest));
  };
};

/** Opens a table from its log and continues its game. */
export const openRoom = async (opened: OpenedLog<LogEntry>, options: RoomOptions): Promise<TableRoom> => {
  try {
    return await createRoom(opened, options);
  } catch (error) {
    await opened.log.close();
    throw error;
  }
};

const createRoom = async ({ log, entries }: OpenedLog<LogEntry>, options: RoomOptions): Promise<TableRoom> => {
  const { state, actions } = restoreTable(entries);
  const table: Table = { state, game: null, lines: new Map(), knocked: new Set(), isClosed: false };
  const { journal, readName } = options;
  const { watchers = options.watchers } = state.lobby.settings.hosted ?? {};
  const awayTimer = createAwayTimer(table, options.services.clock);
  const onActError = (error: unknown): void => journal.log('act-failed', { error: String(error) });
  const broadcaster = createBroadcaster(table, awayTimer.isAway, onActError);
  const controller = await openTableController(table, broadcaster, { ...options, log, awayTimer }, actions);
  const context: RoomContext = { table, broadcaster, controller, awayTimer, journal, readName, watchers };
  return {
    join: createJoinHandler(context),
    receive: createFrameHandler(context),
    onDisconnect(guest, wire) {
      if (!table.lines.get(guest)?.detach(wire)) return;
      controller.runLater(() => Promise.resolve(controller.onPresenceChange()));
    },
    async checkOwner() {
      // If the store does not answer, the table's owner is unknown.
      const isOwned = await log.isOwned().catch(() => null);
      if (!table.isClosed && isOwned === false) await controller.close(CLOSE_CODES.moved);
      return !table.isClosed && isOwned === true;
    },
    openTable: () => (table.isClosed ? null : openTableOf(table.state, isHereAt(table))),
    info() {
      const score = table.game?.score() ?? null;
      return tableInfo(table.state, { isHere: isHereAt(table), hasStandIn: table.game?.hasStandIn() ?? [], score });
    },
    end: (reason) =>
      controller.runInOrder(async () => {
        for (const line of table.lines.values()) line.send(['x', { code: 'table-ended', message: reason }]);
        await controller.close(CLOSE_CODES.noSuchTable);
      }),
    close: () => controller.close(CLOSE_CODES.moved),
  };
};
