import type { Action } from '../../game/action.js';
import { randomSeed } from '../../rules/random-seed.js';
import { fairSeed, newSecret } from '../../game/fair/verify.js';
import { standInsForNoShows, standInsForAbsent, msUntilStart } from '../lobby/absence.js';
import { guestOf, mayBegin, seatOf, type LobbyEvent } from '../lobby/lobby.js';
import { inTurn, NotOwner, type Entry, type TableLog } from '../log/table-log.js';
import { openTableGame, RETRY_MS, type GameServices } from './table-game.js';
import { endedGameOf } from './ended-game.js';
import { renamesForClashes, facesAt } from './names-at.js';
import { stateAfter } from './table-state.js';
import type { AwayTimer } from './away-timer.js';
import { isHereAt, type RoomOptions, type Table } from './table.js';
import type { Broadcaster } from './broadcaster.js';
import { CLOSE } from './wire.js';

/** The course of a table: what is written, what follows from it, and its end in this process. */
export interface Course {
  /** Lets calls through one after the other: two wishes never meet half way. */
  inTurn<T>(call: () => Promise<T>): Promise<T>;
  /** The same for what nobody waits for. */
  later(call: () => Promise<void>): void;
  /** Writes what happened and does what follows from it. */
  change(events: readonly LobbyEvent[]): Promise<void>;
  /** Somebody came or went, and has the seat that he had. */
  seen(): void;
  close(code: number): Promise<void>;
}

interface CourseOptions extends RoomOptions {
  readonly log: TableLog;
  readonly awayTimer: AwayTimer;
}

/** Writes, and only then it is so. */
const createWriter =
  (table: Table, { log, journal }: CourseOptions, lost: () => void) =>
  async (entry: Entry): Promise<void> => {
    // Whoever comes or acts while the room is left comes again: there is nothing to be told of it.
    if (table.isClosed) throw new Error('The table is open in this process no more. Come again.');
    try {
      await log.append(entry);
    } catch (error) {
      journal.note(error instanceof NotOwner ? 'lost' : 'write-failed', { error: String(error) });
      if (error instanceof NotOwner) lost();
      throw error;
    }
    table.state = stateAfter(table.state, entry);
  };

type Write = ReturnType<typeof createWriter>;

/** What follows from an action of a game. */
interface Follows {
  readonly acted: () => void;
  readonly over: () => void;
}

/** Games as they begin and end. */
const createGames = (table: Table, options: CourseOptions, write: Write, broadcaster: Broadcaster, follow: Follows) => {
  const { services, journal, keepEnd } = options;
  /** The number of the last game whose end has been kept. */
  let kept = 0;
  const isHere = isHereAt(table);

  const open = (done: readonly Action[]): void => {
    const { game: begun, lobby } = table.state;
    if (!begun) return;
    table.game?.stop();
    table.game = openTableGame({
      ...{ services, lobby, isHere, begun, actions: done },
      commit: (action) => write({ k: 'act', action }),
      acted() {
        table.knocked.clear();
        follow.acted();
        if (table.game?.isOver) follow.over();
      },
      failed: (code) => journal.note('session', { code }),
    });
    broadcaster.gameBegan();
  };
  return {
    open,
    async begin(secret: string): Promise<void> {
      const { lobby } = table.state;
      const salts = lobby.seats.map(({ guest }) => guestOf(lobby, guest)?.salt ?? null);
      const before = table.game?.before();
      // Nothing of the last game is written behind this one.
      table.game?.stop();
      const seeds = { seed: fairSeed(secret, salts), playerSeed: randomSeed() };
      const faces = facesAt(table);
      try {
        const began = services.clock.now();
        await write({ k: 'game', began, ...seeds, salts, faces, ...(before && { before }) });
      } catch (error) {
        if (table.game && !table.isClosed) open(table.game.record().actions);
        throw error;
      }
      // The room was left meanwhile: whoever opens the table next begins it.
      if (table.isClosed) return;
      journal.note('game-began', { players: lobby.seats.length });
      open([]);
    },
    async end(): Promise<void> {
      const { game, state } = table;
      // Before it is written: else it would be lost if the process died in between.
      if (game && keepEnd && kept !== game.number) {
        await keepEnd(endedGameOf(state, game, services.clock.now()));
        kept = game.number;
      }
      await write({ k: 'lobby', event: { type: 'ended' } });
      journal.note('game-ended');
    },
  };
};

/** What could not be written now may be later, and nobody else would begin it again: `retry` resolves when it has been. */
const retrying = (call: () => Promise<void>, retry: () => Promise<void>): (() => Promise<void>) => {
  let isRetried = false;
  return async () => {
    try {
      await call();
    } catch (error) {
      if (!isRetried) void retry().then(() => (isRetried = false));
      isRetried = true;
      throw error;
    }
  };
};

const eventWriter =
  (write: Write) =>
  async (events: readonly LobbyEvent[]): Promise<void> => {
    for (const event of events) await write({ k: 'lobby', event });
  };

/** Broadcasts which seats have a stand-in, when that has changed by an action or a missed turn. */
const createStandInNotifier = (table: Table, broadcaster: Broadcaster): (() => Promise<void>) => {
  let lastStandIns = '';
  return async () => {
    const now = String(table.game?.hasStandIn());
    if (now !== lastStandIns) broadcaster.broadcast();
    lastStandIns = now;
  };
};

/** Stand-ins for people whom the table no longer waits for. */
const standInEvents = (table: Table, { isAway }: AwayTimer, now: number): readonly LobbyEvent[] => {
  const { lobby } = table.state;
  return [...standInsForAbsent(lobby, isAway), ...standInsForNoShows(lobby, isHereAt(table), now)];
};

/** Calls when the first game no longer waits for missing people. */
const callAtStart = (table: Table, services: GameServices, signal: AbortSignal, call: () => void): void => {
  const { clock } = services;
  const wait = msUntilStart(table.state.lobby, clock.now());
  if (wait === null) return;
  const waited = (): void => {
    call();
    // A timer may end a little early, and somebody may have set the clock back.
    callAtStart(table, services, signal, call);
  };
  clock.wait(wait, signal).then(waited, () => {});
};

/** @param done what has been done in the game that is under way */
export const openCourse = async (
  table: Table,
  broadcaster: Broadcaster,
  options: CourseOptions,
  done: readonly Action[],
): Promise<Course> => {
  const { log, journal, awayTimer, services, closed } = options;
  const turn = inTurn();
  const isHere = isHereAt(table);

  const closing = new AbortController();
  const end = (): void => {
    table.isClosed = true;
    closing.abort();
    awayTimer.close();
    table.game?.stop();
  };
  const close = async (code: number): Promise<void> => {
    if (table.isClosed) return;
    end();
    for (const line of table.lines.values()) line.close(code);
    await log.close();
    closed();
  };
  const write = createWriter(table, options, () => void close(CLOSE.moved));
  const writeAll = eventWriter(write);
  const notifyOfStandIns = createStandInNotifier(table, broadcaster);
  const games = createGames(table, options, write, broadcaster, {
    acted: () => later(notifyOfStandIns),
    over: () => again(),
  });

  const settleOnce = async (): Promise<void> => {
    if (table.game?.isOver && table.state.lobby.stage === 'playing') await games.end();
    if (table.state.secret === null && table.state.lobby.stage !== 'playing')
      await write({ k: 'secret', secret: newSecret() });
    awayTimer.update(again);
    await writeAll(standInEvents(table, awayTimer, services.clock.now()));
    const { secret, lobby } = table.state;
    if (secret !== null && mayBegin(lobby)) await games.begin(secret);
    broadcaster.broadcast();
  };
  const settle = retrying(settleOnce, () => services.clock.wait(RETRY_MS, closing.signal).then(again, () => {}));
  const again = (): void => later(settle);
  const later = (call: () => Promise<void>): void => {
    const failed = (error: unknown): void => {
      if (!table.isClosed) journal.note('failed', { error: String(error) });
    };
    turn(async () => table.isClosed || call()).catch(failed);
  };

  callAtStart(table, services, closing.signal, again);
  try {
    await write({ k: 'owner', owner: randomSeed() });
    games.open(done);
    await settleOnce();
  } catch (error) {
    // Nobody has this room.
    end();
    throw error;
  }

  return {
    inTurn: turn,
    later,
    async change(events) {
      const { lobby } = table.state;
      if (events.length === 0) return;
      await writeAll(events);
      await writeAll(renamesForClashes(table));
      table.game?.seatPeople(table.state.lobby, isHere);
      broadcaster.moved((guest) => seatOf(lobby, guest));
      await settle();
    },
    seen() {
      awayTimer.update(again);
      table.game?.seatPeople(table.state.lobby, isHere);
      broadcaster.broadcast();
    },
    close,
  };
};
