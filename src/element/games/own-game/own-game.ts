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

/** What `start` takes besides the attributes: it wins over them, for this game. */
export interface StartOptions extends Pick<GameOptions, 'variant' | 'rules' | 'players' | 'target' | 'seed' | 'setup'> {
  /** After so many games the table rests; null: it goes on without end. Default: one where no human sits, else null. */
  readonly games?: number | null | undefined;
}

/** What shows a game, and knows who sits there. */
interface Shown {
  readonly recorded: readonly RecordedPerson[];
}

/** A game that the element runs itself. */
export interface OwnGame {
  readonly connection: SeatConnection;
  /** By seat, where a host's player has a name. */
  readonly names: readonly (string | null)[];
  /** By seat, where a computer plays. */
  readonly temperaments: readonly (Temperament | null)[];
  /** The seed, if the page gave it. */
  readonly knownSeed: string | undefined;
  /** Whether the games that were asked for are over: the table rests. */
  readonly isPlayedOut: boolean;
  begin(): void;
  /** Until `resume` nobody is asked, and no action is accepted. */
  pause(): void;
  resume(): void;
  /** Who sits there is written down with the game, too: as what shows it knows them, or knew them when it last did. */
  shownBy(shown: Shown): void;
  save(): SavedGame;
  close(): void;
}

export interface OwnGameOptions {
  readonly pace: ComputerPace;
  /** Told of what went wrong with the players, or that what they think by could not be loaded; the game goes on. */
  readonly onError: (error: { readonly code: SessionErrorCode | 'load-failed'; readonly message: string }) => void;
}

const seatsFor = (game: Game, settings: Readonly<Settings>, humanSeat: Seat | null): readonly SeatPlayer[] => {
  if (settings.seats) return settings.seats;
  return seatsOf(game.rules.players).map((seat) => (seat === humanSeat ? 'human' : 'computer'));
};

/** The same connection at a table that rests after so many games: it offers no other one. */
const restingAfter = (games: number | null, connection: SeatConnection): SeatConnection => {
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

/** Whether the last game that was to be played is over. */
const isLastOver = (games: number | null, { phase, gameNumber }: Pick<View, 'phase' | 'gameNumber'>): boolean =>
  games !== null && phase === 'game-over' && gameNumber >= games;

/** What a game of the element's own is run by, besides the settings. */
interface Course {
  readonly humanSeat: Seat | null;
  /** The seed, if the page gave it. */
  readonly knownSeed: string | undefined;
  /** After so many games the table rests; undefined: as it is without anybody saying. */
  readonly games: number | null | undefined;
  /** What the computers' temperaments and chances come from; left out: from the game. */
  readonly playerSeed?: string | undefined;
}

/** The players' random numbers are their own: what they draw tells nothing of the deck. */
const playerSeedOf = (game: Game): string => {
  const random = randomFrom(game.record().seed, 'players');
  return `${random(2 ** 31)}-${random(2 ** 31)}`;
};

/** A game that is there already, with its players. */
export const runGame = (
  game: Game,
  settings: Readonly<Settings>,
  { humanSeat, knownSeed, games: gamesAsked, playerSeed = playerSeedOf(game) }: Course,
  { pace, onError }: OwnGameOptions,
): OwnGame => {
  if (humanSeat !== null && humanSeat >= game.rules.players) {
    throw new InputError(
      'invalid-seat',
      `'seat' cannot be ${humanSeat} at a table of ${game.rules.players}; seats are 0 to ${game.rules.players - 1}.`,
    );
  }
  const seats = seatsFor(game, settings, humanSeat);
  const own = seats.indexOf('human');
  const seat = own === -1 ? null : own;
  // Computers among themselves would deal on and on, for nobody.
  const games = gamesAsked === undefined ? (seat === null ? 1 : null) : gamesAsked;
  const session = createTable({
    game,
    seats,
    level: settings.level,
    playerSeed,
    decideTimeout: settings.decideTimeout,
    games,
    choose: (view, options) => {
      pace.asked(options.signal);
      return thinking.choose(view, options);
    },
    ready: (_seat, signal) => pace.ready(signal),
    onError,
  });
  const thinking = sharedThinking.open(({ message }) => onError({ code: 'load-failed', message }));
  let shown: Shown | null = null;
  return {
    connection: restingAfter(games, session.connection(seat)),
    names: seats.map((player) => (typeof player === 'object' ? (player.name ?? null) : null)),
    temperaments: seats.map((player, at) => (player === 'computer' ? temperamentOf(playerSeed, at) : null)),
    knownSeed,
    get isPlayedOut() {
      return isLastOver(games, game);
    },
    begin: () => session.start(),
    pause: () => session.pause(),
    resume: () => session.resume(),
    shownBy: (last) => void (shown = last),
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
 * A new game by these settings.
 * @param playerSeed what the computers' temperaments and chances come from; left out: from the game
 * @throws InputError if they do not go together
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
