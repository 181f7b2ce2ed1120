import { html, nothing, type TemplateResult } from 'lit';
import type { Messages } from '../../../i18n/de/table.js';
import { closeIcon } from '../../shell/icons.js';
import type { Panel } from '../template-data.js';

export interface PanelFrame {
  readonly panel: Panel;
  readonly messages: Messages;
  readonly close: () => void;
  readonly keydown?: ((event: KeyboardEvent) => void) | undefined;
}

/** The frame around every panel, with a heading and a button that closes the panel. */
export const panelFrame = ({ panel, messages, close, keydown }: PanelFrame, content: unknown): TemplateResult => {
  const label = messages[`label-${panel}`];
  return html`<section
    class=${`panel of-${panel}`}
    role="dialog"
    aria-label=${label}
    tabindex="-1"
    @keydown=${keydown ?? nothing}
  >
    <header>
      <h3>${label}</h3>
      <button class="tool" part="button" aria-label=${messages['label-close']} @click=${close}>${closeIcon}</button>
    </header>
    ${content}
  </section>`;
};
