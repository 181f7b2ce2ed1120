/** The draw of rounds, groups and knock-outs: properties that hold for every evening. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { createEvening, drawSeed, hashOfSecret, type Evening, type Match, type Stage } from '../../src/evening.js';
import { runs } from '../runs.js';
import { drawNext, eveningOf, lastRound, matchWith, pairs, played, playRound, sorted } from './play.js';

const anySeed = fc.string({ minLength: 1, maxLength: 12 }).filter((text) => /[a-z\d]/iu.test(text));
const anyCount = fc.oneof(fc.integer({ min: 8, max: 40 }), fc.integer({ min: 41, max: 250 }));

const draws = (rounds: number, games = 1): { readonly settings: { readonly stages: readonly Stage[] } } => ({
  settings: { stages: [{ kind: 'draw', rounds, games }] },
});

const keyOf = ({ sides: [one, other] }: Match): string => [one, other].sort((a, b) => Number(a) - Number(b)).join('-');
const allMatches = ({ state }: Evening): readonly Match[] => state.rounds.flatMap(({ matches }) => matches);

/** Returns the pairings that occur more than once in an evening. */
const rematches = (evening: Evening): readonly string[] => {
  const keys = allMatches(evening)
    .filter(({ sides }) => !sides.includes(null))
    .map(keyOf);
  return keys.filter((key, index) => keys.indexOf(key) < index);
};

const byesOf = (evening: Evening): readonly number[] =>
  allMatches(evening)
    .filter(({ sides, rest }) => sides.includes(null) && !rest)
    .map(({ sides }) => sides[0]);

/** Checks that each entry that is in plays once in the last round. */
const assertEachOnce = (evening: Evening): void => {
  const inRound = lastRound(evening).matches.flatMap(({ sides }) => sides.filter((entry) => entry !== null));
  const active = evening.state.entries.filter(({ out }) => !out).map(({ no }) => no);
  assert.deepEqual(
    [...inRound].sort((one, other) => one - other),
    active,
  );
};

test('in four rounds, each entry plays once per round, against different opponents, with one bye at most', () => {
  fc.assert(
    fc.property(anyCount, anySeed, (count, seed) => {
      const evening = eveningOf(count, draws(4));
      for (let round = 1; round <= 4; round++) {
        drawNext(evening, `${seed}${round}`);
        assertEachOnce(evening);
        playRound(evening, seed);
      }
      const byes = byesOf(evening);
      assert.deepEqual(rematches(evening), []);
      assert.equal(new Set(byes).size, byes.length);
      assert.equal(byes.length, count % 2 === 0 ? 0 : 4);
    }),
    { numRuns: runs(60, 1200) },
  );
});

test('after withdrawals and late entries, no entry has the same opponent twice or two byes', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 14, max: 90 }),
      anySeed,
      fc.array(fc.tuple(fc.nat(), fc.boolean()), { minLength: 3, maxLength: 3 }),
      (count, seed, changes) => {
        const evening = eveningOf(count, draws(4));
        for (let round = 1; round <= 4; round++) {
          drawNext(evening, `${seed}${round}`);
          assertEachOnce(evening);
          playRound(evening, seed);
          const [pick, late] = changes[round - 1] ?? [0, false];
          const active = evening.state.entries.filter(({ out }) => !out);
          evening.do({ type: 'withdraw', entry: active[pick % active.length]?.no ?? 1 });
          if (late) evening.do({ type: 'enter', names: ['Late', `Pair ${round}`] });
        }
        const byes = byesOf(evening);
        assert.deepEqual(rematches(evening), []);
        assert.equal(new Set(byes).size, byes.length);
      },
    ),
    { numRuns: runs(60, 1200) },
  );
});

test('in a small field, each entry meets each other entry before any rematch', () => {
  fc.assert(
    fc.property(fc.integer({ min: 4, max: 16 }), anySeed, (count, seed) => {
      const rounds = count % 2 === 0 ? count - 1 : count;
      const evening = eveningOf(count, draws(rounds));
      for (let round = 1; round <= rounds; round++) {
        drawNext(evening, `${seed}${round}`);
        playRound(evening, seed);
      }
      assert.deepEqual(rematches(evening), []);
      const met = allMatches(evening).filter(({ sides }) => !sides.includes(null));
      assert.equal(met.length, (count * (count - 1)) / 2);
    }),
    { numRuns: runs(40, 800) },
  );
});

/** Whether pairings of all entries without a rematch exist, tried one after the other. */
const canPair = (entries: readonly number[], met: ReadonlySet<string>): boolean => {
  const [first, ...others] = entries;
  if (first === undefined) return true;
  return others.some(
    (other) =>
      !met.has(`${first}-${other}`) &&
      canPair(
        others.filter((entry) => entry !== other),
        met,
      ),
  );
};

test('after withdrawals in a small field, a round has a rematch only if each draw of that round has one', () => {
  fc.assert(
    fc.property(fc.constantFrom(8, 10, 12), anySeed, fc.nat(), (count, seed, pick) => {
      const evening = eveningOf(count, draws(5));
      for (let round = 1; round <= 5; round++) {
        const met = new Set(
          allMatches(evening).flatMap(({ sides: [one, other] }) => [`${one}-${other}`, `${other}-${one}`]),
        );
        drawNext(evening, `${seed}${round}`);
        const again = played(lastRound(evening)).some(({ sides: [one, other] }) => met.has(`${one}-${other}`));
        const active = evening.state.entries.filter(({ out }) => !out).map(({ no }) => no);
        if (again) assert.equal(active.length % 2 === 0 && canPair(active, met), false);
        playRound(evening, seed);
        const left = evening.state.entries.filter(({ out }) => !out);
        if (round % 2 === 0)
          for (const offset of [0, 1])
            evening.do({ type: 'withdraw', entry: left[(pick + offset) % left.length]?.no ?? 1 });
      }
    }),
    { numRuns: runs(60, 1200) },
  );
});

test('several entries of one pair never play each other, nor at two tables in the same turn', () => {
  fc.assert(
    fc.property(fc.integer({ min: 10, max: 60 }), anySeed, fc.constantFrom(undefined, 8), (count, seed, tables) => {
      const entries = [...pairs(count), ...pairs(4), ...pairs(2)];
      const evening = createEvening({
        preset: 'bayern-3x3',
        name: 'Lose',
        entries,
        settings: tables === undefined ? {} : { tables },
      });
      const people = (entry: number | null): string => entries[Number(entry) - 1]?.join() ?? '';
      for (let round = 1; round <= 3; round++) {
        drawNext(evening, `${seed}${round}`);
        const matches = played(lastRound(evening));
        for (const { sides } of matches) assert.notEqual(people(sides[0]), people(sides[1]));
        for (const turn of new Set(matches.map((match) => match.turn))) {
          const inTurn = matches.filter((match) => match.turn === turn);
          const atTables = inTurn.flatMap(({ sides }) => sides.map(people));
          assert.equal(new Set(atTables).size, atTables.length);
          assert.equal(new Set(inTurn.map(({ table }) => table)).size, inTurn.length);
          assert.ok(inTurn.every(({ table }) => table !== null && table >= 1 && table <= (tables ?? Infinity)));
        }
        playRound(evening, seed);
      }
    }),
    { numRuns: runs(40, 800) },
  );
});

test('in round 1, entries of the same club do not meet if the clubs are small enough', () => {
  fc.assert(
    fc.property(fc.integer({ min: 10, max: 120 }), fc.integer({ min: 3, max: 8 }), anySeed, (count, clubs, seed) => {
      const entries = pairs(count).map((names, index) => ({ names, club: `Club ${index % clubs}` }));
      const evening = createEvening({ preset: 'bayern-3x3', name: 'Clubs', entries });
      drawNext(evening, seed);
      for (const { sides } of played(lastRound(evening))) assert.notEqual(sides[0] % clubs, Number(sides[1]) % clubs);
    }),
    { numRuns: runs(40, 800) },
  );
});

test('from 20 entries on, no entry plays at the same table twice in four rounds', () => {
  fc.assert(
    fc.property(fc.integer({ min: 20, max: 120 }), anySeed, (count, seed) => {
      const evening = eveningOf(count, draws(4));
      for (let round = 1; round <= 4; round++) {
        drawNext(evening, `${seed}${round}`);
        playRound(evening, seed);
      }
      const visits = allMatches(evening)
        .filter(({ table }) => table !== null)
        .flatMap(({ sides, table }) => sides.map((entry) => `${entry}@${table}`));
      assert.equal(new Set(visits).size, visits.length);
    }),
    { numRuns: runs(30, 600) },
  );
});

test('a round drawn twice is the same round, with the same or with another seed', () => {
  const evening = eveningOf(12);
  drawNext(evening, '4711');
  const { state } = evening;
  evening.do({ type: 'draw', round: 1, seed: '4711' });
  evening.do({ type: 'draw', round: 1, seed: '4712' });
  assert.equal(evening.state, state);
  assert.equal(evening.record().events.length, 1);
});

test('the same seed draws the same round, and another seed another one', () => {
  const drawnWith = (seed: string) => {
    const evening = eveningOf(30);
    drawNext(evening, seed);
    return lastRound(evening).matches.map(keyOf).join(' ');
  };
  assert.equal(drawnWith('4711'), drawnWith('4711'));
  assert.notEqual(drawnWith('4711'), drawnWith('4712'));
});

test('each pairing of four entries is drawn about equally often', () => {
  const counts: Record<string, number> = {};
  for (let seed = 0; seed < 900; seed++) {
    const evening = eveningOf(4, draws(1));
    drawNext(evening, `seed ${seed}`);
    const key = keyOf(matchWith(evening, 1));
    counts[key] = (counts[key] ?? 0) + 1;
  }
  assert.deepEqual(Object.keys(counts).sort(), ['1-2', '1-3', '1-4']);
  for (const count of Object.values(counts)) assert.ok(count > 240 && count < 360, JSON.stringify(counts));
});

test('groups have nearly equal sizes, and each entry of a group meets each other entry of it once', () => {
  fc.assert(
    fc.property(fc.integer({ min: 8, max: 130 }), fc.integer({ min: 3, max: 9 }), anySeed, (count, size, seed) => {
      const evening = createEvening({
        name: 'Groups',
        preset: 'tirol-groups',
        entries: pairs(count),
        settings: { stages: [{ kind: 'groups', size, games: 1, through: 1 }] },
      });
      drawNext(evening, seed);
      const groups = evening.state.groups[0] ?? [];
      const sizes = groups.map((group) => group.length);
      assert.equal(groups.length, Math.ceil(count / size));
      assert.ok(Math.max(...sizes) <= size && Math.max(...sizes) - Math.min(...sizes) <= 1);
      const rounds = Math.max(...sizes.map((each) => each - 1 + (each % 2)));
      for (let round = 1; round <= rounds; round++) {
        if (round > 1) drawNext(evening, seed);
        playRound(evening, seed);
      }
      assert.throws(() => drawNext(evening, seed), { code: 'not-now', message: /All rounds/u });
      assert.deepEqual(rematches(evening), []);
      const meetings = allMatches(evening).filter(({ sides }) => !sides.includes(null)).length;
      assert.equal(
        meetings,
        sizes.reduce((sum, each) => sum + (each * (each - 1)) / 2, 0),
      );
      assert.deepEqual(byesOf(evening), [], 'a rest in a group of odd size does not count');
    }),
    { numRuns: runs(40, 800) },
  );
});

test('a knock-out of any number of entries ends with one winner, and no entry has two byes', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 130 }), anySeed, (count, seed) => {
      const evening = eveningOf(count, { preset: 'knockout' });
      let left = count;
      while (left > 1) {
        drawNext(evening, seed);
        const main = lastRound(evening).matches.filter(({ third }) => !third);
        assert.equal(main.flatMap(({ sides }) => sides.filter((entry) => entry !== null)).length, left);
        left = main.length;
        playRound(evening, seed);
      }
      assert.throws(() => drawNext(evening, seed), /All rounds/u);
      assert.equal(evening.state.rounds.length, Math.ceil(Math.log2(count)));
      const byes = byesOf(evening);
      assert.equal(new Set(byes).size, byes.length);
    }),
    { numRuns: runs(40, 800) },
  );
});

test('the losers of the semi-finals play for third place in the round of the final', () => {
  const evening = eveningOf(8, { preset: 'knockout' });
  for (const seed of ['one', 'two']) {
    drawNext(evening, seed);
    playRound(evening, seed);
  }
  const semiFinals = lastRound(evening).matches;
  const losers = semiFinals.map(({ sides, games: [game] }) => sides[(game?.[0] ?? 0) > (game?.[1] ?? 0) ? 1 : 0]);
  drawNext(evening, 'three');
  const third = lastRound(evening).matches.find((match) => match.third);
  assert.deepEqual(sorted(third?.sides ?? []), sorted(losers));
  assert.equal(lastRound(evening).matches.length, 2);
});

test('a withdrawn entry is in no further draw, and returns after `return`', () => {
  const evening = eveningOf(10, draws(4));
  evening.do({ type: 'withdraw', entry: 3 });
  drawNext(evening, 'one');
  assert.throws(() => matchWith(evening, 3));
  playRound(evening, 'one');
  evening.do({ type: 'return', entry: 3 });
  drawNext(evening, 'two');
  assert.ok(matchWith(evening, 3));
});

test('a withdrawal in a group gives the opponents a bye that counts', () => {
  const evening = eveningOf(6, { settings: { stages: [{ kind: 'groups', size: 6, games: 1, through: 2 }] } } as const);
  evening.do({ type: 'draw', round: 1, seed: 'x' });
  playRound(evening, 'x');
  evening.do({ type: 'withdraw', entry: 1 });
  drawNext(evening, 'y');
  const [bye] = lastRound(evening).matches.filter(({ sides }) => sides.includes(null));
  assert.equal(bye?.rest, undefined);
  assert.equal(bye?.state, 'agreed');
});

test('the hash of a secret is the beginning of its SHA-256 hash, and hides the secret', () => {
  assert.equal(hashOfSecret('abc'), 'ba78 16bf 8f01 cfea 4141 40de');
  assert.notEqual(hashOfSecret('abd'), hashOfSecret('abc'));
});

test('the seed of a draw depends on the secret and on the number from the hall', () => {
  const seeds = [drawSeed('abc', '7'), drawSeed('abc', '8'), drawSeed('abd', '7')];
  assert.equal(new Set(seeds).size, 3);
  assert.equal(drawSeed('abc', ' 7 '), drawSeed('abc', '7'));
});
