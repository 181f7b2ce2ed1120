/**
 * Three players who take turns: two play, and the player after the dealer rests (RULES.md section 8). Seat 0 deals, seat 1
 * rests, and seat 2 is the forehand.
 */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Action } from '../../src/game/action.js';
import { createGame, type Game, type GameOptions } from '../../src/game/game.js';
import { fromLink, toLink } from '../../src/game/link/link.js';
import { replay } from '../../src/game/replay.js';
import { InputError } from '../../src/rules/input-error.js';
import { randomFrom } from '../../src/rules/random.js';
import type { Seat } from '../../src/rules/seats.js';
import type { RuleSet, VariantId } from '../../src/rules/variants.js';
import { anyAction } from './random-play.js';
import { handsWith, play } from './situations.js';
import {
  announce,
  announced,
  assertRejected,
  bid,
  bids,
  cards,
  dealt,
  fold,
  hold,
  kinds,
  playCards,
  seats,
} from './table.js';

const TURNS = { variant: 'normal', players: 3 } as const;
const [DEALER, RESTING, FOREHAND] = [0, 1, 2];

/** Herz Achter. If both players play their cards in the order held, the forehand takes the first three tricks. */
const FOREHAND_WINS = [cards('E9 L9 S9 HO HU'), [], cards('EA LA SA S10 E7')];

const table = (options: GameOptions = {}, hands = FOREHAND_WINS): Game =>
  announced(hands, { ...TURNS, ...options, rules: { ...options.rules } });

/** Plays a hand of any variant with the first legal action that is not a question. */
const playAnyHand = (game: Game): Game => {
  while (game.phase !== 'hand-over' && game.phase !== 'game-over') {
    const [seat] = game.toAct;
    const action = game.legalActions(seat).find(({ type }) => !type.startsWith('ask') && type !== 'bid');
    assert.ok(action);
    game.act(action);
  }
  return game;
};

// -- the rotation ----------------------------------------------------------------------------------------------------

for (const variant of ['normal', 'blind', 'latinisch', 'kritisch'] as const) {
  test(`in \`${variant}\` with three players, each player deals twice and rests twice in six hands`, () => {
    const game = createGame({ variant, players: 3, target: 21, seed: 'reihum', setup: { dealer: 1 } });
    let before = [0, 0, 0];
    for (const dealer of [1, 2, 0, 1, 2, 0]) {
      const [resting, forehand] = [(dealer + 1) % 3, (dealer + 2) % 3];
      const view = game.view(null);
      assert.deepEqual([view.dealer, view.resting, view.forehand, view.allies], [dealer, resting, forehand, undefined]);
      assert.deepEqual(game.toAct, [forehand], 'the forehand cuts');
      game.act({ type: 'cut', seat: forehand });
      const sizes = game.view(null).handSizes;
      assert.deepEqual([sizes[dealer], sizes[resting], sizes[forehand]], [5, 0, 5]);
      playAnyHand(game);
      const { result, tricks, score, lastTrick } = game.view(null);
      assert.ok(result);
      assert.deepEqual([result.sides, result.resting, tricks[resting]], [[result.side], resting, 0]);
      assert.notEqual(result.side, resting);
      assert.equal(lastTrick?.cards.length, 2);
      assert.deepEqual(
        score,
        before.map((points, seat) => points + (seat === result.side ? result.points : 0)),
      );
      before = [...score];
      assert.deepEqual(game.toAct, [0, 1, 2], 'every player can continue');
      game.act({ type: 'next', seat: resting });
    }
  });
}

test('all three players draw for the first deal, and no player rests before the draw', () => {
  const game = createGame({ ...TURNS, seed: 'stube' });
  assert.deepEqual(game.toAct, [0, 1, 2]);
  assert.equal(game.view(0).resting, null);
  assert.equal(
    createGame({ seed: 'stube', setup: { dealer: 0 } }).view(0).resting,
    null,
    'of four players, none rests',
  );
});

test('the facts of the deal and of the hand name the seat that rests', () => {
  const game = playCards(table());
  const facts = game.view(null).history.filter(({ type }) => type === 'deal' || type === 'hand');
  assert.deepEqual(facts, [
    { type: 'deal', dealer: DEALER, resting: RESTING, hand: 1 },
    {
      type: 'hand',
      side: FOREHAND,
      sides: [FOREHAND],
      resting: RESTING,
      points: 2,
      reason: 'tricks',
      score: [0, 0, 2],
    },
  ]);
});

test('the forehand names the Schlag and leads, and the dealer names the Trumpf', () => {
  const game = dealt(FOREHAND_WINS, TURNS);
  assert.deepEqual(game.toAct, [FOREHAND]);
  game.act({ type: 'announce-schlag', seat: FOREHAND, schlag: '8' });
  assert.deepEqual(game.toAct, [DEALER]);
  announce(game);
  play(game, 'EA');
  assert.deepEqual(game.toAct, [DEALER], 'the trick passes over the resting seat');
});

test('a Schöneres gives new cards only to the two players', () => {
  const game = dealt(FOREHAND_WINS, TURNS);
  game.act({ type: 'ask-schoeneres', seat: FOREHAND });
  assert.deepEqual(game.toAct, [DEALER]);
  game.act({ type: 'answer', seat: DEALER, accept: true });
  assert.deepEqual(game.view(null).handSizes, [5, 0, 5]);
  assert.deepEqual(game.view(null).history.at(-1), { type: 'redealt', seats: [DEALER, FOREHAND] });
});

// -- the resting seat ------------------------------------------------------------------------------------------------

const withoutSeat = (game: Game, seat: Seat | null): unknown => ({ ...game.view(seat), seat: null, legal: [] });

for (const variant of ['normal', 'blind', 'latinisch', 'zusammenschauen'] as const) {
  test(`in \`${variant}\`, the resting seat sees exactly what a spectator sees and has no action during the hand`, () => {
    for (let number = 0; number < 4; number++) {
      const random = randomFrom('resting', number);
      const game = createGame({ variant, players: 3, seed: `${number}` });
      for (let actions = 0; actions < 150 && game.phase !== 'game-over'; actions++) {
        const { resting } = game.view(null);
        if (resting !== null) {
          assert.deepEqual(withoutSeat(game, resting), withoutSeat(game, null));
          // Points can be reset until the next cut.
          const between = game.phase === 'hand-over' || game.phase === 'cut';
          const expected = between ? ['next', 'strike'] : [];
          assert.deepEqual(
            kinds(game, resting).filter((kind) => !expected.includes(kind)),
            [],
          );
          if (game.phase !== 'hand-over') assert.ok(!game.toAct.includes(resting));
        }
        game.act(anyAction(game, random));
      }
    }
  });
}

test('every action of the resting seat during a hand is rejected, and the message says that the seat rests', () => {
  const refused = (game: Game, action: Action): void =>
    assert.match(assertRejected(game, 'not-your-turn', action).message, /Seat 1 rests in this hand\./u);
  const start = dealt(FOREHAND_WINS, TURNS);
  refused(start, { type: 'announce-schlag', seat: RESTING, schlag: '8' });
  refused(start, { type: 'ask-schoeneres', seat: RESTING });
  const game = table();
  refused(game, { type: 'play', seat: RESTING, card: 'EK' });
  refused(game, { type: 'bid', seat: RESTING, to: 3 });
  bid(game, FOREHAND, 3);
  for (const type of ['hold', 'fold'] as const) refused(game, { type, seat: RESTING });
  const anytime = table({ rules: { bidWhen: 'anytime', jumpToFour: true }, setup: { score: [6, 0, 0] } });
  refused(anytime, { type: 'bid', seat: RESTING, to: 3 });
  refused(anytime, { type: 'bid', seat: RESTING, to: 4 });
  const cut = createGame({ ...TURNS, seed: 'stube', setup: { dealer: DEALER } });
  refused(cut, { type: 'cut', seat: RESTING });
  assert.doesNotMatch(assertRejected(cut, 'not-your-turn', { type: 'cut', seat: DEALER }).message, /rests/u);
});

test('the resting seat can reset its points and continue after the hand', () => {
  const game = playCards(table({ setup: { score: [0, 3, 5] } }));
  assert.deepEqual(game.view(null).score, [0, 3, 7]);
  assert.deepEqual(kinds(game, RESTING), ['next', 'strike']);
  game.act({ type: 'strike', seat: RESTING });
  assert.deepEqual(game.view(null).score, [0, 0, 7]);
  assertRejected(game, 'may-not-strike', { type: 'strike', seat: RESTING });
  game.act({ type: 'next', seat: RESTING });
  assert.equal(game.phase, 'cut');
});

test('the remaining cards are shown when both players of the hand have agreed', () => {
  const game = playCards(table());
  assert.match(assertRejected(game, 'nothing-to-reveal', { type: 'reveal', seat: RESTING }).message, /Seat 1 rests/u);
  game.act({ type: 'reveal', seat: DEALER });
  assert.equal(game.view(RESTING).revealed, null);
  game.act({ type: 'reveal', seat: FOREHAND });
  assert.deepEqual(game.view(RESTING).revealed, [cards('HO HU'), [], cards('S10 E7')]);
});

test('signals and Zusammenschauen have no effect', () => {
  const game = table({ rules: { signals: true, zusammenschauen: true } });
  for (const seat of seats(game)) {
    assert.equal(game.view(seat).partnerHand, undefined);
    assert.ok(!kinds(game, seat).includes('signal'));
    assertRejected(game, 'not-offered', { type: 'signal', seat, sign: 'H' });
  }
});

// -- points ----------------------------------------------------------------------------------------------------------

test("the resting player's points affect neither the bids nor the limit", () => {
  assert.deepEqual(bids(table({ setup: { score: [0, 8, 0] } }), FOREHAND), [3]);
  assert.deepEqual(bids(table({ setup: { score: [0, 0, 7] } }), FOREHAND), [], 'gestrichen');
  const game = table({ setup: { score: [8, 8, 0] } });
  bid(game, FOREHAND, 3);
  assert.deepEqual(kinds(game, DEALER), ['fold', 'hold'], 'a gestrichen player can hold but not raise');
  hold(game, DEALER);
  assert.equal(game.view(null).value, 3);
});

test('a fold gives the points only to the bidder', () => {
  const game = table();
  bid(game, FOREHAND, 3);
  fold(game, DEALER);
  assert.deepEqual(game.view(null).score, [0, 0, 2]);
});

test('only a gestrichen player of the hand decides about the Four, and only the two scores count', () => {
  const rules = { gestrichen: 'four', target: 15 } as const;
  assert.equal(table({ rules, setup: { score: [0, 13, 0] } }).phase, 'play', 'the gestrichen player rests');
  const game = table({ rules, setup: { score: [13, 12, 5] } });
  assert.deepEqual([game.phase, game.toAct], ['decide', [DEALER]], '8 points ahead of the opponent');
  assertRejected(game, 'not-your-turn', { type: 'decide', seat: RESTING, play: true });
  game.act({ type: 'decide', seat: DEALER, play: false });
  assert.deepEqual(game.view(null).score, [13, 12, 7]);
  const both = table({ rules, setup: { score: [13, 14, 13] } });
  assert.equal(both.phase, 'play', 'both players of the hand are gestrichen');
});

test('the opening bid of 4 depends only on the points of the two players', () => {
  const rules = { jumpToFour: true, target: 15 } as const;
  assert.deepEqual(bids(table({ rules, setup: { score: [4, 13, 0] } }), FOREHAND), [3, 4]);
  assert.deepEqual(bids(table({ rules, setup: { score: [0, 9, 0] } }), FOREHAND), [3]);
});

test('the first player with the target wins, and each other player gets Bummerl by their own points', () => {
  const game = playCards(table({ setup: { score: [0, 4, 7] } }));
  assert.deepEqual(game.view(null).gameResult, {
    side: FOREHAND,
    sides: [FOREHAND],
    score: [0, 4, 9],
    bummerl: 2,
    kind: 'schneider',
    losers: [
      { side: DEALER, bummerl: 2, kind: 'schneider' },
      { side: RESTING, bummerl: 1, kind: 'normal' },
    ],
  });
  assert.deepEqual(game.view(null).bummerl, [2, 1, 0]);
  game.act({ type: 'next', seat: RESTING });
  assert.deepEqual([game.phase, game.toAct, game.view(null).resting], ['draw', [0, 1, 2], null]);
});

test('a revoke costs only the offender a Bummerl, and with `by-score` the resting player also loses', () => {
  for (const [revoke, winners, losers] of [
    ['bummerl', [RESTING, FOREHAND], [[DEALER, 'normal']]],
    [
      'by-score',
      [FOREHAND],
      [
        [DEALER, 'normal'],
        [RESTING, 'schneider'],
      ],
    ],
  ] as const) {
    const options = { ...TURNS, rules: { enforcement: 'penalise', revoke }, setup: { score: [3, 0, 5] } } as const;
    const game = announced(handsWith({ 2: 'HK', 0: 'HU L10 E9 S7 L7' }, options), options);
    play(game, 'HK E9');
    const { gameResult } = game.view(null);
    assert.deepEqual([gameResult?.sides, gameResult?.losers?.map(({ side, kind }) => [side, kind])], [winners, losers]);
  }
});

// -- set-ups, records and links --------------------------------------------------------------------------------------

test('a set-up with hands needs a dealer, five cards for each player of the hand and none for the resting seat', () => {
  const errorFor = (setup: GameOptions['setup']): string => {
    try {
      createGame({ ...TURNS, setup });
    } catch (error) {
      assert.ok(error instanceof InputError && error.code === 'invalid-setup');
      return error.message;
    }
    return assert.fail('accepted');
  };
  assert.match(errorFor({ hands: FOREHAND_WINS }), /needs setup\.dealer/u);
  assert.match(errorFor({ dealer: 1, hands: FOREHAND_WINS }), /none for seat 2, which rests/u);
  const three = [...FOREHAND_WINS];
  three[RESTING] = cards('EK LK SK HK HA');
  assert.match(errorFor({ dealer: DEALER, hands: three }), /none for seat 1, which rests/u);
});

test('a record and a link of a game replay to the same views', () => {
  for (const variant of ['normal', 'blind'] as const) {
    const game = createGame({ variant, players: 3, seed: 'akte', setup: { dealer: 2 } });
    const random = randomFrom('akte', variant);
    for (let actions = 0; actions < 60 && game.phase !== 'game-over'; actions++) game.act(anyAction(game, random));
    const record = game.record();
    assert.equal(record.rules.threePlayer, 'take-turns');
    for (const again of [replay(record), replay(fromLink(toLink(record)))])
      for (const seat of [null, ...seats(game)]) assert.deepEqual(again.view(seat), game.view(seat));
  }
});

/** Options that records of an earlier version do not contain. */
/** The values of later options in old records, which differ from the values of `normal`. */
const EARLIER = { leadAfterSwap: 'forehand', schoeneresRequests: 'one', ceiling: 'enough-to-win' } as const;

test('an old record of `normal` with three players keeps its form of the game and replays unchanged', () => {
  const random = randomFrom('alt');
  const game = createGame({ ...TURNS, rules: { threePlayer: 'dealer-names-trump', ...EARLIER }, seed: 'alt' });
  for (let actions = 0; actions < 60 && game.phase !== 'game-over'; actions++) game.act(anyAction(game, random));
  const record = game.record();
  const rules = Object.fromEntries(Object.entries(record.rules).filter(([name]) => !(name in EARLIER)));
  const again = replay({ ...record, rules: rules as unknown as RuleSet });
  assert.equal(again.rules.threePlayer, 'dealer-names-trump');
  assert.deepEqual(again.view(null).allies?.length, 2);
  for (const seat of [null, ...seats(game)]) assert.deepEqual(again.view(seat), game.view(seat));
});

test('any variant that supports three players can also be played by turns', () => {
  for (const variant of ['bayrisch', 'bayrisch-11'] satisfies readonly VariantId[]) {
    const game = createGame({
      variant,
      players: 3,
      rules: { threePlayer: 'take-turns' },
      seed: 'x',
      setup: { dealer: 0 },
    });
    const random = randomFrom(variant);
    for (let actions = 0; actions < 400 && game.phase !== 'game-over'; actions++) game.act(anyAction(game, random));
    assert.equal(game.phase, 'game-over');
  }
});
