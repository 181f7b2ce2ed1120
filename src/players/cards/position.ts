import type { Seat } from '../../rules/seats.js';
import type { Code, CardLookup } from './card-lookup.js';

/** One of the two parties of a hand. Party 0 is that of seat 0. */
export type Party = 0 | 1;

/** The state of a hand without the owners of the cards. It is the same in every imagined world. */
export interface PlayState {
  readonly players: number;
  /** Per seat: its party. */
  readonly party: readonly Party[];
  /** Per seat: whether a lead that calls for trump binds it. */
  readonly bound: readonly boolean[];
  /** The seat that leads or led the trick on the table. */
  readonly leader: Seat;
  /** The cards on the table, in the order played. */
  readonly trick: readonly Code[];
  /** Per party: tricks taken. */
  readonly tricks: readonly [number, number];
  /** Whether the lead on the table was called "Trumpf oder Kritisch". */
  readonly called: boolean;
  /** Whether the Rechter can be called if it is led now. */
  readonly mayCall: boolean;
}

/** Per code: the seat that holds the card, or `NOBODY` for cards out of play or on the table. */
export type Owners = Uint8Array;
export const NOBODY = 255;

/** A hand in play, for the rule of thumb. */
export interface Position extends PlayState {
  readonly lookup: CardLookup;
  /** Per seat: its known cards. */
  readonly hands: readonly (readonly Code[])[];
  /** By code: 1 if the card was played. */
  readonly playedCards: Uint8Array;
}
