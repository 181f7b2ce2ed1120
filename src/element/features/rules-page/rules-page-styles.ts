import { css } from 'lit';

/** Styles for the rules page and its card order. */
export const rulesStyles = css`
  .panel.of-rules {
    max-height: calc(100% - 16px);
    max-width: 720px;
    text-align: start;
  }

  .book {
    --_card: 44px;
    flex: 1;
    font-size: var(--_type-body);
    line-height: 1.4;
    margin-inline-start: -3px;
    overflow-y: auto;
    overscroll-behavior: contain;
    /* Leaves room at the edges for the border of the visitor's cards. */
    padding-inline: 3px 4px;
    touch-action: pan-y;
    user-select: text;
    -webkit-user-select: text;
  }

  .book p,
  .book ul,
  .book ol {
    margin: 0 0 8px;
    text-shadow: none;
  }

  .book ul {
    padding-inline-start: 1.2em;
  }

  .book li {
    margin-bottom: 2px;
  }

  .book .of-what {
    font-style: italic;
  }

  .book h4 {
    text-wrap: balance;
    border-top: 1px solid var(--_chalk-line);
    color: var(--_accent-text);
    font-size: var(--_type-title);
    margin: 14px 0 6px;
    padding-top: 10px;
  }

  .book .small {
    font-size: var(--_small);
  }

  .book svg {
    display: block;
  }

  .card-row,
  .tiers,
  .group ol {
    align-items: center;
    display: flex;
    flex-wrap: wrap;
    gap: 6px;
    list-style: none;
    padding: 0;
  }

  .tiers li {
    display: flex;
  }

  .tiers li .card-image + .card-image {
    margin-inline-start: -14px;
  }

  .card-row .card-image,
  .tiers .card-image,
  .group li span {
    border-radius: 6.5% / 3.7%;
    display: block;
    width: var(--_card);
  }

  .book .card-image svg,
  .group li svg {
    border-radius: 6.5% / 3.7%;
    height: auto;
    width: 100%;
  }

  .card-row .won svg {
    outline: 3px solid var(--_accent);
  }

  .card-row .off {
    opacity: 0.4;
  }

  .groups {
    display: flex;
    flex-wrap: wrap;
    gap: 2px 20px;
  }

  .group h5 {
    font-size: var(--_type-note);
    margin: 0 0 4px;
  }

  .group h5 svg {
    display: inline-block;
    height: 20px;
    vertical-align: -4px;
    width: 20px;
  }

  .group .held svg {
    outline: 3px solid var(--_accent);
  }

  .group .fallen svg {
    opacity: 0.35;
  }

  @container (max-width: 479px) {
    .book {
      --_card: 38px;
    }

    .card-row,
    .tiers,
    .group ol {
      gap: 5px;
    }
  }

  @media (forced-colors: active) {
    .card-row .won svg,
    .group .held svg {
      outline-color: Highlight;
    }
  }
`;
