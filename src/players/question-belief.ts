import type { Action } from '../game/action.js';
import type { View } from '../game/view.js';
import type { Seat } from '../rules/seats.js';
import type { Knowledge } from './knowledge.js';
import type { Explains } from './layouts.js';
import { codesOf, type Code } from './reckoning.js';
import { powersOf } from './strength.js';

/** Who would have had it otherwise, or would not. */
interface Wish {
  readonly seat: Seat;
  /** Whether he wanted what he had changed. */
  readonly change: boolean;
}

/** Weights are whole numbers of so many. */
const FULL = 64;
/** By power above the usual hand's, in log odds from the first step up: how often such a hand wants a change, or refuses one. */
const STEPS: readonly number[] = [0, 0.4, 0.8, 1.2];
const WANTS: readonly number[] = [64, 60, 44, 28, 16];
const REFUSES: readonly number[] = [30, 44, 56, 64, 64];
const HAND_SIZE = 5;

/** What was asked and refused since the cards were dealt. What was granted tells nothing: the hand is another one then. */
const wishesIn = (view: View): readonly Wish[] => {
  const { history, seat: self } = view;
  const wishes: Wish[] = [];
  let asked: Extract<Action, { type: 'ask-schoeneres' | 'ask-schlagtausch' }> | null = null;
  for (const event of history.slice(history.map(({ type }) => type).lastIndexOf('deal') + 1)) {
    if (event.type === 'redealt' || event.type === 'swapped') wishes.length = 0;
    if (event.type === 'ask-schoeneres' || event.type === 'ask-schlagtausch') asked = event;
    if (event.type !== 'answer' || !asked || event.accept) continue;
    wishes.push({ seat: asked.seat, change: true });
    // A swap is refused on any cards: who asks for it often only fancies the other's name.
    if (asked.type === 'ask-schoeneres') wishes.push({ seat: event.seat, change: false });
    asked = null;
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
    const usual = (HAND_SIZE * powers.reduce((sum, power) => sum + power, 0)) / powers.length;
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
