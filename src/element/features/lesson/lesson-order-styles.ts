import { css } from 'lit';

/** Styles for the order of the cards on the last page of a lesson. */
export const orderStyles = css`
  /* Covers the hand completely. A sheet that is lower than a large table has no empty area. */
  .lesson.ended:has(.order) {
    align-items: end;
  }

  /* Wide tables have room for two columns: the order of the cards, and all other content. */
  @container (min-width: 800px) {
    .lesson.ended .sheet {
      max-width: 960px;
    }

    .lesson.ended .sheet > .read:has(.order) {
      column-gap: 24px;
      grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    }

    .ended .order ~ * {
      grid-column: 2;
    }

    .ended .read > .status {
      grid-column: 1 / -1;
    }

    /* The last group of lessons is below the cards. */
    .ended .order {
      grid-row: 2 / span 2;
    }

    .ended .order ~ .courses:last-child {
      grid-column: 1;
    }
  }

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

  .ended .group h4 {
    text-wrap: balance;
  }

  .ended .group ol {
    display: flex;
    flex-wrap: wrap;
    gap: 4px;
    list-style: none;
    margin-block-start: 3px;
    padding: 0;
  }

  .ended .group span svg {
    border-radius: 6.5% / 3.7%;
    display: block;
    height: auto;
    width: min(48px, (100cqi - 64px) / 8);
  }
`;
