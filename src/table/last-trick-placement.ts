import { listOf } from '../base/list-of.js';
import { unionOf } from './last-trick.js';
import type { Layout } from './layout/layout.js';
import { handPlaces } from './layout/own-hand.js';
import type { Box } from './picture.js';

/** The place where the last trick is shown, and its form. */
export interface LastTrickPlacement {
  readonly box: Box;
  /** The width of a card, in CSS pixels. */
  readonly card: number;
  /**
   * `row`: text next to the cards. `block`: text below them. `foot`: text below them, without a heading. `bare`: a row
   * without visible text.
   */
  readonly form: 'row' | 'block' | 'foot' | 'bare';
  /** Whether the box covers no person and nothing in the bar. */
  readonly isClear: boolean;
}

/** The content to show, and the boxes that it must not cover. */
export interface LastTrickContent {
  readonly pile: Box;
  readonly cards: number;
  /** The number of characters in the text. */
  readonly letters: number;
  /** The boxes of the cards in the current trick. */
  readonly trick: readonly Box[];
  /** The box of the question with its answers. */
  readonly question: Box;
  /** The box of the score in the bar or on the slate; `null` if neither is visible. */
  readonly score: Box | null;
  /** The boxes of the people. The last trick covers people only if there is too little room next to them. */
  readonly people: readonly Box[];
}

/** The minimum width of a legible card, in CSS pixels. */
const MIN_CARD_PX = 24;
/** The size of the close button, and paddings, in CSS pixels. */
const CLOSE_BUTTON_PX = 44;
const PAD_PX = 4;
const GAP_PX = 4;
/**
 * The distance from the upper edge when the box covers the score and the announcement, so that the player opposite stays
 * visible.
 */
const EDGE_PX = 2;
/** The width of a letter and the height of a line, relative to the text size. */
const LETTER_WIDTH = 0.56;
const LINE_HEIGHT = 1.25;
/** The relative height of a line in a row, where each pixel can cover the player opposite. */
const TIGHT_LINE_HEIGHT = 1.15;
/** The minimum width of a player's name, relative to the text size. */
const NAME_WIDTH = 2.8;

/** Returns the size of the content with cards of this width, or `null` if the room is too small. */
const sizeOf = (
  { cards, letters }: LastTrickContent,
  { plateText, tableCard }: Layout,
  form: LastTrickPlacement['form'],
  card: number,
  room: Box,
): { readonly width: number; readonly height: number } | null => {
  const isRow = form === 'row' || form === 'bare';
  const line = plateText * (isRow ? TIGHT_LINE_HEIGHT : LINE_HEIGHT);
  const column = Math.max(card + GAP_PX, plateText * NAME_WIDTH);
  const row = cards * column;
  const below = (isRow ? EDGE_PX : GAP_PX) + line;
  const cardHeight = (card * tableCard.height) / tableCard.width + below;
  const textWidth = (lines: number): number => Math.max(plateText * 6, (letters / lines) * plateText * LETTER_WIDTH);
  if (isRow) {
    const beside = row + CLOSE_BUTTON_PX + 2 * PAD_PX + 3 * GAP_PX;
    if (form === 'bare') {
      const height = Math.max(cardHeight, CLOSE_BUTTON_PX) + 2 * EDGE_PX;
      return beside <= room.width && height <= room.height ? { width: beside, height } : null;
    }
    const needed = Math.ceil((letters * plateText * LETTER_WIDTH) / Math.max(1, room.width - beside));
    const lines = Math.max(Math.floor(Math.max(cardHeight, CLOSE_BUTTON_PX) / line), needed);
    const height = Math.max(cardHeight, CLOSE_BUTTON_PX, lines * line) + 2 * EDGE_PX;
    const width = beside + textWidth(lines);
    return width <= room.width && height <= room.height ? { width, height } : null;
  }
  const isFoot = form === 'foot';
  const close = isFoot ? CLOSE_BUTTON_PX + GAP_PX : 0;
  const minWidth = Math.max(row, plateText * (isFoot ? 6 : 8) + CLOSE_BUTTON_PX) + 2 * PAD_PX;
  const width = Math.min(room.width, Math.max(minWidth, textWidth(2) + 2 * PAD_PX + close));
  const lines = Math.ceil((letters * plateText * LETTER_WIDTH) / (width - 2 * PAD_PX - close));
  const textHeight = isFoot ? Math.max(CLOSE_BUTTON_PX + GAP_PX, lines * line) : CLOSE_BUTTON_PX + lines * line;
  const height = cardHeight + textHeight + 2 * PAD_PX;
  return minWidth <= room.width && height <= room.height ? { width, height } : null;
};

/** Returns the free areas around the trick, excluding the hand and the prompt. */
const freeRooms = (layout: Layout, { trick, question }: LastTrickContent, top: number): readonly Box[] => {
  const { felt, pad } = layout;
  const hand = handPlaces(layout, 1)[0]?.box.y ?? felt.y + felt.height;
  const foot = Math.min(hand, layout.form === 'side' ? hand : question.y) - GAP_PX;
  const [left, right] = [pad, felt.width - pad];
  // On a low table, the column next to the felt is free above the question.
  const column: Box = {
    x: felt.width,
    y: top,
    width: layout.width - pad - felt.width,
    height: question.y - GAP_PX - top,
  };
  const beside = layout.form === 'side' ? [column] : [];
  const trickBox = unionOf(trick);
  const between = (x: number, y: number, end: number, bottom: number): Box => ({
    x,
    y,
    width: end - x,
    height: bottom - y,
  });
  if (!trickBox) return [between(left, top, right, foot), ...beside];
  const [before, after] = [trickBox.x - GAP_PX, trickBox.x + trickBox.width + GAP_PX];
  return [
    between(left, top, right, trickBox.y - GAP_PX),
    between(left, trickBox.y + trickBox.height + GAP_PX, right, foot),
    between(left, top, before, foot),
    between(after, top, right, foot),
    ...beside,
  ];
};

/** Returns the areas of a room that another box leaves free on its four sides. */
const roomsBeside = ({ x, y, width, height }: Box, other: Box): readonly Box[] => {
  const [before, after] = [other.x - GAP_PX, other.x + other.width + GAP_PX];
  const [above, below] = [other.y - GAP_PX, other.y + other.height + GAP_PX];
  return [
    { x, y, width, height: above - y },
    { x, y: below, width, height: y + height - below },
    { x, y, width: before - x, height },
    { x: after, y, width: x + width - after, height },
  ];
};

const overlap = (one: Box, other: Box): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

/** The share of a person that another box covers, plus 0.1 for any contact. */
const coveredShare = (person: Box, { x, y, width, height }: Box): number => {
  const across = Math.min(person.x + person.width, x + width) - Math.max(person.x, x);
  const down = Math.min(person.y + person.height, y + height) - Math.max(person.y, y);
  return across > 0 && down > 0 ? 0.1 + (across * down) / (person.width * person.height) : 0;
};

/** Returns the parts of rooms that other boxes do not occupy. */
const roomsWithout = (rooms: readonly Box[], others: readonly Box[]): readonly Box[] =>
  others.reduce<readonly Box[]>(
    (left, other) =>
      left
        .flatMap((room) => (overlap(room, other) ? roomsBeside(room, other) : [room]))
        .filter(({ width, height }) => width > CLOSE_BUTTON_PX && height > CLOSE_BUTTON_PX),
    rooms,
  );

/** Returns the box of this size that is in the room and nearest to the pile, and its distance from the pile. */
const nearestToPile = (
  room: Box,
  { width, height }: { readonly width: number; readonly height: number },
  pile: Box,
): { readonly box: Box; readonly distance: number } => {
  const clampInto = (middle: number, size: number, from: number, all: number): number =>
    Math.max(from, Math.min(middle - size / 2, from + all - size));
  const x = clampInto(pile.x + pile.width / 2, width, room.x, room.width);
  const y = clampInto(pile.y + pile.height / 2, height, room.y, room.height);
  const gap = (start: number, size: number, other: number, all: number): number =>
    Math.max(0, other - start - size, start - other - all);
  const distance = Math.hypot(gap(x, width, pile.x, pile.width), gap(y, height, pile.y, pile.height));
  return { box: { x, y, width, height }, distance };
};

/** The distance from the pile, in CSS pixels, that is worth one pixel of card width. */
const PX_PER_CARD_PX = 1.5;
/**
 * Penalties in pixels of card width: for covering a person, the announcement or the score, for the smallest size, and for
 * omitting the text.
 */
const FACE_PENALTY = 2000;
const BAR_PENALTY = 1000;
const SCORE_PENALTY = 400;
const SMALL_PENALTY = 100;
const BARE_PENALTY = 200;

/**
 * Places the last trick near its pile, as large as possible. The last trick never covers the hand, the question or the
 * current trick. Avoids people, covers the announcement only as a last resort, and omits its text before it covers the score.
 */
export const lastTrickPlacement = (layout: Layout, content: LastTrickContent): LastTrickPlacement => {
  const { felt, pad, tableCard } = layout;
  const widest = Math.max(MIN_CARD_PX, Math.min(0.9 * tableCard.width, 104));
  const widths = listOf(Math.ceil((widest - MIN_CARD_PX) / 2) + 1, (step) => Math.max(MIN_CARD_PX, widest - 2 * step));
  const candidates = [felt.y, EDGE_PX].flatMap((top) => {
    const free = freeRooms(layout, content, top);
    const { score } = content;
    const isOverBar = top < felt.y;
    const rooms = score ? [...free, ...roomsWithout(free, [score])] : free;
    const forms = ['block', 'row', 'foot', ...(isOverBar ? (['bare'] as const) : [])] as const;
    const fits = [...rooms, ...roomsWithout(rooms, content.people)].flatMap((room) =>
      forms.flatMap((form) => {
        const fitting = widths.filter((width) => sizeOf(content, layout, form, width, room));
        const [large, small] = [fitting.at(0), fitting.at(-1)];
        if (!large || !small) return [];
        // Tries the largest size. Over the score and the announcement, also tries the smallest size, which covers people
        // less.
        return [
          { room, form, card: large, isSmall: false },
          ...(isOverBar ? [{ room, form, card: small, isSmall: true }] : []),
        ];
      }),
    );
    return fits.flatMap(({ room, form, card, isSmall }) => {
      const size = sizeOf(content, layout, form, card, room);
      if (!size) return [];
      const { box, distance } = nearestToPile(room, size, content.pile);
      // The box is below the bar if possible. Otherwise, it covers as little of the bar as possible.
      const low = isOverBar ? Math.max(box.y, Math.min(felt.y, room.y + room.height - box.height)) : box.y;
      const y = isSmall ? room.y : low;
      const candidate = { box: { ...box, y }, card, form };
      const covered = content.people.reduce((sum, person) => sum + coveredShare(person, candidate.box), 0);
      const barPenalty = y < felt.y - pad && box.x < felt.width ? BAR_PENALTY : 0;
      const scorePenalty = score && overlap(score, candidate.box) ? SCORE_PENALTY : 0;
      const sizePenalty = (isSmall ? SMALL_PENALTY : 0) + (form === 'bare' ? BARE_PENALTY : 0);
      const penalties = covered * FACE_PENALTY + barPenalty + scorePenalty + sizePenalty;
      const isClear = covered + barPenalty + scorePenalty === 0;
      return [{ ...candidate, isClear, rank: card - distance / PX_PER_CARD_PX - penalties }];
    });
  });
  const [best] = candidates.sort((one, other) => other.rank - one.rank);
  if (best) return best;
  const box = { x: pad, y: pad, width: felt.width - 2 * pad, height: felt.y + felt.height / 3 };
  return { box, card: MIN_CARD_PX, form: 'row', isClear: false };
};
