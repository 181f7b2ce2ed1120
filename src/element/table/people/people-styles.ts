import { css } from 'lit';

/** Styles for drawn people and their positioned speech bubbles. */
export const peopleStyles = css`
  /* Enlarges signs on phones, so that each finger is recognizable. */
  @container (max-width: 479px) {
    .seat.signs .face {
      scale: 1.6;
      transform-origin: 0 100%;
      z-index: 1;
    }

    .seat.signs.right .face {
      transform-origin: 100% 100%;
    }

    .seat.signs.top .face {
      transform-origin: 50% 0;
    }
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
    border-radius: var(--_round) var(--_round) 0 0;
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

  .seat .speech[data-side] {
    inset-block-end: auto;
  }

  .speech:is([data-form='wrapped'], [data-form='narrow']) {
    min-width: 8em;
    text-wrap: balance;
    white-space: normal;
    width: min-content;
  }

  .speech[data-form='narrow'] {
    min-width: 4.5em;
  }

  /* The pack and the taken tricks disappear if the question covers only a part of them. */
  .stage canvas ~ canvas,
  .cards {
    clip-path: var(--_uncut);
  }

  /* Chat appears below the call, in smaller type. */
  .speech .talk {
    display: block;
    font-size: max(var(--_type-small), 0.85em);
    font-style: italic;
    font-weight: 400;
  }

  /* A bubble's tip is the corner of a square. */
  .speech[data-side]::after {
    background: inherit;
    content: '';
    height: 11px;
    inset: var(--_tip);
    position: absolute;
    rotate: 45deg;
    width: 11px;
    z-index: -1;
  }
`;
