/** A rectangle of a canvas, in device pixels. */
export interface Area {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export const NOWHERE: Area = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };

/** The smallest area that has both in it. */
export const around = (one: Area, other: Area): Area => ({
  left: Math.min(one.left, other.left),
  top: Math.min(one.top, other.top),
  right: Math.max(one.right, other.right),
  bottom: Math.max(one.bottom, other.bottom),
});

/** How far light reaches beyond a card, in card widths; and how far its shadow falls at most. */
const REACH = 0.28;
const FALL = 0.2;
/** The same of a card that gleams. */
const GLEAM = 0.5;
/** How much larger a card looks at most. */
const GROWN = 1.09;

/** All that a card may cover with its shadow and light. */
export function covered(
  { x, y, width, height }: { readonly x: number; readonly y: number; readonly width: number; readonly height: number },
  turnInRadians: number,
  gleams: boolean,
): Area {
  const [cos, sin] = [Math.abs(Math.cos(turnInRadians)), Math.abs(Math.sin(turnInRadians))];
  // Two pixels for what is rounded.
  const reach = (gleams ? GLEAM : REACH) * width + 2;
  const [wide, tall] = [(width * GROWN) / 2 + reach, (height * GROWN) / 2 + reach];
  const [across, along] = [wide * cos + tall * sin, wide * sin + tall * cos];
  return { left: x - across, top: y - along, right: x + across, bottom: y + along + FALL * width };
}
