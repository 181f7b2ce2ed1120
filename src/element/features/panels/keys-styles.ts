import { css } from 'lit';

/** Styles for the list of keys. */
export const keysStyles = css`
  .keys {
    flex: 1;
    font-size: var(--_type-note);
    margin: 0;
    overflow-y: auto;
    overscroll-behavior: contain;
  }

  .keys > div {
    align-items: baseline;
    display: flex;
    gap: 10px;
    padding: 3px 0;
  }

  .keys dt {
    flex: 0 0 84px;
  }

  .keys dd {
    margin: 0;
  }

  kbd {
    border: 1px solid currentColor;
    border-radius: var(--_radius-small);
    display: inline-block;
    font: inherit;
    font-size: var(--_type-small);
    line-height: 1.3;
    min-width: 22px;
    padding: 0 5px;
    text-align: center;
    white-space: nowrap;
  }

  .aid.of-keys {
    align-self: center;
    flex: none;
  }

  @media (hover: none) {
    .aid.of-keys {
      display: none;
    }
  }
`;
