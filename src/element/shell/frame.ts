import { html, nothing, type TemplateResult } from 'lit';
import type { SurfaceName } from './settings/settings.js';

export interface FrameData {
  /** The table's accessible name; undefined until the texts have loaded. */
  readonly label: string | undefined;
  readonly language: string;
  /** The surface of the table, which styles and the canvas read from `data-surface`. Without this attribute, it is larch. */
  readonly surface: SurfaceName;
  /** The poster or the game. */
  readonly content: unknown;
}

/**
 * The permanent frame of a table: its room, the stage for the canvas and the live regions. `translate="no"` stops page
 * translators, because the table has its own languages and Lit cannot update text nodes that a translator has replaced.
 */
export const frameTemplate = ({ label, language, surface, content }: FrameData): TemplateResult => {
  const named = surface === 'larch' ? nothing : surface;
  return html`<div class="inside" translate="no" data-surface=${named}>
    <div class="widths"><span></span><span></span><span></span><span></span></div>
    <div class="room">
      <div class="frame" part="table" role="group" aria-label=${label ?? nothing} lang=${language}>
        <div class="stage" part="stage" aria-hidden="true" data-surface=${named}></div>
        ${content}
        <div class="live sr-only" role="status" aria-live="polite"></div>
        <div class="live urgent sr-only" aria-live="assertive" aria-atomic="true"></div>
      </div>
    </div>
  </div>`;
};
