import { html, nothing, type TemplateResult } from 'lit';
import { classMap } from 'lit/directives/class-map.js';
import type { PuzzleMessages } from '../../../i18n/de/puzzles.js';
import { rankOf, suitOf, WELI, type Card } from '../../../rules/card.js';
import type { Seat } from '../../../rules/seats.js';
import { cornerOf } from '../../../table/layout/corner.js';
import { closeIcon } from '../../shell/icons.js';
import { placed, px } from '../../table/view/placed.js';
import { answers, ownMarks, roomFor } from '../../table/prompt.js';
import { suitSign, type TemplateTopics } from '../../table/template-data.js';

/** A complete or incomplete trick. */
export interface ShownTrick {
  readonly led: Seat;
  readonly winner: Seat | null;
  readonly cards: Map<Seat, Card>;
}

/** Data for a visible puzzle. */
export interface PuzzleData {
  readonly messages: PuzzleMessages;
  /** The messages' language, which can differ from the table's. */
  readonly language: string;
  readonly id: string;
  readonly title: string;
  /** Difficulty, from 1 to 3. */
  readonly difficulty: number;
  /** The question. */
  readonly text: string;
  /** The played tricks, and the seats in order, beginning with the viewer's seat. */
  readonly tricks: {
    readonly seats: readonly { readonly seat: Seat; readonly name: string }[];
    readonly tricks: readonly ShownTrick[];
  };
  readonly areTricksOpen: boolean;
  /** Comment on the last answer or on the requested solution; null before either. */
  readonly verdict: { readonly isRight: boolean; readonly isGivenUp: boolean; readonly text: string } | null;
  /** Number of answers given so far. */
  readonly tries: number;
  /** Number of daily puzzles solved in a row; null unless this is the daily puzzle and the visitor has solved it. */
  readonly streak: number | null;
  /** Whether the visitor has solved the puzzle or given up. */
  readonly isOver: boolean;
  /** Undoes the first half of an answer; null if no first half has been given. */
  readonly again: (() => void) | null;
  /** Shows the solution; null until the solution is offered. */
  readonly show: (() => void) | null;
  readonly next: () => void;
  readonly play: () => void;
  readonly close: () => void;
}

const button = (name: string, label: string, act: () => void, isPrimary = false): TemplateResult =>
  html`<button
    class=${classMap({ button: true, primary: isPrimary, quiet: !isPrimary })}
    part="button"
    data-puzzle=${name}
    @click=${act}
  >
    <span class="what">${label}</span>
  </button>`;

/** The puzzle's title and difficulty, and the close button. */
const heading = ({ messages, id, title, difficulty, close }: PuzzleData): TemplateResult =>
  html`<div class="where">
    <span class="title" title=${id}>${title}</span>
    <span class="count" role="img" aria-label=${messages['puzzle-difficulty']({ of: difficulty })}
      >${'●'.repeat(difficulty)}${'○'.repeat(3 - difficulty)}</span
    >
    <button
      class="tool"
      part="button"
      data-puzzle="close"
      aria-label=${messages['puzzle-close']}
      title=${messages['puzzle-close']}
      @click=${close}
    >
      ${closeIcon}
    </button>
  </div>`;

/** A card within a line of text: its suit and letter, and its name for screen readers. */
const smallCard = (data: TemplateTopics<'cards' | 'texts'>, card: Card): TemplateResult =>
  html`<span aria-hidden="true"
      >${suitSign(data, suitOf(card))}${card === WELI ? 'W' : data.cards.deck.letter(rankOf(card))}</span
    ><span class="sr-only">${data.texts.messages.card(card)}</span>`;

/** The played tricks, one row per trick, with the leader and the winner marked. */
const playedTricks = (
  data: TemplateTopics<'cards' | 'texts'>,
  { messages, tricks: { seats, tricks }, areTricksOpen }: PuzzleData,
) => {
  if (tricks.length === 0) return nothing;
  const cell = ({ led, winner, cards }: ShownTrick, seat: Seat): TemplateResult => {
    const card = cards.get(seat);
    if (card === undefined) return html`<td></td>`;
    return html`<td class=${winner === seat ? 'won' : ''}>
      ${led === seat ? html`<span class="first" aria-hidden="true">▸</span>` : nothing}${smallCard(data, card)}${led === seat ? html`<span class="sr-only">, ${messages['puzzle-led']}</span>` : nothing}${
        winner === seat ? html`<span class="sr-only">, ${messages['puzzle-won']}</span>` : nothing
      }
    </td>`;
  };
  return html`<details class="played" ?open=${areTricksOpen}>
    <summary><span>${messages['puzzle-tricks']}</span></summary>
    <table>
      <tr>
        ${seats.map(({ name }) => html`<th scope="col" dir="auto">${name}</th>`)}
      </tr>
      ${tricks.map(
        (trick) =>
          html`<tr class=${trick.winner === null ? 'current' : ''}>
            ${seats.map(({ seat }) => cell(trick, seat))}
          </tr>`,
      )}
    </table>
  </details>`;
};

const verdictLine = ({ messages, verdict, tries, streak }: PuzzleData): TemplateResult | typeof nothing => {
  if (!verdict) return nothing;
  const { isRight, isGivenUp, text } = verdict;
  const said = isGivenUp ? 'puzzle-solution' : isRight ? 'puzzle-right' : 'puzzle-wrong';
  const counted = isRight
    ? html`<span class="tries"
        >${messages['puzzle-tries']({ tries })}${streak === null ? '' : ` ${messages['puzzle-streak']({ days: streak })}`}</span
      >`
    : nothing;
  return html`<p class=${classMap({ verdict: true, right: isRight || isGivenUp })}>
    <strong>${messages[said]}</strong> ${text} ${counted}
  </p>`;
};

const buttons = ({ messages, isOver, again, show, next, play }: PuzzleData): TemplateResult =>
  isOver
    ? html`<div class="choices words ways">
        ${button('next', messages['puzzle-next'], next, true)} ${button('play', messages['puzzle-play'], play)}
      </div>`
    : html`<div class="choices words ways">
        ${again ? button('again', messages['puzzle-again'], again) : nothing}
        ${show ? button('show', messages['puzzle-show'], show) : nothing}
        ${button('skip', messages['puzzle-skip'], next)}
      </div>`;

/** Minimum height, in CSS pixels, of a puzzle: room for its heading, its answers and some lines of text. */
const MIN_HEIGHT_PX = 246;
/** Height, in CSS pixels, of a puzzle whose open list of tricks covers the people at the sides. */
const HEIGHT_OVER_PEOPLE_PX = 262;
/** Height, in CSS pixels, of a person at the side on a small phone. */
const PERSON_PX = 64;

/** A puzzle, shown in place of the prompt. */
export const puzzlePrompt = (
  data: TemplateTopics<'advice' | 'cards' | 'input' | 'model' | 'slot' | 'texts'>,
  puzzle: PuzzleData,
): TemplateResult => {
  const { layout } = data.model;
  const { choices, height } = layout;
  // The trick must stay visible, so the puzzle uses a corner if there is room.
  const corner = cornerOf(layout);
  const { x, width } = corner ?? choices;
  const bottom = corner ? layout.pad : height - choices.y - choices.height;
  // The open list of tricks includes the current trick, so the puzzle can cover that trick on the table.
  const most = corner?.height ?? roomFor(data.model, MIN_HEIGHT_PX);
  const room = corner?.height ?? roomFor(data.model, 0, true);
  const mostWithTricks = corner || room >= MIN_HEIGHT_PX ? room : HEIGHT_OVER_PEOPLE_PX;
  // A puzzle that leaves no room for the people covers them whole.
  const leastWithTricks = !corner && room + PERSON_PX <= HEIGHT_OVER_PEOPLE_PX ? HEIGHT_OVER_PEOPLE_PX : 0;
  const isBroad = !puzzle.isOver && data.model.choices.some(({ label }) => label.kind !== 'text');
  return html`<section
    class=${classMap({ prompt: true, lesson: true, puzzle: true, corner: corner !== null })}
    part="dialog"
    aria-label=${puzzle.title}
    lang=${puzzle.language}
    tabindex="-1"
    ${placed({ left: px(x), width: px(width), bottom: px(bottom), '--_most': px(most), '--_most-with-tricks': px(mostWithTricks), '--_least-with-tricks': px(leastWithTricks) })}
  >
    <div class=${classMap({ sheet: true, choosing: true, marked: ownMarks(data) !== nothing, broad: isBroad })}>
      ${ownMarks(data)} ${heading(puzzle)}
      <div class="read">
        ${puzzle.verdict?.isRight ? nothing : html`<p class="status" part="status">${puzzle.text}</p>`}
        ${verdictLine(puzzle)} ${playedTricks(data, puzzle)}
      </div>
      ${puzzle.isOver ? nothing : answers(data)} ${buttons(puzzle)}
    </div>
  </section>`;
};
