import { html, nothing, type TemplateResult } from 'lit';
import { binIcon } from '../../shell/icons.js';
import type { Messages } from '../../../i18n/de/table.js';
import type { Deletion } from '../template-data.js';

/** The button that deletes stored data after a confirmation. */
export const deletionTools = (messages: Messages, deletion: Deletion | null): TemplateResult | typeof nothing => {
  if (!deletion) return nothing;
  const { words, state, ask, cancel, confirm } = deletion;
  if (state === 'done') return html`<div class="deletion"><p>${messages[`${words}-done`]}</p></div>`;
  if (state === 'asking')
    return html`<div
      class="deletion"
      role="group"
      aria-label=${`${messages[`${words}-question`]} ${messages[`${words}-explained`]}`}
    >
      <p><strong>${messages[`${words}-question`]}</strong></p>
      <p>${messages[`${words}-explained`]}</p>
      <button class="button" part="button" data-deletion="cancel" @click=${cancel}>${messages[`${words}-no`]}</button>
      <button class="button danger" part="button" data-deletion="confirm" @click=${confirm}>
        ${binIcon}<span>${messages[`${words}-yes`]}</span>
      </button>
    </div>`;
  return html`<div class="deletion">
    ${state === 'failed' ? html`<p>${messages[`${words}-failed`]}</p>` : nothing}
    <button class="aid" part="button" data-deletion="ask" @click=${ask}>${messages[`${words}-kept`]}</button>
  </div>`;
};
