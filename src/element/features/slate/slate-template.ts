import { html, nothing, type TemplateResult } from 'lit';
import { isWritable } from '../../../deck/slate-letters.js';
import { columnOf, slateSize, type SlateSize } from '../../../deck/slate.js';
import type { Messages } from '../../../i18n/de/table.js';
import { say } from '../../../i18n/text.js';
import type { SideModel } from '../../../table/model.js';
import { onBox, placed, px } from '../../table/view/placed.js';
import { nameOfSide, wholeScoreButton } from '../../table/score/score.js';
import { slateDrawing } from './slate-drawing.js';
import type { TemplateTopics } from '../../table/template-data.js';

/** The number of Bummerl per side, for screen readers. */
const bummerlList = (messages: Messages, sides: readonly SideModel[]) => {
  const losers = sides.filter(({ bummerl }) => bummerl > 0);
  if (losers.length === 0) return nothing;
  const counts = losers.map(
    (side) => `${nameOfSide(messages, side)}: ${say(messages, { key: 'bummerl', params: { count: side.bummerl } })}`,
  );
  return html`<span class="sr-only">${counts.join(', ')}</span>`;
};

/** Buttons over the scores of sides that are gestrichen, with an explanation of the stroke. */
const struckNotes = (
  { model, texts: { messages } }: TemplateTopics<'model' | 'texts'>,
  size: SlateSize,
  unit: number,
) =>
  model.sides.map(({ gestrichen, ...side }, column) => {
    if (!gestrichen) return nothing;
    const { left, width } = columnOf(size, column, model.sides.length);
    const label = `${nameOfSide(messages, { gestrichen, ...side })}: ${messages['gestrichen-means']}`;
    return html`<details
      class="struck"
      ${placed({ left: px((left + 0.15 * width) * unit), width: px(0.7 * width * unit), top: px((size.score - size.figure - 10) * unit), height: px((size.figure + 22) * unit) })}
    >
      <summary title=${messages['gestrichen-means']} aria-label=${label}></summary>
      <span class="means">${messages['gestrichen-means']}</span>
    </details>`;
  });

/** The slate with the whole Schrift. */
export const slateTemplate = (
  data: TemplateTopics<'model' | 'panel' | 'picture' | 'texts'>,
): TemplateResult | typeof nothing => {
  const {
    model,
    texts: { messages },
    picture: { pace },
  } = data;
  const { sides, target, tricks } = model;
  const { slate: box } = model.layout;
  if (!box || sides.length === 0) return nothing;
  const size = slateSize(box.width, box.height);
  const unit = box.width / size.width;
  const names = sides.map((side) => nameOfSide(messages, side));
  // The names are in `tbody`, because WebKit does not stretch a row in `thead` to the height of the `table` element.
  return html`<div
    class="slate"
    part="score"
    role="group"
    aria-label=${messages['label-slate']}
    ${placed({ ...onBox(box), '--_pace': String(pace) })}
  >
    <span class="sr-only">${sides.map((side, column) => `${names[column]} ${side.score}`).join(', ')}</span>
    ${slateDrawing({ size, model, names })}
    <table aria-hidden="true" ${placed({ height: px(size.head * unit) })}>
      <tbody>
        <tr>
          ${names.map((name) => html`<th>${isWritable(name) ? nothing : html`<span dir="auto">${name}</span>`}</th>`)}
        </tr>
      </tbody>
    </table>
    ${bummerlList(messages, sides)}
    <div class="foot" ${placed({ height: px(size.rail * unit) })}>
      <span>${say(messages, tricks)}</span><span>${say(messages, { key: 'target', params: { target } })}</span>
    </div>
    ${wholeScoreButton(data)} ${struckNotes(data, size, unit)}
  </div>`;
};
