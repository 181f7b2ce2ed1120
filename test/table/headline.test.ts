/** Tests of the headings and short phrases that the prompt shows instead of sentences. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Game } from '../../src/game/game.js';
import { say, type Text } from '../../src/i18n/text.js';
import { headlineOf } from '../../src/table/headline.js';
import { handsWith } from '../game/situations.js';
import { announced, bid, dealt, fold, gameAtScore, playCards, playHand } from '../game/table.js';
import { de, en, it } from '../i18n/spoken.js';
import { modelFor } from './recorded-steps.js';

/** Returns the heading, the phrases and the sentences that a seat reads, with ordinary spaces. */
const shown = (game: Game, seat: number, messages = de, hasNotes = true): readonly string[] => {
  const { heading, phrases, sentences } = headlineOf(modelFor(game.view(seat), messages).status, hasNotes);
  const written = (texts: readonly Text[]): readonly string[] =>
    texts.map((text) => say(messages, text).replaceAll('\u00A0', ' '));
  return [heading ? written([heading])[0] : '-', written(phrases).join(' · '), written(sentences).join(' ')];
};

test('a bid and the decision of a gestrichen side have a heading, and no consequences unless the buttons lack notes', () => {
  const game = announced();
  bid(game, 1, 3);
  assert.deepEqual(shown(game, 0), ['Luis bietet 3.', '', '']);
  assert.deepEqual(shown(game, 0, de, false), [
    '-',
    '',
    'Luis bietet 3. Halten (es geht um 3) oder gehen (sie bekommen 2)?',
  ]);
  const forced = announced(undefined, { setup: gameAtScore(13, 7) });
  assert.deepEqual(shown(forced, 0), ['ihr seid gestrichen', 'es gehen die Vier', '']);
});

test('the result of a hand has a heading, and a line with the winners, their points and the reason', () => {
  const folded = announced();
  bid(folded, 1, 3);
  fold(folded, 0);
  assert.deepEqual(shown(folded, 0), ['Runde verloren', '+2 Punkte für die Gegner · ihr seid gegangen', '']);
  assert.deepEqual(shown(folded, 1), ['Runde gewonnen', '+2 Punkte für euch · die Gegner sind gegangen', '']);
  assert.deepEqual(shown(folded, 0, en), ['Hand lost', '+2 points for the opponents · you have folded', '']);
  assert.deepEqual(shown(folded, 0, it), ['Mano persa', '+2 punti per gli altri · non avete tenuto', '']);
  const played = playHand(dealt());
  assert.deepEqual(shown(played, 2), ['Runde gewonnen', '+2 Punkte für euch · Stiche 3:2', '']);
  const maschine = dealt(handsWith({ 2: 'HK S7 E7 LA L9' }, { variant: 'bayrisch' }), { variant: 'bayrisch' });
  assert.deepEqual(shown(maschine, 1), [
    'Runde verloren',
    '+2 Punkte für die Gegner · eine Maschine beendet die Runde',
    'Rosa hat eine Maschine: alle Kritischen!',
  ]);
});

test('the result of a game has the score in the heading, and a line with the Bummerl of the losers', () => {
  const game = playHand(dealt(undefined, { setup: gameAtScore(14, 13) }));
  if (game.phase !== 'game-over') playCards(game, 0);
  const [won, lost] = game.view(0).result?.side === 0 ? [0, 1] : [1, 0];
  assert.match(shown(game, won)[0], /^Gewonnen 1\d : 13$/);
  assert.equal(shown(game, won)[1], '1 Bummerl gegen die Gegner');
  assert.match(shown(game, lost)[0], /^Verloren 13 : 1\d$/);
  assert.equal(shown(game, lost)[1], '1 Bummerl gegen euch');
});
