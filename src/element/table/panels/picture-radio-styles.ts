import { css } from 'lit';

/** Styles for groups of radio buttons that show their values as pictures. */
export const pictureRadioStyles = css`
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
    z-index: 2;
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

  @media (forced-colors: active) {
    .pictured:has(:checked) {
      outline: 3px solid Highlight;
    }
  }
`;
