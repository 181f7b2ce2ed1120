import type { SlateInk, SlateShape } from './slate-chalk.js';
import { isWritable, written } from './slate-letters.js';
import { bummerlMark, SLOTS_PER_MARK, type BummerlMark } from './slate-signs.js';
import { chalkText, slateBoard, slateSize } from './slate.js';

/** The result of a game, written in large letters on a separate slate. */
export interface Verdict {
  /** The result in one word. */
  readonly title: string;
  /** The kind of win, such as Schneider; `null` for a normal one. */
  readonly kind: string | null;
  readonly score: readonly number[];
  /** The marks for the losers' Bummerl. */
  readonly marks: readonly BummerlMark[];
  /** The ink of the title and the marks. */
  readonly ink: SlateInk;
}

/** A section of the verdict, drawn in one go. */
export interface VerdictSection {
  readonly kind: 'board' | 'title' | 'score' | 'mark';
  readonly shapes: readonly SlateShape[];
}

export const VERDICT_SIZE = slateSize(420, 310);
const MIDDLE = VERDICT_SIZE.width / 2;
/** The distance between the sides of the frame. */
const MAX_TEXT_WIDTH = 330;

/** Draws a line of writing as large as possible, up to a maximum. */
const line = (text: string, base: number, cap: number, ink: SlateInk): readonly SlateShape[] => {
  if (!isWritable(text) || !text.trim()) return [];
  const size = Math.min(cap, (MAX_TEXT_WIDTH * 10) / written(text).width);
  return chalkText(text, [MIDDLE, base], size, Math.max(3, size * 0.13), `verdict:${text}`, ink);
};

/** The width of a slot for a mark. */
const SLOT_WIDTH = 34;

/** Returns the sections of the slate after a game. */
export const verdictSections = ({ title, kind, score, marks, ink }: Verdict): readonly VerdictSection[] => {
  const places = marks.reduce((sum, mark) => sum + SLOTS_PER_MARK[mark], 0);
  let left = MIDDLE - (places * SLOT_WIDTH) / 2;
  const y = kind ? 244 : 226;
  return [
    { kind: 'board', shapes: slateBoard(VERDICT_SIZE) },
    { kind: 'title', shapes: line(title, 92, 46, ink) },
    { kind: 'title', shapes: kind ? line(kind, 132, 26, ink) : [] },
    { kind: 'score', shapes: line(score.join(' : '), kind ? 188 : 174, kind ? 44 : 56, 'kreide') },
    ...marks.map((mark, index): VerdictSection => {
      const wide = SLOTS_PER_MARK[mark] * SLOT_WIDTH;
      left += wide;
      return { kind: 'mark', shapes: bummerlMark(mark, [left - wide / 2, y], SLOT_WIDTH, `verdict:${index}:${mark}`) };
    }),
  ];
};
