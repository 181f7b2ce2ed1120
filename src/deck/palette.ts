/**
 * The inks of the decks. `laub` is separate from `gruen` so that the colour aid can change the leaves of the suit but
 * not coats and hills. French spades use the same ink, and clubs and diamonds have inks similar to the German suits.
 */
const INKS = {
  ink: '#1C1814',
  paper: '#FBF6E9',
  rot: '#CF2A1B',
  weinrot: '#7C1610',
  gruen: '#2F8F3E',
  tanne: '#175A2A',
  ocker: '#EBA925',
  blau: '#2C86B4',
  haut: '#F0C29C',
  grau: '#8F8B7E',
  laub: '#2F8F3E',
  laubdunkel: '#175A2A',
  kreuz: '#3B2414',
  kreuzhell: '#7A5638',
  karo: '#D9920F',
  karodunkel: '#9A5A0A',
  leder: '#4A2C1A',
  loden: '#2F4A37',
  wein: '#5E1A1A',
  schiefer: '#2B3033',
  kiel: '#EFE6CF',
} as const;

export type Token = keyof typeof INKS;
export type Palette = Readonly<Record<Token, string>>;

const PLAIN: Palette = INKS;
/** Leaves in teal, because people with red-green colour blindness confuse red hearts and green leaves. */
const AIDED: Palette = { ...INKS, laub: '#1E7FA0', laubdunkel: '#114B60' };

export const paletteFor = (colourAid: boolean): Palette => (colourAid ? AIDED : PLAIN);
