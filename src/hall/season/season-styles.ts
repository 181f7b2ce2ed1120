import { css } from 'lit';

/** The styles of a season, after those of the desk. */
export const seasonStyles = css`
  .inside {
    --_table-ground: #fdf8ea;
    --_table-line: #d8caa9;
  }

  .stack {
    display: grid;
    gap: var(--_space-large);
  }

  .stack > * {
    min-inline-size: 0;
  }

  .scroll {
    position: relative;
  }

  .scroll:focus-visible {
    outline: 3px solid var(--_paper-ink);
    outline-offset: 2px;
  }

  .season {
    background: var(--_table-ground);
  }

  .season :is(td, th) {
    border-color: var(--_table-line);
  }

  .season thead th {
    font-weight: 600;
    vertical-align: bottom;
  }

  /* The names stay visible while the evenings scroll. */
  .season tr > :nth-child(2) {
    background: var(--_table-ground);
    inline-size: 100%;
    inset-inline-start: 0;
    max-inline-size: 16em;
    min-inline-size: 6.5em;
    position: sticky;
  }

  /* Narrow columns, so that the evenings of a whole season fit on a laptop. */
  .season :is(td, th):nth-child(n + 5) {
    font-size: var(--_type-small);
    padding-inline: 4px;
  }

  .season small {
    white-space: nowrap;
  }

  .season s {
    color: color-mix(in srgb, var(--_paper-ink) 70%, #0000);
  }

  input[type='date'] {
    background: #fffdf6;
    border: 1px solid #6d5b40;
    border-radius: var(--_radius-small);
    color: var(--_paper-ink);
    color-scheme: light;
    inline-size: auto;
    min-block-size: 44px;
    padding: 6px 10px;
  }

  .field.narrow input[type='date'] {
    inline-size: 11em;
  }

  .field.narrow {
    max-inline-size: 18em;
  }

  .sheets .row {
    flex: 1;
  }

  .members li {
    display: block;
  }

  .member {
    border-inline-start: 3px solid var(--_table-line);
    display: grid;
    gap: var(--_space-large);
    margin-block: var(--_space);
    padding-inline-start: var(--_space-large);
  }

  h2:focus {
    outline: none;
  }

  /* Only the table, on a page of a club: the page's own font, and its light or dark colours. */
  .inside.public {
    --_danger: CanvasText;
    --_paper-ink: CanvasText;
    --_table-ground: Canvas;
    --_table-line: color-mix(in srgb, CanvasText 25%, Canvas);

    background: Canvas;
    border-radius: 0;
    color: CanvasText;
    color-scheme: inherit;
    font-family: inherit;
    padding: 0;
  }

  .public .rules {
    font-size: var(--_type-note);
    padding: var(--_space);
  }

  .message .problem {
    color: inherit;
  }

  .public .problem {
    padding: var(--_space-large);
  }
`;
