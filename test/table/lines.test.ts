/** Tests of the texts for events, in the log and in players' speech. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ACTION_TYPES } from '../../src/game/action.js';
import type { Fact } from '../../src/game/fact.js';
import { createGame, type Game } from '../../src/game/game.js';
import { de, en } from '../i18n/spoken.js';
import { say } from '../../src/i18n/text.js';
import { logLinesOf } from '../../src/table/lines.js';
import { anyRules } from '../game/random-play.js';
import type { Seat } from '../../src/rules/seats.js';
import type { RuleSet } from '../../src/rules/variants.js';
import { handsWith, playableCards, play, blindGame } from '../game/situations.js';
import {
  announced,
  gameAtScore,
  bid,
  cards,
  dealt,
  FIVE_TRICKS,
  hold,
  playCards,
  playHand,
  playTricks,
} from '../game/table.js';
import { EVERY_SHORT_TABLE } from '../short-games.js';
import { logOf, modelFor, peopleAt, randomGame, allTexts, recordActions, recordSteps } from './recorded-steps.js';
import { runs } from '../runs.js';
import { sampleUntil } from '../until.js';

const READABLE = /^(?!.*(?:undefined|null(?!!)|NaN|\[object| {2}| [.,]))\S.*$/;

/** Entries without a text, because an adjacent entry contains the information. */
const SILENT = new Set(['draw', 'next', 'strike', 'take', 'announced']);

/** Types that the random games must contain. "Farbe!" is too rare for random play and has a separate test. */
const ACTIONS = ACTION_TYPES.filter((type) => type !== 'farbe');
const FACTS: Readonly<Record<Fact['type'], true>> = {
  drawn: true,
  took: true,
  deal: true,
  'stock-top': true,
  announced: true,
  shown: true,
  redealt: true,
  swapped: true,
  'hands-swapped': true,
  trick: true,
  maschine: true,
  penalty: true,
  bluffed: true,
  struck: true,
  hand: true,
  game: true,
  revealed: true,
};

/** Status texts other than the one about the current turn. */
const REMINDERS: readonly string[] = ['asked-untold', 'said-call', 'you-rest'];

const seenTypes = new Set<string>();

/** Plays a whole game from the view of one seat or of a spectator. */
const gameAt = (rules: RuleSet, number: number) => {
  const viewer = number % (rules.players + 1) === rules.players ? null : number % rules.players;
  const steps = randomGame({ rules, seed: `words-${number}` }, viewer);
  for (const step of steps) for (const { type } of [step.action, ...step.happened]) seenTypes.add(type);
  return { rules, viewer, steps };
};

/** Plays games with every rule set until every type has occurred in one of them. */
const gamesAt = (): readonly ReturnType<typeof gameAt>[] => {
  const games = EVERY_SHORT_TABLE.map(gameAt);
  const others = sampleUntil(anyRules, { numRuns: runs(6, 60), seed: 1 }, () =>
    Object.fromEntries([...ACTIONS, ...Object.keys(FACTS)].map((type) => [type, seenTypes.has(type)])),
  );
  for (const rules of others) games.push(gameAt(rules, games.length));
  return games;
};
const GAMES = gamesAt();

for (const [index, [language, messages]] of (
  [
    ['de', de],
    ['en', en],
  ] as const
).entries()) {
  test(`in ${language}, every game event that players see has a text in every variant`, () => {
    // `npm test` alternates between German and English for the lines of games.
    const games = GAMES.filter((_, game) => runs((game + index) % 2 === 0, true));
    for (const { rules, viewer, steps } of games) {
      const people = peopleAt(rules, viewer, messages);
      for (const { action, happened, view, moments } of steps) {
        for (const item of [action, ...happened]) {
          const lines = logLinesOf([item], people, rules);
          const expected = item.type === 'deal' && item.resting !== undefined ? 2 : 1;
          const due = item.type === 'game' ? lines.length > 1 : lines.length === expected;
          assert.ok(due || SILENT.has(item.type), `${item.type} has no text`);
        }
        const spoken = moments
          .flatMap(({ lines, snapshot }) => [...lines, ...(snapshot.speech ? [snapshot.speech.text] : [])])
          .map((text) => say(messages, text));
        const model = modelFor(view, messages);
        for (const text of [...spoken, ...allTexts(model, messages)]) assert.match(text, READABLE);
        const waits = view.phase !== 'hand-over' && view.phase !== 'game-over';
        const asked = model.status.filter(({ key }) => !REMINDERS.includes(key));
        if (waits) assert.equal(asked.length, 1, `one text names the player to act in ${view.phase}`);
        else assert.ok(model.status.length >= 2, 'the outcome has two sentences');
      }
    }
  });
}

const tail = (game: Game, seat: number | null, count: number): readonly string[] =>
  logOf(game.view(seat)).slice(-count);

test('in open play, the log shows one line per event of a hand', () => {
  const game = announced(FIVE_TRICKS);
  play(game, 'EA');
  bid(game, 2, 3);
  hold(game, 1);
  assert.deepEqual(logOf(game.view(0)), [
    'Runde 1. Du gibst.',
    'Luis sagt an: Schlag Acht.',
    'Du sagst an: Trumpf Herz.',
    'Luis: Eichel-Ass.',
    'Rosa bietet 3.',
    'Luis hält.',
  ]);
  assert.equal(logOf(game.view(1))[0], 'Runde 1. Moidl gibt.');
  assert.equal(logOf(game.view(1), en)[1], 'You name the Schlag: Eight.');
});

test("the log describes the end of a hand from the viewer's point of view", () => {
  const game = playHand(dealt());
  assert.deepEqual(tail(game, 0, 2), [
    'Dein Stich: Herz-Siebener, der einzige Trumpf.',
    'Runde gewonnen: 2 Punkte. Es steht 2 zu 0.',
  ]);
  assert.deepEqual(tail(game, 1, 2), [
    'Stich für Moidl: Herz-Siebener, der einzige Trumpf.',
    'Runde verloren: 2 Punkte für die Gegner. Es steht 0 zu 2.',
  ]);
  const three = { variant: 'bayrisch', players: 3 } as const;
  const hands = handsWith({ 0: 'HA HO HU H10 H9', 1: 'H7 EA EK LA LK' }, three);
  const ended = playHand(dealt(hands, { ...three, setup: gameAtScore(1, 5, 3) }));
  assert.equal(tail(ended, 2, 1)[0], 'Runde gewonnen: 2 Punkte. Es steht 5 für dich, 3 für Moidl, 5 für Luis.');
  assert.equal(
    tail(ended, 1, 1)[0],
    'Runde verloren: 2 Punkte für die Gegner. Es steht 5 für dich, 5 für Rosa, 3 für Moidl.',
  );
});

test("at the end of a game, the log shows the result and the losers' Bummerl", () => {
  const game = playHand(dealt(undefined, { setup: gameAtScore(14, 0) }));
  assert.deepEqual(tail(game, 0, 3), [
    'Runde gewonnen: 4 Punkte für euch.',
    'Gewonnen! 18 zu 0.',
    'Schneider: 2 Bummerl gegen die Gegner, wie 2 verlorene Spiele.',
  ]);
  assert.deepEqual(tail(game, 3, 2), [
    'Verloren: 0 zu 18.',
    'Schneider: 2 Bummerl gegen euch, wie 2 verlorene Spiele.',
  ]);
  assert.deepEqual(
    modelFor(game.view(3)).status.map((text) => say(de, text)),
    ['Verloren: 0 zu 18.', 'Schneider: 2 Bummerl gegen euch, wie 2 verlorene Spiele.'],
  );
  const two = { variant: 'bayrisch', players: 2, setup: gameAtScore(14, 3) } as const;
  const pair = playHand(dealt(handsWith({ 0: 'HA HO HU H10 H9', 1: 'H7 EA EK LA LK' }, two), two));
  assert.deepEqual(
    [tail(pair, 0, 1), tail(pair, 1, 1)],
    [['1 Bummerl gegen Luis: ein verlorenes Spiel.'], ['1 Bummerl gegen dich: ein verlorenes Spiel.']],
  );
});

test('requests for Schöneres or a Schlagtausch, and the answers to them, appear in the log and as speech', () => {
  const game = dealt();
  const steps = recordSteps(game, 2);
  game.act({ type: 'ask-schoeneres', seat: 1 });
  game.act({ type: 'answer', seat: 0, accept: true });
  game.act({ type: 'ask-schlagtausch', seat: 1 });
  game.act({ type: 'answer', seat: 0, accept: false });
  assert.deepEqual(logOf(game.view(2)).slice(1), [
    'Luis bittet um Schöneres.',
    'Moidl ist einverstanden.',
    'Geber und Vorhand haben fünf neue Karten.',
    'Luis bittet um Schlagtausch.',
    'Moidl lehnt ab.',
  ]);
  const said = steps.map(({ moments }) =>
    moments.map(({ snapshot, pause }) => [
      snapshot.speech?.seat,
      snapshot.speech && say(de, snapshot.speech.text),
      pause,
    ]),
  );
  assert.deepEqual(said.flat(), [
    [1, 'Schöneres?', 'passing'],
    [0, 'Ja', 'passing'],
    [1, 'Schlagtausch?', 'passing'],
    [0, 'Nein', 'passing'],
  ]);
  game.act({ type: 'announce-schlag', seat: 1, schlag: '8' });
  assert.equal(modelFor(game.view(2)).seats[1].speech, null, 'a view without an action has no speech');
  assert.deepEqual(steps.at(-1)?.moments[0].snapshot.speech, {
    seat: 1,
    text: { key: 'said-schlag', params: { schlag: '8' } },
  });
});

test("a swap of unseen hands appears in every player's log, as speech and without cards", () => {
  const game = dealt(undefined, { variant: 'normal', rules: { blindSwap: true } });
  game.act({ type: 'ask-schoeneres', seat: 1 });
  game.act({ type: 'answer', seat: 0, accept: true });
  const steps = recordSteps(game, 0);
  game.act({ type: 'ask-swap-hands', seat: 3 });
  game.act({ type: 'answer', seat: 2, accept: true });
  const swapped = 'Die beiden, die noch nicht geschaut haben, haben die Karten getauscht.';
  assert.deepEqual(tail(game, 0, 3), ['Sepp will die Karten tauschen.', 'Rosa ist einverstanden.', swapped]);
  assert.deepEqual(tail(game, 3, 3), ['Du willst die Karten tauschen.', 'Rosa ist einverstanden.', swapped]);
  const said = steps.flatMap(({ moments }) => moments.map(({ snapshot }) => snapshot.speech));
  assert.deepEqual(
    said.map((speech) => speech && [speech.seat, say(de, speech.text)]),
    [
      [3, 'Karten tauschen?'],
      [2, 'Ja'],
    ],
  );
});

test("an accepted Schlagtausch appears in every player's log", () => {
  const game = dealt();
  game.act({ type: 'ask-schlagtausch', seat: 1 });
  game.act({ type: 'answer', seat: 0, accept: true });
  assert.deepEqual(tail(game, 3, 1), ['Schlagtausch: Der Geber sagt den Schlag an, die Vorhand den Trumpf.']);
});

test("in blind play, a shown card appears in the announcers' logs at once and in all other logs after the hand", () => {
  const options = { variant: 'blind' } as const;
  const game = blindGame(handsWith({ 0: 'HA LK EU S10 H7', 1: 'E8 EA LO H9 S9' }, options), options, 'E8', 'H7');
  const [shown, named] = ['Luis hat den Eichel-Achter gezeigt.', 'Schlag Acht, Trumpf Herz.'];
  assert.deepEqual(logOf(game.view(2)).slice(1), ['Luis zeigt eine Karte.', 'Moidl zeigt eine Karte.']);
  assert.deepEqual(logOf(game.view(0)).slice(-3), [shown, 'Du hast den Herz-Siebener gezeigt.', named]);
  playHand(game);
  for (const line of [shown, named]) assert.ok(logOf(game.view(2)).includes(line), line);
  assert.equal(
    modelFor(game.view(2)).status.length,
    2,
    'the outcome and the reason; the shown card is only in the log',
  );
});

test('until the hand ends, only the log of the player who took a card at the cut names that card', () => {
  for (let seed = 0; ; seed++) {
    assert.ok(seed < 100, 'some pack is cut at a Kritischer');
    const game = createGame({ variant: 'bayrisch-11', seed: String(seed), setup: { dealer: 0 } });
    game.act({ type: 'cut', seat: 3, at: 16 });
    const { peeked } = game.view(3);
    if (!peeked || !game.rules.critical.includes(peeked)) continue;
    game.act({ type: 'take', seat: 3, accept: true });
    assert.deepEqual(tail(game, 3, 2), ['Du hebst ab.', `Du nimmst den ${de.card(peeked)}.`]);
    assert.deepEqual(tail(game, 1, 2), ['Sepp hebt ab.', 'Sepp nimmt eine Karte.']);
    game.act({ type: 'take', seat: 0, accept: false });
    assert.equal(logOf(game.view(1)).at(-2), 'Moidl lässt die Karte liegen.');
    playHand(game);
    assert.ok(logOf(game.view(1)).includes(`Sepp nimmt den ${de.card(peeked)}.`), 'all know after the hand');
    return;
  }
});

test('the log shows a Maschine, a call and a signal', () => {
  const maschine = dealt(handsWith({ 2: 'HK S7 E7 LA L9' }, { variant: 'bayrisch' }), { variant: 'bayrisch' });
  assert.deepEqual(tail(maschine, 0, 2), [
    'Rosa hat eine Maschine: alle Kritischen!',
    'Runde gewonnen: 2 Punkte. Es steht 2 zu 0.',
  ]);
  assert.deepEqual(
    modelFor(maschine.view(1)).status.map((text) => say(de, text)),
    [
      'Rosa hat eine Maschine: alle Kritischen!',
      'Runde verloren: 2 Punkte für die Gegner.',
      'eine Maschine beendet die Runde',
    ],
  );
  const bavarian = { variant: 'bayrisch-11' } as const;
  const game = announced(handsWith({ 1: 'H8 EA EO SA LU', 2: 'HK L9 S9 E9 L10' }, bavarian), bavarian);
  const [step] = recordActions(game, [{ type: 'play', seat: 1, card: 'H8', call: true }]);
  assert.deepEqual(tail(game, 0, 1), ['Luis spielt den Herz-Achter: „Trumpf oder Kritisch!“']);
  assert.equal(say(de, step.moments[0].snapshot.speech?.text ?? { key: 'said-no' }), 'Trumpf oder Kritisch!');
  // The reminder stays, even for the caller, until the Rechter is beaten or the trick ends.
  const isReminded = (seat: Seat): boolean =>
    modelFor(game.view(seat)).status.some((text) => say(de, text) === 'Trumpf oder Kritisch!');
  for (const seat of [1, 2] as const) assert.ok(isReminded(seat));
  play(game, 'HK');
  assert.ok(!isReminded(3), 'Max has beaten the Rechter');
  playCards(game, 3);
  assert.equal(game.view(0).history.filter(({ type }) => type === 'trick').length, 1);
  for (const seat of [0, 1, 2, 3] as const) assert.ok(!isReminded(seat));
  const deuten = announced(undefined, { variant: 'deuten' });
  deuten.act({ type: 'signal', seat: 2, sign: 'alone' });
  assert.deepEqual(tail(deuten, 0, 1), ['Rosa deutet: ein Kuss (Ich gewinne allein).']);
  const kritisch = announced(undefined, { variant: 'kritisch', rules: { signals: true } });
  kritisch.act({ type: 'signal', seat: 2, sign: 'max' });
  kritisch.act({ type: 'signal', seat: 2, sign: 'belli' });
  assert.deepEqual(tail(kritisch, 0, 2), [
    'Rosa deutet: beide Augen zu (Max).',
    'Rosa deutet: rechtes Auge zwinkert (Weli).',
  ]);
});

test('the log shows a forbidden action and its penalty', () => {
  const rules = { enforcement: 'penalise' } as const;
  const revoke = announced(handsWith({ 1: 'HA EA EO SA LU', 2: 'L8 H9 E7 S9 L9' }), { rules });
  play(revoke, 'HA');
  revoke.act({ type: 'play', seat: 2, card: 'E7', penalty: 'revoke' });
  assert.ok(tail(revoke, 1, 4).includes('Rosa hat nicht zugegeben: Das ist nicht erlaubt.'));
  assert.deepEqual(
    logOf(revoke.view(0)).filter((line) => line.includes('0 Punkte')),
    [],
  );
  assert.deepEqual(
    modelFor(revoke.view(2)).status.map((text) => say(de, text))[0],
    'Du hast nicht zugegeben: Das ist nicht erlaubt.',
  );
  const gestrichen = announced(undefined, { variant: 'normal', rules, setup: gameAtScore(7, 0) });
  playCards(gestrichen, 1);
  gestrichen.act({ type: 'bid', seat: 2, to: 3, penalty: 'gestrichen-bid' });
  assert.deepEqual(
    modelFor(gestrichen.view(1)).status.map((text) => say(de, text)),
    [
      'Rosa hat geboten, obwohl die eigene Seite gestrichen ist: Das ist nicht erlaubt.',
      'Runde gewonnen: 2 Punkte für euch.',
    ],
    'the reason is stated once',
  );
  assert.deepEqual(tail(gestrichen, 1, 2), [
    'Rosa hat geboten, obwohl die eigene Seite gestrichen ist: Das ist nicht erlaubt.',
    'Runde gewonnen: 2 Punkte. Es steht 2 zu 7.',
  ]);
});

test("if a player resets their side's points to 0, the log shows the new score", () => {
  const game = playHand(dealt(undefined, { variant: 'normal', setup: gameAtScore(5, 2) }));
  game.act({ type: 'strike', seat: 1 });
  assert.deepEqual(
    tail(game, 3, 1),
    ['Du setzt die eigenen Punkte auf 0. Es steht 0 zu 7.'],
    'a partner resets the points of both',
  );
  assert.deepEqual(tail(game, 0, 1), ['Luis setzt die eigenen Punkte auf 0. Es steht 7 zu 0.']);
  assert.deepEqual(tail(game, 0, 1), tail(game, 2, 1));
});

test('after "Farbe!", the bidder\'s card appears on the table and in the log before the result of the hand', () => {
  const game = announced(undefined, { rules: { farbe: true } });
  playTricks(game, 4);
  playCards(game, 1);
  const [bidder] = game.toAct;
  const card = playableCards(game);
  bid(game, bidder, 3);
  const [other] = game.toAct;
  const [step] = recordActions(game, [{ type: 'farbe', seat: other }], other);
  const [lying, over] = step.moments;
  assert.deepEqual(
    lying.lines.map((line) => say(de, line)),
    ['Du verlangst die Farbe.'],
  );
  assert.deepEqual(lying.snapshot.view.trick.at(-1), { seat: bidder, card });
  assert.equal(lying.snapshot.view.handSizes[bidder], 0);
  assert.deepEqual(lying.snapshot.view.toAct, []);
  assert.equal(lying.snapshot.view.result, null);
  assert.match(say(de, over.lines[0]), new RegExp(`${de.card(cards(card)[0])} gezeigt\\.$`));
  assert.equal(over.snapshot.view.phase, 'hand-over');
  assert.match(
    modelFor(game.view(other))
      .status.map((text) => say(de, text))
      .join(' '),
    /gezeigt\. Runde (?:gewonnen|verloren): 2 Punkte für (?:dich|euch|die Gegner)\. die Farbe wurde verlangt$/,
  );
});

test('the log has a line for each rare event, such as a wild bid or a bluff at the cut', () => {
  const people = peopleAt(announced().rules, 2);
  const lines = logLinesOf(
    [
      { type: 'penalty', seat: 1, penalty: 'wild-bid' },
      { type: 'bluffed', seat: 3, score: [0, 4] },
      { type: 'take', seat: 0, accept: false },
      { type: 'decide', seat: 2, play: true },
      { type: 'decide', seat: 1, play: false },
      { type: 'fold', seat: 0 },
      { type: 'answer', seat: 2, accept: true },
    ],
    people,
    announced().rules,
  );
  assert.deepEqual(
    lines.map((line) => say(de, line)),
    [
      'Luis hat im letzten Stich geboten, ohne dass die Karte passt: Das ist nicht erlaubt.',
      'Sepp hat beim Abheben geblufft: Das kostet 2 Punkte.',
      'Moidl lässt die Karte liegen.',
      'Du willst die Runde spielen: Es gehen die Vier.',
      'Luis geht.',
      'Moidl geht.',
      'Du bist einverstanden.',
    ],
  );
});

test('after "Farbe!", the bidder\'s last card appears only once if it is already on the table', () => {
  const game = announced(undefined, { rules: { farbe: true, bidWhen: 'anytime' } });
  playTricks(game, 4);
  playCards(game, 1);
  const lies = game.view(null).trick;
  bid(game, lies[0].seat, 3);
  const [{ moments }] = recordActions(game, [{ type: 'farbe', seat: 1 }], 1);
  assert.deepEqual(moments[0].snapshot.view.trick, lies);
  assert.equal(moments[0].snapshot.view.handSizes[lies[0].seat], 0);
  assert.equal(moments[1].lines[0].key, 'line-shown');
});
