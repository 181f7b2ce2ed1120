/** Standings: a total order, sums, criteria and places after a knock-out. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import {
  csvOf,
  createEvening,
  groupStandings,
  PRESETS,
  standings,
  type GameScore,
  type Settings,
  type Tie,
} from '../../src/evening.js';
import { runs } from '../runs.js';
import { drawNext, eveningOf, lastRound, pairs, played, playRound, sorted } from './play.js';

const presetNames = Object.keys(PRESETS) as (keyof typeof PRESETS)[];

test('each place occurs once, each entry once, and the sums of all entries balance', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...presetNames),
      fc.integer({ min: 8, max: 60 }),
      fc.integer({ min: 0, max: 6 }),
      fc.string({ minLength: 3, maxLength: 8 }).filter((text) => text.trim().length > 2),
      (preset, count, rounds, seed) => {
        const evening = eveningOf(count, { preset });
        for (let round = 0; round < rounds; round++) {
          try {
            drawNext(evening, `${seed}${round}`);
          } catch {
            break;
          }
          playRound(evening, seed);
        }
        const table = standings(evening);
        const numbers = Array.from({ length: count }, (_, index) => index + 1);
        assert.deepEqual(
          table.map(({ place }) => place),
          numbers,
        );
        assert.deepEqual(
          table.map(({ entry }) => entry).sort((one, other) => one - other),
          numbers,
        );
        const sum = (field: 'wins' | 'difference' | 'given' | 'bummerl') =>
          table.reduce((total, line) => total + line[field], 0);
        const { stages, target } = evening.state.settings;
        const counted = evening.state.rounds
          .filter(({ stage }) => stages[stage]?.kind !== 'knockout' || stage === 0)
          .flatMap(({ matches }) => matches);
        const games = counted.flatMap((match) => match.games);
        const byes = counted.filter(({ sides, rest }) => sides.includes(null) && !rest).length;
        const [stage] = stages;
        const byeGames = byes * (stage && stage.kind !== 'knockout' ? stage.games : 1);
        assert.equal(sum('wins'), games.length + byeGames);
        assert.equal(sum('difference'), byeGames * (target - Math.ceil(target / 2)));
        assert.equal(
          sum('given'),
          games.flat().reduce((total, points) => total + points, 0) + byeGames * Math.ceil(target / 2),
        );
        assert.ok(sum('bummerl') >= games.length);
      },
    ),
    { numRuns: runs(80, 1200) },
  );
});

/** Plays one round of four pairs, in which the pairs with the given numbers play these games in this order. */
const oneRound = (results: Readonly<Record<number, readonly GameScore[]>>, changes: Partial<Settings> = {}) => {
  const first = Object.values(results)[0] ?? [];
  const evening = createEvening({
    preset: 'bayern-3x3',
    name: 'Test',
    entries: pairs(4),
    settings: { stages: [{ kind: 'draw', rounds: 3, games: first.length }], ...changes },
  });
  drawNext(evening, 'seed');
  for (const { id, sides } of played(lastRound(evening))) {
    const [one, other] = sides as [number, number];
    const own = results[one] ?? (results[other] ?? []).map(([a, b]): GameScore => [b, a]);
    evening.do({ type: 'tell', match: id, by: 'slip', games: own });
  }
  return evening;
};

/** Returns the two entries that play entry 1 and that do not, for the seed of `oneRound`. */
const opponents = (): readonly [number, number, number] => {
  const evening = eveningOf(4, { preset: 'bayern-3x3' });
  drawNext(evening, 'seed');
  const match = lastRound(evening).matches.find(({ sides }) => sides.includes(1));
  const other = match?.sides.find((entry) => entry !== 1) ?? 0;
  const [third, fourth] = [2, 3, 4].filter((entry) => entry !== other) as [number, number];
  return [other, third, fourth];
};

test('each criterion ranks as its name says', () => {
  const [other, third, fourth] = opponents();
  // Entry 1 wins 15:14 and 15:13, entry `third` wins 15:0 and 15:9 against `fourth`.
  const results = {
    1: [
      [15, 14],
      [15, 13],
    ],
    [third]: [
      [15, 0],
      [15, 9],
    ],
  } as const;
  const order = (ties: readonly Tie[], score?: Settings['score']) =>
    standings(oneRound(results, { ties, ...(score && { score }) })).map(({ entry }) => entry);
  assert.deepEqual(order(['wins', 'given']), [third, 1, other, fourth]);
  assert.deepEqual(order(['difference']), [third, 1, other, fourth]);
  assert.deepEqual(order(['given']).slice(0, 2), [third, 1]);
  assert.deepEqual(order(['points', 'wins']).slice(2), [other, fourth]);
  assert.deepEqual(order(['bummerl', 'difference']), [third, 1, other, fourth]);
  assert.deepEqual(order(['points'], { win: 0, own: false, bonus: { zero: 20 } })[0], third);
});

test('points add the win, the own points, a bonus for 15:0 and a bonus for a Retourschneider', () => {
  const [, third] = opponents();
  const score: Settings['score'] = { win: 10, own: true, bonus: { zero: 7, comeback: 3 } };
  const evening = oneRound({ 1: [[15, 12]], [third]: [[15, 0]] }, { score });
  const match = lastRound(evening).matches.find(({ sides }) => sides.includes(1));
  const games: GameScore[] = [match?.sides[0] === 1 ? [15, 12] : [12, 15]];
  evening.do({ type: 'tell', match: match?.id ?? '', by: 'slip', games, comebacks: [0] });
  const lines = Object.fromEntries(standings(evening).map((line) => [line.entry, line]));
  const [other, , fourth] = opponents();
  assert.deepEqual([lines[1]?.points, lines[1]?.bummerl], [15 + 10 + 3, 0]);
  assert.deepEqual([lines[other]?.points, lines[other]?.bummerl], [12, 4]);
  assert.deepEqual([lines[third]?.points, lines[third]?.given], [15 + 10 + 7, 0]);
  assert.deepEqual([lines[fourth]?.points, lines[fourth]?.bummerl], [0, 2]);
});

test('`direct` ranks equal entries by their games against each other, if all of them have met', () => {
  // Each entry meets each other entry. 1 and 2 win two games each; 2 beat 1. 3 and 4 win one each; 3 beat 4.
  const results: Readonly<Record<string, GameScore>> = {
    '1-2': [14, 15],
    '1-3': [15, 0],
    '1-4': [15, 0],
    '2-3': [15, 14],
    '2-4': [0, 15],
    '3-4': [15, 14],
  };
  const evening = eveningOf(4, {
    preset: 'bayern-3x3',
    settings: { stages: [{ kind: 'groups', size: 4, games: 1, through: 4 }], ties: ['wins', 'direct'] },
  });
  for (const seed of ['a', 'b', 'c']) {
    drawNext(evening, seed);
    for (const { id, sides } of played(lastRound(evening))) {
      const [one, other] = sides as [number, number];
      const [own, theirs] = results[`${Math.min(one, other)}-${Math.max(one, other)}`] ?? assert.fail();
      evening.do({ type: 'tell', match: id, by: 'slip', games: [one < other ? [own, theirs] : [theirs, own]] });
    }
    evening.do({ type: 'close-round', round: lastRound(evening).number });
  }
  assert.deepEqual(
    standings(evening).map(({ entry }) => entry),
    [2, 1, 3, 4],
  );
});

test('points that the referee adds or takes count, until a knock-out is drawn', () => {
  const evening = eveningOf(8);
  drawNext(evening, '1');
  playRound(evening, '1');
  const before = standings(evening).find(({ entry }) => entry === 5)?.points ?? 0;
  evening.do({ type: 'adjust', entry: 5, points: -2, text: 'Talked about cards' });
  assert.equal(standings(evening).find(({ entry }) => entry === 5)?.points, before - 2);
  for (const seed of ['2', '3', '4']) {
    drawNext(evening, seed);
    playRound(evening, seed);
  }
  drawNext(evening, 'knock-out');
  assert.throws(() => evening.do({ type: 'adjust', entry: 5, points: 2, text: 'x' }), { code: 'not-now' });
});

test('after a knock-out, the winner of the final is first, then the loser, third and fourth place', () => {
  const evening = eveningOf(16);
  for (const seed of ['1', '2', '3', '4', 'quarter', 'semi', 'final']) {
    drawNext(evening, seed);
    playRound(evening, seed);
  }
  const { matches } = lastRound(evening);
  const winnerFirst = (third: true | undefined) => {
    const match = matches.find((one) => one.third === third) ?? assert.fail();
    const [first, second] = match.games[0] ?? assert.fail();
    return first > second ? match.sides : [...match.sides].reverse();
  };
  const order = standings(evening).map(({ entry }) => entry);
  assert.deepEqual(order.slice(0, 4), [...winnerFirst(undefined), ...winnerFirst(true)]);
  const quarterFinals = evening.state.rounds[4]?.matches.flatMap(({ sides }) => sides) ?? [];
  assert.deepEqual(sorted(order.slice(0, 8)), sorted(quarterFinals));
});

test('the CSV has one line per entry, and a name that looks like a formula stays a text', () => {
  const evening = createEvening({
    preset: 'knockout',
    name: 'x',
    entries: [
      ['=1+1', 'Sepp "Seppl"; Bauer'],
      ['Moidl', 'Luis'],
    ],
  });
  const lines = csvOf(evening).split('\r\n');
  assert.equal(lines[0], 'place;entry;name 1;name 2;club;wins;points;given;difference;bummerl;out');
  assert.equal(lines.length, 4);
  assert.ok(
    lines.some((line) => line.includes(`;'=1+1;"Sepp ""Seppl""; Bauer";;0;0;0;0;0;`)),
    csvOf(evening),
  );
});

test('the standings of a group contain only its entries, with the sums of the stage with groups', () => {
  const evening = eveningOf(16, { preset: 'tirol-groups' });
  assert.deepEqual(groupStandings(evening), []);
  for (let round = 1; round <= 7; round++) {
    drawNext(evening, 'groups');
    playRound(evening, 'results');
  }
  const before = groupStandings(evening);
  drawNext(evening, 'final');
  playRound(evening, 'final');
  assert.deepEqual(groupStandings(evening), before, 'the final does not change the groups');
  for (const [index, lines] of before.entries()) {
    assert.deepEqual(sorted(lines.map(({ entry }) => entry)), sorted(evening.state.groups[0]?.[index] ?? []));
    assert.equal(
      lines.reduce((wins, line) => wins + line.wins, 0),
      28,
      'eight entries play 28 games',
    );
  }
  assert.deepEqual(
    sorted(before.map(([first]) => first?.entry)),
    sorted(lastRound(evening).matches.flatMap(({ sides }) => sides)),
    'the winners of the groups play the final',
  );
});
