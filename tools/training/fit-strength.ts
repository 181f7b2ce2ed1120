/**
 * Fits the numbers of src/players/cards/strength.ts and src/players/cards/announcement-merit.ts. Deals random cards, lets
 * one announcer announce at random and solves the hand with all cards known. Regresses the winner on the announcer's cards.
 *
 *   node --import tsx tools/training/fit-strength.ts                    100,000 deals for each of the two files
 *   node --import tsx tools/training/fit-strength.ts --deals 10000
 */
import { bestSchlag, schlagTraits, bestTrumpf } from '../../src/players/cards/announcement-merit.js';
import { codeOf, cardLookupFor } from '../../src/players/cards/card-lookup.js';
import { NOBODY, type PlayState } from '../../src/players/cards/position.js';
import { solve } from '../../src/players/cards/solver.js';
import { powerTraits } from '../../src/players/cards/strength.js';
import { schlaegeOf, type Announcement } from '../../src/rules/announce.js';
import { deckOf, SUITS, type Card } from '../../src/rules/card.js';
import { randomFrom, shuffled } from '../../src/rules/random.js';
import { defineRules } from '../../src/rules/variants.js';
import { command, wholeNumber } from '../shared/command.js';
import { printLine } from '../shared/print-line.js';

/** Traits of the announcer's cards, and whether the announcer won. */
interface Case {
  readonly traits: readonly number[];
  readonly won: boolean;
}

const rules = defineRules('suedtirol');
const lookupUnder = cardLookupFor(rules);
const random = randomFrom('fit-strength');
const DEALER = 0;
const FOREHAND = 1;

const dealt = (): Card[][] => {
  const pack = shuffled(deckOf(rules.pack), random);
  return [0, 1, 2, 3].map((seat) => pack.slice(seat * 5, seat * 5 + 5));
};

const START: PlayState = {
  players: 4,
  party: [0, 1, 0, 1],
  bound: [true, true, true, true],
  leader: FOREHAND,
  trick: [],
  tricks: [0, 0],
  called: false,
  mayCall: false,
};

const winner = (hands: readonly (readonly Card[])[], announcement: Announcement): number => {
  const owners = new Uint8Array(rules.pack).fill(NOBODY);
  hands.forEach((hand, seat) => hand.forEach((card) => (owners[codeOf(rules.pack, card)] = seat)));
  return solve(lookupUnder(announcement), START, owners);
};

/** Solves `matrix * x = vector` by Gaussian elimination. */
const solveLinear = (matrix: readonly (readonly number[])[], vector: readonly number[]): number[] => {
  const rows = matrix.map((row, index) => [...row, vector[index]]);
  rows.forEach((_, pivot) => {
    const best = rows
      .slice(pivot)
      .reduce((top, row, index) => (Math.abs(row[pivot]) > Math.abs(rows[top][pivot]) ? index + pivot : top), pivot);
    [rows[pivot], rows[best]] = [rows[best], rows[pivot]];
    rows.forEach((row, index) => {
      if (index === pivot) return;
      const factor = row[pivot] / rows[pivot][pivot];
      for (let column = pivot; column < row.length; column++) row[column] -= factor * rows[pivot][column];
    });
  });
  return rows.map((row, index) => row[vector.length] / row[index]);
};

/** Fits a logistic regression by Newton's method. The constant is the last weight. */
const fitWeights = (cases: readonly Case[]): number[] => {
  const size = cases[0].traits.length + 1;
  let weights = Array.from({ length: size }, () => 0);
  for (let round = 0; round < 8; round++) {
    const gradient = Array.from({ length: size }, () => 0);
    const hessian = Array.from({ length: size }, (_, row) =>
      Array.from({ length: size }, (__, column) => (row === column ? 1e-3 : 0)),
    );
    for (const { traits, won } of cases) {
      const inputs = [...traits, 1];
      const chance = 1 / (1 + Math.exp(-inputs.reduce((sum, input, index) => sum + input * weights[index], 0)));
      inputs.forEach((input, row) => {
        gradient[row] += input * (Number(won) - chance);
        inputs.forEach((other, column) => (hessian[row][column] += input * other * chance * (1 - chance)));
      });
    }
    const change = solveLinear(hessian, gradient);
    weights = weights.map((weight, index) => weight + change[index]);
  }
  return weights;
};

const report = (title: string, names: readonly string[], cases: readonly Case[]): void => {
  const weights = fitWeights(cases);
  printLine(
    `${title}\n${[...names, 'constant'].map((name, index) => `  ${name}: ${weights[index].toFixed(3)}`).join('\n')}`,
  );
};

await command(import.meta.url, { options: { deals: { type: 'string', default: '100000' } } }, ({ values }) => {
  const deals = wholeNumber('--deals', values.deals);
  const trumpfCases = Array.from({ length: deals }, (): Case => {
    const hands = dealt();
    const announcement = { schlag: bestSchlag(rules, hands[FOREHAND]), trumpf: SUITS[random(SUITS.length)] };
    return {
      traits: Object.values(powerTraits(rules, announcement, hands[DEALER])),
      won: winner(hands, announcement) === DEALER % 2,
    };
  });
  report(
    'Log odds of the dealer under a Trumpf (strength.ts)',
    Object.keys(powerTraits(rules, { schlag: '8', trumpf: 'H' }, [])),
    trumpfCases,
  );

  const schlagCases = Array.from({ length: deals }, (): Case => {
    const hands = dealt();
    const schlaege = schlaegeOf(rules);
    const schlag = schlaege[random(schlaege.length)];
    const announcement = { schlag, trumpf: bestTrumpf(rules, hands[DEALER], schlag) };
    return {
      traits: Object.values(schlagTraits(rules, hands[FOREHAND], schlag)),
      won: winner(hands, announcement) === FOREHAND % 2,
    };
  });
  report(
    'Log odds of the forehand under a Schlag (announcement-merit.ts)',
    Object.keys(schlagTraits(rules, [], '8')),
    schlagCases,
  );
});
