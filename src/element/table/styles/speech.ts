import { css } from 'lit';

/** Styles for speech bubbles. `placeSpeech` moves the bubbles to their final positions. */
export const speechStyles = css`
  .speech {
    background: #fbf6e9;
    border-radius: 10px;
    box-shadow: 0 2px 5px #0007;
    color: #1c1814;
    font-size: max(16px, 1.05em);
    font-weight: 700;
    inset: auto auto calc(100% + 5px + var(--_face)) 0;
    line-height: 1.1;
    padding: 6px 11px;
    position: absolute;
    width: max-content;
    z-index: 2;
  }

  .seat.top .speech {
    inset-block: calc(100% + 5px) auto;
  }

  .seat.right .speech:not([data-side]) {
    inset-inline: auto 0;
  }

  @container (max-width: 479px) {
    .speech {
      font-size: 14px;
      padding: 4px 7px;
    }
  }
`;
