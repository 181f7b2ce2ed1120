import { html, nothing, type TemplateResult } from 'lit';
import type { TemplateData } from '../../table/template-data.js';

/** The button that shows what everybody held; the first time it agrees to show what is left. */
export const handsButton = (
  { model, messages, panel }: TemplateData,
  showHands: () => void,
): TemplateResult | typeof nothing =>
  model.wholeHand
    ? html`<button
        class="button"
        part="button"
        data-panel="hands"
        data-action=${model.reveal ? 'reveal' : nothing}
        aria-expanded=${panel === 'hands'}
        @click=${showHands}
      >
        ${messages['label-hands']}
      </button>`
    : nothing;
