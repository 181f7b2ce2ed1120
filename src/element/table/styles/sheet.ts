import { css } from 'lit';

/** Styles for the question and its answers. */
export const sheetStyles = css`
  .prompt {
    display: grid;
    justify-items: center;
    pointer-events: none;
    position: absolute;
  }

  /* The prompt has the size of its largest question, so the ring of a focused prompt surrounds only its sheet. */
  .prompt:focus-visible {
    outline: 0;
  }

  .prompt:focus-visible > .sheet {
    outline: 3px solid var(--_accent);
    outline-offset: -2px;
  }

  .sheet {
    align-items: center;
    background: var(--_slate);
    border-radius: var(--_radius-medium);
    box-shadow: var(--_frame);
    display: flex;
    flex-direction: column;
    gap: 6px;
    max-width: 100%;
    pointer-events: auto;
  }

  /* Without a text, as during the deal, the frame would remain. The viewer's marks stay visible. */
  .sheet:not(:has(:is(span, button):not(.own, .own *))) {
    visibility: hidden;
  }

  .sheet.choosing {
    padding: 7px 10px 8px;
  }

  /* The ring of a focused answer must not touch the question. */
  .upright:not(.tight) .sheet:has([data-confirm]) {
    gap: 10px;
  }

  .sheet.broad {
    width: 100%;
  }

  /* Results have one width, whatever their texts. */
  .low.over {
    width: min(100%, 400px);
  }

  .side .sheet {
    width: 100%;
  }

  .status {
    font-size: var(--_type-body);
    line-height: 1.2;
    margin: 0;
    max-width: 100%;
    text-align: center;
    text-wrap: balance;
  }

  .status span {
    display: block;
  }

  .status .heading {
    display: block;
    font-size: 1.25em;
    line-height: 1.15;
  }

  .status .stakes,
  .status .stock,
  .status .phrases {
    font-size: var(--_type-small);
    opacity: 0.9;
  }

  .choices .button:disabled {
    cursor: default;
    opacity: 0.5;
  }

  .sheet:not(.choosing) .status > * {
    font-size: var(--_type-small);
    padding: 5px 14px;
  }

  /* Keeps the lines of one message together. */
  .sheet:not(.choosing) .status > :not(:last-child) {
    padding-block-end: 0;
  }

  .sheet:not(.choosing) .status > :not(:first-child) {
    padding-block-start: 0;
  }

  .choices {
    display: flex;
    flex-wrap: wrap;
    gap: 6px;
    justify-content: center;
    width: 100%;
  }

  /* The fold button is disabled at first, because it can appear under a finger that is about to press another button. */
  .prompt [data-action='fold'] {
    animation: not-yet calc(0.4s * var(--_pace, 0));
  }

  @keyframes not-yet {
    from,
    to {
      pointer-events: none;
    }
  }

  .words .button:has(.note) {
    flex-direction: column;
    gap: 0;
    line-height: 1.15;
    padding-block: 3px;
  }

  .words .note {
    font-size: var(--_type-small);
    font-weight: 400;
    opacity: 0.9;
  }

  .choices.even {
    display: grid;
    grid-auto-columns: minmax(min-content, 1fr);
    grid-auto-flow: column;
  }

  /* The answers have the same width, next to a narrower tool. */
  .even:has(.button:nth-of-type(2)):has(.aid) {
    grid-auto-columns: auto;
    grid-template-columns: repeat(2, minmax(min-content, 1fr));
  }

  .even:has(.button:nth-of-type(3)):has(.aid) {
    grid-template-columns: repeat(3, minmax(min-content, 1fr));
  }

  .even:has(.button:nth-of-type(4)):has(.aid) {
    grid-template-columns: repeat(4, minmax(min-content, 1fr));
  }

  /* Three answers and the name of a tool would not fit in a row. */
  .upright .even:not(:has([data-again], [data-action='strike'])):has(.button:nth-of-type(3)) .aid span {
    clip-path: inset(50%);
    position: absolute;
  }

  /* The button for the same deal has two lines in a separate row, because its note is long. */
  .even:has([data-again]) {
    display: flex;
    flex-wrap: wrap;
  }

  .even:has([data-again]) > * {
    flex: 1;
  }

  .even > [data-again] {
    flex: 1 0 100%;
    order: 1;
  }

  /* The note of this button is long, too. */
  .upright .even > [data-action='strike'] {
    grid-column: 1 / -1;
    grid-row: 2;
  }

  .even .button:has(.note) {
    letter-spacing: -0.2px;
    padding-inline: 5px;
  }

  /* On a wide table, a question of two lines has no wide margins. */
  @container (min-width: 900px) {
    .upright .prompt:not(.lesson) .choosing .status {
      max-width: 26em;
    }
  }

  /* On a wide table, the notes of four answers take one line. */
  @container (min-width: 1300px) {
    .upright .sheet:has(.even .button:nth-of-type(4)) {
      max-width: 880px;
      width: max-content;
    }
  }

  .next .button {
    width: 100%;
  }

  /* Nine ranks and the hint button fit in two rows of five. */
  .choices.ranks {
    display: grid;
    gap: var(--_space-small);
    grid-template-columns: repeat(5, minmax(0, 1fr));
  }

  /* A request is not an announcement. Requests share the edges of the ranks or suits above. */
  .choices [data-action^='ask-'] {
    background: #fff1;
    border-color: var(--_chalk-line);
    box-shadow: none;
    color: inherit;
  }

  :is(.ranks + .words, .requests .words) {
    gap: var(--_space-small);
  }

  .upright :is(.ranks + .words, .requests .words):has(.button) .button:nth-of-type(n) {
    flex: 1 1 30%;
    max-inline-size: none;
  }

  @container (min-width: 560px) {
    .upright .choices.ranks {
      grid-template-columns: repeat(var(--_columns), minmax(0, 1fr));
    }

    /* Long words fit if the zoom of a large table does not enlarge them. */
    .upright .choices.ranks .letter + span {
      font-size: max(var(--_type-fine), calc(var(--_small) / var(--_zoom, 1)));
    }

    .upright .broad .words .button {
      padding-inline: 11px;
    }

    .upright .suits + .words [data-action^='ask-'] {
      flex: 1;
    }
  }

  .unheld {
    display: contents;
  }

  .unheld .button {
    opacity: 0.6;
  }

  .requests {
    text-align: center;
    width: 100%;
  }

  .requests summary {
    cursor: pointer;
    list-style: none;
  }

  .requests summary::-webkit-details-marker {
    display: none;
  }

  .requests[open] summary {
    display: none;
  }

  .choices.suits {
    display: grid;
    grid-template-columns: repeat(4, 1fr);
  }

  .choices.suits .button,
  .choices.ranks .button {
    flex-direction: column;
    font-size: var(--_small);
    gap: 0;
    line-height: 1.1;
    padding: 3px 4px;
  }

  .choices.suits .button {
    padding-inline: 1px;
  }

  .choices.suits svg {
    height: 26px;
    width: 26px;
  }

  .choices.ranks .letter {
    font-size: var(--_type-number);
  }

  .choices.ranks span,
  .choices.suits span {
    max-width: 100%;
    overflow-wrap: anywhere;
  }

  /* The tool is as narrow as a rank. */
  .choices.ranks .aid {
    padding-inline: 1px;
  }

  .choices.ranks .aid span {
    letter-spacing: -0.55px;
    overflow-wrap: normal;
  }

  .choices.ranks .letter + span {
    font-weight: 400;
    letter-spacing: -0.55px;
    /* A long word is cut off, but its descenders are not. */
    overflow-wrap: normal;
    overflow-x: clip;
    text-overflow: ellipsis;
  }

  /* Next to a slate, three answers with notes are as low as others. */
  @container (min-width: 560px) {
    .upright .even:has(.button:nth-of-type(3)) .button {
      line-height: 1.05;
      padding-block: 0;
    }
  }

  /* Enlarged letters are taller than their lines. */
  @container (min-width: 1800px) {
    .upright .even:has(.button:nth-of-type(3)) .button {
      padding-block: 2px;
    }
  }

  @container (min-width: 560px) and (max-width: 1099px) {
    /* Next to a slate, nine ranks in a row are narrow. */
    .upright .choices.ranks .button {
      padding-inline: 0;
    }

    .upright .choices.ranks .letter + span {
      letter-spacing: -1px;
    }

    .upright .even:has(.button:nth-of-type(3)) .button {
      line-height: 1;
    }
  }

  @container (max-width: 479px) {
    .status {
      font-size: var(--_type-note);
    }

    .sheet.choosing {
      gap: var(--_space-small);
      padding: 4px 8px 6px;
    }

    .sheet .words .button {
      font-size: var(--_type-note);
      padding: 4px 11px;
    }

    /* Two answers share a row, because each row covers more of the table. */
    .upright .words:where(:not(.even)):has(.button:nth-of-type(2)) .button {
      max-inline-size: calc(50cqi - 20px);
      overflow-wrap: anywhere;
      text-wrap: balance;
    }

    .upright .words:where(:not(.even)):has(.button:nth-of-type(3)) .button {
      max-inline-size: calc(50cqi - 1px);
    }

    .even .button {
      text-wrap: balance;
    }

    /* Next to two answers with many words, a tool shows only its icon. */
    .upright .even:not(:has([data-again], [data-action='strike'])):has(.button:nth-of-type(2)) .aid span {
      clip-path: inset(50%);
      position: absolute;
    }

    /* Four answers form two rows. */
    .upright .even:has(.button:nth-of-type(4)) {
      grid-auto-flow: row;
      grid-template-columns: repeat(2, minmax(min-content, 1fr));
    }

    /* Three answers fit in a row. */
    .sheet .words:has(.button:nth-of-type(3)) .button {
      font-size: var(--_type-small);
      padding-inline: 7px;
    }

    .upright .choices.ranks .button {
      line-height: 1;
      padding-block: 0;
    }

    .upright .choices.ranks .letter {
      font-size: var(--_type-title);
    }

    .sheet .words .note,
    .status .stakes,
    .status .stock,
    .status .phrases {
      font-size: var(--_small);
    }

    .telling .status {
      font-size: var(--_small);
    }
  }

  @container (max-width: 559px) {
    /* Keeps the longest suit name on one line. */
    .choices.suits .button {
      letter-spacing: -0.6px;
    }

    .upright .choices:where(:not(.even)) .aid {
      flex-direction: column;
      gap: 0;
      line-height: 1.1;
      padding: 3px;
    }

    /* All other answers share one row below the ranks, so that the people at the sides stay visible. */
    .upright .broad .choices {
      gap: var(--_space-small);
    }

    .upright .broad .words .button {
      flex: 1 1 40%;
      line-height: 1.1;
      padding-block: 1px;
      font-size: var(--_type-small);
      min-width: 0;
      overflow-wrap: anywhere;
      padding-inline: 6px;
      text-wrap: balance;
    }
  }

  .side .sheet.choosing {
    padding: 6px;
  }

  /* Next to a low table, the ranks and a hint take up all the room. */
  .side .broad.telling .note {
    display: none;
  }

  .side .words .button {
    font-size: var(--_type-small);
    padding: var(--_space-small);
    text-wrap: balance;
    width: 100%;
  }

  .side .choices.even {
    grid-auto-flow: row;
    grid-template-columns: 1fr;
  }

  .side .choices.even:has(.aid) {
    grid-template-columns: 1fr auto;
  }

  .side .even .button:not([data-panel]) {
    grid-column: 1 / -1;
  }

  .side .status {
    font-size: var(--_type-small);
  }

  .side .choices.suits {
    grid-template-columns: 1fr 1fr;
  }

  /* Keeps the longest suit name on one line. */
  .side .choices.suits .button {
    letter-spacing: -0.6px;
  }

  .side .choices.ranks {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }

  @container (max-width: 799px) {
    .side .choices.suits {
      gap: var(--_space-small);
    }

    .side .choices.suits .button {
      letter-spacing: -1px;
    }

    .side .choices.ranks .letter + span {
      letter-spacing: -0.9px;
    }
  }
`;
