import { css } from 'lit';

/** Styles for the trainer's explanations and statistics. */
export const trainerStyles = css`
  .trainer .status {
    font-size: var(--_type-note);
    hyphens: auto;
    line-height: 1.25;
    user-select: text;
    -webkit-user-select: text;
  }

  .trained {
    background: var(--_slate);
    border: 2px solid var(--_accent);
    border-radius: var(--_round);
    font-size: var(--_type-note);
    font-weight: 700;
    margin: 0;
    padding: 4px 14px;
    pointer-events: none;
    position: absolute;
    transform: translateX(-50%);
    white-space: nowrap;
    z-index: 3;
  }

  .trained.empty {
    clip-path: inset(50%);
    height: 1px;
    overflow: hidden;
    width: 1px;
  }

  .trainer-account {
    margin-block-start: 12px;
  }

  .trainer-account caption {
    font-weight: 700;
    padding-block-end: 2px;
    text-align: start;
  }

  .trainer-account .small {
    font-size: var(--_small);
    margin: 6px 0 0;
  }

  @container (max-width: 359px) {
    .trainer .status {
      font-size: var(--_small);
      line-height: 1.2;
    }

    .trainer .button {
      font-size: var(--_type-note);
      padding-inline: var(--_space);
    }
  }
`;
