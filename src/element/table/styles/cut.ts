import { css } from 'lit';

/** Styles for the slider that cuts the pack. */
export const cutStyles = css`
  .cut {
    border-radius: var(--_radius);
    position: absolute;
  }

  .cut:focus-within:has(:focus-visible) {
    outline: 3px solid var(--_accent);
  }

  /* The slider is invisible, because the lifted packet shows its position. */
  .cut input {
    appearance: none;
    background: none;
    cursor: ew-resize;
    height: 100%;
    margin: 0;
    opacity: 0;
    touch-action: none;
    width: 100%;
  }

  .cut .steps {
    align-items: center;
    display: flex;
    gap: var(--_space);
    inset: 100% auto auto 50%;
    position: absolute;
    transform: translateX(-50%);
  }

  .cut .tool {
    color: var(--_accent-text);
    font-size: var(--_type-display);
    touch-action: manipulation;
  }

  .cut .count {
    background: var(--_surface);
    border-radius: var(--_round);
    color: var(--_text);
    font-size: var(--_type-small);
    line-height: 1.2;
    padding: 3px 10px;
    white-space: nowrap;
  }

  @media (forced-colors: active) {
    .cut .count {
      border: 1px solid CanvasText;
    }
  }
`;
