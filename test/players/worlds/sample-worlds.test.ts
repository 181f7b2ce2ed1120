import assert from 'node:assert/strict';
import { test } from 'node:test';
import { runToEnd } from '../../../tools/arena/player.js';
import { createGame, type Game } from '../../../src/game/game.js';
import type { View } from '../../../src/game/view.js';
import { isBlindSeat, knowledgeOf } from '../../../src/players/worlds/knowledge.js';
import { sampleWorlds } from '../../../src/players/worlds/sample-worlds.js';
import type { World } from '../../../src/players/worlds/world.js';
import { codesOf } from '../../../src/players/cards/card-lookup.js';
import { NOBODY } from '../../../src/players/cards/position.js';
import { announceableSchlaege } from '../../../src/rules/announce.js';
import { deckOf, type Card } from '../../../src/rules/card.js';
import { randomFrom } from '../../../src/rules/random.js';
import { defineRules, type RuleSet } from '../../../src/rules/variants.js';
import { anyAction, anyRules } from '../../game/random-play.js';
import { seats } from '../../game/table.js';
import { runs } from '../../runs.js';
import { numbered, sampleUntil } from '../../until.js';

const worldsOf = (view: View, count: number, seed: string, knowledge = knowledgeOf(view)): readonly World[] =>
  runToEnd(sampleWorlds({ view, knowledge, count, infers: true, random: randomFrom(seed) }));

/** Plays the hand to its end. Returns the announcement and the cards that each seat plays from now on. */
const truthAfter = (
  game: Game,
  luck: ReturnType<typeof randomFrom>,
): { announcement: View['announcement']; played: readonly (readonly Card[])[] } => {
  const from = game.view(null).history.length;
  while (game.phase === 'play' || game.phase === 'answer' || game.phase === 'decide') game.act(anyAction(game, luck));
  const { history, announcement } = game.view(null);
  const played = seats(game).map((seat) =>
    history.slice(from).flatMap((event) => (event.type === 'play' && event.seat === seat ? [event.card] : [])),
  );
  return { announcement, played };
};

test("every sampled world agrees with the seat's information, and the real hands are never ruled out", () => {
  const luck = randomFrom('layouts');
  let blind = 0;
  let bound = 0;
  for (const [table, rules] of numbered(
    sampleUntil(anyRules, { numRuns: runs(25, 300), seed: 5 }, () => ({
      'blind seats': blind > runs(5, 30),
      'seats that saw a card not followed': bound > runs(2, 12),
    })),
  )) {
    const game = createGame({ seed: `layouts-${table}`, rules });
    const end = 12 + luck(40);
    for (let action = 0; action < end && game.phase !== 'game-over'; action++) game.act(anyAction(game, luck));
    if (game.phase !== 'play') continue;
    const views = seats(game).map((seat) => game.view(seat));
    const truth = truthAfter(game, luck);
    for (const view of views) {
      const codes = codesOf(rules.pack);
      const knowledge = knowledgeOf(view);
      const context = JSON.stringify({ rules, view });
      for (const { owners, announcement, weight } of worldsOf(view, runs(12, 24), `${table}`)) {
        const held = seats(game).map((seat) => deckOf(rules.pack).filter((_, code) => owners[code] === seat));
        assert.deepEqual(
          held.map(({ length }) => length),
          view.handSizes,
          context,
        );
        assert.deepEqual(
          held[view.seat as number],
          deckOf(rules.pack).filter((card) => view.hand.includes(card)),
          context,
        );
        for (const card of knowledge.played.flat())
          assert.equal(owners[codes[card]], NOBODY, `${card} was played. ${context}`);
        assert.ok(Number.isInteger(weight) && weight > 0, `the weight ${weight}`);
        assert.ok(announcement, context);
      }
      truth.played.forEach((cards, seat) =>
        cards.forEach((card) =>
          assert.ok(!knowledge.excluded[seat].has(card), `seat ${seat} held ${card}. ${context}`),
        ),
      );
      if (isBlindSeat(view)) blind++;
      if (knowledge.excluded.some(({ size }) => size > 0)) bound++;
    }
  }
});

/** Returns a blind seat's average weight (0 to 1) of the true announcement after this many tricks of random play. */
const averageTruthWeight = (rules: Partial<RuleSet>, tricks: number): number => {
  let [weightSum, positions] = [0, 0];
  for (let deal = 0; positions < runs(40, 60); deal++) {
    const luck = randomFrom('truth', deal);
    const game = createGame({
      seed: `truth-${deal}`,
      rules: { ...rules, bidWhen: 'never', gestrichen: 'no-bid', schoeneres: 'none' },
    });
    const takenTricks = (): number => game.view(null).tricks.reduce((sum, count) => sum + count, 0);
    while (game.phase !== 'hand-over' && !(game.phase === 'play' && takenTricks() === tricks))
      game.act(anyAction(game, luck));
    if (game.phase !== 'play') continue;
    const dealer = game.view(null).dealer as number;
    const { schlag, trumpf } = game.view(dealer).announcement;
    for (const view of seats(game)
      .map((seat) => game.view(seat))
      .filter(isBlindSeat)) {
      const worlds = worldsOf(view, runs(40, 60), `${deal}`);
      const weightOf = (some: readonly World[]): number => some.reduce((sum, { weight }) => sum + weight, 0);
      weightSum +=
        weightOf(
          worlds.filter(({ announcement }) => announcement?.schlag === schlag && announcement?.trumpf === trumpf),
        ) / weightOf(worlds);
      positions++;
    }
  }
  return weightSum / positions;
};

test("a blind seat's estimate of the announcement improves with every trick", () => {
  const [none, one, two, three] = [0, 1, 2, 3].map((tricks) =>
    averageTruthWeight({ variant: 'suedtirol-blind' }, tricks),
  );
  assert.ok(none < one && one < two && two < three, `${none} ${one} ${two} ${three}`);
  assert.ok(two > 0.45 && three > 0.75, `${two} after two tricks, ${three} after three`);
});

test('sampled deals remain equally likely even if some seats cannot hold some cards', () => {
  // Seat 1 has not followed trump. The unseen cards include trumps that seat 1 cannot hold.
  const hands = [
    ['HA', 'E7', 'L7', 'S7', 'E10'],
    ['EA', 'LA', 'SA', 'EK', 'LK'],
    ['HK', 'EO', 'LO', 'SO', 'EU'],
    ['HU', 'LU', 'SU', 'E9', 'L9'],
  ] as const;
  const game = createGame({
    seed: 'even',
    rules: { schoeneres: 'none', schlagtausch: 'none', follow: 'everyone' },
    setup: { dealer: 3, hands },
  });
  game.act({ type: 'announce-schlag', seat: 0, schlag: '8' });
  game.act({ type: 'announce-trumpf', seat: 3, trumpf: 'H' });
  for (const [seat, card] of (['HA', 'EA', 'HK', 'HU'] as const).entries()) game.act({ type: 'play', seat, card });
  const view = game.view(0);
  const knowledge = knowledgeOf(view);
  assert.ok(knowledge.excluded[1].has('H10'), 'seat 1 holds no trump');
  // The announcement is ignored, because it makes some deals more likely.
  const worlds = worldsOf({ ...view, announcement: {} }, 4000, 'even', knowledge);
  const codes = codesOf(33);
  const weightOf = (some: readonly World[]): number => some.reduce((sum, { weight }) => sum + weight, 0);
  const shareWith = (card: Card, seat: number): number =>
    weightOf(worlds.filter(({ owners }) => owners[codes[card]] === seat)) / weightOf(worlds);
  // 25 cards are unseen. H7, H9, H10 and HO bind their holder. The Rechter and the Linke are exempt.
  const binding = ['H7', 'H9', 'H10', 'HO'] as const;
  for (const card of binding) {
    assert.equal(shareWith(card, 1), 0, card);
    assert.ok(Math.abs(shareWith(card, 2) - 4 / 21) < 0.03, `seat 2 holds ${card} in ${shareWith(card, 2)}`);
    assert.ok(Math.abs(shareWith(card, 3) - 4 / 21) < 0.03, `seat 3 holds ${card} in ${shareWith(card, 3)}`);
  }
});

test('with `schlagHeld`, the announcer holds enough cards of the Schlag in every sampled world', () => {
  const rules = defineRules('suedtirol', { schlagHeld: 2 });
  const luck = randomFrom('held');
  for (let table = 0; table < runs(4, 40); table++) {
    const game = createGame({ seed: `held-${table}`, rules });
    while (game.phase !== 'play' && game.phase !== 'decide') game.act(anyAction(game, luck));
    const { history } = game.view(null);
    const announcer = history.flatMap((event) => (event.type === 'announce-schlag' ? [event.seat] : [])).at(-1);
    const { schlag } = game.view(null).announcement;
    assert.ok(announcer !== undefined && schlag);
    for (const seat of seats(game).filter((other) => other !== announcer))
      for (const { owners } of worldsOf(game.view(seat), 12, `${table}`)) {
        const hand = deckOf(rules.pack).filter((_, code) => owners[code] === announcer);
        assert.ok(announceableSchlaege(rules, hand).includes(schlag), `${hand.join(' ')} for ${schlag}`);
      }
  }
});
