/** Entries: late ones, withdrawals, substitutes and names. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createEvening, standings, type EveningEvent, type EveningOptions } from '../../src/evening.js';
import { drawNext, eveningOf, lastRound, playRound, sorted } from './play.js';

test('a late entry plays from the next round on, and has no results of earlier rounds', () => {
  const evening = eveningOf(10);
  drawNext(evening, 'one');
  playRound(evening, 'one');
  evening.do({ type: 'enter', names: ['Nanne', 'Luis'], club: 'Lana' });
  assert.deepEqual(evening.state.entries.at(-1), { no: 11, names: ['Nanne', 'Luis'], club: 'Lana' });
  drawNext(evening, 'two');
  assert.ok(lastRound(evening).matches.some(({ sides }) => sides.includes(11)));
});

test('an entry is impossible after the groups or the knock-out are drawn', () => {
  for (const preset of ['tirol-groups', 'knockout'] as const) {
    const evening = eveningOf(10, { preset });
    drawNext(evening, 'one');
    assert.throws(() => evening.do({ type: 'enter', names: ['Nanne', 'Luis'] }), { code: 'not-now' });
  }
});

test('a substitute plays under the same number, with the results of the number', () => {
  const evening = eveningOf(8);
  drawNext(evening, 'one');
  playRound(evening, 'one');
  const before = standings(evening).find(({ entry }) => entry === 4);
  evening.do({ type: 'substitute', entry: 4, names: ['Rosl', 'Hans'] });
  const { names, ...after } = standings(evening).find(({ entry }) => entry === 4) ?? assert.fail();
  assert.deepEqual(names, ['Rosl', 'Hans']);
  assert.deepEqual({ ...after, names: before?.names }, before);
  assert.deepEqual(evening.state.entries[3]?.formerNames, [['Moidl 4', 'Sepp 4']]);
});

test('a withdrawn entry stays in the standings, and cannot withdraw twice', () => {
  const evening = eveningOf(8);
  evening.do({ type: 'withdraw', entry: 2 });
  assert.equal(standings(evening).find(({ entry }) => entry === 2)?.out, true);
  assert.equal(standings(evening).length, 8);
  assert.throws(() => evening.do({ type: 'withdraw', entry: 2 }), { code: 'not-now', message: /already withdrawn/u });
  assert.throws(() => evening.do({ type: 'return', entry: 3 }), { code: 'not-now', message: /is not withdrawn/u });
});

test('an entry that lost in the knock-out cannot return', () => {
  const evening = eveningOf(4, { preset: 'knockout' });
  drawNext(evening, 'one');
  playRound(evening, 'one');
  const [match] = lastRound(evening).matches;
  const [first, second] = match?.games[0] ?? [0, 0];
  const loser = (first > second ? match?.sides[1] : match?.sides[0]) ?? 0;
  evening.do({ type: 'withdraw', entry: loser });
  assert.throws(() => evening.do({ type: 'return', entry: loser }), { code: 'not-now', message: /no longer in/u });
});

test('the next best entry goes to the knock-out in place of a withdrawn one', () => {
  const evening = eveningOf(10);
  for (const seed of ['1', '2', '3', '4']) {
    drawNext(evening, seed);
    playRound(evening, seed);
  }
  const order = standings(evening).map(({ entry }) => entry);
  evening.do({ type: 'withdraw', entry: order[2] ?? 0 });
  drawNext(evening, 'knock-out');
  const inKnockout = lastRound(evening).matches.flatMap(({ sides }) => sides);
  const expected = order.filter((entry) => entry !== order[2]).slice(0, 8);
  assert.deepEqual(sorted(inKnockout), sorted(expected));
});

test('names are cleaned of invisible characters and must not be empty', () => {
  const create = (names: unknown) =>
    createEvening({ preset: 'knockout', name: 'x', entries: [names] } as EveningOptions).state.entries[0]?.names;
  assert.deepEqual(create(['  Moidl \u{202E}\n S. ', 'Sepp\u{34F}']), ['Moidl S.', 'Sepp']);
  for (const names of [
    ['', 'Sepp'],
    ['Moidl'],
    ['a', 'b', 'c'],
    ['\u{200B}', 'x'],
    ['x'.repeat(41), 'y'],
    'Moidl',
    null,
  ])
    assert.throws(() => create(names), { name: 'EveningError', code: 'invalid-entry' }, JSON.stringify(names));
});

test('an invalid name in an event names the entry and changes nothing', () => {
  const evening = eveningOf(4);
  const event = { type: 'enter', names: ['Moidl', ''] } as EveningEvent;
  assert.throws(() => evening.do(event), { code: 'invalid-entry', message: /Name 2 of 'names' of entry 5/u });
  assert.equal(evening.state.entries.length, 4);
});
