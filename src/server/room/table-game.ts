import type { Action } from '../../game/action.js';
import type { SeatConnection } from '../../game/connect.js';
import { replay } from '../../game/fair/fair-game.js';
import type { Game } from '../../game/game.js';
import type { Before } from '../../game/before.js';
import { seatsOf } from '../../rules/seats.js';
import type { GameResult } from '../../game/fact.js';
import { RECORD_VERSION, type GameRecord } from '../../game/record.js';
import type { Clock } from '../../session/clock.js';
import type { PersonTold } from '../../session/person-store.js';
import { createSession, type Session, type SessionOptions } from '../../session/session.js';
import { guestOf, type GuestId, type Lobby } from '../lobby/lobby.js';
import type { GameEntry, TableState } from './table-state.js';

/** The server's services that a game uses. */
export interface GameServices {
  readonly choose: NonNullable<SessionOptions['choose']>;
  readonly clock: Clock;
  /** Delay before a computer player acts, in ms. */
  readonly pause: number;
}

export interface TableGameOptions {
  readonly services: GameServices;
  readonly lobby: Lobby;
  readonly isHere: (guest: GuestId) => boolean;
  readonly gameEntry: GameEntry;
  /** The previous actions of this game. */
  readonly actions: readonly Action[];
  /** Writes an action to the log before clients receive it. */
  readonly commit: (action: Action) => Promise<void>;
  readonly onAction: () => void;
  readonly onSessionError: (code: string) => void;
}

/** The game of a table. */
export interface TableGame {
  readonly isOver: boolean;
  /** Whether no hand is running, so that another person can take a computer's seat. */
  readonly isBetweenHands: boolean;
  /** The game's number at its table, from 1. */
  readonly number: number;
  connection(seat: number | null): SeatConnection;
  /** Call this method when seats, presence, stand-ins or the turn timeout have changed. */
  seatPeople(lobby: Lobby, isHere: (guest: GuestId) => boolean): void;
  /** Ends the stand-in of a person who has missed turns. */
  endStandIn(seat: number): void;
  /** Returns whether a stand-in plays now, by seat. */
  hasStandIn(): readonly boolean[];
  readonly toAct: readonly number[];
  record(): GameRecord;
  /** Returns the match's totals for the record of the next game. */
  before(): Before;
  result(): GameResult | null;
  score(): readonly number[];
  stop(): void;
}

const playerAt = (lobby: Lobby, seat: number): 'human' | 'computer' =>
  (lobby.seats[seat]?.guest ?? null) === null ? 'computer' : 'human';

type PersonAt = (lobby: Lobby, seat: number, isHere: (guest: GuestId) => boolean) => PersonTold;

const createPersonLookUp =
  ({ faces }: GameEntry): PersonAt =>
  (lobby, seat, isHere) => {
    const guest = guestOf(lobby, lobby.seats[seat]?.guest ?? null);
    return guest
      ? { name: guest.name, here: isHere(guest.id), face: null }
      : { name: null, here: true, face: faces?.[seat] ?? null };
  };

/** Creates a function that passes changed lobby seats to the session. */
const createSeatUpdater = (session: Session, personAt: PersonAt, first: Lobby) => {
  let lastLobby = first;
  return (lobby: Lobby, isHere: (guest: GuestId) => boolean): void => {
    lobby.seats.forEach(({ guest, standIn }, seat) => {
      const before = lastLobby.seats[seat];
      if (before?.guest !== guest) session.seat(seat, playerAt(lobby, seat));
      session.person(seat, personAt(lobby, seat, isHere));
      if (before?.guest === guest && before.standIn !== standIn) session.standIn(seat, standIn);
    });
    if (lastLobby.settings.turnTimeout !== lobby.settings.turnTimeout) session.limitTurns(lobby.settings.turnTimeout);
    lastLobby = lobby;
  };
};

/** Returns the record of a game from its entry in the log. */
export const recordOf = ({ seed, before }: GameEntry, { settings }: Lobby, actions: readonly Action[]): GameRecord => ({
  version: RECORD_VERSION,
  rules: settings.rules,
  seed,
  deal: 'sha256',
  ...(before && { before }),
  actions,
});

/** Whether the last game in a log is over. */
export const isGameOver = ({ game, lobby }: TableState, actions: readonly Action[]): boolean =>
  game !== null && replay(recordOf(game, lobby, actions)).phase === 'game-over';

const totalsForNextGame = (game: Game): Before => {
  const { bummerl, bummerlKinds, games } = game.view(null);
  return { game: game.gameNumber, bummerl, bummerlKinds: bummerlKinds ?? [], games: games ?? [] };
};

/** Delay before a failed write is retried, in ms. */
export const RETRY_MS = 2000;

/** Delay, in ms, before a computer player acts while a player can ask for a swap of hands, which ends with its action. */
const SWAP_MS = 4000;

/** Returns the delay, in ms, before a computer player acts. */
const pauseBefore = (game: Game, pause: number): number => {
  const maySwap = seatsOf(game.rules.players).some((seat) =>
    game.legalActions(seat).some(({ type }) => type === 'ask-swap-hands'),
  );
  return pause > 0 && maySwap ? Math.max(pause, SWAP_MS) : pause;
};

/** Starts a new game, or continues one with `actions`. */
export const openTableGame = (options: TableGameOptions): TableGame => {
  const { services, lobby, isHere, gameEntry, actions, commit, onAction, onSessionError } = options;
  const game = replay(recordOf(gameEntry, lobby, actions));
  const personAt = createPersonLookUp(gameEntry);
  const stopping = new AbortController();
  const retryLater = async (): Promise<void> => {
    await services.clock.wait(RETRY_MS, stopping.signal);
    session.pause();
    session.resume();
  };
  const session = createSession({
    game,
    seats: lobby.seats.map((_, seat) => playerAt(lobby, seat)),
    people: lobby.seats.map((_, seat) => personAt(lobby, seat, isHere)),
    level: lobby.settings.level,
    playerSeed: gameEntry.playerSeed,
    choose: services.choose,
    clock: services.clock,
    ready: (_seat, signal) => services.clock.wait(pauseBefore(game, services.pause), signal),
    turnTimeout: lobby.settings.turnTimeout,
    agree: 'all',
    games: game.gameNumber,
    commit,
    onError({ code }) {
      onSessionError(code);
      if (code === 'commit-failed') retryLater().catch(() => {});
    },
  });
  lobby.seats.forEach(({ standIn }, seat) => standIn && session.standIn(seat, true));
  const unsubscribe = game.subscribe(onAction);
  session.start();

  return {
    get isOver() {
      return game.phase === 'game-over';
    },
    get isBetweenHands() {
      return game.phase === 'hand-over' || game.phase === 'draw' || game.phase === 'game-over';
    },
    number: game.gameNumber,
    connection: (seat) => session.connection(seat),
    seatPeople: createSeatUpdater(session, personAt, lobby),
    endStandIn: (seat) => session.standIn(seat, false),
    hasStandIn: () => (session.people ?? []).map(({ by, here }) => by === 'human' && !here),
    get toAct() {
      return game.toAct;
    },
    record: () => game.record(),
    before: () => totalsForNextGame(game),
    result: () => game.view(null).gameResult,
    score: () => game.view(null).score,
    stop() {
      stopping.abort();
      unsubscribe();
      session.stop();
    },
  };
};
