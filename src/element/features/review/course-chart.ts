/** The course of a hand as a small chart, and as an HTML table for screen readers. */
import { html, nothing, svg, type TemplateResult } from 'lit';
import type { HintMessages } from '../../../i18n/de/hints.js';
import type { CoursePoint } from '../../../players/advice/hand-course.js';

/** Sizes in SVG user units. */
const [WIDTH, HEIGHT, SIDE, TOP, BOTTOM] = [320, 140, 28, 22, 36];

type Series = 'known' | 'open';

const percentOf = (thousandths: number): number => Math.round(thousandths / 10);

const momentOf = (messages: HintMessages, course: readonly CoursePoint[], place: number): string => {
  if (place === course.length - 1) return messages['course-end'];
  const tricks = course[place]?.tricks ?? 0;
  return tricks === 0 ? messages['course-start'] : messages['course-after']({ trick: tricks });
};

/** Formats a chance as a percentage or, at the end of the hand, the result as a word. */
const valueOf = (messages: HintMessages, value: number | null, isEnd: boolean): string => {
  if (value === null) return messages['course-untold'];
  return isEnd ? messages[value > 0 ? 'course-won' : 'course-lost'] : `${percentOf(value)} %`;
};

const chart = (messages: HintMessages, course: readonly CoursePoint[]): TemplateResult => {
  const x = (place: number): number => SIDE + (place * (WIDTH - 2 * SIDE)) / Math.max(1, course.length - 1);
  const y = (value: number): number => TOP + ((1000 - value) * (HEIGHT - TOP - BOTTOM)) / 1000;
  const points = (name: Series): readonly (readonly [x: number, y: number, value: number])[] =>
    course.flatMap((point, place) => {
      const value = point[name];
      return value === null ? [] : [[x(place), y(value), value] as const];
    });
  const line = (name: Series) =>
    svg`<polyline class=${name} points=${points(name)
      .map(([across, down]) => `${across},${down}`)
      .join(' ')}></polyline>`;
  const known = points('known');
  return html`<svg class="chart" viewBox="0 0 ${WIDTH} ${HEIGHT}" aria-hidden="true">
    ${[0, 500, 1000].map((value) => svg`<path class="level" d="M${SIDE},${y(value)}H${WIDTH - SIDE}"></path>`)}
    ${line('open')}${line('known')}
    ${known.map(([across, down]) => svg`<circle cx=${across} cy=${down} r="4"></circle>`)}
    ${known.slice(0, -1).map(([across, down, value], place) => {
      // The label is below the line at a local minimum, else above the line.
      const isValley = [known[place - 1], known[place + 1]].every((other) => !other || other[1] < down);
      return svg`<text x=${across} y=${isValley ? down + 18 : down - 8}>${percentOf(value)} %</text>`;
    })}
    ${course.map(
      ({ tricks }, place) =>
        svg`<text class="moment" x=${x(place)} y=${HEIGHT - 4}>${
          place === 0 || place === course.length - 1 ? momentOf(messages, course, place) : tricks
        }</text>`,
    )}
  </svg>`;
};

const table = (messages: HintMessages, course: readonly CoursePoint[], hasOpen: boolean): TemplateResult =>
  html`<table class="sr-only">
    <caption>
      ${messages['course-title']}
    </caption>
    <thead>
      <tr>
        <th scope="col">${messages['course-moment']}</th>
        <th scope="col">${messages['course-known']}</th>
        ${hasOpen ? html`<th scope="col">${messages['course-open']}</th>` : nothing}
      </tr>
    </thead>
    <tbody>
      ${course.map(({ known, open }, place) => {
        const isEnd = place === course.length - 1;
        return html`<tr>
          <th scope="row">${momentOf(messages, course, place)}</th>
          <td>${valueOf(messages, known, isEnd)}</td>
          ${hasOpen ? html`<td>${valueOf(messages, open, true)}</td>` : nothing}
        </tr>`;
      })}
    </tbody>
  </table>`;

/** The course of the hand for the viewer's side. Empty if no card was played in the hand. */
export const courseChart = (
  course: readonly CoursePoint[],
  messages: HintMessages,
): TemplateResult | typeof nothing => {
  if (course.length < 2) return nothing;
  const hasOpen = course.some(({ open }) => open !== null);
  return html`<section class="course">
    <h3>${messages['course-title']}</h3>
    ${chart(messages, course)}
    <ul class="small" aria-hidden="true">
      <li class="known">${messages['course-known']}</li>
      ${hasOpen ? html`<li class="open">${messages['course-open']}</li>` : nothing}
    </ul>
    ${hasOpen ? nothing : html`<p class="small">${messages['course-shown-later']}</p>`}
    ${table(messages, course, hasOpen)}
  </section>`;
};
