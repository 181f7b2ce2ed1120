import type { GameRecord, PlayableRecord } from '../../../game/record.js';
import type { PersonId } from '../../../people/index.js';
import { personById } from '../../../people/seating.js';
import { InputError, quoted } from '../../../rules/input-error.js';
import type { Seat } from '../../../rules/seats.js';

/**
 * A saved game as plain JSON, which `load()` resumes. Players must not see a saved game, because it contains the seed. A
 * saved game does not record whether the game was paused, so a loaded game continues.
 */
export interface SavedGame {
  readonly version: 2;
  /** The current game, with the results of its match so far. */
  readonly game: GameRecord;
  /** The visitor's seat; null for a spectator. */
  readonly seat: Seat | null;
  /** Number of games in the match after which the table stops; null means no limit. */
  readonly games: number | null;
  /** Number of finished games in the match. */
  readonly gamesOver: number;
  /** The seed that the page set for the whole match; null means a new seed for every game. */
  readonly seed: string | null;
  /**
   * Seed for the computer players' temperaments, which determine their characters; missing in games from earlier versions.
   */
  readonly playerSeed?: string;
  /** The people whom the visitor chose for the computers, by seat; null means by chance. Omitted if the visitor chose none. */
  readonly companions?: readonly (PersonId | null)[];
  /** Whether the game repeats the deal of an earlier one. Omitted if it does not. */
  readonly again?: true;
}

/** A saved match in an earlier format, with one record for all games. `load()` still accepts this format. */
export interface SavedMatch {
  readonly version: 1;
  readonly game: PlayableRecord;
  readonly seat: Seat | null;
}

/** A saved game's checked fields. The record has not been replayed yet. */
export interface ReadSave {
  readonly game: PlayableRecord;
  readonly seat: Seat | null;
  /** Number of games after which the table stops; undefined if the saved game lacks this field. */
  readonly games: number | null | undefined;
  readonly seed: string | undefined;
  readonly playerSeed: string | undefined;
  readonly companions: readonly (PersonId | null)[] | undefined;
  /** Whether the game repeats the deal of an earlier one. */
  readonly isAgain: boolean;
}

const isNumberOfGames = (games: unknown): games is number | null =>
  games === null || (Number.isSafeInteger(games) && (games as number) >= 1);

const refuse = (message: string): never => {
  throw new InputError('invalid-record', message);
};

const refuseField = (name: keyof SavedGame, right: string, value: unknown): never =>
  refuse(`The saved game's ${name} must be ${right}, not ${quoted(value)}.`);

/**
 * Checks a saved game from any source.
 * @throws InputError `invalid-record` or `unknown-record-version`
 */
export const readSave = (saved: unknown): ReadSave => {
  // An object with `actions` is a record, not a saved game.
  if (typeof saved !== 'object' || saved === null || Array.isArray(saved) || 'actions' in saved)
    return refuse(`A saved game must be the object that save() returns, not ${quoted(saved)}.`);
  const { version, game, seat, games, seed, playerSeed, companions, again } = saved as Omit<
    Partial<SavedGame>,
    'version' | 'again'
  > & {
    version?: unknown;
    again?: unknown;
  };
  if (version === undefined)
    return refuse(`A saved game must be the object that save() returns; ${quoted(saved)} has no version.`);
  if (version !== 1 && version !== 2)
    throw new InputError(
      'unknown-record-version',
      `The saved game has version ${quoted(version)}; this table supports versions 1 and 2.`,
    );
  if (seat !== null && (typeof seat !== 'number' || !Number.isInteger(seat) || seat < 0))
    return refuseField('seat', 'a seat number or null', seat);
  // Version 1 contains the whole match, and its seed does not always come from the page.
  if (version === 1)
    return {
      ...{ game: game as PlayableRecord, seat, isAgain: false },
      ...{ games: undefined, seed: undefined, playerSeed: undefined, companions: undefined },
    };
  if (!isNumberOfGames(games)) return refuseField('games', 'a positive whole number or null', games);
  if (seed !== null && typeof seed !== 'string') return refuseField('seed', 'a string or null', seed);
  if (playerSeed !== undefined && typeof playerSeed !== 'string')
    return refuseField('playerSeed', 'a string', playerSeed);
  if (companions !== undefined && !Array.isArray(companions)) return refuseField('companions', 'a list', companions);
  if (again !== undefined && again !== true) return refuseField('again', 'true or omitted', again);
  return {
    ...{ game: game as PlayableRecord, seat, games, playerSeed },
    seed: seed ?? undefined,
    // A later version can add people.
    companions: companions?.map((id) => personById(id)),
    isAgain: again === true,
  };
};
