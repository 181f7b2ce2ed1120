/** The CSV file of the desk: headings in its language, and the results of all rounds. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { evening as german } from '../../src/i18n/de/evening.js';
import { csvOfDesk } from '../../src/hall/standings-csv.js';
import type { Evening, GameScore, Match } from '../../src/evening.js';
import { drawNext, eveningOf, lastRound, played } from '../evening/play.js';

/** Plays a round in which the pair with the lower number wins 15:9. */
const playRound = (evening: Evening, seed: string): void => {
  drawNext(evening, seed);
  const games = ({ sides: [one, other] }: Match): readonly GameScore[] => [one < Number(other) ? [15, 9] : [9, 15]];
  for (const match of played(lastRound(evening)))
    evening.do({ type: 'tell', match: match.id, by: 'slip', games: games(match) });
  evening.do({ type: 'close-round', round: lastRound(evening).number });
};

const lines = (evening: Evening): readonly (readonly string[])[] =>
  csvOfDesk(german, evening.state)
    .trim()
    .split('\r\n')
    .map((line) => line.split(';'));

const cup = (count: number): Evening =>
  eveningOf(count, {
    settings: {
      stages: [
        { kind: 'draw', rounds: 1, games: 1 },
        { kind: 'knockout', of: 4, bestOf: 1, third: true },
      ],
    },
  });

test('the headings of the CSV are in the language of the desk', () => {
  const [headings] = lines(cup(4));
  assert.deepEqual(headings, [
    ...['Platz', 'Nr.', 'Name 1', 'Name 2', 'Verein', 'Siege'],
    ...['Punkte', 'Gegenpunkte', 'Differenz', 'Bummerl', 'ausgestiegen'],
  ]);
});

test('the CSV contains the result of each round and of the knock-out from the side of the pair', () => {
  const evening = cup(8);
  for (const seed of ['1', '2', '3']) playRound(evening, seed);
  const [headings, ...rows] = lines(evening);
  assert.deepEqual(headings?.slice(11), ['Runde 1', 'Halbfinale', 'Finale']);
  const [first, second, third, , fifth] = rows;
  assert.equal(first?.[1], '1');
  assert.match(first?.[13] ?? '', /^gegen \d: 15:9$/u);
  assert.equal(second?.[13], 'gegen 1: 9:15');
  assert.match(third?.[13] ?? '', /^Spiel um Platz drei, gegen \d: 15:9$/u);
  assert.deepEqual(fifth?.slice(12), ['', '']);
});

test('a bye and a withdrawn pair are named in the CSV', () => {
  const evening = cup(5);
  playRound(evening, '1');
  const bye = lastRound(evening).matches.find(({ sides }) => sides.includes(null))?.sides[0] ?? 0;
  evening.do({ type: 'withdraw', entry: bye });
  const row = lines(evening).find(([, entry]) => entry === String(bye));
  assert.deepEqual(row?.slice(10), ['ausgestiegen', 'Freilos']);
});
