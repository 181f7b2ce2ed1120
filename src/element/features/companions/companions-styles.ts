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
    border-block-start: 1px solid var(--_chalk-line);
    grid-template-columns: repeat(5, minmax(0, 1fr));
    padding-block-start: var(--_space-small);
  }

  .companions legend {
    font-weight: 600;
    padding-inline-end: var(--_space);
  }

  .companions small {
    font-size: var(--_type-small);
    font-weight: 400;
  }

  .companions .face,
  .companions .face canvas,
  .companions .chance {
    display: block;
    height: 52px;
    width: 52px;
  }

  .companions .face {
    background: var(--_paper);
    border-radius: var(--_radius-small);
  }

  .companions .chance {
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
