/** A rectangle of a canvas, in device pixels. */
export interface Area {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** An area without pixels. */
export const EMPTY_AREA: Area = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };

/** Whether two areas share a pixel. Edges that only touch also count, because edges are smoothed. */
export const overlap = (a: Area, b: Area): boolean =>
  a.left <= b.right && b.left <= a.right && a.top <= b.bottom && b.top <= a.bottom;

/** The smallest area that contains two areas. */
export const unionOf = (a: Area, b: Area): Area => ({
  left: Math.min(a.left, b.left),
  top: Math.min(a.top, b.top),
  right: Math.max(a.right, b.right),
  bottom: Math.max(a.bottom, b.bottom),
});

/** The reach of the light and of the shadow around a card, in card widths. */
const LIGHT_REACH = 0.16;
/** The reach of the light around a gleaming card, in card widths. */
const GLEAM_REACH = 0.5;

/** A card as drawn: its centre and its size in device pixels. */
interface DrawnCard {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly turnInRadians: number;
  readonly isGleaming: boolean;
}

/**
 * The area that a card covers with its light and its shadow.
 * @param shadow the shadow's scale, relative to the card, and its distance below the card in device pixels
 */
export function coveredArea(
  { x, y, width, height, turnInRadians, isGleaming }: DrawnCard,
  shadow: { readonly scale: number; readonly fall: number },
): Area {
  const [cos, sin] = [Math.abs(Math.cos(turnInRadians)), Math.abs(Math.sin(turnInRadians))];
  // Two more pixels allow for rounding.
  const reach = (isGleaming ? GLEAM_REACH : LIGHT_REACH) * shadow.scale * width + 2;
  const [wide, tall] = [(width * shadow.scale) / 2 + reach, (height * shadow.scale) / 2 + reach];
  const [across, along] = [wide * cos + tall * sin, wide * sin + tall * cos];
  return { left: x - across, top: y - along, right: x + across, bottom: y + along + shadow.fall };
}
