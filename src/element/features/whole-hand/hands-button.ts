import { html, nothing, type TemplateResult } from 'lit';
import type { TemplateTopics } from '../../table/template-data.js';

/**
 * The button that shows all players' cards. The first press also signals the visitor's agreement to reveal the remaining
 * cards.
 */
export const handsButton = (
  { model, texts: { messages }, panel }: TemplateTopics<'model' | 'panel' | 'texts'>,
  showHands: () => void,
): TemplateResult | typeof nothing =>
  model.wholeHand
    ? html`<button
        class="button"
        part="button"
        data-panel="hands"
        data-action=${model.reveal ? 'reveal' : nothing}
        aria-expanded=${panel.open === 'hands'}
        @click=${showHands}
      >
        ${messages['label-hands']}
      </button>`
    : nothing;
