import type { Box, Place } from '../picture.js';
import type { Position } from './position.js';
import type { Size } from './box.js';

/** The minimum width and height of a control, in CSS pixels. */
export const MIN_TARGET_PX = 44;

/** The table width below which text is smaller, in CSS pixels. */
const NARROW_BELOW_PX = 360;

/** The table width below which nine ranks need two rows of five (`sheetStyles`), in CSS pixels. */
export const RANKS_IN_ROWS_BELOW_PX = 560;

/** The text of a table as the visitor's browser shows it. */
export interface TextSize {
  /** The factor by which the browser enlarges text, 1 or more. */
  readonly scale: number;
  /** The height of the score and the announcement, in CSS pixels. */
  readonly bar: number;
}

/** The row of a compact table. */
export interface CompactRow extends Pick<Layout, 'pad' | 'face' | 'plateFont' | 'plateText' | 'plateHeight'> {
  readonly felt: Pick<Box, 'width' | 'height'>;
}

/** The measures from which a layout is made, apart from the size of the table. */
export interface Measures extends Pick<
  Layout,
  'form' | 'compact' | 'zoom' | 'pad' | 'minBarHeight' | 'plateFont' | 'plateText' | 'face'
> {
  /** The width of the column of choices; 0 if the choices are above the hand. */
  readonly column: number;
  /** The share of the table height for the hand, and the minimum width of its cards. */
  readonly handShare: number;
  readonly minCardWidth: number;
  readonly choicesHeight: number;
  /** The maximum width of choices above the hand. */
  readonly choicesWidth: number;
  /** The height between the cards of the trick and the question. */
  readonly statusHeight: number;
  readonly hasSlate: boolean;
}

/** Lays out a table with little room or with large text. The table loads this code and its styles together. */
export interface Tight {
  measures(roomy: Measures, size: Size, text: TextSize): Measures;
  finished(layout: Layout, text: TextSize): Layout;
}

/** Functions that compute the places on a compact table. */
export interface CompactPlaces {
  /** Returns the lower edge of the row. */
  foot(measures: Measures, handTop: number, choices: Box, plateHeight: number): number;
  /** Returns the side length of a portrait. */
  face(felt: Box, measures: Measures, plateHeight: number): number;
  /** Returns the size of a trick card, no wider than `maxWidth`. */
  card(row: CompactRow, maxWidth: number): Size;
  /** Returns the place of a trick card, next to its player. */
  trick(layout: Layout, position: Position, turn: number): Place;
  /** Returns the anchor of a plate, which has the face above it. */
  plate(layout: Layout, position: Position): { readonly x: number; readonly y: number };
  /** Returns the maximum width of a plate. */
  plateRoom(layout: Layout, position: Position): number;
  backs(layout: Layout, position: Position, count: number): Place[];
  openHand(layout: Layout, position: Position, card: Size, count: number): Place[];
  openTrick(layout: Layout, ours: boolean, card: Size, step: number, count: number): readonly Place[];
  pile(layout: Layout, ours: boolean, index: number): Place;
  /** Returns the place of the undealt cards, by the position of the dealer. */
  stock(layout: Layout, dealer: Position): Place;
  /** Returns the place of the whole pack before the deal. */
  pack(layout: Layout): Place;
}

/** The places on a table of a given size, in CSS pixels. */
export interface Layout extends Size {
  /** `upright`: choices above the hand. `side`: choices in a column next to it, for low tables. */
  readonly form: 'upright' | 'side';
  /** The places on a low table, where the people and the trick share a row; `null` if there is enough room. */
  readonly compact: CompactPlaces | null;
  /** The factor by which text and controls are larger than on a usual table. */
  readonly zoom: number;
  /** Classes for the styles of a table with little room; empty if there is enough room. */
  readonly classes: string;
  /** Sizes for these styles, by name of the CSS property. */
  readonly styles: Readonly<Record<string, string>>;
  readonly pad: number;
  /** Whether the hand has room to fan out. Otherwise, its cards form a row. */
  readonly fanned: boolean;
  /** The card sizes: in hand, on the table, and hidden. */
  readonly handCard: Size;
  readonly tableCard: Size;
  readonly smallCard: Size;
  /** The side length of a portrait, in CSS pixels. */
  readonly face: number;
  /** Whether people at the sides sit next to their cards. On a narrow table, they sit above their cards. */
  readonly besideHands: boolean;
  /** The vertical centre of the trick if large names determine it; otherwise `null`. */
  readonly trickY: number | null;
  /** The size of names in the styles, their size on screen, and the height of a plate of one line. */
  readonly plateFont: number;
  readonly plateText: number;
  readonly plateHeight: number;
  /** Score, announcement and tools along the upper edge. The height of the bar depends on their text. */
  readonly bar: Box;
  /** The minimum height of the bar. */
  readonly minBarHeight: number;
  /** The area in which cards are played. */
  readonly felt: Box;
  /** The box of the choices. The choices grow upward from its lower edge as far as necessary. */
  readonly choices: Box;
  /** The box of the line with the current turn. */
  readonly status: Box;
  /** The box of the slate with the whole Schrift; `null` if only the last totals fit. */
  readonly slate: Box | null;
}

/**
 * Whether a question with all ranks in rows reaches the people at the sides, as on a small table that is low for its
 * width.
 */
export const isLow = ({ width, height }: Size): boolean => width < RANKS_IN_ROWS_BELOW_PX && height < 1.45 * width;

/** Whether a table of this size can need `Tight` and its styles even without enlarged text. */
export const hasLittleRoom = (layout: Pick<Layout, 'form' | 'width' | 'height'>): boolean =>
  layout.form === 'side' || layout.width < NARROW_BELOW_PX || isLow(layout);
