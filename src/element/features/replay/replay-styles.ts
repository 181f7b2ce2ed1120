import { css } from 'lit';

/** Styles for the replay's controls. */
export const replayStyles = css`
  .replay .sheet {
    gap: 2px;
    padding: 6px 8px;
    width: 100%;
  }

  /* A replay also shows the viewer's name, centred and clear of the neighbouring plates. */
  .replay .sheet.choosing .own {
    inset-inline-start: 50%;
    transform: translateX(-50%);
  }

  .replay .sheet.marked.choosing {
    padding-block-start: 14px;
    position: relative;
  }

  .replay .status {
    font-size: var(--_type-small);
  }

  .replay .comment {
    border-top: 1px solid var(--_chalk-line);
    font-size: var(--_type-small);
    padding-top: 3px;
  }

  .place {
    align-items: center;
    display: flex;
    gap: var(--_space);
    width: 100%;
  }

  .place .count {
    flex: none;
    font-size: var(--_small);
    font-variant-numeric: lining-nums tabular-nums;
    opacity: 0.85;
  }

  .place input {
    appearance: none;
    background: none;
    cursor: pointer;
    flex: 1;
    height: 30px;
    margin: 0;
    min-width: 0;
    touch-action: none;
  }

  .place input:focus-visible {
    border-radius: var(--_radius-small);
    outline: 3px solid var(--_accent);
    outline-offset: -2px;
  }

  .place input::-webkit-slider-runnable-track {
    background: linear-gradient(to right, var(--_accent) var(--_done), #fff4 var(--_done));
    border-radius: var(--_radius-small);
    height: 6px;
  }

  .place input::-moz-range-track {
    background: #fff4;
    border-radius: var(--_radius-small);
    height: 6px;
  }

  .place input::-moz-range-progress {
    background: var(--_accent);
    border-radius: var(--_radius-small);
    height: 6px;
  }

  .place input::-webkit-slider-thumb {
    appearance: none;
    background: var(--_paper-sheet);
    border: 1px solid var(--_paper-ink);
    border-radius: 50%;
    box-shadow: 0 1px 4px #0008;
    height: 22px;
    margin-top: -8px;
    width: 22px;
  }

  .place input::-moz-range-thumb {
    background: var(--_paper-sheet);
    border: 1px solid var(--_paper-ink);
    border-radius: 50%;
    box-sizing: border-box;
    height: 22px;
    width: 22px;
  }

  .steps {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    width: 100%;
  }

  .steps > * {
    flex: 0 1 56px;
    min-width: 44px;
  }

  .steps .tool {
    background: none;
    box-shadow: none;
    cursor: pointer;
  }

  .steps .tool[aria-disabled='true'] {
    cursor: default;
    opacity: 0.4;
  }

  .steps .tool[aria-pressed='true'] {
    background: color-mix(in srgb, var(--_accent) 30%, transparent);
    box-shadow: inset 0 0 0 2px var(--_accent);
  }

  .steps .button {
    padding: 0;
  }

  .steps .button svg {
    height: 26px;
    width: 26px;
  }

  /* In a narrow column, the most frequently used controls are in a separate row. */
  .side .steps > * {
    flex: 1 1 30%;
  }

  .side .steps :is([data-replay='first'], [data-replay='last'], [data-replay='comments'], [data-replay='close']) {
    flex: 1 1 44px;
    order: 1;
  }

  @media (hover: hover) {
    .steps .tool:not([aria-disabled='true']):hover {
      background: #fff2;
    }
  }

  @container (max-width: 479px) {
    .replay .sheet {
      padding: 4px 0;
    }

    .replay .status,
    .replay .comment,
    .place {
      padding-inline: 10px;
    }

    .upright .steps > * {
      flex: 1 1 44px;
    }

    .replay .sheet.marked {
      padding-block-start: 12px;
    }
  }
`;
