import type { Box, Place } from '../picture.js';
import type { Position } from './position.js';
import type { Size } from './box.js';

/** No control is smaller than this, in CSS pixels either way. */
export const MIN_TARGET_PX = 44;

/** Below this width of a table text is smaller, in CSS pixels. */
const NARROW_BELOW_PX = 360;

/** Below this width of a table nine ranks have no room beside each other: they stand in two rows of five (`sheetStyles`). */
export const RANKS_IN_ROWS_BELOW_PX = 560;

/** The text of a table as the visitor's browser shows it. */
export interface TextSize {
  /** How much larger than it is written: 1 or more. */
  readonly scale: number;
  /** The height of score and announcement, in CSS pixels. */
  readonly bar: number;
}

/** The row of a compact table. */
export interface CompactRow extends Pick<Layout, 'pad' | 'face' | 'plateFont' | 'plateText' | 'plateHeight'> {
  readonly felt: Pick<Box, 'width' | 'height'>;
}

/** What a layout is made from, besides the size of the table. */
export interface Measures extends Pick<
  Layout,
  'form' | 'compact' | 'pad' | 'leastBar' | 'plateFont' | 'plateText' | 'face'
> {
  /** The width of a column of choices; 0: they stand above the hand. */
  readonly column: number;
  /** The share of the height of a table for the hand, and the least width of its cards. */
  readonly handShare: number;
  readonly leastCard: number;
  readonly choicesHeight: number;
  /** The largest width of choices above the hand. */
  readonly choicesWidth: number;
  /** What lies between the cards of the trick and the question. */
  readonly statusHeight: number;
  readonly hasSlate: boolean;
}

/** What lays out a table with little room, or with large text. It is loaded with its styles. */
export interface Tight {
  measures(roomy: Measures, size: Size, text: TextSize): Measures;
  finished(layout: Layout, text: TextSize): Layout;
}

/** The places on a compact table. */
export interface CompactPlaces {
  /** How far down the row reaches. */
  foot(measures: Measures, handTop: number, choices: Box, plateHeight: number): number;
  /** The side of the square in which a person is seen. */
  face(felt: Box, measures: Measures, plateHeight: number): number;
  /** The size of a card of the trick, no wider than `most`. */
  card(row: CompactRow, maxWidth: number): Size;
  /** A card of the trick, beside the person who played it. */
  trick(layout: Layout, position: Position, turn: number): Place;
  /** The anchor of a plate, with the face above it. */
  plate(layout: Layout, position: Position): { readonly x: number; readonly y: number };
  /** The largest width of a plate. */
  plateRoom(layout: Layout, position: Position): number;
  backs(layout: Layout, position: Position, count: number): Place[];
  openHand(layout: Layout, position: Position, card: Size, count: number): Place[];
  openTrick(layout: Layout, ours: boolean, card: Size, step: number, count: number): readonly Place[];
  pile(layout: Layout, ours: boolean, index: number): Place;
  /** The undealt cards, by the position of the dealer. */
  stock(layout: Layout, dealer: Position): Place;
  /** The whole pack, before the deal. */
  pack(layout: Layout): Place;
}

/** Where everything lies on a table of a given size, in CSS pixels. */
export interface Layout extends Size {
  /** `upright`: choices above the hand; `side`: in a column beside it, where height is short. */
  readonly form: 'upright' | 'side';
  /** The places on a low table, on which people and trick share a row; null: there is room. */
  readonly compact: CompactPlaces | null;
  /** Classes for the styles of a table with little room; empty: it has room. */
  readonly classes: string;
  /** Sizes for these styles, by name of the CSS property. */
  readonly styles: Readonly<Record<string, string>>;
  readonly pad: number;
  /** Whether there is room for the hand to be fanned out; else its cards stand in a row. */
  readonly fanned: boolean;
  /** The card sizes: in hand, on the table, and hidden. */
  readonly handCard: Size;
  readonly tableCard: Size;
  readonly smallCard: Size;
  /** The side of the square in which a person is seen. */
  readonly face: number;
  /** Whether people at the sides sit beside their cards; else, where it is narrow, above them. */
  readonly besideHands: boolean;
  /** How far down the middle of the trick is, where large names leave it no choice; null: wherever it looks best. */
  readonly trickY: number | null;
  /** The size of names: as they are written, and as they are shown; and the height of a plate of one line. */
  readonly plateFont: number;
  readonly plateText: number;
  readonly plateHeight: number;
  /** Score, announcement and tools along the upper edge: as high as their text needs. */
  readonly bar: Box;
  /** The height of the bar where its text needs no more. */
  readonly leastBar: number;
  /** The part of the table on which cards are played. */
  readonly felt: Box;
  /** Where the choices stand; they grow upward from the foot of the box, as far as they need. */
  readonly choices: Box;
  /** Where the line that says whose turn it is stands. */
  readonly status: Box;
  /** Where the slate with the whole Schrift stands; null where only the last totals have room. */
  readonly slate: Box | null;
}

/** Whether a question with all ranks in rows reaches those at the sides: on a small table that is low for its width. */
export const isLow = ({ width, height }: Size): boolean => width < RANKS_IN_ROWS_BELOW_PX && height < 1.45 * width;

/** Whether a table may have so little room that it needs `Tight` and its styles, whatever its text. */
export const hasLittleRoom = (layout: Pick<Layout, 'form' | 'width' | 'height'>): boolean =>
  layout.form === 'side' || layout.width < NARROW_BELOW_PX || isLow(layout);
