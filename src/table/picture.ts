import type { Card } from '../rules/card.js';

/** A box in CSS pixels of the table; its origin is the table's top left corner. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Where a card lies: its unturned box and a turn about its centre, in degrees clockwise. */
export interface Place {
  readonly box: Box;
  readonly turn: number;
}

/** One card of a picture. */
export interface CardPicture extends Place {
  /** Says which card it is from one picture to the next. A hidden card's key never tells its face. */
  readonly key: string;
  /** The key it had in the picture before, where it changed: a hidden card that was played. */
  readonly was?: string;
  /** Which face is up; `null`: its back. */
  readonly face: Card | null;
  /**
   * How hard it is put down, from 0 to 1, where it is played: it is thrown. If it has a place that gleams, the light catches it
   * when it has come to lie.
   */
  readonly weight?: number;
  /** `dimmed`: may not be played now; `lifted`: is marked; `winning`: has won the trick. */
  readonly mark?: 'dimmed' | 'lifted' | 'winning';
  /** A finger holds it: it is where that is, at once, whatever the pace. */
  readonly held?: true;
  /** Where a card that was in no picture before comes from; without it, it is simply there. */
  readonly enter?: Place;
  /** Order of motion, from 0: cards of one step move together, each step begins a little after the last. */
  readonly step?: number;
}

/** All that lies on the table at one moment, back to front. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly cards: readonly CardPicture[];
  /** Where the cards go that were in the picture before and are in this one no more, in turn; without it, they are simply gone. */
  readonly gather?: readonly Place[];
}
