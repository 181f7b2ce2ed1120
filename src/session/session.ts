import { connect, type SeatConnection, type Update } from '../game/connect.js';
import type { Action } from '../game/action.js';
import type { Game } from '../game/game.js';
import { InputError, quoted } from '../rules/input-error.js';
import { seatsOf, type Seat } from '../rules/seats.js';
import { decidersFor, revealer } from './deciders.js';
import { settingsFrom, type SessionErrorCode, type SessionOptions, type Settings } from './options.js';
import { createGate, type Gate } from './gate.js';
import { seatsToAsk, seatsToReveal } from './seats-to-ask.js';
import { createStatus, type Status } from './status.js';
import { takeTurn, textOf, type Turn } from './turn.js';

export type { Clock } from './clock.js';
export type { SessionError, SessionErrorCode, SessionOptions } from './options.js';
export type { HostPlayer, SeatPlayer } from './seats.js';

/** A table that runs. */
export interface Session {
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

type Report = (code: SessionErrorCode, message: string, seat: Seat | null) => void;

const reportTo =
  (onError: Settings['onError']): Report =>
  (code, message, seat) => {
    try {
      onError({ code, message, seat });
    } catch {
      // The error handler itself failed: there is nobody left to tell, and the table goes on.
    }
  };

/** The connection of each seat and of spectators; each action passes the gate. */
const linksTo = (game: Game, gate: Gate): ((seat: Seat | null) => SeatConnection) => {
  const links = new Map<Seat | null, SeatConnection>(
    [...seatsOf(game.rules.players), null].map((seat) => [seat, connect(game, seat, gate.pass)]),
  );
  return (seat) => {
    const link = links.get(seat);
    if (link) return link;
    throw new InputError('invalid-seat', `There is no seat ${quoted(seat)}; seats are 0 to ${game.rules.players - 1}.`);
  };
};

/** Each decision of a match has luck of its own, whether the match has been gone on with or not. */
const decisionSeed = ({ game, playerSeed }: Settings, seat: Seat): string => {
  const { gameNumber, actionCount } = game;
  return `${playerSeed}:${seat}:${gameNumber === 1 ? '' : `${gameNumber}.`}${actionCount}`;
};

/** Who is asked now, and who answers: first those who show their cards since every human has. */
const questionsNow = (settings: Settings, status: Status): readonly Pick<Turn, 'seat' | 'deciders'>[] => {
  const { game, seats } = settings;
  const isHuman = (seat: Seat): boolean => seats[seat] === 'human';
  const due = status.isPlayedOut ? [] : seatsToAsk(game, isHuman);
  return [
    ...seatsToReveal(game, isHuman).map((seat) => ({ seat, deciders: [revealer(seat)] })),
    ...due.map((seat) => ({ seat, deciders: decidersFor(seat, settings, decisionSeed(settings, seat)) })),
  ];
};

/** After so many actions the program has its turn, even if all players answer at once and `ready` waits for nothing. */
const ROUNDS_IN_A_TURN = 32;

const programsTurn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

type Listener = (update: Update) => void;

/** Lets a listener fail without harm to others. */
const guarded =
  (listener: Listener, seat: Seat | null, report: Report): Listener =>
  (update) => {
    try {
      listener(update);
    } catch (error) {
      const whose = seat === null ? 'a spectator' : `seat ${seat}`;
      report('listener-failed', `A listener of ${whose} failed. ${textOf(error)}`, seat);
    }
  };

/**
 * A table with its players.
 * @throws InputError `invalid-seats`, `invalid-level` or `invalid-option`, naming what would be right
 */
export const createSession = (options: SessionOptions): Session => {
  const settings = settingsFrom(options);
  const { game, onError } = settings;
  const status = createStatus(game, settings.games);
  /** Aborts when any seat acts: all questions that are open are void then. */
  let round = new AbortController();
  let isAsking = false;
  let rounds = 0;
  let settling: (() => void)[] = [];

  const report = reportTo(onError);
  const settle = (): void => {
    isAsking = false;
    const resolves = settling;
    settling = [];
    for (const resolve of resolves) resolve();
  };

  const ask = async (open: AbortSignal): Promise<void> => {
    isAsking = true;
    // Whoever listens hears of an action before anybody is asked what comes next.
    await (++rounds % ROUNDS_IN_A_TURN === 0 ? programsTurn() : Promise.resolve());
    if (open.aborted) return;
    for (const { seat, deciders } of questionsNow(settings, status)) {
      await takeTurn({ seat, link: linkOf(seat), deciders, open, report }, settings);
      if (open.aborted) return;
    }
    settle();
  };

  const nextRound = (): void => {
    const last = round;
    const { signal } = (round = new AbortController());
    // A player may act, or stop the table, when its question is withdrawn: this round is over then, too.
    last.abort();
    if (status.isOpen) void ask(signal);
    else settle();
  };

  // The first to hear of an action: its round has ended before a connection tells of it.
  const subscriptions = new Set([game.subscribe(nextRound)]);

  const check = (action: Action): Action => {
    // It may have waited for others to be written down.
    status.check(action);
    return game.check(action);
  };
  const gate = createGate({ check, act: game.act }, settings.commit);
  const linkOf = linksTo(game, gate);

  return {
    connection(seat) {
      const link = linkOf(seat);
      return {
        get view() {
          return link.view;
        },
        async act(action) {
          status.check(action);
          await link.act(action);
        },
        subscribe(listener) {
          if (status.isStopped) return () => {};
          const unsubscribe = link.subscribe(guarded(listener, seat, report));
          subscriptions.add(unsubscribe);
          return () => {
            subscriptions.delete(unsubscribe);
            unsubscribe();
          };
        },
      };
    },
    start() {
      if (status.start()) nextRound();
    },
    pause() {
      if (status.pause()) nextRound();
    },
    resume() {
      if (status.resume()) nextRound();
    },
    stop() {
      status.stop();
      for (const unsubscribe of subscriptions) unsubscribe();
      round.abort();
      settle();
    },
    settled: () => (isAsking ? new Promise((resolve) => settling.push(resolve)) : Promise.resolve()),
  };
};
