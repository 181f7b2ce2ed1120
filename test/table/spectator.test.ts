/** Tests that texts for spectators use the names of players, not the first or second person. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { View } from '../../src/game/view.js';
import { say, type Text } from '../../src/i18n/text.js';
import { logLinesOf } from '../../src/table/lines.js';
import { handsWith } from '../game/situations.js';
import { gameAtScore, dealt, playHand } from '../game/table.js';
import { de, en } from '../i18n/spoken.js';
import { runs } from '../runs.js';
import { EVERY_SHORT_TABLE } from '../short-games.js';
import { logOf, modelFor, peopleAt, randomGame } from './recorded-steps.js';

/** First- and second-person words. */
const SPOKEN_TO = [
  [de, /\b(?:du|dir|dich|dein\w*|ihr|euch|euer|eure\w*|wir|uns|unser\w*)\b/iu],
  [en, /\b(?:you(?:r|rs|rself)?|we|us|our|ours)\b/iu],
] as const;

/** Whether a text appears as speech, in a bubble at the speaker's seat. */
const isSpeech = ({ key }: Text): boolean => key.startsWith('said-');

/** Keys of all texts from a player's point of view, including those without such a word. */
const FROM_A_SEAT: ReadonlySet<Text['key']> = new Set<Text['key']>([
  'line-you-deal',
  'line-your-trick',
  'line-hand-won',
  'line-hand-lost',
  'hand-won',
  'hand-lost',
  'game-won',
  'game-lost',
]);

/** Returns all texts of a moment except the log: status and Schrift. */
const writtenOf = (view: View): readonly Text[] => {
  const { status, schrift } = modelFor(view);
  const lines = schrift.flatMap((entry) => {
    if (entry.type === 'fact') return entry.text;
    return entry.type === 'hand' ? entry.reason : [];
  });
  return [...status, ...lines];
};

test('in every variant, no status or log text for spectators says "you" or takes a player\'s point of view', () => {
  const keys = new Set<Text['key']>();
  const checked = new Set<string>();
  for (const [table, rules] of EVERY_SHORT_TABLE.entries()) {
    const enforcements = ['prevent', 'penalise'] as const;
    for (const enforcement of enforcements.filter((_, index) => runs((table + index) % 2 === 0, true))) {
      const steps = randomGame({ rules: { ...rules, enforcement }, seed: 'spectator' }, null);
      const last = steps[steps.length - 1].view;
      assert.equal(last.phase, 'game-over');
      const texts = [
        ...logLinesOf(last.history, peopleAt(rules, null), rules),
        ...steps.flatMap(({ moments, view }) => [
          ...writtenOf(view),
          ...moments.flatMap(({ lines, snapshot }) => [...lines, ...(snapshot.speech ? [snapshot.speech.text] : [])]),
        ]),
      ];
      for (const text of texts) {
        keys.add(text.key);
        assert.ok(!FROM_A_SEAT.has(text.key), `${text.key} is a text for players`);
        if (isSpeech(text)) continue;
        const written = JSON.stringify(text);
        if (checked.has(written)) continue;
        checked.add(written);
        for (const [messages, words] of SPOKEN_TO) assert.doesNotMatch(say(messages, text), words);
      }
      assert.deepEqual(modelFor(last).choices, []);
      for (const { name } of modelFor(last).sides) assert.ok(name, 'every side has a name');
    }
  }
  const expectedKeys = ['line-deal', 'line-trick', 'line-hand-won-by', 'hand-won-by', 'game-won-by'] as const;
  assert.deepEqual(
    expectedKeys.filter((key) => !keys.has(key)),
    [],
    'all of these texts occurred',
  );
});

const statusFor = (view: View, messages = de): readonly string[] =>
  modelFor(view, messages).status.map((text) => say(messages, text));

test("texts for spectators name the winners and give the winners' score first", () => {
  const game = playHand(dealt());
  assert.deepEqual(logOf(game.view(null)).slice(-2), [
    'Stich für Moidl: Herz-Siebener, der einzige Trumpf.',
    'Moidl und Rosa gewinnen die Runde: 2 Punkte. Es steht 2 zu 0.',
  ]);
  assert.deepEqual(statusFor(game.view(null)), ['Moidl und Rosa gewinnen die Runde: 2 Punkte.', 'Stiche 3:2']);
  assert.deepEqual(statusFor(game.view(null), en), ['Moidl and Rosa win the hand: 2 points.', 'Tricks 3:2']);
  const over = playHand(dealt(undefined, { setup: gameAtScore(14, 0) }));
  assert.deepEqual(logOf(over.view(null), en).slice(-3), [
    'Moidl and Rosa win the hand: 4 points.',
    'Moidl and Rosa win the game: 18 to 0.',
    'Schneider: 2 Bummerl against Luis and Sepp, like 2 lost games.',
  ]);
  assert.deepEqual(statusFor(over.view(null)), [
    'Moidl und Rosa gewinnen das Spiel: 18 zu 0.',
    'Schneider: 2 Bummerl gegen Luis und Sepp, wie 2 verlorene Spiele.',
  ]);
});

test('with three players, texts for spectators name one or two winners', () => {
  const three = { variant: 'bayrisch', players: 3 } as const;
  const hands = handsWith({ 0: 'HA HO HU H10 H9', 1: 'H7 EA EK LA LK' }, three);
  const two = playHand(dealt(hands, { ...three, setup: gameAtScore(1, 5, 3) }));
  assert.deepEqual(logOf(two.view(null)).slice(-1), [
    'Moidl und Rosa gewinnen die Runde: 2 Punkte. Es steht 3 für Moidl, 5 für Rosa, 5 für Luis.',
  ]);
  const alone = playHand(dealt(handsWith({ 1: 'HA HO HU H10 H9', 0: 'H7 EA EK LA LK' }, three), three));
  assert.match(
    logOf(alone.view(null)).slice(-1).join(),
    /^Luis gewinnt die Runde: 2 Punkte\. Es steht 2 für Luis, 0 für Moidl, 0 für Rosa\.$/,
  );
});

test("if a side resets its points to 0, the spectators' log gives that side's score first", () => {
  const game = playHand(dealt(undefined, { variant: 'normal', setup: gameAtScore(5, 2) }));
  game.act({ type: 'strike', seat: 1 });
  assert.deepEqual(logOf(game.view(null)).slice(-1), ['Luis setzt die eigenen Punkte auf 0. Es steht 0 zu 7.']);
});

test('for each side, spectators see the names of its players', () => {
  assert.deepEqual(
    modelFor(dealt().view(null)).sides.map(({ name }) => name),
    ['Moidl & Rosa', 'Luis & Sepp'],
  );
  const pair = { variant: 'bayrisch', players: 2 } as const;
  const two = dealt(handsWith({}, pair), pair);
  assert.deepEqual(
    modelFor(two.view(null)).sides.map(({ name }) => name),
    ['Moidl', 'Luis'],
  );
  assert.deepEqual(
    modelFor(dealt().view(1)).sides.map(({ name }) => name),
    [null, null],
    'a player sees their own side and the other',
  );
});
