import { expand } from '../deck/expand.js';
import { paletteFor } from '../deck/palette.js';
import { type Drawing, type Level, type SharedDrawing, type Point } from '../deck/shape.js';
import { svgPath } from '../deck/svg.js';
import { brows, features, skin } from './face.js';
import { hand } from './hand.js';
import { PEOPLE, type PersonId } from './index.js';
import { LOOKS, SIGNS, type LookId, type SignId } from './looks.js';
import { isOfRightHand, type Finger, type Look } from './look.js';
import { BOX, type Person } from './person.js';
import { hias } from './hias.js';
import { luis } from './luis.js';
import { moidl } from './moidl.js';
import { resi } from './resi.js';
import { rosa } from './rosa.js';
import { sepp } from './sepp.js';
import { vinz } from './vinz.js';
import { zenz } from './zenz.js';

const PERSONS: Readonly<Record<PersonId, Person>> = { moidl, luis, rosa, sepp, zenz, hias, resi, vinz };

/** A gaze, -1 to 1 on each axis. Right and down are positive. */
export interface Gaze {
  readonly x: number;
  readonly y: number;
}

export interface Posture {
  /** The gaze. Default: the gaze of the look. */
  readonly gaze?: Gaze;
}

/** The side length of a person's square drawing, in units. */
export const PERSON_SIZE = BOX.side;

/** Whether this finger is a little finger. It points away from the face, so the hand is nearer to the face. */
const isLittle = (finger: Finger): boolean => finger === '5' || finger === '6';

const CHIN: Point = [0, 100];

/** Draws head and shoulders in a square of `PERSON_SIZE` units from 0,0 on a transparent ground. */
export function drawPerson(id: PersonId, look: Look, { gaze = look.pupils }: Posture = {}): Drawing {
  const person = PERSONS[id];
  const seen = withManner(person, { ...look, pupils: gaze });
  const { finger } = look;
  const right = finger !== null && isOfRightHand(finger);
  const aside = finger === null ? 0 : look.hand * (right ? 32 : -32);
  const body: SharedDrawing = () => [{ use: person.bust }, head(person, seen), placedAtOrigin(person.front)];
  return [
    { use: body, at: [aside - BOX.left, -BOX.top] },
    finger === null || look.hand < 0.05
      ? []
      : {
          use: hand(finger, person.cuff),
          at: [BOX.side / 2 + (right ? -1 : 1) * (isLittle(finger) ? 88 : 112), BOX.side - 12],
          flip: !right,
          scale: look.hand * 1.12,
        },
  ];
}

/** Applies a person's manner to a look. Shut eyes stay shut. */
function withManner({ manner = {} }: Person, look: Look): Look {
  const { browLeft = 0, browRight = 0, slant = 0, lids = 0, left = 0, right = 0 } = manner;
  const lid = (value: number): number => value + lids * Math.max(0, 1 - Math.abs(value));
  return {
    ...look,
    browLeft: { lift: look.browLeft.lift + browLeft, slant: look.browLeft.slant + slant },
    browRight: { lift: look.browRight.lift + browRight, slant: look.browRight.slant + slant },
    lidLeft: lid(look.lidLeft),
    lidRight: lid(look.lidRight),
    mouth: { ...look.mouth, left: look.mouth.left + left, right: look.mouth.right + right },
  };
}

const placedAtOrigin = (part: SharedDrawing | undefined): Drawing => (part ? [{ use: part }] : []);

/** Draws the head, tilted and bent about its chin. A bent head shows more of the crown and less of the chin. */
function head(person: Person, look: Look): Drawing {
  const { chin, tilt } = look;
  const [wide, high] = person.scale;
  const size = 1 - look.hand * 0.1;
  const lift = (look.browLeft.lift + look.browRight.lift) / 2;
  const rise = Math.max(0, lift) * -0.4;
  const turn: Point = [look.pupils.x * 5, look.pupils.y * 3 + chin * 13];
  const all: SharedDrawing = () => [
    placedAtOrigin(person.behind),
    placedAtOrigin(person.ears),
    skin(person, look),
    { use: () => features(person, look), at: turn },
    person.hair ? { use: person.hair, at: [0, chin * 5] } : [],
    person.hat ? { use: person.hat, at: [0, rise + chin * 9] } : [],
    { use: () => brows(person, look), at: turn },
  ];
  const level: SharedDrawing = () => [{ use: all, at: [-CHIN[0], -CHIN[1]] }];
  return [
    {
      use: level,
      // Keeps a tilted head over its shoulders.
      at: [CHIN[0] - tilt * 1.6, CHIN[1] + chin * 24 + Math.abs(tilt) * 0.15],
      scale: [wide * size, high * size * (1 - chin * 0.08)],
      turn: tilt,
    },
  ];
}

export interface PersonSvgOptions extends Posture {
  /** The width of the picture in device pixels. Default: 120. Pictures narrower than 72 have fewer and stronger lines. */
  readonly width?: number;
  /** The title of the picture. Default: no title. */
  readonly title?: string;
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** The minimum width at which hatching is visible, in device pixels. */
export const FINE_WIDTH = 72;

/** Returns a standalone SVG document of `PERSON_SIZE` by `PERSON_SIZE` units, without ids, styles or a background. */
export function personSvg(id: PersonId, look: Look, { width = 120, title, gaze }: PersonSvgOptions = {}): string {
  const level: Level = width < FINE_WIDTH ? 1 : 2;
  const palette = paletteFor(false);
  const shapes = expand(drawPerson(id, look, gaze ? { gaze } : {}), level);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${PERSON_SIZE} ${PERSON_SIZE}" width="${PERSON_SIZE}" height="${PERSON_SIZE}" role="img">` +
    (title === undefined ? '' : `<title>${escaped(title)}</title>`) +
    '<g fill="none" stroke-linejoin="round" stroke-linecap="round">' +
    shapes.map((shape) => svgPath(shape, palette)).join('') +
    '</g></svg>'
  );
}

export { LOOKS, PEOPLE, SIGNS, type LookId, type SignId };
export { interpolateLook } from './look.js';
export type { Look };
