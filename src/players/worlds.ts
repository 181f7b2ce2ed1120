import type { View } from '../game/view.js';
import type { Card } from '../rules/card.js';
import { shuffled, type Random } from '../rules/random.js';
import { seatsOf, type PlayerCount, type Seat } from '../rules/seats.js';
import { schlagFor, trumpfFor } from './announcing.js';
import type { Knowledge } from './knowledge.js';

/** Per seat: the cards it could hold. */
export type World = readonly (readonly Card[])[];

/** How many percent of the worlds in which somebody announced against his cards are kept: people are odd. */
const ODD_ANNOUNCERS = 15;
/** How many deals are tried for a world before an unlikely one is taken. */
const TRIES = 8;

/** Whether the announcers, if they held these cards, would have named what they did. */
const fitsAnnouncement = (view: View, { namers, played }: Knowledge, world: World): boolean => {
  const { rules, announcement } = view;
  const { schlag, trumpf } = announcement;
  if (schlag === undefined) return true;
  const dealt = (seat: Seat): readonly Card[] => [...world[seat], ...played[seat]];
  const isOther = (seat: Seat | null): seat is Seat => seat !== null && seat !== view.seat;
  if (isOther(namers.schlag) && schlagFor(rules, dealt(namers.schlag)) !== schlag) return false;
  return trumpf === undefined || !isOther(namers.trumpf) || trumpfFor(rules, dealt(namers.trumpf), schlag) === trumpf;
};

/** Deals the unseen cards so that nobody holds what he cannot hold; null if it did not come out. */
const deal = (view: View, { unseen, excluded }: Knowledge, order: readonly Seat[], random: Random): World | null => {
  let left: readonly Card[] = shuffled(unseen, random);
  const hands: (readonly Card[])[] = view.handSizes.map(() => view.hand);
  for (const seat of order) {
    const size = view.handSizes[seat];
    const allowed = excluded[seat].size === 0 ? left : left.filter((card) => !excluded[seat].has(card));
    if (allowed.length < size) return null;
    const held = allowed.slice(0, size);
    hands[seat] = held;
    left = allowed === left ? left.slice(size) : left.filter((card) => !held.includes(card));
  }
  return hands;
};

/**
 * Worlds that agree with all that the seat knows, and mostly with what was announced. At least one.
 * @param infers whether announcements and cards not followed count
 */
export const imagineWorlds = (view: View, known: Knowledge, count: number, infers: boolean, random: Random): readonly World[] => {
  const unbound: Knowledge = { ...known, excluded: known.excluded.map(() => new Set()) };
  const knowledge = infers ? known : unbound;
  // Who can hold least is dealt first, lest the others take it from him.
  const order = seatsOf(view.players as PlayerCount)
    .filter((seat) => seat !== view.seat)
    .sort((one, other) => knowledge.excluded[other].size - knowledge.excluded[one].size);
  const worlds: World[] = [];
  for (let tries = 0; worlds.length < count && tries < count * TRIES; tries++) {
    const world = deal(view, knowledge, order, random);
    if (!world) continue;
    const asItComes = !infers || tries >= count * (TRIES - 1) || random(100) < ODD_ANNOUNCERS;
    if (asItComes || fitsAnnouncement(view, knowledge, world)) worlds.push(world);
  }
  return worlds.length > 0 ? worlds : [deal(view, unbound, order, random) as World];
};
