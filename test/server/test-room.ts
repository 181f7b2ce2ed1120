/** A room without a server, with a guest and a log that the test controls. */
import assert from 'node:assert/strict';
import type { Action } from '../../src/game/action.js';
import type { SeatConnection } from '../../src/game/connect.js';
import type { Board, Frame, LobbyCommand } from '../../src/online/frame.js';
import type { Port } from '../../src/online/port.js';
import { seatOver, type RemoteSeat } from '../../src/online/seat-over.js';
import { choose } from '../../src/players/choose.js';
import { defineRules } from '../../src/rules/variants.js';
import { createReports } from '../../src/server/reports.js';
import { createJournal } from '../../src/server/journal.js';
import { createMemoryStore } from '../../src/server/log/memory-store.js';
import { createSerialQueue } from '../../src/server/log/log-store.js';
import { LOG_VERSION, type LogEntry, type TableLog, type TableStore } from '../../src/server/log/table-log.js';
import { openRoom, type TableRoom } from '../../src/server/room/table-room.js';
import { endedGameId, type EndedGame } from '../../src/server/room/ended-game.js';
import { systemClock, type Clock } from '../../src/session/clock.js';
import { firstAction } from './test-server.js';

/** A clock that runs 200 times faster. */
const clock: Clock = { now: Date.now, wait: (ms, signal) => systemClock.wait(ms / 200, signal) };

export interface TestRoom {
  readonly store: TableStore;
  readonly room: TableRoom;
  /** The events of the journal. */
  readonly journalEvents: readonly string[];
  entries(): Promise<readonly LogEntry[]>;
}

export interface TestRoomOptions {
  readonly store?: TableStore;
  /** Called before an entry is written. A rejection makes the write fail. */
  readonly beforeWrite?: (entry: LogEntry) => void | Promise<void>;
  readonly onLogClosed?: () => void;
  readonly onGameEnd?: (endedGame: EndedGame) => void;
}

const TABLE = 'abc';

/** Creates a store with a table for two players. */
export const storeWithTable = async (): Promise<TableStore> => {
  const store = createMemoryStore(Date.now);
  const rules = defineRules('suedtirol', { players: 2, target: 9 });
  const settings = { rules, level: 'easy', turnTimeout: null, spectators: false } as const;
  await store.create(TABLE, { k: 'table', version: LOG_VERSION, table: TABLE, code: 'gosu', settings });
  return store;
};

export const openTestRoom = async ({
  store: givenStore,
  beforeWrite,
  onLogClosed,
  onGameEnd,
}: TestRoomOptions = {}): Promise<TestRoom> => {
  const store = givenStore ?? (await storeWithTable());
  const { log, entries } = (await store.open(TABLE)) ?? assert.fail('The table does not exist.');
  const enqueue = createSerialQueue();
  const journalEvents: string[] = [];
  const observedLog: TableLog = {
    ...log,
    // Entries are serialized, as in every log.
    append: (entry) =>
      enqueue(async () => {
        await beforeWrite?.(entry);
        await log.append(entry);
      }),
    async close() {
      onLogClosed?.();
      await log.close();
    },
  };
  const journal = createJournal((line) => journalEvents.push((JSON.parse(line) as { readonly event: string }).event));
  const gameEnds = onGameEnd
    ? createReports({
        ...{ outbox: store.outbox, idOf: endedGameId, report: onGameEnd, failure: 'on-game-end-failed' },
        ...{ clock, journal },
      })
    : null;
  const room = await openRoom(
    { log: observedLog, entries },
    {
      services: { choose, clock, pause: 0 },
      journal,
      readName: String,
      storeGameEnd: gameEnds && gameEnds.store,
      onClosed: () => {},
    },
  );
  const closing = {
    ...room,
    async close() {
      await room.close();
      await gameEnds?.close();
    },
  };
  return { store, room: closing, journalEvents, entries: async () => (await store.open(TABLE))?.entries ?? [] };
};

/** A guest in a room. */
export interface RoomGuest {
  sendCommand(command: LobbyCommand): void;
  readonly board: Board | null;
  /** Connects the guest to the current game. */
  connection(): Promise<RemoteSeat>;
}

export const SALT = '0'.repeat(16);

/** Joins a room as Anna, sits down opposite a computer player and agrees to start. */
export const joinAsAnna = async (room: TableRoom): Promise<RoomGuest> => {
  const listeners = new Set<(event: unknown) => void>();
  let board: Board | null = null;
  const send = (text: string): void => {
    const frame = JSON.parse(text) as Frame;
    if (frame[0] === 'b') board = frame[1];
    for (const listener of listeners) listener({ data: frame });
  };
  const id = await room.join({ listen: () => {}, send, bufferedBytes: 0, close: () => {} }, { v: 1, name: 'Anna' });
  assert.notEqual(id, null);
  const port: Port = {
    postMessage: (frame) => room.receive(id as number, structuredClone(frame) as Frame),
    addEventListener: (_, listener) => void listeners.add(listener),
    removeEventListener: (_, listener) => void listeners.delete(listener),
  };
  // Action ids start at a random number, so they almost never collide with these command ids.
  let commandId = 1000;
  const sendCommand = (command: LobbyCommand): void => room.receive(id as number, ['l', [++commandId, command]]);
  sendCommand({ do: 'sit', seat: 0 });
  sendCommand({ do: 'fill', seat: 1, by: 'computer' });
  sendCommand({ do: 'ready', on: true, salt: SALT });
  return {
    sendCommand,
    get board() {
      return board;
    },
    connection: () => seatOver(port),
  };
};

/** Plays the first legal action until `isDone()` returns true. */
export const playInRoomUntil = async (connection: SeatConnection, isDone: () => boolean): Promise<void> => {
  const end = Date.now() + 30_000;
  while (!isDone()) {
    assert.ok(Date.now() < end, `timed out in phase ${connection.view.phase}`);
    const action: Action | undefined = firstAction(connection);
    if (action) await connection.act(action).catch(() => {});
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
};
