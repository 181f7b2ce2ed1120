import { listWithOr, InputError, quoted } from '../rules/input-error.js';
import { itemAt } from '../rules/item-at.js';
import { bummerlFor, GAME_KINDS, lowestPoints, type GameKind } from '../rules/score.js';
import { seatsOf, sidesOf, type Seat, type Side } from '../rules/seats.js';
import type { RuleSet } from '../rules/variants.js';
import type { GameResult, Loser } from './fact.js';
import { MAX_KEPT_GAMES } from './game-state.js';
import type { Before } from './before.js';

const refuse = (message: string): never => {
  throw new InputError('invalid-record', message);
};

type Unchecked<T> = { readonly [Key in keyof T]?: unknown };

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether a value is a whole number not less than `least`. */
const isCount = (value: unknown, least = 0): value is number =>
  Number.isSafeInteger(value) && (value as number) >= least;

const isKind = (value: unknown): value is GameKind => GAME_KINDS.includes(value as GameKind);

const checkKeys = (name: string, value: object, keys: readonly string[]): void => {
  const unknownKey = Object.keys(value).find((key) => !keys.includes(key));
  if (unknownKey !== undefined)
    refuse(`${name} has no field ${quoted(unknownKey)}; its fields are ${keys.join(', ')}.`);
};

/** Checks that a list contains one valid item per side. `expected` describes a valid item in the error message. */
const checkPerSide = <T>(
  name: string,
  value: unknown,
  sides: readonly Side[],
  isValid: (item: unknown) => item is T,
  expected: string,
) => {
  if (!Array.isArray(value) || value.length !== sides.length || ![...value].every(isValid))
    return refuse(`${name} must hold ${expected} for each of the ${sides.length} sides, not ${quoted(value)}.`);
  return value as readonly T[];
};

const checkKind = (name: string, kind: unknown): GameKind =>
  isKind(kind) ? kind : refuse(`${name} must be ${listWithOr(GAME_KINDS)}, not ${quoted(kind)}.`);

/** Checks that a loser's Bummerl matches the kind of loss. */
const checkBummerl = (name: string, bummerl: unknown, kind: GameKind): number =>
  bummerl === bummerlFor(kind)
    ? bummerlFor(kind)
    : refuse(`${name} must be ${bummerlFor(kind)}, the Bummerl for ${quoted(kind)}, not ${quoted(bummerl)}.`);

const checkSides = (name: string, value: unknown, sides: readonly Side[]): readonly Side[] => {
  const isList =
    Array.isArray(value) &&
    value.length > 0 &&
    value.length < sides.length &&
    [...value].every((side, place) => sides.includes(side) && (place === 0 || side > value[place - 1]));
  return isList
    ? [...value]
    : refuse(`${name} must list the winning sides in ascending order (at least one, not all), not ${quoted(value)}.`);
};

const checkLosers = (name: string, value: unknown, losing: readonly Side[]): readonly Loser[] => {
  if (!Array.isArray(value) || value.length !== losing.length)
    return refuse(
      `${name} must be a list with one loss for each losing side (${losing.join(' and ')}), not ${quoted(value)}.`,
    );
  return [...(value as unknown[])].map((loser, place) => {
    const one = `${name}[${place}]`;
    if (!isObject(loser)) return refuse(`${one} must be an object, not ${quoted(loser)}.`);
    checkKeys(one, loser, ['side', 'bummerl', 'kind']);
    const { side, bummerl, kind: givenKind } = loser as Unchecked<Loser>;
    const losingSide = itemAt(losing, place);
    if (side !== losingSide) return refuse(`${one}.side must be ${losingSide}, not ${quoted(side)}.`);
    const kind = checkKind(`${one}.kind`, givenKind);
    return { side: losingSide, bummerl: checkBummerl(`${one}.bummerl`, bummerl, kind), kind };
  });
};

const RESULT_KEYS = ['side', 'score', 'bummerl', 'kind'];

const checkResult = (name: string, rules: RuleSet, result: unknown): GameResult => {
  if (!isObject(result)) return refuse(`${name} must be an object with a game's result, not ${quoted(result)}.`);
  const { players } = rules;
  const allSides = sidesOf(players);
  checkKeys(name, result, players === 3 ? [...RESULT_KEYS, 'sides', 'losers'] : RESULT_KEYS);
  const { side, sides, score, bummerl, kind: givenKind, losers } = result as Unchecked<GameResult>;
  if (!allSides.includes(side as Side))
    return refuse(`${name}.side must be a side from 0 to ${allSides.length - 1}, not ${quoted(side)}.`);
  const points = checkPerSide(
    `${name}.score`,
    score,
    allSides,
    (item) => isCount(item, lowestPoints(rules)),
    'one whole number',
  );
  const kind = checkKind(`${name}.kind`, givenKind);
  const checked = {
    side: side as Side,
    score: [...points],
    bummerl: checkBummerl(`${name}.bummerl`, bummerl, kind),
    kind,
  };
  if (players !== 3) return checked;
  const winners = checkSides(`${name}.sides`, sides, allSides);
  if (winners[0] !== side)
    return refuse(`${name}.side must be the first winning side, ${winners[0]}, not ${quoted(side)}.`);
  const checkedLosers = checkLosers(
    `${name}.losers`,
    losers,
    allSides.filter((one) => !winners.includes(one)),
  );
  const mostBummerl = Math.max(...checkedLosers.map((loser) => loser.bummerl));
  if (checked.bummerl !== mostBummerl)
    return refuse(
      `${name}.bummerl must be ${mostBummerl}, the highest Bummerl of a losing side, not ${checked.bummerl}.`,
    );
  return {
    side: checked.side,
    sides: winners,
    score: checked.score,
    bummerl: mostBummerl,
    kind,
    losers: checkedLosers,
  };
};

/** Returns the kinds of a side's losses, in order. */
const lossKinds = (games: readonly GameResult[], side: Side): readonly GameKind[] =>
  games.flatMap((result) => {
    if (result.losers) return result.losers.filter((loser) => loser.side === side).map(({ kind }) => kind);
    return result.side === side ? [] : [result.kind];
  });

const isKindList = (value: unknown): value is readonly GameKind[] =>
  Array.isArray(value) && value.length <= MAX_KEPT_GAMES && [...value].every(isKind);

/** Checks that the losses of one side match the listed games and the side's Bummerl. */
const checkLosses = (side: Side, { game, bummerl, bummerlKinds, games }: Before): void => {
  const kinds = itemAt(bummerlKinds, side);
  const listedKinds = lossKinds(games, side);
  const isWhole = games.length === game;
  const isCountRight = isWhole
    ? kinds.length === listedKinds.length
    : kinds.length >= listedKinds.length && kinds.length <= game;
  if (!isCountRight || listedKinds.some((kind, place) => kind !== kinds[kinds.length - listedKinds.length + place]))
    refuse(`before.bummerlKinds[${side}] must match the losses in before.games, not ${quoted(kinds)}.`);
  const cost = kinds.reduce((sum, kind) => sum + bummerlFor(kind), 0);
  const given = itemAt(bummerl, side);
  if (kinds.length < MAX_KEPT_GAMES ? given !== cost : given < cost)
    refuse(`before.bummerl[${side}] must be the sum of the losses in before.bummerlKinds, ${cost}, not ${given}.`);
};

/**
 * Returns a checked copy of the field `before` of a record.
 * @throws InputError `invalid-record`, naming the invalid field
 */
export const checkBefore = (rules: RuleSet, before: unknown): Before | undefined => {
  if (before === undefined) return undefined;
  if (!isObject(before))
    return refuse(`before must be an object with the state of the match before the game, not ${quoted(before)}.`);
  checkKeys('before', before, ['game', 'bummerl', 'bummerlKinds', 'games', 'next']);
  const { game, bummerl, bummerlKinds, games, next } = before as Unchecked<Before>;
  const sides = sidesOf(rules.players);
  if (!isCount(game, 1))
    return refuse(`before.game must be the number of the previous game, a positive whole number, not ${quoted(game)}.`);
  if (next !== undefined && !seatsOf(rules.players).includes(next as Seat))
    return refuse(`before.next must be a seat from 0 to ${rules.players - 1}, not ${quoted(next)}.`);
  const expectedGames = Math.min(game, MAX_KEPT_GAMES);
  if (!Array.isArray(games) || games.length !== expectedGames)
    return refuse(
      `before.games must be the results of the last ${expectedGames} of ${game} games, not ${quoted(games)}.`,
    );
  const checked: Before = {
    game,
    bummerl: [...checkPerSide('before.bummerl', bummerl, sides, (item) => isCount(item), 'one whole number')],
    bummerlKinds: checkPerSide(
      'before.bummerlKinds',
      bummerlKinds,
      sides,
      isKindList,
      `at most ${MAX_KEPT_GAMES} of ${listWithOr(GAME_KINDS)}`,
    ).map((kinds) => [...kinds]),
    games: [...(games as unknown[])].map((result, place) => checkResult(`before.games[${place}]`, rules, result)),
    ...(next !== undefined && { next: next as Seat }),
  };
  for (const side of sides) checkLosses(side, checked);
  return checked;
};
