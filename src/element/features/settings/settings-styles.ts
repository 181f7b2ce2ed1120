import { css } from 'lit';

/** Styles for the pictures of backs and surfaces. */
export const settingsStyles = css`
  .swatch {
    border-radius: var(--_radius-small);
    box-shadow: 0 1px 3px #0009;
    display: block;
    height: 64px;
    overflow: hidden;
  }

  .swatch svg {
    display: block;
    height: 100%;
    width: auto;
  }

  [data-preference='surface'] .swatch {
    background:
      repeating-linear-gradient(#0000 0 19px, #0007 19.5px 21px),
      repeating-linear-gradient(3deg, #0000 0 3px, #0001 4px 5px), #b9824a;
    height: 44px;
    width: 64px;
  }

  [data-preference='surface'] .swatch[data-swatch='walnut'] {
    background-color: #6f4a2e;
  }

  [data-preference='surface'] .swatch[data-swatch='felt'] {
    background: #335540;
    border: 4px solid #59391f;
  }

  @media (forced-colors: active) {
    .swatch {
      forced-color-adjust: none;
    }
  }
`;
