import { toJson } from '../../base/to-json.js';
import { listOf } from '../../base/list-of.js';
import { HAND_SIZE } from '../../rules/tricks.js';
import type { Box, Place } from '../picture.js';
import { centredPlace, cosOf, sinOf } from './box.js';
import { backPlaces, packXBesideOpposite, sideHandY, sideReach } from './hidden-hand.js';
import type { Layout } from './layout.js';
import { FACE_GAP_PX, PARTY_FROM_PX } from './opposite.js';
import type { Position } from './position.js';
import { QUESTION_PX } from './question.js';
import { platePlace } from './seat.js';
import { openTrickPlace, pilePlace } from './taken.js';
import { trickPlace } from './trick.js';

/** Returns the width of a face and a plate with a name of six letters, or with a party. */
const plateWidth = ({ face, plateText }: Layout, letters = 5.4): number => Math.max(face, plateText * letters);
const PARTY_LETTERS = 8.6;

/** Returns the preferred place of the pack: next to the dealer, or below the hand of a dealer who sits above it. */
const besideDealer = (layout: Layout, dealer: Position): Place => {
  const { felt, smallCard, pad, besideHands } = layout;
  if (layout.compact) return layout.compact.stock(layout, dealer);
  if (dealer === 'top')
    return centredPlace(packXBesideOpposite(layout), felt.y + smallCard.height * 0.46, smallCard, -8);
  const isBelow = dealer !== 'bottom' && !besideHands;
  // The corner itself belongs to a person.
  const inset = isBelow ? smallCard.height * 0.46 : plateWidth(layout) + FACE_GAP_PX + smallCard.width * 0.6;
  const y = isBelow
    ? sideHandY(layout) + sideReach(layout) + FACE_GAP_PX + smallCard.height * 0.55
    : felt.y + felt.height - smallCard.height * 0.56;
  if (dealer === 'right') return centredPlace(felt.width - pad - inset, y, smallCard, -12);
  return centredPlace(pad + inset, y, smallCard, dealer === 'left' ? 6 : -8);
};

/**
 * Returns the place of the bottom card for a player who has seen it. The card is pulled out in a free direction, so
 * that its index is visible.
 */
export const bottomCardPlace = ({ box, turn }: Place, dealer: Position): Place => {
  const out = dealer === 'top' ? { x: -0.46 * box.width, y: 0 } : { x: 0, y: -0.32 * box.height };
  const [cos, sin] = [cosOf(turn), sinOf(turn)];
  return { box: { ...box, x: box.x + out.x * cos - out.y * sin, y: box.y + out.x * sin + out.y * cos }, turn };
};

/** Returns the box of a person with the plate. The viewer's own plate has no face above it. */
const personBox = (layout: Layout, position: Position): Box => {
  const { x, y } = platePlace(layout, position);
  const letters = layout.width < PARTY_FROM_PX || position === 'bottom' ? undefined : PARTY_LETTERS;
  const face = position === 'bottom' ? 0 : layout.face;
  const [width, height] = [plateWidth(layout, letters), face + layout.plateHeight];
  return { x: position === 'right' ? x - width : x, y: y + layout.plateHeight / 2 - height, width, height };
};

const takenPlaces = (layout: Layout, open: StockSurroundings['open']): readonly Place[] =>
  (['ours', 'theirs'] as const).flatMap((side) => {
    const ours = side === 'ours';
    const piles = [0, 1, 2].map((index) => pilePlace(layout, ours, index, open === side));
    return open === side ? [...piles, ...[0, 1, 2, 3].map((index) => openTrickPlace(layout, ours, index, 4))] : piles;
  });

/** Returns the bounding box of a turned card. */
const boundingBox = ({ box, turn }: Place): Box => {
  const [cos, sin] = [Math.abs(cosOf(turn)), Math.abs(sinOf(turn))];
  const [width, height] = [box.width * cos + box.height * sin, box.width * sin + box.height * cos];
  return { x: box.x + (box.width - width) / 2, y: box.y + (box.height - height) / 2, width, height };
};

const areApart = (one: Box, other: Box): boolean =>
  one.x >= other.x + other.width ||
  other.x >= one.x + one.width ||
  one.y >= other.y + other.height ||
  other.y >= one.y + one.height;

/** Whether a box is on the felt, including the area above the hand and the question. */
const isOnFelt = (layout: Layout, { x, y, width, height }: Box): boolean => {
  const { felt, pad, status, compact, handCard } = layout;
  const foot = compact
    ? layout.height - 2 * pad - handCard.height
    : Math.max(felt.y + felt.height + pad, status.y + status.height);
  return x >= pad && x + width <= felt.width - pad && y >= felt.y - pad && y + height <= foot;
};

/** The height of a question with two rows of answers on a table with a slate, in CSS pixels. */
const LONG_QUESTION_PX = 150;
/** Penalties for a pack below a question, and for a pack with a covered bottom card, in card widths. */
const QUESTION_PENALTY = 2.5;
const COVERED_INDEX_PENALTY = 100;

/** Returns the share of a box that another one covers, from 0 to 1. */
const coveredShare = (box: Box, other: Box): number => {
  const across = Math.min(box.x + box.width, other.x + other.width) - Math.max(box.x, other.x);
  const down = Math.min(box.y + box.height, other.y + other.height) - Math.max(box.y, other.y);
  return (Math.max(0, across) * Math.max(0, down)) / (box.width * box.height);
};

/** The maximum offset to each side in the search for a place, and the step, in card widths. */
const MAX_OFFSET = 5;
const OFFSET_STEP = 1 / 8;

/** An offset from the preferred place, in card widths. */
interface Offset {
  readonly across: number;
  readonly down: number;
  readonly length: number;
}

let cachedOffsets: readonly Offset[] | null = null;

/** Returns all offsets, the shortest first. */
const offsetsByLength = (): readonly Offset[] => {
  const steps = listOf((2 * MAX_OFFSET) / OFFSET_STEP + 1, (index) => index * OFFSET_STEP - MAX_OFFSET);
  cachedOffsets ??= steps
    .flatMap((across) => steps.map((down) => ({ across, down, length: Math.hypot(across, down) })))
    .sort((one, other) => one.length - other.length);
  return cachedOffsets;
};

/** Returns the places at an offset: with the preferred turn, nearly straight, and across. */
const placesAt = ({ box, turn }: Place, { across, down }: Offset): readonly Place[] => {
  const moved = { ...box, x: box.x + across * box.width, y: box.y + down * box.width };
  return [turn, turn / 8, 90 + turn / 8].map((turned) => ({ box: moved, turn: turned }));
};

/** Other items on the table that affect the place of the stock. */
export interface StockSurroundings {
  /** The positions of the people other than the viewer. */
  readonly seated: readonly Exclude<Position, 'bottom'>[];
  /** The side whose trick lies open in its corner; `null` if no trick is open. */
  readonly open: 'ours' | 'theirs' | null;
  /** Whether the bottom card sticks out below the others. */
  readonly hasBottom: boolean;
}

/** Returns the free place nearest to the preferred one. Other disadvantages of a place count as extra distance. */
const findPlace = (layout: Layout, dealer: Position, { seated, open, hasBottom }: StockSurroundings): Place => {
  const preferred = besideDealer(layout, dealer);
  const others = [
    ...[...seated, 'bottom' as const].map((position) => trickPlace(layout, position)),
    ...seated.flatMap((position) => backPlaces(layout, position, HAND_SIZE)),
    ...takenPlaces(layout, open),
  ].map(boundingBox);
  const all = [...others, ...[...seated, 'bottom' as const].map((position) => personBox(layout, position))];
  const isFree = (place: Place): boolean => {
    const box = boundingBox(place);
    return isOnFelt(layout, box) && all.every((other) => areApart(box, other));
  };
  const { x, y, width, height } = layout.choices;
  const high = layout.slate ? LONG_QUESTION_PX : QUESTION_PX;
  const question = { x, y: y + height - high, width, height: high };
  const penaltyOf = (place: Place): number =>
    QUESTION_PENALTY * coveredShare(boundingBox(place), question) +
    (hasBottom && !isFree(bottomCardPlace(place, dealer)) ? COVERED_INDEX_PENALTY : 0);
  let best = { place: preferred, cost: Infinity };
  for (const offset of offsetsByLength()) {
    if (offset.length >= best.cost) break;
    for (const place of placesAt(preferred, offset).filter(isFree)) {
      const cost = offset.length + penaltyOf(place);
      if (cost < best.cost) best = { place, cost };
    }
  }
  return best.place;
};

/** Places cached by layout, because every picture needs the same place. */
const placesByLayout = new WeakMap<Layout, Map<string, Place>>();

/** Returns the place of the undealt cards: as near to the dealer as possible, but clear of hands, people and tricks. */
export const stockPlace = (layout: Layout, dealer: Position, beside: StockSurroundings): Place => {
  const places = placesByLayout.get(layout) ?? new Map<string, Place>();
  placesByLayout.set(layout, places);
  const key = toJson([dealer, beside]);
  const place = places.get(key) ?? findPlace(layout, dealer, beside);
  places.set(key, place);
  return place;
};
