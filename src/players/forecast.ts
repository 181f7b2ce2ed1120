import type { View } from '../game/view.js';
import type { Card } from '../rules/card.js';
import type { Announcement } from '../rules/order.js';
import { isAnnouncer, playTogether, seatsOf, type Seat } from '../rules/seats.js';
import type { Knowledge } from './knowledge.js';
import { copyOf, playIn, seatDueIn, TRICKS_TO_WIN, type Party, type Position } from './position.js';
import { codeOf, reckoningFor } from './reckoning.js';
import { ruleOfThumb } from './rule-of-thumb.js';
import type { World } from './worlds.js';

/** Plays a hand to its end by rule of thumb, all cards known but not used; the party that wins it. */
export const playOut = (position: Position): Party => {
  for (;;) {
    if (position.tricks[0] >= TRICKS_TO_WIN) return 0;
    if (position.tricks[1] >= TRICKS_TO_WIN) return 1;
    const seat = seatDueIn(position);
    playIn(position, seat, ruleOfThumb(position, seat));
  }
};

/** Who leads, or led, the trick on the table. */
const leaderIn = (view: View): Seat => view.trick[0]?.seat ?? view.lastTrick?.winner ?? (view.forehand as Seat);

/** Worlds as hands to be played on from where the view stands. */
export const positionsIn = (
  view: View,
  { played }: Knowledge,
  worlds: readonly World[],
  announcementOf: (world: World) => Announcement,
): readonly Position[] => {
  const { rules, players, trick, tricks, called } = view;
  const dealer = view.dealer as Seat;
  const code = (card: Card): number => codeOf(rules.pack, card);
  const reckoningOf = reckoningFor(rules);
  const seats = seatsOf(players);
  const party = seats.map((seat): Party => (playTogether(players, dealer, 0, seat) ? 0 : 1));
  const bound = seats.map((seat) => rules.follow !== 'announcers' || isAnnouncer(players, dealer, seat));
  // With three players the allies' tricks stand at both of their seats; the first of each party will do.
  const ofParty = (which: Party): number => tricks[party.indexOf(which)];
  return worlds.map((world) => {
    const gone = new Uint8Array(rules.pack);
    for (const card of played.flat()) gone[code(card)] = 1;
    return {
      players,
      reckoning: reckoningOf(announcementOf(world)),
      party,
      bound,
      hands: world.hands.map((hand) => hand.map(code)),
      gone,
      trick: trick.map(({ card }) => code(card)),
      leader: leaderIn(view),
      tricks: [ofParty(0), ofParty(1)],
      called: called && tricks.every((count) => count === 0),
    };
  });
};

/** A share of hands as a chance: a few imagined ones never make a thing certain. */
const chanceFrom = (wins: number, hands: number): number => (wins + 1) / (hands + 2);

/** The chance of a seat's side to win the hand, 0..1, going on by rule of thumb. */
export const chanceIn = (positions: readonly Position[], seat: Seat): number =>
  chanceFrom(positions.filter((position) => playOut(copyOf(position)) === position.party[seat]).length, positions.length);

/** A card that may be played, with or without a call, and the chance to win the hand with it, 0..1. */
export interface Prospect {
  readonly card: Card;
  readonly call?: boolean;
  readonly chance: number;
}

/** What each card leads to, best first; equal ones as the rule of thumb has it, else the cheaper first. */
export const prospectsOf = (view: View, seat: Seat, plays: readonly Omit<Prospect, 'chance'>[], positions: readonly Position[]): readonly Prospect[] => {
  const usual = ruleOfThumb(positions[0], seat);
  const { worth } = positions[0].reckoning;
  const order = (code: number): number => (code === usual ? -1 : worth[code]);
  const rated = plays.map((play) => {
    const code = codeOf(view.rules.pack, play.card);
    const wins = positions.filter((position) => {
      const next = copyOf(position);
      if (play.call) next.called = true;
      playIn(next, seat, code);
      return playOut(next) === next.party[seat];
    }).length;
    return { ...play, code, chance: chanceFrom(wins, positions.length) };
  });
  return rated.sort((one, other) => other.chance - one.chance || order(one.code) - order(other.code));
};

/** The card the rule of thumb plays. */
export const usualPlay = <Play extends Omit<Prospect, 'chance'>>(view: View, seat: Seat, plays: readonly Play[], [position]: readonly Position[]): Play => {
  const usual = ruleOfThumb(position, seat);
  return plays.find(({ card }) => codeOf(view.rules.pack, card) === usual) ?? plays[0];
};
