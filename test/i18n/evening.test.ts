/** The texts of a tournament evening in all languages of the desk. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { loadEvening } from '../../src/i18n/evening.js';

const TABS = ['entries', 'round', 'results', 'standings', 'print', 'evening'] as const;

test('the desk has its pages and the words of its tables in Ladin', async () => {
  const { language, messages } = await loadEvening(['lld-x-gherdeina']);
  assert.equal(language, 'lld');
  assert.deepEqual(
    TABS.map((tab) => messages[`tab-${tab}`]),
    ['Cobies', 'Runda', 'Resultac', 'Clasificaziun', 'Stampé', 'Sëra'],
  );
  assert.equal(messages['round-of-rounds']({ number: 2, of: 4 }), 'Runda 2 de 4');
  assert.equal(messages['round-open']({ left: 3, of: 8 }), '5 resultac de 8 é ca.');
  assert.equal(
    messages['standing-order']({ ties: [messages['tie-wins'], messages['tie-lot']] }),
    'Ordin por vitories, spo sort.',
  );
});

test('each language describes a score of the host in sentences of its course, its points and nothing else', async () => {
  const course = {
    stages: [
      { kind: 'draw', rounds: 4, games: 1 },
      { kind: 'knockout', of: 8, bestOf: 1, third: true },
    ],
  } as const;
  const said = await Promise.all(
    ['de', 'it', 'en'].map(async (tag) => {
      const { messages } = await loadEvening([tag]);
      return [
        messages['own-course']({ ...course, target: 15 }),
        messages['own-score']({ win: 10, own: true, zero: 0, comeback: 4 }),
      ];
    }),
  );
  assert.deepEqual(said, [
    [
      '4 Runden zu je einem Spiel bis 15 mit gelosten Gegnern, die besten 8 spielen danach ein K.-o.',
      'Ein Sieg bringt 10 Punkte und die eigenen Punkte, dazu 4 für einen Retourschneider.',
    ],
    [
      '4 turni da una partita ai 15 con avversari sorteggiati, poi le migliori 8 giocano a eliminazione diretta.',
      'Una vittoria vale 10 punti più i propri punti, in più 4 per un Retourschneider.',
    ],
    [
      '4 rounds of 1 game to 15 with opponents drawn by lot, then the best 8 play a knock-out.',
      'A win brings 10 points and your own points, and also 4 for a Retourschneider.',
    ],
  ]);
});
