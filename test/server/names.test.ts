/** Tests for the names of people at online tables. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { loadOnlineTexts } from '../../src/i18n/online.js';
import { LANGUAGES } from '../../src/i18n/languages.js';
import { PEOPLE, type PersonId } from '../../src/people/index.js';
import type { Seating } from '../../src/online/open-table.js';
import { distinctName, readName } from '../../src/server/names.js';
import { joinTable, startTestServer, waitUntil } from './test-server.js';
import { runs } from '../runs.js';

const isRefused = (name: string): boolean => {
  try {
    readName(name, null);
    return false;
  } catch (error) {
    assert.equal((error as { code?: unknown }).code, 'bad-name');
    return true;
  }
};

const codePointsOf = (name: string): string =>
  Array.from(name, (sign) => `U+${sign.codePointAt(0)?.toString(16).toUpperCase()}`).join(' ');

test('readName() accepts names in any script, and emoji in the form that keyboards produce', () => {
  for (const name of [
    ...[
      'Anna',
      'Łukasz',
      'О’Brien',
      'Jörg-Uwe',
      'Mag. Resi',
      'محمد',
      'יעל',
      'নিশা',
      'श्रीं',
      'ทั้งนี้',
      '小林',
      '한나',
      'Nguyễn',
    ],
    ...['👍', '👍🏽', '❤️', '❤', '❤\uFE0E', '☺️', '1️⃣', '🇮🇹', '👨‍👩‍👧', '👩‍❤️‍💋‍👨', '👁️‍🗨️', '👁‍🗨', '🕵🏻‍♂️', '🏴󠁧󠁢󠁥󠁮󠁧󠁿'],
    'Sepp 🃏',
  ])
    assert.equal(readName(name, null), name.normalize('NFC'), codePointsOf(name));
  assert.equal(readName('  Anna\u00A0\u2003 Maria\n', null), 'Anna Maria');
  assert.equal(readName('Zoe\u0308', null), 'Zo\u00EB');
});

test('readName() refuses a name with an invisible character at any position', () => {
  const hidden: number[] = [];
  // This test covers all tags and selectors, but only some characters of the planes without letters.
  const stepAt = (code: number): number => (code < 0x3000 || (code >= 0xe0000 && code < 0xe0200) ? 1 : runs(487, 97));
  for (let code = 0; code <= 0x10ffff; code += stepAt(code)) {
    const sign = String.fromCodePoint(code);
    if (/\p{Default_Ignorable_Code_Point}|\p{C}/u.test(sign) && !/\s/.test(sign)) hidden.push(code);
  }
  assert.ok(hidden.length > runs(2500, 9000), 'the list includes unassigned and private-use characters');
  const others = [0xfeff, 0x2800, 0x3164, 0xffa0, 0xfff9, 0xfffc, 0xfffd, 0x1d159, 0x1d173, 0x13441];
  for (const code of [...hidden, ...others]) {
    const sign = String.fromCodePoint(code);
    for (const name of [sign, `An${sign}na`, `${sign}Anna`, `Anna${sign}`])
      assert.ok(isRefused(name), codePointsOf(name));
  }
});

test('readName() refuses joiners and variation selectors outside a valid emoji', () => {
  for (const name of [
    ...['A\u200DB', '😀\u200D😀', '😀\u200D', '\u200D😀', 'x\uFE0F', '1\uFE0F', 'x\uFE0E', '葛\u{E0100}'],
    ...['🏴\u{E0061}\u{E0062}\u{E007F}', '🏴\u{E0067}', 'A\u20E3', '👨\u200DA', '\u{1F3F4}\u{E007F}'],
  ])
    assert.ok(isRefused(name), codePointsOf(name));
});

test('readName() refuses combining marks without a letter, on a letter from another script or in large numbers', () => {
  const flooded = Array.from('Anna', (letter) => `${letter}\u0337\u0328\u0353`).join('');
  for (const name of [
    '\u0301a',
    'a \u0301b',
    'a\u0301\u0302\u0303\u0304',
    flooded,
    'a\u20DD',
    'a\u0489',
    'a\u17D2b',
    'a\u0E49',
  ])
    assert.ok(isRefused(name), codePointsOf(name));
});

test('readName() refuses the word for a computer player in every language, and similar spellings', async () => {
  for (const language of LANGUAGES) {
    const { messages } = await loadOnlineTexts(language);
    assert.ok(isRefused(messages['online-computer']), language);
  }
  for (const name of [
    ...['computer', 'COMPUTER', ' Computer ', 'Computer 2', 'Computer1', 'Computer (2)', 'Der Computer', '🤖 Computer'],
    ...[
      'Сomputer',
      'Соmрutеr',
      'C0mputer',
      'Ｃｏｍｐｕｔｅｒ',
      '𝐂omputer',
      'C o m p u t e r',
      'C.o.m.p.u.t.e.r',
      'Cömputer',
    ],
  ])
    assert.ok(isRefused(name), codePointsOf(name));
  assert.ok(!isRefused('Computerin'));
});

test('distinctName() adds a number to a name that looks like a taken name', () => {
  for (const [name, taken, expected] of [
    ['Resi', [], 'Resi'],
    ['Resi', ['Rosa'], 'Resi'],
    ['Resi', ['Resi'], 'Resi (2)'],
    ['RESI', ['resi'], 'RESI (2)'],
    ['Rеsі', ['Resi'], 'Rеsі (2)'],
    ['Ｒｅｓｉ', ['Resi'], 'Ｒｅｓｉ (2)'],
    ['Anna Maria', ['Anna\u2003Maria'], 'Anna Maria (2)'],
    ['Strasse', ['Straße'], 'Strasse (2)'],
    ['Lu1s', ['Luis'], 'Lu1s (2)'],
    ['😀\u200D😀', ['😀😀'], '😀\u200D😀 (2)'],
    ['Resi', ['Resi', 'Resi (2)'], 'Resi (3)'],
    ['Resi (2)', ['Resi (2)'], 'Resi (3)'],
    ['Resi (2)', ['Resi'], 'Resi (2)'],
  ] as const)
    assert.equal(distinctName(name, taken), expected);
});

const namesAt = ({ board }: Seating): readonly (string | null)[] => [
  ...board.seats.map(({ name }) => name),
  ...board.others,
];

test('if a guest joins with a taken name or changes to one, the server adds a number to the name', async (t) => {
  const { url } = await startTestServer(t);
  const one = await joinTable(t, url, { create: { players: 4, spectators: true } }, { name: 'Resi' });
  await one.sit(0);
  const two = await joinTable(t, url, { table: one.table }, { name: 'resi' });
  await two.sit(1);
  const three = await joinTable(t, url, { table: one.table }, { name: 'Rosa', watch: true });
  await waitUntil('the spectator has joined', () => one.board.others.length === 1);
  assert.deepEqual(namesAt(one), ['Resi', 'resi (2)', null, null, 'Rosa']);
  await three.rename('ReSi');
  await three.rename('ReSi');
  assert.deepEqual(namesAt(three), ['Resi', 'resi (2)', null, null, 'ReSi (3)']);
  await two.rename('Resi');
  assert.equal(two.board.seats[1]?.name, 'Resi (2)', 'a guest’s old name does not count as taken');
  // Absent people keep their names only if they have a seat.
  one.close();
  three.close();
  await waitUntil('both have disconnected', () => !two.board.seats[0]?.here && two.board.others.length === 0);
  const four = await joinTable(t, url, { table: one.table }, { name: 'Resi', watch: true });
  assert.deepEqual(namesAt(four).at(-1), 'Resi (3)');
  const back = await joinTable(t, url, { table: one.table }, { key: three.key });
  assert.deepEqual(back.board.others, ['ReSi (4)', 'Resi (3)']);
});

test('people and computer players at a table never share a name', async (t) => {
  const { url } = await startTestServer(t);
  const anna = await joinTable(t, url, { create: { players: 4, spectators: true } }, { name: 'Anna' });
  const watcher = await joinTable(t, url, { table: anna.table }, { name: 'MOIDL', watch: true });
  await anna.sit(0);
  for (const seat of [1, 2, 3]) await anna.fill(seat, 'computer');
  await anna.ready(true);
  await waitUntil('the game begins', () => anna.connection && anna.people[1]?.face);
  const faces = anna.people.flatMap(({ face }) => (face ? (face as PersonId) : []));
  assert.equal(faces.length, 3);
  assert.ok(!faces.includes('moidl'));
  const [face] = faces as [PersonId];
  const { name } = PEOPLE[face];
  await watcher.rename(name.toUpperCase());
  assert.deepEqual(watcher.board.others, [`${name.toUpperCase()} (2)`]);
  await joinTable(t, url, { table: anna.table }, { name, watch: true });
  await waitUntil('Anna sees the new name', () => anna.board.others.includes(`${name} (3)`));
});

test("if a new computer player has a spectator's name, the server adds a number to the spectator's name", async (t) => {
  const { url } = await startTestServer(t);
  const anna = await joinTable(t, url, { create: { players: 2, spectators: true } }, { name: 'Anna' });
  const bert = await joinTable(t, url, { table: anna.table }, { name: 'Bert' });
  await Promise.all([anna.sit(0), bert.sit(1)]);
  await Promise.all([anna.ready(true), bert.ready(true)]);
  await waitUntil('the game begins', () => anna.connection && bert.connection);
  // A computer player at the second seat would be named Luis. Bert has that seat, so the name is available.
  const luis = await joinTable(t, url, { table: anna.table }, { name: 'Luis', watch: true });
  assert.deepEqual(luis.board.others, ['Luis']);
  await bert.leave();
  await waitUntil(
    'Luis has been renamed',
    () => anna.people[1]?.face === 'luis' && anna.board.others[0] === 'Luis (2)',
  );
});

test('open() adds numbers to identical names of reserved seats', async (t) => {
  const { tables } = await startTestServer(t);
  const { seats } = await tables.open({ seats: [{ name: 'Resi' }, null, { name: 'RESI' }, 'computer'] });
  assert.deepEqual(
    seats.map((seat) => seat?.name),
    ['Resi', undefined, 'RESI (2)', undefined],
  );
});
