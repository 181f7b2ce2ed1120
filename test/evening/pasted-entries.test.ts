/** Pairs from typed and pasted lists and from CSV files. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pastedEntries } from '../../src/evening/pasted-entries.js';

const read = (text: string) =>
  pastedEntries(text).entries.map(({ names, club }) => [...names, ...(club === undefined ? [] : [club])].join('|'));

test('a pair per line can be typed with a slash, an ampersand, a word or a spaced dash between the names', () => {
  const text = 'Moidl / Sepp\nAnna-Maria Gruber & Luis\nRosl und Hans\nPia e Toni\nEva - Max\nIda/Jos';
  assert.deepEqual(read(text), ['Moidl|Sepp', 'Anna-Maria Gruber|Luis', 'Rosl|Hans', 'Pia|Toni', 'Eva|Max', 'Ida|Jos']);
});

test('a club follows a semicolon', () => {
  assert.deepEqual(read('Moidl / Sepp; SV Lana\nRosl / Hans'), ['Moidl|Sepp|SV Lana', 'Rosl|Hans']);
});

test('a table from a spreadsheet has columns for the names and the club, with numbers and a header', () => {
  const table = 'Nr.\tName 1\tName 2\tVerein\n1\tMoidl\tSepp\tLana\n2\tRosl\tHans\t\n';
  assert.deepEqual(read(table), ['Moidl|Sepp|Lana', 'Rosl|Hans']);
  assert.deepEqual(read('\u{FEFF}Name,Name,Club\r\n"Gruber, Moidl",Sepp,"TSV ""Alpin"""\r\n'), [
    'Gruber, Moidl|Sepp|TSV "Alpin"',
  ]);
});

test('numbers in front of a pair are skipped', () => {
  assert.deepEqual(read('1. Moidl / Sepp\n2) Rosl / Hans\n3 Ida / Jos'), ['Moidl|Sepp', 'Rosl|Hans', 'Ida|Jos']);
});

test('a line without two names is a problem with its number', () => {
  assert.deepEqual(pastedEntries('Moidl / Sepp\n\nRosl\nA / B / C\n/').problems, [
    { line: 3, text: 'Rosl' },
    { line: 4, text: 'A / B / C' },
    { line: 5, text: '/' },
  ]);
  assert.deepEqual(pastedEntries('').entries, []);
});

test('a pair whose name begins like a header is a pair', () => {
  assert.deepEqual(read('Nome Ricci / Sepp'), ['Nome Ricci|Sepp']);
});
