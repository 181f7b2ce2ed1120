/** A rectangle of a canvas, in device pixels. */
export interface Area {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** An area without pixels. */
export const EMPTY_AREA: Area = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };

/** The smallest area that contains both areas. */
export const unionOf = (a: Area, b: Area): Area => ({
  left: Math.min(a.left, b.left),
  top: Math.min(a.top, b.top),
  right: Math.max(a.right, b.right),
  bottom: Math.max(a.bottom, b.bottom),
});

/** The reach of the light around a card and the maximum length of its shadow, in card widths. */
const LIGHT_REACH = 0.28;
const SHADOW_FALL = 0.2;
/** The reach of the light around a gleaming card, in card widths. */
const GLEAM_REACH = 0.5;
/** The largest scale of a lifted card. */
const MAX_SCALE = 1.09;

/** The area that a card can cover with its shadow and light. */
export function coveredArea(
  { x, y, width, height }: { readonly x: number; readonly y: number; readonly width: number; readonly height: number },
  turnInRadians: number,
  isGleaming: boolean,
): Area {
  const [cos, sin] = [Math.abs(Math.cos(turnInRadians)), Math.abs(Math.sin(turnInRadians))];
  // Two more pixels allow for rounding.
  const reach = (isGleaming ? GLEAM_REACH : LIGHT_REACH) * width + 2;
  const [wide, tall] = [(width * MAX_SCALE) / 2 + reach, (height * MAX_SCALE) / 2 + reach];
  const [across, along] = [wide * cos + tall * sin, wide * sin + tall * cos];
  return { left: x - across, top: y - along, right: x + across, bottom: y + along + SHADOW_FALL * width };
}
