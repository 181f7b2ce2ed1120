/** Who sits where: by temperament, nobody twice, and those whose faces are named as they are named. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { PEOPLE, PERSON_IDS, type PersonId, type PersonTemperament } from '../../src/people/index.js';
import { assignComputers, personById, assignPeople, type Sitter } from '../../src/people/seating.js';
import { TEMPERAMENTS } from '../../src/players/bidding/temperament.js';

const of = (...temperaments: readonly (PersonTemperament | null)[]): readonly PersonId[] =>
  assignPeople(temperaments.map((temperament) => ({ face: null, temperament, name: null })));
const ANY: readonly (PersonTemperament | null)[] = [null, ...TEMPERAMENTS];

test('At every table of four nobody sits twice, and each follows the temperament as long as one of it is free', () => {
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
            // There are two of each; somebody about whom nothing is known may have taken nobody's place.
            assert.equal(suited.length, Math.min(wanted, 2), `${tempers.join()}: ${people.join()}`);
          }
        }
});

test('Where nothing is known, or it fits, the seats have those who have always sat there', () => {
  assert.deepEqual(of(null, null, null, null), ['moidl', 'luis', 'rosa', 'sepp']);
  assert.deepEqual(of(null, 'bold', 'sly', 'talkative'), ['moidl', 'luis', 'rosa', 'sepp']);
  assert.deepEqual(of(null, 'sly'), ['moidl', 'rosa']);
});

test('Three of one temperament: two have it, the third is the next who is free', () => {
  const people = of(null, 'bold', 'bold', 'bold');
  assert.deepEqual(people.slice(1), ['luis', 'hias', 'sepp']);
});

test('A face that is named is shown, even where it has a place of its own; the same face twice is shown once', () => {
  const named = (...faces: readonly (string | null)[]): readonly Sitter[] =>
    faces.map((face) => ({ face: personById(face), temperament: null, name: null }));
  assert.deepEqual(assignPeople(named(null, 'sepp', null, null)), ['moidl', 'sepp', 'rosa', 'luis']);
  assert.deepEqual(assignPeople(named('vinz', 'vinz', 'luis', null)), ['vinz', 'moidl', 'luis', 'sepp']);
  assert.deepEqual(assignPeople(named('nobody', 'toString', '', null)), ['moidl', 'luis', 'rosa', 'sepp']);
});

test('Nobody sits there who is called as somebody else; who is called as one of them has that face', () => {
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

test('Beside people every seat has a computer of its own, which is called as none of them, wherever one leaves', () => {
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

test('Nor is a computer called like somebody without a seat, as far as there are people', () => {
  const all = PERSON_IDS.map((id) => PEOPLE[id].name);
  for (const players of [2, 3, 4])
    for (const watching of [['Rosa'], ['LUIS', 'Anna', 'Moidl'], all, [...all, ...all]]) {
      const there = ['Sepp', null, null, null].slice(0, players);
      const computers = assignComputers(there, watching);
      assert.equal(new Set(computers).size, players, watching.join());
      const called = new Set(['Sepp', ...watching].map((name) => name.toLowerCase()));
      const mayHave = called.size <= 8 - players + 1;
      for (const id of computers) assert.ok(!mayHave || !called.has(PEOPLE[id].name.toLowerCase()), watching.join());
      assert.ok(!computers.includes('sepp'));
    }
});

test('Ids of nobody name nobody', () => {
  for (const id of [null, undefined, '', 'Luis', '__proto__', 'constructor']) assert.equal(personById(id), null);
  for (const id of PERSON_IDS) assert.equal(personById(id), id);
});
