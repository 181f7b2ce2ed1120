import { css } from 'lit';

/** Styles for speech bubbles. `placeSpeech` moves the bubbles to their final positions. */
export const speechStyles = css`
  .speech {
    background: var(--_paper);
    border-radius: var(--_radius-medium);
    box-shadow: var(--_paper-shadow);
    color: var(--_paper-ink);
    font-size: max(var(--_type-body), 1.05em);
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
      font-size: var(--_type-small);
      padding: 4px 7px;
    }
  }
`;
