import { css } from 'lit';

/** Styles for the settings that show their values as pictures. */
export const settingsStyles = css`
  .pictures {
    border: 0;
    display: grid;
    flex: none;
    gap: var(--_space-small);
    grid-template-columns: repeat(3, minmax(0, 1fr));
    margin: 0;
    min-width: 0;
    padding: 0;
  }

  .pictures legend {
    padding: 0 0 2px;
  }

  .pictured {
    align-items: center;
    border: 2px solid #0000;
    border-radius: var(--_radius-small);
    cursor: pointer;
    display: flex;
    flex-direction: column;
    font-size: var(--_small);
    gap: 3px;
    line-height: 1.15;
    padding: 4px 2px;
    position: relative;
    text-align: center;
    text-wrap: balance;
  }

  /* The radio button fills its label and stays invisible. */
  .pictured input {
    cursor: pointer;
    height: 100%;
    inset: 0;
    margin: 0;
    opacity: 0;
    position: absolute;
    width: 100%;
  }

  .pictured:has(:checked) {
    background: var(--_accent);
    border-color: var(--_ink);
    color: var(--_ink);
  }

  .pictured:has(:focus-visible) {
    outline: 3px solid var(--_accent);
    outline-offset: 1px;
  }

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

    .pictured:has(:checked) {
      outline: 3px solid Highlight;
    }
  }
`;
