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

  .seat .face canvas {
    height: 100%;
    inset: 0;
    position: absolute;
    width: 100%;
    z-index: 1;
  }
`;
