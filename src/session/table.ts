import type { SeatConnection } from '../game/connect.js';
import type { Action } from '../game/action.js';
import type { Seat } from '../rules/seats.js';
import { createAsking } from './asking.js';
import { createConnections, connectionsTo, type Listener, type Pass, type Report } from './connections.js';
import { decidersFor, revealer } from './deciders.js';
import { createGate, type Gate } from './gate.js';
import { settingsFrom, type Settings, type TableOptions } from './options.js';
import type { SeatPlayer } from './seats.js';
import { seatsToAsk, seatsToReveal } from './seats-to-ask.js';
import { createStatus, type Status } from './status.js';
import { takeTurn, type Turn } from './turn.js';

/** A table that runs. */
export interface Table {
  /**
   * A seat's connection; null: a spectator's. After `stop` it refuses every action and tells nothing more.
   * @throws InputError `invalid-seat`
   */
  connection(seat: Seat | null): SeatConnection;
  /** Begins asking the computers and the host's players; once. */
  start(): void;
  /** Ends what is under way and forgets all listeners; for good. The game stays as it is. */
  stop(): void;
  /**
   * Withdraws all questions; until `resume` nobody is asked, and connections refuse every action (`paused`). An action
   * that is being written down is still done.
   */
  pause(): void;
  /** Asks anew whoever is due. */
  resume(): void;
  /**
   * Resolves as soon as nobody is being asked: the table waits for humans, is not started yet, is paused, has had all its
   * games, or has stopped.
   */
  settled(): Promise<void>;
}

/** Who plays at a table, beside computers and players of the host. */
export interface Attendance {
  /** Who plays each seat now. */
  readonly players: readonly SeatPlayer[];
  /** Whether the seat is somebody's, here or not. */
  isHuman(seat: Seat): boolean;
  /** Whether whoever holds the seat is to act himself. */
  isAwaited(seat: Seat): boolean;
  /** An action was done. */
  acted(action: Action): void;
  /** All have heard of it, and others are asked now. */
  asked(): void;
  /** The table is paused, or has stopped. */
  rest(): void;
  /** How an action of somebody's connection goes on. */
  readonly pass: Pass;
  /** Lets a listener hear what there is beside the game, until the function returned is called. */
  heard(listener: Listener): () => void;
}

/** What a table lets those do who keep account of who is there. */
export interface TableHandle {
  readonly isOpen: boolean;
  /** Withdraws all questions, and asks anew. */
  askAnew(): void;
  readonly pass: Pass;
  readonly report: Report;
}

/** Whoever has a seat acts for himself, as long as he likes. */
const alone =
  ({ seats }: Pick<Settings, 'seats'>) =>
  ({ pass }: TableHandle): Attendance => {
    const isHuman = (seat: Seat): boolean => seats[seat] === 'human';
    return {
      players: seats,
      isHuman,
      isAwaited: isHuman,
      acted: () => {},
      asked: () => {},
      rest: () => {},
      pass,
      heard: () => () => {},
    };
  };

const reportTo =
  (onError: Settings['onError']): Report =>
  (code, message, seat) => {
    try {
      onError({ code, message, seat });
    } catch {
      // The error handler itself failed: there is nobody left to tell, and the table goes on.
    }
  };

/** Each decision of a match has luck of its own, whether the match has been gone on with or not. */
const decisionSeed = ({ game, playerSeed }: Settings, seat: Seat): string => {
  const { gameNumber, actionCount } = game;
  return `${playerSeed}:${seat}:${gameNumber === 1 ? '' : `${gameNumber}.`}${actionCount}`;
};

/** Who is asked now, and who answers: first those who show their cards since every human has. */
const questionsNow = (
  settings: Settings,
  { isHuman, isAwaited }: Attendance,
  status: Status,
): readonly Pick<Turn, 'seat' | 'deciders'>[] => {
  const { game } = settings;
  // Whoever is away comes back to a game that is over, not to another one.
  const due = status.isPlayedOut ? [] : seatsToAsk(game, game.phase === 'game-over' ? isHuman : isAwaited);
  return [
    ...seatsToReveal(game, isHuman).map((seat) => ({ seat, deciders: [revealer(seat)] })),
    ...due.map((seat) => ({ seat, deciders: decidersFor(seat, settings, decisionSeed(settings, seat)) })),
  ];
};

const gateTo = ({ game, commit }: Settings, status: Status): Gate => {
  const check = (action: Action): Action => {
    // It may have waited for others to be written down.
    status.check(action);
    return game.check(action);
  };
  return createGate({ check, act: game.act }, commit);
};

/** A table with its players. `attend` says who is there. */
export const runTable = (settings: Settings, attend: (table: TableHandle) => Attendance): Table => {
  const { game } = settings;
  const status = createStatus(game, settings.games);
  const report = reportTo(settings.onError);
  const gate = gateTo(settings, status);
  const linkOf = connectionsTo(game, gate.pass);

  const asking = createAsking({
    isOpen: () => status.isOpen,
    questions() {
      attendance.asked();
      return questionsNow({ ...settings, seats: attendance.players }, attendance, status);
    },
    ask: ({ seat, deciders }, open) => takeTurn({ seat, link: linkOf(seat), deciders, open, report }, settings),
  });
  const attendance = attend({
    get isOpen() {
      return status.isOpen;
    },
    askAnew: asking.anew,
    pass: gate.pass,
    report,
  });

  const subscriptions = new Set([
    // The first to hear of an action: its round has ended before a connection tells of it.
    game.subscribe((action) => {
      attendance.acted(action);
      asking.anew();
    }),
  ]);

  return {
    connection: createConnections({
      linkOf: connectionsTo(game, attendance.pass),
      status,
      report,
      subscriptions,
      alsoHeard: attendance.heard,
    }),
    start() {
      if (status.start()) asking.anew();
    },
    pause() {
      if (!status.pause()) return;
      asking.anew();
      attendance.rest();
    },
    resume() {
      if (status.resume()) asking.anew();
    },
    stop() {
      status.stop();
      for (const unsubscribe of subscriptions) unsubscribe();
      attendance.rest();
      asking.end();
    },
    settled: asking.settled,
  };
};

/**
 * A table for one person at most, or with players of the host: nobody comes or goes.
 * @throws InputError `invalid-seats`, `invalid-level` or `invalid-option`, naming what would be right
 */
export const createTable = (options: TableOptions & Pick<Settings, 'choose'>): Table => {
  const settings = settingsFrom(options, options.choose);
  return runTable(settings, alone(settings));
};
