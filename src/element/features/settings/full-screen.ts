import { html, nothing, type TemplateResult } from 'lit';
import type { TemplateTopics } from '../../table/template-data.js';

/** The switch that begins and ends full screen. Empty if the browser or the page does not allow full screen. */
export const fullScreenSwitch = (
  { texts: { messages } }: TemplateTopics<'texts'>,
  host: HTMLElement,
): TemplateResult | typeof nothing => {
  const page = host.ownerDocument;
  if (!page.fullscreenEnabled) return nothing;
  const isFull = host.matches(':fullscreen');
  const toggle = (): void => {
    // The browser can still refuse, for example without a press. The table then stays as it is.
    (isFull ? page.exitFullscreen() : host.requestFullscreen()).catch(() => {});
  };
  return html`<button
    class="preference"
    part="button"
    role="switch"
    data-full-screen
    aria-checked=${isFull}
    @click=${toggle}
  >
    <span>${messages['label-full-screen']}</span><span class="slide" aria-hidden="true"></span>
  </button>`;
};
