/** Tests of the lint for plain English. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkProse } from '../../tools/lint/prose-check.js';
import { proseOfCode, proseOfMarkdown, type Prose } from '../../tools/lint/prose-texts.js';

const check = (...texts: readonly Prose[]) => checkProse(texts.map((text) => ({ ...text, file: 'a.ts' })));
const doc = (text: string): Prose => ({ kind: 'doc comment', text, line: 1 });

test('proseOfCode() extracts doc comments, comments and test titles with their line numbers', () => {
  const code = [
    '/** Returns the score. */',
    'const score = 1; // In points.',
    '',
    '// Two lines',
    '// are one text.',
    "test('a title', () => {});",
    'describe(`a ${score} title`, () => {});',
    "test.skip('another title', () => {});",
    "say('no title');",
  ].join('\n');
  assert.deepEqual(
    proseOfCode('a.ts', code, false).map(({ kind, text, line }) => `${line} ${kind}: ${text}`),
    [
      '1 doc comment: Returns the score.',
      '2 comment: In points.',
      '4 comment: Two lines are one text.',
      '6 test title: a title',
      '7 test title: a  X  title',
      '8 test title: another title',
    ],
  );
});

test('proseOfCode() extracts string literals only from files that contain texts', () => {
  const code = "const all = { hold: 'I hold!', key: 'one-word', of: (name) => `${name} holds.` };";
  const texts = (isTexts: boolean) => proseOfCode('a.ts', code, isTexts).map(({ text }) => text);
  assert.deepEqual(texts(true), ['I hold!', ' X  holds.']);
  assert.deepEqual(texts(false), []);
});

test('proseOfCode() turns the tags of a doc comment into sentences without parameter names', () => {
  const [found] = proseOfCode(
    'a.ts',
    '/**\n * Adds.\n * @param told a number\n * @throws Error if it fails\n */\n',
    false,
  );
  assert.doesNotMatch(found?.text ?? '', /@|told/);
  assert.match(found?.text ?? '', /a number\n\. Error if it fails/);
});

test('proseOfMarkdown() extracts headings, paragraphs, items and cells, and ignores code', () => {
  const markdown = '# Title\n\nSome text.\n\n- An item\n\n| A | B |\n|---|---|\n| c | d |\n\n```js\nanew();\n```\n';
  assert.deepEqual(
    proseOfMarkdown(markdown).map(({ text }) => text),
    ['Title', 'Some text.', 'An item', 'A', 'B', 'c', 'd'],
  );
});

test('checkProse() finds no English words inside words with letters such as ö', () => {
  assert.deepEqual(check(doc('Höhe, Nähe.')).faults, []);
  assert.equal(check(doc('Höhe: he plays.')).faults.length, 1);
});

for (const text of [
  'Whoever holds the card wins.',
  'The host is told.',
  'It begins anew.',
  'The table has a list of its own.',
  'There is a process, and a server each.',
  'The cards. What is left is dealt.',
  'The card that he plays.',
  'The rest is none of the table.',
])
  test(`the prose check reports "${text}"`, () => {
    assert.ok(check(doc(text)).faults.length > 0);
  });

for (const text of [
  'The player who holds the card wins.',
  'Returns what `act()` throws.',
  'The event `told` fires.',
  'The sign means "I win this alone".',
  'What does it cost? The table shows it.',
  'The others hold.',
])
  test(`the prose check accepts "${text}"`, () => {
    assert.deepEqual(check(doc(text)).faults, []);
  });

test('each fault reported by the prose check includes its location, the kind of text, the words and advice', () => {
  const [fault] = check({ kind: 'comment', text: 'It begins anew here.', line: 7 }).faults;
  assert.equal(fault, 'a.ts:7 comment: "anew" in "It begins anew here.": again');
});

test('the prose check reports some words in comments but accepts them in texts at the table', () => {
  const text = 'You never have to follow suit.';
  assert.equal(check({ kind: 'text', text, line: 1 }).faults.length, 0);
  assert.equal(check({ kind: 'comment', text, line: 1 }).faults.length, 1);
});

test('the prose check counts doc comments that begin with a clause', () => {
  const { clauses, docComments } = check(doc('How it is dealt.'), doc('Deals the cards.'), doc('Those who play.'));
  assert.equal(clauses.length, 2);
  assert.equal(docComments, 3);
});

test('the prose check counts odd words per 10,000 words of doc comments and documentation', () => {
  const words = Array.from({ length: 999 }, () => 'word').join(' ');
  assert.equal(check({ kind: 'documentation', text: `${words} anew`, line: 1 }).oddRate, 10);
  assert.equal(check({ kind: 'comment', text: 'anew', line: 1 }).oddRate, 0);
});
