import type { GameRecord, PlayableRecord } from '../../../game/record.js';
import { InputError, quoted } from '../../../rules/input-error.js';
import type { Seat } from '../../../rules/seats.js';

/**
 * A game to be gone on with; plain JSON. It holds the seed, so it is not for the eyes of a player. Whether it was paused
 * it does not say: a saved game that is loaded goes on.
 */
export interface SavedGame {
  readonly version: 2;
  /** The game that is played, with what its match had before it. */
  readonly game: GameRecord;
  /** The human's seat; null: there is none. */
  readonly seat: Seat | null;
  /** After so many games of the match the table rests; null: it goes on without end. */
  readonly games: number | null;
  /** How many games of the match are over. */
  readonly gamesOver: number;
  /** The seed that the page gave, for the whole match; null: every game draws a new one. */
  readonly seed: string | null;
  /** What the computers' temperaments come from, and with them who sits there; left out by earlier tables. */
  readonly playerSeed?: string;
}

/** What was saved once, before games were recorded one by one: it can still be loaded. */
export interface SavedMatch {
  readonly version: 1;
  readonly game: PlayableRecord;
  readonly seat: Seat | null;
}

/** What `load` needs of a saved game; the record is yet to be replayed. */
export interface ReadSave {
  readonly game: PlayableRecord;
  readonly seat: Seat | null;
  /** Undefined: nobody has said. */
  readonly games: number | null | undefined;
  readonly seed: string | undefined;
  readonly playerSeed: string | undefined;
}

const isNumberOfGames = (games: unknown): games is number | null =>
  games === null || (Number.isSafeInteger(games) && (games as number) >= 1);

const refuse = (message: string): never => {
  throw new InputError('invalid-record', message);
};

const refuseField = (name: keyof SavedGame, right: string, value: unknown): never =>
  refuse(`The saved game's ${name} must be ${right}, not ${quoted(value)}.`);

/**
 * Reads a saved game, which may come from anywhere.
 * @throws InputError `invalid-record` or `unknown-record-version`, saying what is wrong with it
 */
export const readSave = (saved: unknown): ReadSave => {
  // What has actions is a record, not a game that was saved.
  if (typeof saved !== 'object' || saved === null || Array.isArray(saved) || 'actions' in saved)
    return refuse(`A saved game is the object that save() gives, not ${quoted(saved)}.`);
  const { version, game, seat, games, seed, playerSeed } = saved as Omit<Partial<SavedGame>, 'version'> & {
    version?: unknown;
  };
  if (version === undefined)
    return refuse(`A saved game is the object that save() gives; ${quoted(saved)} has no version.`);
  if (version !== 1 && version !== 2)
    throw new InputError(
      'unknown-record-version',
      `The saved game has the version ${quoted(version)}; this table reads versions 1 and 2.`,
    );
  if (seat !== null && (typeof seat !== 'number' || !Number.isInteger(seat) || seat < 0))
    return refuseField('seat', 'a seat number or null', seat);
  // What version 1 holds is the whole match, whose seed may have been anybody's.
  if (version === 1)
    return { game: game as PlayableRecord, seat, games: undefined, seed: undefined, playerSeed: undefined };
  if (!isNumberOfGames(games)) return refuseField('games', 'a whole number from 1 on, or null', games);
  if (seed !== null && typeof seed !== 'string') return refuseField('seed', 'a string or null', seed);
  if (playerSeed !== undefined && typeof playerSeed !== 'string')
    return refuseField('playerSeed', 'a string', playerSeed);
  return { game: game as PlayableRecord, seat, games, seed: seed ?? undefined, playerSeed };
};
