import { css } from 'lit';

/** Hints, and the buttons of what helps. */
export const hintStyles = css`
  .asked {
    align-items: center;
    display: flex;
    gap: 4px 8px;
    justify-content: center;
    max-width: 100%;
  }

  .aid {
    align-items: center;
    background: #fff1;
    border: 1px solid #fff6;
    border-radius: calc(var(--_radius) * 0.66);
    display: inline-flex;
    flex: none;
    font-size: 14px;
    gap: 5px;
    justify-content: center;
    min-height: 44px;
    min-width: 44px;
    padding: 3px 10px 3px 7px;
  }

  .sheet:not(.choosing, .telling) .aid {
    border-radius: 999px;
    margin-inline-end: 2px;
  }

  .aid svg {
    flex: none;
    height: 22px;
    width: 22px;
  }

  .aid[aria-disabled='true'] {
    cursor: default;
    opacity: 0.75;
  }

  @media (hover: hover) {
    .aid:not([aria-disabled='true']):hover {
      background: #fff3;
    }
  }

  .sheet.telling {
    border-radius: var(--_radius);
    padding: 4px 12px 8px;
  }

  .hint {
    font-size: 15px;
    hyphens: auto;
    line-height: 1.25;
    margin: 0;
    max-width: 100%;
    text-align: center;
    text-wrap: balance;
    user-select: text;
    -webkit-user-select: text;
  }

  .hint:has(+ .choices) {
    /* The mark on a button stands out above it. */
    margin-block-end: 7px;
  }

  .side .aid span {
    clip-path: inset(50%);
    position: absolute;
  }

  .side .aid {
    padding: 3px;
  }

  /* Beside a low table the column has room for one or the other: the button stands beside it, and keeps the focus. */
  .side .sheet.telling {
    position: relative;
  }

  .side .sheet.telling .asked {
    inset: auto calc(100% + 6px) 0 auto;
    position: absolute;
  }

  .side .sheet.telling .aid {
    background: var(--_surface);
  }

  .side .sheet.telling .status {
    clip-path: inset(50%);
    height: 1px;
    position: absolute;
  }

  .side .sheet.telling .hint {
    font-size: var(--_small);
    line-height: 1.2;
  }

  @container (max-width: 359px) {
    .hint {
      font-size: var(--_small);
    }

    .sheet .aid span {
      clip-path: inset(50%);
      position: absolute;
    }

    .sheet .aid {
      padding: 3px;
    }
  }

  /* With all ranks below it there is room for five lines. */
  .side .broad.telling .hint {
    max-height: 6em;
    overflow-y: auto;
  }

  @container (max-width: 479px) {
    /* What was asked has been answered: the table needs the room. The button keeps the focus, which alone shows it. */
    .sheet.telling .aid {
      background: var(--_surface);
      inset: -22px 4px auto auto;
      padding: 3px;
      position: absolute;
    }

    .sheet.telling .aid:not(:focus-visible) {
      opacity: 0;
    }

    .sheet.telling .aid span {
      clip-path: inset(50%);
      position: absolute;
    }
  }

  .hinted {
    position: relative;
  }

  .hand .card.hinted {
    position: absolute;
  }

  .hand .card.hinted,
  .button.hinted {
    box-shadow:
      0 0 0 2px #1c1814,
      0 0 0 5px var(--_accent);
  }

  .hint-mark {
    background: var(--_accent);
    border: 2px solid #1c1814;
    border-radius: 50%;
    color: #1c1814;
    display: grid;
    height: 26px;
    inset-block-start: -12px;
    inset-inline-end: -7px;
    place-items: center;
    pointer-events: none;
    position: absolute;
    width: 26px;
    z-index: 1;
  }

  .hand .hint-mark {
    inset-inline: calc(50% - 13px) auto;
  }

  .button .hint-mark svg,
  .hand .hint-mark svg {
    height: 17px;
    width: 17px;
  }

  @media (forced-colors: active) {
    .aid,
    .hint-mark {
      border-color: CanvasText;
    }

    .hand .card.hinted,
    .button.hinted {
      outline: 4px double Highlight;
      outline-offset: 2px;
    }
  }
`;
