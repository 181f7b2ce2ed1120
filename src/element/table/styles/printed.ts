import { css } from 'lit';

/** Styles for the printed table: black on white, all sections in one column. */
export const printedStyles = css`
  .printed {
    display: none;
  }

  @media print {
    :host(:state(playing)) {
      aspect-ratio: auto !important;
      height: auto !important;
      max-height: none !important;
    }

    .inside:has(.printed),
    .inside:has(.printed) .room {
      height: auto;
      overflow: visible;
    }

    .frame:has(.printed) {
      aspect-ratio: auto;
      background: none;
      border-radius: 0;
      color: #000;
      contain: none;
      height: auto;
      max-height: none;
      min-height: 0;
      overflow: visible;
    }

    .frame:has(.printed) > :not(.printed) {
      display: none;
    }

    .printed {
      display: block;
      print-color-adjust: exact;
      -webkit-print-color-adjust: exact;
    }

    .printed h2,
    .printed h3,
    .printed p {
      margin: 0 0 6px;
    }

    .printed section {
      break-inside: avoid;
      margin-block-start: 14px;
    }

    .printed .sum {
      display: flex;
      font-size: var(--_type-number);
      gap: 24px;
    }

    .printed p svg {
      height: 22px;
      vertical-align: -5px;
      width: 22px;
    }

    .printed .schrift {
      max-width: 480px;
    }

    .printed .schrift :is(th, td) {
      background: none;
      border-color: #0008;
      position: static;
    }

    .printed .row {
      display: flex;
      flex-wrap: wrap;
      gap: var(--_space);
    }

    .printed figure {
      margin: 0;
      width: 88px;
    }

    .printed figure svg {
      display: block;
      height: auto;
      width: 100%;
    }

    .printed figcaption {
      font-size: var(--_type-fine);
      text-align: center;
    }
  }
`;
