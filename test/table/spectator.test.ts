/** A spectator is told of everybody by name: nothing at the table is his, and nobody speaks to him. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { View } from '../../src/game/view.js';
import { say, type Text } from '../../src/i18n/text.js';
import { logLinesOf } from '../../src/table/lines.js';
import { handsWith } from '../game/situations.js';
import { at, dealt, playHand } from '../game/table.js';
import { de, en } from '../i18n/spoken.js';
import { runs } from '../runs.js';
import { EVERY_SHORT_TABLE } from '../short-games.js';
import { logOf, modelFor, peopleAt, randomGame } from './recorded-steps.js';

/** Words for whoever is spoken to, and for those who speak of themselves. */
const SPOKEN_TO = [
  [de, /\b(?:du|dir|dich|dein\w*|ihr|euch|euer|eure\w*|wir|uns|unser\w*)\b/iu],
  [en, /\b(?:you(?:r|rs|rself)?|we|us|our|ours)\b/iu],
] as const;

/** What players say themselves, as it is heard: it stands in a bubble at their place. */
const isHeard = ({ key }: Text): boolean => key.startsWith('said-');

/** What is said from a seat although the words need not show it. */
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

/** All that is written of a moment but for the log: who is awaited, how it ended, the Schrift. */
const writtenOf = (view: View): readonly Text[] => {
  const { status, schrift } = modelFor(view);
  const lines = schrift.flatMap((entry) => {
    if (entry.type === 'fact') return entry.text;
    return entry.type === 'hand' ? entry.reason : [];
  });
  return [...status, ...lines];
};

test('Through whole games at every table nothing is said to a spectator, nor from where one sits', () => {
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
        assert.ok(!FROM_A_SEAT.has(text.key), `${text.key} is said from a seat`);
        if (isHeard(text)) continue;
        const written = JSON.stringify(text);
        if (checked.has(written)) continue;
        checked.add(written);
        for (const [messages, words] of SPOKEN_TO) assert.doesNotMatch(say(messages, text), words);
      }
      assert.deepEqual(modelFor(last).choices, []);
      for (const { name } of modelFor(last).sides) assert.ok(name, 'no side is his');
    }
  }
  const told = ['line-deal', 'line-trick', 'line-hand-won-by', 'hand-won-by', 'game-won-by'] as const;
  assert.deepEqual(
    told.filter((key) => !keys.has(key)),
    [],
    'all of these were told',
  );
});

const statusFor = (view: View, messages = de): readonly string[] =>
  modelFor(view, messages).status.map((text) => say(messages, text));

test('Who won is told by name, what they have first', () => {
  const game = playHand(dealt());
  assert.deepEqual(logOf(game.view(null)).slice(-2), [
    'Stich für Moidl: Herz-Siebener, der einzige Trumpf.',
    'Moidl und Rosa gewinnen die Runde: 2 Punkte. Es steht 2 zu 0.',
  ]);
  assert.deepEqual(statusFor(game.view(null)), ['Moidl und Rosa gewinnen die Runde: 2 Punkte.', 'Stiche 3:2']);
  assert.deepEqual(statusFor(game.view(null), en), ['Moidl and Rosa win the hand: 2 points.', 'Tricks 3:2']);
  const over = playHand(dealt(undefined, { setup: at(14, 0) }));
  assert.deepEqual(logOf(over.view(null), en).slice(-3), [
    'Moidl and Rosa win the hand: 4 points.',
    'Moidl and Rosa win the game: 18 to 0.',
    'Schneider: 2 Bummerl for Luis and Sepp.',
  ]);
  assert.deepEqual(statusFor(over.view(null)), [
    'Moidl und Rosa gewinnen das Spiel: 18 zu 0.',
    'Schneider: 2 Bummerl für Luis und Sepp.',
  ]);
});

test('Of three, one or two win', () => {
  const three = { variant: 'bayrisch', players: 3 } as const;
  const hands = handsWith({ 0: 'HA HO HU H10 H9', 1: 'H7 EA EK LA LK' }, three);
  const two = playHand(dealt(hands, { ...three, setup: at(1, 5, 3) }));
  assert.deepEqual(logOf(two.view(null)).slice(-1), [
    'Moidl und Rosa gewinnen die Runde: 2 Punkte. Es steht 3 für Moidl, 5 für Rosa, 5 für Luis.',
  ]);
  const alone = playHand(dealt(handsWith({ 1: 'HA HO HU H10 H9', 0: 'H7 EA EK LA LK' }, three), three));
  assert.match(
    logOf(alone.view(null)).slice(-1).join(),
    /^Luis gewinnt die Runde: 2 Punkte\. Es steht 2 für Luis, 0 für Moidl, 0 für Rosa\.$/,
  );
});

test('Points that are struck are told with those of who struck them first', () => {
  const game = playHand(dealt(undefined, { variant: 'normal', setup: at(5, 2) }));
  game.act({ type: 'strike', seat: 1 });
  assert.deepEqual(logOf(game.view(null)).slice(-1), ['Luis setzt die eigenen Punkte auf 0. Es steht 0 zu 7.']);
});

test('The sides are called by those who play for them', () => {
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
    'who plays sees his own side and the other',
  );
});
