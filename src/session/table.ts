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

/** A running table. */
export interface Table {
  /**
   * Returns the connection of a seat, or of a spectator (null). After `stop`, the connection rejects every action and
   * sends no updates.
   * @throws InputError `invalid-seat`
   */
  connection(seat: Seat | null): SeatConnection;
  /** Starts asking computer players and the host's players. Only the first call has an effect. */
  start(): void;
  /** Ends all pending work and removes all listeners. A stopped table cannot be restarted. The game stays unchanged. */
  stop(): void;
  /**
   * Withdraws all questions. Until `resume`, the table asks no players, and connections reject every action with the
   * code `paused`. An action that is already being saved is still applied.
   */
  pause(): void;
  /** Ends the pause and asks the players who must act. */
  resume(): void;
  /**
   * Resolves as soon as no question is open: the table waits for humans, has not started, is paused, has played all its
   * games or has stopped.
   */
  settled(): Promise<void>;
}

/** The people at a table, excluding computer players and the host's players. The table calls these methods. */
export interface Participants {
  /** The current player of each seat. */
  readonly players: readonly SeatPlayer[];
  /** Whether a person holds the seat, present or away. */
  isHuman(seat: Seat): boolean;
  /** Whether a person holds the seat and no stand-in plays for them. */
  isActiveHuman(seat: Seat): boolean;
  /** Whether a stand-in answers the question that the person at this seat has just missed. */
  hasMissedTurn(seat: Seat): boolean;
  /** Called after each action. */
  onAction(action: Action): void;
  /** Called after all listeners have received the action, before the next questions. */
  onQuestions(): void;
  /** Called when the table pauses or stops. */
  onPause(): void;
  /** Submits an action from a person's connection. */
  readonly submit: SubmitAction;
  /** Adds a listener for updates that do not concern the game. Returns the unsubscribe function. */
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
      hasMissedTurn: () => false,
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
      // The error handler itself failed, so the error cannot be reported. The table continues.
    }
  };

/**
 * Returns the seed for a decision. The seed depends only on the position in the match, so a resumed match has the same
 * seeds.
 */
const decisionSeed = ({ game, playerSeed }: Settings, seat: Seat): string => {
  const { gameNumber, actionCount } = game;
  return `${playerSeed}:${seat}:${gameNumber === 1 ? '' : `${gameNumber}.`}${actionCount}`;
};

/** Returns the seats to ask now, with their deciders. Seats that reveal their cards after the humans come first. */
const currentQuestions = (
  settings: Settings,
  { isHuman, isActiveHuman, hasMissedTurn }: Participants,
  status: Status,
): readonly Pick<Turn, 'seat' | 'deciders' | 'mayDefer'>[] => {
  const { game } = settings;
  // After a game, the table waits for absent people, so that they find the finished game when they return.
  const isAskedHuman = game.phase === 'game-over' ? isHuman : isActiveHuman;
  const due = status.areGamesOver ? [] : seatsToAsk(game, isAskedHuman, settings.playerSeed);
  return [
    ...seatsToReveal(game, isHuman).map((seat) => ({ seat, deciders: [revealer(seat)], mayDefer: false })),
    ...due.map((question) => ({
      ...question,
      deciders: decidersFor(question, settings, {
        decisionSeed: decisionSeed(settings, question.seat),
        mayBid: !hasMissedTurn(question.seat),
      }),
    })),
  ];
};

const createTableGate = ({ game, commit }: Settings, status: Status): Gate => {
  const check = (action: Action): Action => {
    // The state could have changed while the action waited for others to be saved.
    status.check(action);
    return game.check(action);
  };
  return createGate({ check, act: game.act }, commit);
};

/** Creates a table with the people that `createParticipants` returns. */
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
    ask: (question, roundSignal) =>
      takeTurn({ ...question, connection: gateConnectionOf(question.seat), roundSignal, report }, settings),
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
    // This listener runs first, so that the round ends before connections send the action.
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
 * Creates a table for at most one person, or for the host's players. The table's players never change.
 * @throws InputError `invalid-seats`, `invalid-level` or `invalid-option`, with the valid values
 */
export const createTable = (options: TableOptions & Pick<Settings, 'choose'>): Table => {
  const settings = settingsFrom(options, options.choose);
  return runTable(settings, fixedParticipants(settings));
};
