import { css } from 'lit';

/** Styles for the order of the cards on the last page of a lesson. */
export const orderStyles = css`
  .ended .groups {
    align-items: end;
    display: flex;
    flex-wrap: wrap;
    gap: 8px 14px;
    margin-block-start: 6px;
  }

  .ended .group[data-group='linker'] {
    flex: 1 1 120px;
  }

  .ended .group ol {
    display: flex;
    gap: 4px;
    list-style: none;
    margin-block-start: 3px;
    padding: 0;
  }

  .ended .group span svg {
    border-radius: 6.5% / 3.7%;
    display: block;
    height: auto;
    width: min(48px, (100cqi - 60px) / 7);
  }
`;
