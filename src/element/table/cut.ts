import { html, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import { say } from '../../i18n/text.js';
import type { TemplateTopics } from './template-data.js';
import { onBox, placed } from './view/placed.js';

/**
 * The slider over the pack, and the buttons below it. Drag the slider, press an arrow key or press a button to set the
 * position of the cut, and press Enter to cut.
 */
export const cutPlace = ({
  model,
  texts: { messages },
  input: { halt, gestures, act },
  remote,
}: TemplateTopics<'input' | 'model' | 'remote' | 'texts'>): TemplateResult | typeof nothing => {
  const { cutting } = model;
  if (!cutting || halt || remote.controls?.standIn) return nothing;
  const { action, cutAt, max, box } = cutting;
  const value = cutAt ?? Math.ceil(max / 2);
  const lifted = say(messages, { key: 'cut-at', params: { count: value, of: max + 1 } });
  const lift = (count: number): void => gestures.liftPacket(Math.max(1, Math.min(max, count)));
  const step = (name: 'fewer' | 'more', sign: string, count: number): TemplateResult =>
    html`<button
      class="tool"
      part="button"
      data-cut=${name}
      aria-label=${messages[`cut-${name}`]}
      @click=${() => lift(count)}
    >
      ${sign}
    </button>`;
  return html`<div class="cut" ${placed(onBox(box))}>
    <input
      type="range"
      min="1"
      max=${max}
      .value=${live(String(value))}
      aria-label=${messages['label-cut']}
      aria-valuetext=${lifted}
      @input=${({ currentTarget }: Event) => gestures.liftPacket((currentTarget as HTMLInputElement).valueAsNumber)}
      @keydown=${({ key }: KeyboardEvent) => key === 'Enter' && act(cutAt === null ? action : { ...action, at: cutAt })}
    />
    <div class="steps">
      ${step('fewer', '‹', value - 1)}
      <span class="count" aria-hidden="true">${cutAt === null ? messages['cut-where'] : lifted}</span>
      ${step('more', '›', value + 1)}
    </div>
  </div>`;
};
