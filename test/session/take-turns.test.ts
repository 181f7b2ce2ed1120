/** Sessions in which a person rests for a hand (`threePlayer: 'take-turns'`). */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createGame, type Game } from '../../src/game/game.js';
import { seatsToAsk, seatsToReveal } from '../../src/session/seats-to-ask.js';
import { cards, announced, playCards } from '../game/table.js';
import { flushTasks } from './fake-clock.js';
import { quietChoice, runSession } from './table.js';

const MINUTE = 60_000;
const HANDS = [cards('E9 L9 S9 HO HU'), [], cards('EA LA SA S10 E7')];
const TURNS = { variant: 'normal', players: 3 } as const;

const resting = (): Game => createGame({ ...TURNS, seed: 'rast', setup: { dealer: 2 } });

test('computers play the hand of a person who rests, and the person continues', async () => {
  const { session, game, errors } = runSession(resting(), ['human', 'computer', 'computer'], {
    choose: async (view) => quietChoice(view),
  });
  await session.settled();
  assert.equal(game.phase, 'hand-over');
  assert.equal(game.view(null).result?.resting, 0);
  assert.ok(!game.record().actions.some(({ seat }) => seat === 0));
  await session.connection(0).act({ type: 'next', seat: 0 });
  await session.settled();
  assert.equal(game.view(null).resting, 1);
  assert.deepEqual(errors, []);
});

test('a person who rests has no time limit during the hand and misses no turn', async () => {
  const { session, game, clock } = runSession(resting(), ['human', 'computer', 'human'], {
    turnTimeout: MINUTE,
    choose: async (view) => quietChoice(view),
    people: [{ name: 'Anna' }, {}, { name: 'Bert' }],
  });
  await session.settled();
  // The person at seat 2 is late for the whole hand.
  for (let turns = 0; turns < 20 && game.phase !== 'hand-over'; turns++) {
    await clock.advance(MINUTE);
    await flushTasks();
    await session.settled();
  }
  assert.equal(game.phase, 'hand-over');
  assert.ok(!game.record().actions.some(({ seat }) => seat === 0), 'no stand-in acts for the resting person');
});

test('the table asks the computers of the hand, and no computer shows its cards for a person who rests', () => {
  const isHuman = (seat: number): boolean => seat === 1;
  const game = announced(HANDS, TURNS);
  assert.deepEqual(seatsToAsk(game, isHuman), [{ seat: 2, mayDefer: false }]);
  playCards(game);
  assert.deepEqual(seatsToReveal(game, isHuman), []);
  assert.deepEqual(seatsToAsk(game, isHuman), [], 'the resting person continues');
  game.act({ type: 'reveal', seat: 0 });
  assert.deepEqual(seatsToReveal(game, isHuman), []);
  assert.deepEqual(
    seatsToReveal(game, (seat) => seat < 2),
    [2],
    'every person who played has shown their cards',
  );
});
