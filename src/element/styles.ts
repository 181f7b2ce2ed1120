import { css } from 'lit';

/** The host and its poster: all that a page needs before a game begins. */
export const shellStyles = css`
  :host {
    --_accent: var(--watten-accent, #e6b23c);
    --_surface: var(--watten-surface, #262b2d);
    --_table: var(--watten-table, #8d5a30);
    --_text: var(--watten-text, #f4efe3);
    --_radius: var(--watten-radius, 12px);
    container-type: inline-size;
    display: block;
    /* Containment leaves no width of its own: in a flex row it would vanish. */
    min-inline-size: min(100%, 300px);
    position: relative;
    color: var(--_text);
    font-family: var(--watten-font, Georgia, 'Times New Roman', serif);
    font-size: 16px;
    line-height: 1.25;
    text-align: start;
  }

  :host([hidden]) {
    display: none;
  }

  *,
  *::before,
  *::after {
    box-sizing: border-box;
  }

  .frame {
    aspect-ratio: 10 / 16;
    background: var(--_table);
    border-radius: var(--_radius);
    contain: layout paint;
    height: 100%;
    isolation: isolate;
    max-height: 100vh;
    max-height: 100svh;
    min-height: 300px;
    overflow: hidden;
    position: relative;
    user-select: none;
    -webkit-user-select: none;
    width: 100%;
  }

  @container (min-width: 480px) {
    .frame {
      aspect-ratio: 4 / 5;
    }
  }

  @container (min-width: 860px) {
    .frame {
      aspect-ratio: 16 / 10;
    }
  }

  button {
    appearance: none;
    border: 0;
    color: inherit;
    cursor: pointer;
    font: inherit;
    margin: 0;
    padding: 0;
    touch-action: manipulation;
    -webkit-tap-highlight-color: transparent;
  }

  button:focus-visible,
  [tabindex]:focus-visible {
    outline: 3px solid var(--_accent);
    outline-offset: 2px;
  }

  .button {
    align-items: center;
    background: linear-gradient(#fdf8ea, #eadfc4);
    border: 1px solid #1c1814;
    border-radius: calc(var(--_radius) * 0.66);
    box-shadow: 0 1px 0 #fff8 inset, 0 2px 5px #0006;
    color: #1c1814;
    display: inline-flex;
    font-weight: 600;
    gap: 6px;
    justify-content: center;
    min-height: 44px;
    min-width: 44px;
    padding: 4px 14px;
    text-align: center;
  }

  .button.primary {
    background: var(--_accent);
  }

  @media (hover: hover) {
    .button:hover {
      filter: brightness(1.07);
    }
  }

  .button:active {
    transform: translateY(1px);
  }

  .poster {
    align-items: center;
    background:
      radial-gradient(ellipse at 50% 30%, #fff2 0%, #0000 55%, #0007 100%),
      repeating-linear-gradient(90deg, #0000 0 18.6%, #0004 18.7% 18.9%, #0000 19% 20%),
      var(--_table);
    display: flex;
    flex-direction: column;
    gap: 18px;
    inset: 0;
    justify-content: center;
    padding: 16px;
    position: absolute;
    text-align: center;
  }

  .poster h2 {
    font-size: clamp(34px, 10cqi, 72px);
    font-weight: 700;
    letter-spacing: 0.03em;
    line-height: 1;
    margin: 0;
    text-shadow: 0 2px 6px #0009;
  }

  .poster p {
    margin: 0;
    text-shadow: 0 1px 3px #000a;
  }

  .poster .button {
    font-size: 18px;
    min-height: 52px;
    padding: 8px 26px;
  }

  .fan {
    display: flex;
    height: min(46cqi, 34%);
    justify-content: center;
  }

  .fan svg {
    border-radius: 6%;
    filter: drop-shadow(0 3px 5px #0008);
    height: 100%;
    margin-inline: -3.2%;
    width: auto;
  }

  .fan svg:nth-child(1) {
    transform: translateY(9%) rotate(-14deg);
  }

  .fan svg:nth-child(2) {
    transform: translateY(2%) rotate(-7deg);
  }

  .fan svg:nth-child(4) {
    transform: translateY(2%) rotate(7deg);
  }

  .fan svg:nth-child(5) {
    transform: translateY(9%) rotate(14deg);
  }
`;

/** The table itself. */
export const tableStyles = css`
  .stage,
  .cards {
    inset: 0;
    pointer-events: none;
    position: absolute;
  }

  .cards svg,
  .cards .picture {
    display: block;
    height: 100%;
    width: 100%;
  }

  .cards .picture {
    border-radius: 6.5%;
    box-shadow: 0 1px 4px #0008;
    position: absolute;
    transform-origin: center;
  }

  .cards .dimmed {
    filter: brightness(0.62) saturate(0.7);
  }

  .bar {
    align-items: stretch;
    display: flex;
    gap: 6px;
    justify-content: space-between;
    pointer-events: none;
    position: absolute;
  }

  .bar > * {
    pointer-events: auto;
  }

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
    .roomy {
      display: none;
    }

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

    .sheet .words .button {
      font-size: 15px;
      padding: 4px 11px;
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

  .tools {
    display: flex;
    gap: 6px;
  }

  .tool {
    align-items: center;
    align-self: center;
    background: color-mix(in srgb, var(--_surface) 88%, transparent);
    border-radius: calc(var(--_radius) * 0.7);
    box-shadow: 0 1px 4px #0006;
    display: flex;
    height: 44px;
    justify-content: center;
    width: 44px;
  }

  .tool svg {
    height: 24px;
    width: 24px;
  }

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

  .seat.bottom:not(.dealer, .alone) .name {
    display: none;
  }

  .seat.bottom:not(.dealer, .alone, .talks) {
    visibility: hidden;
  }

  .seat .alone {
    opacity: 0.8;
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

  .hand .card {
    background: none;
    border-radius: 6.5% / 3.7%;
    position: absolute;
    transform-origin: center;
  }

  .hand .card[aria-disabled='true'] {
    cursor: default;
  }

  .hand .role {
    background: var(--_accent);
    border-radius: 999px;
    box-shadow: 0 1px 3px #0008;
    color: #1c1814;
    font-size: 11px;
    font-weight: 700;
    /* At the foot: at the head it would hide the index. */
    inset-block-end: -5px;
    inset-inline-start: 50%;
    line-height: 1;
    padding: 3px 6px;
    pointer-events: none;
    position: absolute;
    transform: translateX(-50%);
  }

  @media (hover: hover) {
    .hand .card:not([aria-disabled='true']):hover {
      box-shadow: 0 0 0 3px var(--_accent), 0 0 14px 2px #ffdf8a99;
    }
  }

  .prompt {
    display: grid;
    justify-items: center;
    pointer-events: none;
    position: absolute;
  }

  .prompt:focus-visible {
    outline-offset: -2px;
  }

  .sheet {
    align-items: center;
    background: color-mix(in srgb, var(--_surface) 90%, transparent);
    border-radius: var(--_radius);
    box-shadow: 0 2px 8px #0006;
    display: flex;
    flex-direction: column;
    gap: 6px;
    max-width: 100%;
    pointer-events: auto;
  }

  .sheet.choosing {
    padding: 7px 10px 8px;
  }

  .sheet.broad {
    width: 100%;
  }

  .sheet:not(.choosing) {
    border-radius: 999px;
  }

  .side .sheet {
    width: 100%;
  }

  .status {
    font-size: 15px;
    line-height: 1.2;
    margin: 0;
    max-width: 100%;
    text-align: center;
    text-wrap: balance;
  }

  .status span {
    display: block;
  }

  .sheet:not(.choosing) .status span {
    font-size: 14px;
    padding: 5px 14px;
  }

  .choices {
    display: flex;
    flex-wrap: wrap;
    gap: 6px;
    justify-content: center;
    width: 100%;
  }

  .choices.ranks {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(44px, 1fr));
  }

  .choices.suits {
    display: grid;
    grid-template-columns: repeat(4, minmax(44px, 1fr));
  }

  .choices.suits .button,
  .choices.ranks .button {
    flex-direction: column;
    font-size: 12px;
    gap: 0;
    line-height: 1.1;
    padding: 3px 1px;
  }

  .choices.suits svg {
    height: 26px;
    width: 26px;
  }

  .choices.ranks .letter {
    font-size: 21px;
  }

  .side .sheet.choosing {
    padding: 6px;
  }

  .side .words .button {
    font-size: 14px;
    padding: 4px;
    width: 100%;
  }

  .side .status {
    font-size: 14px;
  }

  .side .choices.suits {
    grid-template-columns: repeat(2, minmax(44px, 1fr));
  }

  .side .choices.ranks {
    grid-template-columns: repeat(3, minmax(44px, 1fr));
  }

  .panel {
    background: var(--_surface);
    border-radius: var(--_radius);
    box-shadow: 0 6px 24px #000a;
    display: flex;
    flex-direction: column;
    gap: 8px;
    height: fit-content;
    inset: 8px;
    margin: auto;
    max-height: min(520px, calc(100% - 16px));
    max-width: 420px;
    padding: 10px 14px 14px;
    position: absolute;
    z-index: 5;
  }

  .panel header {
    align-items: center;
    display: flex;
    justify-content: space-between;
  }

  .panel h3 {
    font-size: 18px;
    margin: 0;
  }

  .panel .lines {
    flex: 1;
    font-size: 15px;
    overflow-y: auto;
    overscroll-behavior: contain;
    touch-action: pan-y;
    user-select: text;
    -webkit-user-select: text;
  }

  .panel .lines li {
    padding: 2px 0;
  }

  .panel .lines .hand-line {
    border-top: 1px solid #fff3;
    font-weight: 700;
    margin-top: 4px;
    padding-top: 6px;
  }

  .signals {
    display: grid;
    gap: 6px;
    grid-template-columns: repeat(auto-fill, minmax(92px, 1fr));
    overflow-y: auto;
  }

  .signals .button {
    flex-direction: column;
    font-size: 14px;
    gap: 1px;
    line-height: 1.1;
    min-height: 52px;
    padding: 4px 3px;
  }

  .signals .button:disabled {
    cursor: default;
    opacity: 0.45;
  }

  .signals svg {
    height: 18px;
    width: 18px;
  }

  .signals .gesture {
    font-size: 11px;
    font-weight: 400;
  }

  .last {
    display: grid;
    flex: 1;
    gap: 8px;
    grid-template-columns: repeat(4, 1fr);
    list-style: none;
    margin: 0;
    padding: 0;
    place-items: center;
  }

  .last li {
    font-size: 13px;
    text-align: center;
    width: 100%;
  }

  .last svg {
    display: block;
    height: auto;
    margin: 0 auto 4px;
    max-width: 82px;
    width: 100%;
  }

  .last .winner {
    color: var(--_accent);
    font-weight: 700;
  }

  .sr-only {
    clip-path: inset(50%);
    height: 1px;
    margin: -1px;
    overflow: hidden;
    position: absolute;
    white-space: nowrap;
    width: 1px;
  }

  @media (forced-colors: active) {
    .chip,
    .seat,
    .sheet,
    .panel,
    .button,
    .tool {
      border: 1px solid CanvasText;
    }

    .hand .card {
      border: 2px solid CanvasText;
    }

    .hand .card[aria-disabled='true'] {
      border-color: GrayText;
    }
  }

  @media print {
    .tools,
    .prompt {
      display: none;
    }
  }
`;
