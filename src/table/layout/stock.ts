import { toJson } from '../../base/to-json.js';
import { listOf } from '../../base/list-of.js';
import { HAND_SIZE } from '../../rules/tricks.js';
import type { Box, Place } from '../picture.js';
import { around, cosOf, sinOf } from './box.js';
import { backPlaces, besideOpposite, sideHandY, sideReach } from './hidden-hand.js';
import type { Layout } from './layout.js';
import { FACE_GAP_PX, PARTY_FROM_PX } from './opposite.js';
import type { Position } from './position.js';
import { QUESTION_PX } from './question.js';
import { platePlace } from './seat.js';
import { openTrickPlace, pilePlace } from './taken.js';
import { trickPlace } from './trick.js';

/** How broad the plate of a name of six letters is, with the face above it; and one that says who plays along. */
const broadOf = ({ face, plateText }: Layout, letters = 5.4): number => Math.max(face, plateText * letters);
const WITH_PARTY = 8.6;

/** Where the pack would lie if nothing else were there: beside the dealer, or below the hand of who sits above it. */
const besideDealer = (layout: Layout, dealer: Position): Place => {
  const { felt, smallCard, pad, besideHands } = layout;
  if (layout.compact) return layout.compact.stock(layout, dealer);
  if (dealer === 'top') return around(besideOpposite(layout), felt.y + smallCard.height * 0.46, smallCard, -8);
  const isBelow = dealer !== 'bottom' && !besideHands;
  // In the corner itself are those who sit there.
  const inset = isBelow ? smallCard.height * 0.46 : broadOf(layout) + FACE_GAP_PX + smallCard.width * 0.6;
  const y = isBelow
    ? sideHandY(layout) + sideReach(layout) + FACE_GAP_PX + smallCard.height * 0.55
    : felt.y + felt.height - smallCard.height * 0.56;
  if (dealer === 'right') return around(felt.width - pad - inset, y, smallCard, -12);
  return around(pad + inset, y, smallCard, dealer === 'left' ? 6 : -8);
};

/**
 * The bottom card of a pack there, for who has seen it: drawn out so far that its index shows, to where there is room
 * beside the dealer.
 */
export const bottomCardPlace = ({ box, turn }: Place, dealer: Position): Place => {
  const out = dealer === 'top' ? { x: -0.46 * box.width, y: 0 } : { x: 0, y: -0.32 * box.height };
  const [cos, sin] = [cosOf(turn), sinOf(turn)];
  return { box: { ...box, x: box.x + out.x * cos - out.y * sin, y: box.y + out.x * sin + out.y * cos }, turn };
};

/** Who sits there, with the plate; above the viewer's own nobody is seen. */
const personBox = (layout: Layout, position: Position): Box => {
  const { x, y } = platePlace(layout, position);
  const letters = layout.width < PARTY_FROM_PX || position === 'bottom' ? undefined : WITH_PARTY;
  const face = position === 'bottom' ? 0 : layout.face;
  const [width, height] = [broadOf(layout, letters), face + layout.plateHeight];
  return { x: position === 'right' ? x - width : x, y: y + layout.plateHeight / 2 - height, width, height };
};

const takenPlaces = (layout: Layout, open: AroundStock['open']): readonly Place[] =>
  (['ours', 'theirs'] as const).flatMap((side) => {
    const ours = side === 'ours';
    const piles = [0, 1, 2].map((index) => pilePlace(layout, ours, index, open === side));
    return open === side ? [...piles, ...[0, 1, 2, 3].map((index) => openTrickPlace(layout, ours, index, 4))] : piles;
  });

/** The box around a card that is turned. */
const outline = ({ box, turn }: Place): Box => {
  const [cos, sin] = [Math.abs(cosOf(turn)), Math.abs(sinOf(turn))];
  const [width, height] = [box.width * cos + box.height * sin, box.width * sin + box.height * cos];
  return { x: box.x + (box.width - width) / 2, y: box.y + (box.height - height) / 2, width, height };
};

const areApart = (one: Box, other: Box): boolean =>
  one.x >= other.x + other.width ||
  other.x >= one.x + one.width ||
  one.y >= other.y + other.height ||
  other.y >= one.y + one.height;

/** The place above the hand and the question counts as well. */
const isOnFelt = (layout: Layout, { x, y, width, height }: Box): boolean => {
  const { felt, pad, status, compact, handCard } = layout;
  const foot = compact
    ? layout.height - 2 * pad - handCard.height
    : Math.max(felt.y + felt.height + pad, status.y + status.height);
  return x >= pad && x + width <= felt.width - pad && y >= felt.y - pad && y + height <= foot;
};

/** How high a question with two rows of answers is, where there is a slate and hence room. */
const LONG_QUESTION_PX = 150;
/** How far away, in card widths, a pack rather lies than below a question. */
const APART_FROM_QUESTION = 2.5;
const APART_FROM_ALL = 100;

/** How much of a box another covers, from 0 to 1. */
const covered = (box: Box, by: Box): number => {
  const across = Math.min(box.x + box.width, by.x + by.width) - Math.max(box.x, by.x);
  const down = Math.min(box.y + box.height, by.y + by.height) - Math.max(box.y, by.y);
  return (Math.max(0, across) * Math.max(0, down)) / (box.width * box.height);
};

/** So far to each side a place is looked for, in steps of an eighth of a card's width. */
const REACH = 5;
const STEP = 1 / 8;

/** A way from the place that is wished for, in card widths. */
interface Way {
  readonly across: number;
  readonly down: number;
  readonly length: number;
}

let ways: readonly Way[] | null = null;

/** All ways, the shortest first. */
const waysAround = (): readonly Way[] => {
  const steps = listOf((2 * REACH) / STEP + 1, (index) => index * STEP - REACH);
  ways ??= steps
    .flatMap((across) => steps.map((down) => ({ across, down, length: Math.hypot(across, down) })))
    .sort((one, other) => one.length - other.length);
  return ways;
};

/** A place at the end of a way: as it lies, nearly straight, and across. */
const placesAt = ({ box, turn }: Place, { across, down }: Way): readonly Place[] => {
  const moved = { ...box, x: box.x + across * box.width, y: box.y + down * box.width };
  return [turn, turn / 8, 90 + turn / 8].map((turned) => ({ box: moved, turn: turned }));
};

/** What there is on a table besides the pack. */
export interface AroundStock {
  /** Who sits there besides the viewer. */
  readonly seated: readonly Exclude<Position, 'bottom'>[];
  /** Whose trick lies open in their corner; null: nobody's. */
  readonly open: 'ours' | 'theirs' | null;
  /** Whether the bottom card looks out below the others. */
  readonly hasBottom: boolean;
}

/** The place nearest to the wish that is free; what else is wrong with it counts as a way. */
const findPlace = (layout: Layout, dealer: Position, { seated, open, hasBottom }: AroundStock): Place => {
  const wish = besideDealer(layout, dealer);
  const others = [
    ...[...seated, 'bottom' as const].map((position) => trickPlace(layout, position)),
    ...seated.flatMap((position) => backPlaces(layout, position, HAND_SIZE)),
    ...takenPlaces(layout, open),
  ].map(outline);
  const all = [...others, ...[...seated, 'bottom' as const].map((position) => personBox(layout, position))];
  const isFree = (place: Place): boolean => {
    const box = outline(place);
    return isOnFelt(layout, box) && all.every((other) => areApart(box, other));
  };
  const { x, y, width, height } = layout.choices;
  const high = layout.slate ? LONG_QUESTION_PX : QUESTION_PX;
  const question = { x, y: y + height - high, width, height: high };
  const faultOf = (place: Place): number =>
    APART_FROM_QUESTION * covered(outline(place), question) +
    (hasBottom && !isFree(bottomCardPlace(place, dealer)) ? APART_FROM_ALL : 0);
  let best = { place: wish, cost: Infinity };
  for (const way of waysAround()) {
    if (way.length >= best.cost) break;
    for (const place of placesAt(wish, way).filter(isFree)) {
      const cost = way.length + faultOf(place);
      if (cost < best.cost) best = { place, cost };
    }
  }
  return best.place;
};

/** What was found for a layout: the same is asked for with every picture. */
const found = new WeakMap<Layout, Map<string, Place>>();

/** Where the undealt cards lie: as near to the dealer as there is room, apart from hands, people and tricks. */
export const stockPlace = (layout: Layout, dealer: Position, beside: AroundStock): Place => {
  const places = found.get(layout) ?? new Map<string, Place>();
  found.set(layout, places);
  const key = toJson([dealer, beside]);
  const place = places.get(key) ?? findPlace(layout, dealer, beside);
  places.set(key, place);
  return place;
};
