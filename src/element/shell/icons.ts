import { html, svg, type SVGTemplateResult, type TemplateResult } from 'lit';

/** A tool's icon, with strokes in the text colour. */
export const icon = (content: SVGTemplateResult): TemplateResult =>
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

/** Fanned cards of a trick. */
export const trickIcon = icon(svg`<path d="M4 7.5 10 5l5 11.5-6 2.5z"/><path d="M12 5.5 19 7l-3 12-3-.7"/>`);

/** A crossed-out entry and a pencil. */
export const deductionIcon = icon(svg`<path d="M4 20l1-4L16 5l3 3L8 19zM14 7l3 3"/>`);

/** Lines of writing. */
export const logIcon = icon(svg`<path d="M5 6h14M5 12h14M5 18h9"/>`);

/** A loudspeaker, in its on and off states. */
export const soundIcon = icon(
  svg`<path d="M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM15.5 9a4.2 4.2 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11"/>`,
);
export const silentIcon = icon(svg`<path d="M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM16 9.5l5 5M21 9.5l-5 5"/>`);

/** Three lines. */
export const menuIcon = icon(svg`<path d="M4.5 6.5h15M4.5 12h15M4.5 17.5h15"/>`);

/** A light bulb. */
export const hintIcon = icon(
  svg`<path d="M9 17.5h6M10 20.5h4M8.6 14.4a6 6 0 1 1 6.8 0c-.6.5-.9 1-1 1.7H9.6c-.1-.7-.4-1.2-1-1.7z"/>`,
);

/** A clock with an arrow that points back. */
export const reviewIcon = icon(svg`<path d="M4.5 9.5A8 8 0 1 1 4 13M4 5v5h5M12 8v4.5l3 2"/>`);

/** Sliders. */
export const settingsIcon = icon(
  svg`<path d="M4 7h9M18.5 7H20M4 17h1.5M11 17h9"/><circle cx="15.7" cy="7" r="2.6"/><circle cx="8.3" cy="17" r="2.6"/>`,
);

/** A bin, for deleting. */
export const binIcon = icon(svg`<path d="M4.5 7h15M9.5 7V4.5h5V7M6.5 7l1 13h9l1-13M10.3 11v5.5M13.7 11v5.5"/>`);

export const closeIcon = icon(svg`<path d="M6 6l12 12M18 6 6 18"/>`);

/** An arrow that turns back. */
export const undoIcon = icon(svg`<path d="M9 6 4.5 10.5 9 15M5 10.5h8.5a5 5 0 0 1 0 10H9"/>`);

/** A winking face. */
export const signalIcon = icon(
  svg`<circle cx="12" cy="12" r="8.5"/><path d="M8 9.2c.8-.9 2-.9 2.8 0M13.2 9.2H16M9 15.5c1.8 1.4 4.2 1.4 6-.6"/>`,
);

/** Playback controls, as on every media player. */
export const firstIcon = icon(svg`<path d="M6 5.5v13M18 6l-8.5 6 8.5 6z"/>`);
export const backIcon = icon(svg`<path d="M15.5 6 7 12l8.5 6z"/>`);
export const runIcon = icon(svg`<path d="M7.5 5v14L19 12z" fill="currentColor"/>`);
export const haltIcon = icon(svg`<path d="M7.5 5.5h3v13h-3zM13.5 5.5h3v13h-3z" fill="currentColor"/>`);
export const forwardIcon = icon(svg`<path d="M8.5 6 17 12l-8.5 6z"/>`);
export const lastIcon = icon(svg`<path d="M18 5.5v13M6 6l8.5 6L6 18z"/>`);

/** A speech bubble. */
export const commentIcon = icon(svg`<path d="M5 5.5h14v10h-8l-4 3.5v-3.5H5zM8.5 9h7M8.5 12h4.5"/>`);

/** An icon in a seat's ring, drawn in a 16 × 16 square. */
export const partyIcon = (content: SVGTemplateResult): TemplateResult =>
  html`<svg viewBox="0 0 16 16" fill="none" stroke="currentColor" stroke-width="1.9" stroke-linecap="round">
    ${content}
  </svg>`;

/** A crescent moon. */
export const restIcon = partyIcon(svg`<path d="M10 2.8a5.6 5.6 0 1 0 3.4 7.4A4.9 4.9 0 0 1 10 2.8z"/>`);

/** A crossed-out eye. */
export const blindIcon = partyIcon(
  svg`<path d="M2.5 8.5C5 5 11 5 13.5 8.5 11 12 5 12 2.5 8.5zM3.5 13.5l9-10"/><circle cx="8" cy="8.5" r="1.4"/>`,
);
