import { css } from 'lit';

/** The look back at a hand. */
export const reviewStyles = css`
  .review {
    display: grid;
    gap: 8px;
    overflow-y: auto;
    overscroll-behavior: contain;
    touch-action: pan-y;
    user-select: text;
    -webkit-user-select: text;
  }

  .review p {
    margin: 0;
  }

  .review .small {
    font-size: var(--_small);
    opacity: 0.85;
  }

  .compared {
    display: flex;
    gap: 24px;
    justify-content: center;
  }

  .compared figure {
    font-size: var(--_small);
    margin: 0;
    text-align: center;
    width: min(82px, 30%);
  }

  .compared svg {
    display: block;
    height: auto;
    margin-bottom: 4px;
    width: 100%;
  }

  .compared .could {
    color: var(--_accent);
    font-weight: 700;
  }
`;
