import { css } from 'lit';

/** Styles for a game at an online table: the tool in the bar, the fairness check and the knock. */
export const onlineGameStyles = css`
  /*
   * The additional tool needs room in the bar. The tool for the last trick is hidden, because the pile also opens the
   * last trick. Long names shrink so that the announcement fits.
   */
  @container (max-width: 479px) {
    .bar:has([data-online]):has(.watching, .three, [data-panel='signals']) [data-panel='last-trick'] {
      display: none;
    }

    .bar:has(.watching) .score .side {
      max-width: 50px;
    }

    .bar:has([data-online]) .score.three .side {
      max-width: 40px;
    }
  }

  @container (max-width: 359px) {
    .bar:has([data-online]) [data-panel='last-trick'] {
      display: none;
    }

    .bar:has(.watching) .score .side {
      max-width: 38px;
    }

    .bar:has([data-online]) .score.three .side {
      max-width: 32px;
    }
  }

  .rests {
    font-size: var(--_small);
    margin: 0;
    padding-inline: var(--_space);
    text-align: center;
  }

  .dealt {
    display: flex;
    flex-wrap: wrap;
    font-size: var(--_small);
    gap: 0 8px;
    justify-content: center;
    margin: 0;
    opacity: 0.9;
    text-align: center;
  }

  .dealt button {
    background: none;
    border: 0;
    color: inherit;
    font: inherit;
    margin-block: -10px;
    min-height: 44px;
    padding: 0 4px;
    text-decoration: underline;
  }

  .dealt span {
    align-content: center;
  }

  .dealt.unfair {
    background: var(--_danger);
    border-radius: var(--_radius-medium);
    color: #fff;
    opacity: 1;
    padding: 8px 12px;
  }

  .knocked {
    background: var(--_accent);
    border-radius: var(--_round);
    color: var(--_ink);
    font-weight: 600;
    inset-block-start: 12%;
    inset-inline: 0;
    margin-inline: auto;
    max-width: calc(100% - 32px);
    padding: 8px 18px;
    pointer-events: none;
    position: absolute;
    width: fit-content;
    z-index: 7;
  }

  /* Leaves room for a knock above this message. */
  .knocked + .late {
    inset-block-start: calc(12% + 3em);
  }
`;
