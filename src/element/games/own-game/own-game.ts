import type { SeatConnection } from '../../../game/connect.js';
import { createGame, type Game, type GameOptions } from '../../../game/game.js';
import type { RecordedPerson } from '../../../game/record.js';
import type { View } from '../../../game/view.js';
import { temperamentOf, type Temperament } from '../../../players/bidding/temperament.js';
import { InputError } from '../../../rules/input-error.js';
import { randomFrom } from '../../../rules/random.js';
import { seatsOf, type Seat } from '../../../rules/seats.js';
import type { SessionErrorCode } from '../../../session/options.js';
import type { SeatPlayer } from '../../../session/seats.js';
import { createTable } from '../../../session/table.js';
import type { Settings } from '../../shell/settings/settings.js';
import { sharedThinking } from '../../shell/worker/shared-thinking.js';
import type { ComputerPace } from './computer-pace.js';
import type { SavedGame } from './saved-game.js';

/** Options for `start()`, which override the element's settings for this game. */
export interface StartOptions extends Pick<GameOptions, 'variant' | 'rules' | 'players' | 'target' | 'seed' | 'setup'> {
  /**
   * Number of games after which the table stops; null means no limit. The default is 1 if the visitor has no seat, else
   * null.
   */
  readonly games?: number | null | undefined;
}

/** The visible game, which provides the people for the record. */
interface PeopleSource {
  readonly recorded: readonly RecordedPerson[];
}

/** A local game, run by the element. */
export interface OwnGame {
  readonly connection: SeatConnection;
  /** Names, by seat; null for seats without a named player from the page. */
  readonly names: readonly (string | null)[];
  /** Temperaments, by seat; null for seats without a computer player. */
  readonly temperaments: readonly (Temperament | null)[];
  /** The seed; undefined unless the page set it. */
  readonly knownSeed: string | undefined;
  /** Whether all requested games are over. */
  readonly isPlayedOut: boolean;
  begin(): void;
  /** Pauses the game. Until `resume()` is called, the game asks no players and accepts no actions. */
  pause(): void;
  resume(): void;
  /** Sets the source of the people in saved games. The last source stays in use after its game is hidden. */
  setPeople(shown: PeopleSource): void;
  save(): SavedGame;
  close(): void;
}

export interface OwnGameOptions {
  readonly pace: ComputerPace;
  /** Called when a player fails or the computer players' code cannot be loaded. The game continues. */
  readonly onError: (error: { readonly code: SessionErrorCode | 'load-failed'; readonly message: string }) => void;
}

const seatsFor = (game: Game, settings: Readonly<Settings>, humanSeat: Seat | null): readonly SeatPlayer[] => {
  if (settings.seats) return settings.seats;
  return seatsOf(game.rules.players).map((seat) => (seat === humanSeat ? 'human' : 'computer'));
};

/** Wraps the connection so that no further game is offered after the last one. */
const withGameLimit = (games: number | null, connection: SeatConnection): SeatConnection => {
  const offered = (view: View): View =>
    isLastOver(games, view) ? { ...view, toAct: [], legal: view.legal.filter(({ type }) => type !== 'next') } : view;
  return {
    get view() {
      return offered(connection.view);
    },
    act: (action) => connection.act(action),
    subscribe: (listener) =>
      connection.subscribe((update) => listener('view' in update ? { ...update, view: offered(update.view) } : update)),
  };
};

/** Returns whether the last of the requested games is over. */
const isLastOver = (games: number | null, { phase, gameNumber }: Pick<View, 'phase' | 'gameNumber'>): boolean =>
  games !== null && phase === 'game-over' && gameNumber >= games;

/** Parameters of a local game, apart from the settings. */
interface RunOptions {
  readonly humanSeat: Seat | null;
  /** The seed; undefined unless the page set it. */
  readonly knownSeed: string | undefined;
  /** Number of games after which the table stops; null means no limit, and undefined means the default. */
  readonly games: number | null | undefined;
  /** Seed for the computers' temperaments and random choices; by default derived from the game. */
  readonly playerSeed?: string | undefined;
}

/** Derives a separate seed for the computer players, so that their choices reveal nothing about the deck. */
const playerSeedOf = (game: Game): string => {
  const random = randomFrom(game.record().seed, 'players');
  return `${random(2 ** 31)}-${random(2 ** 31)}`;
};

/** Runs an existing game with its players. */
export const runGame = (
  game: Game,
  settings: Readonly<Settings>,
  { humanSeat, knownSeed, games: gamesAsked, playerSeed = playerSeedOf(game) }: RunOptions,
  { pace, onError }: OwnGameOptions,
): OwnGame => {
  if (humanSeat !== null && humanSeat >= game.rules.players) {
    throw new InputError(
      'invalid-seat',
      `'seat' must be from 0 to ${game.rules.players - 1} at a table for ${game.rules.players}, not ${humanSeat}.`,
    );
  }
  const seats = seatsFor(game, settings, humanSeat);
  const own = seats.indexOf('human');
  const seat = own === -1 ? null : own;
  // Without a human player, the default is one game, because no visitor would end the match.
  const games = gamesAsked === undefined ? (seat === null ? 1 : null) : gamesAsked;
  const session = createTable({
    game,
    seats,
    level: settings.level,
    playerSeed,
    decideTimeout: settings.decideTimeout,
    games,
    choose: (view, options) => {
      pace.onAsk(options.signal);
      return thinking.choose(view, options);
    },
    ready: (_seat, signal) => pace.ready(signal),
    onError,
  });
  const thinking = sharedThinking.open(({ message }) => onError({ code: 'load-failed', message }));
  let shown: PeopleSource | null = null;
  return {
    connection: withGameLimit(games, session.connection(seat)),
    names: seats.map((player) => (typeof player === 'object' ? (player.name ?? null) : null)),
    temperaments: seats.map((player, at) => (player === 'computer' ? temperamentOf(playerSeed, at) : null)),
    knownSeed,
    get isPlayedOut() {
      return isLastOver(games, game);
    },
    begin: () => session.start(),
    pause: () => session.pause(),
    resume: () => session.resume(),
    setPeople: (last) => void (shown = last),
    save: () => ({
      version: 2,
      game: { ...game.record(), ...(shown && { people: shown.recorded }) },
      seat,
      games,
      gamesOver: game.phase === 'game-over' ? game.gameNumber : game.gameNumber - 1,
      seed: knownSeed ?? null,
      playerSeed,
    }),
    close() {
      session.stop();
      thinking.close();
    },
  };
};

/**
 * Starts a new game with these settings.
 * @param playerSeed seed for the computers' temperaments and random choices; by default derived from the game
 * @throws InputError if the settings contradict each other
 */
export const startOwnGame = (
  settings: Readonly<Settings>,
  options: StartOptions,
  running: OwnGameOptions,
  playerSeed?: string,
): OwnGame => {
  const seed = options.seed ?? settings.seed ?? undefined;
  const game = createGame({
    variant: options.variant ?? settings.variant,
    rules: { ...settings.rules, ...options.rules },
    players: options.players ?? settings.players ?? undefined,
    target: options.target ?? settings.target ?? undefined,
    seed,
    setup: options.setup,
  });
  const humanSeat = settings.seats || settings.seat === 'none' ? null : settings.seat;
  return runGame(game, settings, { humanSeat, knownSeed: seed, games: options.games, playerSeed }, running);
};
