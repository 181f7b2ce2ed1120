/** Records in links: what goes in comes out, old ones stay readable, and what is none is refused by name. */
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
import { announced, at, FIVE_TRICKS, FOREHAND_WINS, playHand } from './table.js';

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

/** Any code point; fast-check's own unit `binary` takes 0.5 s to build. */
const codePoint = fc.nat(0x10ffff).map((code) => String.fromCodePoint(code));

const anyText = fc.oneof(
  fc.string(),
  fc.string({ unit: codePoint }),
  fc.constantFrom('', '\uFEFFx', '\uD800', 'Kaffee ☕'),
);

test('What goes into a link comes out of it: any rules, any seed, at any point of a game', () => {
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

test('So does a game of a match, with what the match had before it, and a game that was put up', () => {
  for (const players of [2, 3, 4] as const) {
    const game = createGame({ variant: 'normal', players, seed: 'stube' });
    const luck = randomFrom('link', players);
    while (game.gameNumber < 4)
      game.act(game.phase === 'game-over' ? { type: 'next', seat: 1 } : anyAction(game, luck));
    assert.deepEqual(fromLink(toLink(game.record())), game.record());
  }
  const putUp = announced(FIVE_TRICKS, { setup: at(2, 5) }).record();
  assert.deepEqual(fromLink(toLink(putUp)), putUp);
});

test('A whole match as it was recorded once comes through as well', () => {
  const over = playHand(announced(FOREHAND_WINS, { setup: at(0, 13) }));
  const whole: MatchRecord = {
    ...over.record(),
    version: 1,
    actions: [...over.record().actions, { type: 'next', seat: 2 }],
  };
  assert.deepEqual(fromLink(toLink(whole)), whole);
});

const record = (): GameRecord => playHand(announced(FOREHAND_WINS, { setup: at(0, 13) })).record();

test('A link is the address of a page with the record as its fragment; either the address or the fragment is read', () => {
  const link = toLink(record(), 'https://stube.example/watten?deck=french#old');
  assert.ok(link.startsWith('https://stube.example/watten?deck=french#watten=1'), link);
  assert.ok(!link.includes('old'));
  const fragment = link.slice(link.indexOf('#'));
  for (const form of [link, fragment, fragment.slice(1), ` ${link}\n`]) assert.deepEqual(fromLink(form), record());
});

// -- links that were given away stay readable ------------------------------------------------------------------------

/** Made when links were new. They must be read for ever; that new ones look the same is not asked for. */
const OLD_LINKS: readonly { readonly what: string; readonly link: string; readonly record: PlayableRecord }[] =
  JSON.parse(readFileSync(new URL('old-links.json', import.meta.url), 'utf8'));

for (const { what, link, record: told } of OLD_LINKS) {
  test(`A link that was given away once is still read: ${what}`, () => assert.deepEqual(fromLink(link), told));
}

test('Every kind of action is in a link that was given away once', () => {
  const types = new Set(OLD_LINKS.flatMap(({ record: told }) => told.actions.map(({ type }) => type)));
  assert.deepEqual(
    ACTION_TYPES.filter((type) => !types.has(type)),
    [],
  );
});

test('The words of links stand where they stood', () => {
  const sum = createHash('sha256').update(WORDS.slice(0, 171).join(' ')).digest('hex').slice(0, 16);
  assert.equal(new Set(WORDS).size, WORDS.length);
  assert.equal(sum, '8addb84c4314a931');
});

test('All that records usually hold has a word or a number of its own', () => {
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

// -- how things are packed ---------------------------------------------------------------------------------------------

const packedActions = (actions: readonly Json[]): string => {
  const writer = createBitWriter();
  writeActions(writer, actions);
  return writer.text();
};

test('Any JSON is packed, and nothing more is read than was written', () => {
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

test('What nobody has thought of yet is packed as it is: new actions, new fields, other values', () => {
  const actions: readonly Json[] = [
    { type: 'play', seat: 2, card: 'HK' },
    { type: 'play', seat: 3, card: 'HK', call: false },
    { type: 'play', seat: 3, card: 'H5' },
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

test('A card played without a word takes nine bits, one that is called for or bid on a few more', () => {
  const plays: readonly Json[] = ALL_CARDS.flatMap((card) => [0, 3, 1].map((seat) => ({ type: 'play', seat, card })));
  assert.equal(packedActions(plays).length, Math.ceil((plays.length * 9 + 10) / 6));
});

test('A whole game fits into a link with room for an address', () => {
  for (const variant of VARIANT_IDS) {
    const game = playAtRandom({ variant, seed: 'room' });
    assert.ok(toLink(game.record()).length < 1500, variant);
  }
});

// -- what is refused -------------------------------------------------------------------------------------------------

test('A link that would be too long is refused, and how long it would be is said', () => {
  bad('link-too-long', () => toLink(record(), `https://stube.example/${'x'.repeat(2000)}`), '2000');
  bad('link-too-long', () => toLink({ ...record(), seed: 'ß'.repeat(1000) }), '2000');
  const exact = 2000 - toLink(record()).length;
  assert.equal(toLink(record(), 'x'.repeat(exact)).length, 2000);
  bad('link-too-long', () => toLink(record(), 'x'.repeat(exact + 1)), '2001');
});

test('What is no record is put into no link', () => {
  for (const wrong of [null, undefined, 7, {}, [], 'record']) bad('invalid-record', () => toLink(wrong as never));
  bad('unknown-record-version', () => toLink({ ...record(), version: 9 } as never));
  bad('invalid-record', () => toLink({ ...record(), actions: [{ type: 'play', seat: 1, card: 'EA' }] }), 'Action 1 ');
  bad('invalid-option', () => toLink(record(), 7 as never), "'base'");
});

test('What is no link is refused', () => {
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

test('A link that is cut off, longer than it was, or altered in any character is refused', () => {
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

/** A link that was not made by `toLink`: whole, but with something else in it. */
const forged = (rest: Json, actions: readonly Json[], more = 0): string => {
  const writer = createBitWriter();
  writeJson(writer, rest);
  writeActions(writer, actions);
  writer.bits(0, more);
  return linkOf(writer.text());
};

/** The check that ends a link, reckoned a second time. */
const linkOf = (text: string): string => {
  let sum = 0x811c9dc5;
  for (const sign of text) sum = Math.imul(sum ^ sign.charCodeAt(0), 0x01000193);
  const check = createBitWriter();
  check.bits((sum ^ (sum >>> 16)) & 0x7fffffff, 31);
  return `#watten=1${text}${check.text()}`;
};

test('A whole link with something else in it is refused as what it is', () => {
  const { actions, ...rest } = JSON.parse(JSON.stringify(record()));
  assert.deepEqual(fromLink(forged(rest, actions)), record());
  bad('invalid-link', () => fromLink(forged(rest, actions, 40)), 'more in it');
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
