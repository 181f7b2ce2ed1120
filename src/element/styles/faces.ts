import { css } from 'lit';

/** Who sits there, above the plates. */
export const facesStyles = css`
  /* Whoever sits there sits above the middle of the plate, but no further in: it may be a long one. */
  .seat {
    --_aside: clamp(-2px, 50% - var(--_face) / 2, var(--_face) / 4);
  }

  .seat.open:is(.left, .right) {
    --_aside: -2px;
  }

  /* In between lie the cards. */
  @container (max-width: 759px) {
    .seats:not(.narrow) .seat:is(.left, .right) {
      --_aside: -2px;
    }
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
    inset-inline-start: var(--_aside);
    transform: none;
  }

  .seat.right .face {
    inset-inline: auto var(--_aside);
    transform: none;
  }

  /* Which finger it is has to be seen on a phone, too. */
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
`;
