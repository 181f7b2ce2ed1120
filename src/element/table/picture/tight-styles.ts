import { css } from 'lit';

/**
 * Styles for a table with little room for its text: narrower than 360 px, low, or with text that the browser enlarges.
 * `tight.ts` of the layout sets the classes. `tight` is set on all these tables, `compact` puts the people and the trick in
 * one row, `short` hides labels next to answers, `large` is for enlarged text, and `bare` hides people.
 */
export const tightStyles = css`
  @container (max-width: 359px) {
    .bar {
      gap: 5px;
    }

    /* With an additional tool, three lines fit only with smaller gaps. */
    .bar:has([data-panel='signals']) {
      gap: 3px;
    }

    .bar:has([data-panel='signals']) .chip {
      letter-spacing: -0.3px;
      padding-inline: var(--_space-small);
    }

    .tools {
      gap: 3px;
    }

    .bar .chip {
      padding-inline: 6px;
    }

    .bar .score {
      min-width: 74px;
    }

    .bar .score .totals {
      gap: 6px;
    }

    .bar .score .side {
      max-width: 38px;
    }

    .bar .score.pairs .side {
      letter-spacing: -0.3px;
      max-width: 44px;
    }

    .bar .score .total + .total {
      padding-inline-start: 6px;
    }

    .bar .score .points {
      font-size: var(--_type-number);
      letter-spacing: -0.5px;
    }

    .score.three .totals {
      gap: 3px;
    }

    .bar .score.three .side {
      max-width: 32px;
    }

    .score.three .points {
      font-size: var(--_type-title);
    }

    .score.three .total + .total {
      padding-inline-start: 3px;
    }

    /* On these tables, each line in a question and each row of answers covers a card. */
    .upright .sheet.choosing .status {
      font-size: var(--_type-fine);
    }

    .upright .sheet.choosing .heading {
      font-size: var(--_type-small);
      line-height: 1.1;
    }

    .upright .even .button:has(.note) {
      line-height: 1.1;
      padding-block: 1px;
    }

    /* While a hint is visible, its button cannot be pressed, and the answers need the width. */
    .upright .telling .even .aid {
      clip-path: inset(50%);
      position: absolute;
    }

    .sheet .words .button {
      padding-inline: 7px;
    }

    /* Keeps three answers and the hint button in one row, even if the labels are long. */
    .upright .words:has(.button:nth-of-type(3)):has(.aid) {
      flex-wrap: nowrap;
      gap: var(--_space-small);
    }

    .upright .sheet .words:has(.button:nth-of-type(3)):has(.aid) .button {
      font-size: var(--_type-fine);
      min-width: 44px;
      padding-inline: 5px;
    }

    .upright .sheet .words:where(:not(.even)):has(.button:nth-of-type(4)) .button {
      font-size: var(--_type-fine);
      max-inline-size: 27cqi;
      padding-inline: 5px;
    }

    .sheet .aid:not([data-panel]) span {
      clip-path: inset(50%);
      position: absolute;
    }

    .sheet .aid {
      padding: 3px;
    }
  }

  /* On a table that is low for its width, the answers to a bid cover part of the viewer's card, so each pixel counts. */
  .upright .squat:has([data-action='hold']) {
    gap: 2px;
    padding-block: 3px 4px;
  }

  /* The viewer's plate is above the sheet, because the sheet has no room for it. */
  .upright .squat:has([data-action='hold']) .own {
    inset-block-start: -26px;
  }

  .upright .squat:has([data-action='hold']) .status {
    font-size: var(--_type-small);
    line-height: 1.1;
  }

  .upright .squat .even .button:has(.note) {
    line-height: 1.05;
    padding-block: 1px;
  }

  .upright .squat:has([data-action='hold']) .even .button:has(.note) {
    line-height: 1;
    padding-block: 0;
  }

  .upright .squat:has([data-action='hold']) .even .note {
    font-size: var(--_small);
    line-height: 0.95;
  }

  /* Among the ranks, the hint button shows only its icon, because a long word would make the row higher. */
  @container (max-width: 389px) {
    .upright .ranks .aid span {
      clip-path: inset(50%);
      position: absolute;
    }
  }

  /* The score next to a low table without a slate. */
  .side .bar .score {
    line-height: 1;
    min-width: 118px;
    padding-block: 0;
  }

  /* Players' names need more width than "we" and "they". */
  .side .bar .score.three {
    min-width: 136px;
  }

  .side .bar .score.three .totals {
    gap: 6px;
  }

  .side .bar .score.three .total + .total {
    padding-inline-start: 6px;
  }

  .side .bar .points {
    font-size: var(--_type-body);
    line-height: 0.9;
  }

  .side .bar .gestrichen {
    border-bottom-width: 2px;
    margin-block-end: 0;
  }

  /* The drawing overflows the line, so that the line keeps its height. */
  .side .bar .signs {
    height: 1px;
    vertical-align: 5px;
  }

  /* The bar wraps: the score and the tools are in the first row, the announcement is in a row below. */
  .tight .bar {
    flex-flow: row-reverse wrap-reverse;
    gap: var(--_space-small);
    justify-content: flex-start;
  }

  .tight .tools {
    gap: 3px;
    order: -1;
  }

  .tight .bar .announcement {
    flex: 1 1 0;
    margin: 0;
    max-width: max-content;
    min-width: min-content;
    order: 1;
  }

  .tight .bar .score {
    flex: none;
    margin-inline-end: auto;
    min-width: 0;
    order: 2;
  }

  .tight .bar .chip {
    padding-block: 2px;
  }

  .tight .chip:has(.whole) {
    min-height: 44px;
  }

  .short .chip:has(.whole) {
    min-height: 32px;
  }

  .tight .bar :is(.score, .announcement:not(:has(.whole))) {
    padding-inline: 7px;
  }

  .tight .bar .score.three {
    min-width: 0;
  }

  .tight .bar .score.three .totals {
    gap: var(--_space-small);
  }

  .tight .bar .score.three .total + .total {
    padding-inline-start: 4px;
  }

  .tight .bar .score .side {
    max-width: 22cqi;
  }

  .tight .bar .score.three .side {
    max-width: 12cqi;
  }

  @container (max-width: 699px) {
    .tight .tool[data-sound] {
      display: none;
    }
  }

  .tight .whole {
    height: 100%;
    width: 100%;
  }

  .tight .bar .told {
    white-space: normal;
  }

  .tight .bar :is(.schlag, .trumpf) {
    align-items: flex-end;
    flex-wrap: wrap;
    gap: 0 4px;
    overflow: hidden;
  }

  .tight .bar .word {
    align-items: flex-end;
    display: flex;
    height: 0;
  }

  /* A prompt is never higher than the room below the bar. First the question scrolls, then the whole prompt. */
  .tight .prompt .sheet {
    /* Chromium hides the canvas below the overflow of an opaque scroller with round corners. */
    background: color-mix(in srgb, var(--_surface) 99%, transparent);
    gap: var(--_space-small);
    /* The zoom of the sheet also multiplies its maximum height. */
    max-height: calc(var(--_room) / var(--_zoom, 1));
    overflow-y: auto;
    overscroll-behavior: contain;
  }

  .tight .prompt .low {
    max-height: calc(var(--_low) / var(--_zoom, 1));
  }

  .tight .sheet > * {
    flex: none;
  }

  .tight .sheet .words .button {
    text-wrap: balance;
  }

  .tight .telling .hint {
    flex: 0 1 auto;
    min-height: 2.3em;
    overflow-y: auto;
  }

  .tight .sheet .asked {
    align-items: safe center;
    flex: 0 1 auto;
    min-height: 1em;
    overflow-y: auto;
  }

  .tight.upright .sheet .own {
    background: none;
    border: 0;
    padding: 0;
    position: static;
    transform: none;
  }

  .tight.upright .sheet.marked {
    padding-block-start: 4px;
  }

  /* The button for the next step of a lesson or puzzle is in a separate row. */
  .tight.upright .prompt.lesson .sheet .choices:is(.way, .ways) {
    align-self: auto;
    margin: 0 !important;
    position: static;
    width: 100% !important;
  }

  .tight .prompt.lesson .sheet > .status {
    flex: 0 1 auto;
    min-height: 2.6em;
    overflow-y: auto;
  }

  /* The people and the trick share a row, so no label fits next to a card. */
  .compact .trick-marks,
  .compact.upright .sheet .own,
  .short .choices .note,
  .short .score .extra {
    display: none !important;
  }

  .compact .seat:not(.bottom) {
    --_mark: 16px;
    padding-inline: 0.2em;
  }

  :is(.compact, .short) :is(.button, .aid) {
    min-height: var(--_target);
  }

  .compact .sheet.choosing {
    padding: 4px 6px;
  }

  .compact .choices,
  .compact .choices.ranks,
  .compact .choices.suits {
    gap: var(--_space-small);
  }

  .short {
    --_small: 12px;
  }

  .short .sheet .status {
    font-size: var(--_small);
    line-height: 1.15;
  }

  .short .choices.suits svg {
    height: 14px;
    width: 14px;
  }

  .short .tool {
    height: 40px;
    width: 40px;
  }

  .short .bar .score {
    line-height: 1;
  }

  .short .bar .announcement {
    align-content: center;
    flex-flow: row wrap;
    font-size: var(--_small);
    gap: 0 8px;
    line-height: 1.15;
  }

  .short .bar :is(.schlag, .trumpf) {
    justify-content: center;
  }

  .tight .sheet .asked:has(.aid) {
    min-height: var(--_target);
  }

  .tight .sheet.telling .asked {
    min-height: 0;
  }

  .tight .speech[data-form='wrapped'] {
    min-width: 0;
  }

  .compact .seat.signs .face {
    scale: 1.2;
  }

  .side.tight .choices.ranks .button {
    font-size: var(--_type-fine);
  }

  /* On .side tables, ranks show only the letters of their cards. On .upright tables, the names of the ranks fit. */
  .side.short .choices.ranks .letter + span {
    clip-path: inset(50%);
    position: absolute;
  }

  .short.upright .choices.ranks .letter {
    display: none;
  }

  /* The question is directly below the pack. Dragging the slider and the arrow keys still set the position. */
  .tight .cut .tool,
  .short .cut .tool {
    display: none;
  }

  .short .cut .count {
    inset-block-start: 25%;
  }

  .large .choices.ranks,
  .large .choices.suits,
  .large .choices.even {
    display: flex;
    flex-wrap: wrap;
  }

  .large:not(.side.short) .choices.ranks .letter {
    display: none;
  }

  /* These rules need !important, because the rules for rows of three or four answers are more specific. */
  .large .choices .button {
    flex: 0 0 auto !important;
    max-inline-size: 100% !important;
    min-width: 44px !important;
    overflow-wrap: normal !important;
    padding-inline: 6px;
  }

  .large :is(.ranks, .suits) .button {
    flex-grow: 1 !important;
  }

  .large .choices.words {
    flex-wrap: wrap !important;
  }

  .large .sheet .aid span {
    clip-path: inset(50%);
    position: absolute;
  }

  .large .seat:not(.bottom) {
    --_mark: max(16px, calc(var(--_face) * 0.4));
  }

  .large.compact .seat.bottom:not(.talks),
  .bare .seat {
    visibility: hidden;
  }

  .large.short .bar :is(.word, .known:has(strong) .told),
  .large.side .trick-marks {
    display: none;
  }

  .large .bar .score .side {
    max-width: 30cqi;
  }

  .large .bar .score.three .side {
    max-width: 20cqi;
  }

  .large .score:not(.three) .total {
    align-items: baseline;
    flex-direction: row;
    gap: 5px;
  }

  /* Puts the score next to the tools, and the announcement below. */
  @container (max-width: 479px) {
    .large .bar {
      display: grid;
      grid: 'score tools' auto 'announcement announcement' auto / 1fr auto;
    }

    .large .bar .score {
      grid-area: score;
      margin: 0;
    }

    .large .tools {
      grid-area: tools;
    }

    .large .bar .announcement {
      align-content: center;
      flex-flow: row wrap;
      gap: 0 8px;
      grid-area: announcement;
      max-width: none;
    }
  }
`;
