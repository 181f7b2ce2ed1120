import { html, nothing, type TemplateResult } from 'lit';
import type { TemplateTopics } from '../../table/template-data.js';
import { fullScreenIcon } from './menu-icons.js';

/**
 * The row that begins and ends full screen. Empty if the browser or the page does not allow full screen.
 * @param changed called when full screen has begun or ended
 */
export const fullScreenRow = (
  { texts: { messages } }: TemplateTopics<'texts'>,
  host: HTMLElement,
  changed: () => void,
): TemplateResult | typeof nothing => {
  const page = host.ownerDocument;
  if (!page.fullscreenEnabled) return nothing;
  const isFull = host.matches(':fullscreen');
  const toggle = (): void => {
    // The browser can still refuse, for example without a press. The table then stays as it is.
    (isFull ? page.exitFullscreen() : host.requestFullscreen()).then(changed, () => {});
  };
  return html`<button class="row" part="button" role="switch" data-full-screen aria-checked=${isFull} @click=${toggle}>
    ${fullScreenIcon}<span>${messages['label-full-screen']}</span>
  </button>`;
};
