import type { View } from '../../game/view.js';
import type { Seat } from '../../rules/seats.js';
import { thisHand, type Knowledge } from './knowledge.js';
import type { WorldLikelihood } from './world.js';
import { codesOf, type Code } from '../cards/card-tables.js';
import { powersOf, usualPower } from '../cards/strength.js';

/** A seat that wanted new cards, or refused them. */
interface Wish {
  readonly seat: Seat;
  readonly change: boolean;
}

/** Weights are fixed point, in 64ths. */
const FULL = 64;
/**
 * By power above an average hand's, in log odds, divided at these steps: how often such a hand wants new cards, or refuses
 * them, in 64. Measured on our own players in some hundred deals and moved towards 64: people have other reasons, too.
 */
const STEPS: readonly number[] = [0, 0.4, 0.8, 1.2];
const WANTS: readonly number[] = [64, 62, 54, 44, 36];
const REFUSES: readonly number[] = [46, 54, 60, 64, 64];

/**
 * The wishes behind each Schöneres that was refused since the cards were dealt. One that was accepted tells nothing: the hand
 * has changed. A Schlagtausch is left out: to use it as evidence made our own players no better.
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

/** How likely the announcers would have asked for a Schöneres and refused it, with their cards of a world; null if none was. */
export const questionLikelihood = (view: View, { played }: Knowledge): WorldLikelihood | null => {
  const wishes = wishesIn(view);
  if (wishes.length === 0) return null;
  const codes = codesOf(view.rules.pack);
  const before: readonly (readonly Code[])[] = played.map((cards) => cards.map((card) => codes[card]));
  return (owners, announcement) => {
    // What a hand is worth depends on the announcement.
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
