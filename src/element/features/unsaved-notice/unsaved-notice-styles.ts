import { css } from 'lit';

/** Styles for the notice that a game is not stored. */
export const unsavedStyles = css`
  .unsaved {
    align-items: start;
    background: var(--_slate);
    border-radius: var(--_radius-medium);
    box-shadow: var(--_frame);
    box-sizing: border-box;
    color: var(--_text);
    display: flex;
    font-size: var(--_small);
    gap: var(--_space);
    inset: 48px 8px auto;
    margin: 0 auto;
    max-width: 420px;
    padding: 8px 0 8px 12px;
    position: absolute;
    z-index: 6;
  }

  .unsaved p {
    flex: 1;
    margin: 0;
  }

  .unsaved button {
    margin: -8px 0;
    min-height: 40px;
    min-width: 40px;
  }
`;
