import { chalk, seededRandom, ring, ruled, type SlateInk, type SlateShape } from './slate-chalk.js';
import { disc, poly, rounded } from './curve.js';
import { shortNumber } from './path.js';
import type { Point } from './shape.js';
import { isWritable, written } from './slate-letters.js';
import { bummerlMark, bummerlOf, SLOTS_PER_MARK, type BummerlMark } from './slate-signs.js';

/** The head and the foot of a column. */
export interface SlateColumn {
  readonly name: string;
  /** The total score, written in large figures. */
  readonly score: number;
  /** Whether the score has the yellow double stroke for gestrichen. */
  readonly gestrichen: boolean;
  readonly bummerl: readonly BummerlMark[];
}

/** A line of the Schrift, by column: a new total, or null for a dash. */
export interface SlateRow {
  /** The key, unique within a game. */
  readonly key: string;
  readonly cells: readonly (number | null)[];
}

export interface SlateWriting {
  readonly columns: readonly SlateColumn[];
  readonly rows: readonly SlateRow[];
}

/** A section of the slate that is written in one go. */
export interface SlateSection {
  readonly key: string;
  /** The content of the section. `zero` is the score of a side without points. */
  readonly kind: 'rule' | 'head' | 'score' | 'zero' | 'entry' | 'gestrichen' | 'bummerl';
  readonly shapes: readonly SlateShape[];
}

/**
 * Measures of a slate in its own units. A slate is at most 420 units wide. A small slate has fewer units, so that the
 * writing stays legible.
 */
export interface SlateSize {
  readonly width: number;
  readonly height: number;
  /** The height of the frame's lower rail, with room for a line of text. */
  readonly rail: number;
  /** The number of legible lines below the score; 0 on a low slate. */
  readonly lines: number;
  readonly head: number;
  /** The height of names. */
  readonly name: number;
  /** The height of the score's figures, and their baseline. */
  readonly figure: number;
  readonly score: number;
  readonly foot: number;
}

const MAX_WIDTH = 420;
const MIN_WIDTH = 250;
/** Units per CSS pixel. */
const UNITS = 2;
const FRAME = 26;
const MARGIN = 14;
/** The maximum number of lines of the Schrift, and the minimum height of one. */
const MAX_LINES = 9;
const MIN_LINE_HEIGHT = 38;

/** The minimum heights in CSS pixels for a legible line of text on the rail and a legible name in chalk. */
const MIN_RAIL_PX = 19;
const MIN_NAME_PX = 10;
/** The maximum size of a score's figures, and the minimum space above and below them. */
const MAX_FIGURE = 96;
const MIN_FIGURE = 40;
const ROOM_ABOVE = 14;
const ROOM_BELOW = 16;

/** Returns the measures of a slate for a size in CSS pixels. */
export function slateSize(width: number, height: number): SlateSize {
  const wide = Math.max(MIN_WIDTH, Math.min(MAX_WIDTH, width * UNITS));
  const tall = (wide * height) / width;
  // A low slate has narrower margins to leave room for the Schrift.
  const share = Math.max(0.66, Math.min(1, tall / 540));
  const unit = width / wide;
  const rail = Math.max(44 * share, MIN_RAIL_PX / unit);
  const name = Math.max(30 * share, MIN_NAME_PX / unit);
  const head = FRAME + Math.max(64 * share, name * 2);
  const foot = tall - rail - 58 * share;
  const room = foot - head - ROOM_ABOVE - ROOM_BELOW;
  const beside = Math.max(MIN_FIGURE, Math.min(MAX_FIGURE, room * 0.36));
  const lines = Math.max(0, Math.min(MAX_LINES, Math.floor((room - beside - 4) / MIN_LINE_HEIGHT)));
  const figure = lines > 0 ? beside : Math.max(20, Math.min(MAX_FIGURE, room));
  const score = head + ROOM_ABOVE + figure;
  return { width: wide, height: tall, rail, head, name, figure, score, foot, lines };
}

/** Draws the oak frame and the slate in it, with traces of the sponge. */
export function slateBoard({ width, height, rail }: SlateSize): readonly SlateShape[] {
  const [right, bottom] = [width - FRAME, height - rail];
  const rails: readonly (readonly [outline: readonly Point[], ink: SlateInk])[] = [
    [
      [
        [0, 0],
        [width, 0],
        [right, FRAME],
        [FRAME, FRAME],
      ],
      'eichehell',
    ],
    [
      [
        [0, 0],
        [FRAME, FRAME],
        [FRAME, bottom],
        [0, height],
      ],
      'eiche',
    ],
    [
      [
        [width, 0],
        [width, height],
        [right, bottom],
        [right, FRAME],
      ],
      'eiche',
    ],
    [
      [
        [0, height],
        [FRAME, bottom],
        [right, bottom],
        [width, height],
      ],
      'eichedunkel',
    ],
  ];
  const corners: readonly (readonly [Point, Point])[] = [
    [
      [4, 4],
      [FRAME, FRAME],
    ],
    [
      [width - 4, 4],
      [right, FRAME],
    ],
    [
      [4, height - 4],
      [FRAME, bottom],
    ],
    [
      [width - 4, height - 4],
      [right, bottom],
    ],
  ];
  return [
    { d: rounded(1.5, 1.5, width - 3, height - 3, 11), fill: 'eiche', stroke: 'tinte', width: 3 },
    ...rails.map(([outline, ink]): SlateShape => ({ d: poly(inside(outline, width, height)), fill: ink })),
    { d: grain(width, height, rail), stroke: 'eichedunkel', width: 1.3, opacity: 0.75 },
    { d: `M10,4.5H${width - 10}M4.5,10V${shortNumber(height - 12)}`, stroke: 'eichehell', width: 2.4 },
    { d: corners.map(([from, to]) => poly([from, to], false)).join(''), stroke: 'tinte', width: 2.2 },
    ...corners.flatMap(([[ax, ay], [bx, by]]): SlateShape[] => {
      const [x, y] = [ax + (bx - ax) * 0.5 + (ax < width / 2 ? 9 : -9), ay + (by - ay) * 0.5];
      return [{ d: disc(x, y, 3.4), fill: 'eichedunkel', stroke: 'tinte', width: 1.6 }];
    }),
    { d: rounded(FRAME, FRAME, right - FRAME, bottom - FRAME, 3), fill: 'schiefer', stroke: 'tinte', width: 3.4 },
    { d: `M${FRAME + 3},${shortNumber(bottom - 4)}V${FRAME + 4}H${right - 3}`, stroke: 'tief', width: 6 },
    { d: `M${FRAME - 3},${shortNumber(bottom + 3.4)}H${right + 3}`, stroke: 'eichehell', width: 1.8, opacity: 0.6 },
    ...smears(right, bottom),
  ];
}

/** Clips rails to the round outline of the frame. */
const inside = (outline: readonly Point[], width: number, height: number): readonly Point[] =>
  outline.map(([x, y]): Point => [Math.max(4, Math.min(width - 4, x)), Math.max(4, Math.min(height - 4, y))]);

/** Draws the grain along each rail. */
function grain(width: number, height: number, rail: number): string {
  const random = seededRandom('oak');
  let d = '';
  const along = (from: number, to: number, across: number, upright: boolean): void => {
    const start = from + random() * (to - from) * 0.6;
    const end = Math.min(to, start + 30 + random() * 110);
    const bow = across + (random() - 0.5) * 4;
    d += upright
      ? `M${shortNumber(across)},${shortNumber(start)}Q${shortNumber(bow)},${shortNumber((start + end) / 2)} ${shortNumber(across)},${shortNumber(end)}`
      : `M${shortNumber(start)},${shortNumber(across)}Q${shortNumber((start + end) / 2)},${shortNumber(bow)} ${shortNumber(end)},${shortNumber(across)}`;
  };
  for (let i = 0; i < 9; i++) {
    along(FRAME + 10, width - FRAME - 10, 8 + random() * 13, false);
    along(FRAME + 10, height - rail - 10, 8 + random() * 13, true);
    along(FRAME + 10, height - rail - 10, width - 8 - random() * 13, true);
  }
  return d;
}

/** Draws the traces of chalk that the sponge leaves. */
function smears(right: number, bottom: number): readonly SlateShape[] {
  const random = seededRandom('sponge');
  return [0.03, 0.025, 0.02].map((opacity, pass): SlateShape => {
    let d = '';
    for (let y = FRAME + 34 + pass * 9; y < bottom - 24; y += 13 + random() * 16) {
      const x = FRAME + 24 + random() * 110;
      const end = right - 24 - random() * 110;
      d += `M${shortNumber(x)},${shortNumber(y + 8)}Q${shortNumber((x + end) / 2)},${shortNumber(y - 12)} ${shortNumber(end)},${shortNumber(y + random() * 10)}`;
    }
    return { d, stroke: 'kreide', width: 8 + pass * 6, opacity };
  });
}

/** The slant of handwriting: the shift to the right per unit of height. */
const LEAN = 0.13;

/** Draws a chalked text, horizontally centred on a point at its baseline. */
export function chalkText(
  text: string,
  [x, y]: Point,
  cap: number,
  pen: number,
  seed: string,
  ink: SlateInk = 'kreide',
): readonly SlateShape[] {
  const { strokes, width } = written(text);
  const scale = cap / 10;
  const random = seededRandom(`${seed}:hand`);
  const [turn, left] = [(random() - 0.5) * 0.06, x - (width * scale) / 2 + (random() - 0.5) * 3];
  const base = y + (random() - 0.5) * 2.4;
  return chalk(
    strokes.map((stroke) =>
      stroke.map(([px, py]): Point => [left + (px - LEAN * (py + 5)) * scale, base + (py + px * turn) * scale]),
    ),
    pen,
    seed,
    ink,
  );
}

/** Draws the head of a column: its name as large as possible, shortened if it would become illegible. */
function nameAt(name: string, x: number, room: number, base: number, cap: number): readonly SlateShape[] {
  const fits = (text: string): number => Math.min(cap, (room * 10) / written(text).width);
  const least = cap * 0.56;
  let text = name;
  while (fits(text) < least && text.length > 2) text = `${text.replace(/\.$/, '').slice(0, -1).trimEnd()}.`;
  const size = fits(text);
  return chalkText(text, [x, base], size, Math.max(2.6, size * 0.125), `head:${name}`);
}

/** The maximum and the minimum width of a Bummerl at the foot. */
const SLOT_WIDTH = 27;
const MIN_SLOT_WIDTH = 13;
/** The gap between two groups of five, in slots. */
const GROUP_GAP = 0.45;

/** Returns the slot of each mark from the left, in groups of five. A mark that would span two groups starts a new group. */
export function bummerlSlots(marks: readonly BummerlMark[]): {
  readonly starts: readonly number[];
  readonly length: number;
} {
  let at = 0;
  let inGroup = 0;
  const starts = marks.map((mark) => {
    const takes = SLOTS_PER_MARK[mark];
    if (inGroup > 0 && inGroup + takes > 5) {
      at += GROUP_GAP;
      inGroup = 0;
    }
    const start = at;
    at += takes;
    inGroup += takes;
    return start;
  });
  return { starts, length: at };
}

/** Draws a side's Bummerl at the foot of its column, or a number with a ring if they do not fit. */
function bummerl(
  marks: readonly BummerlMark[],
  column: number,
  left: number,
  room: number,
  band: number,
  y: number,
): readonly SlateSection[] {
  const { starts, length } = bummerlSlots(marks);
  const place = Math.min(SLOT_WIDTH, room / length, band / 2.05);
  if (place < MIN_SLOT_WIDTH) {
    const text = `${bummerlOf(marks)}×`;
    const wide = written(text).width * 2.4;
    const shapes = [
      ...chalkText(text, [left + wide / 2, y + 12], 24, 3.4, `bummerl:${column}`),
      ...ring([left + wide + 20, y + 2], 9, `bummerl:${column}.`),
    ];
    return [{ key: `bummerl:${column}:${text}`, kind: 'bummerl', shapes }];
  }
  return marks.map((mark, index): SlateSection => {
    const seed = `bummerl:${column}:${index}:${mark}`;
    const x = left + ((starts[index] ?? 0) + SLOTS_PER_MARK[mark] / 2) * place;
    const shapes = bummerlMark(mark, [x, y], place, seed);
    return { key: seed, kind: 'bummerl', shapes };
  });
}

/** Returns the position of a slate's column, in the slate's units. */
export const columnOf = ({ width }: SlateSize, column: number, columns: number): { left: number; width: number } => {
  const room = (width - 2 * (FRAME + MARGIN)) / columns;
  return { left: FRAME + MARGIN + room * column, width: room };
};

/** Returns all sections of a slate: lines, names, Schrift, strokes for gestrichen and Bummerl. */
export function slateSections(size: SlateSize, { columns, rows }: SlateWriting): readonly SlateSection[] {
  const [left, right] = [FRAME + MARGIN, size.width - FRAME - MARGIN];
  const { width: room } = columnOf(size, 0, columns.length);
  const middle = (column: number): number => left + room * (column + 0.5);
  const share = (size.head - FRAME) / 64;
  const shown = size.lines > 0 ? rows.slice(-size.lines) : [];
  const course = size.score + ROOM_BELOW;
  const pitch = size.lines > 0 ? Math.min(52, (size.foot - course - 4) / size.lines) : 0;
  const cap = Math.min(31, pitch * 0.7);
  const base = (row: number): number => course + pitch * (row + 0.5) + cap / 2;
  const tallFor = ({ score }: SlateColumn): number =>
    Math.min(size.figure, ((room - 26) * 10) / written(String(score)).width);

  const rules: readonly SlateSection[] = [
    { key: 'rule:head', kind: 'rule', shapes: ruled([left - 2, size.head], [right + 2, size.head], 5, 'rule:head') },
    { key: 'rule:foot', kind: 'rule', shapes: ruled([left - 2, size.foot], [right + 2, size.foot], 5, 'rule:foot') },
    ...columns.slice(1).map((_, index): SlateSection => {
      const x = left + room * (index + 1);
      return {
        key: `rule:${index}`,
        kind: 'rule',
        shapes: ruled([x, FRAME + 20 * share], [x + 2, size.foot - 9], 5, `rule:${index}`),
      };
    }),
  ];
  const heads = columns.flatMap(({ name }, column): readonly SlateSection[] =>
    isWritable(name) && name.trim()
      ? [
          {
            key: `head:${column}:${name}`,
            kind: 'head',
            shapes: nameAt(name, middle(column), room - 18, size.head - 0.57 * size.name, size.name),
          },
        ]
      : [],
  );
  const entries = shown.flatMap(({ key, cells }, row) =>
    cells.map((total, column): SlateSection => {
      const seed = `entry:${key}:${column}:${total ?? '–'}`;
      const shapes =
        total === null
          ? ruled([middle(column) - 11, base(row) - cap * 0.45], [middle(column) + 11, base(row) - cap * 0.47], 4, seed)
          : chalkText(String(total), [middle(column), base(row)], cap, cap * 0.145, seed);
      return { key: seed, kind: 'entry', shapes };
    }),
  );
  const scores = columns.map((column, index): SlateSection => {
    const { score } = column;
    const key = `score:${index}:${score}`;
    const tall = tallFor(column);
    return {
      key,
      kind: score === 0 ? 'zero' : 'score',
      shapes: chalkText(String(score), [middle(index), size.score], tall, tall * 0.13, key),
    };
  });
  const strokes = columns.flatMap((column, index): readonly SlateSection[] => {
    const { gestrichen, score } = column;
    if (!gestrichen) return [];
    const tall = tallFor(column);
    const half = (written(String(score)).width * tall) / 20 + 9;
    const key = `gestrichen:${score}:${index}`;
    const [x, y] = [middle(index), size.score + 6.5];
    return [
      {
        key,
        kind: 'gestrichen',
        shapes: [
          ...ruled([x - half, y], [x + half + 4, y - 1.5], 4, `${key}:upper`, 'gelb'),
          ...ruled([x - half + 3, y + 7], [x + half, y + 6], 4, `${key}:lower`, 'gelb'),
        ],
      },
    ];
  });
  const band = size.height - size.rail - size.foot;
  const marks = columns.flatMap((column, index) =>
    bummerl(column.bummerl, index, left + room * index + 12, room - 22, band, size.foot + band / 2),
  );
  return [...rules, ...heads, ...scores, ...entries, ...strokes, ...marks];
}

/** The sponge that wipes the slate, around 0,0. */
export const slateSponge = (): readonly SlateShape[] => [
  {
    d: 'M-44,-14C-46,-26 -34,-30 -18,-28C-4,-31 12,-27 26,-29C40,-30 46,-22 44,-8C46,4 45,18 38,25C26,30 8,26 -8,28C-24,30 -40,28 -43,18C-46,8 -42,-2 -44,-14Z',
    fill: 'schwamm',
    stroke: 'tinte',
    width: 3,
  },
  { d: 'M-43,16C-40,20 -28,18 -8,18C8,16 26,20 40,16', stroke: 'eichedunkel', width: 2.4 },
  {
    d: (
      [
        [-28, -14, 4],
        [-12, -4, 5],
        [6, -16, 4],
        [20, -2, 6],
        [32, -17, 3],
        [-31, 4, 3],
        [-3, 8, 3],
        [33, 7, 3],
      ] as const
    )
      .map(([x, y, r]) => disc(x, y, r, r * 0.8))
      .join(''),
    fill: 'eichedunkel',
  },
];
