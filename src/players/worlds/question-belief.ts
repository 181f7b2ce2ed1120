import type { View } from '../../game/view.js';
import type { Seat } from '../../rules/seats.js';
import { thisHand, type Knowledge } from './knowledge.js';
import type { Explains } from './layouts.js';
import { codesOf, type Code } from '../cards/reckoning.js';
import { powersOf, usualPower } from '../cards/strength.js';

/** Who wanted new cards, or did not. */
interface Wish {
  readonly seat: Seat;
  readonly change: boolean;
}

/** Weights are whole numbers of so many. */
const FULL = 64;
/**
 * By power above the usual hand's, in log odds from the first step up: how often such a hand wants new cards, or refuses them;
 * as seen of our own players in some hundred deals, blunted: people ask on other grounds, too.
 */
const STEPS: readonly number[] = [0, 0.4, 0.8, 1.2];
const WANTS: readonly number[] = [64, 62, 54, 44, 36];
const REFUSES: readonly number[] = [46, 54, 60, 64, 64];

/**
 * The refused Schöneres since the cards were dealt. What was granted tells nothing: the hand is another one then. Nor does a
 * Schlagtausch: to weigh it made our own players no better.
 */
const wishesIn = (view: View): readonly Wish[] => {
  const { history, seat: self } = view;
  const wishes: Wish[] = [];
  let asker: Seat | null = null;
  for (const event of thisHand(history)) {
    if (event.type === 'redealt' || event.type === 'swapped') wishes.length = 0;
    if (event.type === 'ask-schoeneres') asker = event.seat;
    if (event.type !== 'answer' || asker === null) continue;
    if (!event.accept) wishes.push({ seat: asker, change: true }, { seat: event.seat, change: false });
    asker = null;
  }
  return wishes.filter(({ seat }) => seat !== self);
};

/** How well a layout explains what was asked for and refused before the play; null if there is nothing to explain. */
export const explainsQuestions = (view: View, { played }: Knowledge): Explains | null => {
  const wishes = wishesIn(view);
  if (wishes.length === 0) return null;
  const codes = codesOf(view.rules.pack);
  const before: readonly (readonly Code[])[] = played.map((cards) => cards.map((card) => codes[card]));
  return (owners, announcement) => {
    // Nobody knows what a hand is worth before everything is named.
    if (!announcement) return 1;
    const powers = powersOf(view.rules, announcement);
    const usual = usualPower(powers);
    let weight = 1;
    for (const { seat, change } of wishes) {
      let power = -usual;
      for (const code of before[seat]) power += powers[code];
      for (let code = 0; code < owners.length; code++) if (owners[code] === seat) power += powers[code];
      let step = 0;
      while (step < STEPS.length && power >= STEPS[step]) step++;
      weight *= (change ? WANTS : REFUSES)[step] / FULL;
    }
    return weight;
  };
};
