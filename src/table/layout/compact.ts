import { listOf } from '../../base/list-of.js';
import type { Place } from '../picture.js';
import { centredPlace, CARD_RATIO, clamp, cardSize, type Size } from './box.js';
import type { CompactPlaces, CompactRow, Layout } from './layout.js';
import type { Position } from './position.js';

/** The gap between a person and a card of the trick, and between two cards, in CSS pixels. */
const GAP_PX = 4;
/**
 * The usual and the maximum width of a person, relative to the text size. The usual width fits a name of four letters.
 */
const PERSON_WIDTH = 4;
const MAX_PERSON_WIDTH = 9;
/**
 * The height of the area below the row, with the pack, the tricks and the viewer's name, in CSS pixels, for both forms
 * of a layout.
 */
const BELOW_ROW_PX = 54;
const ABOVE_CHOICES_PX = 8;
/** The width by which a person's marks protrude from the face, in CSS pixels. */
const MARK_PX = 6;
/** The minimum side length of a portrait, in CSS pixels. */
const MIN_FACE_PX = 28;
/** The minimum and the legible width of a trick card, in CSS pixels. */
const MIN_CARD_PX = 26;
const READABLE_CARD_PX = 44;
/** The maximum width of the row, relative to the text size. */
const ROW_WIDTH = 44;
/** The numbers of people, cards and gaps in the row. */
const PEOPLE = 3;
const CARDS = 4;
const GAPS = PEOPLE + CARDS - 1;

const rowWidth = ({ felt, pad, plateText }: CompactRow): number =>
  Math.min(felt.width - 2 * pad, ROW_WIDTH * plateText);

const markedFaceWidth = ({ face }: CompactRow): number => face + MARK_PX;

/** Returns the width of a card for people of this width. */
const cardWidthBeside = (row: CompactRow, person: number): number =>
  (rowWidth(row) - GAPS * GAP_PX - PEOPLE * Math.max(markedFaceWidth(row), person)) / CARDS;

/** Whether names lie below the cards: large names do not fit between the cards, and the table is high enough. */
const areNamesBelow = (row: CompactRow): boolean =>
  cardWidthBeside(row, PERSON_WIDTH * row.plateText) < READABLE_CARD_PX &&
  row.felt.height - row.plateHeight >= cardSize(READABLE_CARD_PX).height;

/** Returns the size of a card. Large names between cards are shortened before cards get too small. */
const cardIn = (row: CompactRow, maxWidth: number): Size => {
  const { felt, plateFont, plateText, plateHeight } = row;
  const between = Math.max(
    cardWidthBeside(row, PERSON_WIDTH * plateText),
    Math.min(cardWidthBeside(row, PERSON_WIDTH * plateFont), READABLE_CARD_PX),
  );
  const [width, height] = areNamesBelow(row)
    ? [cardWidthBeside(row, 0), felt.height - plateHeight]
    : [between, felt.height];
  return cardSize(clamp(MIN_CARD_PX, Math.min(height * CARD_RATIO, width), maxWidth));
};

/** Returns the width of a person between the cards. */
const personWidth = (layout: Layout): number =>
  areNamesBelow(layout)
    ? markedFaceWidth(layout)
    : Math.min(
        (rowWidth(layout) - GAPS * GAP_PX - CARDS * layout.tableCard.width) / PEOPLE,
        MAX_PERSON_WIDTH * layout.plateText,
      );

/** Returns the maximum width of a name. */
const nameWidth = (layout: Layout): number =>
  areNamesBelow(layout) ? rowWidth(layout) / PEOPLE - GAP_PX : personWidth(layout);

/** Returns the vertical centre of the names. */
const nameY = (layout: Layout): number => {
  const { felt, face, tableCard } = layout;
  const above = areNamesBelow(layout) ? Math.max(face, tableCard.height) : face;
  return felt.y + (felt.height + above) / 2;
};

/** Returns the vertical centre of the trick cards. */
const cardY = (layout: Layout): number =>
  areNamesBelow(layout)
    ? nameY(layout) - (layout.plateHeight + layout.tableCard.height) / 2
    : layout.felt.y + layout.felt.height / 2;

/** Returns the middle of the row, or the point at this distance from its left or right end. */
const inRow = (layout: Layout, position: Position, fromEnd: number): number => {
  const aside = rowWidth(layout) / 2 - fromEnd;
  return layout.felt.width / 2 + (position === 'left' ? -aside : position === 'right' ? aside : 0);
};

/** Returns the vertical centre of an item below the row, where a question can cover it. */
const belowRow = ({ felt, pad }: Layout, height: number): number => felt.y + felt.height + pad / 2 + height / 2;

/** Returns the place of a trick card next to its player. The viewer's card lies to the right of the middle. */
const trickPlace = (layout: Layout, position: Position, turn: number): Place => {
  const { felt, tableCard } = layout;
  const beside = GAP_PX + tableCard.width / 2;
  const person = personWidth(layout);
  const x =
    position === 'left' || position === 'right'
      ? inRow(layout, position, person + beside)
      : felt.width / 2 + (position === 'top' ? -1 : 1) * (person / 2 + beside);
  return centredPlace(x, cardY(layout), tableCard, turn);
};

const platePlace = (layout: Layout, position: Position): { x: number; y: number } => {
  const { felt, pad, face, plateHeight } = layout;
  if (position === 'bottom') return { x: pad, y: belowRow(layout, plateHeight) };
  const x = position === 'top' ? (felt.width - face) / 2 : inRow(layout, position, 0);
  return { x, y: nameY(layout) };
};

const plateRoom = (layout: Layout, position: Position): number => {
  if (position === 'bottom') return layout.felt.width / 2.5;
  const name = nameWidth(layout);
  return position === 'top' ? (name + layout.face) / 2 + GAP_PX : name;
};

/** Returns the places of hidden cards behind the face of their player. */
const backPlaces = (layout: Layout, position: Position, count: number): Place[] => {
  const { face, plateHeight, smallCard } = layout;
  const x = inRow(layout, position, face / 2);
  const y = nameY(layout) - (plateHeight + face) / 2;
  return listOf(count, (index) => {
    const off = index - (count - 1) / 2;
    return centredPlace(x + off * smallCard.width * 0.3, y, smallCard, off * 7);
  });
};

/** Returns the places of cards side by side below the row. */
const openPlaces = (layout: Layout, x: number, card: Size, step: number, count: number): Place[] =>
  listOf(count, (index) => centredPlace(x + (index - (count - 1) / 2) * step, belowRow(layout, card.height), card));

/** Returns the x coordinate of a point at a distance from the left edge, or from the right edge for our side. */
const fromEdge = ({ felt }: Layout, ours: boolean, x: number): number => (ours ? felt.width - x : x);

/** The horizontal position of the pack by the position of the dealer, as a share of the width. */
const PACK: Readonly<Record<Position, number>> = { left: 0.42, top: 0.5, right: 0.62, bottom: 0.42 };
/** The end of the viewer's name on the plate, relative to the text size. */
const NAME_END = 5.4;
/** The horizontal position of a pile of tricks, as a share of the width. */
const PILE = 0.27;
/** The width of the pack before the deal, and the step between cards of an open hand, in card widths. */
const WHOLE_PACK = 0.8;
const OPEN_HAND_STEP = 0.8;

/**
 * The places on a low table. The people and the trick share a row. A question can cover the other items, which are below the
 * row.
 */
export const compact: CompactPlaces = {
  foot: ({ form, pad }, handTop, choices, plateHeight) =>
    form === 'side' ? handTop - Math.max(BELOW_ROW_PX, plateHeight + 2 * pad) : choices.y - ABOVE_CHOICES_PX,
  face: (felt, { face }, plateHeight) => clamp(MIN_FACE_PX, felt.height - plateHeight, face),
  card: cardIn,
  trick: trickPlace,
  plate: platePlace,
  plateRoom,
  backs: backPlaces,
  // Each hand takes a third of the row.
  openHand: (layout, position, card, count) =>
    openPlaces(layout, inRow(layout, position, rowWidth(layout) / 6), card, card.width * OPEN_HAND_STEP, count),
  openTrick: (layout, ours, card, step, count) =>
    openPlaces(
      layout,
      fromEdge(layout, ours, (ours ? layout.pad : NAME_END * layout.plateText) + (count / 2) * step),
      card,
      step,
      count,
    ),
  pile(layout, ours, index) {
    const { felt, smallCard } = layout;
    const x = PILE * felt.width + index * 0.1 * smallCard.width;
    return centredPlace(fromEdge(layout, ours, x), belowRow(layout, smallCard.width), smallCard, 90);
  },
  stock(layout, dealer) {
    const { felt, smallCard } = layout;
    return centredPlace(PACK[dealer] * felt.width, belowRow(layout, smallCard.height), smallCard, -8);
  },
  pack(layout) {
    const card = cardSize(WHOLE_PACK * layout.tableCard.width);
    return centredPlace(layout.felt.width / 2, belowRow(layout, card.height), card);
  },
};
