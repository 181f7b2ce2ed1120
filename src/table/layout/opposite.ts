import { openCardSize } from './card-sizes.js';
import type { Layout } from './layout.js';

/** Between somebody and the cards, in CSS pixels. */
export const FACE_GAP_PX = 4;

/** The room for somebody at the side: above a plate that says who plays along they sit a quarter further in. */
export const faceRoom = (width: number, face: number): number => (width < PARTY_FROM_PX ? 1 : 1.25) * face;

/** From this width of a table on plates say who plays along. */
export const PARTY_FROM_PX = 760;

/** Where the foot of whoever sits opposite is, with the plate. */
export const topFoot = ({ felt, face, plateHeight }: Layout): number => felt.y - 2 + face + plateHeight;

/** How far to the right whoever sits opposite may be, beside a hand that lies open. */
export const oppositeReach = (layout: Layout): number =>
  layout.felt.width / 2 + openCardSize(layout).width * 2.1 + FACE_GAP_PX + layout.face;
