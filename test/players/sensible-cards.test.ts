import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createGame, type Game } from '../../src/game/game.js';
import type { Action } from '../../src/game/action.js';
import { choose, LEVELS, type Level } from '../../src/players/choose.js';
import type { Card } from '../../src/rules/card.js';

/** Rules without Schöneres or Schlagtausch. */
const QUIET = { schoeneres: 'none', schlagtausch: 'none' } as const;

type Hands = readonly [string, string, string, string];

/** Creates a game without Schöneres or Schlagtausch in which seat 0 deals and seat 1 is the forehand. */
const dealt = (hands: Hands, score: readonly number[] = [0, 0]): Game =>
  createGame({
    seed: 'sense',
    rules: QUIET,
    setup: { dealer: 0, hands: hands.map((hand) => hand.split(' ') as Card[]), score },
  });

/** Creates a game after the announcement. Eights are the Schlag, and hearts are the Trumpf. */
const announced = (hands: Hands, score?: readonly number[]): Game => {
  const game = dealt(hands, score);
  game.act({ type: 'announce-schlag', seat: 1, schlag: '8' });
  game.act({ type: 'announce-trumpf', seat: 0, trumpf: 'H' });
  return game;
};

const play = (game: Game, ...cards: Card[]): void => {
  for (const card of cards) game.act({ type: 'play', seat: game.toAct[0], card });
};

const chosen = async (game: Game, level: Level): Promise<Action | null> =>
  choose(game.view(game.toAct[0]), { level, seed: 'sense' });

/** Returns the card that the seat to act chooses, ignoring bids. */
const chosenCard = async (game: Game, level: Level): Promise<Action | null> => {
  const view = game.view(game.toAct[0]);
  return choose({ ...view, legal: view.legal.filter(({ type }) => type === 'play') }, { level, seed: 'sense' });
};

// Hearts are the Trumpf and eights are the Schlag. H9 is the Guter, and H8 is the Rechter.
const STRONG = 'H9 H8 L8 S8 HA';
const WEAK = 'E7 L7 S7 E10 L10';
const OTHERS = ['EK LK S10 HU S9', 'EO LO SO H10 E9'] as const;

for (const level of LEVELS) {
  test(`at the ${level} level, a player names the rank of which they hold the most cards`, async () => {
    assert.deepEqual(await chosen(dealt([WEAK, 'L9 E9 S9 HA HK', 'EK LK S10 HU SK', 'EO LO SO H10 EU']), level), {
      type: 'announce-schlag',
      seat: 1,
      schlag: '9',
    });
  });

  test(`at the ${level} level, a player names a suit as the Trumpf if they hold its Guter and Rechter`, async () => {
    const game = dealt(['H9 H8 HA S7 L10', 'E8 L8 EK LK EA', 'SK E7 S10 HU S9', 'EO LO SO H10 E9']);
    game.act({ type: 'announce-schlag', seat: 1, schlag: '8' });
    assert.deepEqual(await chosen(game, level), { type: 'announce-trumpf', seat: 0, trumpf: 'H' });
  });

  test(`at the ${level} level, a player usually bids with a hand that cannot lose, now or in a later trick`, async () => {
    let bids = 0;
    for (let luck = 0; luck < 12; luck++) {
      const game = announced([WEAK, STRONG, ...OTHERS]);
      while (game.phase === 'play') {
        const [seat] = game.toAct;
        // The others play their first legal card.
        const action =
          seat === 1 ? await choose(game.view(1), { level, seed: `sense ${luck}` }) : game.legalActions(seat)[0];
        if (action?.type === 'bid') {
          assert.deepEqual(action, { type: 'bid', seat: 1, to: 3 });
          bids++;
          break;
        }
        game.act(action as Action);
      }
    }
    assert.ok(bids > 6, `${bids} of 12`);
  });

  test(`at the ${level} level, a player does not fold a hand that cannot lose`, async () => {
    const game = announced([STRONG, WEAK, ...OTHERS]);
    game.act({ type: 'bid', seat: 1, to: 3 });
    assert.ok(['hold', 'bid'].includes((await chosen(game, level))?.type ?? 'null'));
  });

  test(`at the ${level} level, a player folds a hand that is almost certainly lost`, async () => {
    const game = announced(['H7 EA L7 S7 E10', 'H9 H8 L8 S8 E8', 'HU LK S10 L10 S9', 'EO LO SO H10 E9']);
    play(game, 'H9', 'HU', 'H10', 'H7', 'H8', 'LK', 'LO', 'EA');
    game.act({ type: 'bid', seat: 1, to: 3 });
    assert.deepEqual(game.toAct, [0, 2]);
    assert.deepEqual(await chosen(game, level), { type: 'fold', seat: 0 });
  });

  test(`at the ${level} level, a player plays the card that certainly wins the hand`, async () => {
    const game = announced(['E7 HU L7 S7 E10', 'H9 H8 S9 L8 LU', 'LK S10 L10 SK EK', 'EO LO SO H10 E9']);
    play(game, 'H9', 'LK', 'H10', 'HU', 'H8', 'S10', 'LO', 'E7');
    assert.deepEqual(await chosenCard(game, level), { type: 'play', seat: 1, card: 'L8' });
  });

  test(`at the ${level} level, a player who needs all remaining tricks leads the highest card`, async () => {
    const hands = ['EK S10 LK EA SK', 'E7 S7 LA HU L10'].map((hand) => hand.split(' ') as Card[]);
    const game = createGame({ seed: 'sense', players: 2, rules: QUIET, setup: { dealer: 0, hands } });
    game.act({ type: 'announce-schlag', seat: 1, schlag: '8' });
    game.act({ type: 'announce-trumpf', seat: 0, trumpf: 'H' });
    play(game, 'E7', 'EK', 'S10', 'S7', 'LK', 'LA');
    const view = game.view(1);
    const legal = view.legal.filter(({ type }) => type === 'play');
    for (let luck = 0; luck < 10; luck++)
      assert.deepEqual(await choose({ ...view, legal }, { level, seed: `sense ${luck}` }), {
        type: 'play',
        seat: 1,
        card: 'HU',
      });
  });

  test(`at the ${level} level, a player leaves a certain trick to the partner`, async () => {
    // The partner played the Guter, so one of the sevens is the right card to play.
    const game = announced(['E7 L7 S7 HK H8', 'E8 L10 LK S8 LU', 'H9 HU EK SK LA', 'EO LO SO H10 E9']);
    play(game, 'E8', 'H9', 'EO');
    const action = await chosenCard(game, level);
    assert.ok(action?.type === 'play' && ['E7', 'L7', 'S7'].includes(action.card), JSON.stringify(action));
  });
}
