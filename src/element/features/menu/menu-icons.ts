import { svg } from 'lit';
import { icon } from '../../shell/icons.js';

/** A card with a star, for a new game. */
export const newGameIcon = icon(svg`<path d="M6 4.5h9.5v15H6zM18 7.5l1.8.5-3 11"/><path d="M10.7 9v6M7.7 12h6"/>`);

/** An open book. */
export const rulesIcon = icon(
  svg`<path d="M12 7c-2-1.6-5-2-8-1.5v12.8c3-.5 6-.1 8 1.5 2-1.6 5-2 8-1.5V5.5C17 5 14 5.4 12 7zM12 7v12.8"/>`,
);

/** A graduation cap. */
export const lessonIcon = icon(
  svg`<path d="M2.5 9.5 12 5l9.5 4.5L12 14zM6.5 11.5v4.6c3 2.6 8 2.6 11 0v-4.6M21.5 9.5v5"/>`,
);

/** The corners of a screen. */
export const fullScreenIcon = icon(svg`<path d="M4.5 9V4.5H9M15 4.5h4.5V9M19.5 15v4.5H15M9 19.5H4.5V15"/>`);

/** An open door with an arrow. */
export const leaveIcon = icon(svg`<path d="M13.5 4.5h-8v15h8M10 12h10.5M17 8.5l3.5 3.5-3.5 3.5"/>`);
