import { html, nothing, type TemplateResult } from 'lit';
import { binIcon } from './icons.js';
import type { TemplateData } from './template-data.js';

/** The button that deletes what is kept of the table; it asks first. */
export const deletionTools = ({ deletion, messages }: TemplateData): TemplateResult | typeof nothing => {
  if (!deletion) return nothing;
  const { state, ask, cancel, confirm } = deletion;
  if (state === 'done') return html`<div class="deletion"><p>${messages['delete-done']}</p></div>`;
  if (state === 'asking')
    return html`<div
      class="deletion"
      role="group"
      aria-label=${`${messages['delete-question']} ${messages['delete-explained']}`}
    >
      <p><strong>${messages['delete-question']}</strong></p>
      <p>${messages['delete-explained']}</p>
      <button class="button" part="button" data-deletion="cancel" @click=${cancel}>${messages['delete-no']}</button>
      <button class="button danger" part="button" data-deletion="confirm" @click=${confirm}>
        ${binIcon}<span>${messages['delete-yes']}</span>
      </button>
    </div>`;
  return html`<div class="deletion">
    ${state === 'failed' ? html`<p>${messages['delete-failed']}</p>` : nothing}
    <button class="aid" part="button" data-deletion="ask" @click=${ask}>${messages['delete-kept']}</button>
  </div>`;
};
