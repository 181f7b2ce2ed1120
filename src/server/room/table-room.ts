import { ConnectionError } from '../../online/connection-error.js';
import { WIRE_VERSION, type Frame, type LobbyCommand, type Payloads } from '../../online/frame.js';
import { fingerprintOf, isKey, newKey } from '../identity.js';
import { standInEndedFor, withActingHost } from '../lobby/absence.js';
import { applyEvent, guestOf, guestWithKey, seatOf, type GuestId, type LobbyEvent } from '../lobby/lobby.js';
import { checkCanJoin, eventsOf, evictionsFor } from '../lobby/commands.js';
import { tableInfo, type TableInfo } from '../table-info.js';
import type { OpenedLog } from '../log/table-log.js';
import { createAwayTimer, type AwayTimer } from './away-timer.js';
import { openTableController, type TableController } from './table-controller.js';
import { distinctNameAt } from './table-names.js';
import { restoreTable } from './table-state.js';
import { isHereAt, type RoomOptions, type Table } from './table.js';
import { createBroadcaster, type Broadcaster } from './broadcaster.js';
import { CLOSE_CODES, type Wire } from './wire.js';

/** A table that is open in this process. It knows nothing of what its wires are made of. */
export interface TableRoom {
  /** Admits a guest over a new wire. Resolves to the guest's id, or to null if the server has refused and closed the wire. */
  join(wire: Wire, payload: Payloads['j']): Promise<GuestId | null>;
  /** Handles a frame of a guest who has joined. */
  receive(guest: GuestId, frame: Frame): void;
  onDisconnect(guest: GuestId, wire: Wire): void;
  /** Closes it, if it is this process's no more. Resolves to whether it is known to be still. */
  checkOwner(): Promise<boolean>;
  /** The table as the host of the server sees it. */
  info(): TableInfo;
  /** Ends it here for good, and says why to whoever is there. */
  end(reason: string): Promise<void>;
  /** Ends it here: it goes on wherever it is opened next. */
  close(): Promise<void>;
}

interface RoomContext extends Pick<RoomOptions, 'journal' | 'readName' | 'watchers'> {
  readonly table: Table;
  readonly broadcaster: Broadcaster;
  readonly controller: TableController;
  readonly awayTimer: AwayTimer;
}

/** The close code after a refused join, by code of the refusal. */
const CLOSE_CODES_BY_REFUSAL: Readonly<Record<string, number>> = {
  'wrong-key': CLOSE_CODES.wrongKey,
  'not-welcome': CLOSE_CODES.notWelcome,
  'bad-name': CLOSE_CODES.notWelcome,
};

/** What somebody is told of an error: of others than our own nothing, since they may hold what is the server's alone. */
const refusalOf = (error: unknown): { readonly code: string; readonly message: string } =>
  error instanceof ConnectionError ? error : { code: 'action-failed', message: 'The server could not do this.' };

/** Ends the stand-in for missed turns when its person is back. A stand-in that the person switched on stays. */
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
  /** The guest who has this key; null if the key is new. */
  const findGuest = ({ key, fresh = false }: Payloads['j']): GuestId | null => {
    if (key === undefined) return null;
    const guest = guestWithKey(table.state.lobby, fingerprintOf(key));
    if (guest) return guest.id;
    if (fresh && isKey(key)) return null;
    journal.note('wrong-key');
    throw new ConnectionError('wrong-key', 'Nobody at this table has this key.');
  };
  const addGuest = async ({
    key = newKey(),
    name,
    watch = false,
  }: Payloads['j']): Promise<readonly [GuestId, string]> => {
    const { lobby } = table.state;
    const evictions = evictionsFor(lobby, isHereAt(table), watchers);
    checkCanJoin(evictions.reduce(applyEvent, lobby), watch, watchers);
    const distinctName = name === undefined ? null : distinctNameAt(table, null, readName(name));
    const id = lobby.nextGuest;
    await controller.applyEvents([
      ...evictions,
      { type: 'came', key: fingerprintOf(key), name: distinctName, watches: watch },
    ]);
    return [id, key];
  };
  /** The event that renames a returning guest if another one has taken their name. */
  const renameEvents = (guest: GuestId): readonly LobbyEvent[] => {
    const name = guestOf(table.state.lobby, guest)?.name ?? null;
    const distinct = name === null ? null : distinctNameAt(table, guest, name);
    return distinct === name || distinct === null ? [] : [{ type: 'named', guest, name: distinct }];
  };
  const admit = async (wire: Wire, payload: Payloads['j']): Promise<GuestId> => {
    if (payload.v !== WIRE_VERSION)
      throw new ConnectionError(
        'unsupported-version',
        `This server speaks version ${WIRE_VERSION} of the frames, not ${payload.v}.`,
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

/** Creates the handler of lobby commands, which answers each one. */
const createCommandHandler = (context: RoomContext) => {
  const { table, controller, awayTimer, readName } = context;
  return async (guest: GuestId, id: number, command: LobbyCommand): Promise<void> => {
    const line = table.lines.get(guest);
    // He has left meanwhile.
    if (!line) return;
    try {
      const readDistinctName = (given: unknown): string => distinctNameAt(table, guest, readName(given));
      const events = eventsOf(withActingHost(table.state.lobby, awayTimer.isAway), guest, command, readDistinctName);
      // His line ends with it.
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
  /** Ends the stand-in that a person has switched on when that person acts. */
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
    else if (type === 'a') line.send(['r', [payload[0], 'not-your-seat', 'Nobody plays here from this place.']]);
    if (type === 'a') endOwnStandIn(seatOfGuest(guest));
  };
};

/** Opens a table from its log and continues its game. */
export const openRoom = async (opened: OpenedLog, options: RoomOptions): Promise<TableRoom> => {
  try {
    return await createRoom(opened, options);
  } catch (error) {
    await opened.log.close();
    throw error;
  }
};

const createRoom = async ({ log, entries }: OpenedLog, options: RoomOptions): Promise<TableRoom> => {
  const { state, actions } = restoreTable(entries);
  const table: Table = { state, game: null, lines: new Map(), knocked: new Set(), isClosed: false };
  const { journal, readName, watchers } = options;
  const awayTimer = createAwayTimer(table, options.services.clock);
  const onActError = (error: unknown): void => journal.note('act-failed', { error: String(error) });
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
      // A store that does not answer says nothing of whose the table is.
      const isOwned = await log.isOwned().catch(() => null);
      if (!table.isClosed && isOwned === false) await controller.close(CLOSE_CODES.moved);
      return !table.isClosed && isOwned === true;
    },
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
