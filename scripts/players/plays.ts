/**
 * Plays blind hands without bids, our strong players at every seat, and fits how they choose a card who know what is
 * announced: what a blind seat concludes from the cards played rests on it. A card is likely by the exponential of its traits
 * times their weights, one set of weights for each kind of trick. Writes src/players/tables/play-weights.ts, and tells how
 * likely the weights make what was played in other hands. Takes about six minutes.
 *
 *   node --import tsx scripts/players/plays.ts
 */
import { writeFileSync } from 'node:fs';
import { command, wholeNumber } from '../../bench/command.js';
import { step, WITHOUT_BIDS } from '../../bench/duel.js';
import { ours } from '../../bench/player.js';
import { tell } from '../../bench/tell.js';
import { createGame } from '../../src/game/game.js';
import type { View } from '../../src/game/view.js';
import { courseIn } from '../../src/players/cards/course.js';
import { TRICKS_TO_WIN } from '../../src/players/cards/position.js';
import { codesOf, reckoningFor, type Reckoning } from '../../src/players/cards/reckoning.js';
import { lawfulPlays } from '../../src/players/choice/prospects.js';
import { announcementIn } from '../../src/players/worlds/knowledge.js';
import { KINDS, kindOf, traitsOf, type Onto } from '../../src/players/worlds/play-traits.js';
import type { Announcement } from '../../src/rules/order.js';
import { playTogether, type Seat } from '../../src/rules/seats.js';

const RULES = { variant: 'suedtirol-blind', players: 4, ...WITHOUT_BIDS } as const;

/** A card chosen: the traits of each that could have been played, and the place of the one that was. */
interface Choice {
  readonly kind: number;
  readonly traits: readonly (readonly number[])[];
  readonly chosen: number;
}

const ontoOf = (view: View, { height, suit }: Reckoning): Onto => {
  const { trick, tricks, dealer, players } = view;
  const seat = view.seat as Seat;
  const last = trick.length === players - 1;
  const decisive = Math.max(...tricks) === TRICKS_TO_WIN - 1;
  const codes = courseIn(view).trick;
  if (codes.length === 0) return { led: -1, winning: -1, ours: false, last, decisive };
  const heights = height[suit[codes[0]]];
  const best = codes.reduce((most, code, place) => (heights[code] > heights[codes[most]] ? place : most), 0);
  return { led: codes[0], winning: codes[best], ours: playTogether(players, dealer as Seat, trick[best].seat, seat), last, decisive };
};

const choiceOf = (view: View, announcement: Announcement, played: string): Choice => {
  const reckoning = reckoningFor(view.rules)(announcement);
  const onto = ontoOf(view, reckoning);
  const codes = codesOf(view.rules.pack);
  const cards = [...new Set(lawfulPlays(view).map(({ card }) => card))];
  const places = cards.map((card) => codes[card]);
  const traits = places.map((_, place) => traitsOf(reckoning, onto, places, place));
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
    step(game, () => ours('strong'), seed);
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

/** The weights under which the choices are likeliest: uphill in small steps; there is but one top. */
const fitted = (choices: readonly Choice[]): readonly number[] => {
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

await command(import.meta.url, { options: { hands: { type: 'string', default: '800' }, check: { type: 'string', default: '200' } } }, ({ values }) => {
  const hands = wholeNumber('--hands', values.hands);
  const fitOn = Array.from({ length: hands }, (_, hand) => choicesIn(hand)).flat();
  const weights = Array.from({ length: KINDS }, (_, kind) => fitted(fitOn.filter((choice) => choice.kind === kind)));
  const checkOn = Array.from({ length: wholeNumber('--check', values.check) }, (_, hand) => choicesIn(hands + hand)).flat();
  const byWeights = likelyOnTheWhole(checkOn, (choice) => likelihoodsOf(choice, weights[choice.kind])[choice.chosen]);
  const byChance = likelyOnTheWhole(checkOn, ({ traits }) => 1 / traits.length);
  tell(`${fitOn.length} choices; ${checkOn.length} others are ${byWeights} likely on the whole, ${byChance} if all cards were`);
  writeFileSync(
    new URL('../../src/players/tables/play-weights.ts', import.meta.url),
    `/** Made by scripts/players/plays.ts; see there. */

/** How much the traits of a card count for whoever knows what is announced, in log odds: by kind of trick and trait. */
export const PLAY_WEIGHTS: readonly (readonly number[])[] = [
${weights.map((of) => `  [${of.join(', ')}],`).join('\n')}
];
`,
  );
});
