import { html, nothing, type TemplateResult } from 'lit';

export interface FrameData {
  /** What the table is called; undefined: there are no texts yet. */
  readonly label: string | undefined;
  readonly language: string;
  /** What is in it: a poster or a game. */
  readonly content: unknown;
}

/**
 * What is always there of a table: its room, the place of the canvas, and what is said aloud. It speaks languages of its own:
 * a page translator that replaces its texts would freeze them.
 */
export const frameTemplate = ({ label, language, content }: FrameData): TemplateResult =>
  html`<div class="inside" translate="no">
    <div class="widths"><span></span><span></span><span></span><span></span></div>
    <div class="room">
      <div class="frame" part="table" role="group" aria-label=${label ?? nothing} lang=${language}>
        <div class="stage" part="stage" aria-hidden="true"></div>
        ${content}
        <div class="live sr-only" role="status" aria-live="polite"></div>
        <div class="live urgent sr-only" aria-live="assertive" aria-atomic="true"></div>
      </div>
    </div>
  </div>`;
