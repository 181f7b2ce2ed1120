import type { PlayerCount, Seat } from '../rules/seats.js';
import type { Box, Place } from './picture.js';

/** Where a seat is on the screen; the one who looks sits at the bottom. */
export type Position = 'bottom' | 'left' | 'top' | 'right';

/** The hand that plays the cards of a fan. */
export type Handed = 'right' | 'left';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Width to height of a card of the Salzburg pattern. */
const CARD_RATIO = 0.5655;

/** No control is smaller than this, in CSS pixels either way. */
export const MIN_TARGET_PX = 44;

/** Where everything lies on a table of a given size, in CSS pixels. */
export interface Layout extends Size {
  /** `upright`: choices above the hand; `side`: in a column beside it, where height is short. */
  readonly form: 'upright' | 'side';
  readonly pad: number;
  /** Whether there is room for the hand to be fanned out; else its cards stand in a row. */
  readonly fanned: boolean;
  /** The card sizes: in hand, on the table, and hidden. */
  readonly handCard: Size;
  readonly tableCard: Size;
  readonly smallCard: Size;
  /** The side of the square in which a person is seen. */
  readonly face: number;
  /** Whether people at the sides sit beside their cards; else, where it is narrow, below them. */
  readonly besideHands: boolean;
  /** How large names are written, and how high the plate of one line is. */
  readonly plateText: number;
  readonly plateHeight: number;
  /** Score, announcement and tools along the upper edge. */
  readonly bar: Box;
  /** The part of the table on which cards are played. */
  readonly felt: Box;
  /** Where the choices stand; they grow upward from the foot of the box, as far as they need. */
  readonly choices: Box;
  /** Where the line that says whose turn it is stands. */
  readonly status: Box;
  /** Where the slate with the whole Schrift stands; null where only the last totals have room. */
  readonly slate: Box | null;
}

const sized = (width: number): Size => ({ width, height: width / CARD_RATIO });
const clamp = (low: number, value: number, high: number): number => Math.max(low, Math.min(value, high));

/** How much further each card of a fan is turned than the one before, and how far the whole fan leans, in degrees. */
const FAN_TURN = 2.4;
const FAN_LEAN = 1.2;
/** How much lower the outermost corner of a fan lies than that of a row, in card widths. */
const FAN_DEPTH = 0.18;

const SIDE_BELOW_PX = 470;
const STATUS_HEIGHT_PX = 30;

/** The layout for a table of this size; it never fails, but below 300x300 px things get smaller than they should. */
export const layOut = (width: number, height: number): Layout => {
  const pad = clamp(6, Math.round(Math.min(width, height) * 0.018), 18);
  const gap = clamp(3, width * 0.008, 8);
  const form = height < SIDE_BELOW_PX && width > height ? 'side' : 'upright';
  const column = form === 'side' ? clamp(168, width * 0.27, 260) : 0;
  const playWidth = width - column;
  const byWidth = (playWidth - 2 * pad - 4 * gap) / 5;
  // Where the slate stands along the upper edge, the hand leaves it the room.
  const upright = width >= SLATE_FROM_PX && height > width * 1.15 ? 0.2 : 0.235;
  const handShare = form === 'side' ? 0.31 : upright;
  const byHeight = height * handShare * CARD_RATIO;
  const handCard = sized(clamp(MIN_TARGET_PX, Math.min(byWidth, byHeight), 200));
  const barHeight = form === 'side' ? 46 : clamp(54, height * 0.075, Math.max(66, height * 0.065));
  const rowWidth = 5 * handCard.width + 4 * gap;
  const fanned = form === 'upright' && rowWidth + 0.2 * handCard.width + 2 * pad <= playWidth;
  const handTop = height - pad - handCard.height - (fanned ? FAN_DEPTH * handCard.width : 0);
  const choicesHeight = form === 'side' ? height - 2 * pad : clamp(56, height * 0.1, 92);
  const sheetTop = handTop - pad - choicesHeight;
  const handWidth = rowWidth + (fanned ? FAN_SIDE * handCard.width : 0);
  const slate = slateFor({ width, height }, { form, pad, playWidth, handWidth, handTop, sheetTop });
  const isAbove = slate !== null && slate.y === pad;
  const besideSlate = slate && !isAbove ? 2 * (slate.x + slate.width + 2 * pad) : 2 * pad;
  const choices: Box =
    form === 'side'
      ? { x: playWidth, y: pad, width: column - pad, height: choicesHeight }
      : centred(width, Math.min(width - besideSlate, 620), sheetTop, choicesHeight);
  const status: Box =
    form === 'side'
      ? { x: pad, y: handTop - 4, width: playWidth - 2 * pad, height: 0 }
      : { x: choices.x, y: choices.y - STATUS_HEIGHT_PX, width: choices.width, height: STATUS_HEIGHT_PX };
  const feltTop = (isAbove ? slate.height : barHeight) + 2 * pad;
  const felt: Box = { x: 0, y: feltTop, width: playWidth, height: status.y - feltTop };
  const smallCard = sized(clamp(20, Math.min(handCard.width * 0.5, felt.height * 0.13), Math.max(62, height * 0.06)));
  const trickRoom = felt.height - smallCard.height * 0.9 - 8;
  // A fifth of the table's height, where it is narrow, too; on a short one the question needs the room.
  const isShort = width < 480 && height < 1.7 * width;
  const least = isShort ? 0 : 0.203 * height * CARD_RATIO;
  const tableCard = sized(
    clamp(
      30,
      Math.min(Math.max(handCard.width * 0.92, least), (trickRoom / 1.76) * CARD_RATIO, felt.width * 0.25),
      190,
    ),
  );
  const face = Math.round(
    clamp(height < 360 ? 36 : 44, Math.min(width * 0.135, height * (width < height ? 0.085 : 0.115)), 120),
  );
  const plateText = width < 360 ? 12 : Math.round(clamp(14, Math.min(width, height) * 0.019, 22));
  const free = felt.width / 2 - 1.58 * tableCard.width;
  const barLeft = isAbove ? slate.x + slate.width + pad : pad;
  return {
    slate,
    width,
    height,
    form,
    pad,
    fanned,
    handCard,
    tableCard,
    smallCard,
    face,
    besideHands: pad + face + smallCard.height + 4 * gap <= free,
    plateText,
    plateHeight: Math.round(plateText * 1.5 + 5),
    bar: { x: barLeft, y: pad, width: playWidth - (form === 'side' ? 0 : pad) - barLeft, height: barHeight },
    felt,
    choices,
    status,
  };
};

/** From this width of a table on the slate stands on it. */
const SLATE_FROM_PX = 700;
/** The narrowest slate that can be read, and how much of the height of a table one above it takes. */
const LEAST_SLATE_PX = 104;
const SLATE_SHARE = 0.115;
/** What a slate leaves to the question above the hand. */
const LEAST_SHEET_PX = 400;
/** How much broader than a row a fan is, in card widths. */
const FAN_SIDE = 0.2;

/** What the place of a slate depends on. */
interface AroundSlate extends Pick<Layout, 'form' | 'pad'> {
  /** Of the part of the table that is not a column of choices. */
  readonly playWidth: number;
  readonly handWidth: number;
  readonly handTop: number;
  /** Where the choices begin. */
  readonly sheetTop: number;
}

/** The corner to the left of the hand, else, where the hand is as broad as the table, a place along the upper edge. */
const slateFor = ({ width, height }: Size, around: AroundSlate): Box | null => {
  if (width < SLATE_FROM_PX) return null;
  const { form, pad, playWidth, handWidth, handTop, sheetTop } = around;
  if (form === 'side') return slateInCorner((playWidth - handWidth) / 2 - 2 * pad, height, pad, handTop);
  const room = (width - Math.max(handWidth, LEAST_SHEET_PX)) / 2 - 4 * pad;
  return slateInCorner(room, height, pad, sheetTop) ?? slateAbove(width, height, pad);
};

/** The corner to the left of the hand, if so much room in it is enough for a slate. */
const slateInCorner = (room: number, height: number, pad: number, top: number): Box | null => {
  if (room < LEAST_SLATE_PX) return null;
  const width = Math.min(room, clamp(210, room * 0.62, 340));
  const tall = Math.min(width / 0.68, height - top - pad);
  return { x: room > width ? 2 * pad : pad, y: height - pad - tall, width, height: tall };
};

/** Beside the tools along the upper edge, where the hand is as broad as the table. */
const slateAbove = (width: number, height: number, pad: number): Box => ({
  x: pad,
  y: pad,
  width: clamp(168, width * 0.24, 250),
  height: clamp(100, height * SLATE_SHARE, 200),
});

const centred = (outer: number, width: number, y: number, height: number): Box => ({
  x: (outer - width) / 2,
  y,
  width,
  height,
});

const around = (x: number, y: number, { width, height }: Size, turn = 0): Place => ({
  box: { x: x - width / 2, y: y - height / 2, width, height },
  turn,
});

/**
 * The place of a seat as the viewer sees it; play goes round to the left of the bottom seat, or to the right. Of three
 * nobody sits opposite.
 */
export const positionOf = (
  seat: Seat,
  viewer: Seat,
  players: PlayerCount,
  direction: 'clockwise' | 'counterclockwise',
): Position => {
  const steps = (seat - viewer + players) % players;
  if (steps === 0) return 'bottom';
  if (players === 2 || (players === 4 && steps === 2)) return 'top';
  return (steps === 1) === (direction === 'clockwise') ? 'left' : 'right';
};

const sinOf = (degrees: number): number => Math.sin((degrees * Math.PI) / 180);
const cosOf = (degrees: number): number => Math.cos((degrees * Math.PI) / 180);

/**
 * The cards of the viewer's hand, from left to right, fanned out where there is room.
 * @param handed the fan leans towards the hand that plays its cards
 */
export const handPlaces = (layout: Layout, count: number, handed: Handed = 'right'): Place[] => {
  const { handCard, felt, height, pad, fanned } = layout;
  const step = handCard.width + clamp(3, felt.width * 0.008, 8);
  const middle = (count - 1) / 2;
  const depth = fanned ? FAN_DEPTH * handCard.width : 0;
  const top = height - pad - handCard.height / 2 - depth;
  const lean = handed === 'right' ? FAN_LEAN : -FAN_LEAN;
  const radius = step / sinOf(FAN_TURN);
  return Array.from({ length: count }, (_, index) => {
    if (!fanned) return around(felt.width / 2 + (index - middle) * step, top, handCard);
    const turn = (index - middle) * FAN_TURN + lean;
    const across = radius * (sinOf(turn) - sinOf(lean));
    return around(felt.width / 2 + across, top + radius * (1 - cosOf(turn)), handCard, turn);
  });
};

/** Half the length of a fan of so many hidden cards. */
const halfFan = ({ smallCard }: Layout, count: number): number =>
  smallCard.width * (0.5 + ((count - 1) / 2) * FAN_STEP);
/** Half the height of the hand at a side: its outermost cards are turned. */
const sideReach = (layout: Layout): number =>
  layout.smallCard.width * (0.65 + ((FULL_HAND - 1) / 2) * sideStep(layout));
const FAN_STEP = 0.48;
/** Where people sit below their cards these lie closer. */
const sideStep = ({ besideHands }: Layout): number => (besideHands ? FAN_STEP : 0.24);
const FULL_HAND = 5;

/** The middle of the part of the table on which tricks lie. */
const trickCentre = ({ felt, smallCard, tableCard }: Layout): { x: number; y: number } => {
  const top = felt.y + smallCard.height * 0.9;
  // What a tall table has to spare is rather below, where questions rise.
  const spare = Math.max(0, felt.y + felt.height - top - 2 * tableCard.height);
  return { x: felt.x + felt.width / 2, y: (top + felt.y + felt.height) / 2 - 0.2 * spare };
};

/** Between somebody and the cards, in CSS pixels. */
const FACE_GAP_PX = 4;

/** Where the foot of whoever sits opposite is, with the plate. */
const topFoot = ({ felt, face, plateHeight }: Layout): number => felt.y - 2 + face + plateHeight;

/** How far to the right whoever sits opposite may be, beside a hand that lies open. */
const oppositeReach = (layout: Layout): number =>
  layout.felt.width / 2 + openCard(layout).width * 2.1 + FACE_GAP_PX + layout.face;

/** The middle of the hands at the left and the right: below the tricks that lie in the corner, and who sits opposite. */
const sideHandY = (layout: Layout): number => {
  const { felt, smallCard, besideHands } = layout;
  const top = felt.y + smallCard.width * 1.35;
  const isFree = besideHands && oppositeReach(layout) <= felt.width - sideHandInset(layout) - 1.1 * smallCard.height;
  return (isFree ? top : Math.max(top, topFoot(layout) + 2)) + sideReach(layout);
};

/** How far the cards of those at the sides are from the edge. */
const sideHandInset = ({ pad, face, besideHands }: Layout): number => pad + (besideHands ? face + FACE_GAP_PX : 0);

/** Hidden cards of another seat, as it holds them. */
export const backPlaces = (layout: Layout, position: Position, count: number): Place[] => {
  const { smallCard, felt } = layout;
  const middle = (count - 1) / 2;
  const y = sideHandY(layout);
  const inset = sideHandInset(layout) + smallCard.height * (layout.besideHands ? 0.54 : 0.46);
  return Array.from({ length: count }, (_, index) => {
    const off = (index - middle) * smallCard.width * (position === 'top' ? FAN_STEP : sideStep(layout));
    const fan = (index - middle) * 5;
    if (position === 'left') return around(inset, y + off, smallCard, 90 - fan);
    if (position === 'right') return around(felt.width - inset, y - off, smallCard, -90 - fan);
    return around(felt.x + felt.width / 2 - off, felt.y + smallCard.height * 0.46, smallCard, 180 - fan);
  });
};

/**
 * Where the name of a seat stands, with the face above it: beside its hand, or below it where that is narrow. The
 * middle of the plate's outer end; of the upper edge's in the case of who sits opposite.
 */
export const platePlace = (layout: Layout, position: Position, open = false): { x: number; y: number } => {
  const { felt, pad, plateHeight, status } = layout;
  if (position === 'bottom') return { x: pad, y: status.y + status.height - 15 };
  if (position === 'top') {
    const { width } = openCard(layout);
    const beside = open ? width * 2.1 + 4 : halfFan(layout, FULL_HAND) + layout.smallCard.width * 0.15 + FACE_GAP_PX;
    return { x: felt.width / 2 + beside, y: topFoot(layout) - plateHeight / 2 };
  }
  const [inset, y] = open ? besideOpenHand(layout, position) : [pad, belowHidden(layout)];
  return { x: position === 'left' ? inset : felt.width - inset, y };
};

/** Where the plate of who sits at the side is: below the hand, or below the face under the hand. */
const belowHidden = (layout: Layout): number => {
  const { besideHands, face, plateHeight } = layout;
  const below = sideHandY(layout) + sideReach(layout) + FACE_GAP_PX;
  return below + (besideHands ? 0 : face) + plateHeight / 2;
};

/** How far from the edge, and how far down, the plate of who sits beside an open hand is. */
const besideOpenHand = (layout: Layout, position: 'left' | 'right'): readonly [inset: number, y: number] => {
  const { felt, pad, face, plateHeight } = layout;
  const { width, height } = openCard(layout);
  const { top, down, isCrowded } = openAtSide(layout, position);
  // Cards that lie one below the other leave room at their inner side.
  if (down > 0 && !isCrowded) return [pad + width + FACE_GAP_PX, innerTop(layout, position) + face + plateHeight / 2];
  const below = top + Math.max((FULL_HAND - 1) * down + height, isCrowded ? 0 : face) + FACE_GAP_PX + plateHeight / 2;
  // On a low table it stands on the last card: a tall prompt would cover it.
  return [pad, Math.min(below, felt.y + felt.height - 1.6 * plateHeight)];
};

/** How far down a face at the inner side of an open hand is: below the hand opposite, which may lie open, too. */
const innerTop = (layout: Layout, position: 'left' | 'right'): number =>
  Math.max(position === 'left' ? 0 : topFoot(layout) + 2, layout.felt.y + openCard(layout).height * 0.92 + 2);

/** The side of the square above its plate in which who sits there is seen; 0 where there is no room for a face. */
export const faceSide = (layout: Layout, position: Position, open = false): number => {
  const atSide = position === 'left' || position === 'right';
  return open && atSide && openAtSide(layout, position).isCrowded ? 0 : layout.face;
};

/**
 * How broad the plate of a seat may be: to the edge of the table, or to the cards in the middle of it.
 * @param isFree no card of the trick lies on that side
 */
export const plateRoom = (layout: Layout, position: Position, open = false, isFree = false): number => {
  const { felt, pad, besideHands, plateHeight } = layout;
  const { x, y } = platePlace(layout, position, open);
  if (position === 'top') {
    const isAboveHand = sideHandY(layout) - sideReach(layout) < topFoot(layout);
    return felt.width - x - pad - (isAboveHand ? sideHandInset(layout) + layout.smallCard.height : 0);
  }
  if (position === 'bottom' || (besideHands && !open)) return felt.width / 2 - 2 * pad;
  const inset = position === 'left' ? x : felt.width - x;
  // Above the cards in the middle a name has room as far as that of the other side.
  if (isFree || y + plateHeight / 2 <= trickPlace(layout, 'top').box.y) return felt.width / 2 - inset - pad;
  return trickPlace(layout, 'left').box.x - inset - FACE_GAP_PX;
};

/** Turn of each seat's card, as if put down by hand. */
const TURNS: Readonly<Record<Position, number>> = { bottom: 1.5, left: -3, top: -2.5, right: 3.5 };

/** How much of the width of a card its index takes, with a little room beside it. */
const INDEX_WIDTH = 0.44;

/**
 * How far the cards of the trick lie from its middle, in widths and heights of one: no card may lie on the index of
 * another, whoever plays first.
 */
const trickSpread = (layout: Layout): { readonly aside: number; readonly along: number; readonly shift: number } => {
  const { tableCard, smallCard, felt, pad } = layout;
  const aside = clamp(0.62, (felt.width / 2 - smallCard.height - pad) / tableCard.width - 0.5, 1.21);
  const isRoomy = felt.height - smallCard.height * 0.9 >= 2 * tableCard.height;
  // The own card looks out at the left of the one opposite; where they lie apart, both make way for those at the sides.
  const shift = isRoomy ? Math.min(0, aside - 1.03) : clamp(0, aside - 1, INDEX_WIDTH / 2);
  return { aside, along: isRoomy ? 0.5 : 0.39, shift };
};

/** Where a seat's card of the trick lies. */
export const trickPlace = (layout: Layout, position: Position): Place => {
  const { width, height } = layout.tableCard;
  const { x, y } = trickCentre(layout);
  const { aside, along, shift } = trickSpread(layout);
  const turn = TURNS[position];
  if (position === 'left') return around(x - aside * width, y, layout.tableCard, turn);
  if (position === 'right') return around(x + aside * width, y, layout.tableCard, turn);
  const up = position === 'top' ? 1 : -1;
  return around(x + up * shift * width, y - up * along * height, layout.tableCard, turn);
};

/** Where the cards of a taken trick are put: our side's near our hand, the others' opposite. */
export const pilePlace = (layout: Layout, ours: boolean, index: number, isBesideOpen = false): Place => {
  const { felt, smallCard, pad } = layout;
  const inset = pad + smallCard.height / 2 + 2;
  // On a narrow table they lie closer: the pack may be beside them.
  const free = stockPlace(layout, 'top').box.x - 0.12 * smallCard.height - inset - smallCard.height / 2;
  const step = clamp(0.1 * smallCard.width, free / 2, 0.42 * smallCard.width);
  // Half hidden by a trick that stays open in the corner.
  const depth = isBesideOpen ? openTrickCard(layout).height : 0.6 * smallCard.width;
  return ours
    ? around(felt.width - inset - index * step, felt.y + felt.height - depth, smallCard, 90 + index * 4)
    : around(inset + index * step, felt.y + depth, smallCard, 90 - index * 4);
};

/** Small faces have their index in the middle: nearly all of each has to be seen. */
const OPEN_TRICK_STEP = 0.92;

/** How large the cards of a trick that stays open are. */
const openTrickCard = ({ smallCard }: Layout): Size => sized(Math.max(smallCard.width * 0.92, 22));

/** Where the cards of a trick that stays open lie: side by side, upright, where the pile of that side would be. */
export const openTrickPlace = (layout: Layout, ours: boolean, index: number, count: number): Place => {
  const { felt, pad } = layout;
  const card = openTrickCard(layout);
  const from = pad + card.width / 2;
  return ours
    ? around(
        felt.width - from - (count - 1 - index) * card.width * OPEN_TRICK_STEP,
        felt.y + felt.height - card.height * 0.54,
        card,
      )
    : around(from + index * card.width * OPEN_TRICK_STEP, felt.y + card.height * 0.5, card);
};

/** How large the cards of an open hand are. */
const openCard = ({ smallCard, felt }: Layout): Size => sized(Math.min(smallCard.width * 1.25, felt.width / 7));

/** How much of the width of a card is seen where open cards lie side by side. */
const OPEN_HAND_STEP = 0.8;

/** How much of the height of a card shows its index. */
const INDEX_HEIGHT = 0.4;

/** How an open hand lies at the side: where it begins, and how far each card lies from the one before. */
const openAtSide = (
  layout: Layout,
  position: 'left' | 'right',
): { readonly top: number; readonly right: number; readonly down: number; readonly isCrowded: boolean } => {
  const { felt, smallCard, pad, face, plateHeight } = layout;
  const { width, height } = openCard(layout);
  const { box: trick } = trickPlace(layout, 'left');
  const right = width * clamp(0.71, (trick.x - 2 * pad - width) / (FULL_HAND - 1) / width, OPEN_HAND_STEP);
  const spare = trick.x - 2 * pad - width - (FULL_HAND - 1) * right;
  const corner = felt.y + smallCard.width * 1.15 + pad;
  // Below the tricks that lie in the corner, or who sits opposite.
  const top = position === 'left' ? corner : Math.max(corner, topFoot(layout) + 2);
  if (spare >= face + FACE_GAP_PX) return { top, right, down: 0, isCrowded: false };
  const foot = felt.y + felt.height;
  const stepAbove = (bottom: number): number => (bottom - top - height) / (FULL_HAND - 1);
  // Where it is narrow the pack, or the tricks in the other corner, may lie below a hand or its name.
  const [free, least] =
    position === 'left'
      ? [foot - smallCard.height * 1.15 - plateHeight, foot - plateHeight]
      : [foot - smallCard.width * 1.15 - plateHeight, foot - smallCard.width * 0.9];
  const down = Math.min(Math.max(stepAbove(free), height * INDEX_HEIGHT), stepAbove(least), height * 0.62);
  const isCrowded =
    down < height * INDEX_HEIGHT * 0.9 ||
    (pad + width + FACE_GAP_PX + face > trick.x && innerTop(layout, position) + face + plateHeight > trick.y);
  // There may be hardly any room for them one below the other.
  if (isCrowded && spare >= 0) {
    const isBelowOpposite = position === 'right' && oppositeReach(layout) > felt.width - trick.x + pad;
    return { top: isBelowOpposite ? top : corner, right, down: 0, isCrowded };
  }
  return isCrowded && position === 'right' && top > corner
    ? { top, right: 0, down: Math.max(down, Math.min(height * 0.35, stepAbove(foot))), isCrowded }
    : { top, right: 0, down, isCrowded };
};

/**
 * The cards of a hand that lies open, as one reads them: upright and side by side, or at the sides of a table that is
 * high enough one below the other.
 */
export const openHandPlaces = (layout: Layout, position: Position, count: number): Place[] => {
  const { felt, pad } = layout;
  const card = openCard(layout);
  const middle = (count - 1) / 2;
  const indices = Array.from({ length: count }, (_, index) => index);
  if (position === 'top' || position === 'bottom')
    return indices.map((index) =>
      around(
        felt.x + felt.width / 2 + (index - middle) * card.width * OPEN_HAND_STEP,
        felt.y + card.height * 0.42,
        card,
      ),
    );
  const place = openAtSide(layout, position);
  const y = place.top + card.height / 2;
  const inset = pad + card.width / 2 + (place.down > 0 || place.isCrowded ? 0 : layout.face + FACE_GAP_PX);
  const first = position === 'left' ? inset : felt.width - inset - (count - 1) * place.right;
  return indices.map((index) => around(first + index * place.right, y + index * place.down, card));
};

/** Where a card lies that is looked at beside the pack. */
export const lookPlace = (layout: Layout): Place => {
  const { box } = packPlace(layout);
  return { box: { ...box, x: box.x + box.width * 1.12 }, turn: 4 };
};

/**
 * Where the undealt cards lie: near the dealer, apart from hands and tricks.
 * @param openTrick whose trick lies open in their corner; null: nobody's
 */
export const stockPlace = (layout: Layout, dealer: Position, openTrick: 'ours' | 'theirs' | null = null): Place => {
  const { felt, smallCard, pad } = layout;
  const lower = felt.y + felt.height - smallCard.height * 0.56;
  if (dealer === 'top') {
    const beside = felt.width / 2 - halfFan(layout, FULL_HAND) - smallCard.width * 0.9;
    const { box } = openTrickPlace(layout, false, 3, 4);
    // Where that trick reaches as far, the pack lies before the dealer's hand.
    return openTrick === 'theirs' && box.x + box.width > beside - 0.62 * smallCard.width
      ? around(
          trickPlace(layout, 'left').box.x + smallCard.width * 0.5,
          felt.y + smallCard.height * 1.56,
          smallCard,
          -8,
        )
      : around(beside, felt.y + smallCard.height * 0.46, smallCard, -8);
  }
  if (dealer === 'right')
    return around(
      felt.width - sideHandInset(layout) - smallCard.width * (openTrick === 'ours' ? 4.5 : 3.4),
      lower,
      smallCard,
      -12,
    );
  // In the corner itself are those who sit there.
  const corner = Math.max(layout.face, layout.plateText * 5.4);
  return around(pad + corner + FACE_GAP_PX + smallCard.width * 0.6, lower, smallCard, dealer === 'left' ? 6 : -8);
};

/** The whole pack in the middle of the table: before the deal. */
export const packPlace = (layout: Layout): Place => {
  const centre = trickCentre(layout);
  return around(centre.x, centre.y, layout.tableCard, 0);
};

/** How far beside the pack the packet lies that was lifted off, and the halves of a pack that is shuffled, in card widths. */
const BESIDE = 1.12;
const APART = 0.56;

/** Where a packet lies that was lifted off the pack; where it is only held above it, not so far. */
export const packetPlace = (layout: Layout, isHeld = false): Place => {
  const { box } = packPlace(layout);
  const across = (isHeld ? 0.3 : BESIDE) * box.width;
  return { box: { ...box, x: box.x - across, y: box.y - (isHeld ? 0.14 * box.height : 0) }, turn: -4 };
};

/** Where the two halves of a pack lie that is shuffled. */
export const halfPlaces = (layout: Layout): readonly [Place, Place] => {
  const { box, turn } = packPlace(layout);
  const half = (side: number): Place => ({
    box: { ...box, x: box.x + side * APART * box.width },
    turn: turn + 7 * side,
  });
  return [half(-1), half(1)];
};
