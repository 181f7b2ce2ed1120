import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mixSentenceOf } from '../../src/element/table/advice/hint-text.js';
import { LANGUAGES, loadHintMessages } from '../../src/i18n/languages.js';
import type { AdvisedAction } from '../../src/players/advice/advice.js';

const FIRST_BID: readonly AdvisedAction[] = [
  { action: { type: 'play', seat: 0, card: 'E9' }, percent: 70 },
  { action: { type: 'bid', seat: 0, to: 3 }, percent: 30 },
];
const ANSWER: readonly AdvisedAction[] = [
  { action: { type: 'hold', seat: 0 }, percent: 70 },
  { action: { type: 'fold', seat: 0 }, percent: 30 },
];

test('the frequencies of a first bid are introduced as such, because the recommended action is a card', async () => {
  const { salzburg: messages } = await loadHintMessages('de');
  assert.equal(
    mixSentenceOf(messages, FIRST_BID),
    'Vorher bieten? Beides geht, starke Spieler wechseln ab: nicht bieten (70 %), 3 bieten (30 %).',
  );
  assert.equal(
    mixSentenceOf(messages, ANSWER),
    'Falsch ist hier nichts, starke Spieler wechseln ab: halten (70 %), gehen (30 %).',
  );
});

for (const language of LANGUAGES)
  test(`in '${language}', a mix names each choice with its frequency`, async () => {
    const { salzburg: messages } = await loadHintMessages(language);
    for (const mix of [FIRST_BID, ANSWER]) assert.match(mixSentenceOf(messages, mix), /70\s?%.*30\s?%/u);
  });
