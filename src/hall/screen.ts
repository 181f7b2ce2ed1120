import { html, nothing, type TemplateResult } from 'lit';
import { listOf } from '../base/list-of.js';
import { itemAt } from '../rules/item-at.js';
import { clubStandingsOf, standingsOf } from '../evening/standings/standings.js';
import { isDecided } from '../evening/standings/count.js';
import type { Evening } from '../evening/evening.js';
import type { EveningState, Match, Names, Round } from '../evening/state.js';
import { prizesIn } from './prizes.js';
import { calledIn, finalText, interimText, roundOfRounds, pairsInRound, placeText, thirdText } from './round-title.js';
import { pairText, type View } from './view.js';
import { pauseOf } from './views/pause.js';
import { columnsOf, type Column } from './views/standings.js';

/** The evening and its texts, without the actions of the desk. */
export interface ScreenView {
  readonly texts: View['texts'];
  readonly desk: { readonly evening: Pick<Evening, 'state'> | null } & Pick<View['desk'], 'draft'>;
}

/** The size of the projector's window in px. */
export interface ScreenRoom {
  readonly width: number;
  readonly height: number;
}

/** The sizes of the text in percent of the window's width, the largest first. */
const SIZES = [2.2, 1.9, 1.6];
/** The usual height of a line, and the least width of a column, in multiples of the size of the text. */
const LINE_HEIGHT = 1.9;
const COLUMN_WIDTH = 24;
/** The lines that the title, the labels and the foot take up. */
const OTHER_LINES = 4;

/** Rows and columns of a page, and the size of its text in percent of the window's width. */
interface Grid {
  readonly rows: number;
  readonly columns: number;
  readonly size: number;
}

const gridWith = (size: number, { width, height }: ScreenRoom, lineHeight: number): Grid => {
  const text = (width * size) / 100;
  return {
    size,
    rows: Math.max(1, Math.floor((height * 0.94) / (text * lineHeight) - (OTHER_LINES * LINE_HEIGHT) / lineHeight)),
    columns: Math.max(1, Math.floor((width * 0.94) / (text * COLUMN_WIDTH))),
  };
};

/** Returns the grid with the largest text in which all lines fit on one page, else that with the smallest text. */
const gridFor = (lines: number, room: ScreenRoom, lineHeight = LINE_HEIGHT): Grid => {
  const grids = SIZES.map((size) => gridWith(size, room, lineHeight));
  return grids.find(({ rows, columns }) => rows * columns >= lines) ?? itemAt(grids, grids.length - 1);
};

/** Length of a pair's names, in letters, from which they take up two lines. */
const LONG = 32;

/** Length of a line of a prize, in letters. */
const PRIZE_LENGTH = 44;

/** Heights of a line of names, and of a line of a prize, in multiples of the size of the text. */
const [NAMES_HEIGHT, LONG_NAMES_HEIGHT, PRIZE_HEIGHT] = [1.15, 1.85, 0.8];

const who = (names: Names, prize?: string): TemplateResult => {
  const text = pairText(names);
  return html`<span class="who ${text.length > LONG ? 'long' : ''} ${prize === undefined ? '' : 'prized'}"
    >${text}${prize === undefined ? nothing : html`<small>${prize}</small>`}</span
  >`;
};

/** Returns the height of the highest line with a prize, in multiples of the size of the text. */
const prizedHeight = (prized: readonly { readonly names: Names; readonly prize: string }[]): number =>
  Math.max(
    LINE_HEIGHT,
    ...prized.map(
      ({ names, prize }) =>
        (pairText(names).length > LONG ? LONG_NAMES_HEIGHT : NAMES_HEIGHT) +
        PRIZE_HEIGHT * Math.ceil(prize.length / PRIZE_LENGTH),
    ),
  );

/** A section of the evening on the projector. */
interface Slide {
  readonly title: string;
  /** A note next to the title. */
  readonly note: string;
  /** The labels above the number, the names and the value of each line. */
  readonly labels: readonly [number: string, names: string, value: string];
  readonly lines: readonly TemplateResult[];
  /** The height of a line in multiples of the size of the text, if it is not the usual one. */
  readonly lineHeight?: number;
}

/** Returns the tables of the round, in the order of the pairs, while results are missing. */
const finalNote = (texts: View['texts'], round: Round, match: Match): TemplateResult | typeof nothing => {
  const text = finalText(texts, round, match);
  return text === '' ? nothing : html`<small>${text}</small>`;
};

const seatingSlide = ({ texts, desk }: ScreenView, state: EveningState): Slide | null => {
  const round = state.rounds.at(-1);
  if (!round || round.closed || round.matches.every(isDecided)) return null;
  const lines = pairsInRound(state, round).map(
    ({ no, names, match }) =>
      html`<li>
        <span class="no">${no}</span>${who(names)} ${finalNote(texts, round, match)}<b>${placeText(texts, match)}</b>
      </li>`,
  );
  const needed = round.matches.filter(({ sides }) => !sides.includes(null));
  const left = needed.filter((match) => !isDecided(match)).length;
  const progress = (): string => {
    if (round.open) return texts['round-open']({ left, of: needed.length });
    return round.seed === '' ? '' : texts['screen-called']({ called: calledIn(round, desk.draft('secret')) });
  };
  return {
    title: roundOfRounds(texts, state, round),
    note: [progress(), thirdText(texts, state, round)].filter((text) => text !== '').join(' '),
    labels: [texts['entry-number'], texts['entry-names'], texts['round-table']],
    lines,
  };
};

/** Returns the column of the standings that counts first. */
const mainColumn = (state: EveningState): Column => itemAt(columnsOf(state), 0);

const standingsSlide = ({ texts, desk }: ScreenView, state: EveningState): Slide => {
  const stage = state.rounds.at(-1)?.stage ?? 0;
  // The knock-out orders the pairs, so their points before would look wrong.
  const isKnockout = stage > 0 && state.settings.stages[stage]?.kind === 'knockout';
  const column = mainColumn(state);
  const prizes = state.finished ? prizesIn(desk.draft('prizes')) : new Map<number, string>();
  const standings = standingsOf(state);
  return {
    title: texts['tab-standings'],
    note: interimText(texts, state) ?? '',
    labels: [texts['standing-place'], texts['entry-names'], isKnockout ? '' : texts[`standing-${column}`]],
    lineHeight: prizedHeight(
      standings.flatMap(({ place, names }) => {
        const prize = prizes.get(place);
        return prize === undefined ? [] : { names, prize };
      }),
    ),
    lines: standings.map((line) => {
      return html`<li class=${line.out ? 'out' : ''}>
        <span class="no">${line.place}.</span>
        ${who(line.names, prizes.get(line.place))}
        <b>${isKnockout ? '' : line[column]}</b>
      </li>`;
    }),
  };
};

/** Returns the two clubs of a match of clubs. */
const clubSlide = ({ texts }: ScreenView, state: EveningState): readonly Slide[] => {
  const clubs = clubStandingsOf(state);
  const column = mainColumn(state);
  if (clubs.length === 0) return [];
  return [
    {
      title: texts['tab-standings'],
      note: interimText(texts, state) ?? '',
      labels: [texts['standing-place'], texts['entry-club'], texts[`standing-${column}`]],
      lines: clubs.map(
        (line) =>
          html`<li>
            <span class="no">${line.place}.</span><span class="who">${line.club}</span><b>${line[column]}</b>
          </li>`,
      ),
    },
  ];
};

/** Returns the slides of an evening: the tables while a round is open, else the standings. */
const slidesOf = (view: ScreenView, state: EveningState): readonly Slide[] => {
  const seating = seatingSlide(view, state);
  if (seating) return [seating];
  return state.rounds.length === 0 ? [] : [...clubSlide(view, state), standingsSlide(view, state)];
};

/** A page of a slide. */
interface SlidePage extends Slide {
  readonly grid: Grid;
  readonly page: number;
  readonly of: number;
}

/** Least share of the rows that fit in which lines stretch over the height of the window. */
const LEAST_FILLED = 0.6;

/** Returns a grid whose columns are equally long, if all lines fit on one page. */
const balanced = ({ rows, columns, size }: Grid, lines: number): Grid => ({
  rows: Math.min(rows, Math.max(Math.ceil(lines / columns), Math.ceil(rows * LEAST_FILLED))),
  columns,
  size,
});

/** Returns the pages of slides, as many lines on each as fit. */
const pagesOf = (slides: readonly Slide[], room: ScreenRoom): readonly SlidePage[] =>
  slides.flatMap((slide) => {
    const grid = balanced(gridFor(slide.lines.length, room, slide.lineHeight), slide.lines.length);
    const perPage = grid.rows * grid.columns;
    const count = Math.max(1, Math.ceil(slide.lines.length / perPage));
    return listOf(count, (page) => ({
      ...slide,
      grid,
      lines: slide.lines.slice(page * perPage, (page + 1) * perPage),
      page: page + 1,
      of: count,
    }));
  });

/** Returns the lines of a page in columns, with labels above each column. */
const columnsOfPage = ({ grid: { rows, columns }, labels: [number, names, value], lines }: SlidePage): TemplateResult =>
  html`<div class="columns">
    ${listOf(Math.min(columns, Math.ceil(lines.length / rows)), (column) => {
      const shown = lines.slice(column * rows, (column + 1) * rows);
      return html`<div>
        <p class="labels"><span class="no">${number}</span><span class="who">${names}</span><span>${value}</span></p>
        <ol>
          ${shown}
        </ol>
      </div>`;
    })}
  </div>`;

/** Returns the page of a paused projector: a text, or nothing. */
const pausePage = (text: string): TemplateResult =>
  html`<div class="screen ${text === '' ? 'dark' : ''}" style="--size: 2.2"><p class="waiting">${text}</p></div>`;

/** Returns a page of the projector's window. Long lists have several pages. */
export const screenPage = (view: ScreenView, tick: number, room: ScreenRoom): TemplateResult => {
  const { texts, desk } = view;
  const state = desk.evening?.state;
  const pause = pauseOf(view);
  if (pause !== null) return pausePage(pause);
  if (!state) return html`<div class="screen" style="--size: 2.2"><h1>${texts['screen-waiting']}</h1></div>`;
  const pages = pagesOf(slidesOf(view, state), room);
  const shown = pages[tick % Math.max(1, pages.length)];
  const announcement = state.finished ? '' : state.announcements.at(-1);
  const { rows, columns, size } = shown?.grid ?? gridFor(1, room);
  return html`<div class="screen" style="--columns: ${columns}; --rows: ${rows}; --size: ${size}">
    <header>
      <h1>${shown ? shown.title : state.name}</h1>
      ${shown ? html`<p>${shown.note}</p>` : nothing}
    </header>
    ${shown ? columnsOfPage(shown) : html`<p class="waiting">${texts['screen-waiting']}</p>`}
    <footer>
      <p class=${announcement ? 'announcement' : ''}>${announcement || state.name}</p>
      ${shown && shown.of > 1 ? html`<p>${texts['screen-page']({ page: shown.page, of: shown.of })}</p>` : nothing}
    </footer>
  </div>`;
};
