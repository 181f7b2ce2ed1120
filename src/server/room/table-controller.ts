import type { Action } from '../../game/action.js';
import { randomSeed } from '../../rules/random-seed.js';
import { fairSeed, newSecret } from '../../game/fair/verify.js';
import { standInsForNoShows, standInsForAbsent, msUntilStart } from '../lobby/absence.js';
import { guestOf, canStartGame, type LobbyEvent } from '../lobby/lobby.js';
import { createOpenTableRules } from '../open-tables/open-table-rules.js';
import { createSerialQueue, NotOwner } from '../log/log-store.js';
import type { LogEntry, TableLog } from '../log/table-log.js';
import { openTableGame, RETRY_MS, type GameServices } from './table-game.js';
import { endedGameOf } from './ended-game.js';
import { renamesForClashes, facesForNextGame } from './table-names.js';
import { stateAfter } from './table-state.js';
import type { AwayTimer } from './away-timer.js';
import { isHereAt, type RoomOptions, type Table } from './table.js';
import type { Broadcaster } from './broadcaster.js';
import { CLOSE_CODES } from './wire.js';

/** Controls a table that is open in this process: writes its events, starts and ends its games, and closes it. */
export interface TableController {
  /** Runs a task after all earlier ones, so that commands never overlap. */
  runInOrder<T>(task: () => Promise<T>): Promise<T>;
  /** Adds a task to the same queue as `runInOrder()`, and logs an error of the task. */
  runLater(task: () => Promise<void>): void;
  /** Writes events to the log, applies them and updates the game. */
  applyEvents(events: readonly LobbyEvent[]): Promise<void>;
  /** Call this method when a guest has connected or disconnected and no seat has changed. */
  onPresenceChange(): void;
  close(code: number): Promise<void>;
}

interface ControllerOptions extends RoomOptions {
  readonly log: TableLog;
  readonly awayTimer: AwayTimer;
}

/** Creates a function that writes an entry and then applies it to the table's state. */
const createEntryWriter =
  (table: Table, { log, journal }: ControllerOptions, onOwnershipLost: () => void) =>
  async (entry: LogEntry): Promise<void> => {
    // This error is not logged, because clients that join or act while the room is closing will reconnect.
    if (table.isClosed) throw new Error('The table is no longer open in this process. Reconnect.');
    try {
      await log.append(entry);
    } catch (error) {
      journal.log(error instanceof NotOwner ? 'lost' : 'write-failed', { error: String(error) });
      if (error instanceof NotOwner) onOwnershipLost();
      throw error;
    }
    table.state = stateAfter(table.state, entry);
  };

type WriteEntry = ReturnType<typeof createEntryWriter>;

/** Callbacks of a game. */
interface GameCallbacks {
  readonly onAction: () => void;
  readonly onGameOver: () => void;
}

/** Opens, starts and ends the games of a table. */
const createGames = (
  table: Table,
  options: ControllerOptions,
  write: WriteEntry,
  broadcaster: Broadcaster,
  callbacks: GameCallbacks,
) => {
  const { services, journal, storeGameEnd } = options;
  /** The number of the last game whose end was stored. */
  let lastStoredGame = 0;
  const isHere = isHereAt(table);

  const open = (actions: readonly Action[]): void => {
    const { game: gameEntry, lobby } = table.state;
    if (!gameEntry) return;
    table.game?.stop();
    table.game = openTableGame({
      ...{ services, lobby, isHere, gameEntry, actions },
      commit: (action) => write({ k: 'act', action }),
      onAction() {
        table.knocked.clear();
        callbacks.onAction();
        if (table.game?.isOver) callbacks.onGameOver();
      },
      onSessionError: (code) => journal.log('session', { code }),
    });
    broadcaster.serveGame();
  };
  return {
    open,
    async start(secret: string): Promise<void> {
      const { lobby } = table.state;
      const salts = lobby.seats.map(({ guest }) => guestOf(lobby, guest)?.salt ?? null);
      const before = table.game?.before();
      // An action of the previous game must not be written after the new game's entry.
      table.game?.stop();
      const seeds = { seed: fairSeed(secret, salts), playerSeed: randomSeed() };
      const faces = facesForNextGame(table);
      try {
        const began = services.clock.now();
        await write({ k: 'game', began, ...seeds, salts, faces, ...(before && { before }) });
      } catch (error) {
        if (table.game && !table.isClosed) open(table.game.record().actions);
        throw error;
      }
      // If the room has closed, the next process that opens the table starts the game.
      if (table.isClosed) return;
      journal.log('game-began', { players: lobby.seats.length });
      open([]);
    },
    async end(): Promise<void> {
      const { game, state } = table;
      // Stores the result before the `ended` entry. In the reverse order, a crash between the two writes would lose the
      // result.
      if (game && storeGameEnd && lastStoredGame !== game.number) {
        await storeGameEnd(endedGameOf(state, game, services.clock.now()));
        lastStoredGame = game.number;
      }
      const winner = game?.result()?.side;
      await write({ k: 'lobby', event: { type: 'ended', ...(winner !== undefined && { winner }) } });
      journal.log('game-ended');
    },
  };
};

/**
 * Returns a function that runs `call` and schedules one `retry` after a failure, since no other code repeats the call.
 * `retry` resolves when the next call is scheduled.
 */
const withRetry = (call: () => Promise<void>, retry: () => Promise<void>): (() => Promise<void>) => {
  let isRetryScheduled = false;
  return async () => {
    try {
      await call();
    } catch (error) {
      if (!isRetryScheduled) void retry().then(() => (isRetryScheduled = false));
      isRetryScheduled = true;
      throw error;
    }
  };
};

const createEventWriter =
  (write: WriteEntry) =>
  async (events: readonly LobbyEvent[]): Promise<void> => {
    for (const event of events) await write({ k: 'lobby', event });
  };

/** Creates a function that writes events and updates the game's people and the guests' lines. */
const createEventApplier =
  (table: Table, writeAll: ReturnType<typeof createEventWriter>, broadcaster: Broadcaster) =>
  async (events: readonly LobbyEvent[]): Promise<void> => {
    if (events.length === 0) return;
    const { lobby } = table.state;
    await writeAll(events);
    await writeAll(renamesForClashes(table));
    table.game?.seatPeople(table.state.lobby, isHereAt(table));
    broadcaster.serveMovedGuests(lobby);
  };

/** Returns a function that broadcasts the stand-ins after an action or a missed turn has changed them. */
const createStandInNotifier = (table: Table, broadcaster: Broadcaster): (() => Promise<void>) => {
  let lastStandIns = '';
  return async () => {
    const standIns = String(table.game?.hasStandIn());
    if (standIns !== lastStandIns) broadcaster.broadcast();
    lastStandIns = standIns;
  };
};

/** Returns events that start stand-ins for people whom the table no longer waits for. */
const standInEvents = (table: Table, { isAway }: AwayTimer, now: number): readonly LobbyEvent[] => {
  const { lobby } = table.state;
  return [...standInsForAbsent(lobby, isAway), ...standInsForNoShows(lobby, isHereAt(table), now)];
};

/** Calls `callback` when the first game's wait for absent people ends. */
const callWhenWaitEnds = (table: Table, services: GameServices, signal: AbortSignal, callback: () => void): void => {
  const { clock } = services;
  const wait = msUntilStart(table.state.lobby, clock.now());
  if (wait === null) return;
  const onWaitEnd = (): void => {
    callback();
    // A timer can fire slightly early, and the system clock can be set back.
    callWhenWaitEnds(table, services, signal, callback);
  };
  clock.wait(wait, signal).then(onWaitEnd, () => {});
};

/** @param actions the previous actions of the current game */
export const openTableController = async (
  table: Table,
  broadcaster: Broadcaster,
  options: ControllerOptions,
  actions: readonly Action[],
): Promise<TableController> => {
  const { log, journal, awayTimer, services, onClosed } = options;
  const [enqueue, closing] = [createSerialQueue(), new AbortController()];
  const stop = (): void => {
    table.isClosed = true;
    closing.abort();
    awayTimer.close();
    openTableRules.close();
    table.game?.stop();
  };
  const close = async (code: number): Promise<void> => {
    if (table.isClosed) return;
    stop();
    for (const line of table.lines.values()) line.close(code);
    await log.close();
    onClosed();
  };
  const write = createEntryWriter(table, options, () => void close(CLOSE_CODES.moved));
  const writeAll = createEventWriter(write);
  const notifyOfStandIns = createStandInNotifier(table, broadcaster);
  const applyAll = createEventApplier(table, writeAll, broadcaster);
  const openTableRules = createOpenTableRules(table, options, applyAll);
  const games = createGames(table, options, write, broadcaster, {
    onAction() {
      runLater(notifyOfStandIns);
      if (openTableRules.canSeatWaiting()) scheduleAdvance();
    },
    onGameOver: () => scheduleAdvance(),
  });

  const advanceOnce = async (): Promise<void> => {
    if (table.game?.isOver && table.state.lobby.stage === 'playing') await games.end();
    if (table.state.secret === null && table.state.lobby.stage !== 'playing')
      await write({ k: 'secret', secret: newSecret() });
    awayTimer.update(scheduleAdvance);
    await writeAll(standInEvents(table, awayTimer, services.clock.now()));
    await openTableRules.update(scheduleAdvance);
    const { secret, lobby } = table.state;
    if (secret !== null && canStartGame(lobby)) await games.start(secret);
    broadcaster.broadcast();
  };
  const waitForRetry = (): Promise<void> => services.clock.wait(RETRY_MS, closing.signal);
  const advance = withRetry(advanceOnce, () => waitForRetry().then(scheduleAdvance, () => {}));
  const scheduleAdvance = (): void => runLater(advance);
  const runLater = (task: () => Promise<void>): void => {
    const onError = (error: unknown): void => {
      if (!table.isClosed) journal.log('failed', { error: String(error) });
    };
    enqueue(async () => table.isClosed || task()).catch(onError);
  };

  callWhenWaitEnds(table, services, closing.signal, scheduleAdvance);
  try {
    await write({ k: 'owner', owner: randomSeed() });
    games.open(actions);
    await advanceOnce();
  } catch (error) {
    // The caller does not receive this controller and cannot close it.
    stop();
    throw error;
  }

  return {
    runInOrder: enqueue,
    runLater,
    async applyEvents(events) {
      if (events.length === 0) return;
      await applyAll(events);
      await advance();
    },
    onPresenceChange() {
      awayTimer.update(scheduleAdvance);
      table.game?.seatPeople(table.state.lobby, isHereAt(table));
      broadcaster.broadcast();
      if (table.state.lobby.settings.open) scheduleAdvance();
    },
    close,
  };
};
