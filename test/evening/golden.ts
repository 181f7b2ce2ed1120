/**
 * Sheets of evenings that were worked out by hand: slips and the standings that follow from an event's rules. The host
 * swaps the entries of each draw, so that the sheets also name the opponents.
 */
import assert from 'node:assert/strict';
import {
  createEvening,
  standings,
  type Evening,
  type FirstEntry,
  type GameScore,
  type Match,
  type Settings,
} from '../../src/evening.js';
import { placesByLot, type Standing } from '../../src/evening/standings/standings.js';
import { lastRound, pairs, sorted } from './play.js';

/** A match on a slip, such as `3-7 15:8 9:15*`, `4-1 15:2 third` or `5 bye`. `*` marks a Retourschneider. */
interface Slip {
  readonly sides: readonly [number, number | null];
  readonly games: readonly GameScore[];
  readonly comebacks: readonly number[];
  readonly third: boolean;
}

/** Returns the number of the entry with a label on a sheet: a number, or the group and the number in it. */
export type EntryOf = (label: string) => number;

/** Returns the number in a label. */
const byNumber: EntryOf = Number;

const readSlip = (text: string, entryOf: EntryOf): Slip => {
  const [head = '', ...words] = text.split(' ');
  const [one = '', other] = head.split('-');
  const games = words.filter((word) => word.includes(':'));
  return {
    sides: [entryOf(one), other === undefined ? null : entryOf(other)],
    games: games.map((game) => game.replace('*', '').split(':').map(Number) as unknown as GameScore),
    comebacks: games.flatMap((game, index) => (game.endsWith('*') ? [index] : [])),
    third: words.includes('third'),
  };
};

/** Begins an evening on a sheet. */
export const startSheet = (settings: Settings, entries: number | readonly FirstEntry[]): Evening =>
  createEvening({ name: 'Preiswatten', settings, entries: typeof entries === 'number' ? pairs(entries) : entries });

const draw = (evening: Evening): void => {
  const round = evening.state.rounds.length + 1;
  evening.do({ type: 'draw', round, seed: `golden ${round}` });
};

const matchOf = (evening: Evening, entry: number): Match => {
  const match = lastRound(evening).matches.find(({ sides }) => sides.includes(entry));
  assert.ok(match, `Entry ${entry} is in no match of round ${lastRound(evening).number}.`);
  return match;
};

/** Swaps entries until the drawn round has the opponents and the byes of the slips. */
const arrange = (evening: Evening, slips: readonly Slip[]): void => {
  const { number } = lastRound(evening);
  const swap = (a: number, b: number) => evening.do({ type: 'swap', round: number, a, b });
  const idle = slips.filter(({ sides }) => sides[1] === null).map(({ sides }) => sides[0]);
  const drawnIdle = () =>
    lastRound(evening)
      .matches.filter(({ sides }) => sides.includes(null))
      .map(({ sides }) => sides[0]);
  assert.equal(drawnIdle().length, idle.length, `byes of round ${number}`);
  for (const entry of idle) {
    if (drawnIdle().includes(entry)) continue;
    const other = drawnIdle().find((one) => !idle.includes(one));
    if (other !== undefined) swap(entry, other);
  }
  for (const { sides } of slips) {
    const [one, other] = sides;
    if (other === null) continue;
    const opponent = matchOf(evening, one).sides.find((entry) => entry !== one) ?? other;
    if (opponent !== other) swap(opponent, other);
  }
};

const tell = (evening: Evening, slip: Slip): void => {
  const [one] = slip.sides;
  const { id, sides, third } = matchOf(evening, one);
  assert.deepEqual(sorted(sides), sorted(slip.sides), `match ${id}`);
  assert.equal(third ?? false, slip.third, `third place in match ${id}`);
  if (slip.games.length === 0) return;
  const games = slip.games.map(([own, other]): GameScore => (sides[0] === one ? [own, other] : [other, own]));
  evening.do({ type: 'tell', match: id, by: 'slip', games, comebacks: slip.comebacks });
};

const close = (evening: Evening): void => {
  evening.do({ type: 'close-round', round: lastRound(evening).number });
};

/** Plays a round of a sheet with its opponents. */
export const playSlips = (evening: Evening, texts: readonly string[], entryOf: EntryOf = byNumber): void => {
  const slips = texts.map((text) => readSlip(text, entryOf));
  draw(evening);
  assert.deepEqual(
    sorted(lastRound(evening).matches.flatMap(({ sides }) => sides)),
    sorted(slips.flatMap(({ sides }) => sides)),
    `entries of round ${lastRound(evening).number}`,
  );
  arrange(evening, slips);
  for (const slip of slips) tell(evening, slip);
  close(evening);
};

/**
 * Plays some rounds whose opponents the draw of the groups or clubs determines, with the slips of all these rounds.
 * Labels name the drawn groups, the largest first: `A1` is the first entry of the first group.
 */
export const playGroups = (evening: Evening, texts: readonly string[], letters = 'ABCDEFGH'): EntryOf => {
  draw(evening);
  const groups = [...(evening.state.groups[0] ?? [])].sort((one, other) => other.length - one.length);
  const entryOf: EntryOf = (label) => {
    const entry = groups[letters.indexOf(label.charAt(0))]?.[Number(label.slice(1)) - 1];
    assert.ok(entry !== undefined, `There is no entry ${label}.`);
    return entry;
  };
  const left = texts.map((text) => readSlip(text, entryOf));
  while (left.length > 0) {
    if (lastRound(evening).closed) draw(evening);
    for (const match of lastRound(evening).matches) {
      if (match.sides.includes(null)) continue;
      const index = left.findIndex(({ sides }) => sides.every((entry) => match.sides.includes(entry)));
      assert.ok(index >= 0, `There is no slip for match ${match.id}.`);
      for (const slip of left.splice(index, 1)) tell(evening, slip);
    }
    close(evening);
  }
  return entryOf;
};

/** Returns lines of standings as `place pair wins points given difference bummerl`. */
const written = (
  lines: readonly Standing[],
  lots: readonly (readonly [number, number])[],
  labelOf: ReadonlyMap<number, string>,
): readonly string[] => {
  const label = ({ entry }: Standing) => labelOf.get(entry) ?? String(entry);
  return lines.map((line) => {
    const lot = lots.find(([first, last]) => first <= line.place && line.place <= last);
    const { wins, points, given, difference, bummerl } = line;
    return [lot ? lot.join('-') : line.place, label(line), wins, points, given, difference, bummerl].join(' ');
  });
};

/** Returns the lines of a text without spaces around them and between columns. Lines of equal places are in any order. */
const linesOf = (text: string): readonly string[] =>
  text
    .trim()
    .split('\n')
    .map((line) => line.trim().replaceAll(/[\s|]+/gu, ' '));

/** Orders the lines that share places, because the lot orders them. */
const withoutLot = (lines: readonly string[]): readonly string[] => {
  const placeOf = (line: string) => Number.parseInt(line, 10);
  return [...lines].sort((one, other) => placeOf(one) - placeOf(other) || one.localeCompare(other));
};

/** Compares the standings of an evening with a sheet. Places such as `4-5` are decided by lot. */
export const checkStandings = (evening: Evening, sheet: string, entryOf: EntryOf = byNumber): void => {
  const lines = linesOf(sheet);
  const labelOf = new Map(lines.map((line) => line.split(' ')[1] ?? '').map((label) => [entryOf(label), label]));
  assert.deepEqual(withoutLot(written(standings(evening), placesByLot(evening.state), labelOf)), withoutLot(lines));
};

/** Compares standings of a group with a sheet. */
export const checkLines = (lines: readonly Standing[], sheet: string, entryOf: EntryOf): void => {
  const expected = linesOf(sheet);
  const labelOf = new Map(expected.map((line) => line.split(' ')[1] ?? '').map((label) => [entryOf(label), label]));
  assert.deepEqual(written(lines, [], labelOf), expected);
};
