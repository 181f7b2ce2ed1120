import { css } from 'lit';

/** The plates at the seats, and what is said there. */
export const seatsStyles = css`
  .seats,
  .trick,
  .lines {
    list-style: none;
    margin: 0;
    padding: 0;
  }

  .seat {
    align-items: center;
    background: color-mix(in srgb, var(--_surface) 84%, transparent);
    border: 2px solid transparent;
    border-radius: 999px;
    display: flex;
    font-size: 13px;
    gap: 5px;
    line-height: 1;
    padding: 3px 9px;
    pointer-events: none;
    position: absolute;
    white-space: nowrap;
  }

  .seat.due {
    border-color: var(--_accent);
  }

  .seat.top,
  .seat.left,
  .seat.bottom {
    transform: translate(0, -50%);
  }

  .seat.right {
    transform: translate(-100%, -50%);
  }

  .seat.bottom:not(.dealer, .alone, .gestrichen) .name {
    display: none;
  }

  .seat.bottom:not(.dealer, .alone, .gestrichen, .talks),
  .seat.bottom.over:not(.talks) {
    visibility: hidden;
  }

  .seat .alone,
  .own .alone {
    opacity: 0.8;
  }

  .seat .name {
    min-width: 0;
    position: relative;
  }

  .seat .called,
  .own .called {
    display: block;
    line-height: 1.3;
    margin-block: -0.15em;
    max-width: 14ch;
    overflow: hidden;
    text-overflow: ellipsis;
  }

  .seat.away {
    border-radius: 14px;
    flex-wrap: wrap;
  }

  .seat .gone {
    font-style: italic;
  }

  .seat.gestrichen .name {
    margin-inline-end: 4px;
  }

  .seat .stroke {
    color: #f3d98b;
    height: calc(100% + 6px);
    inset: -1px -6px auto auto;
    pointer-events: none;
    position: absolute;
    width: calc(100% + 7px);
  }

  .own {
    display: none;
  }

  /* Where the sheet is as broad as the table, it lies over the viewer's plate: what that says stands on the edge of the sheet. */
  @container (max-width: 759px) {
    .upright .sheet:is(.choosing, .telling) .own {
      align-items: center;
      background: var(--_surface);
      border: 1px solid #fff3;
      border-radius: 999px;
      display: flex;
      font-size: 13px;
      gap: 5px;
      inset: -13px auto auto 8px;
      line-height: 1;
      padding: 3px 9px;
      pointer-events: none;
      position: absolute;
      white-space: nowrap;
    }

    .upright .sheet:is(.choosing, .telling) {
      position: relative;
    }

    .upright .sheet.marked:is(.choosing, .telling) {
      padding-block-start: 14px;
    }

    .upright:has(.sheet:is(.choosing, .telling)) .seat.bottom {
      clip-path: inset(50%);
    }
  }

  .mark {
    background: var(--_accent);
    border-radius: 50%;
    color: #1c1814;
    display: grid;
    font-size: 11px;
    font-weight: 700;
    height: 16px;
    place-items: center;
    width: 16px;
  }

  .speech {
    background: #fbf6e9;
    border-radius: 10px;
    box-shadow: 0 2px 5px #0007;
    color: #1c1814;
    font-size: 16px;
    font-weight: 700;
    inset-block-end: calc(100% + 5px);
    inset-inline-start: 50%;
    line-height: 1.1;
    padding: 6px 11px;
    position: absolute;
    transform: translateX(-50%);
    z-index: 2;
  }

  /* What is said beside a call stands below it, and lower. */
  .speech .talk {
    display: block;
    font-size: 14px;
    font-style: italic;
    font-weight: 400;
    max-inline-size: var(--_line, none);
    white-space: normal;
    width: max-content;
  }

  .seat.top .speech {
    inset-block: calc(100% + 5px) auto;
  }

  .seat.top .speech,
  .seat.left .speech,
  .seat.bottom .speech {
    inset-inline-start: 0;
    transform: none;
  }

  .seat.right .speech {
    inset-inline: auto 0;
    transform: none;
  }

  @container (max-width: 479px) {
    .speech {
      --_line: 13ch;
    }

    /* Beside the hand opposite there is no room for long words to the right. */
    .seat.top .speech {
      inset-inline: auto 0;
    }
  }
`;
