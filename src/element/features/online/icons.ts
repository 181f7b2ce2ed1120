import { html, svg, type SVGTemplateResult, type TemplateResult } from 'lit';

/**
 * Draws strokes in the text colour, like a local game's icons. A file shared with those icons would add a request
 * to every game.
 */
const icon = (content: SVGTemplateResult): TemplateResult =>
  html`<svg
    viewBox="0 0 24 24"
    aria-hidden="true"
    fill="none"
    stroke="currentColor"
    stroke-width="1.8"
    stroke-linecap="round"
    stroke-linejoin="round"
  >
    ${content}
  </svg>`;

/** Four seats around a table. */
export const tableIcon = icon(
  svg`<rect x="8" y="8" width="8" height="8" rx="1.5"/><circle cx="12" cy="3.7" r="1.7"/><circle cx="12" cy="20.3" r="1.7"/><circle cx="3.7" cy="12" r="1.7"/><circle cx="20.3" cy="12" r="1.7"/>`,
);

/** A knocking fist. */
export const knockIcon = icon(
  svg`<path d="M6 12.5V10a1.7 1.7 0 0 1 3.4 0V8.700a1.7 1.7 0 0 1 3.4 0V9.200a1.7 1.7 0 0 1 3.4 0v.900a1.5 1.5 0 0 1 3 0V14c0 3.5-2.2 6-5.8 6H12c-3.6 0-6-2.6-6-6zM9.4 10v3M12.8 9.200V13M16.2 10v3M4 5.5 5.6 7M9 2.500l.5 2.200M14.5 2.5 14 4.7"/>`,
);

export const closeIcon = icon(svg`<path d="M6 6l12 12M18 6 6 18"/>`);
