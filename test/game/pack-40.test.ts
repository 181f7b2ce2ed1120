/** Whole situations with 40 cards (RULES.md sections 1 to 5). */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createGame, type Game, type GameOptions } from '../../src/game/game.js';
import { fromLink, toLink } from '../../src/game/link/link.js';
import { drawPack } from '../../src/game/pack.js';
import { replay } from '../../src/game/replay.js';
import { deckOf, rankOf, type Card } from '../../src/rules/card.js';
import { defineRules } from '../../src/rules/variants.js';
import {
  announce,
  announced,
  assertRejected,
  cards,
  CUTTER,
  dealt,
  DEALER,
  DEALERS_PARTNER,
  FOREHAND,
  playHand,
  seats,
} from './table.js';

const SEED = 'stube';
const NORMAL: GameOptions = { variant: 'normal', rules: { pack: 40 } };
const GUTER: GameOptions = { variant: 'suedtirol', rules: { pack: 40 } };
const LOWEST_TRUMP: GameOptions = { variant: 'tirol', rules: { pack: 40, guter: true } };

const play = (game: Game, words: string): Game => {
  for (const card of cards(words)) game.act({ type: 'play', seat: game.toAct[0], card });
  return game;
};

const winnerOf = (game: Game): number | undefined => game.view(null).lastTrick?.winner;

const schlaege = (game: Game): string =>
  game
    .legalActions(FOREHAND)
    .flatMap((action) => (action.type === 'announce-schlag' ? [action.schlag] : []))
    .join(' ');

// -- draw and deal -----------------------------------------------------------------------------------------------------

/** Draws these cards for the first deal, one per seat. */
const drawn = (...wanted: readonly Card[]): Game => {
  const game = createGame({ ...NORMAL, seed: SEED });
  const pack = drawPack(game.rules, { seed: SEED, game: 1 }, 0);
  wanted.forEach((card, seat) => game.act({ type: 'draw', seat, at: pack.indexOf(card) }));
  return game;
};

test('with 40 cards, a five ranks below the Weli in the draw, and the Weli below the other sixes', () => {
  assert.equal(drawn('L5', 'S6').view(null).dealer, 1);
  assert.equal(drawn('S6', 'L5').view(null).dealer, 0);
  assert.equal(drawn('S6', 'H6').view(null).dealer, 1);
  assert.equal(drawn('E5', 'S5').phase, 'draw', 'fives tie');
});

test('with 40 cards, a player can draw any of the 40 cards and cut at any of 39 positions', () => {
  const game = createGame({ ...NORMAL, seed: SEED });
  assertRejected(game, 'not-possible', { type: 'draw', seat: 0, at: 40 });
  game.act({ type: 'draw', seat: 0, at: 39 });
  const atCut = createGame({ ...NORMAL, seed: SEED, setup: { dealer: DEALER } });
  assertRejected(atCut, 'not-possible', { type: 'cut', seat: CUTTER, at: 40 });
  atCut.act({ type: 'cut', seat: CUTTER, at: 39 });
});

test('with 40 cards and four players, all cards are different and 20 of them stay in the stock', () => {
  const fives = new Set<Card>();
  for (let deal = 0; deal < 20; deal++) {
    const game = createGame({
      ...NORMAL,
      rules: { pack: 40, look: 'everyone' },
      seed: `deal ${deal}`,
      setup: { dealer: DEALER },
    });
    game.act({ type: 'cut', seat: CUTTER });
    const hands = seats(game).flatMap((seat) => game.view(seat).hand);
    assert.equal(new Set(hands).size, 20);
    assert.ok(hands.every((card) => deckOf(40).includes(card)));
    for (const card of hands) if (rankOf(card) === '5') fives.add(card);
  }
  assert.equal(fives.size, 4, 'every five is dealt in some hand');
});

test('with 40 cards, a set-up can contain fives, and with 36 cards it cannot', () => {
  const hands = [cards('E5 L5 H5 S5 S6'), cards('EA LA SK S7 E9'), cards('E7 L7 SA SO E10'), cards('EK LK S9 S10 L9')];
  assert.equal(dealt(hands, NORMAL).view(DEALER).handSizes[DEALER], 5);
  assert.throws(() => dealt(hands, { variant: 'normal', rules: { pack: 36 } }), /'E5' is not in this pack of 36 cards/);
});

// -- the announcement --------------------------------------------------------------------------------------------------

test('with 40 cards, the five, the six and the Weli can be the Schlag', () => {
  assert.equal(schlaege(dealt(undefined, NORMAL)), 'A K O U 10 9 8 7 6 5 weli');
  const kritisch = dealt(undefined, { variant: 'kritisch', rules: { pack: 40 } });
  assert.equal(schlaege(kritisch), 'A K O U 10 9 8 7 5');
  for (const schlag of ['6', 'weli'])
    assertRejected(kritisch, 'not-possible', { type: 'announce-schlag', seat: FOREHAND, schlag });
  assertRejected(dealt(undefined, { variant: 'toblach' }), 'not-possible', {
    type: 'announce-schlag',
    seat: FOREHAND,
    schlag: '5',
  });
});

test('in blind play with 40 cards, a shown five makes the five the Schlag, and the Weli names itself', () => {
  const hands = [cards('HO L9 S9 S7 EA'), cards('HK E5 EO LU S6'), cards('HU H10 L7 LA EK'), cards('H9 S10 LK EU L8')];
  const shown = (card: Card): object => {
    const game = dealt(hands, { variant: 'suedtirol-blind', rules: { pack: 40 } });
    game.act({ type: 'show', seat: FOREHAND, card });
    game.act({ type: 'show', seat: DEALER, card: 'HO' });
    return game.view(DEALER).announcement;
  };
  assert.deepEqual(shown('E5'), { schlag: '5', trumpf: 'H' });
  assert.deepEqual(shown('S6'), { schlag: 'weli', trumpf: 'H' });
});

test('in Latinisch with 40 cards, a five as the last card makes the five the Schlag', () => {
  const hands = [cards('HO L9 S9 S7 EA'), cards('HK EO LU S6 L5'), cards('HU H10 L7 LA EK'), cards('H9 S10 LK EU L8')];
  const game = dealt(hands, { variant: 'latinisch', rules: { pack: 40 } });
  assert.deepEqual(game.view(FOREHAND).announcement, { schlag: '5', trumpf: 'E' });
});

test('only the announcers know that the five is the Schlag until a blind hand is over', () => {
  const hands = [cards('HO L9 S9 S7 EA'), cards('HK E5 EO LU S6'), cards('HU H10 L7 LA EK'), cards('H9 S10 LK EU L8')];
  const game = dealt(hands, { variant: 'suedtirol-blind', rules: { pack: 40, bidWhen: 'never' } });
  game.act({ type: 'show', seat: FOREHAND, card: 'E5' });
  game.act({ type: 'show', seat: DEALER, card: 'HO' });
  for (const seat of [DEALERS_PARTNER, CUTTER]) {
    assert.deepEqual(game.view(seat).announcement, {});
    assert.ok(!JSON.stringify(game.view(seat)).includes('"E5"'), `seat ${seat}`);
  }
  playHand(game);
  assert.deepEqual(game.view(CUTTER).announcement, { schlag: '5', trumpf: 'H' });
});

// -- tricks ------------------------------------------------------------------------------------------------------------

const FIVES = [cards('H5 L5 SU LU EO'), cards('HA EA LA SK E9'), cards('H6 L7 SA SO E10'), cards('S5 S6 S9 S10 L9')];

test('in Herz Fünfer, the trump six is the Guter and beats the Rechter and the Linke', () => {
  const game = play(announced(FIVES, GUTER, 'H/5'), 'HA H6 S5 H5');
  assert.equal(winnerOf(game), DEALERS_PARTNER);
});

test('in Herz Fünfer without a Guter, the Rechter beats the Linke, and the trump six is a low trump', () => {
  const game = play(announced(FIVES, { ...NORMAL, rules: { pack: 40, follow: 'none' } }, 'H/5'), 'HA H6 S5 H5');
  assert.equal(winnerOf(game), DEALER);
  const linker = play(announced(FIVES, { ...NORMAL, rules: { pack: 40, follow: 'none' } }, 'H/5'), 'HA H6 S5 L5');
  assert.equal(winnerOf(linker), CUTTER, 'the first of two Linke wins');
});

test('in Schell Fünfer, the Weli is the Guter', () => {
  const game = play(announced(FIVES, GUTER, 'S/5'), 'SK SA S6');
  assert.equal(play(game, 'SU').view(null).lastTrick?.winner, CUTTER);
});

test("in Schell Fünfer with `weli: 'lowest-trump'`, the Weli is the lowest trump", () => {
  const hands = [cards('S7 L5 SU LU EO'), cards('HA EA LA SK E9'), cards('H6 L7 SA SO E10'), cards('S5 S6 S9 S10 L9')];
  const game = announced(hands, LOWEST_TRUMP, 'S/5');
  if (game.phase === 'decide') game.act({ type: 'decide', seat: game.toAct[0], play: true });
  assert.equal(winnerOf(play(game, 'E9 L7 S6 S7')), DEALER);
});

test('in Laub Sechser, the Weli is a Linker, and the five is the lowest card of its suit', () => {
  const hands = [cards('L5 HO SU LU EO'), cards('LA EA HA SK E9'), cards('E6 L7 SA SO E10'), cards('S5 S6 S9 S10 L9')];
  const game = announced(hands, { ...NORMAL, rules: { pack: 40, follow: 'none' } }, 'L/6');
  assert.equal(winnerOf(play(game, 'LA L7 S6 L5')), CUTTER);
  assert.equal(winnerOf(play(game, 'S5 LU SK SA')), DEALER);
});

test('in Herz Ass, the Guter is still the trump seven', () => {
  const hands = [cards('H7 L5 SU LU EO'), cards('HA EA LA SK E9'), cards('H6 L7 SA SO E10'), cards('H5 S6 S9 S10 L9')];
  assert.equal(winnerOf(play(announced(hands, GUTER, 'H/A'), 'HA H6 H5 H7')), DEALER);
});

test('in Herz Weli, the Weli beats all cards and the other sixes and fives are plain', () => {
  const hands = [cards('H7 L5 SU LU EO'), cards('HA EA LA SK E9'), cards('E6 L7 SA SO E10'), cards('H5 S6 S9 S10 L9')];
  assert.equal(winnerOf(play(announced(hands, GUTER, 'H/weli'), 'HA E6 S6 H7')), CUTTER);
});

// -- signals -----------------------------------------------------------------------------------------------------------

test('the signals for six and five are offered only if the pack has cards of that rank in all suits', () => {
  const ranksAt = (pack: 32 | 33 | 36 | 40): string =>
    announced(undefined, { rules: defineRules('deuten', { pack, weli: pack === 32 ? 'absent' : 'schell' }) })
      .legalActions(CUTTER)
      .flatMap((action) => (action.type === 'signal' && ['7', '6', '5'].includes(action.sign) ? [action.sign] : []))
      .join(' ');
  assert.deepEqual(([32, 33, 36, 40] as const).map(ranksAt), ['7', '7', '7 6', '7 6 5']);
  const toblach = announced(undefined, { rules: defineRules('deuten', { pack: 36 }) });
  assertRejected(toblach, 'not-possible', { type: 'signal', seat: CUTTER, sign: '5' });
  const all = announced(undefined, { rules: defineRules('deuten', { pack: 40 }) });
  all.act({ type: 'signal', seat: CUTTER, sign: '5' });
  assert.deepEqual(all.view(null).history.at(-1), { type: 'signal', seat: CUTTER, sign: '5' });
});

// -- records and links -------------------------------------------------------------------------------------------------

test('a record with fives, the Schlag Fünfer and the signs of six and five can be replayed and survives a link', () => {
  const game = announce(dealt(FIVES, { rules: defineRules('deuten', { pack: 40 }) }), 'H/5');
  game.act({ type: 'signal', seat: CUTTER, sign: '6' });
  game.act({ type: 'signal', seat: DEALER, sign: '5' });
  playHand(game);
  const record = game.record();
  assert.ok(record.actions.some((action) => action.type === 'play' && action.card === 'H5'));
  assert.deepEqual(replay(record).record(), record);
  assert.deepEqual(fromLink(toLink(record)), record);
});
