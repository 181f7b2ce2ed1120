/** The past of a game, as each seat knows it. */
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

/** Blind play: the forehand shows an eight, the dealer a Herz. */
const shown = (): Game => blindGame(handsWith({ [FOREHAND]: 'E8 EA EK', [DEALER]: 'H7 HK' }, BLIND), BLIND, 'E8', 'H7');

test('The announcers know what they have shown each other; the others only that they did', () => {
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

test('When the hand is over everybody may read all of it, card by card', () => {
  const game = playCards(shown());
  const { history } = game.view(FOREHAND);
  assert.ok(history.some((entry) => entry.type === 'show' && entry.seat === DEALER && entry.card === 'H7'));
  for (const seat of [null, ...seats(game)]) assert.deepEqual(game.view(seat).history, history);
});

test('The next hand has secrets of its own, and the last one stays open', () => {
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

test('The history is that of one game: the next begins without a past', () => {
  const game = announced(undefined, { setup: { score: [14, 14] } });
  const { length } = playHand(game).view(0).history;
  assert.equal(game.phase, 'game-over');
  assert.ok(length > 10);
  next(game);
  for (const seat of [null, ...seats(game)]) assert.deepEqual(game.view(seat).history, [{ type: 'next', seat: 0 }]);
});

test('A moment that is asked about later is as it was, and what was secret then still is', () => {
  const game = createGame({ variant: 'ladinisch', seed: 'stube', target: 9, setup: { dealer: DEALER, score: [7, 7] } });
  const everybody = [null, ...seats(game)];
  const moments: { as: Parameters<GameListener>[2]; said: string }[] = [];
  const told = (as: Parameters<GameListener>[2]): string => JSON.stringify(everybody.map((seat) => as(seat)));
  game.subscribe((_action, _happened, as) => moments.push({ as, said: told(as) }));
  const luck = randomFrom('moments');
  while (game.phase !== 'game-over') game.act(anyAction(game, luck));
  next(game);
  assert.ok(moments.length > 15);
  for (const { as, said } of moments) assert.equal(told(as), said);
});

test('What was handed out of the past is not added to', () => {
  const game = announced();
  const { history } = game.view(FOREHAND);
  const { length } = history;
  play(game, 'EA');
  assert.equal(history.length, length);
});
