import type { Card } from '../rules/card.js';

/** A box in CSS pixels, relative to the top left corner of the table. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The place of a card: its box before turning, and a turn about its centre, in degrees clockwise. */
export interface Place {
  readonly box: Box;
  readonly turn: number;
}

/** One card of a picture. */
export interface CardPicture extends Place {
  /** Identifies the card from one picture to the next. A hidden card's key does not contain the card's id. */
  readonly key: string;
  /** The key in the previous picture if it was different, as for a hidden card that was played. */
  readonly previousKey?: string;
  /** The card that lies face up; `null` shows the back. */
  readonly cardFace: Card | null;
  /** The force with which a played card is thrown down, from 0 to 1. A card with a shiny area gleams when it lands. */
  readonly weight?: number;
  /** `dimmed`: not playable now. `lifted`: marked. `winning`: has won the trick. */
  readonly mark?: 'dimmed' | 'lifted' | 'winning';
  /** Whether a finger is dragging the card. A dragged card follows the finger immediately at every pace. */
  readonly isDragged?: true;
  /** The place where a new card's motion starts. Without this place, the card appears at its final place. */
  readonly enterFrom?: Place;
  /** The order of motion, from 0. Cards in one step move together, and each step starts shortly after the previous one. */
  readonly step?: number;
}

/** All cards on the table at one moment, back to front. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly cards: readonly CardPicture[];
  /** The places to which removed cards move, used in turn. Without these places, removed cards disappear. */
  readonly gatherAt?: readonly Place[];
}
