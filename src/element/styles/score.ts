import { css } from 'lit';

/** The score, as a chip and as a slate, and what was announced. */
export const scoreStyles = css`
  .chip {
    background: color-mix(in srgb, var(--_surface) 88%, transparent);
    border-radius: calc(var(--_radius) * 0.7);
    box-shadow: 0 1px 4px #0006;
    padding: 4px 10px;
  }

  .score {
    display: flex;
    flex-direction: column;
    font-variant-numeric: tabular-nums;
    justify-content: center;
    line-height: 1.1;
    min-width: 92px;
    text-align: center;
  }

  .score .totals {
    display: flex;
    gap: 10px;
    justify-content: space-around;
  }

  .score .total {
    display: flex;
    flex-direction: column;
    white-space: nowrap;
  }

  .score .total + .total {
    border-inline-start: 1px solid #fff4;
    padding-inline-start: 10px;
  }

  .score .side {
    font-size: 12px;
    opacity: 0.85;
  }

  .score .side {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  .score .dots {
    font-size: 9px;
    letter-spacing: -1px;
    vertical-align: 1px;
  }

  .score .points {
    font-size: 21px;
    font-weight: 700;
  }

  .score .gestrichen {
    border-bottom: 3px solid #f3d98b;
    line-height: 0.95;
  }

  .score .extra {
    font-size: 11px;
    opacity: 0.85;
    white-space: nowrap;
  }

  @container (max-width: 479px) {
    .bar .chip {
      padding: 3px 8px;
    }

    .bar .announcement {
      font-size: 11.5px;
    }

    .bar .announcement > span {
      gap: 3px;
    }

    .bar .announcement svg {
      height: 14px;
      width: 14px;
    }

    .bar .score {
      min-width: 84px;
    }

    .score.three .totals {
      gap: 5px;
    }

    .score.three .side {
      font-size: 11px;
      max-width: 46px;
    }

    .score.three .total + .total {
      padding-inline-start: 5px;
    }
  }

  @container (max-width: 359px) {
    .score.three .side {
      max-width: 32px;
    }

    /* Where three scores need the room, the suit is told by its sign. */
    .score.three + .announcement svg + strong {
      clip-path: inset(50%);
      position: absolute;
    }
  }

  .slate {
    background: #2b3033;
    border: 9px solid #7a5230;
    border-radius: 6px;
    box-shadow: 0 3px 10px #0008, 0 0 0 1px #0006 inset;
    color: #f2efe6;
    display: flex;
    flex-direction: column;
    padding: 6px 8px;
    position: absolute;
  }

  .slate table {
    border-collapse: collapse;
    flex: 1;
    font-size: 20px;
    line-height: 1.12;
    table-layout: fixed;
    width: 100%;
  }

  .slate th {
    border-bottom: 2px solid #f2efe6cc;
    font-weight: 400;
    padding-bottom: 3px;
  }

  .slate td {
    text-align: center;
    height: 0;
  }

  .slate th + th,
  .slate td + td {
    border-inline-start: 2px solid #f2efe6cc;
  }

  .slate.three {
    padding-inline: 4px;
  }

  .slate.three th {
    font-size: 15px;
  }

  .slate .gestrichen {
    box-shadow: inset 0 -3px #f3d98b;
  }

  .slate .foot {
    border-top: 2px solid #f2efe6cc;
    display: flex;
    font-size: 13px;
    justify-content: space-between;
    padding-top: 4px;
  }

  .slate .rest td {
    height: auto;
  }

  .announcement {
    display: flex;
    flex: 0 1 auto;
    flex-direction: column;
    font-size: 13px;
    justify-content: center;
    line-height: 1.2;
    margin-inline-start: auto;
    min-width: 0;
  }

  .announcement > span {
    align-items: center;
    display: flex;
    gap: 4px;
    white-space: nowrap;
  }

  .announcement svg {
    flex: none;
    height: 17px;
    width: 17px;
  }
`;
