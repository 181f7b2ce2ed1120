import { css } from 'lit';

/** Styles for a puzzle in place of the prompt, in addition to a lesson's styles. */
export const puzzleStyles = css`
  .puzzle .read {
    display: flex;
    flex-direction: column;
    gap: var(--_space-small);
    width: 100%;
  }

  /* A long puzzle must not cover the trick. Its answers stay visible, and its text scrolls. */
  .upright .puzzle .sheet {
    max-height: calc(var(--_most) / var(--_zoom, 1));
  }

  .upright .puzzle .sheet:has(.played[open]) {
    justify-content: space-between;
    max-height: calc(var(--_most-with-tricks) / var(--_zoom, 1));
    min-height: calc(var(--_least-with-tricks) / var(--_zoom, 1));
  }

  .upright .puzzle .sheet > * {
    flex: none;
  }

  .puzzle .sheet .read {
    flex: 0 1 auto;
    min-height: 3.8em;
    overflow-y: auto;
    overscroll-behavior: contain;
  }

  /* A question alone takes no room from the names at the sides. */
  .puzzle .read:not(:has(.played, .verdict)) {
    min-height: 2.4em;
  }

  /* The question stays visible while the list of tricks scrolls. */
  .puzzle .read > .status {
    flex: none;
  }

  /* The fade at the end shows that the list scrolls. */
  .puzzle .read > .played[open] {
    flex: 0 1 auto;
    mask-image: linear-gradient(#000 calc(100% - 8px), #0000);
    min-height: 5em;
    overflow-y: auto;
    padding-block-end: 8px;
  }

  /* The comment on an answer comes first. */
  .upright .puzzle .verdict ~ .played,
  .upright .puzzle .status:has(+ .verdict) {
    order: 1;
  }

  /* The touch target of the close button extends above the list. */
  .puzzle .where .tool {
    z-index: 1;
  }

  .puzzle .count {
    letter-spacing: 1px;
  }

  .puzzle .choices .button.quiet {
    background: none;
    border-color: transparent;
    box-shadow: none;
    color: inherit;
    font-size: var(--_small);
    min-height: 32px;
    padding: 2px 12px;
    position: relative;
    text-decoration: underline;
  }

  .puzzle .quiet::after {
    content: '';
    inset: -6px;
    position: absolute;
  }

  .puzzle .choices:has(.quiet) {
    gap: 0 8px;
  }

  /*
   * On a phone, a separate row of buttons would cover the trick's cards, so the buttons share a row with the last line
   * of text or with the answers.
   */
  @container (max-width: 479px) {
    .upright .puzzle .words:has(+ .ways):not(:has(.button:nth-of-type(3))) {
      grid-auto-columns: auto;
      justify-content: start;
    }

    .upright
      .puzzle
      :is(.read:has(> .played:not([open])), .words:not(:has(.button:nth-of-type(3))))
      + .ways:not(:has(.button:nth-of-type(2))) {
      align-self: end;
      margin-block-start: -38px;
      position: relative;
      width: auto;
    }
  }

  @container (max-width: 479px) {
    .upright .puzzle .read {
      margin-block-start: -6px;
    }

    .upright .status + .played[open] {
      margin-block-end: -8px;
    }

    .upright:has(.played[open]) .open-marks {
      display: none;
    }

    /* Next to the question, the list's label leaves more of the trick visible. */
    .upright .puzzle .read:has(> .status + .played:not([open])):has(+ .words:not(.ways)) {
      display: block;
      font-size: var(--_small);
      line-height: 1.2;
      min-height: 0;
    }

    .puzzle .status {
      display: inline;
    }

    .upright .read:has(+ .words:not(.ways)) > .played:not([open]) {
      display: inline-block;
      width: auto;
    }

    .upright .read:has(+ .words:not(.ways)) > .played:not([open]) summary {
      margin-block-start: -14px;
      min-height: 0;
      padding-block-start: 14px;
    }

    /* The open list of tricks comes before the instruction, and the buttons come last. */
    .upright .puzzle .status:has(~ .played[open]) {
      order: 1;
    }

    .upright .puzzle .ranks + .ways:not(:has(.button:nth-of-type(2))) {
      align-self: end;
      margin-block-start: -46px;
      min-width: 48px;
      position: relative;
      width: min-content;
    }

    .upright .puzzle .ranks + .ways .button.quiet {
      font-weight: 400;
      letter-spacing: -0.5px;
      line-height: 1.1;
      min-height: 42px;
      overflow-wrap: normal;
      padding: 2px 0;
      width: 100%;
    }
  }

  /* The list's names replace its label. */
  .played[open] summary {
    min-height: 22px;
    position: relative;
  }

  .played[open] summary span {
    clip-path: inset(50%);
    position: absolute;
  }

  .played[open] table {
    margin-block-start: -26px;
  }

  .played th:first-child {
    padding-inline-start: 14px;
  }

  /* A corner is as narrow as a phone, so the ranks form two rows. */
  .upright .puzzle.corner .choices.ranks {
    grid-template-columns: repeat(5, minmax(0, 1fr));
  }

  .upright .puzzle.corner .choices.suits {
    grid-template-columns: repeat(4, auto);
  }

  @container (max-width: 379px) {
    .upright .played summary {
      min-height: 22px;
    }
  }

  .puzzle .tries {
    opacity: 0.85;
  }

  .played {
    font-size: var(--_small);
    width: 100%;
  }

  .played summary {
    cursor: pointer;
    min-height: 28px;
  }

  .played table {
    border-collapse: collapse;
    table-layout: fixed;
    width: 100%;
  }

  .played th {
    font-weight: 400;
    opacity: 0.85;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  .played th,
  .played td {
    height: 22px;
    padding: 0 2px;
    text-align: center;
  }

  .played td svg {
    height: 16px;
    margin-inline-end: 3px;
    vertical-align: -3px;
    width: 16px;
  }

  /* On a small phone, the open list covers the cards of the current trick. */
  .played .current {
    background: #fff2;
    font-weight: 700;
  }

  .played .first {
    opacity: 0.85;
  }

  .played .won {
    font-weight: 700;
    outline: 2px solid var(--_accent);
    outline-offset: -2px;
  }

  /* Unlike a lesson's step, a puzzle does not state its title, so the title stays visible. */
  .upright .puzzle .where:has(.count) .title {
    clip-path: none;
    position: static;
  }

  .upright .puzzle .count {
    flex: none;
  }
`;
