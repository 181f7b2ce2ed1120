/** The table in a three-player game in which one player rests: seat 0 deals, seat 1 rests, seat 2 is the forehand. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Game } from '../../src/game/game.js';
import { say } from '../../src/i18n/text.js';
import type { Seat } from '../../src/rules/seats.js';
import { facesOf } from '../../src/table/moods.js';
import { stillSnapshot } from '../../src/table/moments.js';
import { de } from '../i18n/spoken.js';
import { announced, bid, cards, dealt, fold, playCards, playHand } from '../game/table.js';
import { logOf, modelFor } from './recorded-steps.js';

const TURNS = { variant: 'normal', players: 3 } as const;
const HANDS = [cards('E9 L9 S9 HO HU'), [], cards('EA LA SA S10 E7')];

const statusFor = (game: Game, seat: Seat | null): readonly string[] =>
  modelFor(game.view(seat)).status.map((text) => say(de, text));

test('the plate of the resting player shows that they rest, for every viewer, and no party', () => {
  const game = announced(HANDS, TURNS);
  for (const seat of [null, 0, 1, 2]) {
    const { seats } = modelFor(game.view(seat));
    assert.deepEqual(
      seats.map(({ resting }) => resting),
      [false, true, false],
    );
    assert.deepEqual(
      seats.map(({ alone, blind, cards: count }) => [alone, blind, count]),
      [
        [false, false, 5],
        [false, false, 0],
        [false, false, 5],
      ],
    );
  }
  const partiesFor = (seat: Seat) => modelFor(game.view(seat)).seats.map(({ party }) => party);
  assert.deepEqual(partiesFor(0), [null, null, 'opponent']);
  assert.deepEqual(partiesFor(1), [null, null, null]);
  assert.deepEqual(partiesFor(2), ['opponent', null, null]);
});

test('in blind play, the resting player is not marked as a player who does not know the announcement', () => {
  const game = dealt(HANDS, { variant: 'latinisch', players: 3 });
  const { seats, secret } = modelFor(game.view(1));
  assert.ok(secret);
  assert.ok(seats.every(({ blind }) => !blind));
});

test('the status tells the resting viewer that they rest until the announcement, and always names the player to act', () => {
  const game = dealt(HANDS, TURNS);
  assert.equal(statusFor(game, 1)[0], 'Du setzt in dieser Runde aus.');
  assert.equal(statusFor(game, 1).length, 2);
  assert.ok(!statusFor(game, 0).join(' ').includes('aus'), 'the players see no such text');
  assert.equal(statusFor(announced(HANDS, TURNS), 1).length, 1);
});

test('the log names the player who rests after each deal', () => {
  const game = dealt(HANDS, TURNS);
  assert.deepEqual(logOf(game.view(0)).slice(0, 2), ['Runde 1. Du gibst.', 'Luis setzt aus.']);
  assert.deepEqual(logOf(game.view(1)).slice(0, 2), ['Runde 1. Moidl gibt.', 'Du setzt aus.']);
});

test('the resting viewer sees the winner of a hand by name, as a spectator does', () => {
  const game = playCards(announced(HANDS, TURNS));
  assert.deepEqual(statusFor(game, 1), ['Rosa gewinnt die Runde: 2 Punkte.', 'Stiche 3:0']);
  assert.equal(statusFor(game, 0)[0], 'Runde verloren: 2 Punkte für Rosa.');
  assert.match(statusFor(game, 2)[0], /^Runde gewonnen/u);
  const folded = announced(HANDS, TURNS);
  bid(folded, 2, 3);
  fold(folded, 0);
  assert.match(statusFor(folded, 1).join(' '), /Moidl/u, 'only the opponent folded');
  assert.doesNotMatch(statusFor(folded, 1).join(' '), /Du|du /u);
});

test('the trick count shows the forehand and the dealer to a viewer who rests', () => {
  const game = playCards(announced(HANDS, TURNS), 2);
  const lineFor = (seat: Seat | null): string => say(de, modelFor(game.view(seat)).tricks);
  assert.deepEqual([lineFor(0), lineFor(1), lineFor(2)], ['Stiche 0:1', 'Stiche Rosa 1:0', 'Stiche 1:0']);
});

test('the tricks of the two players lie in different places for a viewer who rests', () => {
  const game = playHand(dealt([cards('E9 L9 S9 HO H7'), [], cards('EA L7 SA S10 E7')], TURNS));
  assert.ok(game.view(1).tricks[0] > 0 && game.view(1).tricks[2] > 0);
  const { picture } = modelFor(game.view(1));
  const placeOf = (card: string) => picture.cards.find(({ key }) => key.endsWith(`-${card}`))?.box;
  const [dealers, forehands] = [placeOf('L9'), placeOf('EA')];
  assert.ok(dealers && forehands && (dealers.x !== forehands.x || dealers.y !== forehands.y));
  assert.ok(!picture.cards.some(({ key }) => key.startsWith('hidden-1')), 'no card lies before the resting player');
});

test('the sheet of all cards lists only the two players of the hand', () => {
  const game = playCards(announced(HANDS, TURNS));
  assert.deepEqual(
    modelFor(game.view(1)).wholeHand?.seats.map(({ seat }) => seat),
    [0, 2],
  );
});

test('a resting person shows no reaction to a bid', () => {
  const game = announced(HANDS, TURNS);
  bid(game, 2, 3);
  const people = {
    ...modelFor(game.view(0)).people,
    sitting: HANDS.map(() => ({ id: 'rosa', temperament: 'talkative' }) as const),
  };
  assert.equal(facesOf(stillSnapshot(game.view(0)), people, false)[1]?.look, 'waiting');
});

test('at the end of a game, the status names each loser with their Bummerl', () => {
  const game = playCards(announced(HANDS, { ...TURNS, target: 9, setup: { score: [3, 4, 7] } }));
  assert.equal(game.phase, 'game-over');
  assert.deepEqual(statusFor(game, 0).slice(1), [
    '1 Bummerl gegen dich: ein verlorenes Spiel.',
    '1 Bummerl gegen Luis: ein verlorenes Spiel.',
  ]);
});
