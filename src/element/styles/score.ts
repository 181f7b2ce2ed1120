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
    min-width: 0;
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

  .score .signs {
    align-items: center;
    display: inline-flex;
    font-size: 12px;
    vertical-align: 2px;
  }

  .score .signs svg {
    display: block;
  }

  .chip.score {
    position: relative;
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

    /* What there is no room for wraps out of sight: the name of the suit, for its sign tells it, and the word "Schlag". */
    .bar :is(.schlag, .trumpf) {
      flex-wrap: wrap;
      height: 14px;
      overflow: hidden;
    }

    .bar .schlag {
      align-content: flex-end;
      flex-wrap: wrap-reverse;
    }

    .bar .told {
      line-height: 1.1;
      white-space: normal;
    }

    /* The bottom card stands here until there is more to tell; after that it is seen below the stock. */
    .bar .announcement:has(.bottom):not(.known) .told:not(.bottom) {
      display: none;
    }

    .bar .known .bottom {
      clip-path: inset(50%);
      position: absolute;
    }

    .bar .score {
      flex: none;
      min-width: 84px;
    }

    /* A spectator reads the names of both who score together. */
    .bar .score .side {
      max-width: 62px;
    }

    .score.three .totals {
      gap: 5px;
    }

    .bar .score.three .side {
      font-size: 11px;
      max-width: 46px;
    }

    .score.three .total + .total {
      padding-inline-start: 5px;
    }
  }

  @container (max-width: 359px) {
    .bar {
      gap: 5px;
    }

    .tools {
      gap: 3px;
    }

    .bar .chip {
      padding: 3px 6px;
    }

    .bar .score {
      min-width: 74px;
    }

    .bar .score .totals {
      gap: 6px;
    }

    .bar .score .side {
      font-size: 11px;
      max-width: 38px;
    }

    .bar .score .total + .total {
      padding-inline-start: 6px;
    }

    .bar .score .points {
      font-size: 19px;
      letter-spacing: -0.5px;
    }

    .score.three .totals {
      gap: 3px;
    }

    .bar .score.three .side {
      max-width: 32px;
    }

    .score.three .points {
      font-size: 18px;
      letter-spacing: -0.5px;
    }

    .score.three .total + .total {
      padding-inline-start: 3px;
    }
  }

  .slate {
    border-radius: 6px;
    box-shadow: 0 4px 12px #0009;
    color: #f2efe6;
    /* It is a drawing: its colours mean something, and its text stands on them. */
    forced-color-adjust: none;
    position: absolute;
  }

  .slate .board {
    display: block;
    height: 100%;
    width: 100%;
  }

  .slate table {
    border-collapse: collapse;
    inset: 0 9.5% auto;
    position: absolute;
    table-layout: fixed;
    width: 81%;
  }

  /* Only names that chalk cannot write stand here as text. */
  .slate th {
    font-weight: 400;
    padding: 0 3px 5px;
    vertical-align: bottom;
  }

  .slate th span {
    display: block;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  .slate .foot {
    align-items: center;
    bottom: 0;
    color: #fbf6e9;
    display: flex;
    font-size: 12.5px;
    inset-inline: 0;
    justify-content: space-between;
    line-height: 1;
    padding-inline: 10%;
    position: absolute;
  }

  .slate .ghost {
    opacity: 0.06;
  }

  .slate .wiped,
  .slate .sponge,
  .slate .dust {
    visibility: hidden;
  }

  @media (prefers-reduced-motion: no-preference) {
    .slate .fresh path[stroke] {
      animation: write calc(0.25s * var(--_pace, 1)) ease-in-out backwards;
    }

    .slate .fresh path[fill] {
      animation: press calc(0.25s * var(--_pace, 1)) backwards;
    }

    .slate .fresh .dust path {
      animation: dust calc(0.5s * var(--_pace, 1)) ease-in calc(0.1s * var(--_pace, 1));
    }

    .slate .fresh .dust path + path {
      animation-delay: calc(0.2s * var(--_pace, 1));
    }

    .slate .fresh.gestrichen path {
      animation-delay: calc(0.3s * var(--_pace, 1));
    }

    .slate .wiped {
      animation: wipe calc(0.7s * var(--_pace, 1)) linear;
    }

    .slate .sponge {
      animation: sponge calc(0.7s * var(--_pace, 1)) linear;
      transform-box: view-box;
    }
  }

  @keyframes write {
    from {
      stroke-dasharray: 1 2;
      stroke-dashoffset: 1.02;
    }

    to {
      stroke-dasharray: 1 2;
      stroke-dashoffset: 0;
    }
  }

  @keyframes press {
    from {
      opacity: 0;
    }
  }

  @keyframes dust {
    from {
      opacity: 0.7;
      visibility: visible;
    }

    to {
      opacity: 0;
      transform: translate(3px, 22px);
      visibility: visible;
    }
  }

  @keyframes wipe {
    from {
      clip-path: inset(16% 0 0);
      visibility: visible;
    }

    to {
      clip-path: inset(80% 0 0);
      visibility: visible;
    }
  }

  @keyframes sponge {
    from {
      transform: translate(25%, 20%);
      visibility: visible;
    }

    20% {
      transform: translate(75%, 28%);
    }

    40% {
      transform: translate(25%, 42%);
    }

    60% {
      transform: translate(75%, 55%);
    }

    80% {
      transform: translate(25%, 68%);
    }

    to {
      transform: translate(75%, 80%);
      visibility: visible;
    }
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
