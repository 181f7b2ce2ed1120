/** Tests of the choice of people for the seats. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { PEOPLE, PERSON_IDS, type PersonId, type PersonTemperament } from '../../src/people/index.js';
import { assignComputers, personById, assignPeople, type Sitter } from '../../src/people/seating.js';
import { TEMPERAMENTS } from '../../src/players/bidding/temperament.js';

const of = (...temperaments: readonly (PersonTemperament | null)[]): readonly PersonId[] =>
  assignPeople(temperaments.map((temperament) => ({ face: null, temperament, name: null })));
const ANY: readonly (PersonTemperament | null)[] = [null, ...TEMPERAMENTS];

test('at a table for four, each seat gets a different person, if possible with the requested temperament', () => {
  for (const first of ANY)
    for (const second of ANY)
      for (const third of ANY)
        for (const fourth of ANY) {
          const tempers = [first, second, third, fourth];
          const people = of(...tempers);
          assert.equal(new Set(people).size, 4, tempers.join());
          for (const temper of TEMPERAMENTS) {
            const wanted = tempers.filter((one) => one === temper).length;
            const suited = people.filter((id, seat) => tempers[seat] === temper && PEOPLE[id].temperament === temper);
            // Each temperament has two people, and a seat without a temperament does not take a person whom another seat
            // needs.
            assert.equal(suited.length, Math.min(wanted, 2), `${tempers.join()}: ${people.join()}`);
          }
        }
});

test('seats get their default people if they request nothing or the default temperaments', () => {
  assert.deepEqual(of(null, null, null, null), ['moidl', 'luis', 'rosa', 'sepp']);
  assert.deepEqual(of(null, 'bold', 'sly', 'talkative'), ['moidl', 'luis', 'rosa', 'sepp']);
  assert.deepEqual(of(null, 'sly'), ['moidl', 'rosa']);
});

test('if three seats request the same temperament, two get it and the third gets the next free person', () => {
  const people = of(null, 'bold', 'bold', 'bold');
  assert.deepEqual(people.slice(1), ['luis', 'hias', 'sepp']);
});

test('any seat can request a face, but each face appears at only one seat', () => {
  const named = (...faces: readonly (string | null)[]): readonly Sitter[] =>
    faces.map((face) => ({ face: personById(face), temperament: null, name: null }));
  assert.deepEqual(assignPeople(named(null, 'sepp', null, null)), ['moidl', 'sepp', 'rosa', 'luis']);
  assert.deepEqual(assignPeople(named('vinz', 'vinz', 'luis', null)), ['vinz', 'moidl', 'luis', 'sepp']);
  assert.deepEqual(assignPeople(named('nobody', 'toString', '', null)), ['moidl', 'luis', 'rosa', 'sepp']);
});

test("a player with a fictional person's name gets that person's face, and no other seat does", () => {
  const called = (...names: readonly (string | null)[]): readonly Sitter[] =>
    names.map((name) => ({ face: null, temperament: null, name }));
  assert.deepEqual(assignPeople(called('Rosa', null, null, null)), ['rosa', 'luis', 'moidl', 'sepp']);
  assert.deepEqual(assignPeople(called(' luis', null, 'Frau Rosa', 'SEPP')), ['luis', 'moidl', 'rosa', 'sepp']);
  assert.deepEqual(assignPeople(called('Rosa', 'Rosa', null)), ['rosa', 'luis', 'moidl']);
  for (const name of PERSON_IDS.map((id) => PEOPLE[id].name))
    for (const first of ANY)
      for (const second of ANY)
        for (const third of ANY) {
          const people = assignPeople([
            { face: null, temperament: null, name },
            ...[first, second, third].map((temperament) => ({ face: null, temperament, name: null })),
          ]);
          assert.ok(!people.slice(1).some((id) => PEOPLE[id].name === name), people.join());
          assert.equal(new Set(people).size, 4, people.join());
        }
});

test('the computer players for all seats differ, and none has the name of a human at the table', () => {
  assert.deepEqual(assignComputers(['Anna', null, 'Frau Rosa', null]), ['moidl', 'luis', 'rosa', 'sepp']);
  const names = [null, 'Anna', ...PERSON_IDS.map((id) => PEOPLE[id].name)];
  for (const one of names)
    for (const two of names)
      for (const three of names)
        for (const players of [2, 3, 4]) {
          const there = [one, two, three, 'LUIS'].slice(0, players);
          const computers = assignComputers(there);
          assert.equal(new Set(computers).size, players, there.join());
          const called = there.map((name) => name?.toLowerCase());
          for (const id of computers) assert.ok(!called.includes(PEOPLE[id].name.toLowerCase()), there.join());
        }
});

test('as long as enough other people are free, no computer player has the name of a spectator', () => {
  const all = PERSON_IDS.map((id) => PEOPLE[id].name);
  for (const players of [2, 3, 4])
    for (const spectators of [['Rosa'], ['LUIS', 'Anna', 'Moidl'], all, [...all, ...all]]) {
      const there = ['Sepp', null, null, null].slice(0, players);
      const computers = assignComputers(there, spectators);
      assert.equal(new Set(computers).size, players, spectators.join());
      const called = new Set(['Sepp', ...spectators].map((name) => name.toLowerCase()));
      const areNamesAvoidable = called.size <= 8 - players + 1;
      for (const id of computers)
        assert.ok(!areNamesAvoidable || !called.has(PEOPLE[id].name.toLowerCase()), spectators.join());
      assert.ok(!computers.includes('sepp'));
    }
});

test('personById() returns null for unknown ids', () => {
  for (const id of [null, undefined, '', 'Luis', '__proto__', 'constructor']) assert.equal(personById(id), null);
  for (const id of PERSON_IDS) assert.equal(personById(id), id);
});
