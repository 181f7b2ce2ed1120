import { css } from 'lit';

/** Styles for the menu. */
export const menuStyles = css`
  .panel .rows {
    display: grid;
    gap: 4px;
    overflow-y: auto;
    overscroll-behavior: contain;
  }

  .side + .panel.of-menu {
    max-width: 560px;
  }

  /* A low table has room for two columns. */
  .side + .panel .rows {
    grid-auto-flow: column;
    grid-template-columns: 1fr 1fr;
    grid-template-rows: repeat(4, auto);
  }

  .row {
    align-items: center;
    background: none;
    border-radius: var(--_radius-medium);
    display: flex;
    gap: 14px;
    min-height: 44px;
    padding: 4px 10px;
    text-align: start;
  }

  .row svg {
    flex: none;
    height: 24px;
    width: 24px;
  }

  .row[aria-checked='true'] {
    background: #fff2;
  }

  @media (hover: hover) {
    .row:hover {
      background: #fff1;
    }
  }

  .panel .asking {
    display: flex;
    flex-wrap: wrap;
    gap: var(--_space);
    justify-content: center;
  }

  .asking p {
    flex: 1 1 100%;
    margin: 0 0 var(--_space-small);
  }

  .asking .button {
    flex: 1 1 0;
    min-width: max-content;
  }
`;
