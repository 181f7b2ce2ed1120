/** Events of a season, its records, and the results of evenings. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { standings } from '../../src/evening.js';
import {
  createSeason,
  eveningResult,
  guestsOf,
  replaySeason,
  seasonStandings,
  type Season,
  type SeasonErrorCode,
  type SeasonEvent,
  type SeasonRecord,
} from '../../src/season.js';
import { drawNext, eveningOf, playRound } from '../evening/play.js';
import { runs } from '../runs.js';
import { eveningOn, seasonOf, someEvenings, someSettings } from './seasons.js';

const FIRST = eveningOn('2026-01-02', 'Anna/Luis', 'Moidl/Sepp');

/** Checks that an event throws an error and changes nothing. */
const rejects = (season: Season, event: unknown, code: SeasonErrorCode, message: RegExp): void => {
  const before = season.record();
  assert.throws(() => season.do(event as SeasonEvent), { name: 'SeasonError', code, message });
  assert.deepEqual(season.record(), before);
};

const withMembers = (): Season => {
  const season = seasonOf([FIRST]);
  season.do({ type: 'add-member', name: 'Anna Gruber', aliases: ['Anna', 'anna ', 'Anna Gruber'] });
  season.do({ type: 'add-member', name: 'Luis Mair' });
  return season;
};

/** Returns a copy of a record with one value changed, by path. */
const changed = (record: unknown, [key = '', ...path]: readonly (string | number)[], value: unknown): unknown => {
  const copy = structuredClone(record) as Record<string, unknown>;
  copy[key] = path.length === 0 ? value : changed(copy[key], path, value);
  return copy;
};

test('a record replays to the same season, after JSON', () => {
  fc.assert(
    fc.property(someEvenings, someSettings, (evenings, settings) => {
      const season = seasonOf(evenings, { settings });
      season.do({ type: 'add-member', name: 'Anna Gruber', aliases: ['Anna'] });
      season.do({ type: 'add-member', name: 'Bert', id: 'bert' });
      const replayed = replaySeason(JSON.parse(JSON.stringify(season.record())) as SeasonRecord);
      assert.deepEqual(replayed.record(), season.record());
      assert.deepEqual(seasonStandings(replayed), seasonStandings(season));
    }),
    { numRuns: runs(50, 500) },
  );
});

test('a broken record is rejected with the invalid member, evening or setting', () => {
  const record = withMembers().record();
  const [evening] = record.evenings;
  const broken: readonly (readonly [unknown, RegExp])[] = [
    [null, /^The record must be an object, not null/u],
    [[], /^The record must be an object/u],
    [{ ...record, version: '1' }, /^'version' of the record must be 1, not '1'/u],
    [{ ...record, prizes: [] }, /unknown field 'prizes'/u],
    [changed(record, ['name'], ''), /^The name of the record: 'name' must be a text/u],
    [
      changed(record, ['settings', 'best'], 0),
      /^The settings of the record: 'best' must be a whole number from 1 to 400/u,
    ],
    [changed(record, ['settings', 'points'], { by: 'luck' }), /'by' of 'points' must be 'place', 'points' or 'wins'/u],
    [changed(record, ['settings', 'ties'], ['best', 'best']), /'ties' must contain each criterion once, not 'best'/u],
    [changed(record, ['settings'], {}), /^The settings of the record: 'points' must be an object, not nothing/u],
    [changed(record, ['members'], {}), /^'members' of the record must be a list/u],
    [
      changed(record, ['members', 1, 'name'], 'ANNA'),
      /^Member 2 of the record: 'ANNA' is already a name of member 'm1'/u,
    ],
    [changed(record, ['members', 1, 'id'], 'm1'), /^Member 2 of the record: 'id' of a member must be an unused text/u],
    [changed(record, ['members', 1, 'id'], undefined), /^Member 2 of the record: 'id'.*not null/u],
    [
      changed(record, ['members', 0, 'aliases'], null),
      /^Member 1 of the record: 'aliases' of member 'm1' must be a list/u,
    ],
    [changed(record, ['members', 0], 'Anna'), /^Member 1 of the record: The member must be an object, not 'Anna'/u],
    [changed(record, ['evenings', 0, 'date'], '2026-02-30'), /^Evening 1 of the record: 'date'.*not '2026-02-30'/u],
    [changed(record, ['evenings', 0, 'id'], '../x'), /'id' of an evening must be a text.*not '\.\.\/x'/u],
    [
      changed(record, ['evenings', 0, 'entries', 1, 'place'], 0),
      /'place' of entry 2 of evening 'e-2026-01-02' must be/u,
    ],
    [changed(record, ['evenings', 0, 'entries', 1, 'points'], '7'), /'points' of entry 2.*not '7'/u],
    [
      changed(record, ['evenings', 0, 'entries', 0, 'names'], ['Anna']),
      /'names' of entry 1.*must be a list of two names/u,
    ],
    [changed(record, ['evenings', 0, 'entries'], []), /The number of entries of evening 'e-2026-01-02' must be/u],
    [{ ...record, evenings: [evening, evening] }, /^Evening 2 of the record occurs twice/u],
    [
      { ...record, evenings: [evening, { ...evening, name: 'x' }] },
      /^Evening 2 of the record: .*already in the season/u,
    ],
  ];
  for (const [each, message] of broken)
    assert.throws(() => replaySeason(each as SeasonRecord), { name: 'SeasonError', code: 'invalid-record', message });
  assert.throws(() => replaySeason({ ...record, version: 2, more: [] } as unknown as SeasonRecord), {
    code: 'unknown-record-version',
  });
});

test('an evening that is already there changes nothing, and another evening with its id is refused', () => {
  const season = seasonOf([FIRST]);
  const before = season.state;
  assert.equal(season.do({ type: 'add-evening', evening: structuredClone(FIRST) }), before);
  rejects(season, { type: 'add-evening', evening: { ...FIRST, name: 'x' } }, 'evening-taken', /Remove it first/u);
  season.do({ type: 'remove-evening', evening: FIRST.id });
  season.do({ type: 'add-evening', evening: { ...FIRST, name: 'x' } });
  rejects(season, { type: 'remove-evening', evening: 'e9' }, 'unknown-evening', /such as 'e-2026-01-02', not 'e9'/u);
});

test('a name belongs to one member, and a removed member or alias becomes a guest', () => {
  const season = withMembers();
  assert.deepEqual(season.state.members[0], { id: 'm1', name: 'Anna Gruber', aliases: ['Anna'] });
  rejects(season, { type: 'add-member', name: 'ánna' }, 'name-taken', /'ánna' is already a name of member 'm1'/u);
  rejects(season, { type: 'assign', member: 'm2', name: 'Anna' }, 'name-taken', /of member 'm1', 'Anna Gruber'/u);
  rejects(season, { type: 'rename-member', member: 'm2', name: 'Anna' }, 'name-taken', /'m1'/u);
  rejects(season, { type: 'assign', member: 'm7', name: 'Sepp' }, 'unknown-member', /such as 'm1' or 'm2', not 'm7'/u);
  rejects(season, { type: 'unassign', member: 'm1', name: 'Sepp' }, 'unknown-name', /must be an alias of member 'm1'/u);
  rejects(season, { type: 'merge-members', member: 'm1', into: 'm1' }, 'invalid-event', /two members/u);
  season.do({ type: 'unassign', member: 'm1', name: 'ANNA' });
  assert.ok(guestsOf(season).some(({ name }) => name === 'Anna'));
  season.do({ type: 'assign', member: 'm2', name: 'Anna' });
  season.do({ type: 'remove-member', member: 'm2' });
  assert.equal(guestsOf(season).length, 4);
  season.do({ type: 'add-member', name: 'Anna' });
  assert.equal(season.state.members.at(-1)?.id, 'm2');
});

test('a renamed member keeps the results of the old name', () => {
  const season = seasonOf([FIRST]);
  season.do({ type: 'add-member', name: 'Anna' });
  season.do({ type: 'rename-member', member: 'm1', name: 'Anna Gruber' });
  assert.deepEqual(season.state.members, [{ id: 'm1', name: 'Anna Gruber', aliases: ['Anna'] }]);
  assert.equal(seasonStandings(season).find(({ member }) => member === 'm1')?.played, 1);
});

test('a corrected name changes one evening, or one pair of the evening', () => {
  const season = seasonOf([FIRST, eveningOn('2026-02-06', 'Hans/Anna', 'Hans/Luis')]);
  season.do({ type: 'correct-name', evening: 'e-2026-02-06', name: 'hans', to: 'Hans jun.', entry: 2 });
  season.do({ type: 'correct-name', evening: 'e-2026-02-06', name: 'Anna', to: 'Anna from Lana' });
  assert.deepEqual(
    season.state.evenings.map(({ entries }) => entries.map(({ names }) => names.join('/'))),
    [
      ['Anna/Luis', 'Moidl/Sepp'],
      ['Hans/Anna from Lana', 'Hans jun./Luis'],
    ],
  );
  const wrong = { type: 'correct-name', evening: 'e-2026-02-06', name: 'Zenzi', to: 'Rosl' };
  rejects(season, wrong, 'unknown-name', /must be a name of evening 'e-2026-02-06', not 'Zenzi'/u);
});

test('an unknown event and invalid settings are refused with the valid values', () => {
  const season = seasonOf([FIRST]);
  rejects(season, { type: 'draw' }, 'invalid-event', /'type' of an event must be 'add-evening'/u);
  rejects(season, null, 'invalid-event', /not nothing/u);
  rejects(season, { type: 'rename-season', name: 'x', to: 'y' }, 'invalid-event', /unknown field 'to'/u);
  const change = (settings: unknown): unknown => ({ type: 'change-settings', settings });
  rejects(season, change({ best: 1.5 }), 'invalid-settings', /'best' must be a whole number from 1 to 400, not 1.5/u);
  rejects(season, change({ points: { by: 'wins', list: [] } }), 'invalid-settings', /unknown field 'list'/u);
  assert.throws(() => createSeason({ name: ' ' }), { code: 'invalid-settings' });
  assert.throws(() => (season.state.members as unknown[]).push('x'), TypeError);
});

test('the result of a finished evening has the places, won games and points of its standings', () => {
  const evening = eveningOf(12);
  const at = new Date(2026, 10, 6, 20, 15).getTime();
  evening.do({ type: 'draw', round: 1, seed: '1', at });
  assert.throws(() => eveningResult(evening), { name: 'SeasonError', code: 'unfinished-evening' });
  playRound(evening, '1');
  for (const seed of ['2', '3', '4', '5', '6', '7']) {
    drawNext(evening, seed);
    playRound(evening, seed);
  }
  evening.do({ type: 'finish' });
  const result = eveningResult(evening);
  assert.deepEqual([result.date, result.name, result.entries.length], ['2026-11-06', 'Preiswatten', 12]);
  assert.deepEqual(
    result.entries,
    standings(evening).map(({ names, place, wins, points }) => ({ names, place, wins, points })),
  );
  const season = seasonOf([result], { settings: { points: { by: 'points' } } });
  const [best] = seasonStandings(season);
  assert.equal(best?.total, Math.max(...standings(evening).map(({ points }) => points)));
});

test('an evening keeps its id if a result of its record is corrected', () => {
  const evening = eveningOf(4, { settings: { stages: [{ kind: 'draw', rounds: 1, games: 1 }] } });
  drawNext(evening, '1');
  playRound(evening, '1');
  const [match] = evening.state.rounds[0]?.matches ?? [];
  const other = eveningOf(4, { settings: { stages: [{ kind: 'draw', rounds: 1, games: 1 }] } });
  drawNext(other, '1');
  playRound(other, '2');
  other.do({ type: 'tell', match: match?.id ?? '', by: 'slip', games: [[15, 14]] });
  for (const each of [evening, other]) each.do({ type: 'finish' });
  const date = '2026-11-06';
  assert.throws(() => eveningResult(evening), { code: 'invalid-evening', message: /contains no times/u });
  assert.throws(() => eveningResult(evening, { date: '6.11.2026' }), { code: 'invalid-evening' });
  const season = seasonOf([eveningResult(evening, { date })]);
  rejects(season, { type: 'add-evening', evening: eveningResult(other, { date }) }, 'evening-taken', /Preiswatten/u);
});

test('pairs that were withdrawn before the first round have no result', () => {
  const evening = eveningOf(5, { settings: { stages: [{ kind: 'draw', rounds: 1, games: 1 }] } });
  evening.do({ type: 'withdraw', entry: 5 });
  drawNext(evening, '1');
  playRound(evening, '1');
  evening.do({ type: 'finish' });
  assert.equal(eveningResult(evening, { date: '2026-11-06' }).entries.length, 4);
});
