import { css } from 'lit';

/** The score as a chip, and what was announced. */
export const scoreStyles = css`
  .chip {
    background: color-mix(in srgb, var(--_surface) 88%, transparent);
    border-radius: calc(var(--_radius) * 0.7);
    box-shadow: 0 1px 4px #0006;
    padding: 0 10px;
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
    min-width: 0;
    white-space: nowrap;
  }

  .score .total + .total {
    border-inline-start: 1px solid #fff4;
    padding-inline-start: 10px;
  }

  .score .side {
    font-size: var(--_small);
    opacity: 0.85;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  .score .signs {
    align-items: center;
    display: inline-flex;
    font-size: var(--_small);
    vertical-align: 2px;
  }

  .score .signs svg {
    display: block;
  }

  .chip:has(.whole) {
    position: relative;
  }

  /* The sign of what it opens stands beside what is told. */
  .bar .announcement:has(.whole) {
    padding-inline-end: 30px;
  }

  .announcement > svg {
    inset-block: 0;
    inset-inline-end: 7px;
    margin-block: auto;
    position: absolute;
  }

  /* Where there is little room, long names in it give way first. */
  .bar .score {
    flex-shrink: 99;
  }

  .whole {
    background: none;
    border-radius: inherit;
    height: max(100%, 44px);
    inset: 50% auto auto 50%;
    position: absolute;
    transform: translate(-50%, -50%);
    width: max(100%, 44px);
  }

  @media (hover: hover) {
    .whole:hover {
      box-shadow: 0 0 0 2px var(--_accent);
    }
  }

  .score .points {
    font-size: 21px;
    font-weight: 700;
  }

  .score .gestrichen {
    border-bottom: 3px solid #f3d98b;
    display: inline-block;
    line-height: 0.9;
    margin-block-end: 2px;
  }

  .score .extra {
    font-size: var(--_small);
    opacity: 0.85;
    white-space: nowrap;
  }

  /* Whose tricks they are is told besides. */
  .score.three .extra {
    letter-spacing: -0.8px;
  }

  @container (max-width: 479px) {
    .bar .chip {
      padding-inline: 8px;
    }

    .bar .announcement {
      font-size: var(--_small);
      line-height: 1.15;
    }

    .bar :is(.announcement > span, .named) {
      gap: 3px;
    }

    .bar .announcement svg {
      height: 14px;
      width: 14px;
    }

    /* What there is no room for wraps out of sight: the words "Schlag" and "Trumpf", never what they are. */
    .bar .announcement > :is(.schlag, .trumpf) {
      align-content: flex-start;
      align-items: flex-end;
      flex-wrap: wrap;
      min-height: 1.2em;
      overflow: hidden;
      row-gap: 0;
    }

    .bar .word {
      align-items: flex-end;
      display: flex;
      height: 0;
    }

    .bar .told {
      line-height: 1.1;
      white-space: normal;
    }

    /* Three lines have room in the bar's height in every font only close together. */
    .bar .score {
      flex: none;
      line-height: 1;
      min-width: 84px;
    }

    /* A spectator reads the names of both who score together. */
    .bar .score .side {
      max-width: 62px;
    }

    .score.three .totals {
      gap: 3px;
    }

    /* However long the names of people are, what was announced has room. */
    .bar:has(.three) .chip {
      padding-inline: 4px;
    }

    .bar .score.three .side {
      max-width: 46px;
    }

    .score.three .total + .total {
      padding-inline-start: 3px;
    }
  }

  @container (max-width: 699px) {
    .bar .announcement:has(.bottom):not(.known) .told:not(.bottom) {
      display: none;
    }
  }

  /* The bottom card stands here until there is more to tell; after that it is seen below the stock. */
  @container (max-width: 899px) {
    .bar .announcement .bottom {
      justify-content: center;
      text-align: center;
      white-space: normal;
    }

    .bar .known .bottom {
      clip-path: inset(50%);
      position: absolute;
    }
  }

  .announcement {
    display: flex;
    flex: 0 1 auto;
    flex-direction: column;
    font-size: clamp(14px, 0.4cqi + 9.7px, 20px);
    justify-content: center;
    line-height: 1.2;
    margin-inline-start: auto;
    min-width: 0;
  }

  .announcement svg {
    flex: none;
    height: 17px;
    width: 17px;
  }

  /* With the bottom card and what is at stake it would have four lines, and has room for three. */
  @container (min-width: 700px) {
    .bar .announcement:has(.bottom) {
      align-content: center;
      flex-flow: row wrap;
      gap: 0 12px;
    }
  }

  /* A low table has two lines for it, three where it is narrow. */
  .side .announcement {
    align-content: center;
    flex-flow: row wrap;
    gap: 0 12px;
    line-height: 1.1;
    padding-block: 0;
  }

  .side .announcement svg {
    height: 15px;
  }

  /* Below the stock it is seen, too. */
  .side .bar .known .bottom {
    clip-path: inset(50%);
    position: absolute;
  }

  .side .bar .roomy {
    display: none;
  }

  .announcement > span,
  .named {
    align-items: center;
    display: flex;
    gap: 4px;
    white-space: nowrap;
  }

  /* On a phone the bar has no room for it: the settings are opened below the log. */
  @container (max-width: 479px) {
    .tools [data-panel='settings'] {
      display: none;
    }
  }

  /* On a low table that is narrow, too, the bottom card stands here only until there is more to tell. */
  @container (max-width: 759px) {
    .side .announcement:has(.bottom):not(.known) .told:not(.bottom) {
      display: none;
    }

    .side .known .bottom {
      clip-path: inset(50%);
      position: absolute;
    }
  }
`;
