import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createGame, type Game } from '../../src/game/game.js';
import { drawPack } from '../../src/game/pack.js';
import { drawHeight, type Card } from '../../src/rules/card.js';
import {
  announce,
  cards,
  CUTTER,
  DEALER,
  DEALERS_PARTNER,
  FOREHAND,
  next,
  playHand,
  assertRejected,
  seats,
} from './table.js';

const SEED = 'stube';

const drawnIn = (game: Game) => game.view(null).history.flatMap((entry) => (entry.type === 'drawn' ? [entry] : []));

/** Returns the position of a card in the pack spread out for the draw. */
const placeOf = (game: Game, round: number, wanted: (card: Card) => boolean): number =>
  drawPack(game.rules, { seed: SEED, game: 1 }, round).findIndex(wanted);

// -- the draw --------------------------------------------------------------------------------------------------------

test('one player per side draws for the first deal', () => {
  for (const players of [2, 4] as const) {
    const game = createGame({ seed: SEED, players });
    assert.equal(game.phase, 'draw');
    assert.deepEqual(game.toAct, [0, 1]);
    assert.deepEqual(game.legalActions(0), [{ type: 'draw', seat: 0 }]);
    if (players === 4) assert.deepEqual(game.legalActions(2), []);
    assert.equal(game.view(null).dealer, null);
    assert.equal(game.view(null).forehand, null);
    assert.equal(game.view(null).handNumber, 0);
  }
});

test('each player draws once, in any order', () => {
  const game = createGame({ seed: SEED });
  game.act({ type: 'draw', seat: 1, at: 5 });
  assert.deepEqual(game.toAct, [0]);
  assertRejected(game, 'not-your-turn', { type: 'draw', seat: 1 });
  assertRejected(game, 'not-your-turn', { type: 'draw', seat: 3 });
});

test('the player who draws the higher card deals', () => {
  for (const [low, high] of [
    [0, 1],
    [1, 0],
  ]) {
    const game = createGame({ seed: SEED });
    game.act({ type: 'draw', seat: low, at: placeOf(game, 0, (card) => card.endsWith('7')) });
    game.act({ type: 'draw', seat: high, at: placeOf(game, 0, (card) => card.endsWith('8')) });
    assert.equal(game.phase, 'cut');
    assert.equal(game.view(null).dealer, high);
    assert.equal(game.view(null).forehand, high + 1);
    assert.deepEqual(game.toAct, [(high + 3) % 4]);
  }
});

test('in the draw, the Weli is the lowest card', () => {
  const game = createGame({ seed: SEED });
  game.act({ type: 'draw', seat: 0, at: placeOf(game, 0, (card) => card === 'S6') });
  game.act({ type: 'draw', seat: 1, at: placeOf(game, 0, (card) => card.endsWith('7')) });
  assert.equal(game.view(null).dealer, 1);
});

test('all seats see the drawn cards', () => {
  const game = createGame({ seed: SEED });
  game.act({ type: 'draw', seat: 0, at: 0 });
  for (const seat of [null, ...seats(game)]) {
    assert.deepEqual(game.view(seat).history, [
      { type: 'draw', seat: 0, at: 0 },
      { type: 'drawn', seat: 0, card: drawPack(game.rules, { seed: SEED, game: 1 }, 0)[0] },
    ]);
  }
});

test('players with equal ranks draw again from a reshuffled pack', () => {
  const game = createGame({ seed: SEED });
  game.act({ type: 'draw', seat: 0, at: placeOf(game, 0, (card) => card === 'HK') });
  game.act({ type: 'draw', seat: 1, at: placeOf(game, 0, (card) => card === 'SK') });
  assert.equal(game.phase, 'draw');
  assert.deepEqual(game.toAct, [0, 1]);
  assert.equal(game.view(0).dealer, null);
  game.act({ type: 'draw', seat: 1, at: placeOf(game, 1, (card) => card.endsWith('A')) });
  game.act({ type: 'draw', seat: 0, at: placeOf(game, 1, (card) => card.endsWith('K')) });
  assert.equal(game.view(0).dealer, 1);
  assert.deepEqual(
    drawnIn(game).map(({ seat }) => seat),
    [0, 1, 1, 0],
  );
});

test('a player cannot draw from an invalid position or from a position already drawn from', () => {
  const game = createGame({ seed: SEED });
  for (const at of [-1, 33, 1.5, Number.NaN, Infinity])
    assertRejected(game, 'not-possible', { type: 'draw', seat: 0, at });
  game.act({ type: 'draw', seat: 0, at: 32 });
  assertRejected(game, 'not-possible', { type: 'draw', seat: 1, at: 32 });
});

test('a draw without a position takes an available card', () => {
  for (let seed = 0; seed < 40; seed++) {
    const game = createGame({ seed: String(seed) });
    game.act({ type: 'draw', seat: 0 });
    game.act({ type: 'draw', seat: 1 });
    const [first, second] = drawnIn(game);
    assert.notEqual(first.card, second.card);
    if (game.phase === 'cut')
      assert.equal(game.view(null).dealer, drawHeight(first.card) > drawHeight(second.card) ? 0 : 1);
  }
});

/** Finds a different card of this rank for each listed seat in a round of the draw. */
const draw = (game: Game, round: number, ...ranks: readonly (readonly [seat: number, rank: string])[]): void => {
  const taken = new Set<number>();
  for (const [seat, rank] of ranks) {
    const at = drawPack(game.rules, { seed: SEED, game: 1 }, round).findIndex(
      (card, place) => card !== 'S6' && card.slice(1) === rank && !taken.has(place),
    );
    taken.add(at);
    game.act({ type: 'draw', seat, at });
  }
};

const three = (): Game => createGame({ variant: 'normal', players: 3, seed: SEED });

test('in a three-player game, all players draw in any order and the highest card deals', () => {
  for (const [ranks, dealer] of [
    [['A', 'K', '7'], 0],
    [['7', '8', '9'], 2],
    [['7', 'A', 'K'], 1],
  ] as const) {
    const game = three();
    assert.deepEqual(game.toAct, [0, 1, 2]);
    draw(game, 0, [1, ranks[1]], [0, ranks[0]], [2, ranks[2]]);
    assert.equal(game.phase, 'cut');
    assert.equal(game.view(null).dealer, dealer);
  }
});

test('if two of three players tie for the highest card, only those two players draw again', () => {
  for (const [ranks, tied] of [
    [
      ['A', '7', 'A'],
      [0, 2],
    ],
    [
      ['U', 'O', 'O'],
      [1, 2],
    ],
  ] as const) {
    const game = three();
    draw(game, 0, [2, ranks[2]], [1, ranks[1]], [0, ranks[0]]);
    assert.equal(game.phase, 'draw');
    assert.deepEqual(game.toAct, tied);
    const [out] = seats(game).filter((seat) => !(tied as readonly number[]).includes(seat));
    assert.deepEqual(game.legalActions(out), []);
    assertRejected(game, 'not-your-turn', { type: 'draw', seat: out });
    draw(game, 1, [tied[0], '7'], [tied[1], '8']);
    assert.equal(game.view(null).dealer, tied[1], 'any card of the third player is possible');
  }
});

test('three players with equal cards all draw again, but a tie below the highest card has no effect', () => {
  const all = three();
  draw(all, 0, [2, 'K'], [0, 'K'], [1, 'K']);
  assert.deepEqual(all.toAct, [0, 1, 2]);
  const below = three();
  draw(below, 0, [0, '7'], [1, '7'], [2, 'A']);
  assert.equal(below.view(null).dealer, 2);
});

test('ties can repeat, and each round of the draw uses a different pack', () => {
  const game = three();
  draw(game, 0, [0, 'A'], [1, 'A'], [2, 'A']);
  draw(game, 1, [0, 'K'], [1, '9'], [2, 'K']);
  assert.deepEqual(game.toAct, [0, 2]);
  draw(game, 2, [0, '10'], [2, '10']);
  assert.deepEqual(game.toAct, [0, 2]);
  draw(game, 3, [0, 'U'], [2, '10']);
  assert.equal(game.view(null).dealer, 0);
  const packs = [0, 1, 2, 3].map((round) => drawPack(game.rules, { seed: SEED, game: 1 }, round).join());
  assert.equal(new Set(packs).size, 4);
});

test('with 36 cards, the Weli ranks below the other sixes in the draw, and the other sixes tie', () => {
  const toblach = (): Game => createGame({ variant: 'toblach', seed: SEED });
  const game = toblach();
  game.act({ type: 'draw', seat: 0, at: placeOf(game, 0, (card) => card === 'S6') });
  draw(game, 0, [1, '6']);
  assert.equal(game.view(null).dealer, 1);
  const tied = toblach();
  draw(tied, 0, [0, '6'], [1, '6']);
  assert.equal(tied.phase, 'draw');
});

// -- the cut ---------------------------------------------------------------------------------------------------------

const atCut = (options = {}): Game => createGame({ seed: SEED, ...options, setup: { dealer: DEALER } });

test('the cutter sits before the dealer', () => {
  const game = atCut();
  assert.equal(game.phase, 'cut');
  assert.deepEqual(game.toAct, [CUTTER]);
  assert.deepEqual(game.legalActions(CUTTER), [{ type: 'cut', seat: CUTTER }]);
  assertRejected(game, 'not-your-turn', { type: 'cut', seat: DEALER });
  assert.deepEqual(atCut({ players: 2 }).toAct, [1]);
});

test('the cutter must lift at least one card and leave at least one card', () => {
  for (const at of [0, 33, -1, 2.5]) assertRejected(atCut(), 'not-possible', { type: 'cut', seat: CUTTER, at });
  for (const at of [1, 32]) assert.doesNotThrow(() => atCut().act({ type: 'cut', seat: CUTTER, at }));
});

test('the position of the cut determines the dealt cards', () => {
  const handOf = (at: number) => {
    const game = atCut();
    game.act({ type: 'cut', seat: CUTTER, at });
    return game.view(FOREHAND).hand;
  };
  assert.notDeepEqual(handOf(10), handOf(11));
  assert.deepEqual(handOf(10), handOf(10));
});

test('only the cutter sees the bottom card, from the cut to the end of the hand', () => {
  const game = atCut();
  assert.equal(game.view(CUTTER).peeked, undefined, 'the cutter sees no card before the cut');
  game.act({ type: 'cut', seat: CUTTER, at: 8 });
  const { peeked } = game.view(CUTTER);
  assert.ok(peeked);
  const others = () => [null, DEALER, FOREHAND, DEALERS_PARTNER].map((seat) => JSON.stringify(game.view(seat)));
  for (const view of others()) assert.ok(!view.includes('peeked'));
  announce(game);
  assert.equal(game.view(CUTTER).peeked, peeked);
  const held = seats(game).flatMap((seat) => game.view(seat).hand);
  assert.equal(held.length, 20);
  assert.ok(!held.includes(peeked), 'no seat holds the bottom card');
  next(playHand(game));
  assert.equal(game.phase, 'cut');
  assert.equal(game.view(CUTTER).peeked, undefined, 'the next hand has no peeked card yet');
});

test("with `cut: 'plain'`, no seat sees a card at the cut", () => {
  const game = atCut({ rules: { cut: 'plain' } });
  game.act({ type: 'cut', seat: CUTTER });
  for (const seat of [null, ...seats(game)]) assert.equal(game.view(seat).peeked, undefined);
});

// -- the deal --------------------------------------------------------------------------------------------------------

test('after the deal, each seat holds five cards and the history shows the dealer and the hand number', () => {
  const game = atCut();
  game.act({ type: 'cut', seat: CUTTER });
  const view = game.view(null);
  assert.deepEqual(view.handSizes, [5, 5, 5, 5]);
  assert.deepEqual(view.history.at(-1), { type: 'deal', dealer: DEALER, hand: 1 });
  assert.equal(view.handNumber, 1);
  assert.equal(view.value, 2);
  assert.equal(game.phase, 'announce');
});

test('the deal passes one seat in the direction of play after each hand', () => {
  for (const players of [2, 4] as const) {
    const game = createGame({ seed: SEED, players, target: 18, setup: { dealer: 1 } });
    for (const dealer of [1, 2, 3, 4, 5].map((seat) => seat % players)) {
      assert.equal(game.view(null).dealer, dealer);
      assert.deepEqual(game.toAct, [(dealer + players - 1) % players]);
      next(playHand(game));
      assert.equal(game.phase, 'cut');
    }
  }
});

// -- looking at the cards --------------------------------------------------------------------------------------------

const handsSeen = (game: Game): number[] => seats(game).map((seat) => game.view(seat).hand.length);

test('the dealer and the forehand see their cards after the deal, and their partners after both announcements', () => {
  const game = atCut();
  game.act({ type: 'cut', seat: CUTTER });
  assert.deepEqual(handsSeen(game), [5, 5, 0, 0]);
  game.act({ type: 'announce-schlag', seat: FOREHAND, schlag: '8' });
  assert.deepEqual(handsSeen(game), [5, 5, 0, 0]);
  game.act({ type: 'announce-trumpf', seat: DEALER, trumpf: 'H' });
  assert.deepEqual(handsSeen(game), [5, 5, 5, 5]);
});

test("with `look: 'everyone'`, all players see their cards after the deal", () => {
  const game = atCut({ rules: { look: 'everyone' } });
  assert.deepEqual(handsSeen(game), [0, 0, 0, 0], 'no card is dealt yet');
  game.act({ type: 'cut', seat: CUTTER });
  assert.deepEqual(handsSeen(game), [5, 5, 5, 5]);
});

test("no player sees another player's hand, and a spectator sees no hand", () => {
  const game = createGame({
    seed: SEED,
    setup: {
      dealer: 0,
      hands: [cards('HA HK HO HU H10'), cards('LA LK LO LU L10'), cards('EA EK EO EU E10'), cards('SA SK SO SU S10')],
    },
  });
  announce(game);
  for (const seat of seats(game))
    assert.equal(
      game
        .view(seat)
        .hand.map((card) => card[0])
        .join(''),
      'HLES'[seat].repeat(5),
    );
  assert.deepEqual(game.view(null).hand, []);
  for (const seat of [null, ...seats(game)]) {
    for (const other of seats(game).filter((each) => each !== seat)) {
      const seen = JSON.stringify(game.view(seat));
      for (const rank of ['A', 'K', 'O', 'U', '10']) assert.ok(!seen.includes(`"${'HLES'[other]}${rank}"`));
    }
  }
});
