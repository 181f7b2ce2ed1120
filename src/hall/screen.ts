import { html, nothing, type TemplateResult } from 'lit';
import { listOf } from '../base/list-of.js';
import { itemAt } from '../rules/item-at.js';
import { standingsOf } from '../evening/standings/standings.js';
import { isDecided } from '../evening/standings/count.js';
import type { EveningMessages } from '../i18n/de/evening.js';
import type { EveningState, Names } from '../evening/state.js';
import { roundTitle, tableText } from './round-title.js';
import { pairText } from './view.js';
import { columnsOf } from './views/standings.js';

/** The size of the projector's window in px. */
export interface ScreenRoom {
  readonly width: number;
  readonly height: number;
}

/** The sizes of the text in percent of the window's width, the largest first. */
const SIZES = [2.2, 1.9, 1.6];
/** The height of a line, and the least width of a column, in multiples of the size of the text. */
const LINE_HEIGHT = 1.9;
const COLUMN_WIDTH = 24;
/** The lines that the title and the foot take up. */
const OTHER_LINES = 3.2;

/** Rows and columns of a page, and the size of its text in percent of the window's width. */
interface Grid {
  readonly rows: number;
  readonly columns: number;
  readonly size: number;
}

const gridWith = (size: number, { width, height }: ScreenRoom): Grid => {
  const text = (width * size) / 100;
  return {
    size,
    rows: Math.max(1, Math.floor((height * 0.94) / (text * LINE_HEIGHT) - OTHER_LINES)),
    columns: Math.max(1, Math.floor((width * 0.94) / (text * COLUMN_WIDTH))),
  };
};

/** Returns the grid with the largest text in which all lines fit on one page, else that with the smallest text. */
const gridFor = (lines: number, room: ScreenRoom): Grid => {
  const grids = SIZES.map((size) => gridWith(size, room));
  return grids.find(({ rows, columns }) => rows * columns >= lines) ?? itemAt(grids, grids.length - 1);
};

/** Length of a pair's names, in letters, from which they take up two lines. */
const LONG = 32;

const who = (names: Names): TemplateResult => {
  const text = pairText(names);
  return html`<span class="who ${text.length > LONG ? 'long' : ''}">${text}</span>`;
};

/** A section of the evening on the projector. */
interface Slide {
  readonly title: string;
  readonly lines: readonly TemplateResult[];
}

/** Returns the tables of the round, in the order of the pairs, while results are missing. */
const seatingSlide = (texts: EveningMessages, state: EveningState): Slide | null => {
  const round = state.rounds.at(-1);
  if (!round || round.closed || round.matches.every(isDecided)) return null;
  const lines = state.entries.flatMap(({ no, names }) => {
    const match = round.matches.find(({ sides }) => sides.includes(no));
    if (!match) return [];
    const where = match.table === null ? (match.rest ? texts['round-rest'] : texts['round-bye']) : tableText(match);
    return [html`<li><span class="no">${no}</span>${who(names)}<b>${where}</b></li>`];
  });
  return { title: `${roundTitle(texts, state, round)}: ${texts['round-table']}`, lines };
};

const standingsSlide = (texts: EveningMessages, state: EveningState): Slide => {
  const stage = state.rounds.at(-1)?.stage ?? 0;
  // The knock-out orders the pairs, so their points before would look wrong.
  const isKnockout = stage > 0 && state.settings.stages[stage]?.kind === 'knockout';
  const [main = 'points'] = state.settings.ties.filter((tie) => columnsOf(state).some((column) => column === tie));
  const column = columnsOf(state).find((each) => each === main) ?? 'points';
  return {
    title: isKnockout ? texts['tab-standings'] : `${texts['tab-standings']}: ${texts[`standing-${column}`]}`,
    lines: standingsOf(state).map(
      (line) =>
        html`<li class=${line.out ? 'out' : ''}>
          <span class="no">${line.place}</span>${who(line.names)}<b>${isKnockout ? '' : line[column]}</b>
        </li>`,
    ),
  };
};

/** Returns the slides of an evening: the tables while a round is open, else the standings. */
const slidesOf = (texts: EveningMessages, state: EveningState): readonly Slide[] => {
  const seating = seatingSlide(texts, state);
  if (seating) return [seating];
  return state.rounds.length === 0 ? [] : [standingsSlide(texts, state)];
};

/** Returns a page of the projector's window. Long lists have several pages. */
export const screenPage = (
  texts: EveningMessages,
  state: EveningState | null,
  tick: number,
  room: ScreenRoom,
): TemplateResult => {
  if (!state) return html`<div class="screen" style="--size: 2.2"><h1>${texts['screen-waiting']}</h1></div>`;
  const pages = slidesOf(texts, state).flatMap((slide) => {
    const grid = gridFor(slide.lines.length, room);
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
  const shown = pages[tick % Math.max(1, pages.length)];
  const announcement = state.finished ? '' : state.announcements.at(-1);
  const { rows, columns, size } = shown?.grid ?? gridFor(1, room);
  return html`<div class="screen" style="--columns: ${columns}; --rows: ${rows}; --size: ${size}">
    <header>
      <h1>${state.name}</h1>
      ${shown ? html`<p>${shown.title}</p>` : nothing}
    </header>
    ${
      shown
        ? html`<ol>
            ${shown.lines}
          </ol>`
        : html`<p class="waiting">${texts['screen-waiting']}</p>`
    }
    <footer>
      ${announcement ? html`<p class="announcement">${announcement}</p>` : nothing}
      ${shown && shown.of > 1 ? html`<p>${texts['screen-page']({ page: shown.page, of: shown.of })}</p>` : nothing}
    </footer>
  </div>`;
};
