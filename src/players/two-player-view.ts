/**
 * With `threePlayer: 'take-turns'`, two seats play a hand as in a two-player game. Computer players and advice therefore
 * work on the view of that two-player game, in which the two seats are 0 and 1. Their answers are translated back.
 *
 * The resting player's points are missing from this view. They affect the hand only if that player is close to winning a
 * later hand, so the equities of a two-player game with the two scores are a sound approximation.
 */
import type { Action } from '../game/action.js';
import type { Fact } from '../game/fact.js';
import type { View } from '../game/view.js';
import { playingSidesOf, restingOf, type Seat } from '../rules/seats.js';
import { handRulesOf } from '../rules/variants.js';

type Entry = Action | Fact;

/** A view as computer players see the hand, with the translation of their answers. */
export interface HandView {
  /** The view of the hand. The seat of a resting player is null, as for a spectator. */
  readonly view: View;
  /** Returns data about the table with the seats of the hand. */
  readonly toHand: <T>(data: T) => T;
  /** Returns data about the hand with the seats of the table. */
  readonly toTable: <T>(data: T) => T;
}

const SEAT_FIELDS = ['seat', 'winner', 'dealer', 'forehand', 'side', 'lastBidder'];
/** The fields of answers that contain a seat. */
const ANSWER_FIELDS = ['seat', 'winner', 'other'];
const SEAT_LISTS = ['toAct', 'seats', 'sides'];
const LISTS_BY_SEAT = ['handSizes', 'tricks', 'score', 'gestrichen', 'bummerl', 'bummerlKinds', 'hands', 'revealed'];

/** Returns JSON data with each field replaced. `replace` returns undefined for fields to search instead. */
const mapFields = (data: unknown, replace: (name: string, value: unknown) => unknown): unknown => {
  if (Array.isArray(data)) return data.map((item) => mapFields(item, replace));
  if (typeof data !== 'object' || data === null) return data;
  return Object.fromEntries(
    Object.entries(data).map(([name, value]) => [name, replace(name, value) ?? mapFields(value, replace)]),
  );
};

/**
 * Returns the entries of the hands that the same two seats played. Of other hands, only the scores remain, because the
 * conduct of other players is no evidence about the opponent.
 */
const entriesOfPair = (history: View['history'], isOfPair: (dealer: Seat) => boolean): readonly Entry[] => {
  const kept: Entry[] = [];
  let hand: Entry[] = [];
  let isKept = true;
  for (const entry of history) {
    if (entry.type === 'deal') isKept = isOfPair(entry.dealer);
    hand.push(entry);
    if (entry.type !== 'hand') continue;
    kept.push(...(isKept ? hand : [entry]));
    hand = [];
    isKept = true;
  }
  return [...kept, ...hand];
};

/** Returns the view of the two-player game that the seats with this resting seat play. */
const twoPlayerView = (view: View, resting: Seat): HandView => {
  const { rules, dealer } = view;
  const seats = playingSidesOf(rules, dealer);
  const seatInHand = (seat: number): number => seats.indexOf(seat);
  const toHand = <T>(data: T): T =>
    mapFields(data, (name, value) => {
      if (SEAT_FIELDS.includes(name) && typeof value === 'number') return seatInHand(value);
      if (!Array.isArray(value)) return undefined;
      if (SEAT_LISTS.includes(name)) return (value as number[]).map(seatInHand).filter((seat) => seat !== -1);
      return LISTS_BY_SEAT.includes(name) ? seats.map((seat) => (value as unknown[])[seat]) : undefined;
    }) as T;
  const seat = view.seat === resting ? null : view.seat;
  const entries = entriesOfPair(view.history, (one) => restingOf(rules, one) === resting);
  return {
    view: {
      ...toHand({ ...view, seat, history: [], games: [] }),
      resting: null,
      players: 2,
      rules: handRulesOf(rules),
      // The resting player can still agree to continue, or set their points to 0. Neither concerns the hand.
      history: toHand(entries).filter((entry) => !('seat' in entry) || entry.seat !== -1),
    },
    toHand,
    toTable: <T>(data: T): T =>
      mapFields(data, (name, value) =>
        ANSWER_FIELDS.includes(name) && typeof value === 'number' ? seats[value] : undefined,
      ) as T,
  };
};

/** Returns the view of the current hand. If every seat plays the hand, returns the given view. */
export const handViewOf = (view: View): HandView => {
  const resting = view.dealer === null ? null : restingOf(view.rules, view.dealer);
  return resting === null ? { view, toHand: (data) => data, toTable: (data) => data } : twoPlayerView(view, resting);
};
