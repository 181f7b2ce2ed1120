import type { View } from '../game/view.js';
import type { Card } from '../rules/card.js';
import { trickWinner, type Announcement } from '../rules/order.js';
import { shuffled, type Random } from '../rules/random.js';
import { seatsOf, type Seat } from '../rules/seats.js';
import { schlagFor, secretOf, trumpfFor } from './announcing.js';
import { announcementIn, type Knowledge } from './knowledge.js';

/** How the cards could lie. */
export interface World {
  /** Per seat: the cards it could hold. */
  readonly hands: readonly (readonly Card[])[];
  /** What could have been announced, if that is a secret to the one who imagines; else what he knows to be. */
  readonly announcement: Announcement | null;
}

/** How many percent of the worlds in which somebody announced against his cards are kept: people are odd. */
const ODD_ANNOUNCERS = 15;
/** How many deals are tried for a world before an unlikely one is taken. */
const TRIES = 8;

type Hands = World['hands'];

/** The cards that were dealt to a seat in a world. */
const dealtTo = ({ played }: Knowledge, hands: Hands, seat: Seat): readonly Card[] => [...hands[seat], ...played[seat]];

/** Whether the announcers, if they held these cards, would have named what they did. */
const fitsNames = (view: View, knowledge: Knowledge, hands: Hands): boolean => {
  const { rules, announcement } = view;
  const { schlag, trumpf } = announcement;
  const { namers } = knowledge;
  if (schlag === undefined) return true;
  const isOther = (seat: Seat | null): seat is Seat => seat !== null && seat !== view.seat;
  if (isOther(namers.schlag) && schlagFor(rules, dealtTo(knowledge, hands, namers.schlag)) !== schlag) return false;
  return trumpf === undefined || !isOther(namers.trumpf) || trumpfFor(rules, dealtTo(knowledge, hands, namers.trumpf), schlag) === trumpf;
};

/** Whether an announcement explains who won the tricks: all that a blind seat has to go by. */
const fitsTricks = (view: View, { tricks }: Knowledge, announcement: Announcement): boolean =>
  tricks.every(({ winner, cards }) => cards[trickWinner(view.rules, announcement, cards.map(({ card }) => card))].seat === winner);

/** Whether the play is on and the seat does not know what was announced. */
const isInTheDark = (view: View): boolean =>
  view.rules.announcement !== 'open' && view.phase !== 'announce' && view.phase !== 'cut' && view.pending?.type !== 'schoeneres' && announcementIn(view) === null;

/** Deals the unseen cards so that nobody holds what he cannot hold; null if it did not come out. */
const deal = (view: View, { unseen, excluded, holds }: Knowledge, order: readonly Seat[], random: Random): Hands | null => {
  let left: readonly Card[] = shuffled(unseen, random);
  const hands: (readonly Card[])[] = view.handSizes.map(() => view.hand);
  for (const seat of order) {
    const size = view.handSizes[seat] - holds[seat].length;
    const allowed = excluded[seat].size === 0 ? left : left.filter((card) => !excluded[seat].has(card));
    if (allowed.length < size) return null;
    const held = allowed.slice(0, size);
    hands[seat] = holds[seat].length === 0 ? held : [...holds[seat], ...held];
    left = allowed === left ? left.slice(size) : left.filter((card) => !held.includes(card));
  }
  return hands;
};

/**
 * Worlds that agree with all that the seat knows, and mostly with what was announced. At least one. A seat that does
 * not know the announcement imagines one for each world, and keeps those that explain who won the tricks.
 * @param infers whether announcements, cards not followed and tricks count
 */
export const imagineWorlds = (view: View, known: Knowledge, count: number, infers: boolean, random: Random): readonly World[] => {
  const unbound: Knowledge = { ...known, excluded: known.excluded.map(() => new Set()) };
  const knowledge = infers ? known : unbound;
  const dark = isInTheDark(view);
  // Who can hold least is dealt first, lest the others take it from him.
  const order = seatsOf(view.players)
    .filter((seat) => seat !== view.seat)
    .sort((one, other) => knowledge.excluded[other].size - knowledge.excluded[one].size);
  const withAnnouncement = (hands: Hands): World => {
    if (!dark) return { hands, announcement: announcementIn(view) };
    const [forehand, dealer] = [view.forehand as Seat, view.dealer as Seat];
    return { hands, announcement: secretOf(view.rules, dealtTo(known, hands, forehand), dealtTo(known, hands, dealer), random) };
  };
  const fits = ({ hands, announcement }: World): boolean =>
    dark ? fitsTricks(view, knowledge, announcement as Announcement) : random(100) < ODD_ANNOUNCERS || fitsNames(view, knowledge, hands);

  const worlds: World[] = [];
  for (let tries = 0; worlds.length < count && tries < count * TRIES; tries++) {
    const hands = deal(view, knowledge, order, random);
    if (!hands) continue;
    const world = withAnnouncement(hands);
    const asItComes = !infers || tries >= count * (TRIES - 1);
    if (asItComes || fits(world)) worlds.push(world);
  }
  return worlds.length > 0 ? worlds : [withAnnouncement(deal(view, unbound, order, random) as Hands)];
};
