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
  /** Identifies the card from one picture to the next. The key of a hidden card does not contain its id. */
  readonly key: string;
  /** Its key in the previous picture, if that was another one: a hidden card that was played. */
  readonly previousKey?: string;
  /** The card whose face is up; null: its back. */
  readonly cardFace: Card | null;
  /**
   * How hard it is put down, from 0 to 1, where it is played: it is thrown. If it has a place that gleams, the light catches it
   * when it has come to lie.
   */
  readonly weight?: number;
  /** `dimmed`: may not be played now; `lifted`: is marked; `winning`: has won the trick. */
  readonly mark?: 'dimmed' | 'lifted' | 'winning';
  /** Whether a finger drags it: it follows at once, at any pace. */
  readonly isDragged?: true;
  /** The start of a new card's motion; without it, the card appears at its place. */
  readonly enterFrom?: Place;
  /** Order of motion, from 0: cards of one step move together, each step begins a little after the last. */
  readonly step?: number;
}

/** All that lies on the table at one moment, back to front. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly cards: readonly CardPicture[];
  /** The places to which removed cards move, in turn; without it, removed cards disappear. */
  readonly gatherAt?: readonly Place[];
}
