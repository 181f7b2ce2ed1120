import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import type { Action } from '../../../src/game/action.js';
import type { Game } from '../../../src/game/game.js';
import type { View } from '../../../src/game/view.js';
import { handHistoryOf } from '../../../src/players/advice/hand-history.js';
import { rewindView } from '../../../src/players/advice/rewind.js';
import { handViewOf } from '../../../src/players/two-player-view.js';
import { anyRules, anySeed, playAtRandom } from '../../game/random-play.js';
import { runs } from '../../runs.js';
import { assertUntil } from '../../until.js';

/**
 * Returns the comparable data of a view. Omits the order of cards in a hand, and all legal actions except plays and answers
 * to a bid.
 */
const comparable = (view: View): unknown => {
  const { legal, hand, partnerHand, ...rest } = view;
  const isCompared = (action: Action): boolean =>
    action.type === 'hold' ||
    action.type === 'fold' ||
    (action.type === 'play' && action.penalty === undefined) ||
    (action.type === 'bid' && action.penalty === undefined && view.pending?.type === 'bid');
  const compared = legal.filter(isCompared).map((action) => JSON.stringify(action));
  return JSON.parse(
    JSON.stringify({
      ...rest,
      hand: [...hand].sort(),
      partnerHand: partnerHand && [...partnerHand].sort(),
      legal: compared.sort(),
    }),
  );
};

const REVIEWED: readonly Action['type'][] = [
  'announce-schlag',
  'announce-trumpf',
  'show',
  'ask-schoeneres',
  'ask-schlagtausch',
  'ask-swap-hands',
  'answer',
  'decide',
  'play',
  'bid',
  'hold',
  'fold',
  'farbe',
];

/** A seat's view before one of that seat's actions in the current hand. */
interface Moment {
  readonly view: View;
  readonly action: Action;
}

test('rewindView() restores the exact view of each seat before each of its actions', () => {
  let compared = 0;
  // "Farbe!" is too rare in random play.
  const seen = new Set<string>(['farbe']);
  assertUntil(
    fc.property(anyRules, anySeed, (rules, seed) => {
      let moments: Moment[] = [];
      let before: readonly View[] = [];
      let hands = 0;
      playAtRandom({ variant: rules.variant, rules, seed }, (game: Game, last) => {
        if (last && REVIEWED.includes(last.type)) moments.push({ view: before[last.seat], action: last });
        if (last?.type === 'next') moments = [];
        before = Array.from({ length: game.rules.players }, (_, seat) => game.view(seat));
        if (last?.type === 'next' || (game.phase !== 'hand-over' && game.phase !== 'game-over') || moments.length === 0)
          return;
        for (const [seat, over] of before.entries()) {
          const { view: handOver, toTable } = handViewOf(over);
          const playing = handOver.seat;
          if (playing === null) continue;
          const hand = handHistoryOf(handOver, playing);
          const own = moments.filter(({ action }) => action.seat === seat);
          const places = hand.since.flatMap((entry, place) =>
            'seat' in entry && entry.seat === playing && REVIEWED.includes(entry.type as Action['type']) ? [place] : [],
          );
          assert.equal(places.length, own.length);
          places.forEach((place, index) => {
            const then = rewindView(handOver, hand, place);
            if (!then) {
              assert.ok(
                hand.since.slice(place).some(({ type }) => type === 'redealt'),
                'only a new deal hides the old cards',
              );
              return;
            }
            assert.deepEqual(comparable(then), comparable(handViewOf(own[index].view).view));
            assert.deepEqual(toTable(hand.since[place]), own[index].action);
            seen.add(own[index].action.type);
            compared++;
          });
        }
        moments = [];
        return ++hands < runs(4, 6);
      });
    }),
    { numRuns: runs(12, 40), seed: 1 },
    () => ({
      ...Object.fromEntries(REVIEWED.map((type) => [type, seen.has(type)])),
      'views compared': compared > runs(500, 1000),
    }),
  );
});
