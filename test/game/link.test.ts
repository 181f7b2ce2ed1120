/** Records in links: links survive a round trip, old links stay readable, and invalid links are rejected with a reason. */
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import fc from 'fast-check';
import { ACTION_TYPES } from '../../src/game/action.js';
import { createGame } from '../../src/game/game.js';
import { createBitReader, createBitWriter } from '../../src/game/link/bits.js';
import { readActions, writeActions } from '../../src/game/link/action-coder.js';
import { readJson, writeJson, type Json } from '../../src/game/link/json-coder.js';
import { fromLink, toLink } from '../../src/game/link/link.js';
import { WORDS } from '../../src/game/link/words.js';
import type { GameRecord, MatchRecord, PlayableRecord } from '../../src/game/record.js';
import { SIGNS } from '../../src/game/sign.js';
import { ALL_CARDS } from '../../src/rules/card.js';
import { InputError, type InputErrorCode } from '../../src/rules/input-error.js';
import { OPTION_NAMES, OPTION_VALUES, type OptionValues } from '../../src/rules/options.js';
import { randomFrom } from '../../src/rules/random.js';
import { VARIANT_IDS } from '../../src/rules/variants.js';
import { runs } from '../runs.js';
import { anyAction, anyRules, playAtRandom } from './random-play.js';
import { announced, gameAtScore, FIVE_TRICKS, FOREHAND_WINS, playHand } from './table.js';

const bad = (code: InputErrorCode, act: () => unknown, ...words: readonly string[]): void => {
  try {
    act();
  } catch (error) {
    assert.ok(error instanceof InputError, String(error));
    assert.equal(error.code, code, error.message);
    assert.doesNotMatch(error.message, /undefined|\[object|Cannot|NaN/);
    for (const word of words) assert.ok(error.message.includes(word), `${word} in: ${error.message}`);
    return;
  }
  assert.fail('accepted');
};

/** Any code point. The built-in `binary` unit of fast-check takes 0.5 s to build. */
const codePoint = fc.nat(0x10ffff).map((code) => String.fromCodePoint(code));

const anyText = fc.oneof(
  fc.string(),
  fc.string({ unit: codePoint }),
  fc.constantFrom('', '\uFEFFx', '\uD800', 'Kaffee ☕'),
);

test('for any rules, seed and point in a game, a record survives a round trip through a link', () => {
  fc.assert(
    fc.property(anyRules, anyText, fc.nat(150), (rules, seed, length) => {
      let actions = 0;
      const record = playAtRandom({ rules, seed }, () => actions++ < length).record();
      const link = toLink(record);
      assert.match(link, /^#watten=1[\w-]+$/);
      assert.deepEqual(fromLink(link), record);
    }),
    { numRuns: runs(12, 200) },
  );
});

test('a later game of a match and a game with a set-up survive a round trip through a link', () => {
  for (const players of [2, 3, 4] as const) {
    const game = createGame({ variant: 'normal', players, seed: 'stube' });
    const random = randomFrom('link', players);
    while (game.gameNumber < 4)
      game.act(game.phase === 'game-over' ? { type: 'next', seat: 1 } : anyAction(game, random));
    assert.deepEqual(fromLink(toLink(game.record())), game.record());
  }
  const putUp = announced(FIVE_TRICKS, { setup: gameAtScore(2, 5) }).record();
  assert.deepEqual(fromLink(toLink(putUp)), putUp);
});

test('a whole match in the old record format survives a round trip through a link', () => {
  const over = playHand(announced(FOREHAND_WINS, { setup: gameAtScore(0, 13) }));
  const whole: MatchRecord = {
    ...over.record(),
    version: 1,
    actions: [...over.record().actions, { type: 'next', seat: 2 }],
  };
  assert.deepEqual(fromLink(toLink(whole)), whole);
});

const record = (): GameRecord => playHand(announced(FOREHAND_WINS, { setup: gameAtScore(0, 13) })).record();

test("toLink() adds the record to the page's URL as its fragment, and fromLink() reads the URL or the fragment", () => {
  const link = toLink(record(), 'https://stube.example/watten?deck=french#old');
  assert.ok(link.startsWith('https://stube.example/watten?deck=french#watten=1'), link);
  assert.ok(!link.includes('old'));
  const fragment = link.slice(link.indexOf('#'));
  for (const form of [link, fragment, fragment.slice(1), ` ${link}\n`]) assert.deepEqual(fromLink(form), record());
});

// -- old links stay readable -----------------------------------------------------------------------------------------

/** Links of the first version. They must stay readable, but new links of the same records can differ. */
const OLD_LINKS: readonly { readonly what: string; readonly link: string; readonly record: PlayableRecord }[] =
  JSON.parse(readFileSync(new URL('old-links.json', import.meta.url), 'utf8'));

for (const { what, link, record: expected } of OLD_LINKS) {
  test(`fromLink() reads an old link with ${what}`, () => assert.deepEqual(fromLink(link), expected));
}

test('the old links contain every type of action', () => {
  const types = new Set(OLD_LINKS.flatMap(({ record: expected }) => expected.actions.map(({ type }) => type)));
  assert.deepEqual(
    ACTION_TYPES.filter((type) => !types.has(type)),
    [],
  );
});

test('the words in the link dictionary keep their numbers', () => {
  const sum = createHash('sha256').update(WORDS.slice(0, 171).join(' ')).digest('hex').slice(0, 16);
  assert.equal(new Set(WORDS).size, WORDS.length);
  assert.equal(sum, '8addb84c4314a931');
});

test('all common strings in records have a number in the link dictionary', () => {
  const values = Object.values(OPTION_VALUES).flatMap((of: OptionValues) => [
    ...('oneOf' in of ? of.oneOf : of.listOf),
  ]);
  const texts = [
    ...OPTION_NAMES,
    ...VARIANT_IDS,
    ...ALL_CARDS,
    ...SIGNS,
    ...values.filter((value) => typeof value === 'string'),
  ];
  assert.deepEqual(
    texts.filter((text) => !WORDS.includes(text)),
    [],
  );
});

// -- encoding ----------------------------------------------------------------------------------------------------------

const packedActions = (actions: readonly Json[]): string => {
  const writer = createBitWriter();
  writeActions(writer, actions);
  return writer.text();
};

test('readJson() restores any JSON value that writeJson() wrote and stops exactly at its end', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 4 }), fc.nat(2 ** 31 - 1), (value, number) => {
      const writer = createBitWriter();
      const json = JSON.parse(JSON.stringify(value)) as Json;
      writeJson(writer, json);
      writer.number(number);
      const reader = createBitReader(writer.text());
      assert.deepEqual(readJson(reader), json);
      assert.equal(reader.number(), number);
      assert.ok(reader.isAtEnd());
    }),
    { numRuns: runs(50, 1000) },
  );
});

test('actions with unknown types, fields or values survive encoding in a link', () => {
  const actions: readonly Json[] = [
    { type: 'play', seat: 2, card: 'HK' },
    { type: 'play', seat: 3, card: 'HK', call: false },
    { type: 'play', seat: 3, card: 'H4' },
    { type: 'play', seat: 0, card: 'HK', slam: true },
    { type: 'knock', seat: 1, how: ['twice', 2.5, -1, null] },
    { type: 'bid', seat: 7, to: 3 },
    { type: 'bid', seat: 1, to: 1e12 },
    { type: 'cut', seat: 1, at: -1 },
    { type: 'signal', seat: 1, sign: 'wink' },
    { seat: 1 },
    null,
    'next',
    { type: 'hold', seat: 2 },
  ];
  assert.deepEqual(readActions(createBitReader(packedActions(actions))), actions);
});

test('a played card without a call takes nine bits in a link', () => {
  const plays: readonly Json[] = ALL_CARDS.flatMap((card) => [0, 3, 1].map((seat) => ({ type: 'play', seat, card })));
  assert.equal(packedActions(plays).length, Math.ceil((plays.length * 9 + 10) / 6));
});

test('in every variant, the link of a whole game is shorter than 1500 characters', () => {
  for (const variant of VARIANT_IDS) {
    const game = playAtRandom({ variant, seed: 'room' });
    assert.ok(toLink(game.record()).length < 1500, variant);
  }
});

// -- invalid links ---------------------------------------------------------------------------------------------------

test('toLink() rejects a link of more than 2000 characters and reports its length', () => {
  bad('link-too-long', () => toLink(record(), `https://stube.example/${'x'.repeat(2000)}`), '2000');
  bad('link-too-long', () => toLink({ ...record(), seed: 'ß'.repeat(1000) }), '2000');
  const exact = 2000 - toLink(record()).length;
  assert.equal(toLink(record(), 'x'.repeat(exact)).length, 2000);
  bad('link-too-long', () => toLink(record(), 'x'.repeat(exact + 1)), '2001');
});

test('toLink() rejects values that are not records', () => {
  for (const wrong of [null, undefined, 7, {}, [], 'record']) bad('invalid-record', () => toLink(wrong as never));
  bad('unknown-record-version', () => toLink({ ...record(), version: 9 } as never));
  bad('invalid-record', () => toLink({ ...record(), actions: [{ type: 'play', seat: 1, card: 'EA' }] }), 'Action 1 ');
  bad('invalid-option', () => toLink(record(), 7 as never), "'base'");
});

test('fromLink() rejects strings that are not links', () => {
  const others = [
    '',
    '#',
    '#watten',
    '#watten=',
    'https://stube.example/',
    '#watten=x',
    '#watten=1',
    '#other=1abc',
    'null',
  ];
  for (const link of [...others, ...[null, undefined, 7, {}, []]]) bad('invalid-link', () => fromLink(link as never));
  bad('invalid-link', () => fromLink(`#watten=1${'A'.repeat(5000)}`), '2000');
  bad('invalid-link', () => fromLink(toLink(record()).replace('=1', '=2')));
});

test('fromLink() rejects a link that is truncated, extended or altered in any character', () => {
  const link = toLink(record());
  const begin = link.indexOf('=') + 1;
  for (let end = begin; end < link.length; end++) bad('invalid-link', () => fromLink(link.slice(0, end)));
  for (const more of ['A', '=', 'AAAAAAAAA', '#', '.']) bad('invalid-link', () => fromLink(link + more));
  for (let place = begin; place < link.length; place++) {
    for (const other of ['A', 'z', '_', '%']) {
      if (link[place] !== other)
        bad('invalid-link', () => fromLink(link.slice(0, place) + other + link.slice(place + 1)));
    }
  }
});

/** Creates a link with a valid checksum and arbitrary content. */
const forged = (rest: Json, actions: readonly Json[], more = 0): string => {
  const writer = createBitWriter();
  writeJson(writer, rest);
  writeActions(writer, actions);
  writer.bits(0, more);
  return linkOf(writer.text());
};

/** Adds the link's checksum, computed independently of the source. */
const linkOf = (text: string): string => {
  let sum = 0x811c9dc5;
  for (const sign of text) sum = Math.imul(sum ^ sign.charCodeAt(0), 0x01000193);
  const check = createBitWriter();
  check.bits((sum ^ (sum >>> 16)) & 0x7fffffff, 31);
  return `#watten=1${text}${check.text()}`;
};

test('fromLink() rejects invalid content with an InputError even if the checksum is valid', () => {
  const { actions, ...rest } = JSON.parse(JSON.stringify(record()));
  assert.deepEqual(fromLink(forged(rest, actions)), record());
  bad('invalid-link', () => fromLink(forged(rest, actions, 40)), 'more than one game');
  bad('unknown-record-version', () => fromLink(forged({ ...rest, version: 3 }, actions)), '3');
  bad('invalid-record', () => fromLink(forged({ ...rest, seed: 7 }, actions)), 'seed');
  bad('invalid-record', () =>
    fromLink(forged({ ...rest, ['__proto__']: { version: 2 } }, [{ type: 'knock', seat: 0 }])),
  );
  for (const other of [null, 7, 'x', [], true]) bad('invalid-record', () => fromLink(forged(other, [])));
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom('A', 'B', 'C', 'a', 'b', '0', '9', '-', '_'), minLength: 1, maxLength: 400 }),
      (text) => {
        try {
          fromLink(linkOf(text));
        } catch (error) {
          assert.ok(error instanceof InputError, String(error));
        }
      },
    ),
    { numRuns: runs(75, 3000) },
  );
});
