import { css } from 'lit';

/** The styles of the pages of a round, its results and its tables. */
export const resultsStyles = css`
  .disputed .score::after {
    content: ' ?';
  }

  .beside {
    align-items: start;
    display: grid;
    gap: var(--_space-large);
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 22em), 1fr));
  }

  .recent,
  .entering {
    align-content: start;
    display: grid;
    justify-items: start;
  }

  .entering {
    gap: var(--_space-large);
  }

  .recent {
    gap: var(--_space);
  }

  .recent ol {
    inline-size: 100%;
    list-style: none;
    margin: 0;
    padding: 0;
  }

  .recent li {
    align-items: center;
    border-block-end: 1px solid #d8caa9;
    display: flex;
    flex-flow: wrap;
    gap: 0 var(--_space);
    padding: 4px 0;
  }

  .recent li > p {
    flex: 1 1 12em;
  }

  .result {
    align-items: end;
    display: flex;
    flex-flow: wrap;
    gap: var(--_space) var(--_space-large);
  }

  .result > p,
  .result > small {
    flex-basis: 100%;
  }

  .result .names {
    font-size: var(--_type-title);
    font-weight: 700;
    min-block-size: 1.3em;
    order: -1;
  }

  .result input[type='text'] {
    font-size: var(--_type-number);
  }

  .game {
    align-items: end;
    display: flex;
    gap: var(--_space);
  }

  .game > span {
    line-height: 44px;
  }

  .side {
    display: block;
  }

  .tables {
    display: flex;
    flex-flow: wrap;
    gap: 6px;
  }

  .tables .quiet {
    border: 1px solid #b9a98a;
    min-block-size: 44px;
    min-inline-size: 44px;
    text-decoration: none;
  }

  .tables [aria-current] {
    background: #fffdf6;
    border-color: var(--_paper-ink);
    box-shadow: inset 0 0 0 1px var(--_paper-ink);
    font-weight: 600;
  }

  .reports {
    list-style: none;
    margin: 0;
    padding: 0;
  }

  .reports .quiet {
    min-block-size: 44px;
  }
`;
