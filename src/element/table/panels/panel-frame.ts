import { html, nothing, type TemplateResult } from 'lit';
import type { Messages } from '../../../i18n/de/table.js';
import { closeIcon } from '../../shell/icons.js';
import type { Panel } from '../template-data.js';

export interface PanelFrame {
  readonly panel: Panel;
  readonly messages: Messages;
  /** The question that the panel asks, as its heading; undefined for the panel's name. */
  readonly question?: string | undefined;
  /** The panel that led to this panel; null if none. */
  readonly previous: Panel | null;
  /** Opens a panel; null closes this one. */
  readonly show: (panel: Panel | null) => void;
  readonly keydown?: ((event: KeyboardEvent) => void) | undefined;
}

/** The button that returns to the panel that led here. */
const backButton = (messages: Messages, previous: Panel, show: PanelFrame['show']): TemplateResult => {
  const label = `${messages['label-back']}: ${messages[`label-${previous}`]}`;
  return html`<button
    class="to-previous"
    part="button"
    aria-label=${label}
    title=${label}
    @click=${() => show(previous)}
  >
    <span aria-hidden="true">‹</span>
  </button>`;
};

/** The frame around every panel, with a heading, a button that closes the panel and a button that returns. */
export const panelFrame = (
  { panel, messages, question, previous, show, keydown }: PanelFrame,
  content: unknown,
): TemplateResult => {
  const label = question ?? messages[`label-${panel}`];
  return html`<section
    class=${`panel of-${panel}`}
    role="dialog"
    aria-label=${label}
    tabindex="-1"
    @keydown=${keydown ?? nothing}
  >
    <header>
      ${previous ? backButton(messages, previous, show) : nothing}
      <h3>${label}</h3>
      <button class="tool" part="button" aria-label=${messages['label-close']} @click=${() => show(null)}>
        ${closeIcon}
      </button>
    </header>
    ${content}
  </section>`;
};
