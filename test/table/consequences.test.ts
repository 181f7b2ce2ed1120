/** Tests that questions name the consequences of each answer, and that the stakes follow the rules of the table. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Game } from '../../src/game/game.js';
import { say } from '../../src/i18n/text.js';
import { defineRules } from '../../src/rules/variants.js';
import { confirmationOf } from '../../src/table/confirmation.js';
import { logLinesOf, speechOf } from '../../src/table/lines.js';
import { cardRefusal } from '../../src/table/status.js';
import { handsWith, play } from '../game/situations.js';
import { announced, gameAtScore, bid, dealt, fold, hold, playCards, playTricks } from '../game/table.js';
import { de, en } from '../i18n/spoken.js';
import { modelFor, peopleAt } from './recorded-steps.js';

const status = (game: Game, seat: number, messages = de): string =>
  modelFor(game.view(seat), messages)
    .status.map((text) => say(messages, text))
    .join(' ');

/** Returns a text with ordinary spaces. */
const plain = (text: string): string => text.replaceAll('\u00A0', ' ');

const notes = (game: Game, seat: number): readonly string[] =>
  modelFor(game.view(seat)).choices.flatMap(({ note }) => (note ? [plain(say(de, note))] : []));

/** Returns the stakes as a seat, or a spectator (`null`), reads them. */
const stakes = (game: Game, seat: number | null): string => {
  const shownStakes = modelFor(game.view(seat)).stakes;
  if (!shownStakes) return '';
  const said = [shownStakes.value, shownStakes.lastBid, shownStakes.next]
    .flatMap((text) => (text ? [say(de, text)] : []))
    .join(', ');
  return [said, shownStakes.reasons.map((text) => say(de, text)).join(', ')].filter((part) => part !== '').join(': ');
};

const pair = { variant: 'bayrisch', players: 2 } as const;
const three = { variant: 'bayrisch', players: 3 } as const;

test('with two, three or four players, the prompt after a bid states the points for holding and for folding', () => {
  const four = announced();
  bid(four, 1, 3);
  assert.equal(status(four, 0), 'Luis bietet 3. Halten (es geht um\u00A03) oder gehen (sie bekommen\u00A02)?');
  assert.equal(status(four, 0, en), 'Luis bids 3. Hold (worth\u00A03) or fold (they get\u00A02)?');
  bid(four, 0, 4);
  assert.equal(
    status(four, 1),
    'Moidl bietet 4. Halten (es geht um\u00A04) oder gehen (sie bekommen\u00A03)?',
    'a raise holds the bid before it',
  );
  const two = announced(handsWith({}, pair), pair);
  bid(two, 1, 3);
  assert.equal(status(two, 0), 'Luis bietet 3. Halten (es geht um\u00A03) oder gehen (Luis bekommt\u00A02)?');
  const alone = announced(handsWith({}, three), three);
  bid(alone, 1, 3);
  assert.equal(status(alone, 0), 'Luis bietet 3. Halten (es geht um\u00A03) oder gehen (Luis bekommt\u00A02)?');
  bid(alone, 2, 4);
  assert.equal(status(alone, 1), 'Rosa bietet 4. Halten (es geht um\u00A04) oder gehen (sie bekommen\u00A03)?');
});

test('a raise button states the points that the raising side gets if its opponents fold', () => {
  const game = announced();
  assert.deepEqual(notes(game, 1), ['gehen sie, bekommt ihr 2']);
  bid(game, 1, 3);
  assert.deepEqual(notes(game, 0), ['es geht um 3', 'sie bekommen 2', 'gehen sie, bekommt ihr 3']);
  assert.deepEqual(notes(announced(handsWith({}, pair), pair), 1), ['geht Moidl, bekommst du 2']);
  assert.deepEqual(notes(announced(handsWith({}, three), three), 1), ['gehen sie, bekommst du 2']);
  const jump = announced(undefined, { rules: { jumpToFour: true }, setup: gameAtScore(6, 2) });
  assert.deepEqual(
    modelFor(jump.view(1)).choices.map(({ action, note }) => [
      action.type === 'bid' && action.to,
      note && plain(say(de, note)),
    ]),
    [
      [3, 'gehen sie, bekommt ihr 2'],
      [4, 'gehen sie, bekommt ihr 2'],
    ],
  );
});

test('the buttons of a gestrichen side and the "Farbe!" button state their consequences', () => {
  const forced = announced(undefined, { setup: gameAtScore(13, 7) });
  assert.deepEqual(notes(forced, 0), ['um 4', 'sie bekommen 2']);
  const farbe = announced(undefined, { rules: { farbe: true } });
  playTricks(farbe, 4);
  playCards(farbe, 1);
  bid(farbe, farbe.toAct[0], 3);
  const [answerer] = farbe.toAct;
  assert.deepEqual(notes(farbe, answerer), [
    'es geht um 3',
    'sie bekommen 2',
    'passt sie nicht, bekommt ihr 2',
    'gehen sie, bekommt ihr 3',
  ]);
});

test('after a fold, the status shows players which side folded and shows spectators the names of its players', () => {
  const game = announced();
  bid(game, 1, 3);
  fold(game, 0);
  assert.deepEqual(
    [0, 1, 2, 3].map((seat) => say(de, modelFor(game.view(seat)).status[1])),
    ['ihr seid gegangen', 'die Gegner sind gegangen', 'ihr seid gegangen', 'die Gegner sind gegangen'],
  );
  assert.equal(say(de, modelFor(game.view(null)).status[1]), 'Moidl und Rosa sind gegangen');
  const two = announced(handsWith({}, pair), pair);
  bid(two, 1, 3);
  fold(two, 0);
  assert.deepEqual(
    [0, 1].map((seat) => say(de, modelFor(two.view(seat)).status[1])),
    ['du bist gegangen', 'Moidl ist gegangen'],
  );
});

test("a gestrichen side's prompt states the value of the hand and the cost of a fold, and a fold needs confirmation", () => {
  const decide = (options: Parameters<typeof announced>[1]): string => status(announced(undefined, options), 0);
  assert.equal(
    decide({ setup: gameAtScore(13, 7) }),
    'Ihr seid gestrichen, es gehen die Vier. Um 4 spielen oder 2 Punkte abgeben?',
  );
  assert.equal(
    decide({ setup: gameAtScore(13, 7), rules: { refusal: 3 } }),
    'Ihr seid gestrichen, es gehen die Vier. Um 4 spielen oder 3 Punkte abgeben?',
  );
  const tirol = { variant: 'tirol' } as const;
  const forced = announced(undefined, { ...tirol, setup: gameAtScore(defineRules('tirol').target - 2, 4) });
  assert.equal(status(forced, 0), 'Ihr seid gestrichen. Um 3 spielen oder 2 Punkte abgeben?');
  const view = forced.view(0);
  const asked = (plays: boolean) =>
    confirmationOf(view, { type: 'decide', seat: 0, play: plays }, peopleAt(forced.rules));
  assert.equal(asked(true), null);
  const giveUp = asked(false);
  assert.equal(giveUp && say(de, giveUp.question), 'Wirklich gehen? Sie bekommen 2 Punkte, und die Runde ist vorbei.');
});

test('the stakes display shows every viewer the value of the hand, the last bidder and who can bid next', () => {
  const game = announced();
  assert.equal(stakes(dealt(), 0), '', 'nothing before the announcement');
  assert.equal(stakes(game, 0), 'es geht um 2, alle dürfen bieten');
  bid(game, 1, 3);
  assert.equal(stakes(game, 0), 'es geht um 2, Luis hat geboten, nur ihr dürft wieder bieten');
  hold(game, 0);
  assert.equal(stakes(game, 1), 'es geht um 3, du hast geboten, nur die Gegner dürfen wieder bieten');
  assert.equal(stakes(game, 0), 'es geht um 3', 'a waiting viewer reads no notice');
  assert.equal(stakes(game, null), 'es geht um 3', 'nor does a spectator');
  playCards(game, 1);
  const due = game.toAct[0];
  assert.equal(due % 2, 0);
  assert.equal(stakes(game, due), 'es geht um 3', 'a button offers the bid');
  assert.equal(
    stakes(announced(undefined, { variant: 'normal', setup: gameAtScore(7, 2) }), 0),
    'es geht um 2, nur die Gegner dürfen bieten',
  );
  assert.equal(stakes(announced(undefined, { rules: { bidWhen: 'never' } }), 0), 'es geht um 2');
});

test('until the announcement, only viewers who have not looked read that they see their cards later', () => {
  const later = (game: Game): readonly (boolean | undefined)[] =>
    [0, 1, 2, 3, null].map((seat) => modelFor(game.view(seat)).seesCardsLater);
  assert.deepEqual(later(dealt()), [false, false, true, true, false]);
  assert.deepEqual(later(dealt(undefined, { rules: { look: 'everyone' } })), [false, false, false, false, false]);
  assert.deepEqual(later(announced()), [false, false, false, false, false]);
});

test('the stakes display shows the reason if neither side can raise', () => {
  const among = (options: Parameters<typeof announced>[1], seat: number | null = 0): string =>
    stakes(announced(undefined, options), seat);
  assert.equal(
    among({ variant: 'tirol', setup: gameAtScore(13, 7) }),
    'es geht um 3, niemand darf bieten: ihr seid gestrichen',
    'while the side decides',
  );
  assert.equal(
    among({ variant: 'tirol', setup: gameAtScore(7, 13) }),
    'es geht um 3, niemand darf bieten: die Gegner sind gestrichen',
  );
  assert.equal(among({ setup: gameAtScore(13, 14) }), 'es geht um 2, niemand darf bieten: beide gestrichen');
  const all = announced(undefined, { rules: { ceiling: 'enough-to-win' }, setup: gameAtScore(12, 12) });
  bid(all, 1, 3);
  assert.equal(stakes(all, 0), 'es geht um 2, Luis hat geboten, niemand darf bieten: euch reicht die Runde zum Sieg');
  assert.equal(
    stakes(all, null),
    'es geht um 2, Luis hat geboten, niemand darf bieten: Moidl und Rosa reicht die Runde zum Sieg',
  );
  const allies = announced(handsWith({}, three), { ...three, setup: gameAtScore(12, 12, 3) });
  assert.equal(stakes(allies, 0), 'es geht um 2, niemand darf bieten: beide gestrichen');
  const mixed = announced(undefined, {
    variant: 'normal',
    setup: gameAtScore(7, 5),
    rules: { gestrichenAt: 1, target: 9, ceiling: 'enough-to-win' },
  });
  assert.equal(
    stakes(mixed, 1),
    'es geht um 2, nur ihr dürft bieten',
    'a side that would win with the current value cannot raise',
  );
});

test('while a gestrichen side decides whether to play for four, and afterwards, the stakes display shows "die Vier"', () => {
  const game = announced(undefined, { setup: gameAtScore(13, 7) });
  const four = 'die Vier, niemand darf bieten: es gehen die Vier';
  assert.deepEqual(
    [0, 1, null].map((seat) => stakes(game, seat)),
    [four, four, four],
  );
  assert.equal(
    status(game, 1),
    'Die Gegner sind gestrichen, es gehen die Vier. Moidl überlegt: Um 4 spielen oder 2 Punkte abgeben?',
  );
  assert.equal(
    modelFor(game.view(null))
      .status.map((text) => say(de, text))
      .join(' '),
    'Moidl und Rosa sind gestrichen, es gehen die Vier. Moidl überlegt: Um 4 spielen oder 2 Punkte abgeben?',
  );
  game.act({ type: 'decide', seat: game.toAct[0], play: true });
  assert.equal(stakes(playTricks(game, 1), 0), 'die Vier', 'the reason is shown only at first');
  const { rules } = game;
  const plays = { type: 'decide', seat: 0, play: true } as const;
  const decisionTexts = (tableRules = rules): readonly string[] => {
    const said = speechOf(plays, tableRules);
    return [
      ...(said ? [say(de, said)] : []),
      ...logLinesOf([plays], peopleAt(tableRules), tableRules).map((text) => say(de, text)),
    ];
  };
  assert.deepEqual(decisionTexts(), ['Es gehen die Vier!', 'Du willst die Runde spielen: Es gehen die Vier.']);
  assert.deepEqual(decisionTexts(defineRules('tirol')), ['Wird gespielt', 'Du willst die Runde spielen.']);
});

test('with three players, the trick count names the party whose tricks come first', () => {
  const game = playTricks(announced(handsWith({}, three), three), 2);
  const tricks = (seat: number | null, messages = de): string => say(messages, modelFor(game.view(seat)).tricks);
  const { 0: both, 1: alone } = game.view(null).tricks;
  assert.equal(tricks(0), `Stiche ihr ${both}:${alone}`);
  assert.equal(tricks(1), `Stiche du ${alone}:${both}`);
  assert.equal(tricks(2), `Stiche ihr ${both}:${alone}`);
  assert.equal(tricks(null), `Stiche Luis ${alone}:${both}`);
  assert.equal(tricks(0, en), `Tricks: you two ${both}:${alone}`);
  assert.equal(say(de, modelFor(announced().view(0)).tricks), 'Stiche 0:0');
});

test('the prompt reminds a blind player that they do not know the announcement but their partner does', () => {
  const shown = (options: Parameters<typeof dealt>[1]): Game => {
    const game = dealt(undefined, options);
    while (game.phase === 'announce') game.act(game.legalActions(game.toAct[0])[0]);
    return game;
  };
  const blind = shown({ variant: 'ladinisch' });
  bid(blind, 1, 3);
  assert.equal(
    status(blind, 2),
    'Die Ansage kennst du nicht, Moidl schon. Luis bietet 3. Halten (es geht um\u00A03) oder gehen (sie bekommen\u00A02)?',
  );
  assert.equal(status(blind, 0), 'Luis bietet 3. Halten (es geht um\u00A03) oder gehen (sie bekommen\u00A02)?');
  const forced = shown({ variant: 'ladinisch', setup: gameAtScore(13, 4) });
  assert.match(status(forced, 2), /^Die Ansage kennst du nicht, Moidl schon. Ihr seid gestrichen/);
  assert.doesNotMatch(status(forced, 0), /kennst/);
});

test('the message for a rejected card names the kinds of cards that the player can play', () => {
  const refusal = (game: Game): string => say(de, cardRefusal(game.view(2)));
  const hands = handsWith({ 1: 'HA EA EO SA LU', 2: 'L8 H9 E7 S9 L9' });
  const led = announced(hands);
  play(led, 'HA');
  assert.equal(refusal(led), 'Trumpf ist gefordert: Gib einen Trumpf oder einen Schlag zu.');
  const weli = dealt(hands);
  weli.act({ type: 'announce-schlag', seat: 1, schlag: 'weli' });
  weli.act({ type: 'announce-trumpf', seat: 0, trumpf: 'H' });
  play(weli, 'HA');
  assert.equal(refusal(weli), 'Trumpf ist gefordert: Gib einen Trumpf oder den Weli zu.');
});
