/** A room without a server, on a log that the test has in its hands, and somebody in it. */
import assert from 'node:assert/strict';
import type { Action } from '../../src/game/action.js';
import type { SeatConnection } from '../../src/game/connect.js';
import type { Board, Frame, LobbyCommand } from '../../src/online/frame.js';
import type { Port } from '../../src/online/port.js';
import { seatOver, type RemoteSeat } from '../../src/online/seat-over.js';
import { choose } from '../../src/players/choose.js';
import { defineRules } from '../../src/rules/variants.js';
import { createGameEnds } from '../../src/server/game-ends.js';
import { createJournal } from '../../src/server/journal.js';
import { createMemoryStore } from '../../src/server/log/memory-store.js';
import { inTurn, LOG_VERSION, type Entry, type TableLog, type TableStore } from '../../src/server/log/table-log.js';
import { openRoom, type TableRoom } from '../../src/server/room/table-room.js';
import type { EndedGame } from '../../src/server/room/ended-game.js';
import { systemClock, type Clock } from '../../src/session/clock.js';
import { firstAction } from './served.js';

/** What waits for seconds waits for parts of them. */
const clock: Clock = { now: Date.now, wait: (ms, signal) => systemClock.wait(ms / 200, signal) };

export interface HandledRoom {
  readonly store: TableStore;
  readonly room: TableRoom;
  /** The events of the journal. */
  readonly noted: readonly string[];
  entries(): Promise<readonly Entry[]>;
}

export interface HandledRoomOptions {
  readonly store?: TableStore;
  /** Called before an entry is written, which fails if this does. */
  readonly writing?: (entry: Entry) => void | Promise<void>;
  readonly logClosed?: () => void;
  readonly onGameEnd?: (ended: EndedGame) => void;
}

const TABLE = 'abc';

/** A store with a table for one person and a computer. */
export const storeWithTable = async (): Promise<TableStore> => {
  const store = createMemoryStore(Date.now);
  const rules = defineRules('suedtirol', { players: 2, target: 9 });
  const settings = { rules, level: 'easy', turnTimeout: null, spectators: false } as const;
  await store.create(TABLE, { k: 'table', version: LOG_VERSION, table: TABLE, code: 'gosu', settings });
  return store;
};

export const openByHand = async ({
  store: given,
  writing,
  logClosed,
  onGameEnd,
}: HandledRoomOptions = {}): Promise<HandledRoom> => {
  const store = given ?? (await storeWithTable());
  const { log, entries } = (await store.open(TABLE)) ?? assert.fail('There is no such table.');
  const turn = inTurn();
  const noted: string[] = [];
  const watched: TableLog = {
    ...log,
    // One after the other, as every log does.
    append: (entry) =>
      turn(async () => {
        await writing?.(entry);
        await log.append(entry);
      }),
    async close() {
      logClosed?.();
      await log.close();
    },
  };
  const journal = createJournal((line) => noted.push((JSON.parse(line) as { readonly event: string }).event));
  const gameEnds = onGameEnd ? createGameEnds({ outbox: store.outbox, onGameEnd, clock, journal }) : null;
  const room = await openRoom(
    { log: watched, entries },
    {
      services: { choose, clock, pause: 0 },
      journal,
      readName: String,
      keepEnd: gameEnds && gameEnds.keep,
      closed: () => {},
    },
  );
  const closing = {
    ...room,
    async close() {
      await room.close();
      await gameEnds?.close();
    },
  };
  return { store, room: closing, noted, entries: async () => (await store.open(TABLE))?.entries ?? [] };
};

/** Somebody in a room. */
export interface RoomGuest {
  wish(command: LobbyCommand): void;
  readonly board: Board | null;
  /** Of the game that has begun. */
  connection(): Promise<RemoteSeat>;
}

export const SALT = '0'.repeat(16);

/** Anna sits down, a computer opposite, and she agrees to begin. */
export const annaIn = async (room: TableRoom): Promise<RoomGuest> => {
  const listeners = new Set<(event: unknown) => void>();
  let board: Board | null = null;
  const send = (text: string): void => {
    const frame = JSON.parse(text) as Frame;
    if (frame[0] === 'b') board = frame[1];
    for (const listener of listeners) listener({ data: frame });
  };
  const id = await room.join({ listen: () => {}, send, waiting: 0, close: () => {} }, { v: 1, name: 'Anna' });
  assert.notEqual(id, null);
  const port: Port = {
    postMessage: (frame) => room.hear(id as number, structuredClone(frame) as Frame),
    addEventListener: (_, listener) => void listeners.add(listener),
    removeEventListener: (_, listener) => void listeners.delete(listener),
  };
  // Actions are numbered by themselves, from 1.
  let wishes = 1000;
  const wish = (command: LobbyCommand): void => room.hear(id as number, ['l', [++wishes, command]]);
  wish({ do: 'sit', seat: 0 });
  wish({ do: 'fill', seat: 1, by: 'computer' });
  wish({ do: 'ready', on: true, salt: SALT });
  return {
    wish,
    get board() {
      return board;
    },
    connection: () => seatOver(port),
  };
};

/** Does the first thing that is allowed until it is enough. */
export const playInRoom = async (connection: SeatConnection, isEnough: () => boolean): Promise<void> => {
  const end = Date.now() + 30_000;
  while (!isEnough()) {
    assert.ok(Date.now() < end, `it is ${connection.view.phase}`);
    const action: Action | undefined = firstAction(connection);
    if (action) await connection.act(action).catch(() => {});
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
};
