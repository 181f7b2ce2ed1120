/**
 * Plays blind hands without bids, our strong players at every seat, and fits how they choose a card who know what is
 * announced: what a blind seat concludes from the cards played rests on it. A card is likely by the exponential of its traits
 * times their weights, one set of weights for each kind of trick. Writes src/players/trained/play-weights.ts, and tells how
 * likely the weights make what was played in other hands. The blind seats play by the weights so far: made anew they come
 * out a little different. Takes about six minutes.
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

/** A card chosen: the traits of each that could have been played, and the place of the one that was. */
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
  const isOurs = (seat: Seat): boolean => playTogether(players, dealer as Seat, seat, view.seat as Seat);
  const onto = trickSituation(lookup, laid, isOurs, players - 1 - trick.length, tricks);
  const cards = [...new Set(legalPlays(view).map(({ card }) => card))];
  const places = cards.map((card) => codes[card]);
  const traits = places.map((_, place) => traitsOf(lookup, onto, places, place));
  return { kind: kindOf(onto), traits, chosen: cards.findIndex((card) => card === played) };
};

/** What those choose in a hand who know what is announced. */
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
const STRIDE = 0.75;
/** How firmly weights are held at nothing, in choices: where there are few they stay small. */
const FIRMNESS = 0.5;

/** Fits the weights that make the choices most likely, by gradient ascent; there is only one maximum. */
const fitWeights = (choices: readonly Choice[]): readonly number[] => {
  let weights: readonly number[] = choices[0].traits[0].map(() => 0);
  for (let count = 0; count < STEPS; count++) {
    const slope = weights.map((weight) => -FIRMNESS * weight);
    for (const choice of choices) {
      const likelihoods = likelihoodsOf(choice, weights);
      slope.forEach((_, trait) => {
        slope[trait] += choice.traits[choice.chosen][trait];
        choice.traits.forEach((of, place) => (slope[trait] -= likelihoods[place] * of[trait]));
      });
    }
    weights = weights.map((weight, trait) => weight + (STRIDE * slope[trait]) / choices.length);
  }
  return weights.map((weight) => Math.round(weight * 10) / 10);
};

/** How likely choices are on the whole: the geometric mean, in percent. */
const likelyOnTheWhole = (choices: readonly Choice[], likelihoodOf: (choice: Choice) => number): string =>
  `${(100 * Math.exp(choices.reduce((sum, choice) => sum + Math.log(likelihoodOf(choice)), 0) / choices.length)).toFixed(0)} %`;

await command(
  import.meta.url,
  { options: { hands: { type: 'string', default: '800' }, check: { type: 'string', default: '200' } } },
  ({ values }) => {
    const hands = wholeNumber('--hands', values.hands);
    const fitOn = Array.from({ length: hands }, (_, hand) => choicesIn(hand)).flat();
    const kinds = new Set(fitOn.map(({ kind }) => kind));
    if (kinds.size < KINDS)
      throw new UsageError(
        `In ${hands} hands only ${kinds.size} of ${KINDS} kinds of trick occur; it takes more of them.`,
      );
    const weights = Array.from({ length: KINDS }, (_, kind) =>
      fitWeights(fitOn.filter((choice) => choice.kind === kind)),
    );
    const checkOn = Array.from({ length: wholeNumber('--check', values.check) }, (_, hand) =>
      choicesIn(hands + hand),
    ).flat();
    const byWeights = likelyOnTheWhole(checkOn, (choice) => likelihoodsOf(choice, weights[choice.kind])[choice.chosen]);
    const byChance = likelyOnTheWhole(checkOn, ({ traits }) => 1 / traits.length);
    printLine(
      `${fitOn.length} choices; ${checkOn.length} others are ${byWeights} likely on the whole, ${byChance} if all cards were`,
    );
    writeFileSync(
      new URL('../../src/players/trained/play-weights.ts', import.meta.url),
      `/** Generated by tools/training/plays.ts; do not edit. */

/** How much the traits of a card count for whoever knows what is announced, in log odds: by kind of trick and trait. */
export const PLAY_WEIGHTS: readonly (readonly number[])[] = [
${weights.map((of) => `  [${of.join(', ')}],`).join('\n')}
];
`,
    );
  },
);
