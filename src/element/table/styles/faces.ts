import { css } from 'lit';

/** Styles for the faces above the plates. */
export const facesStyles = css`
  /* A face is centred above a short plate, or near a long plate's outer end. */
  .seat {
    --_aside: clamp(-2px, 50% - var(--_face) / 2, var(--_face) / 4);
  }

  .seat.open:is(.left, .right) {
    --_aside: -2px;
  }

  /* Faces stay at the outer ends, because cards are between the plates. */
  @container (max-width: 759px) {
    .seats:not(.narrow) .seat:is(.left, .right) {
      --_aside: -2px;
    }
  }

  /* The background of a face: an arch for a partner, a gable for an opponent. */
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
