import { html, type TemplateResult } from 'lit';
import type { Messages } from '../../../i18n/de/table.js';
import { undoIcon } from '../../shell/icons.js';

/** The button that takes the visitor's last card back. */
export const undoButton = (messages: Messages, undo: () => void): TemplateResult =>
  html`<button
    class="aid"
    part="button"
    data-undo
    aria-label=${messages['label-undo']}
    title=${messages['label-undo']}
    @click=${undo}
  >
    ${undoIcon}<span>${messages['label-undo']}</span>
  </button>`;
