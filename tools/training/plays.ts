/**
 * Fits a model of how players who know the announcement choose a card. The inferences of a blind seat depend on this model.
 * Plays blind hands without bids, with level `strong` at every seat. The likelihood of a card is proportional to the
 * exponential of its weighted traits, with separate weights per kind of trick. Writes src/players/trained/play-weights.ts,
 * and prints the likelihood of the cards in other hands with these weights. The blind seats play with the current weights,
 * so a new run produces slightly different weights. Takes about six minutes.
 *
 *   node --import tsx tools/training/plays.ts                           800 hands to fit, 200 to check
 *   node --import tsx tools/training/plays.ts --hands 400 --check 100
 */
import { writeFileSync } from 'node:fs';
import { command, wholeNumber, UsageError } from '../shared/command.js';
import { playOneAction, WITHOUT_BIDS } from '../arena/duel.js';
import { ownPlayer } from '../arena/player.js';
import { printLine } from '../shared/print-line.js';
import { createGame } from '../../src/game/game.js';
import type { View } from '../../src/game/view.js';
import { codesOf, cardLookupFor } from '../../src/players/cards/card-lookup.js';
import { legalPlays } from '../../src/players/choice/hand-chances.js';
import { announcementIn } from '../../src/players/worlds/knowledge.js';
import { KINDS, kindOf, trickSituation, traitsOf } from '../../src/players/worlds/play-traits.js';
import type { Announcement } from '../../src/rules/announce.js';
import { playTogether, type Seat } from '../../src/rules/seats.js';

const RULES = { variant: 'suedtirol-blind', players: 4, ...WITHOUT_BIDS } as const;

/** A choice of a card: the traits of each legal card, and the index of the played card. */
interface Choice {
  readonly kind: number;
  readonly traits: readonly (readonly number[])[];
  readonly chosen: number;
}

const choiceOf = (view: View, announcement: Announcement, played: string): Choice => {
  const lookup = cardLookupFor(view.rules)(announcement);
  const { players, dealer, trick, tricks, rules } = view;
  const codes = codesOf(rules.pack);
  const laid = trick.map(({ seat, card }) => ({ seat, code: codes[card] }));
  const isOurs = (seat: Seat): boolean => playTogether(rules, dealer as Seat, seat, view.seat as Seat);
  const situation = trickSituation(lookup, laid, isOurs, players - 1 - trick.length, tricks);
  const cards = [...new Set(legalPlays(view).map(({ card }) => card))];
  const codesInHand = cards.map((card) => codes[card]);
  const traits = codesInHand.map((_, index) => traitsOf(lookup, situation, codesInHand, index));
  return { kind: kindOf(situation), traits, chosen: cards.findIndex((card) => card === played) };
};

/** Returns the choices in a hand by the seats that know the announcement. */
const choicesIn = (hand: number): readonly Choice[] => {
  const seed = `plays-${hand}`;
  const game = createGame({ rules: RULES, seed, setup: { dealer: hand % RULES.players } });
  const choices: Choice[] = [];
  while (game.phase !== 'hand-over' && game.phase !== 'game-over') {
    const [seat] = game.toAct;
    const view = game.view(seat);
    playOneAction(game, () => ownPlayer('strong'), seed);
    const announcement = announcementIn(view);
    if (view.phase !== 'play' || !announcement) continue;
    const [event] = game.view(seat).history.slice(view.history.length);
    if (event.type !== 'play') continue;
    const choice = choiceOf(view, announcement, event.card);
    if (choice.traits.length > 1) choices.push(choice);
  }
  return choices;
};

const likelihoodsOf = ({ traits }: Choice, weights: readonly number[]): readonly number[] => {
  const powers = traits.map((of) => Math.exp(of.reduce((sum, value, trait) => sum + value * weights[trait], 0)));
  const all = powers.reduce((sum, power) => sum + power, 0);
  return powers.map((power) => power / all);
};

const STEPS = 3000;
const LEARNING_RATE = 0.75;
/** Strength, in choices, of the prior that weights are 0. With few choices, the weights stay small. */
const PRIOR_STRENGTH = 0.5;

/** Fits the weights that make the choices most likely, by gradient ascent to the only maximum. */
const fitWeights = (choices: readonly Choice[]): readonly number[] => {
  let weights: readonly number[] = choices[0].traits[0].map(() => 0);
  for (let count = 0; count < STEPS; count++) {
    const gradient = weights.map((weight) => -PRIOR_STRENGTH * weight);
    for (const choice of choices) {
      const likelihoods = likelihoodsOf(choice, weights);
      gradient.forEach((_, trait) => {
        gradient[trait] += choice.traits[choice.chosen][trait];
        choice.traits.forEach((of, index) => (gradient[trait] -= likelihoods[index] * of[trait]));
      });
    }
    weights = weights.map((weight, trait) => weight + (LEARNING_RATE * gradient[trait]) / choices.length);
  }
  return weights.map((weight) => Math.round(weight * 10) / 10);
};

/** Returns the geometric mean of likelihoods in percent. */
const meanLikelihood = (choices: readonly Choice[], likelihoodOf: (choice: Choice) => number): string =>
  `${(100 * Math.exp(choices.reduce((sum, choice) => sum + Math.log(likelihoodOf(choice)), 0) / choices.length)).toFixed(0)} %`;

await command(
  import.meta.url,
  { options: { hands: { type: 'string', default: '800' }, check: { type: 'string', default: '200' } } },
  ({ values }) => {
    const hands = wholeNumber('--hands', values.hands);
    const fitOn = Array.from({ length: hands }, (_, hand) => choicesIn(hand)).flat();
    const kinds = new Set(fitOn.map(({ kind }) => kind));
    if (kinds.size < KINDS)
      throw new UsageError(`Only ${kinds.size} of ${KINDS} kinds of trick occur in ${hands} hands. Increase --hands.`);
    const weights = Array.from({ length: KINDS }, (_, kind) =>
      fitWeights(fitOn.filter((choice) => choice.kind === kind)),
    );
    const checkOn = Array.from({ length: wholeNumber('--check', values.check) }, (_, hand) =>
      choicesIn(hands + hand),
    ).flat();
    const byWeights = meanLikelihood(checkOn, (choice) => likelihoodsOf(choice, weights[choice.kind])[choice.chosen]);
    const byChance = meanLikelihood(checkOn, ({ traits }) => 1 / traits.length);
    printLine(
      `${fitOn.length} choices; mean likelihood of ${checkOn.length} others: ${byWeights} by the weights, ${byChance} by chance`,
    );
    writeFileSync(
      new URL('../../src/players/trained/play-weights.ts', import.meta.url),
      `/** Generated by tools/training/plays.ts; do not edit. */

/** Weights of a card's traits for players who know the announcement, in log odds, by kind of trick and trait. */
export const PLAY_WEIGHTS: readonly (readonly number[])[] = [
${weights.map((of) => `  [${of.join(', ')}],`).join('\n')}
];
`,
    );
  },
);
