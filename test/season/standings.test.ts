/** The standings of a season: a season worked out by hand, and properties of all seasons. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { guestsOf, seasonCsvOf, seasonStandings, type Season, type SeasonStanding } from '../../src/season.js';
import { runs } from '../runs.js';
import { eveningOn, seasonOf, someEvenings, someSettings } from './seasons.js';

const lineOf = (season: Season, name: string): SeasonStanding =>
  seasonStandings(season).find((line) => line.name === name) ?? assert.fail(`${name} is not in the standings.`);

const RUNS = { numRuns: runs(100, 2000) };

/**
 * Six evenings. Points by place: 5, 3, 2, 1. The best four evenings count, and three are needed for a place.
 *
 * | | 1 | 2 | 3 | 4 | 5 | 6 | best four |
 * |---|---|---|---|---|---|---|---|
 * | Anna | 5 | 5 | 3 | 3 | 2 | - | 5 + 5 + 3 + 3 = 16, and 2 is dropped |
 * | Luis | 5 | 2 | 3 | 1 | 5 | 5 | 5 + 5 + 5 + 3 = 18, and 2 and 1 are dropped |
 * | Moidl | 3 | 5 | 5 | - | 3 | 3 | 5 + 5 + 3 + 3 = 16, and 3 is dropped |
 * | Sepp | 3 | 3 | 2 | 5 | 5 | - | 5 + 5 + 3 + 3 = 16, and 2 is dropped |
 * | Rosl | 2 | 3 | 5 | 5 | 2 | 5 | 5 + 5 + 5 + 3 = 18, and 2 and 2 are dropped |
 * | Hans | 2 | 2 | 2 | 3 | 3 | 3 | 3 + 3 + 3 + 2 = 11, and 2 and 2 are dropped |
 * | Toni | - | - | - | 1 | - | - | 1, without a place |
 */
const SIX = [
  eveningOn('2026-01-02', 'Anna/Luis', 'Moidl/Sepp', 'Rosl/Hans'),
  eveningOn('2026-02-06', 'Anna/Moidl', 'Sepp/Rosl', 'Luis/Hans'),
  eveningOn('2026-03-06', 'Moidl/Rosl', 'Luis/Anna', 'Hans/Sepp'),
  eveningOn('2026-04-03', 'Sepp/Rosl', 'Anna/Hans', 'Zenzi/Vroni', 'Luis/Toni'),
  eveningOn('2026-05-08', 'Luis/Sepp', 'Moidl/Hans', 'Anna/Rosl'),
  eveningOn('2026-06-05', 'Rosl/Luis', 'Hans/Moidl'),
];
const byHand = () =>
  seasonOf(SIX, {
    settings: {
      points: { by: 'place', list: [5, 3, 2], others: 1 },
      best: 4,
      minimum: 3,
      ties: ['victories', 'wins', 'evenings'],
    },
  });

test('a season of six evenings has the totals, places and dropped evenings that were worked out by hand', () => {
  const lines = seasonStandings(byHand()).map(({ place, name, total, played }) => [place, name, total, played]);
  assert.deepEqual(lines, [
    // Three victories each. Rosl has won 1 + 2 + 3 + 4 + 1 + 2 = 13 games, Luis 3 + 1 + 2 + 1 + 3 + 2 = 12.
    [1, 'Rosl', 18, 6],
    [2, 'Luis', 18, 6],
    // Two victories each. Anna has won 3 + 3 + 2 + 3 + 1 = 12 games, Sepp 2 + 2 + 1 + 4 + 3 = 12, Moidl 2 + 3 + 3 + 2 + 1 = 11.
    [3, 'Anna', 16, 5],
    [3, 'Sepp', 16, 5],
    [5, 'Moidl', 16, 5],
    [6, 'Hans', 11, 6],
    [null, 'Vroni', 2, 1],
    [null, 'Zenzi', 2, 1],
    [null, 'Toni', 1, 1],
  ]);
  const luis = lineOf(byHand(), 'Luis');
  assert.deepEqual(luis.dropped, ['e-2026-02-06', 'e-2026-04-03']);
  assert.deepEqual(luis.counted, ['e-2026-01-02', 'e-2026-03-06', 'e-2026-05-08', 'e-2026-06-05']);
  assert.deepEqual(
    luis.results.map((result) => result && [result.points, result.partner, result.counts]),
    [
      [5, 'Anna', true],
      [2, 'Hans', false],
      [3, 'Anna', true],
      [1, 'Toni', false],
      [5, 'Sepp', true],
      [5, 'Rosl', true],
    ],
  );
  // Of equal evenings, the first ones count.
  assert.deepEqual(lineOf(byHand(), 'Moidl').dropped, ['e-2026-06-05']);
  assert.equal(lineOf(byHand(), 'Anna').results[5], null);
});

test('other settings give other points: the points or the won games of the evening', () => {
  const season = byHand();
  season.do({ type: 'change-settings', settings: { points: { by: 'points' }, best: null, minimum: 0 } });
  // 30 + 10 + 20 + 10 + 30 + 20
  assert.equal(lineOf(season, 'Luis').total, 120);
  season.do({ type: 'change-settings', settings: { points: { by: 'wins' }, best: 2 } });
  // Rosl has won 4 games of evening 4 and 3 of evening 3.
  assert.equal(lineOf(season, 'Rosl').total, 7);
  season.do({ type: 'change-settings', settings: { guests: false } });
  assert.deepEqual(seasonStandings(season), [], 'without members, all are guests');
});

test('a person with two entries on one evening has the better result', () => {
  const season = seasonOf([eveningOn('2026-01-02', 'Moidl/Sepp', 'Anna/Luis', 'Luis/Moidl')]);
  const [result] = lineOf(season, 'Moidl').results;
  assert.equal(result?.place, 1);
  assert.equal(lineOf(season, 'Luis').results[0]?.place, 2);
});

test('names match a member or an alias without case, accents and extra spaces', () => {
  const season = seasonOf([
    eveningOn('2026-01-02', 'Zenzi Grün/Anna'),
    eveningOn('2026-02-06', ' ZENZI  grun/Anna'),
    eveningOn('2026-03-06', 'Z. Grün/Anna'),
  ]);
  assert.deepEqual(
    guestsOf(season).map(({ name, evenings }) => [name, evenings.length]),
    [
      ['Anna', 3],
      ['Z. Grün', 1],
      ['ZENZI grun', 2],
    ],
  );
  season.do({ type: 'add-member', name: 'zénzi grün' });
  season.do({ type: 'assign', member: 'm1', name: 'z. grun' });
  const { member, played } = lineOf(season, 'zénzi grün');
  assert.deepEqual([member, played], ['m1', 3]);
  assert.deepEqual(
    guestsOf(season).map(({ name }) => name),
    ['Anna'],
  );
});

test('the CSV has one line per person, one column per evening, and texts that no spreadsheet calculates', () => {
  const season = seasonOf([eveningOn('2026-01-02', '=1+1/Anna')], { settings: { points: { by: 'points' } } });
  assert.equal(
    seasonCsvOf(season),
    `place;name;member;total;played;2026-01-02 Preiswatten;dropped\r\n1;'=1+1;;10;1;10;\r\n1;Anna;;10;1;10;\r\n`,
  );
  assert.match(seasonCsvOf(byHand()), /\r\n1;Rosl;;18;6;2;3;5;5;2;5;2026-01-02 2026-05-08\r\n/u);
});

test('places ascend with falling totals, and only persons with too few evenings have none', () => {
  fc.assert(
    fc.property(someEvenings, someSettings, (evenings, settings) => {
      const lines = seasonStandings(seasonOf(evenings, { settings: { ...settings, guests: true } }));
      const minimum = settings.minimum ?? 0;
      for (const [index, line] of lines.entries()) {
        const before = lines[index - 1];
        assert.equal(line.place === null, line.played < minimum);
        if (line.place !== null) assert.ok(line.place === index + 1 || line.place === before?.place);
        if (!before || (line.place === null) !== (before.place === null)) continue;
        assert.ok(before.total >= line.total);
      }
      assert.equal(new Set(lines.map(({ name }) => name)).size, lines.length);
    }),
    RUNS,
  );
});

test('each total is the largest sum of the best evenings', () => {
  fc.assert(
    fc.property(someEvenings, someSettings, (evenings, settings) => {
      for (const line of seasonStandings(seasonOf(evenings, { settings }))) {
        const points = line.results.flatMap((result) => result?.points ?? []).sort((one, other) => other - one);
        const expected = points.slice(0, settings.best ?? points.length).reduce((total, each) => total + each, 0);
        assert.equal(line.total, expected);
        assert.equal(line.counted.length + line.dropped.length, line.played);
        assert.equal(line.counted.length, Math.min(line.played, settings.best ?? line.played));
      }
    }),
    RUNS,
  );
});

test('an added evening never lowers a total if no points are negative', () => {
  fc.assert(
    fc.property(someEvenings, someSettings, (evenings, settings) => {
      const season = seasonOf(evenings.slice(0, -1), { settings: { ...settings, guests: true } });
      const before = seasonStandings(season);
      for (const evening of evenings.slice(-1)) season.do({ type: 'add-evening', evening });
      const after = new Map(seasonStandings(season).map((line) => [line.name, line]));
      for (const { name, total, played } of before) {
        assert.ok((after.get(name)?.total ?? -1) >= total);
        assert.ok((after.get(name)?.played ?? -1) >= played);
      }
    }),
    RUNS,
  );
});

test('the order in which evenings are added changes nothing', () => {
  fc.assert(
    fc.property(
      someEvenings.chain((evenings) =>
        fc.tuple(fc.constant(evenings), fc.shuffledSubarray([...evenings], { minLength: evenings.length })),
      ),
      someSettings,
      ([evenings, shuffled], settings) => {
        const [one, other] = [seasonOf(evenings, { settings }), seasonOf(shuffled, { settings })];
        assert.deepEqual(seasonStandings(one), seasonStandings(other));
        assert.deepEqual(one.record(), other.record());
      },
    ),
    RUNS,
  );
});

test('merged members have the results of one member with an alias', () => {
  fc.assert(
    fc.property(someEvenings, someSettings, (evenings, settings) => {
      const merged = seasonOf(evenings, { settings });
      for (const name of ['Anna', 'Bert', 'Cilli']) merged.do({ type: 'add-member', name });
      merged.do({ type: 'merge-members', member: 'm2', into: 'm1' });
      const assigned = seasonOf(evenings, { settings });
      for (const name of ['Anna', 'Cilli'])
        assigned.do({ type: 'add-member', name, id: name === 'Anna' ? 'm1' : 'm3' });
      assigned.do({ type: 'assign', member: 'm1', name: 'Bert' });
      assert.deepEqual(seasonStandings(merged), seasonStandings(assigned));
      assert.deepEqual(merged.record(), assigned.record());
    }),
    RUNS,
  );
});
