import { rankOf, suitOf, type Card } from '../card.js';
import { expand } from '../expand.js';
import { flattenPath, parsePath } from '../path.js';
import { WIDTH, type Drawing, type Placed } from '../shape.js';
import { EICHEL } from './courts/eichel.js';
import { HERZ } from './courts/herz.js';
import { LAUB } from './courts/laub.js';
import { SCHELL } from './courts/schell.js';
import { head, type Head } from './heads.js';
import { PARTS } from './parts.js';

/** A king, Ober or Unter: who he is (his head) and the whole picture. */
export interface Court {
  readonly head: Head;
  /** The suit sign: by its place one knows an Ober from an Unter. */
  readonly sign: Placed;
  /** Back to front, without the sign. */
  readonly figure: () => Drawing;
}

const COURTS: Readonly<Record<string, Readonly<Record<string, Court>>>> = { E: EICHEL, L: LAUB, H: HERZ, S: SCHELL };

const found = (card: Card): Court | undefined => COURTS[suitOf(card)]?.[rankOf(card)];

/** The court of a card; an Error for a card that shows none. */
export function court(card: Card): Court {
  const figure = found(card);
  if (!figure) throw new Error(`${card} is no king, Ober or Unter.`);
  return figure;
}

/** Where the rank of the compact face ends, and the box in which the head behind its sign must stay. */
const BELOW_RANK = 722;
const HEAD_BOX = { width: 430, height: 470 } as const;

/** The head of a court as it looks over the sign of the compact face; nothing for other cards. */
export function courtHead(card: Card): Drawing {
  const figure = found(card);
  if (!figure) return [];
  const upright = { ...figure.head, at: [0, 0] as const, scale: 1, turn: 0 };
  // Hats differ in height: the head hangs from its top, so that it never touches the rank above it.
  const points = expand(head(upright), PARTS, 0).flatMap(({ d }) => flattenPath(parsePath(d)).flat());
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const top = Math.min(...ys);
  const scale = Math.min(HEAD_BOX.width / (right - left), HEAD_BOX.height / (Math.max(...ys) - top));
  return head({ ...upright, at: [WIDTH / 2 - ((left + right) / 2) * scale, BELOW_RANK - top * scale], scale });
}

/** Figure and sign. */
export function courtPicture(card: Card): Drawing {
  const { figure, sign } = court(card);
  return [figure(), sign];
}
