import assert from 'node:assert/strict';
import { test } from 'node:test';
import { encodeEquities, equityKey, silentEquityFor, gameEquityFor } from '../../../src/players/bidding/equity.js';
import { scoreAfter, CERTAIN, createEquityModel, type Pair } from '../../../src/players/bidding/equity-model.js';
import { scoreAfterOfThree, equityOfThree } from '../../../src/players/bidding/equity-three.js';
import { unpackEquities } from '../../../src/players/bidding/equity-text.js';
import { EQUITY_TABLES } from '../../../src/players/trained/equities.js';
import { isGestrichen } from '../../../src/rules/score.js';
import { defineRules, VARIANT_IDS, variants, type RuleSet } from '../../../src/rules/variants.js';

const pairsBelow = (target: number): readonly Pair[] =>
  Array.from({ length: target * target }, (_, place): Pair => [Math.floor(place / target), place % target]);

const suedtirol = (options: Partial<RuleSet> = {}): RuleSet => defineRules('suedtirol', options);

/** The equity as a share of one; whoever has the forehand, unless it is said. */
const equityFor = (rules: RuleSet): ((score: Pair, leads?: boolean) => number) => {
  const equity = gameEquityFor(rules);
  return (score, leads) =>
    (leads === undefined ? (equity(score, true) + equity(score, false)) / 2 : equity(score, leads)) / CERTAIN;
};

test('a game that is won is certain, one that is lost is none', () => {
  const equity = equityFor(suedtirol());
  assert.equal(equity([15, 3]), 1);
  assert.equal(equity([17, 14]), 1);
  assert.equal(equity([14, 15]), 0);
  assert.deepEqual(scoreAfter([3, 4], 0, 2), [5, 4]);
  assert.deepEqual(scoreAfter([3, 4], 1, 3), [3, 7]);
});

test('what one of two has of the game the other has not', () => {
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

test('a table is shipped for every variant, of two and of four', () => {
  for (const variant of VARIANT_IDS) {
    for (const players of [2, 4] as const) {
      const rules = defineRules(variant, { players });
      const text = EQUITY_TABLES[equityKey(rules)];
      assert.equal(text?.length, 2 * rules.target ** 2, `${variant} with ${players}`);
    }
  }
});

test('points never make a game much worse until a side is gestrichen', () => {
  // Tables are measured in play: neighbours may be off by what chance does, and by how well the end of a game is bid.
  const NOISE = 0.07;
  for (const players of [2, 4] as const) {
    for (const variant of ['suedtirol', 'tirol', 'normal', 'bayrisch', 'bayrisch-11'] as const) {
      const rules = defineRules(variant, { players });
      const equity = equityFor(rules);
      for (const [ours, theirs] of pairsBelow(rules.target - 1)) {
        if (isGestrichen(rules, ours + 1)) continue;
        const [one, more] = [equity([ours, theirs]), equity([ours + 1, theirs])];
        assert.ok(
          more > one - NOISE,
          `${variant} with ${players}: ${ours}:${theirs} ${one}, ${ours + 1}:${theirs} ${more}`,
        );
      }
    }
  }
});

test('far ahead is better than even, and even is near a half', () => {
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

test('one point from the end both need any hand: the game is that hand', () => {
  for (const players of [2, 4] as const) {
    const equity = equityFor(suedtirol({ players }));
    // Nobody bids, and the dealer's party wins a little more often than the forehand's.
    assert.ok(equity([14, 14], true) > 0.42 && equity([14, 14], true) < 0.54, String(equity([14, 14], true)));
    assert.equal(equity([14, 14], true), equity([13, 13], true));
    assert.equal(equity([14, 13], true), equity([13, 14], true));
  }
});

test('in South Tyrol the point from 13 to 14 is worth next to nothing: any hand wins, and at 14:10 the Four goes', () => {
  for (const players of [2, 4] as const) {
    const equity = equityFor(suedtirol({ players }));
    for (const theirs of [8, 9, 10, 11, 12]) {
      const gained = equity([14, theirs]) - equity([13, theirs]);
      assert.ok(Math.abs(gained) < 0.04, `${theirs}, ${players} players: ${gained}`);
    }
    assert.ok(equity([14, 8]) > equity([11, 8]), `${players} players`);
  }
});

test('rules without a shipped table get a model: even at the start, certain near the end, close to what is shipped', () => {
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

test('in the model a refusal that costs more makes being ahead worth less', () => {
  const [two, three] = [createEquityModel(suedtirol({ refusal: 2 })), createEquityModel(suedtirol({ refusal: 3 }))];
  assert.ok(three([14, 5], true) < two([14, 5], true), 'the Four with a refusal of 3');
});

test('of three the chances add up to one, or more where allies may win together', () => {
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
  assert.ok(equity([10, 2, 2], 0)[0] > equity([2, 10, 2], 0)[0], 'points count for who has them');
});

test('of three the forehand scores alone, or the two others both', () => {
  assert.deepEqual(scoreAfterOfThree([1, 2, 3], 1, true, 2), [1, 4, 3]);
  assert.deepEqual(scoreAfterOfThree([1, 2, 3], 1, false, 2), [3, 2, 5]);
});

test('a table as text keeps equities in 4096, a certain one as the highest number', () => {
  const eighths = (count: number): number => (count * CERTAIN) / 8;
  assert.deepEqual(unpackEquities(encodeEquities([2, 5, 5, 8].map(eighths))), [1024, 2560, 2560, 4095]);
});

test('against those who never bid a game is worth more than against equals, and a won one is certain', () => {
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

test('where nobody may bid those who never do are like all others', () => {
  const rules = suedtirol({ players: 2, bidWhen: 'never' });
  const [silent, model] = [silentEquityFor(rules), createEquityModel(rules)];
  for (const score of pairsBelow(rules.target)) {
    for (const leads of [true, false]) {
      assert.ok(Math.abs(silent(score, leads) - model(score, leads)) < 64, `${score.join(':')}, leads: ${leads}`);
    }
  }
});
