import type { SeatConnection } from '../../game/connect.js';
import { createGame, replay, type Game, type GameOptions } from '../../game/game.js';
import type { GameRecord } from '../../game/record.js';
import { InputError, quoted } from '../../rules/input-error.js';
import { randomFrom } from '../../rules/random.js';
import { seatsOf, type Seat } from '../../rules/seats.js';
import { createSession, type SeatPlayer, type SessionOptions } from '../../session/session.js';
import type { Settings } from '../settings/settings.js';
import { sharedThinking } from '../worker/shared-thinking.js';
import type { ComputerPace } from './computer-pace.js';

/** What `start` takes besides the attributes: it wins over them, for this game. */
export interface StartOptions extends Pick<GameOptions, 'variant' | 'rules' | 'players' | 'target' | 'seed' | 'setup'> {
  /** After so many games the table rests; null: it goes on without end. Default: one where no human sits, else null. */
  readonly games?: number | null | undefined;
}

/** A game to be gone on with; plain JSON. It holds the seed, so it is not for the eyes of a player. */
export interface SavedGame {
  readonly version: 1;
  readonly game: GameRecord;
  /** The human's seat. */
  readonly seat: Seat | null;
}

/** A game that the element runs itself. */
export interface OwnGame {
  readonly connection: SeatConnection;
  /** By seat, where a host's player has a name. */
  readonly names: readonly (string | null)[];
  /** The seed, if the page gave it. */
  readonly knownSeed: string | undefined;
  begin(): void;
  /** Until `resume` nobody is asked, and no action is accepted. */
  pause(): void;
  resume(): void;
  save(): SavedGame;
  close(): void;
}

export interface OwnGameOptions {
  readonly pace: ComputerPace;
  readonly onError: Required<SessionOptions>['onError'];
}

const seatsFor = (game: Game, settings: Readonly<Settings>, humanSeat: Seat | null): readonly SeatPlayer[] => {
  if (settings.seats) return settings.seats;
  return seatsOf(game.rules.players).map((seat) => (seat === humanSeat ? 'human' : 'computer'));
};

const runGame = (
  game: Game,
  settings: Readonly<Settings>,
  humanSeat: Seat | null,
  knownSeed: string | undefined,
  { pace, onError }: OwnGameOptions,
): OwnGame => {
  if (humanSeat !== null && humanSeat >= game.rules.players) {
    throw new InputError(
      'invalid-seat',
      `'seat' cannot be ${humanSeat} at a table of ${game.rules.players}; seats are 0 to ${game.rules.players - 1}.`,
    );
  }
  const seats = seatsFor(game, settings, humanSeat);
  // The players' random numbers are their own: what they draw tells nothing of the deck.
  const random = randomFrom(game.record().seed, 'players');
  const session = createSession({
    game,
    seats,
    level: settings.level,
    playerSeed: `${random(2 ** 31)}-${random(2 ** 31)}`,
    decideTimeout: settings.decideTimeout,
    choose: (view, options) => {
      pace.asked(options.signal);
      return thinking.choose(view, options);
    },
    ready: (_seat, signal) => pace.ready(signal),
    onError,
  });
  const thinking = sharedThinking.open();
  const own = seats.indexOf('human');
  const seat = own === -1 ? null : own;
  return {
    connection: session.connection(seat),
    names: seats.map((player) => (typeof player === 'object' ? (player.name ?? null) : null)),
    knownSeed,
    begin: () => session.start(),
    pause: () => session.pause(),
    resume: () => session.resume(),
    save: () => ({ version: 1, game: game.record(), seat }),
    close() {
      session.stop();
      thinking.close();
    },
  };
};

/**
 * A new game by these settings.
 * @throws InputError if they do not go together
 */
export const startOwnGame = (settings: Readonly<Settings>, options: StartOptions, running: OwnGameOptions): OwnGame => {
  const seed = options.seed ?? settings.seed ?? undefined;
  const game = createGame({
    variant: options.variant ?? settings.variant,
    rules: { ...settings.rules, ...options.rules },
    players: options.players ?? settings.players ?? undefined,
    target: options.target ?? settings.target ?? undefined,
    seed,
    setup: options.setup,
  });
  return runGame(game, settings, settings.seats || settings.seat === 'none' ? null : settings.seat, seed, running);
};

/**
 * Goes on with a saved game.
 * @throws InputError `invalid-record` or `unknown-record-version`, saying what is wrong with it
 */
export const resumeOwnGame = (saved: unknown, settings: Readonly<Settings>, running: OwnGameOptions): OwnGame => {
  if (typeof saved !== 'object' || saved === null || Array.isArray(saved)) {
    throw new InputError('invalid-record', `A saved game is the object that save() gives, not ${quoted(saved)}.`);
  }
  const { version, game, seat } = saved as Partial<SavedGame>;
  if (version !== 1)
    throw new InputError(
      'unknown-record-version',
      `The saved game has the version ${quoted(version)}; this table reads version 1.`,
    );
  if (seat !== null && (typeof seat !== 'number' || !Number.isInteger(seat) || seat < 0)) {
    throw new InputError('invalid-record', `The saved game's seat must be a seat number or null, not ${quoted(seat)}.`);
  }
  return runGame(replay(game as GameRecord), settings, settings.seats ? null : (seat ?? null), undefined, running);
};
