import { css } from 'lit';

/** The styles of the page that prepares an evening. */
export const startStyles = css`
  fieldset {
    border: 0;
    display: grid;
    gap: var(--_space);
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 17em), 1fr));
    margin: 0;
    min-inline-size: 0;
    padding: 0;
  }

  legend {
    font-weight: 600;
    padding: 0;
  }

  .preset {
    border: 1px solid #b9a98a;
    border-radius: var(--_radius-medium);
    cursor: pointer;
    display: flex;
    gap: var(--_space);
    padding: 10px 12px;
  }

  .preset:has(:checked) {
    background: #fffdf6;
    border-color: var(--_paper-ink);
    box-shadow: inset 0 0 0 1px var(--_paper-ink);
  }

  .preset b {
    display: block;
  }

  .preset span {
    font-size: var(--_type-note);
  }

  .notes {
    display: grid;
    gap: 4px;
  }
`;
