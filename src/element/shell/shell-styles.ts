import { css } from 'lit';

/** Styles for the host element and its poster. A page needs no other styles before a game begins. */
export const shellStyles = css`
  :host {
    display: block;
  }

  /* A page's rule for all elements must not show a table that the page hides, so this rule is !important. */
  :host([hidden]:not([hidden='until-found'])) {
    display: none !important;
  }

  /* A page's rules for all elements also match the host and would be inherited. Inheritance ends here. */
  .inside {
    all: initial;
    --_accent: var(--watten-accent, #e6b23c);
    /* Text on the accent colour. */
    --_ink: #1c1814;
    --_surface: var(--watten-surface, #262b2d);
    --_table: var(--watten-table, #8d5a30);
    --_text: var(--watten-text, #f4efe3);
    --_radius: var(--watten-radius, 12px);
    /* The smallest text size. */
    --_small: 14px;
    box-sizing: border-box;
    color: var(--_text);
    /* All of the table's languages are written from left to right, and left and right are those of a real table. */
    direction: ltr;
    display: block;
    font-family: var(--watten-font, Georgia, 'Times New Roman', serif);
    font-size: 16px;
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
    background:
      radial-gradient(ellipse at 50% 40%, #ffd9a04d 0%, #0000 60%, #0004 100%),
      repeating-linear-gradient(#0000 0 16.5%, #0005 16.55% 16.67%), var(--_table);
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
    background: linear-gradient(#fdf8ea, #eadfc4);
    border: 1px solid #1c1814;
    border-radius: calc(var(--_radius) * 0.66);
    box-shadow:
      0 1px 0 #fff8 inset,
      0 2px 5px #0006;
    color: #1c1814;
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

  .poster {
    align-items: center;
    background:
      radial-gradient(ellipse at 50% 30%, #ffffff1c 0%, #0000 55%, #0007 100%),
      repeating-linear-gradient(90deg, #0000 0 18.6%, #0004 18.7% 18.9%, #0000 19% 20%), var(--_table);
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

  /*
   * A page's accent colour can be dark, so text on it is black or white, whichever has more contrast. The page's text
   * colour is meant for panels and can be dark as well. On the table, text is light, or dark if the wood is light.
   */
  @supports (color: lch(from red l 0 0)) {
    .inside {
      --_ink: lch(from var(--_accent) calc(5e4 - l * 1e3) 0 0);
    }

    .poster {
      color: lch(from var(--_table) clamp(9, 5e4 - l * 1e3, 95) 6 90);
    }
  }

  .poster h2 {
    font-size: clamp(34px, 10cqi, 72px);
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
    font-size: 18px;
    min-height: 52px;
    min-width: min(100%, 15em);
  }

  @container (min-width: 1800px) {
    .poster > :not(.fan) {
      zoom: 1.6;
    }

    .fan {
      margin-block-end: 24px;
    }
  }

  .fan {
    display: flex;
    height: min(44cqi - 14px, 34%);
    justify-content: center;
    min-height: 0;
  }

  .fan svg {
    border-radius: 6%;
    filter: drop-shadow(0 3px 5px #0008);
    height: 100%;
    margin-inline: -4.5%;
    width: auto;
  }

  .fan svg:nth-child(1) {
    transform: translateY(9%) rotate(-14deg);
  }

  .fan svg:nth-child(2) {
    transform: translateY(2%) rotate(-7deg);
  }

  .fan svg:nth-child(4) {
    transform: translateY(2%) rotate(7deg);
  }

  .fan svg:nth-child(5) {
    transform: translateY(9%) rotate(14deg);
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
