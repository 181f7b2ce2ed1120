/** No view holds a card its seat may not know: deals that differ only in such cards look alike. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { connect, type Update } from '../../src/game/connect.js';
import { createGame, type Game, type GameOptions } from '../../src/game/game.js';
import { IllegalAction } from '../../src/game/illegal-action.js';
import type { Action } from '../../src/game/action.js';
import type { View } from '../../src/game/view.js';
import { ALL_CARDS, deckOf, type Card } from '../../src/rules/card.js';
import { randomFrom, shuffled } from '../../src/rules/random.js';
import { seatsOf, sidesOf, type Seat } from '../../src/rules/seats.js';
import { anyAction, anyRules, anySeed } from './random-play.js';

/** All that a seat is shown while these actions are done; null if one of them cannot be done with these cards. */
const shownTo = (seat: Seat | null, options: GameOptions, actions: readonly Action[]): { views: View[]; updates: Update[] } | null => {
  const game = createGame(options);
  const updates: Update[] = [];
  connect(game, seat).subscribe((update) => updates.push(update));
  const views = [game.view(seat)];
  for (const action of actions) {
    try {
      game.act(action);
    } catch (error) {
      if (error instanceof IllegalAction) return null;
      throw error;
    }
    views.push(game.view(seat));
  }
  return { views, updates };
};

/** The cards that stand in these views; which cards are Kritische is no secret. */
const cardsIn = (views: readonly View[]): Set<Card> => {
  const text = JSON.stringify(views.map((view) => ({ ...view, rules: null })));
  return new Set(ALL_CARDS.filter((card) => text.includes(`"${card}"`)));
};

/** One hand, played at random as far as `length` goes. */
const randomHand = (options: GameOptions, length: number): Game => {
  const game = createGame(options);
  const luck = randomFrom('hand', options.seed ?? '');
  for (let actions = 0; actions < length && game.phase !== 'hand-over' && game.phase !== 'game-over'; actions++) game.act(anyAction(game, luck));
  return game;
};

/**
 * What is openly seen of the cards: who won the tricks, with another announcement perhaps another; who had a Maschine;
 * which last card gave the Schlag, since the cards below it could not.
 */
const openlySeen = ({ views }: { views: readonly View[] }): readonly string[] =>
  views[views.length - 1].history.flatMap((entry) => {
    if (entry.type === 'trick') return [`trick ${entry.winner}`];
    if (entry.type === 'maschine') return [`maschine ${entry.seat}`];
    return entry.type === 'shown' ? [`shown ${entry.card}`] : [];
  });

test('Two deals that differ only in what a seat cannot know give it the same views, histories, updates and legal actions', () => {
  let compared = 0;
  let blind = 0;
  let afterQuestion = 0;
  fc.assert(
    fc.property(anyRules, anySeed, fc.nat(40), fc.array(fc.nat(13), { minLength: 3, maxLength: 3 }), (rules, seed, length, anyScore) => {
      const pack = shuffled(deckOf(rules.pack), randomFrom('deal', seed));
      const score = sidesOf(rules.players).map((side) => anyScore[side] % 9);
      const put = (cards: readonly Card[]): GameOptions => ({
        rules,
        seed,
        setup: {
          dealer: Number(seed) % rules.players,
          hands: seatsOf(rules.players).map((seat) => cards.slice(seat * 5, seat * 5 + 5)),
          stock: cards.slice(rules.players * 5),
          score,
        },
      });
      const game = randomHand(put(pack), length);
      const isBlind = rules.announcement !== 'open';
      // When the hand is over everybody learns what was announced.
      const actions = isBlind && game.view(null).result ? game.record().actions.slice(0, -1) : game.record().actions;
      for (const seat of [null, ...seatsOf(rules.players)]) {
        const shown = shownTo(seat, put(pack), actions);
        assert.ok(shown);
        const seen = cardsIn(shown.views);
        const unseen = pack.filter((card) => !seen.has(card));
        assert.ok(unseen.length > 0);
        for (let attempt = 0; attempt < 4; attempt++) {
          const others = shuffled(unseen, randomFrom('others', seed, attempt));
          const exchanged = new Map(unseen.map((card, index) => [card, others[index]]));
          const other = (card: Card): Card => exchanged.get(card) ?? card;
          // What was shown to others is another card in the other deal.
          const deeds = actions.map((action) => (action.type === 'show' && action.card ? { ...action, card: other(action.card) } : action));
          // Another deal may forbid what was done: a trump that was not played would have had to be.
          const again = shownTo(seat, put(pack.map(other)), deeds);
          if (!again || openlySeen(again).join() !== openlySeen(shown).join()) continue;
          assert.deepEqual(again, shown);
          compared++;
          if (isBlind) blind++;
          if (actions.some((action) => action.type === 'answer' && action.accept)) afterQuestion++;
        }
      }
    }),
    { numRuns: 300, includeErrorInReport: true },
  );
  assert.ok(compared > 1000 && blind > 150 && afterQuestion > 50, `only ${compared} deals were compared, ${blind} blind, ${afterQuestion} after a question`);
});

test('What seats draw, cut and peek is told to nobody else', () => {
  fc.assert(
    fc.property(anySeed, (seed) => {
      const game = createGame({ seed, setup: { dealer: 0 } });
      game.act({ type: 'cut', seat: 3 });
      const { peeked } = game.view(3);
      assert.ok(peeked);
      game.act({ type: 'announce-schlag', seat: 1, schlag: '8' });
      game.act({ type: 'announce-trumpf', seat: 0, trumpf: 'H' });
      for (const seat of [null, 0, 1, 2]) assert.ok(!cardsIn([game.view(seat)]).has(peeked));
    }),
    { numRuns: 50 },
  );
});

test('A seat’s own cards come from its own hand alone', () => {
  fc.assert(
    fc.property(anyRules, anySeed, fc.nat(30), (rules, seed, length) => {
      const game = randomHand({ rules, seed }, length);
      for (const seat of seatsOf(game.rules.players)) {
        for (const action of game.view(seat).legal) {
          if (action.type === 'play') assert.ok(game.view(seat).hand.includes(action.card));
        }
      }
    }),
    { numRuns: 40 },
  );
});
