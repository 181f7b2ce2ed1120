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
    border: 1px solid #fff6;
    border-radius: calc(var(--_radius) * 0.66);
    display: inline-flex;
    flex: none;
    font-size: 14px;
    gap: 5px;
    justify-content: center;
    min-height: 44px;
    min-width: 44px;
    padding: 3px 10px 3px 7px;
  }

  .sheet:not(.choosing, .telling) .aid {
    border-radius: 999px;
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
