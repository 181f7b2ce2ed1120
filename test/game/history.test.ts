/** The history of a game, as each seat sees it. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createGame, type Game, type GameListener } from '../../src/game/game.js';
import { randomFrom } from '../../src/rules/random.js';
import type { Seat } from '../../src/rules/seats.js';
import { anyAction } from './random-play.js';
import { handsWith, play, blindGame } from './situations.js';
import { announced, DEALER, FOREHAND, next, playCards, playHand, seats } from './table.js';

const BLIND = { variant: 'blind' } as const;
const typesFor = (game: Game, seat: Seat | null): string[] => game.view(seat).history.map(({ type }) => type);

/** Blind play in which the forehand shows an eight and the dealer shows a Herz. */
const shown = (): Game => blindGame(handsWith({ [FOREHAND]: 'E8 EA EK', [DEALER]: 'H7 HK' }, BLIND), BLIND, 'E8', 'H7');

test('only the announcers see the shown cards in the history, and the other seats see that cards were shown', () => {
  const game = shown();
  const shows = [
    { type: 'show', seat: FOREHAND },
    { type: 'show', seat: DEALER },
  ];
  for (const seat of [2, 3, null]) assert.deepEqual(game.view(seat).history.slice(1), shows);
  const facts = [
    { type: 'shown', seat: FOREHAND, card: 'E8' },
    { type: 'shown', seat: DEALER, card: 'H7' },
    { type: 'announced', schlag: '8', trumpf: 'H' },
  ];
  assert.deepEqual(game.view(FOREHAND).history.slice(1), [{ ...shows[0], card: 'E8' }, shows[1], ...facts]);
  assert.deepEqual(game.view(DEALER).history.slice(1), [shows[0], { ...shows[1], card: 'H7' }, ...facts]);
});

test('all seats see the complete history when the hand ends', () => {
  const game = playCards(shown());
  const { history } = game.view(FOREHAND);
  assert.ok(history.some((entry) => entry.type === 'show' && entry.seat === DEALER && entry.card === 'H7'));
  for (const seat of [null, ...seats(game)]) assert.deepEqual(game.view(seat).history, history);
});

test('in the next hand, secrets are hidden again, and the history of the previous hand stays public', () => {
  const game = next(playCards(shown()));
  const [announcer, outsider] = [2, 3];
  const before = game.view(outsider).history.length;
  game.act({ type: 'cut', seat: game.toAct[0] });
  for (let left = 2; left > 0; left--) game.act(game.legalActions(game.toAct[0])[0]);
  assert.deepEqual(typesFor(game, outsider).slice(before), ['cut', 'deal', 'show', 'show']);
  assert.deepEqual(typesFor(game, announcer).slice(before), [
    'cut',
    'deal',
    'show',
    'show',
    'shown',
    'shown',
    'announced',
  ]);
  assert.deepEqual(game.view(outsider).history.slice(0, before), game.view(announcer).history.slice(0, before));
});

test('the history belongs to one game, and the next game begins with an empty history', () => {
  const game = announced(undefined, { setup: { score: [14, 14] } });
  const { length } = playHand(game).view(0).history;
  assert.equal(game.phase, 'game-over');
  assert.ok(length > 10);
  next(game);
  for (const seat of [null, ...seats(game)]) assert.deepEqual(game.view(seat).history, [{ type: 'next', seat: 0 }]);
});

test('happeningFor() returns the same facts even if it is called after the game continues', () => {
  const game = createGame({ variant: 'ladinisch', seed: 'stube', target: 9, setup: { dealer: DEALER, score: [7, 7] } });
  const allViewers = [null, ...seats(game)];
  const moments: { happeningFor: Parameters<GameListener>[2]; text: string }[] = [];
  const serialize = (happeningFor: Parameters<GameListener>[2]): string =>
    JSON.stringify(allViewers.map((seat) => happeningFor(seat)));
  game.subscribe((_action, _happened, happeningFor) => moments.push({ happeningFor, text: serialize(happeningFor) }));
  const random = randomFrom('moments');
  while (game.phase !== 'game-over') game.act(anyAction(game, random));
  next(game);
  assert.ok(moments.length > 15);
  for (const { happeningFor, text } of moments) assert.equal(serialize(happeningFor), text);
});

test('a returned history does not grow when play continues', () => {
  const game = announced();
  const { history } = game.view(FOREHAND);
  const { length } = history;
  play(game, 'EA');
  assert.equal(history.length, length);
});
