import { css } from 'lit';

/** Styles for the cards in hand. Each card is a button. */
export const handStyles = css`
  .hand .card {
    background: none;
    border-radius: 6.5% / 3.7%;
    position: absolute;
    /* The table handles all drags: sideways to sort the cards, upwards to play one. */
    touch-action: none;
    transform-origin: center;
  }

  .hand .card[aria-disabled='true'] {
    cursor: default;
  }

  .hand .role {
    background: var(--_accent);
    border-radius: var(--_round);
    box-shadow: 0 1px 3px #0008;
    color: var(--_ink);
    font-size: calc(var(--_small) * var(--_zoom, 1));
    font-weight: 700;
    /* The label is at the bottom of the card, because at the top it would hide the index. */
    inset-block-end: -5px;
    inset-inline-start: 50%;
    line-height: 1;
    padding: 3px min(6px, 1cqi);
    pointer-events: none;
    position: absolute;
    /* The label is at most as wide as the card. */
    transform: translateX(-50%) scaleX(var(--_fit, 1));
    white-space: nowrap;
  }

  @media (hover: hover) {
    .hand .card:not([aria-disabled='true']):hover {
      box-shadow:
        0 0 0 3px var(--_accent),
        0 0 14px 2px #ffdf8a99;
    }
  }
`;
