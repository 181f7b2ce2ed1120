/** Tests that the controls match the legal actions exactly. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { ACTION_TYPES, type Action } from '../../src/game/action.js';
import { createGame, type Game } from '../../src/game/game.js';
import { de } from '../i18n/spoken.js';
import { say } from '../../src/i18n/text.js';
import type { Card } from '../../src/rules/card.js';
import type { Seat } from '../../src/rules/seats.js';
import type { TableModel } from '../../src/table/model.js';
import { anyRules, anySeed, playAtRandom } from '../game/random-play.js';
import { handsWith, play } from '../game/situations.js';
import {
  announced,
  gameAtScore,
  bid,
  cards,
  dealt,
  hold,
  playCards,
  playHand,
  playTricks,
  seats,
} from '../game/table.js';
import { modelFor } from './recorded-steps.js';
import { runs } from '../runs.js';
import { assertUntil } from '../until.js';

const actionsIn = ({ choices, hand, signals, reveal }: TableModel): readonly Action[] => [
  ...choices.map(({ action }) => action),
  ...hand.flatMap(({ action }) => action ?? []),
  ...(signals ?? []),
  ...(reveal ? [reveal] : []),
];
const sorted = (actions: readonly Action[]): readonly string[] =>
  actions.map((action) => JSON.stringify(action)).sort();

test('in every variant, every seat has exactly one control per legal action', () => {
  // "Farbe!" is too rare for random play and has a separate test.
  const types = new Set<string>(['farbe']);
  assertUntil(
    fc.property(anyRules, anySeed, (rules, seed) => {
      playAtRandom({ rules, seed }, (game) => {
        for (const seat of seats(game)) {
          const model = modelFor(game.view(seat));
          assert.deepEqual(sorted(actionsIn(model)), sorted(game.legalActions(seat)));
          // The button for all hands is shown while the seat can agree to reveal them.
          if (model.reveal) assert.ok(model.wholeHand);
          for (const { type } of actionsIn(model)) types.add(type);
        }
        assert.deepEqual(actionsIn(modelFor(game.view(null))), [], 'a spectator has no controls');
      });
    }),
    { numRuns: runs(3, 30), seed: 5 },
    () => Object.fromEntries(ACTION_TYPES.map((type) => [type, types.has(type)])),
  );
});

/** Returns the labels of a seat's buttons, primary ones in capitals. */
const buttons = (game: Game, seat: Seat): string =>
  modelFor(game.view(seat))
    .choices.map(({ label, primary }) => {
      const text = label.kind === 'text' ? say(de, label.text) : label.kind === 'schlag' ? label.schlag : label.suit;
      return primary ? text.toUpperCase() : text;
    })
    .join(' | ');
const status = (game: Game, seat: Seat): string =>
  modelFor(game.view(seat))
    .status.map((text) => say(de, text))
    .join(' ');

test('buttons offer the draw, the cut and the announcement, and the status names the player to act', () => {
  const game = createGame({ seed: 'stube' });
  assert.equal(buttons(game, 0), 'KARTE ZIEHEN');
  assert.equal(status(game, 0), 'Die höchste Karte gibt. Zieh eine.');
  assert.equal(status(game, 2), 'Moidl zieht eine Karte');
  const cutting = createGame({ seed: 'stube', setup: { dealer: 0 } });
  assert.equal(buttons(cutting, 3), 'ABHEBEN');
  assert.equal(status(cutting, 3), 'Heb ab: Die unterste Karte siehst nur du.');
  assert.equal(status(cutting, 0), 'Sepp hebt ab');
  const announcing = dealt();
  assert.equal(buttons(announcing, 1), 'A | K | O | U | 10 | 9 | 8 | 7 | weli | Schöneres? | Schlagtausch?');
  assert.equal(status(announcing, 0), 'Luis sagt den Schlag an');
  announcing.act({ type: 'announce-schlag', seat: 1, schlag: '8' });
  assert.equal(buttons(announcing, 0), 'E | L | H | S | Schöneres? | Schlagtausch?');
  assert.equal(status(announcing, 0), 'Schlag ist Acht. Welcher Trumpf?');
  assert.equal(status(announcing, 1), 'Moidl sagt den Trumpf an');
  announcing.act({ type: 'ask-schlagtausch', seat: 0 });
  assert.equal(buttons(announcing, 1), 'Einverstanden | Nein');
  assert.equal(
    status(announcing, 1),
    'Moidl bittet um Schlagtausch: Dann sagst du den Trumpf an, Moidl den Schlag. Einverstanden?',
  );
  assert.equal(status(announcing, 2), 'Luis überlegt');
});

test('blind players can ask to swap hands and answer while the game waits for the forehand', () => {
  const game = dealt(undefined, { variant: 'normal', rules: { blindSwap: true } });
  game.act({ type: 'ask-schoeneres', seat: 1 });
  game.act({ type: 'answer', seat: 0, accept: true });
  assert.equal(buttons(game, 2), 'Karten tauschen');
  assert.equal(say(de, modelFor(game.view(2)).choices[0].note ?? assert.fail()), 'unbesehen mit Sepp');
  assert.equal(status(game, 2), 'Luis sagt den Schlag an');
  game.act({ type: 'ask-swap-hands', seat: 2 });
  assert.equal(buttons(game, 2), '');
  assert.equal(buttons(game, 3), 'Einverstanden | Nein');
  assert.equal(status(game, 3), 'Rosa will die Karten unbesehen mit dir tauschen. Einverstanden?');
  for (const seat of [0, 2]) assert.equal(status(game, seat), 'Luis sagt den Schlag an');
});

/** Returns a Bavarian game to eleven. `wanted`, `above`: whether the peeked card and the next card are Kritische. */
const cutTo = (wanted: boolean, above: boolean): Game => {
  const isKritisch = (card: Card | undefined): boolean => ['HK', 'S7', 'E7'].includes(card ?? '');
  for (let seed = 0; seed < 400; seed++) {
    const [game, ahead] = [0, 1].map(() =>
      createGame({ variant: 'bayrisch-11', seed: `cut-${seed}`, setup: { dealer: 0 } }),
    );
    for (const table of [game, ahead]) table.act({ type: 'cut', seat: 3, at: 8 });
    if (isKritisch(game.view(3).peeked) !== wanted) continue;
    ahead.act({ type: 'take', seat: 3, accept: true });
    if (isKritisch(ahead.view(0).peeked) === above) return game;
  }
  return assert.fail('no seed gives such a pack');
};

test('the cutter can take a peeked Kritischer or bluff with another card, but the dealer cannot bluff', () => {
  const game = cutTo(true, false);
  assert.equal(buttons(game, 3), 'Nehmen | Liegen lassen');
  assert.match(
    status(game, 3),
    /^Du siehst .*, den (Max|Belli|Spitz)\. Den Kritischen nehmen\? Er zählt zu deinen fünf Karten\.$/,
  );
  assert.equal(status(game, 0), 'Sepp schaut eine Karte an');
  game.act({ type: 'take', seat: 3, accept: true });
  assert.equal(buttons(game, 0), 'Liegen lassen');
  assert.match(status(game, 0), /^Du siehst .*: kein Kritischer\.$/);
  assert.equal(status(game, 3), 'Moidl schaut eine Karte an');
  const bluff = cutTo(false, true);
  assert.equal(buttons(bluff, 3), 'Bluffen | Liegen lassen');
  assert.match(
    status(bluff, 3),
    /: kein Kritischer\. Trotzdem nehmen, als wäre es einer\? Kommt es heraus, verliert ihr 2 Punkte\.$/,
  );
  bluff.act({ type: 'take', seat: 3, accept: true });
  assert.equal(buttons(bluff, 0), 'Nehmen | Liegen lassen');
});

test('in blind play, an announcer clicks a card in their hand instead of a button', () => {
  const game = dealt(handsWith({ 1: 'S6 EA LO H9 S8', 0: 'HA LK EU S10 H7' }, { variant: 'kritisch' }), {
    variant: 'blind',
    rules: { critical: ['HK', 'S6', 'E7'], weli: 'critical' },
  });
  const hand = modelFor(game.view(1))
    .hand.map(({ card, action }) => (action ? card : `(${card})`))
    .join(' ');
  assert.equal(hand, '(S6) EA LO H9 S8', 'the Weli cannot be the Schlag');
  assert.deepEqual(modelFor(game.view(1)).hand[1].action, { type: 'show', seat: 1, card: 'EA' });
  assert.equal(buttons(game, 1), 'Schöneres?');
  assert.equal(status(game, 1), 'Zeig dem Geber (Moidl) eine Karte: Sie bestimmt den Schlag.');
  assert.equal(status(game, 0), 'Zeig der Vorhand (Luis) eine Karte: Sie bestimmt den Trumpf.');
  assert.equal(status(game, 2), 'Moidl wählt eine Karte');
  const ladin = dealt(handsWith({ 1: 'S6 EA LO H9 S8' }), { variant: 'ladinisch' });
  assert.equal(status(ladin, 0), 'Luis wählt eine Karte');
  ladin.act({ type: 'show', seat: 1, card: 'LO' });
  assert.equal(status(ladin, 0), 'Schlag ist Ober. Zeig der Vorhand (Luis) eine Karte: Sie bestimmt den Trumpf.');
});

test('bids, answers and "Farbe!" have buttons only while they are legal', () => {
  const game = announced(undefined, { rules: { farbe: true } });
  assert.equal(buttons(game, 1), '3 bieten');
  assert.equal(buttons(game, 0), '', 'it is not this seat’s turn');
  assert.equal(status(game, 1), 'Du bist dran: Spiel eine Karte.');
  playTricks(game, 4);
  playCards(game, 1);
  const [due] = game.toAct;
  bid(game, due, 3);
  const [answerer] = game.toAct;
  assert.equal(buttons(game, answerer), 'Halten | Gehen | Farbe! | 4 bieten');
  assert.match(
    status(game, answerer),
    /bietet 3\. Halten \(es geht um\s3\), gehen \(sie bekommen\s2\) oder die Farbe verlangen/,
  );
  hold(game, answerer);
  assert.equal(buttons(game, due), '');
});

test('a player who leads the Rechter to the first trick can play it with or without a call', () => {
  const options = { variant: 'bayrisch-11' } as const;
  const game = announced(handsWith({ 1: 'H8 EA EO SA LU' }, options), options);
  assert.equal(buttons(game, 1), 'Herz-Achter: „Trumpf oder Kritisch!“ | 3 bieten');
  assert.deepEqual(modelFor(game.view(1)).hand[0].action, { type: 'play', seat: 1, card: 'H8' });
  play(game, 'EA');
  for (const seat of seats(game)) assert.doesNotMatch(buttons(game, seat), /Trumpf oder Kritisch/);
});

test('while the opponents wait, both partners of a gestrichen side can decide whether to play', () => {
  const game = announced(undefined, { setup: gameAtScore(13, 7) });
  for (const seat of [0, 2]) {
    assert.equal(buttons(game, seat), 'Spielen | Gehen');
    assert.equal(status(game, seat), 'Ihr seid gestrichen, es gehen die Vier. Um 4 spielen oder 2 Punkte abgeben?');
  }
  assert.equal(buttons(game, 1), '');
  assert.equal(
    status(game, 1),
    'Die Gegner sind gestrichen, es gehen die Vier. Moidl überlegt: Um 4 spielen oder 2 Punkte abgeben?',
  );
});

test('between hands, players can continue, and opponents of a gestrichen side can reset their own points to 0', () => {
  const game = playHand(dealt(undefined, { variant: 'normal', setup: gameAtScore(5, 2) }));
  assert.deepEqual(game.view(null).score, [7, 2]);
  assert.equal(buttons(game, 1), 'NÄCHSTE RUNDE | Eigene Punkte auf 0');
  assert.equal(buttons(game, 0), 'NÄCHSTE RUNDE');
  const last = playHand(dealt(undefined, { setup: gameAtScore(14, 3) }));
  assert.equal(buttons(last, 1), 'NÄCHSTES SPIEL');
});

test('in a Deuten variant, every player can give two signs per trick', () => {
  const game = announced(undefined, { variant: 'deuten' });
  for (const seat of seats(game)) assert.equal(modelFor(game.view(seat)).signals?.length, 14);
  game.act({ type: 'signal', seat: 2, sign: 'H' });
  assert.equal(modelFor(game.view(2)).signals?.length, 13);
  game.act({ type: 'signal', seat: 2, sign: 'A' });
  assert.deepEqual(modelFor(game.view(2)).signals, [], 'the panel is empty');
  assert.equal(modelFor(game.view(3)).signals?.length, 14);
  playTricks(game, 1);
  assert.equal(modelFor(game.view(2)).signals?.length, 14);
  assert.equal(modelFor(announced().view(0)).signals, null, 'other variants have no panel');
});

test('if the rules penalise revokes, a player can play a card that does not follow, marked with its penalty', () => {
  const options = { rules: { enforcement: 'penalise' } } as const;
  const game = announced(handsWith({ 1: 'HA EA EO SA LU', 2: 'L8 H9 E7 S9 L9' }, options), options);
  play(game, 'HA');
  assert.deepEqual(
    modelFor(game.view(2)).hand.map(({ action }) => (action?.type === 'play' ? (action.penalty ?? 'allowed') : null)),
    ['allowed', 'allowed', 'revoke', 'revoke', 'revoke'],
  );
  const strict = announced(handsWith({ 1: 'HA EA EO SA LU', 2: 'L8 H9 E7 S9 L9' }));
  play(strict, 'HA');
  assert.deepEqual(
    modelFor(strict.view(2))
      .hand.filter(({ action }) => action)
      .map(({ card }) => card),
    cards('L8 H9'),
  );
});
