/** Tests the validation of a page's lessons: each error names the invalid field and the problem. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { judge } from '../../src/lessons/judge.js';
import { textIn, type LessonStep } from '../../src/lessons/lesson.js';
import { readLessons } from '../../src/lessons/read-lessons.js';

const STEP: LessonStep = {
  text: 'Take the trick!',
  seat: 0,
  setup: {
    dealer: 0,
    hands: [
      ['LK', 'L8', 'EA', 'EU', 'HO'],
      ['L10', 'E10', 'H9', 'H8', 'E8'],
      ['E9', 'HU', 'L9', 'H10', 'EO'],
      ['LU', 'EK', 'HK', 'HA', 'LO'],
    ],
  },
  before: [
    { type: 'announce-schlag', seat: 1, schlag: '7' },
    { type: 'announce-trumpf', seat: 0, trumpf: 'S' },
    { type: 'play', seat: 1, card: 'L10' },
    { type: 'play', seat: 2, card: 'E9' },
    { type: 'play', seat: 3, card: 'LU' },
  ],
  expect: [{ type: 'play', card: 'LK' }],
  wrong: [
    { action: { type: 'play', card: 'L8' }, text: 'Too low.' },
    { action: { type: 'play' }, text: 'Another suit.' },
  ],
};

const lessonWith = (part: object, step: object = {}) => [
  { id: 'house', title: { de: 'Hausregel', en: 'House rule' }, steps: [{ ...STEP, ...step }], ...part },
];

test('readLessons() returns a playable lesson unchanged', () => {
  const lessons = lessonWith(
    { variant: 'normal', rules: { target: 11 }, end: { order: { schlag: '8', trumpf: 'H' }, remember: ['Hello.'] } },
    { shows: ['schlag'] },
  );
  assert.deepEqual(readLessons(lessons), lessons);
});

const REFUSED: readonly (readonly [what: string, lessons: unknown, message: RegExp])[] = [
  ['a string for the list', 'watten', /^lessons must be a list, not 'watten'/],
  ['a number for a lesson', [3], /^lessons\[0\] must be an object, not 3/],
  ['a lesson without an id', [{ title: 'T', steps: [STEP] }], /^lessons\[0\] needs 'id'/],
  [
    'an id with a space',
    lessonWith({ id: 'a b' }),
    /^lessons\[0\]\.id must consist of letters, digits and hyphens, not 'a b'/,
  ],
  [
    'a duplicate id',
    [...lessonWith({}), ...lessonWith({})],
    /^lessons\[1\]\.id must be unique, but another lesson also has the id 'house'/,
  ],
  ['a lesson without steps', lessonWith({ steps: [] }), /^lessons\[0\]\.steps must be a non-empty list/],
  ['an unknown field', lessonWith({ help: true }), /^lessons\[0\] has no field 'help'; its fields are 'id', 'title'/],
  ['a number for a text', lessonWith({}, { text: 3 }), /steps\[0\]\.text must be a string, or strings by language/],
  ['a title without languages', lessonWith({ title: {} }), /^lessons\[0\]\.title must be a string/],
  ['a step without expected actions', lessonWith({}, { expect: [] }), /steps\[0\]\.expect must be a non-empty list/],
  [
    'an action without a type',
    lessonWith({}, { expect: [{ card: 'LK' }] }),
    /expect\[0\] must be an action or some of its fields/,
  ],
  ['a choice without a text', lessonWith({}, { wrong: [{ action: { type: 'play' } }] }), /wrong\[0\] needs 'text'/],
  [
    'a step without a set-up',
    lessonWith({}, { setup: null }),
    /steps\[0\]\.setup must be an object such as \{ dealer: 0 \}, not null/,
  ],
  ['an invalid seat', lessonWith({}, { seat: null }), /steps\[0\]\.seat must be a seat such as 0, not null/],
  [
    'a wrong choice that is not possible',
    lessonWith({}, { wrong: [...(STEP.wrong ?? []), { action: { type: 'play', crad: 'H7' }, text: 'Never.' }] }),
    /steps\[0\]\.wrong\[2\] is never shown: its action matches no remaining choice/,
  ],
  [
    'a wrong choice that is right',
    lessonWith({}, { wrong: [{ action: { type: 'play', card: 'LK' }, text: 'Right.' }] }),
    /steps\[0\]\.wrong\[0\] is never shown/,
  ],
  [
    'an unknown subject in `shows`',
    lessonWith({}, { shows: ['schlag', 'weli'] }),
    /steps\[0\]\.shows\[1\] must be 'schlag', .* or 'score', not 'weli'/,
  ],
  ['a string for `suits`', lessonWith({}, { suits: 'all' }), /steps\[0\]\.suits must be true or false, not 'all'/],
  ['a string for `shows`', lessonWith({}, { shows: 'schlag' }), /steps\[0\]\.shows must be a list, not 'schlag'/],
  [
    'an unknown field in `end`',
    lessonWith({ end: { text: 'Done.' } }),
    /end has no field 'text'; its fields are 'order' or 'remember'/,
  ],
  ['a number to remember', lessonWith({ end: { remember: [3] } }), /end\.remember\[0\] must be a string/],
  ['an order without a Trumpf', lessonWith({ end: { order: { schlag: '7' } } }), /end\.order needs 'trumpf'/],
  [
    'an unknown Trumpf in `end`',
    lessonWith({ end: { order: { schlag: '7', trumpf: 'X' } } }),
    /end\.order\.trumpf must be 'E', 'L', 'H' or 'S', not 'X'/,
  ],
  [
    'a Schlag in `end` that the rules do not have',
    lessonWith({ end: { order: { schlag: '6', trumpf: 'E' } } }),
    /end\.order\.schlag must be .*'weli', not '6'/,
  ],
  ['an unknown variant', lessonWith({ variant: 'skat' }), /steps\[0\] cannot be played: .*skat/],
  [
    'a duplicate card',
    lessonWith({}, { setup: { hands: [['LK', 'LK']] } }),
    /steps\[0\] cannot be played: setup\.hands/,
  ],
  [
    'an illegal action in `before`',
    lessonWith({}, { before: [STEP.before?.[1]] }),
    /steps\[0\] cannot be played: .*Rejected/,
  ],
  [
    'an expected card that is not in the hand',
    lessonWith({}, { expect: [{ type: 'play', card: 'LA' }] }),
    /expect matches no possible action of seat 0/,
  ],
  [
    'a seat that need not act',
    lessonWith({}, { seat: 1 }),
    /expect matches no possible action of seat 1\. Possible actions: none/,
  ],
  [
    'a `script` action out of turn',
    lessonWith({}, { script: [{ type: 'play', seat: 3, card: 'HK' }] }),
    /script cannot be played/,
  ],
];

for (const [what, lessons, message] of REFUSED)
  test(`readLessons() rejects ${what}`, () => {
    assert.throws(() => readLessons(lessons), { code: 'invalid-lesson', message });
  });

test('judge() returns the text of the first matching wrong choice, or null', () => {
  const chosen = (card: 'LK' | 'L8' | 'EA') => judge(STEP, { type: 'play', seat: 0, card });
  assert.deepEqual(chosen('L8'), { isRight: false, text: 'Too low.' });
  assert.deepEqual(chosen('EA'), { isRight: false, text: 'Another suit.' });
  assert.deepEqual(chosen('LK'), { isRight: true, text: null });
  assert.deepEqual(judge(STEP, { type: 'bid', seat: 0, to: 3 }), { isRight: false, text: null });
});

test('textIn() returns the text in the nearest language, or else in English, or else in any language', () => {
  const text = { de: 'Stich', en: 'trick' };
  assert.equal(textIn('prise', ['de']), 'prise');
  assert.equal(textIn(text, ['de-AT', 'de']), 'Stich');
  assert.equal(textIn(text, ['fr']), 'trick');
  assert.equal(textIn({ it: 'presa' }, ['de']), 'presa');
});
