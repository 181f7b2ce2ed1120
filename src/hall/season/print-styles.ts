import { css } from 'lit';
import { printStyles } from '../print/styles.js';

/** The styles of the printed table. */
export const seasonPrintStyles = css`
  ${printStyles}
  .sr-only {
    display: none;
  }

  .standings :is(td, thead th):not(:nth-child(2)) {
    text-align: end;
    white-space: nowrap;
  }

  .standings + p {
    font-size: 9pt;
    margin-block-start: 4mm;
  }

  s {
    color: #555;
  }
`;

/** The styles of a printed table with many evenings. */
export const widePrintStyles = css`
  ${seasonPrintStyles}
  @page {
    size: A4 landscape;
  }
`;
