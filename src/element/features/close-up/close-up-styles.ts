import { css } from 'lit';

/** Styles for a card's close-up. */
export const closeUpStyles = css`
  .close-up {
    align-items: center;
    background: #000a;
    display: flex;
    flex-direction: column;
    gap: 10px;
    inset: 0;
    justify-content: center;
    pointer-events: none;
    position: absolute;
    z-index: 6;
  }

  .close-up.side {
    flex-direction: row;
    gap: 18px;
  }

  .close-up.key {
    pointer-events: auto;
  }

  .close-up .card-image {
    filter: drop-shadow(0 6px 14px #000b);
    flex: none;
  }

  .close-up svg {
    display: block;
    height: auto;
    width: 100%;
  }

  .close-up p {
    align-items: center;
    background: var(--_slate);
    border-radius: var(--_radius-medium);
    box-shadow: var(--_frame);
    display: flex;
    flex-direction: column;
    font-size: var(--_type-title);
    gap: 2px;
    margin: 0;
    padding: 6px 16px;
    text-align: center;
  }

  .close-up span {
    color: var(--_accent-text);
    font-size: var(--_type-body);
  }

  @media (forced-colors: active) {
    .close-up {
      background: Canvas;
    }
  }

  @media print {
    .close-up {
      display: none;
    }
  }
`;
