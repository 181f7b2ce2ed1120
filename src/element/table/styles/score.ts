import { css } from 'lit';

/** Styles for the chips for the score and the announcement. */
export const scoreStyles = css`
  .chip {
    background: var(--_slate);
    border-radius: var(--_radius-small);
    box-shadow: var(--_frame-small);
    padding: 0 10px;
  }

  .score {
    display: flex;
    flex-direction: column;
    font-variant-numeric: lining-nums tabular-nums;
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
    border-inline-start: 1px solid var(--_chalk-line);
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

  /* Leaves room for the icon next to the text. */
  .bar .announcement:has(.whole) {
    padding-inline-end: 30px;
  }

  .announcement > svg {
    inset-block: 0;
    inset-inline-end: 7px;
    margin-block: auto;
    position: absolute;
  }

  /* In a narrow bar, long names shrink first. */
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
    font-size: var(--_type-number);
    font-weight: 700;
  }

  .score .gestrichen {
    border-bottom: 5px double #f3d98b;
    display: inline-block;
    line-height: 0.9;
  }

  .score .extra {
    font-size: var(--_small);
    opacity: 0.85;
    white-space: nowrap;
  }

  .score .gains {
    display: flex;
    justify-content: space-around;
    opacity: 1;
  }

  .score .gain {
    font-weight: 700;
  }

  .score .many {
    font-size: 1.35em;
    line-height: 0.8;
  }

  /* After a hand for many points, the light of the table changes until the next hand. */
  :is(.won-many, .lost-many)::before {
    box-shadow: inset 0 0 min(28cqi, 220px) var(--_light);
    content: '';
    inset: 0;
    pointer-events: none;
    position: absolute;
  }

  .won-many {
    --_light: #ffdf8a80;
  }

  .lost-many {
    --_light: #4a0c0ce6;
  }

  @media (prefers-reduced-motion: no-preference) {
    :is(.won-many, .lost-many)::before {
      animation: light 0.4s ease-out backwards;
    }

    .score .gain {
      animation: gain 0.35s cubic-bezier(0.3, 0, 0.4, 1) backwards;
    }

    .score .many {
      --_from: 4;
    }
  }

  @keyframes light {
    from {
      opacity: 0;
    }
  }

  @keyframes gain {
    from {
      opacity: 0;
      transform: scale(var(--_from, 2));
    }
  }

  /* With three players, the trick count includes the players' names and needs tighter letter spacing. */
  .score.three .extra {
    letter-spacing: -0.8px;
    word-spacing: 3px;
  }

  @container (max-width: 479px) {
    .bar .chip {
      padding-inline: var(--_space);
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

    /* If there is no room, the words "Schlag" and "Trumpf" wrap out of sight. Their values stay visible. */
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

    /* Three lines fit into the bar's height in every font. */
    .bar .score {
      flex: none;
      line-height: 1;
      min-width: 84px;
    }

    .bar .score .side {
      max-width: 62px;
    }

    /* For a spectator, a side shows the names of both partners, each in one line. */
    .bar .pairs .side {
      font-size: var(--_type-fine);
      max-width: 52px;
      white-space: pre;
    }

    .bar .pairs .points {
      font-size: var(--_type-title);
      line-height: 0.9;
    }

    .score.three .totals {
      gap: 3px;
    }

    /* Keeps room for the announcement even if names are long. */
    .bar:has(.three) .chip {
      padding-inline: var(--_space-small);
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

  @container (max-width: 899px) {
    .bar .announcement .bottom {
      white-space: normal;
    }
  }

  /* The bar shows the bottom card until the announcement needs the room. Then the table shows the card at the stock. */
  .bar .known .bottom {
    clip-path: inset(50%);
    position: absolute;
  }

  .announcement {
    display: flex;
    flex: 0 1 auto;
    flex-direction: column;
    font-size: var(--_type-small);
    justify-content: center;
    line-height: 1.2;
    margin-inline-start: auto;
    min-width: 0;
  }

  @container (min-width: 1000px) {
    .announcement {
      font-size: var(--_type-body);
    }
  }

  .announcement svg {
    flex: none;
    height: 17px;
    width: 17px;
  }

  /* On a wide bar, the bottom card fits into the line of the announcement. */
  @container (min-width: 700px) {
    .bar .announcement:has(.bottom):not(.known) {
      align-content: center;
      flex-flow: row wrap;
      gap: 0 12px;
    }
  }

  /* A low table has two lines for the announcement, or three if the table is narrow. */
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

  .side .bar .roomy {
    display: none;
  }

  .announcement > span,
  .named {
    align-items: center;
    display: flex;
    gap: var(--_space-small);
    white-space: nowrap;
  }

  /* On a low and narrow table, the bar shows only the bottom card until the announcement needs the room. */
  @container (max-width: 759px) {
    .side .announcement:has(.bottom):not(.known) .told:not(.bottom) {
      display: none;
    }
  }
`;
