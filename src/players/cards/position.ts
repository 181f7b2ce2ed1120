import type { Seat } from '../../rules/seats.js';
import type { Code, CardLookup } from './card-lookup.js';

/** One of the two parties of a hand. Seat 0 belongs to party 0. */
export type Party = 0 | 1;

/** The state of a hand except the owners of the cards. Every imagined world has the same state. */
export interface PlayState {
  readonly players: number;
  /** By seat: the seat's party. */
  readonly party: readonly Party[];
  /** By seat: whether the seat must follow a lead that calls for Trumpf. */
  readonly bound: readonly boolean[];
  /** The seat that leads or has led the current trick. */
  readonly leader: Seat;
  /** The cards on the table, in the order played. */
  readonly trick: readonly Code[];
  /** By party: number of tricks taken. */
  readonly tricks: readonly [number, number];
  /** Whether the current trick was led with a call of "Trumpf oder Kritisch". */
  readonly called: boolean;
  /** Whether "Trumpf oder Kritisch" can be called with the next lead if that lead is the Rechter. */
  readonly mayCall: boolean;
}

/** By code: the seat that holds the card, or `NOBODY` for cards out of play or on the table. */
export type Owners = Uint8Array;
export const NOBODY = 255;

/** A hand in play, as input for the rule of thumb. */
export interface Position extends PlayState {
  readonly lookup: CardLookup;
  /** By seat: the seat's known cards. */
  readonly hands: readonly (readonly Code[])[];
  /** By code: 1 if the card was played. */
  readonly playedCards: Uint8Array;
}
