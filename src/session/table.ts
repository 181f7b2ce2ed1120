import type { SeatConnection } from '../game/connect.js';
import type { Action } from '../game/action.js';
import type { Seat } from '../rules/seats.js';
import { createQuestionRounds } from './question-rounds.js';
import { createConnections, connectSeats, type Listener, type SubmitAction, type Report } from './connections.js';
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

/** The people at a table, as the table uses them. Computers and the host's players are not included. */
export interface Participants {
  /** The player of each seat now. */
  readonly players: readonly SeatPlayer[];
  /** Whether a person holds the seat, here or away. */
  isHuman(seat: Seat): boolean;
  /** Whether a person holds the seat and no stand-in plays for them. */
  isActiveHuman(seat: Seat): boolean;
  /** Called after each action. */
  onAction(action: Action): void;
  /** Called after all listeners know the action, before the next questions. */
  onQuestions(): void;
  /** Called when the table pauses or stops. */
  onPause(): void;
  /** Submits an action of a person's connection. */
  readonly submit: SubmitAction;
  /** Adds a listener to notices that are not about the game; returns the unsubscribe function. */
  subscribeToNotices(listener: Listener): () => void;
}

/** Functions of a table for its `Participants`. */
export interface TableHandle {
  readonly isOpen: boolean;
  /** Withdraws all questions and asks again. */
  restartQuestions(): void;
  readonly submit: SubmitAction;
  readonly report: Report;
}

/** Participants of a table without stand-ins, time limits or agreements. */
const fixedParticipants =
  ({ seats }: Pick<Settings, 'seats'>) =>
  ({ submit }: TableHandle): Participants => {
    const isHuman = (seat: Seat): boolean => seats[seat] === 'human';
    return {
      players: seats,
      isHuman,
      isActiveHuman: isHuman,
      onAction: () => {},
      onQuestions: () => {},
      onPause: () => {},
      submit,
      subscribeToNotices: () => () => {},
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

/** Returns the seats to ask now with their deciders. Seats that show their cards after every human has come first. */
const currentQuestions = (
  settings: Settings,
  { isHuman, isActiveHuman }: Participants,
  status: Status,
): readonly Pick<Turn, 'seat' | 'deciders'>[] => {
  const { game } = settings;
  // Whoever is away comes back to a game that is over, not to another one.
  const due = status.areGamesOver ? [] : seatsToAsk(game, game.phase === 'game-over' ? isHuman : isActiveHuman);
  return [
    ...seatsToReveal(game, isHuman).map((seat) => ({ seat, deciders: [revealer(seat)] })),
    ...due.map((seat) => ({ seat, deciders: decidersFor(seat, settings, decisionSeed(settings, seat)) })),
  ];
};

const createTableGate = ({ game, commit }: Settings, status: Status): Gate => {
  const check = (action: Action): Action => {
    // It may have waited for others to be written down.
    status.check(action);
    return game.check(action);
  };
  return createGate({ check, act: game.act }, commit);
};

/** Runs a table with the people that `createParticipants` returns. */
export const runTable = (settings: Settings, createParticipants: (table: TableHandle) => Participants): Table => {
  const { game } = settings;
  const status = createStatus(game, settings.games);
  const report = reportTo(settings.onError);
  const gate = createTableGate(settings, status);
  const gateConnectionOf = connectSeats(game, gate.submit);

  const rounds = createQuestionRounds({
    isOpen: () => status.isOpen,
    questions() {
      participants.onQuestions();
      return currentQuestions({ ...settings, seats: participants.players }, participants, status);
    },
    ask: ({ seat, deciders }, roundSignal) =>
      takeTurn({ seat, connection: gateConnectionOf(seat), deciders, roundSignal, report }, settings),
  });
  const participants = createParticipants({
    get isOpen() {
      return status.isOpen;
    },
    restartQuestions: rounds.restart,
    submit: gate.submit,
    report,
  });

  const subscriptions = new Set([
    // The first to hear of an action: its round has ended before a connection tells of it.
    game.subscribe((action) => {
      participants.onAction(action);
      rounds.restart();
    }),
  ]);

  return {
    connection: createConnections({
      connectionOf: connectSeats(game, participants.submit),
      status,
      report,
      subscriptions,
      subscribeToNotices: participants.subscribeToNotices,
    }),
    start() {
      if (status.start()) rounds.restart();
    },
    pause() {
      if (!status.pause()) return;
      rounds.restart();
      participants.onPause();
    },
    resume() {
      if (status.resume()) rounds.restart();
    },
    stop() {
      status.stop();
      for (const unsubscribe of subscriptions) unsubscribe();
      participants.onPause();
      rounds.end();
    },
    settled: rounds.settled,
  };
};

/**
 * A table for one person at most, or with players of the host: nobody comes or goes.
 * @throws InputError `invalid-seats`, `invalid-level` or `invalid-option`, naming what would be right
 */
export const createTable = (options: TableOptions & Pick<Settings, 'choose'>): Table => {
  const settings = settingsFrom(options, options.choose);
  return runTable(settings, fixedParticipants(settings));
};
