/** Tests of the display of all hands after a hand. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { isBlind } from '../../src/rules/announce.js';
import type { Card } from '../../src/rules/card.js';
import { say } from '../../src/i18n/text.js';
import { wholeHandOf, type WholeHand } from '../../src/table/whole-hand.js';
import { anyRules, anySeed, playAtRandom } from '../game/random-play.js';
import { announced, bid, FIVE_TRICKS, playCards, seats } from '../game/table.js';
import { de } from '../i18n/spoken.js';
import { runs } from '../runs.js';
import { assertUntil } from '../until.js';
import { peopleAt } from './recorded-steps.js';

const written = ({ seats: hands }: WholeHand): readonly string[] =>
  hands.map(
    ({ name, cards }) => `${name}: ${cards.map(({ card, trick }) => `${card ?? '?'}${trick ?? ''}`).join(' ')}`,
  );

test("after a fold, the hand sheet shows the viewer's and all played cards, then the rest once all players agree", () => {
  const game = announced(FIVE_TRICKS);
  playCards(game, 5);
  const [bidder] = game.toAct;
  bid(game, bidder, 3);
  assert.equal(wholeHandOf(game.view(0), peopleAt(game.rules, 0)), null, 'the hand is not over');
  game.act({ type: 'fold', seat: game.toAct[0] });

  const shown = (): WholeHand => wholeHandOf(game.view(0), peopleAt(game.rules, 0)) as WholeHand;
  const HIDDEN = ['Du: EO0 LO SU LU H7', 'Luis: EA0 LA1 ? ? ?', 'Rosa: E70 ? ? ? ?', 'Sepp: EK0 ? ? ? ?'];
  assert.deepEqual(written(shown()), HIDDEN);
  assert.deepEqual(
    shown().tricks.map(({ winner, outcome }) => [winner, say(de, outcome)]),
    [
      [1, 'Stich für Luis: Eichel-Ass, höchste Karte der ausgespielten Farbe.'],
      [null, 'Nicht zu Ende gespielt.'],
    ],
  );
  assert.equal(shown().isWaiting, false);
  game.act({ type: 'reveal', seat: 0 });
  assert.deepEqual([shown().isWaiting, written(shown())], [true, HIDDEN]);
  for (const seat of [1, 2, 3]) game.act({ type: 'reveal', seat });
  assert.equal(shown().isWaiting, false);
  assert.deepEqual(written(shown()), [
    'Du: EO0 LO SU LU H7',
    'Luis: EA0 LA1 SK S7 E9',
    'Rosa: E70 L7 SA SO E10',
    'Sepp: EK0 LK S9 S10 L9',
  ]);
});

test('in every variant, the hand sheet shows a viewer only played cards and cards in their view', () => {
  let compared = 0;
  assertUntil(
    fc.property(anyRules, anySeed, (rules, seed) => {
      playAtRandom({ rules, seed }, (game, last) => {
        for (const seat of [null, ...seats(game)]) {
          const view = game.view(seat);
          const whole = wholeHandOf(view, peopleAt(rules, seat));
          const isOver = view.phase === 'hand-over' || view.phase === 'game-over';
          if (!isOver) assert.equal(whole, null);
          if (!whole) continue;
          const known: readonly Card[] = [
            ...view.history.flatMap((entry) => (entry.type === 'play' ? [entry.card] : [])),
            ...view.hand,
            ...(view.partnerHand ?? []),
            ...(view.revealed ?? []).flat(),
            // All players have seen a Maschine.
            ...(view.result?.reason === 'maschine' ? rules.critical : []),
          ];
          for (const { cards } of whole.seats) {
            for (const { card } of cards) assert.ok(card === null || known.includes(card));
            if (view.revealed) assert.ok(cards.every(({ card }) => card !== null));
          }
          const faces = whole.seats.flatMap(({ cards }) => cards.flatMap(({ card }) => card ?? []));
          assert.equal(new Set(faces).size, faces.length, 'no card appears twice');
          // After the hand, all players know the announcement and therefore the reasons for all tricks.
          if (isBlind(rules))
            for (const { winner, outcome } of whole.tricks)
              if (winner !== null) assert.match(say(de, outcome), /: .+\.$/u);
          compared++;
        }
        return last?.type !== 'next' || game.view(null).gameNumber === 1;
      });
    }),
    { numRuns: runs(10, 40), seed: 21 },
    () => ({ compared: compared > 40 }),
  );
});
