import { css } from 'lit';

/** Styles for the panels that open over the table. */
export const panelStyles = css`
  .panel {
    background: var(--_slate);
    border-radius: var(--_radius-medium);
    /* The last shadow dims the inert table behind the panel. */
    box-shadow:
      var(--_frame-large),
      0 0 0 300vmax #0007;
    display: flex;
    flex-direction: column;
    gap: var(--_space);
    height: fit-content;
    inset: var(--_space-large);
    margin: auto;
    max-height: min(520px, calc(100% - 28px));
    max-width: 420px;
    padding: 10px 14px 14px;
    position: absolute;
    z-index: 5;
  }

  @container (min-width: 760px) {
    .panel {
      max-height: calc(100% - 28px);
    }
  }

  /* These panels end above the prompt, because the score explains the question. */
  @container (min-width: 480px) {
    .upright + .panel:is(.of-score, .of-stats) {
      inset-block-end: 42%;
      max-height: calc(58% - 28px);
    }
  }

  /* Four signs fit in a row, with whole words in every language. */
  .panel.of-signals {
    max-width: 480px;
  }

  /* A low table is wide enough for all signs in a row. */
  .side + .panel.of-signals {
    max-width: 660px;
  }

  .panel header {
    align-items: center;
    display: flex;
  }

  .panel h3 {
    font-size: var(--_type-title);
    margin: 0;
  }

  .panel header h3 {
    flex: 1;
  }

  .panel .tool {
    flex: none;
  }

  .to-previous {
    background: none;
    border-radius: var(--_radius-small);
    flex: none;
    font-size: calc(var(--_type-display) * 1.5);
    height: 44px;
    line-height: 0.8;
    margin-inline-start: -12px;
    width: 44px;
  }

  .panel .lines {
    flex: 1;
    font-size: var(--_type-note);
    overflow-y: auto;
    overscroll-behavior: contain;
    touch-action: pan-y;
    user-select: text;
    -webkit-user-select: text;
  }

  /* Forced colours show the transparent border in place of the fade. */
  .panel
    :is(.lines:not(.schrift), .stats, .preferences, .review, .rows, .book, .keys, .companions, .signals, .whole-hand) {
    border-block: 1px solid #0000;
    margin-block: calc(-1 * var(--_space));
    -webkit-mask-image: var(--_fade);
    mask-image: var(--_fade);
    padding-block: 16px;
    scroll-padding-block: 16px;
  }

  /* Hides the edges of the rows that stay in place when the score scrolls. */
  .panel.of-score {
    background: var(--_surface);
  }

  .panel .lines ol {
    list-style: none;
    margin: 0;
    padding: 0;
  }

  .panel .lines .hand-line {
    border-top: 1px solid var(--_chalk-line);
    font-size: var(--_type-body);
    margin: 6px 0 2px;
    padding-top: 6px;
  }

  .panel .lines li {
    padding: 2px 0;
  }

  .panel .lines .log-trick {
    border-inline-start: 2px solid var(--_chalk-line);
    margin-block: 6px;
    padding-inline-start: 10px;
  }

  .log-trick h5 {
    font-size: var(--_type-small);
    margin: 0;
    opacity: 0.85;
  }

  .panel .lines :is(.winner, .result) {
    font-weight: 700;
  }

  .log-trick .result {
    color: var(--_accent-text);
  }

  .preferences {
    display: flex;
    flex-direction: column;
    gap: 6px;
    overflow-y: auto;
    overscroll-behavior: contain;
  }

  .preference {
    align-items: center;
    background: none;
    display: flex;
    flex: none;
    gap: 4px 12px;
    justify-content: space-between;
    line-height: 1.2;
    min-height: 44px;
    text-align: start;
    width: 100%;
  }

  .preference input {
    user-select: text;
    -webkit-user-select: text;
  }

  /* All controls have one width. A long label wraps. */
  .preference input,
  .preference select {
    background: var(--_paper);
    border: 1px solid var(--_paper-ink);
    border-radius: var(--_radius-medium);
    color: var(--_paper-ink);
    flex: 0 0 55%;
    font: inherit;
    margin: 0;
    margin-inline-start: auto;
    min-height: 44px;
    min-width: 0;
    padding: 4px 12px;
  }

  /* A select indents its text by 4px more than an input. */
  .preference select {
    padding-inline: 8px;
  }

  @container (max-width: 359px) {
    .preference {
      flex-wrap: wrap;
    }

    .preference input,
    .preference select {
      flex-basis: 100%;
    }
  }

  .preference [type='range'] {
    accent-color: var(--_accent);
    background: none;
    border: 0;
    padding: 0;
  }

  .preference:has(:disabled) {
    opacity: 0.5;
  }

  .preference .further {
    font-size: var(--_type-title);
    line-height: 1;
    padding-inline: 10px;
  }

  .preference-group {
    display: flex;
    flex: none;
    flex-direction: column;
    gap: 6px;
  }

  /* Without voices in the browser, a group with only that setting has no row. */
  .preference-group:not(:has(.preference)) {
    display: none;
  }

  .preference-group:not(:last-child) {
    border-block-end: 1px solid var(--_chalk-line);
    margin-block-end: 6px;
    padding-block-end: var(--_space);
  }

  .preference-group h4 {
    font-size: var(--_type-body);
    margin: 0 0 2px;
  }

  .preference input:focus-visible,
  .preference select:focus-visible {
    outline: 3px solid var(--_accent);
    outline-offset: 2px;
  }

  .preference .slide {
    border: 2px solid currentColor;
    border-radius: var(--_round);
    flex: none;
    height: 26px;
    padding: 3px;
    width: 46px;
  }

  .preference .slide::before {
    background: currentColor;
    border-radius: 50%;
    content: '';
    display: block;
    height: 16px;
    width: 16px;
  }

  .preference[aria-checked='true'] .slide {
    background: var(--_accent);
    color: var(--_ink);
  }

  .preference[aria-checked='true'] .slide::before {
    margin-inline-start: auto;
  }

  .others {
    display: flex;
    flex: none;
    gap: 6px;
  }

  .others .aid {
    flex: 1;
  }

  .deletion {
    align-items: center;
    display: flex;
    flex: none;
    flex-wrap: wrap;
    gap: 6px;
    justify-content: center;
  }

  .deletion p {
    flex: 1 1 100%;
    font-size: var(--_type-small);
    margin: 0;
    text-align: center;
    text-wrap: balance;
  }

  .deletion .aid {
    padding-inline: 12px;
  }

  .deletion .button {
    flex: 1 1 0;
    font-size: var(--_type-note);
    min-width: max-content;
  }

  /* The dark colour, the double border and the bin icon distinguish this button from all others. */
  .deletion .danger {
    background: var(--_danger);
    border: 3px double #fff;
    color: #fff;
  }

  .deletion .danger svg {
    flex: none;
    height: 20px;
    width: 20px;
  }

  .signals {
    display: grid;
    gap: 6px;
    grid-auto-rows: max-content;
    grid-template-columns: repeat(auto-fill, minmax(116px, 1fr));
    overflow-y: auto;
  }

  .signals .button {
    flex-direction: column;
    font-size: var(--_type-small);
    gap: 1px;
    line-height: 1.1;
    min-height: 52px;
    padding: 4px 3px;
  }

  .signals .button:disabled {
    cursor: default;
    opacity: 0.45;
  }

  .signals svg {
    height: 18px;
    width: 18px;
  }

  .signals strong {
    align-items: center;
    max-width: 100%;
    overflow-wrap: anywhere;
    display: flex;
    gap: 3px;
    justify-content: center;
  }

  .signals .face:not([data-drawn]) {
    display: none;
  }

  .signals .face,
  .signals canvas {
    display: block;
    height: 60px;
    width: 60px;
  }

  @container (max-width: 479px) {
    .signals {
      grid-template-columns: repeat(auto-fill, minmax(88px, 1fr));
    }

    .signals .face,
    .signals canvas {
      height: 46px;
      width: 46px;
    }

    .signals .button {
      padding-inline: 1px;
    }

    .signals svg {
      height: 14px;
      width: 14px;
    }

    .signals strong {
      gap: 1px;
    }
  }

  /* Keeps long words whole. */
  @container (max-width: 359px) {
    .signals .button {
      font-size: var(--_small);
      letter-spacing: -0.5px;
      padding-inline: 0;
    }
  }

  .side + .panel .signals {
    grid-template-columns: repeat(auto-fill, minmax(118px, 1fr));
  }

  /* Smaller faces on a low table. */
  .side + .panel .signals .face,
  .side + .panel .signals canvas {
    height: 44px;
    width: 44px;
  }

  .signals .gesture {
    font-size: var(--_small);
    font-weight: 400;
  }

  /* Hides the words for a gesture that the face shows. */
  .signals .face[data-drawn] + .gesture {
    clip-path: inset(50%);
    position: absolute;
  }

  /* Forced colours have no shadow that separates the panel from the question below it. */
  @media (forced-colors: active) {
    .panel {
      border-width: 3px;
    }
  }
`;
