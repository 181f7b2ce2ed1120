import { css } from 'lit';

/** The styles of printed sheets, for A4 pages. */
export const printStyles = css`
  @page {
    margin: 10mm;
    size: A4;
  }

  * {
    box-sizing: border-box;
  }

  body {
    color: #000;
    font:
      11pt/1.3 Georgia,
      'Times New Roman',
      serif;
    font-variant-numeric: lining-nums;
    margin: 0;
  }

  h1 {
    font-size: 20pt;
    margin: 0 0 2mm;
  }

  p {
    margin: 0;
  }

  small {
    font-size: 9pt;
  }

  .qr {
    block-size: 24mm;
    flex: none;
    inline-size: 24mm;
  }

  .persons {
    display: grid;
    gap: 4mm;
    grid-template-columns: 1fr 1fr;
    margin-block-start: auto;
  }

  .persons small {
    display: block;
    font-size: 8pt;
    overflow-wrap: anywhere;
  }

  /* Cards and slips in columns. Each is a box with a cutting line. */
  .cards {
    display: grid;
    grid-template-columns: 1fr 1fr;
  }

  .card {
    block-size: 69mm;
    border: 0.2mm dashed #777;
    break-inside: avoid;
    display: flex;
    flex-flow: column;
    overflow: hidden;
    padding: 5mm;
  }

  /* Two codes and keys: three rows on a page. */
  .card.of-persons {
    block-size: 92mm;
  }

  .card .pair {
    align-items: start;
    display: flex;
    gap: 4mm;
  }

  .card .big {
    font-size: 34pt;
    font-weight: 700;
    line-height: 1;
  }

  .card .names {
    font-size: 15pt;
    font-weight: 700;
    line-height: 1.2;
    overflow-wrap: anywhere;
  }

  .head {
    display: flex;
    gap: 4mm;
    justify-content: space-between;
  }

  .card .typed {
    font-size: 8pt;
    margin-block-start: 1mm;
    overflow-wrap: anywhere;
  }

  .foot {
    align-items: end;
    display: flex;
    gap: 4mm;
    justify-content: space-between;
    margin-block-start: auto;
  }

  .slip {
    block-size: 138mm;
  }

  .slip table {
    border-collapse: collapse;
    inline-size: 100%;
    margin-block-start: 3mm;
  }

  .slip td,
  .slip th {
    block-size: 9mm;
    border: 0.2mm solid #000;
    font-weight: 400;
    padding: 1mm 2mm;
    text-align: start;
  }

  .slip td {
    block-size: 16mm;
    min-inline-size: 13mm;
  }

  .slip .game:nth-child(2):last-child {
    inline-size: 26mm;
  }

  .slip .game {
    font-size: 8pt;
    text-align: center;
  }

  .signatures {
    display: grid;
    gap: 9mm 5mm;
    grid-template-columns: 1fr 1fr;
    margin-block-start: 9mm;
  }

  .slip .tick td {
    block-size: 9mm;
    font-size: 13pt;
    line-height: 1;
    text-align: center;
    vertical-align: middle;
  }

  .slip .label {
    font-size: 8pt;
    margin-block-start: 3mm;
  }

  .signatures span {
    border-block-start: 0.2mm solid #000;
    font-size: 8pt;
  }

  .table-card {
    block-size: 138mm;
    break-inside: avoid;
    display: flex;
    flex-flow: column;
    justify-content: center;
    text-align: center;
  }

  .table-card + .table-card:nth-child(even) {
    border-block-start: 0.2mm dashed #777;
  }

  .table-card .big {
    font-size: 90pt;
    font-weight: 700;
    line-height: 1;
  }

  .table-card .names {
    font-size: 22pt;
    font-weight: 700;
    overflow-wrap: anywhere;
  }

  .list {
    columns: 2;
    column-gap: 10mm;
  }

  .list table,
  .standings {
    border-collapse: collapse;
    inline-size: 100%;
  }

  .list td,
  .list th,
  .standings td,
  .standings th {
    border-block-end: 0.2mm solid #999;
    break-inside: avoid;
    padding: 1.2mm 1mm;
    text-align: start;
    vertical-align: top;
  }

  .standings {
    margin-block: 3mm;
  }

  .standings tbody :is(th, .number) {
    font-weight: 400;
  }

  /* The place. */
  .standings tbody .number:first-child {
    font-weight: 700;
  }

  .standings thead th:not(:nth-child(2)) {
    text-align: end;
  }

  .title {
    font-size: 14pt;
    font-weight: 700;
  }

  tr {
    break-inside: avoid;
  }

  thead {
    display: table-header-group;
  }

  .number {
    font-weight: 700;
    text-align: end !important;
    white-space: nowrap;
  }

  .certificate {
    align-items: center;
    block-size: 276mm;
    border: 1.2mm double #000;
    break-after: page;
    display: flex;
    flex-flow: column;
    gap: 12mm;
    justify-content: center;
    padding: 15mm;
    text-align: center;
  }

  .certificate {
    outline: 0.3mm solid #000;
    outline-offset: -4mm;
  }

  .certificate:last-child {
    break-after: auto;
  }

  .certificate h1 {
    font-size: 44pt;
    letter-spacing: 0.06em;
    margin: 0;
  }

  .certificate .event {
    font-size: 18pt;
  }

  .certificate .place {
    font-size: 34pt;
    font-weight: 700;
  }

  .certificate .names {
    font-size: 28pt;
    line-height: 1.25;
    overflow-wrap: anywhere;
  }

  .certificate .signature {
    border-block-start: 0.3mm solid #000;
    inline-size: 70mm;
    margin-block-start: 25mm;
  }
`;
