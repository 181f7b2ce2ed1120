import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createGame, type GameOptions } from '../../src/game/game.js';
import type { Setup } from '../../src/game/setup.js';
import { InputError, type InputErrorCode } from '../../src/rules/input-error.js';
import { deckOf } from '../../src/rules/card.js';
import { cards, FIVE_TRICKS, playHand } from './table.js';

const refusedWith = (code: InputErrorCode, options: unknown, ...words: readonly string[]): void => {
  try {
    createGame(options as GameOptions);
  } catch (error) {
    assert.ok(error instanceof InputError, String(error));
    assert.equal(error.code, code, error.message);
    assert.doesNotMatch(error.message, /undefined|\[object|Cannot/);
    for (const word of words) assert.ok(error.message.includes(word), `'${word}' in: ${error.message}`);
    return;
  }
  assert.fail(`accepted: ${JSON.stringify(options)}`);
};
const badSetup = (setup: unknown, ...words: readonly string[]): void =>
  refusedWith('invalid-setup', { seed: 's', setup }, ...words);

const STOCK = deckOf(33).filter((card) => !FIVE_TRICKS.flat().includes(card));

// -- the start of the game -------------------------------------------------------------------------------------------

test('a game without a set-up starts with the draw', () => {
  assert.equal(createGame({ seed: 's' }).phase, 'draw');
  assert.equal(createGame({ seed: 's', setup: { score: [3, 4] } }).phase, 'draw');
});

test('a game with a dealer in the set-up starts with the cut', () => {
  const game = createGame({ seed: 's', setup: { dealer: 2 } });
  assert.equal(game.phase, 'cut');
  assert.deepEqual(game.toAct, [1]);
});

test('a game with hands in the set-up starts with the draw, followed by the announcement', () => {
  const game = createGame({ seed: 's', setup: { hands: FIVE_TRICKS } });
  assert.equal(game.phase, 'draw');
  for (let draws = 0; game.phase === 'draw' && draws < 20; draws++) game.act({ type: 'draw', seat: game.toAct[0] });
  assert.equal(game.phase, 'announce');
  const [forehand] = game.toAct;
  assert.deepEqual(game.view(forehand).hand, FIVE_TRICKS[forehand]);
});

test('the dealer, hands and score of a set-up do not apply to the next game', () => {
  const game = playHand(
    createGame({
      seed: 's',
      rules: { gestrichen: 'no-bid' },
      setup: { dealer: 0, hands: FIVE_TRICKS, score: [13, 12] },
    }),
  );
  assert.ok(game.view(null).gameResult);
  game.act({ type: 'next', seat: 0 });
  assert.deepEqual(game.view(null).score, [0, 0]);
  for (let draws = 0; game.phase === 'draw' && draws < 20; draws++) game.act({ type: 'draw', seat: game.toAct[0] });
  assert.equal(game.phase, 'cut', 'the cards are cut and dealt');
  game.act({ type: 'cut', seat: game.toAct[0] });
  const [forehand] = game.toAct;
  assert.notDeepEqual(game.view(forehand).hand, FIVE_TRICKS[forehand]);
});

test('a game with a dealer and hands in the set-up starts with the announcement', () => {
  const game = createGame({ seed: 's', setup: { dealer: 3, hands: FIVE_TRICKS } });
  assert.equal(game.phase, 'announce');
  assert.deepEqual(game.toAct, [0]);
  assert.deepEqual(game.view(0).hand, FIVE_TRICKS[0]);
});

test('a score in the set-up counts from the first hand', () => {
  assert.deepEqual(createGame({ seed: 's', setup: { score: [3, 14] } }).view(null).score, [3, 14]);
  assert.deepEqual(createGame({ seed: 's', setup: { score: [3, 14] } }).view(null).gestrichen, [false, true]);
});

test('without a stock in the set-up, the seed determines the order of the remaining cards', () => {
  const redealt = (seed: string): readonly string[] => {
    const game = createGame({ seed, rules: { schoeneresFrom: 'stock' }, setup: { dealer: 0, hands: FIVE_TRICKS } });
    game.act({ type: 'ask-schoeneres', seat: 1 });
    game.act({ type: 'answer', seat: 0, accept: true });
    return game.view(1).hand;
  };
  for (const card of redealt('a')) assert.ok(STOCK.includes(card as 'HA'));
  assert.deepEqual(redealt('a'), redealt('a'));
  assert.notDeepEqual(redealt('a'), redealt('b'));
});

test('changing a set-up after createGame() does not change the game', () => {
  const hands = FIVE_TRICKS.map((hand) => [...hand]);
  const score = [3, 4];
  const game = createGame({ seed: 's', setup: { dealer: 0, hands, score } });
  hands[0].pop();
  hands[1][0] = 'S6';
  score[0] = 14;
  assert.deepEqual(game.view(1).hand, FIVE_TRICKS[1]);
  assert.deepEqual(game.view(1).score, [3, 4]);
  assert.deepEqual(game.record().setup, { dealer: 0, hands: FIVE_TRICKS, score: [3, 4] });
});

test('the same seed gives the same game, and games without a seed differ', () => {
  const first = (options: GameOptions): string => {
    const game = createGame({ ...options, setup: { dealer: 0 } });
    game.act({ type: 'cut', seat: 3 });
    return game.view(1).hand.join();
  };
  assert.equal(first({ seed: 'a' }), first({ seed: 'a' }));
  assert.notEqual(first({ seed: 'a' }), first({ seed: 'b' }));
  assert.notEqual(new Set([first({}), first({}), first({})]).size, 1);
  assert.notEqual(createGame().record().seed, createGame().record().seed);
});

// -- invalid set-ups -------------------------------------------------------------------------------------------------

test('createGame() rejects a dealer who is not at the table', () => {
  for (const dealer of [-1, 4, 1.5, '0', null]) badSetup({ dealer }, 'dealer', '0', '3');
  refusedWith('invalid-setup', { players: 2, setup: { dealer: 2 } }, 'dealer', '0 to 1');
});

test('createGame() rejects hands of the wrong number or size', () => {
  badSetup({ hands: [] }, 'hands', '5', '4');
  badSetup({ hands: FIVE_TRICKS.slice(1) }, 'hands', '4');
  badSetup({ hands: [...FIVE_TRICKS, cards('HA')] }, 'hands');
  badSetup({ hands: FIVE_TRICKS.map((hand) => hand.slice(1)) }, 'hands', '5');
  badSetup({ hands: FIVE_TRICKS.map((hand) => hand.join(' ')) }, 'hands');
  badSetup({ hands: null }, 'hands');
  badSetup({ hands: 'HA' }, 'hands');
});

test('createGame() rejects an unknown card and a duplicate card', () => {
  const withCard = (card: unknown) => FIVE_TRICKS.map((hand, seat) => (seat === 0 ? [card, ...hand.slice(1)] : hand));
  for (const wrong of ['X7', 'H6', 'HAA', '', 'ha']) badSetup({ hands: withCard(wrong) }, `'${wrong}'`, '33');
  for (const wrong of [7, null, undefined, {}]) badSetup({ hands: withCard(wrong) }, '33');
  badSetup({ hands: withCard('EA') }, "'EA'", 'twice');
  badSetup({ hands: FIVE_TRICKS, stock: ['EA', ...STOCK.slice(1)] }, "'EA'", 'twice');
});

test('createGame() rejects a stock that does not consist of the remaining cards', () => {
  badSetup({ hands: FIVE_TRICKS, stock: STOCK.slice(1) }, 'stock', '13', '12');
  badSetup({ hands: FIVE_TRICKS, stock: [] }, 'stock', '13');
  badSetup({ hands: FIVE_TRICKS, stock: null }, 'stock');
  badSetup({ stock: STOCK }, 'stock', 'hands');
});

test('createGame() rejects an impossible score', () => {
  for (const score of [[3], [1, 2, 3], [15, 0], [-1, 0], [1.5, 0], ['3', '4'], 3, null, [Number.NaN, 0]])
    badSetup({ score }, 'score', '14', '2');
  refusedWith('invalid-setup', { target: 9, setup: { score: [9, 0] } }, '8');
});

test('createGame() rejects an unknown field in the set-up and a set-up of the wrong type', () => {
  badSetup({ dealr: 0 }, "'dealr'", 'dealer');
  for (const wrong of ['dealer', 3, [], true]) badSetup(wrong, 'setup');
});

// -- invalid options -------------------------------------------------------------------------------------------------

test('createGame() rejects an unknown option and names the option', () => {
  refusedWith('unknown-option', { varient: 'suedtirol' }, "'varient'", 'variant');
});

test('createGame() rejects an option given twice with different values', () => {
  refusedWith('invalid-option', { players: 2, rules: { players: 4 } }, 'players', '2', '4');
  refusedWith('invalid-option', { target: 18, rules: { target: 15 } }, 'target', '18', '15');
  assert.equal(createGame({ players: 2, rules: { players: 2 }, target: 18 }).rules.players, 2);
});

test('createGame() rejects an invalid value and names the value', () => {
  refusedWith('unknown-variant', { variant: 'sudtirol' }, "'sudtirol'", "'suedtirol'");
  refusedWith('invalid-option', { players: 3 }, '3', '2', '4');
  refusedWith('invalid-option', { target: 22 }, '22', '15');
  refusedWith('invalid-option', { seed: 7 }, 'seed', '7');
  refusedWith('invalid-option', { rules: 'guter' }, 'rules');
  refusedWith('invalid-option', { players: null }, 'players', 'null');
  refusedWith('invalid-option', { target: null }, 'target', 'null');
  refusedWith('unknown-variant', { variant: null }, 'null');
});

test('createGame() rejects options that are not an object', () => {
  for (const wrong of [null, 'suedtirol', 15, ['suedtirol']]) refusedWith('invalid-option', wrong, 'object');
});

test('createGame() accepts the complete rules of another game', () => {
  const { rules } = createGame({ seed: 's', target: 18 });
  assert.deepEqual(createGame({ seed: 's', rules }).rules, rules);
  const setup: Setup = { dealer: 1 };
  assert.deepEqual(createGame({ seed: 's', rules, setup }).record().setup, setup);
});
