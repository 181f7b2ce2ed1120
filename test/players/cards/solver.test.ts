import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cardLookupFor, codeOf } from '../../../src/players/cards/card-lookup.js';
import { NOBODY, type PlayState, type Owners } from '../../../src/players/cards/position.js';
import { marginOf, solve, solvePlays } from '../../../src/players/cards/solver.js';
import { randomFrom } from '../../../src/rules/random.js';
import { isAnnouncer, playTogether } from '../../../src/rules/seats.js';
import { anyRules } from '../../game/random-play.js';
import { anyHand, bruteForce, played, playsIn, type OpenHand } from './brute-force.js';
import { runs } from '../../runs.js';
import { numbered, sampleUntil } from '../../until.js';

/** Converts a hand for the solver. */
const solverHand = ({
  rules,
  dealer,
  hands,
  leader,
  trick,
  tricks,
  called,
}: OpenHand): { course: PlayState; owners: Owners } => {
  const seats = hands.map((_, seat) => seat);
  const owners = new Uint8Array(rules.pack).fill(NOBODY);
  hands.forEach((cards, seat) => cards.forEach((card) => (owners[codeOf(rules.pack, card)] = seat)));
  const course: PlayState = {
    players: rules.players,
    party: seats.map((seat) => (playTogether(rules, dealer, 0, seat) ? 0 : 1)),
    bound: seats.map((seat) => rules.follow !== 'announcers' || isAnnouncer(rules, dealer, seat)),
    leader,
    trick: trick.map((card) => codeOf(rules.pack, card)),
    tricks,
    called,
    mayCall: rules.follow === 'trumpf-oder-kritisch' && tricks[0] + tricks[1] === 0 && trick.length === 0,
  };
  return { course, owners };
};

/** Returns the hand with `by` more tricks to take for one side and `by` fewer for the other. */
const handicapped = (hand: OpenHand, mine: 0 | 1, by: number): OpenHand => ({
  ...hand,
  tricks: mine === 0 ? [hand.tricks[0] - by, hand.tricks[1] + by] : [hand.tricks[0] + by, hand.tricks[1] - by],
});

/** Returns the margin of a play by brute force. */
const marginBy = (next: OpenHand, won: boolean, mine: 0 | 1, known: Map<string, 0 | 1>): number => {
  const wins = (by: number): boolean => bruteForce(handicapped(next, mine, by), known) === mine;
  if (won) return wins(1) ? 1 : 0;
  return wins(-1) ? 0 : -1;
};

/** Number of compared positions. A full run compares 20,000. */
const POSITIONS = Number(process.env.SOLVER_POSITIONS ?? runs(150, 2000));
/** Numbers of cards per hand. Long hands are rare, because brute force is slow. */
const CARDS = [2, 3, 3, 3, 3, 3, 4, 2, 3, 4] as const;

test(`the solver and brute force find the same winner in ${POSITIONS} positions under various rules`, () => {
  const random = randomFrom('solver');
  let calls = 0;
  let free = 0;
  const sets = sampleUntil(anyRules, { numRuns: POSITIONS, seed: 7 }, () => ({
    'calls of "Trumpf oder Kritisch"': calls > POSITIONS / 400,
    'positions with blind seats': free > POSITIONS / 20,
  }));
  for (const [number, rules] of numbered(sets)) {
    const cards = rules.players === 2 || number % 500 === 0 ? 5 : CARDS[number % CARDS.length];
    const hand = anyHand(rules, cards, random);
    const { course, owners } = solverHand(hand);
    const lookup = cardLookupFor(rules)(hand.announcement);
    const describePosition = (): string => `position ${number}: ${JSON.stringify(hand)}`;
    const known = new Map<string, 0 | 1>();
    assert.equal(solve(lookup, course, owners), bruteForce(hand, known), describePosition());
    const plays = playsIn(hand);
    const options = plays.map(({ card, call }) => ({ code: codeOf(rules.pack, card), call }));
    const wins = new Uint8Array(plays.length);
    const mine = course.party[(hand.leader + hand.trick.length) % rules.players];
    solvePlays(lookup, course, owners, options, wins);
    plays.forEach((play, index) => {
      const next = played(hand, play);
      const won = bruteForce(next, known) === mine;
      assert.equal(wins[index], Number(won), `${JSON.stringify(play)} in ${describePosition()}`);
      assert.equal(
        marginOf(lookup, course, owners, options[index], won),
        marginBy(next, won, mine, known),
        `the margin of ${JSON.stringify(play)} in ${describePosition()}`,
      );
      if (play.call) calls++;
    });
    if (rules.follow === 'announcers' && rules.players === 4) free++;
  }
});
