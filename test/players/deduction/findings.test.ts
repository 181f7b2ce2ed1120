import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { createGame, type Game } from '../../../src/game/game.js';
import type { View } from '../../../src/game/view.js';
import { deduce } from '../../../src/players/deduction/deduce.js';
import { findings, playedTricks, type Finding } from '../../../src/players/deduction/findings.js';
import type { Card } from '../../../src/rules/card.js';
import { randomFrom } from '../../../src/rules/random.js';
import { announcersOf } from '../../../src/rules/seats.js';
import { VARIANT_IDS, defineRules } from '../../../src/rules/variants.js';
import { seats } from '../../game/table.js';
import { runs } from '../../runs.js';

const BLIND = VARIANT_IDS.filter((id) => defineRules(id).announcement !== 'open');

/** Plays a hand at random without bids. Calls `each` before every trick. */
const playHand = (game: Game, seed: string, each: (game: Game) => void): void => {
  const luck = randomFrom(seed, 'findings');
  for (let count = 0; count < 100 && game.view(null).result === null; count++) {
    if (game.phase === 'play' && game.view(null).trick.length === 0) each(game);
    const legal = seats(game).flatMap((seat) => game.legalActions(seat));
    const usual = legal.filter((action) => action.type !== 'decide' || action.play);
    game.act(usual[luck(usual.length)]);
  }
};

const holds = ({ statement }: Finding, schlag: string, trumpf: string): boolean => {
  if (statement.key === 'none')
    return !statement.schlaege.some((one) => one === schlag) && !statement.truempfe.some((one) => one === trumpf);
  if (statement.key === 'either') return statement.schlag === schlag || statement.trumpf === trumpf;
  return (statement.schlag ?? schlag) === schlag && (statement.trumpf ?? trumpf) === trumpf;
};

test('a finding about a trick is true for every possible pair, including the announced pair', () => {
  const told = new Set<string>();
  fc.assert(
    fc.property(fc.constantFrom(...BLIND), fc.uint32Array({ minLength: 1, maxLength: 1 }), (variant, [number]) => {
      const game = createGame({ variant, seed: `${number}`, rules: { bidWhen: 'never' } });
      playHand(game, `${number}`, () => {
        const dealer = game.view(null).dealer as number;
        const [announcer] = announcersOf(game.rules, dealer);
        const { schlag, trumpf } = game.view(announcer).announcement;
        for (const seat of [...seats(game).filter((one) => !announcersOf(game.rules, dealer).includes(one)), null]) {
          const view = game.view(seat);
          const all = findings(view);
          const { possible } = deduce(view);
          for (const finding of all) {
            told.add(finding.statement.key);
            assert.ok(possible.every((pair) => holds(finding, pair.schlag, pair.trumpf)));
            assert.ok(holds(finding, schlag as string, trumpf as string));
            const trick = playedTricks(view)[finding.trick - 1];
            assert.equal(trick.winner, finding.seat);
            assert.ok(trick.cards.some(({ seat: by, card }) => by === finding.seat && card === finding.card));
            assert.equal(finding.beatenCard === null, trick.cards[0].seat === finding.seat);
          }
        }
        assert.deepEqual([findings(game.view(announcer)), playedTricks(game.view(announcer))], [[], []]);
      });
    }),
    { numRuns: runs(12, 200) },
  );
  assert.ok(told.has('either') && told.has('none'));
});

const HANDS: readonly (readonly Card[])[] = [
  ['LK', 'LO', 'HO', 'SU', 'S10'],
  ['E9', 'EK', 'HU', 'S8', 'L7'],
  ['LA', 'H9', 'HA', 'S7', 'EO'],
  ['L8', 'E8', 'H8', 'SA', 'H7'],
];

/**
 * Returns the view of seat 0, a blind seat. Seat 1, the dealer, announced the Trumpf. Seat 2, the forehand, announced the
 * Schlag.
 */
const firstTrick = (schlagCard: Card, trumpfCard: Card, plays: readonly Card[]): View => {
  const game = createGame({ variant: 'blind', seed: 'x', setup: { dealer: 1, hands: HANDS } });
  for (const action of [
    { type: 'show', seat: 2, card: schlagCard },
    { type: 'show', seat: 1, card: trumpfCard },
  ] as const)
    game.act(action);
  plays.forEach((card, index) => game.act({ type: 'play', seat: (2 + index) % 4, card }));
  return game.view(0);
};

test('a card of another suit that beats an ace belongs to the Schlag or the Trumpf', () => {
  const view = firstTrick('H9', 'EK', ['LA', 'L8', 'LK', 'E9']);
  assert.deepEqual(findings(view), [
    { trick: 1, seat: 1, card: 'E9', beatenCard: 'LA', statement: { key: 'either', schlag: '9', trumpf: 'E' } },
  ]);
});

test('a led card that wins the trick excludes Schläge and suits that would have beaten it', () => {
  const view = firstTrick('HA', 'S8', ['LA', 'L8', 'HO', 'E9']);
  const [finding] = findings(view);
  assert.deepEqual([finding.seat, finding.card, finding.beatenCard], [2, 'LA', null]);
  assert.equal(finding.statement.key, 'none');
});

test('findings() and playedTricks() throw for an invalid view', () => {
  assert.throws(() => findings(null as unknown as View), { code: 'invalid-view' });
  assert.throws(() => playedTricks({} as View), { code: 'invalid-view' });
});
