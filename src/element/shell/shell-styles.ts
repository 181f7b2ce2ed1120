import { css } from 'lit';

/** Styles for the host element and its poster. A page needs no other styles before a game begins. */
export const shellStyles = css`
  /* A page's outline for focused elements also matches the host when a control inside has the focus. */
  :host {
    display: block;
    outline: 0 !important;
  }

  /* A page's rule for all elements must not show a table that the page hides, so this rule is !important. */
  :host([hidden]:not([hidden='until-found'])) {
    display: none !important;
  }

  /* A page's rules for all elements also match the host and would be inherited. Inheritance ends here. */
  .inside {
    all: initial;
    box-sizing: border-box;
    color: var(--_text);
    /* All of the table's languages are written from left to right, and left and right are those of a real table. */
    direction: ltr;
    display: block;
    font-family: var(--watten-font, 'Watten Vollkorn', Georgia, 'Times New Roman', serif);
    font-variant-numeric: lining-nums;
    font-size: var(--_type-body);
    height: 100%;
    line-height: 1.25;
    pointer-events: inherit;
    text-align: start;
    -webkit-text-size-adjust: 100%;
    text-size-adjust: 100%;
    visibility: inherit;
    width: 100%;
  }

  /*
   * Preferred width of a table whose width depends on its content (in a dialog, a float or a table cell): the width of
   * these boxes side by side, but at least that of one box. The room itself has no width.
   */
  .widths {
    font-size: 0;
    height: 0;
    line-height: 0;
    overflow: hidden;
    visibility: hidden;
  }

  /* Page content in a slot keeps the page's direction. */
  :host(:dir(rtl)) slot {
    direction: rtl;
  }

  .widths span {
    display: inline-block;
    width: 280px;
  }

  @container (max-width: 359px) {
    .frame {
      --_small: 12px;
    }
  }

  .room {
    container-type: inline-size;
    height: 100%;
    overflow: auto;
  }

  *,
  *::before,
  *::after {
    box-sizing: border-box;
  }

  .frame {
    aspect-ratio: 10 / 16;
    /* Wooden boards as a background until the canvas draws the wood. */
    background: radial-gradient(ellipse at 50% 40%, #ffd9a04d 0%, #0000 60%, #0004 100%), var(--_boards), var(--_table);
    border-radius: var(--_radius);
    contain: layout paint;
    height: 100%;
    max-height: 100svh;
    min-height: 256px;
    overflow: hidden;
    position: relative;
    user-select: none;
    -webkit-user-select: none;
    width: 100%;
  }

  @container (min-width: 480px) {
    .frame {
      aspect-ratio: 4 / 5;
    }
  }

  @container (min-width: 860px) {
    .frame {
      aspect-ratio: 16 / 10;
    }
  }

  button {
    appearance: none;
    border: 0;
    color: inherit;
    cursor: pointer;
    font: inherit;
    margin: 0;
    padding: 0;
    touch-action: manipulation;
    -webkit-tap-highlight-color: transparent;
  }

  button:focus-visible,
  [tabindex]:focus-visible {
    outline: 3px solid var(--_accent);
    outline-offset: 2px;
  }

  .button {
    align-items: center;
    background: var(--_paper-sheet);
    border: 1px solid var(--_paper-ink);
    border-radius: var(--_radius-medium);
    box-shadow:
      0 1px 0 #fff8 inset,
      0 2px 5px #0006;
    color: var(--_paper-ink);
    display: inline-flex;
    font-weight: 600;
    gap: 6px;
    justify-content: center;
    min-height: 44px;
    min-width: 44px;
    padding: 4px 14px;
    text-align: center;
  }

  .button.primary {
    background: var(--_accent);
    color: var(--_ink);
  }

  @media (hover: hover) {
    .button:hover {
      filter: brightness(1.07);
    }
  }

  .button:active {
    transform: translateY(1px);
  }

  .stage {
    inset: 0;
    pointer-events: none;
    position: absolute;
  }

  .poster {
    align-items: center;
    /* Boards in the evening until the canvas draws the wood. */
    background:
      radial-gradient(ellipse at 50% 36%, #ffd9a01a 0%, #0000 55%, #0008 100%), var(--_boards),
      color-mix(in srgb, var(--_table) 45%, #1e0e04);
    color: var(--_paper);
    display: flex;
    flex-flow: column;
    gap: min(18px, 3.4%);
    inset: 0;
    justify-content: safe center;
    overflow: auto;
    padding: 16px;
    position: absolute;
    text-align: center;
  }

  /* The lamp leaves the wood dark enough for text in the colour of paper. */
  .stage:has(canvas) ~ slot .poster {
    background: radial-gradient(ellipse at 50% 36%, #1e0e0485 0%, #1e0e0499 55%, #120802c0 100%);
  }

  .poster h2 {
    font-size: var(--_type-poster);
    font-weight: 700;
    letter-spacing: 0.03em;
    line-height: 1;
    margin: 0;
    text-shadow: 0 2px 6px #0009;
  }

  .poster p {
    margin: 0;
    text-shadow: 0 1px 3px #000a;
    text-wrap: balance;
  }

  .ways {
    display: flex;
    flex-flow: wrap;
    gap: 10px;
    justify-content: center;
  }

  .poster .button {
    padding: 8px 18px;
  }

  /* The main action has the largest button. */
  .poster .primary {
    font-size: var(--_type-title);
    min-height: 52px;
    min-width: min(100%, 15em);
  }

  @container (min-width: 1400px) {
    .poster > :not(.fan) {
      zoom: 1.2;
    }

    .fan {
      margin-block-end: 16px;
    }
  }

  @container (min-width: 1800px) {
    .poster > :not(.fan) {
      zoom: 1.75;
    }

    .fan {
      margin-block-end: 24px;
    }
  }

  .fan {
    align-self: stretch;
    display: flex;
    height: min(44cqi - 14px, 34%);
    min-height: 0;
  }

  .fan span {
    flex: 1;
    position: relative;
  }

  .fan canvas {
    position: absolute;
  }

  .sr-only {
    clip-path: inset(50%);
    height: 1px;
    margin: -1px;
    overflow: hidden;
    position: absolute;
    white-space: nowrap;
    width: 1px;
  }

  @media (forced-colors: active) {
    .button {
      border: 1px solid CanvasText;
    }
  }
`;
