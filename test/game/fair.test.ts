/** Fair games, in which no participant can choose the cards, and their verification. */
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { test } from 'node:test';
import fc from 'fast-check';
import { createGame, replay } from '../../src/game/fair/fair-game.js';
import { hashRandom } from '../../src/game/fair/hash-random.js';
import { fairSeed, hashOf, newSecret, verify } from '../../src/game/fair/verify.js';
import { type Game } from '../../src/game/game.js';
import { replay as replayQuick } from '../../src/game/replay.js';
import { fromLink, toLink } from '../../src/game/link/link.js';
import type { GameRecord } from '../../src/game/record.js';
import { packFor } from '../../src/game/pack.js';
import { defineRules } from '../../src/rules/variants.js';
import { randomFrom } from '../../src/rules/random.js';
import { runs } from '../runs.js';
import { anyAction, anyRules, anySeed, MAX_ACTIONS } from './random-play.js';
import { seats } from './table.js';

const viaJson = <T>(value: T): T => JSON.parse(JSON.stringify(value));

const SECRET = 'geheim-geheim-geheim-geheim';
const SALTS = ['salt', 'Prise', null, 'sale'];
const PROMISED = { hash: hashOf(SECRET), salts: SALTS };

const playOut = (game: Game, random = randomFrom('fair', game.record().seed)): Game => {
  for (let count = 0; game.phase !== 'game-over'; count++) {
    assert.ok(count < MAX_ACTIONS);
    game.act(anyAction(game, random));
  }
  return game;
};

/** A finished fair game. */
const fairGame = playOut(createGame({ seed: fairSeed(SECRET, SALTS), deal: 'sha256', rules: { target: 9 } }));
const record = viaJson(fairGame.record());

test('hashOf() returns the SHA-256 hash of a secret in hexadecimal', () => {
  for (const secret of [SECRET, newSecret()])
    assert.equal(hashOf(secret), createHash('sha256').update(secret).digest('hex'));
});

test('packFor() with hashRandom() returns the recorded pack for a seed', () => {
  assert.equal(
    packFor(defineRules('suedtirol'), { seed: 'stube', game: 1, hand: 1, createRandom: hashRandom }).join(' '),
    'H7 L8 HU L7 S10 EU SO S9 EK HK S8 HA S6 S7 LA SK SU LU EA LO L9 EO H10 H9 E8 L10 E7 H8 LK HO SA E10 E9',
  );
});

test("the record of a fair game has `deal: 'sha256'` and replays to the same views, including through a link", () => {
  fc.assert(
    fc.property(anyRules, anySeed, fc.nat(60), (rules, seed, count) => {
      const game = createGame({ rules, seed, deal: 'sha256' });
      const random = randomFrom('fair', seed);
      for (let done = 0; done < count && game.phase !== 'game-over'; done++) game.act(anyAction(game, random));
      const now: GameRecord = viaJson(game.record());
      assert.equal(now.deal, 'sha256');
      for (const played of [replay(now), replay(fromLink(toLink(now)))]) {
        assert.deepEqual(played.record(), now);
        for (const seat of [null, ...seats(game)]) assert.deepEqual(played.view(seat), game.view(seat));
      }
    }),
    { numRuns: runs(5, 80) },
  );
});

test('with the same seed, a fair game and a quick game have different cards', () => {
  const start = (deal?: 'sha256') => {
    const game = createGame({ seed: 'stube', setup: { dealer: 3 }, deal });
    game.act({ type: 'cut', seat: 2, at: 8 });
    return game;
  };
  assert.notDeepEqual(start('sha256').view(0).hand, start().view(0).hand);
  assert.ok(!('deal' in start().record()));
});

test('each game of a fair match has its own seed, either random or from `nextSeed()`', () => {
  for (const nextSeed of [undefined, (game: number) => `game ${game}`]) {
    const game = replay(record, { nextSeed });
    assert.equal(game.phase, 'game-over');
    game.act({ type: 'next', seat: 0 });
    const { seed, deal, before } = game.record();
    assert.equal(deal, 'sha256');
    assert.equal(before?.game, 1);
    if (nextSeed) assert.equal(seed, 'game 2');
    assert.notEqual(seed, record.seed);
  }
  const quick = playOut(createGame({ seed: 'a', rules: { target: 9 }, nextSeed: (game) => `b${game}` }));
  quick.act({ type: 'next', seat: 0 });
  assert.equal(quick.record().seed, 'b2');
});

test('verify() accepts a fair game with the hash and salts that were published before the game', async () => {
  assert.equal(await verify(record, PROMISED), true);
  const halfway = { ...record, actions: record.actions.slice(0, 9) };
  assert.equal(await verify(halfway, PROMISED), true);
});

test('verify() rejects a wrong secret, wrong or reordered salts, a set-up and a quick deal', async () => {
  const other = newSecret();
  const quick = { ...record, deal: undefined };
  for (const [what, played, promised] of [
    ['another hash', record, { ...PROMISED, hash: hashOf(other) }],
    ['another salt', record, { ...PROMISED, salts: ['salt', 'Prise', null, 'Sale'] }],
    ['a salt for a seat without one', record, { ...PROMISED, salts: ['salt', 'Prise', 'x', 'sale'] }],
    ['salts of other seats', record, { ...PROMISED, salts: ['Prise', 'salt', null, 'sale'] }],
    ['another secret', { ...record, seed: fairSeed(other, SALTS), actions: [] }, PROMISED],
    ['another seed', { ...record, seed: 'stube', actions: [] }, PROMISED],
    ['a set-up', { ...record, setup: { score: [0, 8] }, actions: [] }, PROMISED],
    ['a quick deal', { ...quick, actions: [] }, PROMISED],
  ] as const)
    assert.equal(await verify(played as GameRecord, promised), false, what);
});

test('verify() rejects an invalid argument with an error that names the argument', async () => {
  const wrong = (played: unknown, promised: unknown, code: string, message: RegExp) =>
    assert.rejects(verify(played as never, promised as never), { name: 'InputError', code, message });
  await wrong({}, PROMISED, 'invalid-record', /has no version/u);
  await wrong({ ...record, deal: 'md5' }, PROMISED, 'invalid-record', /'sha256' or omitted, not 'md5'/u);
  await wrong({ ...record, actions: [{ type: 'next', seat: 0 }] }, PROMISED, 'invalid-record', /Action 1/u);
  await wrong(
    record,
    { ...PROMISED, hash: 'abc' },
    'invalid-option',
    /'hash' must be 64 hexadecimal digits, not 'abc'/u,
  );
  await wrong(record, { ...PROMISED, salts: ['a', 'b'] }, 'invalid-option', /'salts' has 2 entries, .* 4 seats/u);
  await wrong(record, { ...PROMISED, salts: ['a', 'b.c', null, 'd'] }, 'invalid-option', /salt of seat 1/u);
  await wrong(record, { ...PROMISED, salts: 'abcd' }, 'invalid-option', /'salts' must be a list/u);
});

test('fairSeed() and hashOf() reject invalid secrets, and fairSeed() rejects an empty salt', () => {
  assert.throws(() => fairSeed('kurz', []), /A secret must consist of 22 to 128/u);
  assert.throws(() => hashOf('mit.punkt.mit.punkt.mit.punkt'), { code: 'invalid-option' });
  assert.throws(() => fairSeed(SECRET, ['', 'a']), /salt of seat 0/u);
  assert.match(newSecret(), /^[0-9a-f]{64}$/u);
  assert.notEqual(newSecret(), newSecret());
});

test('createGame() rejects an invalid `deal` or `nextSeed`, and only the engine can replay a fair deal', () => {
  assert.throws(() => createGame({ deal: 'md5' as never }), /'deal' must be 'sha256' or omitted, not 'md5'/u);
  assert.throws(() => createGame({ nextSeed: 'a' as never }), /'nextSeed' must be a function/u);
  assert.throws(() => replayQuick(record), { code: 'invalid-record', message: /Only the engine can replay/u });
  const game = replay(record, { nextSeed: () => 7 as never });
  assert.throws(() => game.act({ type: 'next', seat: 0 }), /'seed' must be a string, not 7/u);
  assert.equal(game.phase, 'game-over');
});
