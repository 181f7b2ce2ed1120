/** A match of two clubs: its draw and its standings. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import {
  clubStandings,
  createEvening,
  EveningError,
  groupStandings,
  PRESETS,
  replayEvening,
  standings,
  type Evening,
  type FirstEntry,
} from '../../src/evening.js';
import { runs } from '../runs.js';
import { drawNext, lastRound, played, playRound, sorted } from './play.js';

const CLUBS = ['Saalachthaler', 'Grenzler'] as const;

/** Returns pairs of each club, in turn as long as both have some. */
const entriesOf = (sizes: readonly [number, number]): readonly FirstEntry[] =>
  Array.from({ length: Math.max(...sizes) }, (_, index) =>
    CLUBS.filter((__, club) => index < (sizes[club] ?? 0)).map((club) => ({
      names: [`Moidl ${index}`, `Sepp ${index} ${club}`] as const,
      club,
    })),
  ).flat();

const matchOf = (sizes: readonly [number, number], legs = 2, games = 2): Evening =>
  createEvening({
    preset: 'clubs',
    name: 'Saalachthaler gegen Grenzler',
    entries: entriesOf(sizes),
    settings: { stages: [{ kind: 'clubs', legs, games }] },
  });

const clubOf = ({ state }: Evening, entry: number | null): string | undefined =>
  state.entries.find(({ no }) => no === entry)?.club;

/** Plays all rounds of a match. */
const playAll = (evening: Evening, rounds: number, seed: string): void => {
  for (let round = 1; round <= rounds; round++) {
    drawNext(evening, `${seed}${round}`);
    playRound(evening, seed);
  }
};

const anySize = fc.integer({ min: 1, max: 8 });
const anySeed = fc.string({ minLength: 1, maxLength: 12 }).filter((text) => /[a-z\d]/iu.test(text));

test('each pair meets each pair of the other club as often as the legs say, and never a pair of the same club', () => {
  fc.assert(
    fc.property(anySize, anySize, fc.integer({ min: 1, max: 4 }), anySeed, (one, other, legs, seed) => {
      const evening = matchOf([one, other], legs);
      playAll(evening, legs * Math.max(one, other), seed);
      const meetings = new Map<string, number>();
      for (const { sides } of evening.state.rounds.flatMap(played)) {
        assert.notEqual(clubOf(evening, sides[0]), clubOf(evening, sides[1]));
        const key = sorted(sides).join('-');
        meetings.set(key, (meetings.get(key) ?? 0) + 1);
      }
      assert.equal(meetings.size, one * other);
      assert.deepEqual([...new Set(meetings.values())], [legs]);
      assert.throws(() => drawNext(evening, 'more'), { code: 'not-now' });
      evening.do({ type: 'finish' });
    }),
    { numRuns: runs(25, 600) },
  );
});

test('in each round of a match of clubs, each pair plays once or rests, and a rest counts nothing', () => {
  fc.assert(
    fc.property(anySize, anySize, anySeed, (one, other, seed) => {
      const evening = matchOf([one, other], 1);
      for (let round = 1; round <= Math.max(one, other); round++) {
        drawNext(evening, `${seed}${round}`);
        const { matches } = lastRound(evening);
        const sides = matches.flatMap((match) => match.sides).filter((entry) => entry !== null);
        assert.deepEqual(sorted(sides), sorted(evening.state.entries.map(({ no }) => no)));
        assert.ok(matches.every((match) => !match.sides.includes(null) || match.rest));
        playRound(evening, seed);
      }
      const games = standings(evening).reduce((sum, { wins }) => sum + wins, 0);
      assert.equal(games, one * other * 2);
    }),
    { numRuns: runs(25, 600) },
  );
});

test('the sums of the clubs are the sums of their pairs, and the better club comes first', () => {
  fc.assert(
    fc.property(anySize, anySize, anySeed, (one, other, seed) => {
      const evening = matchOf([one, other], 1);
      playAll(evening, Math.max(one, other), seed);
      const [first, second] = clubStandings(evening);
      assert.ok(first && second);
      for (const line of [first, second]) {
        const lines = standings(evening).filter(({ club }) => club === line.club);
        assert.equal(line.entries, lines.length);
        for (const sum of ['wins', 'points', 'own', 'given', 'difference', 'bummerl'] as const)
          assert.equal(
            line[sum],
            lines.reduce((total, each) => total + each[sum], 0),
          );
      }
      assert.ok(first.wins > second.wins || (first.wins === second.wins && first.bummerl <= second.bummerl));
      assert.deepEqual(sorted(groupStandings(evening).map((lines) => lines.length)), sorted([one, other]));
    }),
    { numRuns: runs(20, 400) },
  );
});

test('the same seeds give the same match of clubs again', () => {
  const evening = matchOf([5, 5]);
  playAll(evening, 4, 'seed');
  assert.deepEqual(replayEvening(evening.record()).state, evening.state);
});

test('two clubs that are equal in all sums share the first place', () => {
  const evening = matchOf([1, 1], 1);
  drawNext(evening, '1');
  evening.do({
    type: 'tell',
    match: '1-1',
    by: 'slip',
    games: [
      [15, 9],
      [9, 15],
    ],
  });
  assert.deepEqual(
    clubStandings(evening).map(({ place, bummerl }) => [place, bummerl]),
    [
      [1, 1],
      [1, 1],
    ],
  );
});

test('a Schneider decides between clubs with equal numbers of won games', () => {
  const evening = matchOf([1, 1], 1);
  drawNext(evening, '1');
  evening.do({
    type: 'tell',
    match: '1-1',
    by: 'slip',
    games: [
      [15, 0],
      [9, 15],
    ],
  });
  const [winner] = lastRound(evening).matches[0]?.sides ?? [];
  assert.deepEqual(
    clubStandings(evening).map(({ place, bummerl }) => [place, bummerl]),
    [
      [1, 1],
      [2, 2],
    ],
  );
  assert.equal(clubStandings(evening)[0]?.club, clubOf(evening, winner ?? null));
});

test('a withdrawn pair gives its opponents byes in the rounds to come', () => {
  const evening = matchOf([2, 2], 1);
  drawNext(evening, '1');
  playRound(evening, '1');
  evening.do({ type: 'withdraw', entry: 1 });
  drawNext(evening, '2');
  const byes = lastRound(evening).matches.filter(({ sides }) => sides.includes(null));
  assert.deepEqual(
    byes.map(({ sides, rest }) => [clubOf(evening, sides[0]), rest]),
    [['Grenzler', undefined]],
  );
});

const message = (run: () => unknown): string => {
  try {
    run();
    return 'no error';
  } catch (error) {
    return error instanceof EveningError ? `${error.code}: ${error.message}` : String(error);
  }
};

test('a match of clubs names entries that belong to other than two clubs', () => {
  const begin = (entries: readonly FirstEntry[]): Evening => createEvening({ preset: 'clubs', name: 'Clubs', entries });
  const of = (club?: string): FirstEntry => ({ names: ['Rosl', 'Hans'], ...(club && { club }) });
  assert.equal(
    message(() => drawNext(begin([of('Lana'), of('lana'), of('Algund'), of('Tramin')]), '1')),
    "not-now: A match of two clubs needs entries of 2 clubs, not 3: 'lana, algund, tramin'.",
  );
  assert.equal(
    message(() => drawNext(begin([of('Lana'), of()]), '1')),
    'not-now: A match of two clubs needs a club of each entry, but entry 2 has none.',
  );
});

test('a match of clubs refuses other stages, late entries, and swaps between the clubs', () => {
  const stages = [...PRESETS.clubs.stages, { kind: 'draw', rounds: 1, games: 1 }] as const;
  assert.equal(
    message(() => createEvening({ preset: 'clubs', name: 'Clubs', settings: { stages } })),
    "invalid-settings: Stage 1 is 'clubs', which is possible only as the only stage.",
  );
  assert.match(
    message(() =>
      createEvening({ preset: 'clubs', name: 'Clubs', settings: { stages: [{ kind: 'clubs', legs: 5, games: 1 }] } }),
    ),
    /'legs' of Stage 1 must be a whole number from 1 to 4, not 5/,
  );
  const evening = matchOf([2, 2], 1);
  drawNext(evening, '1');
  assert.match(
    message(() => evening.do({ type: 'enter', names: ['A', 'B'] })),
    /^not-now/,
  );
  const [one, other] = lastRound(evening).matches;
  const inOther = other?.sides.find((entry) => clubOf(evening, entry) !== clubOf(evening, one?.sides[0] ?? null));
  const inSame = other?.sides.find((entry) => entry !== inOther);
  const swap = (b: number | null | undefined) => () =>
    evening.do({ type: 'swap', round: 1, a: one?.sides[0] ?? 0, b: b ?? 0 });
  assert.match(message(swap(inOther)), /^invalid-event: Entries \d and \d are in different clubs/);
  assert.equal(message(swap(inSame)), 'no error');
});
