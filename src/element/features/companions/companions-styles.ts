import { css } from 'lit';

/** Styles for the panel in which the visitor chooses the people at the other seats. */
export const companionsStyles = css`
  .panel.of-companions {
    max-height: calc(100% - 28px);
    max-width: 440px;
  }

  .companions {
    display: flex;
    flex-direction: column;
    gap: var(--_space);
    overflow-y: auto;
  }

  .companions p {
    font-size: var(--_type-small);
    margin: 0;
  }

  .companions fieldset {
    border: 0;
    border-block-start: 1px solid var(--_chalk-line);
    display: grid;
    gap: var(--_space-small);
    grid-template-columns: repeat(5, minmax(0, 1fr));
    margin: 0;
    min-width: 0;
    padding: var(--_space-small) 0 0;
  }

  .companions legend {
    font-weight: 600;
    padding: 0;
    padding-inline-end: var(--_space);
  }

  .companions small {
    font-size: var(--_type-small);
    font-weight: 400;
  }

  .companion {
    align-items: center;
    border: 2px solid #0000;
    border-radius: var(--_radius-small);
    cursor: pointer;
    display: flex;
    flex-direction: column;
    font-size: var(--_small);
    line-height: 1.15;
    padding: 2px;
    position: relative;
    text-align: center;
  }

  /* The radio button fills its label and stays invisible. */
  .companion input {
    cursor: pointer;
    height: 100%;
    inset: 0;
    margin: 0;
    opacity: 0;
    position: absolute;
    width: 100%;
    z-index: 2;
  }

  .companion:has(:checked) {
    background: var(--_accent);
    border-color: var(--_ink);
    color: var(--_ink);
  }

  .companion:has(:focus-visible) {
    outline: 3px solid var(--_accent);
    outline-offset: 1px;
  }

  .companion .face,
  .companion .face canvas,
  .companion .chance {
    display: block;
    height: 52px;
    width: 52px;
  }

  .companion .face {
    background: var(--_paper);
    border-radius: var(--_radius-small);
  }

  .companion .chance {
    border: 2px dashed currentColor;
    border-radius: var(--_radius-medium);
    font-size: var(--_type-display);
    line-height: 48px;
  }

  @container (max-width: 359px) {
    .companions fieldset {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
  }
`;
