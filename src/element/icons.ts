import { html, svg, type SVGTemplateResult, type TemplateResult } from 'lit';

/** The tools' signs: strokes in the colour of the text. */
const icon = (content: SVGTemplateResult): TemplateResult =>
  html`<svg viewBox="0 0 24 24" aria-hidden="true" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round">${content}</svg>`;

/** Cards of a trick, fanned. */
export const trickIcon = icon(svg`<path d="M4 7.5 10 5l5 11.5-6 2.5z"/><path d="M12 5.5 19 7l-3 12-3-.7"/>`);

/** Lines of writing. */
export const logIcon = icon(svg`<path d="M5 6h14M5 12h14M5 18h9"/>`);

export const closeIcon = icon(svg`<path d="M6 6l12 12M18 6 6 18"/>`);

/** A face that makes a sign. */
export const signalIcon = icon(svg`<circle cx="12" cy="12" r="8.5"/><path d="M8 9.2c.8-.9 2-.9 2.8 0M13.2 9.2H16M9 15.5c1.8 1.4 4.2 1.4 6-.6"/>`);
