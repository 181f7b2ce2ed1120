import { MAX_WAIT_MS } from '../../../session/clock.js';
import type { HostPlayer, SeatPlayer } from '../../../session/session.js';
import { listWithOr, quoted } from '../../../rules/input-error.js';
import { checkOption, type RuleOptions } from '../../../rules/options.js';

/** Why a value that a page gave cannot be used; the message says what would be right. */
export class Refusal {
  constructor(readonly message: string) {}
}

/**
 * Turns what a page gave into the value of a setting, or says why it cannot. Attributes come as text.
 * @param name of the setting, for the message
 */
export interface Check<T> {
  (value: unknown, name: string): T | Refusal;
  /** All there are, if they can be counted: for the data that editors get. */
  readonly values?: readonly T[];
}

const refuse = (name: string, value: unknown, right: string): Refusal =>
  new Refusal(`'${name}' cannot be ${quoted(value)}; it can be ${right}.`);

/** One of these values. */
export const oneOf = <T>(values: readonly T[]): Check<T> =>
  Object.assign(
    (value: unknown, name: string) =>
      values.includes(value as T) ? (value as T) : refuse(name, value, listWithOr(values)),
    { values },
  );

/** One of these numbers, or words beside them; '4' means 4. */
export const numberOf = <T extends number | string>(values: readonly T[]): Check<T> => {
  const check = oneOf(values);
  return Object.assign(
    (value: unknown, name: string) =>
      check(typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value, name),
    { values },
  );
};

/** True is on; all else is off. */
export const flag: Check<boolean> = (value) => value === true;

export const text: Check<string> = (value, name) =>
  typeof value === 'string' && value !== '' ? value : refuse(name, value, 'any text that is not empty');

/** A time limit in ms that a timer can hold. */
export const milliseconds: Check<number> = (value, name) =>
  typeof value === 'number' && value > 0 && value <= MAX_WAIT_MS
    ? value
    : refuse(name, value, `a number of milliseconds above 0 and at most ${MAX_WAIT_MS} (24 days), or null`);

/** Of the largest table. */
const MOST_SEATS = 4;

const isPlayer = (value: unknown): value is SeatPlayer =>
  value === 'human' || value === 'computer' || typeof (value as HostPlayer | null)?.decide === 'function';

/** Who plays each seat. How many seats there are is checked when a game begins. */
export const seatPlayers: Check<readonly SeatPlayer[]> = (value, name) => {
  const right = "'human', 'computer' or a player with decide()";
  if (!Array.isArray(value))
    return refuse(name, value, `a list with ${right} for each seat, such as ['human', 'computer']`);
  // Spread: a hole in the list is a seat without a player.
  const players = [...(value as unknown[])];
  const wrong = players.findIndex((player) => !isPlayer(player));
  if (wrong >= 0)
    return new Refusal(`Seat ${wrong} of '${name}' cannot be ${quoted(players[wrong])}; it can be ${right}.`);
  const human = players.indexOf('human');
  const second = players.indexOf('human', human + 1);
  if (human >= 0 && second >= 0)
    return new Refusal(`Seats ${human} and ${second} of '${name}' cannot both be 'human'; at most one can.`);
  return players as readonly SeatPlayer[];
};

const isName = (value: unknown): value is string | null =>
  value === null || (typeof value === 'string' && value.trim() !== '');

/** What one player is called. */
export const playerName: Check<string> = (value, name) =>
  value !== null && isName(value) ? value.trim() : refuse(name, value, "a name such as 'Anna'");

/** What the players are called. */
export const playerNames: Check<readonly (string | null)[]> = (value, name) =>
  Array.isArray(value) && value.length <= MOST_SEATS && [...value].every(isName)
    ? value.map((one: string | null) => one?.trim() ?? null)
    : refuse(name, value, `a list of at most ${MOST_SEATS} names or nulls, one for each seat, such as [null, 'Anna']`);

/** Some rule options. Whether they go together is checked when a game begins. */
export const ruleOptions: Check<Partial<RuleOptions>> = (value, name) => {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return refuse(name, value, 'an object of rule options such as { refusal: 3 }');
  try {
    for (const [option, chosen] of Object.entries(value)) if (chosen !== undefined) checkOption(option, chosen);
  } catch (error) {
    return new Refusal((error as Error).message);
  }
  return { ...value };
};
