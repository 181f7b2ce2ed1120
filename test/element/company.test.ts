/** Names and people at a table. Computer players are fictional people, and every name is unique at its table. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { peopleOf, recordedOf, type KnownPeople } from '../../src/element/table/people/company.js';
import type { Person } from '../../src/game/connect.js';
import { createGame } from '../../src/game/game.js';
import { PEOPLE } from '../../src/people/index.js';
import type { Seat } from '../../src/rules/seats.js';

const KNOWN: KnownPeople = {
  names: null,
  playerName: null,
  persons: null,
  ownNames: [],
  companions: [],
  temperaments: [null, 'bold', 'sly', 'talkative'],
};
const COMPUTER: Person = { by: 'computer', name: null, here: true, face: null };
const game = createGame({ seed: 'company' });
const company = (known: Partial<KnownPeople>, seat: Seat | null = 0) =>
  peopleOf(game.view(seat), { ...KNOWN, ...known }, 'you');

test('the visitor\'s seat shows "you" or the visitor\'s name, and computer players have fictional names', () => {
  assert.deepEqual(company({}).names, ['you', 'Luis', 'Rosa', 'Sepp']);
  assert.deepEqual(company({ playerName: 'Anna' }).names, ['Anna', 'Luis', 'Rosa', 'Sepp']);
});

test('a record that lists its people gives them the same names and faces for every viewer', () => {
  const known = {
    ...KNOWN,
    playerName: 'Rosa',
    names: [null, null, 'Frau Berger'],
    temperaments: [null, 'sly', 'sly', 'bold'],
  } as const;
  const people = recordedOf(game.view(0), known);
  assert.deepEqual(people, [
    { name: 'Rosa', face: null },
    { name: null, face: 'vinz' },
    { name: 'Frau Berger', face: people[2].face },
    { name: null, face: people[3].face },
  ]);
  const persons = people.map((person) => ({ ...person, by: 'human', here: true }) as const);
  const then = peopleOf(game.view(0), known, 'you');
  const later = peopleOf(game.view(null), { ...KNOWN, persons, temperaments: [] }, 'you');
  assert.deepEqual(later.names, then.names);
  assert.deepEqual(later.sitting, then.sitting);
});

test('a computer player never has the same name as another player at the table', () => {
  for (const { name } of Object.values(PEOPLE)) {
    const human: Person = { ...COMPUTER, by: 'human', name };
    const tables = [
      company({ playerName: name }),
      company({ playerName: name.toUpperCase() }),
      company({ names: [null, null, null, name] }),
      company({ ownNames: [null, name] }),
      company({ persons: [COMPUTER, human, COMPUTER, COMPUTER] }),
      company({ persons: [COMPUTER, human, COMPUTER, COMPUTER] }, null),
    ];
    for (const { names, sitting } of tables) {
      assert.equal(new Set(names.map((one) => one.toLowerCase())).size, 4, names.join());
      for (const [seat, person] of (sitting ?? []).entries())
        if (person) assert.equal(PEOPLE[person.id].name, names[seat], 'name and face belong to the same person');
    }
  }
});

test('a chosen person sits at the seat with their own name, or with the name that the page sets', () => {
  const chosen = { companions: [null, 'vinz', null, 'luis'] as const };
  assert.deepEqual(company(chosen).names, ['you', 'Vinz', 'Rosa', 'Luis']);
  assert.deepEqual(company({ ...chosen, names: [null, 'Anna'] }).names, ['you', 'Anna', 'Rosa', 'Luis']);
  assert.deepEqual(
    company({ ...chosen, names: [null, 'Anna'] }).sitting?.map((person) => person?.id),
    [undefined, 'vinz', 'rosa', 'luis'],
  );
});
