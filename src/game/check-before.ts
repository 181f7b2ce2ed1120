import { choiceOf, InputError, quoted } from '../rules/input-error.js';
import { itemAt } from '../rules/item-at.js';
import { bummerlFor, GAME_KINDS, type GameKind } from '../rules/score.js';
import { seatsOf, sidesOf, type Seat, type Side } from '../rules/seats.js';
import type { RuleSet } from '../rules/variants.js';
import type { GameResult, Loser } from './fact.js';
import { KEPT_GAMES } from './game-state.js';
import type { Before } from './before.js';

const refuse = (message: string): never => {
  throw new InputError('invalid-record', message);
};

type Unchecked<T> = { readonly [Key in keyof T]?: unknown };

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether it is a whole number from `least` on. */
const isCount = (value: unknown, least = 0): value is number =>
  Number.isSafeInteger(value) && (value as number) >= least;

const isKind = (value: unknown): value is GameKind => GAME_KINDS.includes(value as GameKind);

const checkKeys = (name: string, value: object, keys: readonly string[]): void => {
  const unknownKey = Object.keys(value).find((key) => !keys.includes(key));
  if (unknownKey !== undefined) refuse(`${name} has no part ${quoted(unknownKey)}; its parts are ${keys.join(', ')}.`);
};

/** One entry a side, each as it should be. */
const perSide = <T>(
  name: string,
  value: unknown,
  sides: readonly Side[],
  is: (item: unknown) => item is T,
  what: string,
) => {
  if (!Array.isArray(value) || value.length !== sides.length || ![...value].every(is))
    return refuse(`${name} must hold ${what} for each of the ${sides.length} sides, not ${quoted(value)}.`);
  return value as readonly T[];
};

const checkKind = (name: string, kind: unknown): GameKind =>
  isKind(kind) ? kind : refuse(`${name} must be ${choiceOf(GAME_KINDS)}, not ${quoted(kind)}.`);

/** What a loser got must be what its kind of loss costs. */
const checkBummerl = (name: string, bummerl: unknown, kind: GameKind): number =>
  bummerl === bummerlFor(kind)
    ? bummerlFor(kind)
    : refuse(`${name} must be ${bummerlFor(kind)}, which is what ${quoted(kind)} costs, not ${quoted(bummerl)}.`);

const checkSides = (name: string, value: unknown, sides: readonly Side[]): readonly Side[] => {
  const isList =
    Array.isArray(value) &&
    value.length > 0 &&
    value.length < sides.length &&
    [...value].every((side, place) => sides.includes(side) && (place === 0 || side > value[place - 1]));
  return isList
    ? [...value]
    : refuse(`${name} must be the sides that won, ascending and at least one but not all, not ${quoted(value)}.`);
};

const checkLosers = (name: string, value: unknown, losing: readonly Side[]): readonly Loser[] => {
  if (!Array.isArray(value) || value.length !== losing.length)
    return refuse(
      `${name} must be a list of what each of the sides ${losing.join(' and ')} got, not ${quoted(value)}.`,
    );
  return [...(value as unknown[])].map((loser, place) => {
    const one = `${name}[${place}]`;
    if (!isObject(loser)) return refuse(`${one} must be an object, not ${quoted(loser)}.`);
    checkKeys(one, loser, ['side', 'bummerl', 'kind']);
    const { side, bummerl, kind: anyKind } = loser as Unchecked<Loser>;
    const loses = itemAt(losing, place);
    if (side !== loses) return refuse(`${one}.side must be ${loses}, not ${quoted(side)}.`);
    const kind = checkKind(`${one}.kind`, anyKind);
    return { side: loses, bummerl: checkBummerl(`${one}.bummerl`, bummerl, kind), kind };
  });
};

const RESULT_PARTS = ['side', 'score', 'bummerl', 'kind'];

const checkResult = (name: string, { players }: RuleSet, result: unknown): GameResult => {
  if (!isObject(result)) return refuse(`${name} must be an object that says how a game ended, not ${quoted(result)}.`);
  const allSides = sidesOf(players);
  checkKeys(name, result, players === 3 ? [...RESULT_PARTS, 'sides', 'losers'] : RESULT_PARTS);
  const { side, sides, score, bummerl, kind: anyKind, losers } = result as Unchecked<GameResult>;
  if (!allSides.includes(side as Side))
    return refuse(`${name}.side must be a side from 0 to ${allSides.length - 1}, not ${quoted(side)}.`);
  const points = perSide(`${name}.score`, score, allSides, (item) => isCount(item), 'one whole number');
  const kind = checkKind(`${name}.kind`, anyKind);
  const checked = {
    side: side as Side,
    score: [...points],
    bummerl: checkBummerl(`${name}.bummerl`, bummerl, kind),
    kind,
  };
  if (players !== 3) return checked;
  const winners = checkSides(`${name}.sides`, sides, allSides);
  if (winners[0] !== side)
    return refuse(`${name}.side must be the first of the sides that won, ${winners[0]}, not ${quoted(side)}.`);
  const lost = checkLosers(
    `${name}.losers`,
    losers,
    allSides.filter((one) => !winners.includes(one)),
  );
  const most = Math.max(...lost.map((loser) => loser.bummerl));
  if (checked.bummerl !== most)
    return refuse(`${name}.bummerl must be ${most}, the most that a loser got, not ${checked.bummerl}.`);
  return { side: checked.side, sides: winners, score: checked.score, bummerl: most, kind, losers: lost };
};

/** How a side lost games, by their results, in order. */
const kindsIn = (games: readonly GameResult[], side: Side): readonly GameKind[] =>
  games.flatMap((result) => {
    if (result.losers) return result.losers.filter((loser) => loser.side === side).map(({ kind }) => kind);
    return result.side === side ? [] : [result.kind];
  });

const isKinds = (value: unknown): value is readonly GameKind[] =>
  Array.isArray(value) && value.length <= KEPT_GAMES && [...value].every(isKind);

/** The losses of one side must be those that the games tell of, and cost what the side was given. */
const checkLosses = (side: Side, { game, bummerl, bummerlKinds, games }: Before): void => {
  const kinds = itemAt(bummerlKinds, side);
  const told = kindsIn(games, side);
  const isWhole = games.length === game;
  const isTold = isWhole ? kinds.length === told.length : kinds.length >= told.length && kinds.length <= game;
  if (!isTold || told.some((kind, place) => kind !== kinds[kinds.length - told.length + place]))
    refuse(`before.bummerlKinds[${side}] must tell of the same losses as before.games, not ${quoted(kinds)}.`);
  const worth = kinds.reduce((sum, kind) => sum + bummerlFor(kind), 0);
  const given = itemAt(bummerl, side);
  if (kinds.length < KEPT_GAMES ? given !== worth : given < worth)
    refuse(`before.bummerl[${side}] must be what the losses in before.bummerlKinds cost, ${worth}, not ${given}.`);
};

/**
 * Checks what a record says of its match before the game, and copies it.
 * @throws InputError `invalid-record`, saying which part is impossible
 */
export const checkBefore = (rules: RuleSet, before: unknown): Before | undefined => {
  if (before === undefined) return undefined;
  if (!isObject(before))
    return refuse(`before must be an object that says what the match had before the game, not ${quoted(before)}.`);
  checkKeys('before', before, ['game', 'bummerl', 'bummerlKinds', 'games', 'next']);
  const { game, bummerl, bummerlKinds, games, next } = before as Unchecked<Before>;
  const sides = sidesOf(rules.players);
  if (!isCount(game, 1))
    return refuse(`before.game must be the number of the game before, a whole number from 1, not ${quoted(game)}.`);
  if (next !== undefined && !seatsOf(rules.players).includes(next as Seat))
    return refuse(`before.next must be a seat from 0 to ${rules.players - 1}, not ${quoted(next)}.`);
  const told = Math.min(game, KEPT_GAMES);
  if (!Array.isArray(games) || games.length !== told)
    return refuse(`before.games must say how the last ${told} of ${game} games ended, not ${quoted(games)}.`);
  const checked: Before = {
    game,
    bummerl: [...perSide('before.bummerl', bummerl, sides, (item) => isCount(item), 'one whole number')],
    bummerlKinds: perSide(
      'before.bummerlKinds',
      bummerlKinds,
      sides,
      isKinds,
      `at most ${KEPT_GAMES} of ${choiceOf(GAME_KINDS)}`,
    ).map((kinds) => [...kinds]),
    games: [...(games as unknown[])].map((result, place) => checkResult(`before.games[${place}]`, rules, result)),
    ...(next !== undefined && { next: next as Seat }),
  };
  for (const side of sides) checkLosses(side, checked);
  return checked;
};
