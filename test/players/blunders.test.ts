import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import type { Action } from '../../src/game/action.js';
import { createGame, type Game } from '../../src/game/game.js';
import { replay } from '../../src/game/fair/fair-game.js';
import type { GameRecord } from '../../src/game/record.js';
import type { View } from '../../src/game/view.js';
import { LEVELS, type Level } from '../../src/players/level.js';
import { think } from '../../src/players/think.js';
import type { Card } from '../../src/rules/card.js';
import type { Seat } from '../../src/rules/seats.js';
import type { VariantId } from '../../src/rules/variants.js';
import { blundersIn } from '../../tools/arena/blunder-kinds.js';
import { playOneAction } from '../../tools/arena/duel.js';
import { ownPlayer, runToEnd } from '../../tools/arena/player.js';
import { runs } from '../runs.js';
import { announced, dealt, dueView, play, type Hands } from './played.js';

/** Returns the actions of a level in a view, with different seeds. */
const actionsOf = (view: View, level: Level = 'medium', count = 16): readonly (Action | null)[] =>
  Array.from({ length: count }, (_, luck) => runToEnd(think(view, level, `luck ${luck}`)));

/** Returns the cards that the medium level plays. */
const played = (game: Game): readonly Card[] =>
  actionsOf(dueView(game)).map((action) => {
    assert.ok(action?.type === 'play', JSON.stringify(action));
    return action.card;
  });

const only = (cards: readonly Card[], ...right: readonly Card[]): void =>
  assert.deepEqual(
    cards.filter((card) => !right.includes(card)),
    [],
  );

test('in tirol, a player plays the lowest trump under the Rechter and keeps a trump that can still win', () => {
  const hands = ['SO E9 L10 H7 EU', 'LA HA EA L9 LO', 'S10 H8 S9 HO S7', 'SK L8 LU H9 E7'];
  const game = announced(hands, { variant: 'tirol', setup: { dealer: 2 } }, 'S', 'K', [3, 2]);
  only(played(play(game, 'SK SO LA')), 'S7');
});

test('in deuten, a player plays the lowest card under the partner’s Rechter and keeps the Linker and trumps', () => {
  const hands = ['E8 H7 L7 S9 EK', 'LK E7 S10 HO LU', 'H8 EU LO SA H9', 'LA SK E10 HU S7'];
  only(played(play(announced(hands, { variant: 'deuten' }), 'LK H8 LA')), 'L7');
});

test('in bayrisch, a player plays the lowest card under the Max', () => {
  const hands = ['E8 HO HU EA S9', 'HK LK SU L9 S10', 'H7 LA SA EO L10', 'SO EK L8 H9 LU'];
  only(played(play(announced(hands, { variant: 'bayrisch' }), 'HK L10 LU')), 'S9');
});

test('in bayrisch with three players, the ally of a certain winner plays the lowest card', () => {
  const hands = ['E8 HO HU EA S9', 'LK SU L9 S10 E10', 'HK LA SA EO L10'];
  const game = announced(hands, { variant: 'bayrisch', players: 3 });
  only(played(play(game, 'LK HK')), 'S9');
});

// Seats 0 and 2 have two tricks. Eights are the Schlag, hearts are the Trumpf, and all Linke are in play.
const DECIDED: Hands = ['EA LA S7 SU LU', 'E9 L9 H8 HA HK', 'EO L7 SK S10 HU', 'E7 L10 S9 LO SO'];
const TWO_LOST = 'E9 EO E7 EA LA L9 L7 L10';

test('a player takes the deciding trick by playing or leading an unbeatable card', () => {
  only(played(play(announced(DECIDED, { variant: 'deuten' }), `${TWO_LOST} S7`)), 'H8');
  only(played(play(announced(DECIDED, { variant: 'deuten' }), `${TWO_LOST} S7 HK SK S9`)), 'H8');
});

for (const level of LEVELS) {
  test(`at the ${level} level, a player does not take the deciding trick with a card that loses the next trick`, () => {
    // The Weli would take this trick, but EO would take the last one. E8 probably takes this trick, and the Weli the last.
    const game = replay(JSON.parse(readFileSync('test/players/sure-card.json', 'utf8')) as GameRecord);
    const view = game.view(2);
    for (const action of actionsOf(view, level)) assert.deepEqual(action, { type: 'play', seat: 2, card: 'E8' });
  });
}

const bidTo = (game: Game, seat: Seat, to: number): Game => {
  game.act({ type: 'bid', seat, to });
  return game;
};

/** Returns the types of a seat's actions. */
const actionTypes = (view: View, level: Level): readonly string[] =>
  actionsOf(view, level, 24).map((action) => action?.type ?? '-');

for (const level of LEVELS) {
  test(`at the ${level} level, a blind seat does not bid before the first trick is complete`, () => {
    const hands: Hands = ['HA E7 L7 S7 E10', 'HK EA LA SK LK', 'SA SO H10 HU H9', 'E9 S9 H7 EO LO'];
    for (const score of [
      [5, 11],
      [0, 0],
      [11, 5],
    ]) {
      const game = dealt(hands, { variant: 'ladinisch', setup: { score } });
      game.act({ type: 'show', seat: 1, card: 'HK' });
      game.act({ type: 'show', seat: 0, card: 'HA' });
      assert.ok(!actionTypes(game.view(2), level).includes('bid'));
    }
  });
}

for (const level of ['easy', 'medium'] as const) {
  test(`at the ${level} level, a single player with the Rechter and a Linker does not fold to the first bid`, () => {
    const hands = ['SU H7 HA E9 L9', 'S10 SO L7 EO SA', 'HK EK LK HU S8'];
    const game = announced(hands, { variant: 'bayrisch', players: 3 }, 'E', 'O');
    assert.ok(!actionTypes(bidTo(game, 2, 3).view(1), level).includes('fold'));
  });

  test(`at the ${level} level, a player does not raise again with a worthless hand, even if more points barely matter`, () => {
    const hands: Hands = ['HK E9 L10 E8 HO', 'H10 H8 LA SK S8', 'S7 L8 EK HA SU', 'S9 LU EU H7 E10'];
    const game = announced(hands, { variant: 'bayrisch', setup: { dealer: 3, score: [9, 5] } }, 'L', '9', [0, 3]);
    assert.ok(!actionTypes(bidTo(bidTo(game, 1, 3), 0, 4).view(1), level).includes('bid'));
  });
}

/** Returns the views of seat 1 against two opponents in thirty hands in which an opponent bids before the first card. */
const bidAgainstOne = (): readonly View[] =>
  Array.from({ length: 30 }, (_, number) => {
    const rules = { schoeneres: 'none', schlagtausch: 'none' } as const;
    const game = createGame({ variant: 'bayrisch', players: 3, rules, seed: `alone-${number}`, setup: { dealer: 0 } });
    while (game.phase !== 'play') playOneAction(game, () => ownPlayer('easy'), 'alone');
    return bidTo(game, 2, 3).view(1);
  });

test('at the strong level, a player without a partner holds most bids', () => {
  const folds = bidAgainstOne().flatMap((view) =>
    actionsOf(view, 'strong', 2).filter((action) => action?.type === 'fold'),
  );
  assert.ok(folds.length < 30, `${folds.length} of 60`);
});

test('at the medium level, a player whose partner signals the Trumpf does not fold to the first bid', () => {
  const hands: Hands = ['EU LK S7 E10 LA', 'H8 E8 EK LO SK', 'HA HK HO L9 S9', 'L8 EO SO H10 LU'];
  const game = announced(hands, { variant: 'deuten' });
  game.act({ type: 'signal', seat: 2, sign: 'H' });
  const folds = actionTypes(bidTo(game, 1, 3).view(0), 'medium').filter((kind) => kind === 'fold');
  assert.equal(folds.length, 0);
});

/** Plays hands with computer players of one level to the end. Returns the blunders. */
const findBlunders = (variant: VariantId, players: 2 | 3 | 4, hands: number): readonly string[] => {
  const wrong: string[] = [];
  const player = ownPlayer('medium');
  for (let number = 0; number < hands; number++) {
    const seed = `blunder ${number}`;
    const game = createGame({ variant, players, seed, setup: { dealer: number % players } });
    const watched: typeof player = (view, ...rest) => {
      const action = player(view, ...rest);
      if (action?.type === 'play')
        wrong.push(...blundersIn(view, action).map((kind) => `${seed}: ${kind} with ${JSON.stringify(action)}`));
      return action;
    };
    while (game.phase !== 'hand-over' && game.phase !== 'game-over') playOneAction(game, () => watched, seed);
  }
  return wrong;
};

test('at the medium level, a player makes no known blunder', () => {
  const tables = [
    ['tirol', 4],
    ['deuten', 4],
    ['bayrisch', 3],
    ['bayrisch-11', 4],
  ] as const;
  for (const [variant, players] of tables) assert.deepEqual(findBlunders(variant, players, runs(1, 60)), [], variant);
});
