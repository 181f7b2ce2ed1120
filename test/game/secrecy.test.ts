/** Checks that no seat can infer a card it must not know. Games that differ only in such cards look the same to the seat. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import type { Action } from '../../src/game/action.js';
import type { Fact } from '../../src/game/fact.js';
import { connect, type Update } from '../../src/game/connect.js';
import { createGame, type Game, type GameOptions } from '../../src/game/game.js';
import { replay } from '../../src/game/replay.js';
import type { View } from '../../src/game/view.js';
import { ALL_CARDS, deckOf, type Card } from '../../src/rules/card.js';
import { randomFrom, shuffled, type Random } from '../../src/rules/random.js';
import { isPlaying, seatsOf, sidesOf, type Seat } from '../../src/rules/seats.js';
import { defineRules, type RuleSet } from '../../src/rules/variants.js';
import { possibleActions, actionKey, refusal } from './possible-actions.js';
import { anyAction, anyRules, anySeed } from './random-play.js';
import { runs } from '../runs.js';
import { assertUntil } from '../until.js';

/** All information that a seat receives in a game: its first view and every update. */
interface Shown {
  readonly first: View;
  readonly updates: readonly Update[];
}

/** Returns the error messages for all illegal actions of a seat, including those with these cards. */
const refusalsFor = (game: Game, seat: Seat, cards: readonly Card[]): (string | undefined)[] => {
  const legal = new Set(game.legalActions(seat).map(actionKey));
  return possibleActions(seat, cards)
    .filter((action) => !legal.has(actionKey(action)))
    .map((action) => refusal(game, action)?.message);
};

/** Returns all information that a seat receives during these actions, or null if an action is illegal with these cards. */
const shownTo = (
  seat: Seat | null,
  options: GameOptions,
  actions: readonly Action[],
): { readonly game: Game; readonly shown: Shown } | null => {
  const game = createGame(options);
  const updates: Update[] = [];
  connect(game, seat).subscribe((update) => updates.push(update));
  const first = game.view(seat);
  for (const action of actions) if (refusal(game, action)) return null;
  return { game, shown: { first, updates } };
};

/** Returns the cards that a seat has seen. The Kritische in the rules are public. */
const cardsIn = (shown: Shown): Set<Card> => {
  const text = JSON.stringify(shown, (name, value: unknown) => (name === 'rules' ? null : value));
  return new Set(ALL_CARDS.filter((card) => text.includes(`"${card}"`)));
};

/** Plays up to `length` random actions of one hand. */
const randomHand = (options: GameOptions, length: number): Game => {
  const game = createGame(options);
  const random = randomFrom('hand', options.seed ?? '');
  for (let actions = 0; actions < length && game.phase !== 'hand-over' && game.phase !== 'game-over'; actions++)
    game.act(anyAction(game, random));
  return game;
};

/**
 * Returns the public information about cards that can differ between deals: the winners of tricks, Maschinen, penalties,
 * and the shown cards that named the Schlag. Shown cards are included because the cards below them could not name the
 * Schlag.
 */
const openlySeen = (history: readonly (Action | Fact)[]): string =>
  history
    .flatMap((entry) => {
      if (entry.type === 'trick') return [`trick ${entry.winner}`];
      if (entry.type === 'maschine' || entry.type === 'penalty') return [`${entry.type} ${entry.seat}`];
      return entry.type === 'shown' ? [`shown ${entry.card}`] : [];
    })
    .join();

test('a seat gets the same views, actions and errors in deals that differ only in cards unknown to the seat', () => {
  let compared = 0;
  let blind = 0;
  let afterQuestion = 0;
  assertUntil(
    fc.property(
      anyRules,
      anySeed,
      fc.nat(40),
      fc.array(fc.nat(13), { minLength: 3, maxLength: 3 }),
      (rules, seed, length, anyScore) => {
        const pack = shuffled(deckOf(rules.pack), randomFrom('deal', seed));
        const score = sidesOf(rules.players).map((side) => anyScore[side] % Math.min(9, rules.target));
        const dealer = Number(seed) % rules.players;
        const playing = seatsOf(rules.players).filter((seat) => isPlaying(rules, dealer, seat));
        const handIn = (cards: readonly Card[], index: number): readonly Card[] =>
          index === -1 ? [] : cards.slice(index * 5, index * 5 + 5);
        const put = (cards: readonly Card[]): GameOptions => ({
          rules,
          seed,
          setup: {
            dealer,
            hands: seatsOf(rules.players).map((seat) => handIn(cards, playing.indexOf(seat))),
            stock: cards.slice(playing.length * 5),
            score,
          },
        });
        const game = randomHand(put(pack), length);
        const isBlind = rules.announcement !== 'open';
        // Omits the last action, because all seats learn the announcement when the hand ends.
        const actions = isBlind && game.view(null).result ? game.record().actions.slice(0, -1) : game.record().actions;
        const curious = length % rules.players;
        for (const seat of [null, ...seatsOf(rules.players)]) {
          const first = shownTo(seat, put(pack), actions);
          assert.ok(first);
          let refused: ReturnType<typeof refusalsFor> | null = null;
          const seen = cardsIn(first.shown);
          const unseen = pack.filter((card) => !seen.has(card));
          assert.ok(unseen.length > 0);
          for (let attempt = 0; attempt < 3; attempt++) {
            const others = shuffled(unseen, randomFrom('others', seed, attempt));
            const exchanged = new Map(unseen.map((card, index) => [card, others[index]]));
            const other = (card: Card): Card => exchanged.get(card) ?? card;
            // The other deal has a different card in place of a card shown to other seats.
            const deeds = actions.map((action) =>
              action.type === 'show' && action.card ? { ...action, card: other(action.card) } : action,
            );
            // The other deal can forbid an action, for example because a trump must be played.
            const again = shownTo(seat, put(pack.map(other)), deeds);
            if (!again || openlySeen(again.game.view(seat).history) !== openlySeen(first.game.view(seat).history))
              continue;
            assert.deepEqual(again.shown, first.shown);
            if (seat === curious)
              assert.deepEqual(
                refusalsFor(again.game, seat, unseen.slice(0, 8)),
                (refused ??= refusalsFor(first.game, seat, unseen.slice(0, 8))),
              );
            compared++;
            if (isBlind) blind++;
            if (actions.some((action) => action.type === 'answer' && action.accept)) afterQuestion++;
          }
        }
      },
    ),
    { numRuns: runs(24, 200), seed: 1, includeErrorInReport: true },
    () => ({
      'deals compared': compared > runs(120, 500),
      'blind deals': blind > runs(20, 75),
      'deals after a question': afterQuestion > runs(0, 25),
    }),
  );
});

// -- blind play --------------------------------------------------------------------------------------------------------

/** Any rules with blind play for four players. */
const anyBlindRules: fc.Arbitrary<RuleSet> = anyRules
  .filter((rules) => rules.players === 4)
  .map(({ variant, ...options }) =>
    defineRules(variant, {
      ...options,
      announcement: 'blind-chosen',
      follow: options.follow === 'none' ? 'none' : 'announcers',
      schlagtausch: 'none',
      signals: false,
      zusammenschauen: false,
      maschine: 0,
    }),
  );

/** Returns a game in which the announcers have shown random cards, without any questions. */
const announcedBy = (options: GameOptions, random: Random): Game => {
  const game = createGame(options);
  while (game.phase === 'announce') {
    const shows = game.legalActions(game.toAct[0]).filter(({ type }) => type === 'show');
    game.act(shows[random(shows.length)]);
  }
  return game;
};

/**
 * Returns an action that is legal in both games and does not reveal the announcement, or null if there is no such action.
 */
const commonAction = (games: readonly Game[], random: Random): Action | null => {
  const [legal, others] = games.map((game) => seatsOf(4).flatMap((seat) => game.legalActions(seat)));
  const known = new Set(others.map((action) => JSON.stringify(action)));
  const common = legal.filter(
    (action) =>
      known.has(JSON.stringify(action)) && !('penalty' in action) && action.type !== 'fold' && action.type !== 'farbe',
  );
  return common.length > 0 ? common[random(common.length)] : null;
};

/**
 * Whether the action makes a visible difference between the games: a hand ends in only one game, or another seat wins the
 * trick.
 */
const areDistinguishable = (games: readonly Game[], action: Action): boolean => {
  const [one, other] = games.map((game) => {
    const ahead = replay(game.record());
    ahead.act(action);
    return ahead;
  });
  return one.phase !== other.phase || one.toAct.join() !== other.toAct.join() || one.view(null).result !== null;
};

const DEALT_BLIND = [2, 3];
const OUTSIDERS = [...DEALT_BLIND, null];

test('a blind seat gets the same views, updates, actions and errors for announcements that it cannot distinguish', () => {
  let different = 0;
  let tricks = 0;
  assertUntil(
    fc.property(anyBlindRules, anySeed, (rules, seed) => {
      const pack = shuffled(deckOf(rules.pack), randomFrom('deal', seed));
      const hands = seatsOf(4).map((seat) => pack.slice(seat * 5, seat * 5 + 5));
      const games = [1, 2].map((which) =>
        announcedBy({ rules, seed, setup: { dealer: 0, hands } }, randomFrom('announcement', seed, which)),
      );
      const updates = games.map((game) => {
        const received: Update[] = [];
        for (const seat of OUTSIDERS) connect(game, seat).subscribe((update) => received.push(update));
        return received;
      });
      if (JSON.stringify(games[0].view(0).announcement) !== JSON.stringify(games[1].view(0).announcement)) different++;
      const random = randomFrom('blind', seed);
      const tried = pack.slice(5, 15);
      for (let step = 0; ; step++) {
        for (const seat of OUTSIDERS) {
          const [one, other] = games.map((game) => game.view(seat));
          assert.deepEqual(one, other);
          assert.deepEqual(one.announcement, {});
        }
        assert.deepEqual(updates[0].splice(0), updates[1].splice(0));
        const [one, other] = games;
        const seat = DEALT_BLIND[random(2)];
        if (step % 4 === 0) assert.deepEqual(refusalsFor(one, seat, tried), refusalsFor(other, seat, tried));
        const [due] = one.toAct;
        if (one.phase === 'play' && DEALT_BLIND.includes(due)) {
          const offered = one.legalActions(due).filter(({ type }) => type === 'play');
          assert.deepEqual(
            offered,
            one.view(due).hand.map((card) => ({ type: 'play', seat: due, card })),
            'all cards of the seat, without penalties',
          );
        }
        const action = commonAction(games, random);
        const endsTrick = action?.type === 'play' && one.view(null).trick.length === 3;
        if (!action || (endsTrick && areDistinguishable(games, action))) return;
        if (action.type === 'decide' && !action.play) return;
        for (const game of games) game.act(action);
        if (endsTrick) tricks++;
      }
    }),
    { numRuns: runs(6, 60), seed: 1, includeErrorInReport: true },
    () => ({ 'different announcements': different > runs(5, 40), 'tricks alike': tricks > runs(3, 30) }),
  );
});

test('the error for taking a card at the cut does not depend on the card if the seat cannot see it', () => {
  const said = new Set<string>();
  const kinds = new Set<boolean>();
  for (let at = 1; at < 32; at++) {
    const game = createGame({
      variant: 'bayrisch-11',
      rules: { cutBluff: false },
      seed: 'stube',
      setup: { dealer: 0 },
    });
    game.act({ type: 'cut', seat: 3, at });
    kinds.add(game.legalActions(3).length === 2);
    const messages = [0, 1, 2].flatMap((seat) =>
      [true, false].map((accept) => refusal(game, { type: 'take', seat, accept })?.message),
    );
    said.add(JSON.stringify(messages));
  }
  assert.equal(kinds.size, 2, 'some cards can be taken and some cannot');
  assert.equal(said.size, 1);
});
