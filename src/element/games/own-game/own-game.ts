import type { Action } from '../../../game/action.js';
import type { SeatConnection } from '../../../game/connect.js';
import { createGame, type Game, type GameOptions } from '../../../game/game.js';
import type { RecordedPerson } from '../../../game/record.js';
import type { View } from '../../../game/view.js';
import type { PersonId } from '../../../people/index.js';
import { temperamentOf, type Temperament } from '../../../players/bidding/temperament.js';
import { randomFrom } from '../../../rules/random.js';
import { checkSeat, seatsOf, type Seat } from '../../../rules/seats.js';
import type { SessionErrorCode } from '../../../session/options.js';
import type { SeatPlayer } from '../../../session/seats.js';
import { createTable } from '../../../session/table.js';
import type { Settings } from '../../shell/settings/settings.js';
import { sharedThinking } from '../../shell/worker/shared-thinking.js';
import { playerSeedFor } from './player-seed-for.js';
import type { ComputerPace } from './computer-pace.js';
import type { SavedGame } from './saved-game.js';
import { runUndoable, type UndoableTable } from './undoable-table.js';

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
export interface OwnGame extends Pick<UndoableTable, 'connection' | 'undone' | 'canUndo' | 'undo'> {
  /** Names, by seat; null for seats without a named player from the page. */
  readonly names: readonly (string | null)[];
  /** The chosen people, by seat; null or a missing entry means by chance. */
  readonly companions: readonly (PersonId | null)[];
  /** Temperaments, by seat; null for seats without a computer player. */
  readonly temperaments: readonly (Temperament | null)[];
  /** The seed; undefined unless the page set it. */
  readonly knownSeed: string | undefined;
  /** Whether all requested games are over. */
  readonly isPlayedOut: boolean;
  /** Whether a person plays against the table's computers only. */
  readonly isAgainstComputers: boolean;
  /** Whether the current game repeats the deal of an earlier one. */
  readonly isAgain: boolean;
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
  /** The people chosen for the computers of a new game, by seat. */
  readonly companions: readonly (PersonId | null)[];
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

/** Returns the chosen people at the seats of computers, and null at all other seats. */
const companionsAt = (
  seats: readonly SeatPlayer[],
  chosen: RunOptions['companions'] = [],
): readonly (PersonId | null)[] => seats.map((player, at) => (player === 'computer' ? (chosen[at] ?? null) : null));

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
  /** The people chosen for the computers, by seat; by default none. */
  readonly companions?: readonly (PersonId | null)[] | undefined;
  /** Whether the game repeats the deal of an earlier one. */
  readonly isAgain?: boolean | undefined;
  /** Number of cards that the visitor has taken back in the game. */
  readonly undone?: number | undefined;
  /** An action to repeat as soon as the game runs, such as the cut of a repeated deal. */
  readonly opening?: Action | undefined;
}

/** Derives a separate seed for the computer players, so that their choices reveal nothing about the deck. */
const playerSeedOf = (game: Game): string => {
  const random = randomFrom(game.record().seed, 'players');
  return `${random(2 ** 31)}-${random(2 ** 31)}`;
};

/** The fields of a saved game that its game and its table do not contain. */
interface SavedFields extends Pick<SavedGame, 'seat' | 'games'> {
  readonly companions: readonly (PersonId | null)[];
  readonly knownSeed: string | undefined;
  readonly playerSeed: string;
  readonly isAgain: boolean;
  readonly people: readonly RecordedPerson[] | undefined;
}

const savedFrom = (
  { game, undone }: UndoableTable,
  { seat, games, knownSeed, playerSeed, companions, isAgain, people }: SavedFields,
): SavedGame => ({
  version: 2,
  game: { ...game.record(), ...(people && { people }), ...(undone > 0 && { undone }) },
  seat,
  games,
  gamesOver: game.phase === 'game-over' ? game.gameNumber : game.gameNumber - 1,
  seed: knownSeed ?? null,
  playerSeed,
  ...(companions.some((id) => id !== null) && { companions }),
  ...(isAgain && { again: true }),
});

/** Runs an existing game with its players. */
export const runGame = (
  first: Game,
  settings: Readonly<Settings>,
  run: RunOptions,
  { pace, onError }: Pick<OwnGameOptions, 'onError' | 'pace'>,
): OwnGame => {
  const { humanSeat, knownSeed, games: gamesAsked, playerSeed = playerSeedOf(first), opening } = run;
  if (humanSeat !== null) checkSeat(humanSeat, first.rules.players);
  const seats = seatsFor(first, settings, humanSeat);
  const companions = companionsAt(seats, run.companions);
  const own = seats.indexOf('human');
  const seat = own === -1 ? null : own;
  // Without a human player, the default is one game, because no visitor would end the match.
  const games = gamesAsked === undefined ? (seat === null ? 1 : null) : gamesAsked;
  const { level, decideTimeout } = settings;
  const isAgainstComputers = seat !== null && seats.every((player, at) => at === seat || player === 'computer');
  const table = runUndoable({
    game: first,
    seat,
    seed: knownSeed,
    isAgainstComputers,
    undone: run.undone ?? 0,
    run: (game) =>
      createTable({
        ...{ game, seats, level, playerSeed, decideTimeout, games, onError },
        choose: (view, options) => {
          pace.onAsk(options.signal);
          return thinking.choose(view, options);
        },
        ready: (_seat, signal) => pace.ready(signal),
      }),
  });
  const thinking = sharedThinking.open(({ message }) => onError({ code: 'load-failed', message }));
  const againGame = run.isAgain ? first.gameNumber : null;
  let shown: PeopleSource | null = null;
  let isBegun = false;
  return {
    connection: withGameLimit(games, table.connection),
    names: seats.map((player) => (typeof player === 'object' ? (player.name ?? null) : null)),
    companions,
    temperaments: seats.map((player, at) => (player === 'computer' ? temperamentOf(playerSeed, at) : null)),
    knownSeed,
    isAgainstComputers,
    get isPlayedOut() {
      return isLastOver(games, table.game);
    },
    get isAgain() {
      return table.game.gameNumber === againGame;
    },
    get undone() {
      return table.undone;
    },
    get canUndo() {
      return table.canUndo;
    },
    undo: table.undo,
    begin() {
      table.start();
      // If the game is paused, the player chooses the action after the pause.
      if (opening && !isBegun) table.repeat(opening);
      isBegun = true;
    },
    pause: table.pause,
    resume: table.resume,
    setPeople: (last) => void (shown = last),
    save: () =>
      savedFrom(table, {
        seat,
        games,
        knownSeed,
        playerSeed,
        companions,
        isAgain: table.game.gameNumber === againGame,
        people: shown?.recorded,
      }),
    close() {
      table.stop();
      thinking.close();
    },
  };
};

const createGameWith = (settings: Readonly<Settings>, options: StartOptions): Game =>
  createGame({
    variant: options.variant ?? settings.variant,
    rules: { ...settings.rules, ...options.rules },
    players: options.players ?? settings.players ?? undefined,
    target: options.target ?? settings.target ?? undefined,
    seed: options.seed ?? settings.seed ?? undefined,
    setup: options.setup,
  });

/** Creates a game with the visitor's choices, or with the page's settings if a choice contradicts them. */
const createChosenGame = (chosen: Readonly<Settings>, page: Readonly<Settings>, options: StartOptions): Game => {
  try {
    return createGameWith(chosen, options);
  } catch {
    return createGameWith(page, options);
  }
};

/**
 * Starts a new game with these settings.
 * @param chosen the settings with the visitor's choices
 * @param page the settings of the page
 * @param playerSeed seed for the computers' temperaments and random choices; by default derived from the game
 * @throws InputError if the page's settings contradict each other
 */
export const startOwnGame = (
  [settings, page]: readonly [chosen: Readonly<Settings>, page: Readonly<Settings>],
  options: StartOptions,
  running: OwnGameOptions,
  playerSeed?: string,
): OwnGame => {
  const seed = options.seed ?? settings.seed ?? undefined;
  const game = createChosenGame(settings, page, options);
  const humanSeat = settings.seats || settings.seat === 'none' ? null : settings.seat;
  const { companions } = running;
  return runGame(
    game,
    settings,
    {
      ...{ humanSeat, companions, knownSeed: seed, games: options.games },
      playerSeed: playerSeed ?? playerSeedFor(companions, playerSeedOf(game)),
    },
    running,
  );
};
