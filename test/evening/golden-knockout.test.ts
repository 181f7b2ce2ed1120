/**
 * Evenings with groups, a knock-out or two clubs, worked out by hand from the rules of real events. `place pair wins points
 * given difference bummerl`.
 */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { clubStandings, groupStandings, PRESETS, type FirstEntry, type Settings } from '../../src/evening.js';
import { checkLines, checkStandings, playGroups, playSlips, startSheet } from './golden.js';

const ROHRENFELS = {
  ...PRESETS['bayern-3x3'],
  score: { win: 1, own: false },
  ties: ['wins', 'difference', 'lot'],
} as const;

test('Tiroler Watter-Krone: the winners of the groups go to the final; equal pairs by their games, then the difference', () => {
  const [, knockout] = PRESETS['tirol-groups'].stages;
  assert.ok(knockout);
  const stages: Settings['stages'] = [{ kind: 'groups', size: 4, games: 1, through: 1 }, knockout];
  const evening = startSheet({ ...PRESETS['tirol-groups'], stages }, 12);
  const entryOf = playGroups(evening, [
    ...['A1-A2 2:11', 'A1-A3 11:9', 'A1-A4 11:8', 'A2-A3 5:11', 'A2-A4 11:9', 'A3-A4 11:7'],
    ...['B1-B2 11:5', 'B1-B3 10:11', 'B1-B4 11:0', 'B2-B3 7:11', 'B2-B4 11:10', 'B3-B4 4:11'],
    ...['C1-C2 11:3', 'C1-C3 11:6', 'C1-C4 11:6', 'C2-C3 11:2', 'C2-C4 10:11', 'C3-C4 7:11'],
  ]);
  const [a = [], b = [], c = []] = groupStandings(evening);
  // A1 beat A3, A3 beat A2, A2 beat A1: the difference decides.
  checkLines(a, '1 A3 2 2 23 8 1\n 2 A2 2 2 22 5 1\n 3 A1 2 2 28 -4 1\n 4 A4 0 0 33 -9 3', entryOf);
  // B3 beat B1, and B2 beat B4, although the differences are worse.
  checkLines(b, '1 B3 2 2 28 -2 1\n 2 B1 2 2 16 16 1\n 3 B2 1 1 32 -9 2\n 4 B4 1 1 26 -5 3', entryOf);
  checkLines(c, '1 C1 3 3 15 18 0\n 2 C4 2 2 28 0 1\n 3 C2 1 1 24 0 2\n 4 C3 0 0 33 -18 3', entryOf);
  playSlips(evening, ['C1-B3 11:6', 'A3 bye'], entryOf);
  playSlips(evening, ['A3-C1 5:11'], entryOf);
  evening.do({ type: 'finish' });
  checkStandings(
    evening,
    `
    1  | C1 | 3 | 3 | 15 | 18  | 0
    2  | A3 | 2 | 2 | 23 | 8   | 1
    3  | B3 | 2 | 2 | 28 | -2  | 1
    4  | B1 | 2 | 2 | 16 | 16  | 1
    5  | A2 | 2 | 2 | 22 | 5   | 1
    6  | C4 | 2 | 2 | 28 | 0   | 1
    7  | A1 | 2 | 2 | 28 | -4  | 1
    8  | C2 | 1 | 1 | 24 | 0   | 2
    9  | B4 | 1 | 1 | 26 | -5  | 3
    10 | B2 | 1 | 1 | 32 | -9  | 2
    11 | A4 | 0 | 0 | 33 | -9  | 3
    12 | C3 | 0 | 0 | 33 | -18 | 3`,
    entryOf,
  );
});

test('SC Rohrenfels, four groups: wins, then the difference; the best two of each group go to the quarter-final', () => {
  const stages: Settings['stages'] = [
    { kind: 'groups', size: 4, games: 1, through: 2 },
    { kind: 'knockout', of: 'all', bestOf: 3, third: true },
  ];
  const evening = startSheet({ ...ROHRENFELS, stages }, 13);
  const entryOf = playGroups(evening, [
    ...['A1-A2 15:6', 'A1-A3 15:7', 'A1-A4 15:8', 'A2-A3 15:6', 'A2-A4 12:15', 'A3-A4 15:5'],
    ...['B1-B2 15:13', 'B1-B3 15:5', 'B2-B3 13:15'],
    ...['C1-C2 15:3', 'C1-C3 10:15', 'C2-C3 15:8'],
    ...['D1-D2 8:15', 'D1-D3 11:15', 'D2-D3 13:15'],
  ]);
  playSlips(
    evening,
    ['C1-C3 10:15 15:4 15:7', 'A1-A2 12:15 15:12 6:15', 'B1-D2 4:15 15:9 15:7', 'B3-D3 0:15 15:5 10:15'],
    entryOf,
  );
  playSlips(evening, ['A2-D3 8:15 15:12 15:8', 'B1-C1 15:7 14:15 15:7'], entryOf);
  playSlips(evening, ['A2-B1 15:8 15:13', 'D3-C1 15:13 15:6 third'], entryOf);
  evening.do({ type: 'finish' });
  checkStandings(
    evening,
    `
    1  | A2 | 1 | 1 | 36 | -3  | 2
    2  | B1 | 2 | 2 | 18 | 12  | 0
    3  | D3 | 2 | 2 | 24 | 6   | 0
    4  | C1 | 1 | 1 | 18 | 7   | 1
    5  | A1 | 3 | 3 | 21 | 24  | 0
    6  | D2 | 1 | 1 | 23 | 5   | 1
    7  | C3 | 1 | 1 | 25 | -2  | 1
    8  | B3 | 1 | 1 | 28 | -8  | 1
    9  | C2 | 1 | 1 | 23 | -5  | 1
    10 | A3 | 1 | 1 | 35 | -7  | 2
    11 | A4 | 1 | 1 | 42 | -14 | 2
    12 | B2 | 0 | 0 | 30 | -4  | 2
    13 | D1 | 0 | 0 | 30 | -11 | 2`,
    entryOf,
  );
});

test('SC Rohrenfels, three groups: the best two of each group and the best two third places go to the quarter-final', () => {
  const stages: Settings['stages'] = [
    { kind: 'groups', size: 4, games: 1, through: 3 },
    { kind: 'knockout', of: 8, bestOf: 3, third: true },
  ];
  const evening = startSheet({ ...ROHRENFELS, stages }, 12);
  const entryOf = playGroups(evening, [
    ...['A1-A2 15:8', 'A1-A3 15:11', 'A1-A4 15:5', 'A2-A3 15:4', 'A2-A4 15:9', 'A3-A4 15:5'],
    ...['B1-B2 5:15', 'B1-B3 15:3', 'B1-B4 7:15', 'B2-B3 9:15', 'B2-B4 12:15', 'B3-B4 4:15'],
    ...['C1-C2 6:15', 'C1-C3 11:15', 'C1-C4 5:15', 'C2-C3 9:15', 'C2-C4 8:15', 'C3-C4 15:0'],
  ]);
  // The third places have one win each: A3 -5, B1 -6, C2 -4. B1 is out, and B2, second with one win, is through.
  playSlips(
    evening,
    ['B2-A1 15:14 9:15 15:5', 'C3-B4 10:15 6:15', 'A2-C4 15:4 5:15 15:0', 'C2-A3 15:13 15:8'],
    entryOf,
  );
  playSlips(evening, ['C2-A2 15:3 15:3', 'B2-B4 15:9 13:15 7:15'], entryOf);
  playSlips(evening, ['B4-C2 15:8 13:15 12:15', 'A2-B2 8:15 15:9 14:15 third'], entryOf);
  evening.do({ type: 'finish' });
  checkStandings(
    evening,
    `
    1  | C2 | 1 | 1 | 36 | -4  | 2
    2  | B4 | 3 | 3 | 23 | 22  | 0
    3  | B2 | 1 | 1 | 35 | 1   | 2
    4  | A2 | 2 | 2 | 28 | 10  | 1
    5  | C3 | 3 | 3 | 20 | 25  | 0
    6  | A1 | 3 | 3 | 24 | 21  | 0
    7  | C4 | 2 | 2 | 28 | 2   | 2
    8  | A3 | 1 | 1 | 35 | -5  | 2
    9  | B1 | 1 | 1 | 33 | -6  | 2
    10 | B3 | 1 | 1 | 39 | -17 | 2
    11 | C1 | 0 | 0 | 45 | -23 | 3
    12 | A4 | 0 | 0 | 45 | -26 | 3`,
    entryOf,
  );
});

test('Telfs: a knock-out of lots at three tables, with several lots of one pair that never meet', () => {
  // Lots 1 to 3, 4 to 6, 7 and 8, and 9 and 10 belong to one pair each.
  const holders = [1, 1, 1, 2, 2, 2, 3, 3, 4, 4, 5, 6];
  const entries = holders.map((holder) => [`Moidl ${holder}`, `Sepp ${holder}`] as const);
  const evening = startSheet({ ...PRESETS.knockout, tables: 3 }, entries);
  playSlips(evening, ['2-4 15:6', '7-1 15:14', '9-6 9:15', '5-10 15:12', '11 bye', '3 bye', '12 bye', '8 bye']);
  playSlips(evening, ['5-12 11:15', '8-2 14:15', '7-6 15:3', '3-11 4:15']);
  playSlips(evening, ['11-2 15:8', '7-12 15:10']);
  playSlips(evening, ['11-7 15:3', '2-12 15:11 third']);
  evening.do({ type: 'finish' });
  // A bye counts as a win of 15:8. Lot 8: 15 + 14 - 8 - 15 = +6. Lot 5: 15 + 11 - 12 - 15 = -1.
  checkStandings(
    evening,
    `
    1  | 11 | 4 | 4 | 23 | 37 | 0
    2  | 7  | 3 | 3 | 42 | 6  | 1
    3  | 2  | 3 | 3 | 46 | 7  | 1
    4  | 12 | 2 | 2 | 49 | 2  | 2
    5  | 8  | 1 | 1 | 23 | 6  | 1
    6  | 5  | 1 | 1 | 27 | -1 | 1
    7  | 3  | 1 | 1 | 23 | -4 | 1
    8  | 6  | 1 | 1 | 24 | -6 | 1
    9  | 1  | 0 | 0 | 15 | -1 | 1
    10 | 10 | 0 | 0 | 15 | -3 | 1
    11 | 9  | 0 | 0 | 15 | -6 | 1
    12 | 4  | 0 | 0 | 15 | -9 | 1`,
  );
});

const CLUBS: readonly FirstEntry[] = [1, 2, 3, 4, 5].flatMap((pair) =>
  ['Saalachthaler', 'Grenzler'].map((club) => ({ names: [`Moidl ${pair}`, `${club} ${pair}`] as const, club })),
);

/** The 100 games of five pairs (S) against five pairs (G). */
const HUNDRED_GAMES = [
  ...['S1-G1 8:15 3:15 15:10 15:13', 'S1-G2 9:15 15:10 12:15 15:12', 'S1-G3 15:11 10:15 4:15 7:15'],
  ...['S1-G4 14:15 15:4 15:12 15:9', 'S1-G5 15:13 3:15 8:15 15:0'],
  ...['S2-G1 5:15 3:15 14:15 15:9', 'S2-G2 15:13 0:15 15:10 15:8', 'S2-G3 12:15 15:12 4:15 15:6'],
  ...['S2-G4 7:15 0:15 7:15 15:13', 'S2-G5 15:6 15:6 12:15 15:10'],
  ...['S3-G1 15:5 3:15 15:13 11:15', 'S3-G2 15:10 15:13 11:15 15:6', 'S3-G3 12:15 15:7 12:15 15:10'],
  ...['S3-G4 15:13 7:15 15:6 9:15', 'S3-G5 11:15 5:15 9:15 11:15'],
  ...['S4-G1 15:10 10:15 6:15 6:15', 'S4-G2 15:5 15:14 3:15 7:15', 'S4-G3 0:15 10:15 8:15 15:3'],
  ...['S4-G4 15:6 15:13 11:15 15:9', 'S4-G5 15:12 12:15 10:15 15:6'],
  ...['S5-G1 15:10 15:0 13:15 15:0', 'S5-G2 12:15 15:9 15:10 15:10', 'S5-G3 4:15 15:9 9:15 15:6'],
  ...['S5-G4 10:15 15:0 15:3 15:12', 'S5-G5 4:15 15:13 3:15 3:15'],
];

const clubLines = (evening: Parameters<typeof clubStandings>[0]): readonly string[] =>
  clubStandings(evening).map(({ place, club, wins, bummerl }) => `${place} ${club} ${wins} ${bummerl}`);

test('Saalachthaler against Grenzler: at 50 to 50 Bummerl, the number of games lost without a point decides', () => {
  const evening = startSheet(PRESETS.clubs, CLUBS);
  const entryOf = playGroups(evening, HUNDRED_GAMES, 'SG');
  assert.equal(evening.state.rounds.length, 5);
  evening.do({ type: 'finish' });
  // Each club lost 50 games. The Saalachthaler were gschneidert 3 times, the Grenzler 4 times.
  assert.deepEqual(clubLines(evening), ['1 Saalachthaler 50 53', '2 Grenzler 50 54']);
  checkStandings(
    evening,
    `
    1  | S5 | 12 | 12 | 202 | 36  | 8
    2  | G3 | 12 | 12 | 212 | 32  | 8
    3  | G5 | 12 | 12 | 211 | 35  | 9
    4  | G1 | 11 | 11 | 217 | 18  | 11
    5  | S1 | 10 | 10 | 244 | -16 | 10
    6  | S2 | 10 | 10 | 243 | -29 | 12
    7  | S3 | 9  | 9  | 248 | -12 | 11
    8  | S4 | 9  | 9  | 243 | -25 | 12
    9  | G4 | 8  | 8  | 245 | -25 | 13
    10 | G2 | 7  | 7  | 249 | -14 | 13`,
    entryOf,
  );
});

test('Saalachthaler against Grenzler: 51 to 49 Bummerl win, although the winners were gschneidert more often', () => {
  const changed = new Map([
    // One more game for the Saalachthaler, and four more games that they lost without a point.
    ['S2-G4 7:15 0:15 7:15 15:13', 'S2-G4 15:7 0:15 7:15 15:13'],
    ['S3-G5 11:15 5:15 9:15 11:15', 'S3-G5 0:15 0:15 0:15 0:15'],
  ]);
  const evening = startSheet(PRESETS.clubs, CLUBS);
  playGroups(
    evening,
    HUNDRED_GAMES.map((slip) => changed.get(slip) ?? slip),
    'SG',
  );
  evening.do({ type: 'finish' });
  assert.deepEqual(clubLines(evening), ['1 Saalachthaler 51 56', '2 Grenzler 49 55']);
});
