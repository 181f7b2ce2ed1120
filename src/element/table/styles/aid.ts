import { css } from 'lit';

/** Styles for the help buttons next to the question. */
export const aidStyles = css`
  .asked {
    align-items: center;
    display: flex;
    gap: 4px 8px;
    justify-content: center;
    max-width: 100%;
  }

  .aid {
    align-items: center;
    background: #fff1;
    border: 1px solid var(--_chalk-line);
    border-radius: var(--_radius-medium);
    display: inline-flex;
    flex: none;
    font-size: var(--_type-small);
    gap: 5px;
    justify-content: center;
    min-height: 44px;
    min-width: 44px;
    padding: 3px 10px 3px 7px;
  }

  .sheet:not(.choosing, .telling) .aid {
    border-radius: var(--_round);
    margin-inline-end: 2px;
  }

  .aid svg {
    flex: none;
    height: 22px;
    width: 22px;
  }

  .aid[aria-disabled='true'] {
    cursor: default;
    opacity: 0.75;
  }

  @media (hover: hover) {
    .aid:not([aria-disabled='true']):hover {
      background: #fff3;
    }
  }

  .side .aid span {
    clip-path: inset(50%);
    position: absolute;
  }

  .side .aid {
    padding: 3px;
  }

  @media (forced-colors: active) {
    .aid {
      border-color: CanvasText;
    }
  }
`;
