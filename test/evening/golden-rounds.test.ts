/**
 * Evenings with rounds drawn by lot, worked out by hand from the rules of real events. `place pair wins points given
 * difference bummerl`; the lot decides places such as `6-7`.
 */
import { test } from 'node:test';
import { PRESETS, type Settings } from '../../src/evening.js';
import { checkStandings, playSlips, startSheet } from './golden.js';

const oneStage = (preset: keyof typeof PRESETS, changes: Partial<Settings>): Settings => ({
  ...PRESETS[preset],
  ...changes,
});

test('Südtiroler Wattkönig: sums of 15 + 10 and own points, then points given, then lot; eight go to the knock-out', () => {
  const evening = startSheet(PRESETS.wattkoenig, 10);
  playSlips(evening, ['10-1 14:15', '9-2 11:15', '8-3 15:5', '4-7 15:4', '6-5 4:15']);
  playSlips(evening, ['2-10 15:3', '1-3 3:15', '4-9 0:15', '5-8 9:15', '6-7 15:3']);
  playSlips(evening, ['3-10 14:15', '4-2 14:15', '5-1 15:6', '9-6 15:5', '8-7 15:13']);
  playSlips(evening, ['4-10 15:3', '3-5 4:15', '6-2 14:15', '7-1 15:10', '9-8 15:3']);
  // Pair 9: 11 + 25 + 25 + 25 = 86. Pair 7: 4 + 3 + 13 + 25 = 45, and gave 15 + 15 + 15 + 10 = 55. Pair 10: 14 + 3 + 25 + 3
  // = 45, and gave 15 + 15 + 14 + 15 = 59. So pair 7 is eighth and qualifies.
  const byRounds = `
    1   | 2  | 4 | 100 | 42 | 18  | 0
    2   | 9  | 3 | 86  | 23 | 33  | 1
    3   | 5  | 3 | 84  | 29 | 25  | 1
    4   | 8  | 3 | 78  | 42 | 6   | 1
    5   | 4  | 2 | 64  | 37 | 7   | 3
    6-7 | 3  | 1 | 48  | 48 | -10 | 3
    6-7 | 6  | 1 | 48  | 48 | -10 | 3
    8   | 7  | 1 | 45  | 55 | -20 | 3
    9   | 10 | 1 | 45  | 59 | -24 | 3
    10  | 1  | 1 | 44  | 59 | -25 | 3`;
  checkStandings(evening, byRounds);
  playSlips(evening, ['5-3 15:9', '2-6 9:15', '4-7 15:9', '8-9 12:15']);
  playSlips(evening, ['5-9 9:15', '6-4 6:15']);
  playSlips(evening, ['9-4 13:15', '5-6 15:8 third']);
  evening.do({ type: 'finish' });
  checkStandings(
    evening,
    `
    1  | 4  | 2 | 64  | 37 | 7   | 3
    2  | 9  | 3 | 86  | 23 | 33  | 1
    3  | 5  | 3 | 84  | 29 | 25  | 1
    4  | 6  | 1 | 48  | 48 | -10 | 3
    5  | 2  | 4 | 100 | 42 | 18  | 0
    6  | 8  | 3 | 78  | 42 | 6   | 1
    7  | 3  | 1 | 48  | 48 | -10 | 3
    8  | 7  | 1 | 45  | 55 | -20 | 3
    9  | 10 | 1 | 45  | 59 | -24 | 3
    10 | 1  | 1 | 44  | 59 | -25 | 3`,
  );
});

test("Landespreiswatten Senioren: wins, then the opponents' points", () => {
  const evening = startSheet(
    oneStage('wattkoenig', {
      stages: [{ kind: 'draw', rounds: 4, games: 1 }],
      score: { win: 1, own: false },
      ties: ['wins', 'given', 'lot'],
    }),
    12,
  );
  playSlips(evening, ['1-12 11:15', '11-2 14:15', '3-10 9:15', '9-4 15:8', '8-5 15:5', '7-6 11:15']);
  playSlips(evening, ['2-12 13:15', '3-1 15:13', '4-11 11:15', '5-10 13:15', '9-6 15:14', '7-8 15:9']);
  playSlips(evening, ['12-3 14:15', '2-4 15:5', '1-5 7:15', '11-6 15:11', '10-7 3:15', '9-8 9:15']);
  playSlips(evening, ['4-12 7:15', '3-5 15:13', '2-6 15:9', '7-1 14:15', '8-11 15:7', '9-10 4:15']);
  evening.do({ type: 'finish' });
  // Pairs 9 and 11 both gave 52 points: 8 + 14 + 15 + 15, and 15 + 11 + 11 + 15.
  checkStandings(
    evening,
    `
    1   | 8  | 3 | 3 | 36 | 18  | 1
    2   | 10 | 3 | 3 | 41 | 7   | 1
    3   | 2  | 3 | 3 | 43 | 15  | 1
    4   | 12 | 3 | 3 | 46 | 13  | 1
    5   | 3  | 3 | 3 | 55 | -1  | 1
    6   | 7  | 2 | 2 | 42 | 13  | 2
    7-8 | 11 | 2 | 2 | 52 | -1  | 2
    7-8 | 9  | 2 | 2 | 52 | -9  | 2
    9   | 5  | 1 | 1 | 52 | -6  | 3
    10  | 6  | 1 | 1 | 56 | -7  | 3
    11  | 1  | 1 | 1 | 59 | -13 | 3
    12  | 4  | 0 | 0 | 60 | -29 | 4`,
  );
});

test("Watt'em all: games to 11, and penalties of 2 points or of the bid for the others", () => {
  const evening = startSheet(
    oneStage('wattkoenig', {
      target: 11,
      stages: [{ kind: 'draw', rounds: 3, games: 1 }],
      score: { win: 0, own: true },
      ties: ['points', 'given', 'lot'],
    }),
    8,
  );
  playSlips(evening, ['1-8 11:7', '7-2 3:11', '3-6 3:11', '5-4 4:11']);
  playSlips(evening, ['2-8 10:11', '3-1 2:11', '7-4 10:11', '5-6 4:11']);
  playSlips(evening, ['3-8 11:10', '4-2 10:11', '1-5 3:11', '6-7 11:9']);
  // Without penalties: 6 has 33, 2 and 4 have 32, 8 has 28, 1 has 25.
  evening.do({ type: 'adjust', entry: 4, points: 2, text: 'Pair 2 revoked' });
  evening.do({ type: 'adjust', entry: 1, points: 3, text: 'Pair 5 talked after a bid of 3' });
  evening.do({ type: 'finish' });
  checkStandings(
    evening,
    `
    1 | 4 | 2 | 34 | 25 | 7   | 1
    2 | 6 | 3 | 33 | 16 | 17  | 0
    3 | 2 | 2 | 32 | 24 | 8   | 1
    4 | 1 | 2 | 28 | 20 | 5   | 1
    5 | 8 | 1 | 28 | 32 | -4  | 2
    6 | 7 | 0 | 22 | 33 | -11 | 3
    7 | 5 | 1 | 19 | 25 | -6  | 2
    8 | 3 | 1 | 16 | 32 | -16 | 2`,
  );
});

test('Reutte: ten pairs in nine rounds, each meets each; wins, then the games between equal pairs', () => {
  const evening = startSheet(
    oneStage('tirol-groups', {
      stages: [{ kind: 'draw', rounds: 9, games: 1 }],
      ties: ['wins', 'direct', 'difference', 'lot'],
    }),
    10,
  );
  playSlips(evening, ['10-1 11:6', '2-9 11:7', '3-8 8:11', '4-7 2:11', '6-5 4:11']);
  playSlips(evening, ['2-10 11:9', '1-3 8:11', '4-9 9:11', '5-8 4:11', '6-7 7:11']);
  playSlips(evening, ['3-10 11:6', '2-4 7:11', '1-5 11:7', '9-6 11:8', '8-7 11:6']);
  playSlips(evening, ['10-4 11:9', '3-5 8:11', '6-2 8:11', '1-7 11:10', '8-9 5:11']);
  playSlips(evening, ['10-5 11:5', '4-6 2:11', '7-3 11:8', '8-2 11:4', '9-1 9:11']);
  playSlips(evening, ['10-6 11:5', '7-5 3:11', '8-4 11:6', '3-9 8:11', '2-1 11:9']);
  playSlips(evening, ['7-10 11:9', '8-6 11:4', '9-5 7:11', '4-1 11:3', '2-3 4:11']);
  playSlips(evening, ['10-8 11:6', '9-7 11:4', '6-1 11:3', '2-5 4:11', '3-4 11:6']);
  playSlips(evening, ['9-10 11:4', '8-1 11:5', '7-2 8:11', '3-6 4:11', '4-5 11:7']);
  evening.do({ type: 'finish' });
  // 2, 5 and 10 have 5 wins. 2 beat 10, 5 beat 2, 10 beat 5: one win each, so the difference decides: 5 and 10 have +8.
  // 3 and 7 have 4 wins: 7 beat 3 11:8, although 3 has the better difference.
  // 1, 4 and 6 have 3 wins. 4 beat 1, 6 beat 4 and 1: 6 has two wins among them, 4 has one.
  checkStandings(
    evening,
    `
    1   | 8  | 7 | 7 | 59 | 29  | 2
    2   | 9  | 6 | 6 | 71 | 18  | 3
    3-4 | 10 | 5 | 5 | 75 | 8   | 4
    3-4 | 5  | 5 | 5 | 70 | 8   | 4
    5   | 2  | 5 | 5 | 85 | -11 | 4
    6   | 7  | 4 | 4 | 81 | -6  | 5
    7   | 3  | 4 | 4 | 79 | 1   | 5
    8   | 6  | 3 | 3 | 75 | -6  | 6
    9   | 4  | 3 | 3 | 83 | -16 | 6
    10  | 1  | 3 | 3 | 92 | -25 | 6`,
  );
});

test('TV Oberndorf: points, 10 more for a "Warme" (15:0) and 20 more for a "Heiße" (won after 0 against gespannt)', () => {
  const evening = startSheet(PRESETS.oberndorf, 8);
  playSlips(evening, ['8-1 15:0 9:15 15:14', '2-7 15:6 7:15 15:3', '3-6 15:10 15:0 6:15', '5-4 4:15 3:15 15:11']);
  playSlips(evening, ['8-2 13:15 15:9 0:15', '1-3 14:15 9:15 9:15', '7-4 15:10 6:15 15:14', '5-6 10:15 10:15 15:7']);
  playSlips(evening, ['8-3 13:15* 9:15 15:13', '4-2 8:15 0:15 7:15', '5-1 0:15 15:10 15:12', '7-6 7:15 15:4 3:15']);
  playSlips(evening, ['8-4 13:15* 8:15 13:15', '5-3 15:11 9:15 15:4', '2-6 8:15 9:15 15:0', '7-1 14:15 3:15 11:15']);
  evening.do({ type: 'finish' });
  // Pair 3: (15 + 15 + 6) + (15 + 15 + 15) + (15 + 15 + 13) + (11 + 15 + 4) = 154, + 10 for 15:0, + 20 for a Heiße = 184.
  // Pairs 5 and 6 have 126 points. Pair 6 has more wins.
  checkStandings(
    evening,
    `
    1 | 3 | 8 | 184 | 133 | 21  | 4
    2 | 2 | 8 | 183 | 97  | 56  | 4
    3 | 4 | 6 | 160 | 137 | 3   | 7
    4 | 1 | 5 | 153 | 142 | 1   | 8
    5 | 8 | 4 | 148 | 156 | -18 | 15
    6 | 6 | 7 | 126 | 128 | -2  | 7
    7 | 5 | 6 | 126 | 145 | -19 | 7
    8 | 7 | 4 | 113 | 155 | -42 | 8`,
  );
});

test('Troadbod\'n: a point for a win and for "zurückgeschneidert", then total points; a final and a game for third place', () => {
  const evening = startSheet(
    oneStage('bayern-3x3', {
      target: 13,
      stages: [
        { kind: 'draw', rounds: 3, games: 3 },
        { kind: 'knockout', of: 2, bestOf: 1, third: 'from-standings' },
      ],
      score: { win: 1, own: false, bonus: { comeback: 1 } },
      ties: ['points', 'own', 'lot'],
    }),
    8,
  );
  playSlips(evening, ['1-8 13:5 7:13 13:12', '7-2 13:5 6:13 13:9', '6-3 5:13 11:13 13:5', '5-4 13:5 7:13 13:0']);
  playSlips(evening, ['2-8 8:13 13:5 4:13', '3-1 13:12* 0:13 13:3', '4-7 7:13 8:13 13:12', '6-5 13:10 13:9 13:12']);
  playSlips(evening, ['8-3 12:13 13:3 13:3', '2-4 13:12 13:5 12:13', '5-1 5:13 11:13 11:13', '7-6 13:10 13:11 6:13']);
  // Total points: 7 has 102, 1 has 100, 3 has 76; 6 has 102, 8 has 99, although 8 has the better difference.
  checkStandings(
    evening,
    `
    1 | 7 | 6 | 6 | 89  | 13  | 3
    2 | 1 | 6 | 6 | 83  | 17  | 6
    3 | 3 | 5 | 6 | 95  | -19 | 5
    4 | 6 | 5 | 5 | 94  | 8   | 4
    5 | 8 | 5 | 5 | 77  | 22  | 4
    6 | 2 | 4 | 4 | 93  | -3  | 5
    7 | 4 | 3 | 3 | 109 | -33 | 7
    8 | 5 | 2 | 2 | 96  | -5  | 7`,
  );
  playSlips(evening, ['7-1 9:13', '6-3 11:13 third']);
  evening.do({ type: 'finish' });
  checkStandings(
    evening,
    `
    1 | 1 | 6 | 6 | 83  | 17  | 6
    2 | 7 | 6 | 6 | 89  | 13  | 3
    3 | 3 | 5 | 6 | 95  | -19 | 5
    4 | 6 | 5 | 5 | 94  | 8   | 4
    5 | 8 | 5 | 5 | 77  | 22  | 4
    6 | 2 | 4 | 4 | 93  | -3  | 5
    7 | 4 | 3 | 3 | 109 | -33 | 7
    8 | 5 | 2 | 2 | 96  | -5  | 7`,
  );
});

test('Schweitenkirchen: wins, then own points, with a bye of three games for nine pairs', () => {
  const evening = startSheet(PRESETS['bayern-3x3'], 9);
  playSlips(evening, [
    ...['2-9 4:15 15:10 15:13', '8-3 12:15 15:7 15:0', '7-4 11:15 15:5 9:15', '6-5 15:13 4:15 15:13'],
    '1 bye',
  ]);
  playSlips(evening, [
    ...['3-1 15:7 4:15 8:15', '9-4 15:11 15:5 9:15', '8-5 15:12 15:5 15:12', '6-7 15:7 7:15 9:15'],
    '2 bye',
  ]);
  playSlips(evening, [
    ...['2-4 7:15 15:5 15:4', '5-1 15:8 13:15 9:15', '9-6 13:15 15:8 15:10', '8-7 15:6 3:15 15:8'],
    '3 bye',
  ]);
  evening.do({ type: 'finish' });
  // Pair 1: a bye is 3 wins, 45 points and 24 given. 45 + (7 + 15 + 15) + (8 + 15 + 15) = 120 points.
  checkStandings(
    evening,
    `
    1 | 8 | 7 | 120 | 80  | 40  | 2
    2 | 1 | 7 | 120 | 88  | 32  | 2
    3 | 2 | 7 | 116 | 86  | 30  | 2
    4 | 9 | 5 | 120 | 98  | 22  | 4
    5 | 3 | 5 | 94  | 103 | -9  | 5
    6 | 7 | 4 | 101 | 99  | 2   | 5
    7 | 6 | 4 | 98  | 121 | -23 | 5
    8 | 4 | 4 | 90  | 111 | -21 | 5
    9 | 5 | 2 | 107 | 117 | -10 | 7`,
  );
});

test('Wallkofen: three rounds of four games; wins, then points', () => {
  const evening = startSheet(
    oneStage('bayern-3x3', { stages: [{ kind: 'draw', rounds: 3, games: 4 }], ties: ['wins', 'points', 'lot'] }),
    8,
  );
  playSlips(evening, [
    '1-8 12:15 15:0 13:15 15:7',
    '2-7 7:15 15:5 0:15 11:15',
    '6-3 15:13 7:15 6:15 15:14',
    '4-5 15:14 15:4 15:7 15:9',
  ]);
  playSlips(evening, [
    '8-2 14:15 15:6 15:8 13:15',
    '3-1 15:4 8:15 15:14 10:15',
    '7-4 15:13 15:11 15:12 9:15',
    '5-6 15:9 15:6 15:7 4:15',
  ]);
  playSlips(evening, [
    '8-3 15:8 8:15 15:9 15:9',
    '4-2 5:15 5:15 13:15 11:15',
    '1-5 11:15 15:0 3:15 15:8',
    '7-6 15:10 9:15 5:15 13:15',
  ]);
  evening.do({ type: 'finish' });
  checkStandings(
    evening,
    `
    1 | 8 | 7 | 147 | 140 | 7   | 6
    2 | 7 | 7 | 146 | 139 | 7   | 5
    3 | 2 | 7 | 137 | 141 | -4  | 6
    4 | 1 | 6 | 147 | 123 | 24  | 6
    5 | 6 | 6 | 135 | 148 | -13 | 6
    6 | 3 | 5 | 146 | 144 | 2   | 7
    7 | 4 | 5 | 145 | 148 | -3  | 7
    8 | 5 | 5 | 121 | 141 | -20 | 8`,
  );
});
