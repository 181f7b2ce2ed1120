import { css } from 'lit';

/** The styles that all pages of a desk share. */
export const hallStyles = css`
  :host {
    display: block;
  }

  :host([hidden]:not([hidden='until-found'])) {
    display: none !important;
  }

  .inside {
    all: initial;
    background: radial-gradient(ellipse at 50% 0, #ffd9a03d 0%, #0000 60%, #0004 100%), var(--_boards), var(--_table);
    border-radius: var(--_radius);
    box-sizing: border-box;
    color: var(--_text);
    container-type: inline-size;
    display: block;
    font-family: var(--watten-font, 'Watten Vollkorn', Georgia, 'Times New Roman', serif);
    font-size: var(--_type-body);
    font-variant-numeric: lining-nums tabular-nums;
    line-height: 1.3;
    padding: var(--_space-large);
  }

  *,
  *::before,
  *::after {
    box-sizing: border-box;
  }

  h1,
  h2,
  h3,
  p {
    margin: 0;
  }

  h2 {
    font-size: var(--_type-heading);
    line-height: 1.1;
  }

  h3 {
    font-size: var(--_type-title);
  }

  small {
    color: color-mix(in srgb, var(--_paper-ink) 80%, #0000);
    font-size: var(--_type-small);
  }

  nav {
    display: flex;
    flex-flow: wrap;
    gap: 12px;
    margin-block-end: var(--_space-large);
  }

  button,
  input,
  select,
  textarea {
    color: inherit;
    font: inherit;
    margin: 0;
  }

  button {
    appearance: none;
    background: none;
    border: 0;
    cursor: pointer;
    padding: 0;
    touch-action: manipulation;
  }

  .button,
  .tab {
    background: var(--_paper-sheet);
    border: 1px solid var(--_paper-ink);
    border-radius: var(--_radius-medium);
    color: var(--_paper-ink);
    font-weight: 600;
    min-block-size: 44px;
    min-inline-size: 44px;
    padding: 4px 14px;
  }

  .tab {
    background: var(--_slate);
    border-color: #0000;
    box-shadow: var(--_frame-small);
    color: var(--_text);
  }

  .tab[aria-current],
  .button.primary {
    background: var(--_accent);
    color: var(--_ink);
  }

  .button.danger {
    background: var(--_danger);
    color: #fff;
  }

  .button:disabled {
    cursor: default;
    opacity: 0.5;
  }

  .quiet {
    border-radius: var(--_radius-small);
    min-block-size: 32px;
    min-inline-size: 32px;
    padding: 4px 8px;
    text-decoration: underline;
  }

  /* The message at the bottom must not cover the focused control. */
  :is(button, input, select, textarea, summary) {
    scroll-margin-block: 8px 84px;
  }

  :is(button, input, select, textarea, summary):focus-visible {
    outline: 3px solid var(--_paper-ink);
    outline-offset: 2px;
  }

  .tab:focus-visible {
    outline-color: var(--_text);
  }

  .sheet {
    background: var(--_paper-sheet);
    border-radius: var(--_radius-medium);
    box-shadow: var(--_paper-shadow);
    color: var(--_paper-ink);
    display: flex;
    flex-flow: column;
    gap: var(--_space-large);
    padding: clamp(14px, 3cqi, 28px);
  }

  .sheet > :is(*, .field.wide) {
    flex: none;
  }

  .sheet > .button {
    align-self: start;
  }

  .row {
    align-items: end;
    display: flex;
    flex-flow: wrap;
    gap: var(--_space) var(--_space-large);
  }

  .row > small {
    flex-basis: 100%;
  }

  .row > p {
    align-self: center;
  }

  .field {
    display: flex;
    flex-flow: column;
    gap: 2px;
    min-inline-size: 0;
  }

  .field > span {
    font-weight: 600;
  }

  .field.wide {
    flex: 1 1 14em;
  }

  .field.narrow {
    flex: 0 1 auto;
  }

  /* The note below the last field leaves the inputs of a row on one line. */
  .row:has(> .field.narrow:last-child > small) {
    padding-block-end: 1.6em;
  }

  .row > .field.narrow:last-child > small {
    margin-block-end: -1.6em;
  }

  .field.narrow input {
    inline-size: 7em;
    max-inline-size: 100%;
  }

  input[type='text'],
  select,
  textarea {
    background: #fffdf6;
    border: 1px solid #6d5b40;
    border-radius: var(--_radius-small);
    color: var(--_paper-ink);
    inline-size: 100%;
    min-block-size: 44px;
    padding: 6px 10px;
  }

  textarea {
    line-height: 1.4;
    resize: vertical;
  }

  ::placeholder {
    color: #6b6355;
    opacity: 1;
  }

  input[type='radio'],
  input[type='checkbox'] {
    accent-color: var(--_paper-ink);
    block-size: 20px;
    flex: none;
    inline-size: 20px;
  }

  summary {
    cursor: pointer;
    font-weight: 600;
    min-block-size: 32px;
  }

  .problem {
    color: var(--_danger);
    font-weight: 600;
  }

  .scroll {
    overflow-x: auto;
  }

  table {
    border-collapse: collapse;
    inline-size: 100%;
  }

  td,
  th {
    border-block-end: 1px solid #d8caa9;
    padding: 6px 8px;
    text-align: start;
    vertical-align: baseline;
  }

  tbody th {
    font-weight: 400;
    hyphens: auto;
    overflow-wrap: break-word;
  }

  thead {
    font-size: var(--_type-small);
  }

  .number,
  .standings thead th:not(:nth-child(2)) {
    text-align: end;
    white-space: nowrap;
  }

  .no {
    color: #5c5342;
  }

  .number {
    inline-size: 1%;
  }

  .prizes :is(td, th):first-child {
    inline-size: 4em;
  }

  details > .row + .row {
    margin-block-start: var(--_space-large);
  }

  .actions {
    text-align: end;
  }

  .out {
    color: #6b6355;
    text-decoration: line-through;
  }

  .score {
    font-weight: 700;
    white-space: nowrap;
  }

  .check {
    align-items: center;
    display: flex;
    gap: 6px;
    min-block-size: 44px;
  }

  .sheets {
    display: grid;
    gap: var(--_space);
    list-style: none;
    margin: 0;
    padding: 0;
  }

  .sheets li {
    align-items: center;
    display: flex;
    flex-flow: wrap;
    gap: var(--_space) var(--_space-large);
  }

  .sheets .button {
    flex: 0 1 14em;
  }

  .message {
    background: var(--_slate);
    border-radius: var(--_radius-medium);
    box-shadow: var(--_frame-small);
    inline-size: fit-content;
    inset-block-end: 12px;
    margin: var(--_space-large) auto 0;
    max-inline-size: 34em;
    padding: 10px 16px;
    position: sticky;
    text-align: center;
  }

  .message.error {
    background: var(--_danger);
    color: #fff;
  }

  .message:empty {
    display: none;
  }

  /* A low window has no room for a message over the page. */
  @media (max-height: 480px) {
    .inside:has(> .message) {
      display: flex;
      flex-flow: column;
    }

    nav {
      order: -2;
    }

    .message {
      margin-block: 0 var(--_space-large);
      order: -1;
      position: static;
    }
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
    .button,
    .tab {
      border: 1px solid CanvasText;
    }

    .tab[aria-current] {
      outline: 2px solid Highlight;
    }
  }
`;
