import { html, nothing, svg, type TemplateResult } from 'lit';
import { guard } from 'lit/directives/guard.js';
import { SLATE_INKS, type SlateShape } from '../../../deck/slate-chalk.js';
import { bummerlRow, gestrichenSign, type BummerlMark } from '../../../deck/slate-signs.js';

/** Renders a shape on the slate as an SVG path. */
export const svgShape = (
  { d, fill, stroke, width, opacity }: SlateShape,
  inkOf: (ink: keyof typeof SLATE_INKS) => string = (ink) => SLATE_INKS[ink],
) =>
  svg`<path
    d=${d}
    pathLength=${stroke ? 1 : nothing}
    fill=${fill ? inkOf(fill) : nothing}
    stroke=${stroke ? inkOf(stroke) : nothing}
    stroke-width=${width === undefined ? nothing : Math.round(width * 100) / 100}
    opacity=${opacity ?? nothing}
  />`;

/** Renders shapes outside the slate in the text colour, because the background can be light. */
const outsideSlate = (shapes: readonly SlateShape[]) =>
  shapes.filter(({ stroke }) => stroke !== 'schiefer').map((shape) => svgShape(shape, () => 'currentColor'));

/**
 * Bummerl signs as on the slate, as high as the text. If not all signs fit, a number appears before a single sign.
 * @param most number of slots: a dot takes one slot, scissors take two, double scissors four
 */
export const bummerlSigns = (marks: readonly BummerlMark[], most: number): TemplateResult | typeof nothing => {
  if (marks.length === 0) return nothing;
  return html`${guard([marks.join(), most], () => {
    const { count, width, height, shapes } = bummerlRow(marks, most);
    return html`<span class="signs" aria-hidden="true"
      >${count === null ? nothing : html`<span class="count">${count}</span>`}<svg
        viewBox="0 0 ${width} ${height}"
        width=${width / 2}
        height=${height / 2}
        fill="none"
        stroke-linecap="round"
        stroke-linejoin="round"
      >
        ${outsideSlate(shapes)}
      </svg></span
    >`;
  })}`;
};

const struck = gestrichenSign();

/** The yellow double stroke under the name of a gestrichen player, as under the score. */
export const struckStroke = html`<svg
  class="stroke"
  viewBox="0 0 ${struck.width} ${struck.height}"
  preserveAspectRatio="none"
  aria-hidden="true"
  fill="none"
  stroke-linecap="round"
  stroke-linejoin="round"
>
  ${outsideSlate(struck.shapes)}
</svg>`;
