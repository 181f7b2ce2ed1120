import { html, nothing, type TemplateResult } from 'lit';
import { MIN_TARGET_PX } from '../../../table/layout/layout.js';
import { onBox, placed } from '../../table/view/placed.js';
import type { TemplateTopics } from '../../table/template-data.js';

/** Tap target over the last trick's pile. Keyboard users open the last trick with a tool in the bar. */
export const lastPile = ({
  model,
  texts: { messages },
  panel,
}: TemplateTopics<'model' | 'panel' | 'texts'>): TemplateResult | typeof nothing => {
  if (!model.lastTrick) return nothing;
  const { x, y, width, height } = model.lastTrick.pile;
  const [wide, high] = [Math.max(width, MIN_TARGET_PX), Math.max(height, MIN_TARGET_PX)];
  const box = { x: x + (width - wide) / 2, y: y + (height - high) / 2, width: wide, height: high };
  return html`<div
    class="pile"
    title=${messages['label-last-trick']}
    aria-hidden="true"
    ${placed(onBox(box))}
    @click=${() => panel.show('last-trick')}
  ></div>`;
};
