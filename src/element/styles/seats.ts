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
    background: color-mix(in srgb, var(--_surface) 88%, transparent);
    border: 2px solid transparent;
    border-radius: 999px;
    display: flex;
    gap: 0.4em;
    justify-content: center;
    line-height: 1;
    padding: 0.25em 0.7em;
    pointer-events: none;
    position: absolute;
    white-space: nowrap;
  }

  .seat:has(.face[data-drawn]) {
    border-radius: 4px 4px 14px 14px;
  }

  /* Beside cards that lie open there is little room. */
  .seat.open {
    padding-inline: 0.3em;
  }

  .seat.partner {
    border-color: var(--_partner);
  }

  .seat.opponent {
    border-color: var(--_opponent);
  }

  .seat.due {
    border-color: var(--_accent);
  }

  .seats {
    --_partner: #5fb8a2;
    --_opponent: #d9634a;
  }

  .seat.top,
  .seat.left,
  .seat.bottom {
    transform: translate(0, -50%);
  }

  .seat.right {
    transform: translate(-100%, -50%);
  }

  /* Who sits there, above the plate: an arch behind who plays along, a gable behind who plays against. */
  .seat .face {
    height: var(--_face);
    inset: auto auto calc(100% + 1px) 50%;
    opacity: 0;
    position: absolute;
    transform: translateX(-50%);
    width: var(--_face);
  }

  .seat .face[data-drawn] {
    opacity: 1;
  }

  .seat.left .face,
  .seat.top .face,
  .seat.bottom .face {
    inset-inline-start: -2px;
    transform: none;
  }

  .seat.right .face {
    inset-inline: auto -2px;
    transform: none;
  }

  .seat .face::before,
  .seat .face::after {
    content: '';
    inset: 6% 4% 0;
    position: absolute;
  }

  .seat .face::before {
    background: #6b4a2b;
  }

  .seat .face::after {
    background: #f6ead2;
    margin: clamp(2px, calc(var(--_face) * 0.03), 4px);
    margin-block-end: 0;
  }

  .seat .face::before,
  .seat .face::after {
    border-radius: 999px 999px 0 0;
  }

  .seat.partner .face::before {
    background: var(--_partner);
  }

  .seat.partner .face::after {
    background: #dcefe4;
  }

  .seat.opponent .face::before,
  .seat.opponent .face::after {
    border-radius: 0;
    clip-path: polygon(0 24%, 24% 0, 76% 0, 100% 24%, 100% 100%, 0 100%);
  }

  .seat.opponent .face::before {
    background: var(--_opponent);
  }

  .seat.opponent .face::after {
    background: #f7e2d0;
  }

  .seat.due .face {
    filter: drop-shadow(0 0 5px var(--_accent));
  }

  .seat .face canvas {
    height: 100%;
    inset: 0;
    position: absolute;
    width: 100%;
    z-index: 1;
  }

  .seat.bottom.over:not(.talks) {
    visibility: hidden;
  }

  .seat .alone,
  .seat .party,
  .own .alone {
    opacity: 0.85;
  }

  .seat .party {
    display: none;
  }

  /* Elsewhere a sign has to do. */
  @container (min-width: 740px) {
    .seat:not(.alone) .party {
      display: inline;
    }
  }

  /* A column beside it leaves no more room than on a phone. */
  @container (max-width: 759px) {
    .side .seat:not(.alone) .party {
      display: none;
    }
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

  /* What its marks say, while somebody has touched them. */
  .seat :is(.mark, .name, .party, .face) {
    pointer-events: auto;
  }

  [data-told]::after {
    background: #fbf6e9;
    border-radius: 10px;
    box-shadow: 0 2px 5px #0007;
    color: #1c1814;
    content: attr(data-legend);
    font-size: max(14px, 1em);
    inset: calc(100% + 6px) auto auto -2px;
    line-height: 1.2;
    max-inline-size: 15em;
    padding: 6px 11px;
    position: absolute;
    white-space: normal;
    width: max-content;
    z-index: 3;
  }

  .seat.right[data-told]::after {
    inset: calc(100% + 6px) -2px auto auto;
  }

  :is(.bottom, .own)[data-told]::after {
    inset: auto auto calc(100% + 6px + var(--_face, 0px)) -2px;
  }

  @container (max-width: 479px) {
    .seat.top[data-told]::after {
      inset: calc(100% + 6px) -2px auto auto;
    }
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
      font-size: 14px;
      gap: 5px;
      inset: -13px auto auto 8px;
      line-height: 1;
      padding: 2px 9px;
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
    flex: none;
    font-size: var(--_small);
    font-weight: 700;
    height: 20px;
    line-height: 1;
    place-items: center;
    width: 20px;
  }

  .mark svg {
    display: block;
    height: 100%;
    width: 100%;
  }

  /* On the shoulders of who sits there. */
  .seat .mark {
    --_mark: max(18px, 1.6em);
    box-shadow: 0 1px 3px #0009;
    font-size: max(var(--_small), 0.8em);
    height: var(--_mark);
    inset: auto -6px calc(100% - 4px) auto;
    pointer-events: auto;
    position: absolute;
    width: var(--_mark);
    z-index: 2;
  }

  .seat .mark > [aria-hidden] {
    display: grid;
    height: 100%;
    place-items: center;
    width: 100%;
  }

  .seat .mark.partner,
  .seat .mark.opponent {
    inset: auto auto calc(100% - 4px) -6px;
  }

  /* Nobody sits above the viewer's own plate: what is said there would cover them. */
  .seat.bottom .mark {
    box-shadow: none;
    margin: -0.2em -0.4em -0.2em 0;
    position: static;
  }

  .mark.leads {
    background: #fbf6e9;
  }

  .mark.blind {
    background: #3b4448;
    color: #fbf6e9;
  }

  .mark.partner {
    background: #1f6f63;
    color: #fff;
  }

  .mark.opponent {
    background: #9c3424;
    border-radius: 3px;
    color: #fff;
  }

  .speech {
    background: #fbf6e9;
    border-radius: 10px;
    box-shadow: 0 2px 5px #0007;
    color: #1c1814;
    font-size: 16px;
    font-weight: 700;
    inset-block-end: calc(100% + 5px + var(--_face));
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

    /* Beside the card opposite there is little room: it must not be covered while it is one's turn. */
    .seat.top .speech {
      box-sizing: border-box;
      font-size: 14px;
      max-inline-size: calc(34cqi - 10px);
      overflow-wrap: anywhere;
      padding: 5px 8px;
      white-space: normal;
      width: max-content;
    }
  }
`;
