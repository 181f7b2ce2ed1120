/** Computer players with 40 cards. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { runToEnd } from '../../tools/arena/player.js';
import { createGame, type Game } from '../../src/game/game.js';
import { advise } from '../../src/players/advice/advice.js';
import { review } from '../../src/players/advice/review.js';
import { schlagTraits } from '../../src/players/cards/announcement-merit.js';
import { cardLookupFor, codesOf } from '../../src/players/cards/card-lookup.js';
import { deduce } from '../../src/players/deduction/deduce.js';
import { likelihoods } from '../../src/players/deduction/likelihoods.js';
import { LEVELS } from '../../src/players/level.js';
import { isSignTrue, meaningOf } from '../../src/players/signals/sign-meaning.js';
import { think } from '../../src/players/think.js';
import { deckOf, rankOf, type Card } from '../../src/rules/card.js';
import { defineRules, type RuleSet } from '../../src/rules/variants.js';
import { seatsToAsk, type SeatToAsk } from '../../src/session/seats-to-ask.js';
import { runs } from '../runs.js';
import { cards } from '../rules/words.js';

const TABLES: readonly RuleSet[] = [
  defineRules('suedtirol', { pack: 40 }),
  defineRules('suedtirol-blind', { pack: 40 }),
  defineRules('tirol', { pack: 40, guter: true }),
  defineRules('wanderkritt', { pack: 40 }),
  defineRules('deuten', { pack: 40 }),
  defineRules('latinisch', { pack: 40 }),
  defineRules('normal', { pack: 40, players: 3 }),
  defineRules('toblach-blind', { pack: 40, players: 2 }),
];

/** Plays a game with computer players. Returns the cards that they played. */
const playedBy = (game: Game, seed: string): ReadonlySet<Card> => {
  const played = new Set<Card>();
  let actions = 0;
  while (game.phase !== 'game-over') {
    const acts = ({ seat, mayDefer }: SeatToAsk) =>
      runToEnd(think(game.view(seat), LEVELS[(seat + actions) % 3], seed, undefined, mayDefer));
    const action = seatsToAsk(game, () => false)
      .map(acts)
      .find((one) => one !== null);
    assert.ok(action, `no seat of ${game.toAct.join()} acts in the phase ${game.phase}`);
    if (action.type === 'play') played.add(action.card);
    game.act(action);
    assert.ok(++actions < 1500, 'the game does not end');
  }
  return played;
};

test('computer players of all levels finish games with 40 cards', () => {
  const played = new Set<Card>();
  for (const [table, rules] of TABLES.entries()) {
    for (let number = 0; number < runs(1, 5); number++) {
      const start = rules.players === 3 ? [5, 5, 5] : [6, 6];
      const setup = { score: start.map((points) => Math.min(points, rules.target - 4)) };
      const game = createGame({ rules, seed: `forty-${table}-${number}`, setup });
      for (const card of playedBy(game, `${number}`)) played.add(card);
    }
  }
  assert.ok([...played].filter((card) => rankOf(card) === '5').length >= 3, 'fives are played');
});

test('hints, deductions, likelihoods and reviews work with 40 cards', async () => {
  const rules = defineRules('suedtirol-blind', { pack: 40 });
  const game = createGame({ rules, seed: 'forty', setup: { dealer: 0 } });
  while (game.phase !== 'hand-over') {
    const seat = game.toAct[0];
    const view = game.view(seat);
    if (game.phase === 'play') {
      const { possible } = deduce(view);
      assert.ok(possible.length >= 1 && possible.length <= 11 * 4, `${possible.length}`);
      // oxlint-disable-next-line no-await-in-loop -- positions run in sequence
      assert.ok((await likelihoods(view)).length >= 1);
    }
    // oxlint-disable-next-line no-await-in-loop -- positions run in sequence
    const advice = await advise(view, { seed: 'forty' });
    assert.ok(advice, game.phase);
    game.act(advice.action);
  }
  assert.ok(await review(game.view(0), { seed: 'forty' }));
});

test('the lookup tables number the 40 cards without gaps and rank the five below the six of its suit', () => {
  const rules = defineRules('suedtirol', { pack: 40 });
  const codes = codesOf(40);
  assert.deepEqual(
    deckOf(40).map((card) => codes[card]),
    [...deckOf(40).keys()],
  );
  const { height, beaters, size } = cardLookupFor(rules)({ schlag: '8', trumpf: 'H' });
  assert.equal(size, 40);
  const led = (card: Card): number => height['ELHS'.indexOf(card[0])][codes[card]];
  assert.ok(led('L5') > 0 && led('L5') < led('L6'));
  assert.ok(beaters[codes.L5].includes(codes.L6));
  assert.ok(!beaters[codes.L6].includes(codes.L5));
});

test('the Weli counts as a possible Guter of the five, except as the lowest trump', () => {
  const hand = cards('S6 H6 L5 SA EK');
  assert.equal(schlagTraits(defineRules('suedtirol', { pack: 40 }), hand, '5').possibleGuter, 2);
  assert.equal(schlagTraits(defineRules('tirol', { pack: 40, guter: true }), hand, '5').possibleGuter, 1);
});

test('the sign of a five is true for a hand with a five, and the sign of a six for a hand with a six', () => {
  const rules = defineRules('deuten', { pack: 40 });
  const announcement = { schlag: '5', trumpf: 'H' } as const;
  const codes = (words: string): readonly number[] => cards(words).map((card) => codesOf(40)[card]);
  assert.ok(isSignTrue(meaningOf(rules, announcement, '5'), codes('L5 HA')));
  assert.ok(!isSignTrue(meaningOf(rules, announcement, '5'), codes('L6 HA')));
  assert.ok(isSignTrue(meaningOf(rules, announcement, '6'), codes('L6 HA')));
});
