import { css } from 'lit';

/** Styles for hints and for the marks on recommended actions. These styles load with the first hint. */
export const hintStyles = css`
  .sheet.telling {
    padding: 4px 12px 8px;
  }

  .hint {
    font-size: var(--_type-note);
    hyphens: auto;
    line-height: 1.25;
    margin: 0;
    max-width: 100%;
    text-align: center;
    text-wrap: balance;
    user-select: text;
    -webkit-user-select: text;
  }

  /* A long hint never covers the score or the announcement. */
  .upright .telling {
    max-height: calc(var(--_most) / var(--_zoom, 1));
  }

  .upright .telling > * {
    flex: none;
  }

  .upright .telling .hint {
    flex: 0 1 auto;
    min-height: 2.5em;
    overflow-y: auto;
  }

  /* On a low table, two lines of the hint fit between the people at the sides and the ranks. */
  .upright .squat.broad.telling {
    gap: 3px;
    padding: 3px 8px 4px;
  }

  .upright .squat.broad.telling .hint {
    line-height: 1.15;
    margin-block-end: 0;
    min-height: 2.3em;
  }

  .hint:has(+ .choices) {
    /* Leaves room for the mark that overlaps a button's top edge. */
    margin-block-end: 7px;
  }

  /* The column next to a low table has room only for the question or the hint. The hint button moves out of the sheet. */
  .side .sheet.telling {
    position: relative;
  }

  .side .sheet.telling .asked {
    inset: auto calc(100% + 6px) 0 auto;
    position: absolute;
  }

  .side .sheet.telling .aid {
    background: var(--_surface);
  }

  .side .sheet.telling .status {
    clip-path: inset(50%);
    height: 1px;
    position: absolute;
  }

  .side .sheet.telling .hint {
    font-size: var(--_small);
    line-height: 1.2;
  }

  @container (max-width: 479px) {
    /* A hint for a bid hides the question, because a third row would cover the cards on the table. */
    .upright .telling:has([data-action='hold']) .status {
      clip-path: inset(50%);
      height: 1px;
      position: absolute;
    }

    .upright .telling:has([data-action='hold']) {
      gap: 2px;
      padding-block: 2px 5px;
    }

    .upright .telling:has([data-action='hold']) .hint {
      line-height: 1.2;
      margin-block-end: 5px;
    }
  }

  @container (max-width: 359px) {
    .hint {
      font-size: var(--_small);
    }
  }

  /* There is room for five lines of the hint above the ranks. */
  .side .broad.telling .hint {
    max-height: 6em;
    overflow-y: auto;
  }

  @container (max-width: 559px) {
    /* Hides the question's text, because the ranks explain the question and the people must stay visible above the hint. */
    .upright .telling:has(.ranks) .status {
      clip-path: inset(50%);
      height: 1px;
      position: absolute;
    }
  }

  @container (max-width: 479px) {
    /* After the hint, the hint button takes up no room, keeps the focus and is visible only with keyboard focus. */
    .sheet.telling .asked .aid {
      background: var(--_surface);
      inset: -22px 4px auto auto;
      padding: 3px;
      position: absolute;
    }

    .sheet.telling .asked .aid:not(:focus-visible) {
      opacity: 0;
    }

    .sheet.telling .asked .aid span {
      clip-path: inset(50%);
      position: absolute;
    }
  }

  .hinted {
    position: relative;
  }

  .hand .card.hinted {
    position: absolute;
  }

  .hand .card.hinted,
  .button.hinted {
    box-shadow:
      0 0 0 2px var(--_paper-ink),
      0 0 0 5px var(--_accent);
  }

  .hint-mark {
    background: var(--_accent);
    border: 2px solid var(--_paper-ink);
    border-radius: 50%;
    color: var(--_ink);
    display: grid;
    height: 26px;
    inset-block-start: -12px;
    inset-inline-end: -7px;
    place-items: center;
    pointer-events: none;
    position: absolute;
    width: 26px;
    z-index: 1;
  }

  .hand .hint-mark {
    inset-inline: calc(50% - 13px) auto;
  }

  .button .hint-mark svg,
  .hand .hint-mark svg {
    height: 17px;
    width: 17px;
  }

  @media (forced-colors: active) {
    .hint-mark {
      border-color: CanvasText;
    }

    .hand .card.hinted,
    .button.hinted {
      outline: 4px double Highlight;
      outline-offset: 2px;
    }
  }
`;
