import { css } from 'lit';

/** Styles for the canvas, the card images in the DOM, and the tools. */
export const tableStyles = css`
  /* In quirks mode, tables do not inherit these properties. */
  table {
    color: inherit;
    font: inherit;
  }

  /*
   * Mask of a scroller with 16 px of padding: rows fade out at both edges, and the first and the last row are whole. It is
   * not among the tokens, because an element outside the viewport does not load it.
   */
  .inside {
    --_fade: linear-gradient(#0000, #000 16px calc(100% - 16px), #0000);
  }

  /* A mask would hide the focus ring. */
  .inside [tabindex='0']:focus-visible {
    --_fade: none;
  }

  @media (forced-colors: active) {
    .inside {
      --_fade: none;
    }
  }

  .cards {
    inset: 0;
    pointer-events: none;
    position: absolute;
  }

  .cards svg,
  .cards .picture {
    display: block;
    height: 100%;
    width: 100%;
  }

  .cards .picture {
    border-radius: 6.5%;
    box-shadow: 0 1px 4px #0008;
    position: absolute;
    transform-origin: center;
  }

  .cards .dimmed {
    filter: brightness(0.62) saturate(0.7);
  }

  .bar {
    align-items: stretch;
    display: flex;
    gap: 6px;
    justify-content: space-between;
    pointer-events: none;
    position: absolute;
  }

  .bar > * {
    pointer-events: auto;
  }

  @container (max-width: 559px) {
    .roomy {
      display: none;
    }
  }

  .tools {
    display: flex;
    gap: 6px;
  }

  .tool {
    align-items: center;
    align-self: center;
    background: var(--_slate);
    border-radius: var(--_radius-small);
    box-shadow: var(--_frame-small);
    display: flex;
    height: 44px;
    justify-content: center;
    width: 44px;
  }

  /* The tools of the bar are as high as the announcement. */
  .tools > .tool {
    align-self: stretch;
    height: auto;
    min-height: 44px;
  }

  .tool svg {
    height: 24px;
    width: 24px;
  }

  /* Controls grow with a large table. */
  .bar > *,
  .sheet,
  .panel:not([data-form]) {
    zoom: var(--_zoom, 1);
  }

  /* The frames of two tools touch at a gap of 6 px. */
  @container (min-width: 780px) {
    .bar,
    .tools {
      gap: 10px;
    }
  }

  /* Without the sound button, the score and the announcement have enough room. The settings also have a sound switch. */
  @container (max-width: 599px) {
    .tool[data-sound] {
      display: none;
    }
  }

  /* On a low table without a slate, the score takes the sound button's position. */
  @container (max-width: 779px) {
    .side .tool[data-sound] {
      display: none;
    }
  }
`;
