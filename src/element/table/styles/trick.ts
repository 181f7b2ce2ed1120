import { css } from 'lit';

/** Styles for the marks on the trick's cards. */
export const trickStyles = css`
  .cards .winning {
    outline: 3px solid #ffcf5a;
  }

  .trick-marks .of {
    pointer-events: none;
    position: absolute;
  }

  /* A label is below the bottom of its card. At the top, it would hide the index of this card or of the card below. */
  .trick-marks span {
    background: var(--_paper);
    border-radius: var(--_round);
    box-shadow: 0 1px 3px #0008;
    color: var(--_paper-ink);
    font-size: var(--_small);
    font-weight: 700;
    inset-block-start: calc(100% - 5px);
    inset-inline-start: 50%;
    line-height: 1;
    padding: 3px 6px;
    position: absolute;
    transform: translateX(-50%);
    white-space: nowrap;
  }

  .trick-marks .won span {
    background: var(--_accent);
    color: var(--_ink);
  }

  .trick-marks .top span {
    inset-block: auto calc(100% + 2px);
    margin: 0;
  }

  .trick-marks .top.beside span {
    inset-block: 0 auto;
    inset-inline: auto calc(100% + 2px);
    transform: none;
  }

  /* The label of the viewer's card is inside the card, because the question begins right below the card. */
  .trick-marks .bottom span {
    inset-block: auto 3px;
  }

  .trick-marks .left span {
    inset-inline-start: 0;
    transform: none;
  }

  .trick-marks .right span {
    inset-inline: auto 0;
    transform: none;
  }

  /* On a low table, labels are wider than the cards and extend outwards. */
  .side .trick-marks .left span {
    inset-inline: auto 0;
  }

  .side .trick-marks .right span {
    inset-inline: 0 auto;
  }

  @container (min-width: 480px) {
    .trick-marks span {
      font-size: calc(var(--_small) * var(--_zoom, 1));
      padding: 3px 8px;
    }
  }

  @media (forced-colors: active) {
    .cards .winning {
      outline-color: Highlight;
    }

    .trick-marks span {
      border: 1px solid CanvasText;
    }
  }

  /* The names of the players below the open trick. */
  .open-marks span {
    background: color-mix(in srgb, var(--_surface) 92%, transparent);
    border-radius: var(--_radius-small);
    font-size: var(--_small);
    letter-spacing: -0.4px;
    line-height: 1.1;
    margin-block-start: -6px;
    overflow: hidden;
    pointer-events: none;
    position: absolute;
    text-align: center;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  .open-marks .won {
    background: var(--_accent);
    color: var(--_ink);
  }

  .stock-mark {
    align-items: center;
    display: flex;
    justify-content: center;
    pointer-events: none;
    position: absolute;
  }

  .stock-mark span {
    background: color-mix(in srgb, var(--_surface) 92%, transparent);
    border-radius: var(--_radius-small);
    align-items: center;
    display: flex;
    flex: none;
    font-weight: 700;
    gap: 2px;
    justify-content: center;
    line-height: 1.1;
    padding-block: 2px;
  }

  .stock-mark svg {
    height: 1.1em;
    width: 1.1em;
  }

  .pile {
    cursor: pointer;
    position: absolute;
  }
`;
