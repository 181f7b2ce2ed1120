import { css } from 'lit';

/** Styles for the whole Schrift in its panel. */
export const schriftStyles = css`
  .schrift table {
    border-collapse: separate;
    border-spacing: 0;
    font-variant-numeric: lining-nums tabular-nums;
    width: 100%;
  }

  .schrift th,
  .schrift td {
    border-bottom: 1px solid #fff2;
    font-weight: 400;
    padding: 4px 0;
    vertical-align: baseline;
  }

  .schrift tbody th {
    text-align: start;
    text-wrap: balance;
  }

  .schrift tbody td:not([colspan]) {
    white-space: nowrap;
  }

  .schrift thead th,
  .schrift td:not([colspan]) {
    max-width: 88px;
    min-width: 40px;
    padding-inline-start: 8px;
    text-align: end;
  }

  .schrift thead th {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  .schrift thead th,
  .schrift thead td,
  .schrift tfoot th,
  .schrift tfoot td {
    background: var(--_surface);
    font-weight: 700;
    position: sticky;
    /* Above the faded texts of the rows. */
    z-index: 1;
  }

  .schrift thead th,
  .schrift thead td {
    border-bottom: 2px solid currentColor;
    top: 0;
  }

  .schrift tfoot th,
  .schrift tfoot td {
    border-bottom: 0;
    border-top: 2px solid currentColor;
    bottom: 0;
    vertical-align: middle;
  }

  .schrift tfoot th {
    text-align: start;
  }

  .schrift tbody td {
    font-size: var(--_type-title);
  }

  .schrift .plus {
    font-size: var(--_type-small);
    font-weight: 400;
    margin-inline-end: 6px;
  }

  .schrift .line {
    font-weight: 700;
    margin-inline-end: 5px;
  }

  .schrift .line + * + .what {
    opacity: 0.9;
  }

  .schrift .legend {
    border: 0;
    font-size: var(--_type-small);
    margin: 6px 0 0;
    opacity: 0.8;
  }

  .schrift .legend > span {
    display: inline-block;
  }

  .schrift .game th,
  .schrift .game td {
    border-bottom: 2px solid #fff6;
  }

  .schrift .signs {
    align-items: center;
    display: inline-flex;
  }
`;
