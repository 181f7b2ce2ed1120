import { openCardSize } from './card-sizes.js';
import type { Layout } from './layout.js';

/** The gap between a person and the cards, in CSS pixels. */
export const FACE_GAP_PX = 4;

/** Returns the width for a person at the side. A plate that names the party moves the person inward by a quarter. */
export const faceRoom = (width: number, face: number): number => (width < PARTY_FROM_PX ? 1 : 1.25) * face;

/** The table width from which plates name the party, in CSS pixels. */
export const PARTY_FROM_PX = 760;

/** Returns the lower edge of the person opposite, including the plate. */
export const topFoot = ({ felt, face, plateHeight }: Layout): number => felt.y - 2 + face + plateHeight;

/** Returns the right edge of the person opposite when they sit next to an open hand. */
export const oppositeReach = (layout: Layout): number =>
  layout.felt.width / 2 + openCardSize(layout).width * 2.1 + FACE_GAP_PX + layout.face;
