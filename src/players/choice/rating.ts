import type { RuleSet } from '../../rules/variants.js';
import type { Seat } from '../../rules/seats.js';
import type { Announcement } from '../../rules/order.js';
import type { Layout } from '../worlds/layouts.js';
import { playedOut } from '../cards/playout.js';
import { reckoningFor } from '../cards/reckoning.js';
import type { Course } from '../cards/position.js';
import { marginOf, nodesVisited, solve, solvePlays, type Option } from '../cards/solver.js';

/** A whole number from 0 to 1000, for never to always: all engines agree on it. */
export type Thousandths = number;

/** What a decision may cost. */
export interface Effort {
  /** Solver nodes after which no further layout is looked at. */
  readonly nodes: number;
}

/** A part of what a decision may cost. */
export const partOf = ({ nodes }: Effort, share: number): Effort => ({ nodes: nodes * share });

/** How much a share of won layouts is drawn towards the middle: a few imagined hands never make a thing certain. */
const PRIOR = 2;

/** A share as a chance. */
export const chanceFrom = (won: number, total: number, layouts: number): Thousandths =>
  Math.round((1000 * (won * layouts + (PRIOR / 2) * total)) / (total * (layouts + PRIOR)));

/** What a way to go on comes to in the layouts looked at. */
export interface Rating {
  /** The weight of the layouts in which it wins. */
  readonly won: number;
  /** The same where everybody goes on by rule of thumb, and nobody sees through the backs of the cards; 0 if far behind. */
  readonly played: number;
  /** Where it wins with a trick to spare, less where it loses by more than one, by weight; 0 if another one is better anyway. */
  readonly margin: number;
}

export interface Ratings {
  readonly ratings: readonly Rating[];
  /** The weight of all layouts looked at, and their number. */
  readonly total: number;
  readonly layouts: number;
}

/** What the seats can see of a hand in play. */
export interface Table {
  readonly rules: RuleSet;
  readonly course: Course;
  /** By code: 1 if the card was played. */
  readonly gone: Uint8Array;
}

/** How much fewer worlds an option may win, as a share, to be worth a closer look. */
const CLOSE = 0.1;

/** How good an option is: best play counts as much as usual play, for each is wrong about people in its own way. */
export const worthOf = ({ won, played }: Rating): number => won + played;

/**
 * What each card leads to, over the layouts: with best play of all cards open, and by rule of thumb. Yields after every
 * layout.
 * @param effort spent once for the wins, and at most once more to tell equals apart
 */
export function* rated(
  { rules, course, gone }: Table,
  layouts: readonly Layout[],
  options: readonly Option[],
  { nodes }: Effort,
): Generator<undefined, Ratings> {
  const reckoningOf = reckoningFor(rules);
  const party = course.party[(course.leader + course.trick.length) % course.players];
  const ratings = options.map(() => ({ won: 0, played: 0, margin: 0 }));
  const wins = new Uint8Array(options.length);
  const outcomes: Uint8Array[] = [];
  // Other decisions may be thought over between two layouts: only one's own nodes count.
  let spent = 0;
  let total = 0;
  for (const { owners, announcement, weight } of layouts) {
    if (spent >= nodes) break;
    spent -= nodesVisited();
    solvePlays(reckoningOf(announcement as Announcement), course, owners, options, wins);
    spent += nodesVisited();
    for (let index = 0; index < options.length; index++) ratings[index].won += wins[index] * weight;
    outcomes.push(wins.slice());
    total += weight;
    yield;
  }
  const mostWon = Math.max(...ratings.map(({ won }) => won));
  const close = ratings.flatMap(({ won }, index) => (won >= mostWon - CLOSE * total ? [index] : []));
  if (close.length === 1) return { ratings, total, layouts: outcomes.length };
  for (const { owners, announcement, weight } of layouts.slice(0, outcomes.length)) {
    const reckoning = reckoningOf(announcement as Announcement);
    for (const index of close) {
      if (playedOut(reckoning, course, owners, options[index], gone) === party) ratings[index].played += weight;
    }
    yield;
  }
  const best = Math.max(...ratings.map(worthOf));
  const tied = ratings.flatMap((rating, index) => (worthOf(rating) === best ? [index] : []));
  if (tied.length === 1) return { ratings, total, layouts: outcomes.length };
  // Equally many wins: the one that wins by more, and loses by less, leaves most room for error.
  for (const [place, won] of outcomes.entries()) {
    if (spent >= 2 * nodes) break;
    spent -= nodesVisited();
    const { owners, announcement, weight } = layouts[place];
    for (const index of tied)
      ratings[index].margin +=
        weight * marginOf(reckoningOf(announcement as Announcement), course, owners, options[index], won[index] === 1);
    spent += nodesVisited();
    yield;
  }
  return { ratings, total, layouts: outcomes.length };
}

/** The chance that a seat's side wins the hand, the announcement as it is or will be in each layout. Yields after every layout. */
export function* chanceOver(
  rules: RuleSet,
  course: Course,
  layouts: readonly Layout[],
  seat: Seat,
  announcementOf: (layout: Layout) => Announcement,
  { nodes }: Effort,
): Generator<undefined, Thousandths> {
  const reckoningOf = reckoningFor(rules);
  let spent = 0;
  let won = 0;
  let total = 0;
  let seen = 0;
  for (const layout of layouts) {
    if (spent >= nodes) break;
    spent -= nodesVisited();
    if (solve(reckoningOf(announcementOf(layout)), course, layout.owners) === course.party[seat]) won += layout.weight;
    spent += nodesVisited();
    total += layout.weight;
    seen++;
    yield;
  }
  return chanceFrom(won, total, seen);
}
