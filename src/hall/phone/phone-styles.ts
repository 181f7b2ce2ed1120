import { css } from 'lit';

/** The styles of the pages on phones. Loaded with the pages, so that the desk does not contain them. */
export const phoneStyles = css`
  .phone {
    overflow-wrap: anywhere;
  }

  .hall {
    color: color-mix(in srgb, var(--_paper-ink) 80%, #0000);
    font-size: var(--_type-small);
  }

  .announced {
    background: var(--_accent);
    border-radius: var(--_radius-small);
    color: var(--_ink);
    font-weight: 600;
    padding: 8px 12px;
  }

  .names {
    font-weight: 600;
  }

  .where {
    font-size: var(--_type-title);
  }

  .where b {
    font-size: calc(2 * var(--_type-heading));
    line-height: 1;
  }

  .big-line {
    font-size: var(--_type-title);
    font-weight: 600;
  }

  .games {
    display: flex;
    flex-flow: column;
    gap: var(--_space);
  }

  .games .game {
    align-items: center;
    display: flex;
    flex-flow: wrap;
    gap: var(--_space);
  }

  .games .game input[type='text'],
  .games .heads span:nth-child(odd) {
    inline-size: 5em;
  }

  .games .game input[type='text'] {
    font-size: var(--_type-title);
    min-block-size: 52px;
    text-align: center;
  }

  .games .heads {
    font-weight: 600;
    text-align: center;
  }

  .games .heads span:nth-child(2) {
    inline-size: 0.3em;
  }

  .games > .field {
    flex: none;
  }

  .games > .button {
    align-self: start;
  }

  .earlier,
  .matches {
    display: flex;
    flex-flow: column;
    gap: var(--_space);
    list-style: none;
    margin: 0;
    padding: 0;
  }

  .earlier li {
    display: flex;
    flex-flow: wrap;
    gap: 0 var(--_space-large);
  }

  .earlier b {
    margin-inline-start: auto;
    white-space: nowrap;
  }

  .matches li {
    border-block-start: 1px solid #6d5b4066;
    display: flex;
    flex-flow: column;
    gap: var(--_space);
    padding-block-start: var(--_space);
  }

  .matches li > .button {
    align-self: start;
  }

  .matches .disputed {
    border-block-start: 4px solid var(--_danger);
  }

  .tables-list {
    border-collapse: collapse;
  }

  .tables-list :is(td, th) {
    border-block-end: 1px solid #6d5b4044;
    padding: 6px 8px;
    text-align: start;
  }

  .tables-list {
    inline-size: 100%;
  }

  .tables-list tbody th {
    font-weight: 400;
  }

  .tables-list .own th {
    font-weight: 700;
  }

  .tables-list thead th {
    white-space: nowrap;
  }

  .tables-list .number {
    text-align: end;
  }

  .at-table {
    block-size: calc(100dvh - var(--_space-large) * 2);
    display: grid;
    gap: var(--_space);
    grid-template-rows: auto minmax(0, 1fr);
    min-block-size: 320px;
  }

  .at-table > watten-table {
    block-size: 100%;
    inline-size: 100%;
  }

  .table-bar {
    align-items: center;
    display: flex;
    flex-wrap: wrap;
    gap: var(--_space);
  }
`;
