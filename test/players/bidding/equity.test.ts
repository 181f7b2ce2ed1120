import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  encodeEquities,
  equityKey,
  MAX_NEEDED,
  silentEquityFor,
  gameEquityFor,
} from '../../../src/players/bidding/equity.js';
import { scoreAfter, CERTAIN, createEquityModel, type Pair } from '../../../src/players/bidding/equity-model.js';
import { scoreAfterOfThree, equityOfThree } from '../../../src/players/bidding/equity-three.js';
import { unpackEquities } from '../../../src/players/bidding/equity-text.js';
import { EQUITY_TABLES } from '../../../src/players/trained/equities.js';
import { isGestrichen } from '../../../src/rules/score.js';
import { defineRules, VARIANT_IDS, variants, type RuleSet } from '../../../src/rules/variants.js';

const pairsBelow = (target: number): readonly Pair[] =>
  Array.from({ length: target * target }, (_, place): Pair => [Math.floor(place / target), place % target]);

const suedtirol = (options: Partial<RuleSet> = {}): RuleSet => defineRules('suedtirol', options);

/** Returns the equity from 0 to 1: the mean over both possible forehands unless `leads` is given. */
const equityFor = (rules: RuleSet): ((score: Pair, leads?: boolean) => number) => {
  const equity = gameEquityFor(rules);
  return (score, leads) =>
    (leads === undefined ? (equity(score, true) + equity(score, false)) / 2 : equity(score, leads)) / CERTAIN;
};

test('the equity is 1 for a won game and 0 for a lost game', () => {
  const equity = equityFor(suedtirol());
  assert.equal(equity([15, 3]), 1);
  assert.equal(equity([17, 14]), 1);
  assert.equal(equity([14, 15]), 0);
  assert.deepEqual(scoreAfter([3, 4], 0, 2), [5, 4]);
  assert.deepEqual(scoreAfter([3, 4], 1, 3), [3, 7]);
});

test('the equities of two sides add up to 1', () => {
  for (const players of [2, 4] as const) {
    const rules = suedtirol({ players });
    const equity = gameEquityFor(rules);
    for (const [ours, theirs] of pairsBelow(rules.target)) {
      assert.equal(
        equity([ours, theirs], true) + equity([theirs, ours], false),
        CERTAIN,
        `${ours}:${theirs}, ${players} players`,
      );
    }
  }
});

test('every variant has published equity tables for two and four players', () => {
  for (const variant of VARIANT_IDS) {
    for (const players of [2, 4] as const) {
      const rules = defineRules(variant, { players });
      const text = EQUITY_TABLES[equityKey(rules)];
      assert.equal(text?.length, 2 * MAX_NEEDED ** 2, `${variant} with ${players}`);
    }
  }
});

test('an additional point never lowers the equity of a side, unless the point makes the side gestrichen', () => {
  for (const players of [2, 4] as const) {
    for (const variant of VARIANT_IDS) {
      const rules = defineRules(variant, { players });
      const equity = gameEquityFor(rules);
      for (const [ours, theirs] of pairsBelow(rules.target - 1)) {
        if (isGestrichen(rules, ours) !== isGestrichen(rules, ours + 1)) continue;
        for (const leads of [true, false]) {
          const [one, more] = [equity([ours, theirs], leads), equity([ours + 1, theirs], leads)];
          assert.ok(more >= one, `${variant} with ${players}: ${ours}:${theirs} ${one}, ${ours + 1}:${theirs} ${more}`);
        }
      }
    }
  }
});

test('for any target, the equity depends on the points that each side still needs', () => {
  for (const players of [2, 4] as const) {
    const [usual, ...others] = ([15, 11, 18, 21] as const).map((target) =>
      gameEquityFor(suedtirol({ players, target })),
    );
    for (const [weNeed, theyNeed] of pairsBelow(11).map(([one, other]): Pair => [one + 1, other + 1])) {
      const expected = usual([15 - weNeed, 15 - theyNeed], true);
      [11, 18, 21].forEach((target, index) => {
        assert.equal(
          others[index]([target - weNeed, target - theyNeed], true),
          expected,
          `${target}: ${weNeed}:${theyNeed}`,
        );
      });
    }
  }
});

test('beyond the published table, the equity rises with the points and is even at 0:0', () => {
  const equity = equityFor(suedtirol({ target: 21 }));
  assert.ok(Math.abs(equity([0, 0]) - 0.5) < 1e-9);
  for (let points = 1; points < 10; points++) assert.ok(equity([points, 0]) > equity([points - 1, 0]), String(points));
});

test('the equity is 0.5 at 0:0 and higher for the leading side', () => {
  for (const variant of VARIANT_IDS) {
    for (const players of variants[variant].players.filter((count) => count !== 3)) {
      const rules = defineRules(variant, { players });
      const equity = equityFor(rules);
      assert.ok(Math.abs(equity([0, 0]) - 0.5) < 1e-9, `${variant}: the mean of both deals is even at 0:0`);
      assert.ok(equity([rules.target - 4, 0]) > 0.75, `${variant}, ${players}: ${equity([rules.target - 4, 0])}`);
      assert.ok(equity([2, 0]) > 0.52 && equity([2, 0]) < 0.72, `${variant}, ${players}: ${equity([2, 0])}`);
    }
  }
});

test('if winning any hand wins the game for either side, the equity is the chance to win the hand', () => {
  for (const players of [2, 4] as const) {
    const equity = equityFor(suedtirol({ players }));
    // No side can bid, and the dealer's side wins slightly more often than the forehand's side.
    assert.ok(equity([14, 14], true) > 0.42 && equity([14, 14], true) < 0.54, String(equity([14, 14], true)));
    assert.equal(equity([14, 14], true), equity([13, 13], true));
    assert.equal(equity([14, 13], true), equity([13, 14], true));
  }
});

test('in suedtirol, the point from 13 to 14 barely changes the equity', () => {
  for (const players of [2, 4] as const) {
    const equity = equityFor(suedtirol({ players }));
    for (const theirs of [8, 9, 10, 11, 12]) {
      const gained = equity([14, theirs]) - equity([13, theirs]);
      assert.ok(Math.abs(gained) < 0.04, `${theirs}, ${players} players: ${gained}`);
    }
    assert.ok(equity([14, 8]) > equity([11, 8]), `${players} players`);
  }
});

test('rules without a published equity table use a model that is close to the published tables', () => {
  const unknown = suedtirol({ target: 13, refusal: 3 });
  assert.equal(EQUITY_TABLES[equityKey(unknown)], undefined);
  const equity = equityFor(unknown);
  assert.ok(Math.abs(equity([0, 0]) - 0.5) < 1e-9, String(equity([0, 0])));
  assert.ok(equity([12, 0]) > 0.85, String(equity([12, 0])));
  for (const players of [2, 4] as const) {
    const rules = suedtirol({ players });
    const [shipped, model] = [gameEquityFor(rules), createEquityModel(rules)];
    for (const score of pairsBelow(rules.target)) {
      const difference = Math.abs(shipped(score, true) - model(score, true)) / CERTAIN;
      assert.ok(difference < 0.15, `${score.join(':')} with ${players}: ${difference}`);
    }
  }
});

test('a higher `refusal` lowers the equity of a leading side in the model', () => {
  const [two, three] = [createEquityModel(suedtirol({ refusal: 2 })), createEquityModel(suedtirol({ refusal: 3 }))];
  assert.ok(three([14, 5], true) < two([14, 5], true), 'the Four with a refusal of 3');
});

test('the equities of three players add up to 1, or to more than 1 if allies can win together', () => {
  const rules = defineRules('bayrisch', { players: 3 });
  const equity = equityOfThree(rules);
  for (const score of [
    [0, 0, 0],
    [13, 2, 7],
    [14, 14, 14],
    [4, 12, 12],
  ]) {
    const sum = equity(score, 1).reduce((all, chance) => all + chance, 0);
    assert.ok(sum > CERTAIN - 200 && sum < 1.6 * CERTAIN, `${score.join(':')}: ${sum / CERTAIN}`);
  }
  assert.deepEqual(equity([15, 3, 4], 0), [CERTAIN, 0, 0]);
  assert.deepEqual(equity([15, 3, 15], 0), [CERTAIN, 0, CERTAIN]);
  assert.deepEqual(equity([16, 3, 15], 0), [CERTAIN, 0, 0]);
  assert.ok(equity([10, 2, 2], 0)[0] > equity([2, 10, 2], 0)[0], 'points count for the seat that has them');
});

test('with three players, either the forehand or both allies score', () => {
  assert.deepEqual(scoreAfterOfThree([1, 2, 3], 1, true, 2), [1, 4, 3]);
  assert.deepEqual(scoreAfterOfThree([1, 2, 3], 1, false, 2), [3, 2, 5]);
});

test('a packed table stores equities in steps of 1/4096, with the highest number for a certain win', () => {
  const eighths = (count: number): number => (count * CERTAIN) / 8;
  assert.deepEqual(unpackEquities(encodeEquities([2, 5, 5, 8].map(eighths))), [1024, 2560, 2560, 4095]);
});

test('against opponents who never bid, the equity is higher at 0:0 and 1 for a won game', () => {
  for (const players of [2, 4] as const) {
    const rules = suedtirol({ players });
    const [silent, usual] = [silentEquityFor(rules), gameEquityFor(rules)];
    for (const leads of [true, false]) {
      assert.ok(silent([0, 0], leads) > usual([0, 0], leads) + CERTAIN / 64, `${players} players, leads: ${leads}`);
      assert.equal(silent([15, 3], leads), CERTAIN);
      assert.equal(silent([14, 15], leads), 0);
      for (const score of pairsBelow(rules.target)) {
        const equity = silent(score, leads);
        assert.ok(Number.isInteger(equity) && equity >= 0 && equity <= CERTAIN, `${equity} at ${score.join(':')}`);
      }
    }
  }
});

test('without bids, the equity against silent opponents equals the equity of the model', () => {
  const rules = suedtirol({ players: 2, bidWhen: 'never' });
  const [silent, model] = [silentEquityFor(rules), createEquityModel(rules)];
  for (const score of pairsBelow(rules.target)) {
    for (const leads of [true, false]) {
      assert.ok(Math.abs(silent(score, leads) - model(score, leads)) < 64, `${score.join(':')}, leads: ${leads}`);
    }
  }
});
