import { css } from 'lit';

/** Styles for the terms and their explanations. */
export const termsStyles = css`
  .term {
    cursor: help;
    font-weight: inherit;
    /*
     * Makes the touch target larger than the visible text. In an inline box, padding does not change the line height.
     */
    margin-block: -5px;
    padding-block: 5px;
    pointer-events: auto;
    text-decoration: underline dotted 1px;
    text-underline-offset: 0.22em;
  }

  .whole-name {
    white-space: nowrap;
  }

  /* The bar's lines are only as high as their letters and would clip an underline with a larger offset. */
  .bar .term {
    text-underline-offset: 0.1em;
  }

  .trick-marks .term {
    padding-block: 3px;
    text-decoration: none;
  }

  .term:focus-visible {
    border-radius: var(--_radius-small);
  }

  .term[aria-expanded='true'] {
    text-decoration-style: solid;
  }

  .note-on-term {
    background: var(--_paper);
    border-radius: var(--_radius-medium);
    box-shadow: 0 4px 18px #000b;
    color: var(--_paper-ink);
    font-size: var(--_type-note);
    line-height: 1.35;
    overflow-y: auto;
    padding: 8px 12px 10px;
    position: absolute;
    user-select: text;
    -webkit-user-select: text;
    z-index: 7;
  }

  .note-on-term:focus-visible {
    outline-offset: -3px;
  }

  .note-on-term strong {
    display: block;
    font-size: var(--_type-body);
    line-height: 28px;
    padding-inline-end: 44px;
  }

  .note-on-term p {
    margin: 4px 0 0;
  }

  .note-on-term button {
    background: none;
  }

  .note-on-term .close {
    font-size: var(--_type-display);
    height: 44px;
    inset: 0 0 auto auto;
    line-height: 1;
    position: absolute;
    width: 44px;
  }

  .note-on-term .more {
    font-weight: 700;
    min-height: 44px;
    padding-inline: 2px;
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }

  @media (forced-colors: active) {
    .note-on-term {
      border: 2px solid CanvasText;
    }
  }
`;
