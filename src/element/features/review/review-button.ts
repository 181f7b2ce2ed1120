import { html, nothing, type TemplateResult } from 'lit';
import { reviewIcon } from '../../shell/icons.js';
import type { TemplateTopics } from '../../table/template-data.js';

/** The button that opens the review after a hand. */
export const reviewButton = (
  { texts: { messages }, panel }: TemplateTopics<'panel' | 'texts'>,
  isOffered: boolean,
): TemplateResult | typeof nothing =>
  isOffered
    ? html`<button
        class="aid"
        part="button"
        data-panel="review"
        aria-label=${messages['label-review']}
        title=${messages['label-review']}
        aria-expanded=${panel.open === 'review'}
        @click=${() => panel.show('review')}
      >
        ${reviewIcon}<span>${messages['label-review']}</span>
      </button>`
    : nothing;
