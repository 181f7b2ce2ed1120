import { css } from 'lit';

/** Styles for a lesson, which replaces the prompt. */
export const lessonStyles = css`
  .lesson .sheet {
    gap: var(--_space-small);
    padding: 4px 10px 8px;
    width: 100%;
  }

  .lesson .where {
    align-items: center;
    display: flex;
    font-size: var(--_small);
    gap: 9px;
    width: 100%;
  }

  .lesson .title {
    /* A long title does not widen the sheet. */
    contain: inline-size;
    flex: 1;
    font-weight: bold;
    line-height: 1.1;
    text-wrap: balance;
  }

  .lesson .count {
    line-height: 1.1;
    opacity: 0.85;
  }

  .lesson .where .tool {
    background: none;
    box-shadow: none;
    flex: none;
    height: 32px;
    margin-inline-end: -8px;
    position: relative;
    width: 32px;
  }

  /* Extends the touch target beyond the visible button. */
  .lesson .where :is(.tool, .aid)::after {
    content: '';
    inset: -6px -9px;
    position: absolute;
  }

  .lesson .where .aid {
    flex: none;
    font-size: inherit;
    min-height: 32px;
    padding: 2px 10px;
    position: relative;
  }

  /* The skip button and the close button are at the end of the row, and their targets touch. */
  .lesson .where .aid::after {
    inset-inline: 0;
  }

  .lesson .where .aid,
  .lesson .where .tool:not(.aid + *) {
    margin-inline-start: auto;
  }

  /* The panel is next to the hand. A text that needs more room scrolls, because the panel covers neither trick nor hand. */
  .upright .lesson:not(.puzzle, .ended) {
    align-items: end;
    grid-template-rows: minmax(var(--_room), auto);
  }

  .upright .lesson:not(.puzzle, .ended) .sheet {
    max-height: var(--_most);
  }

  .upright .lesson:not(.puzzle, .ended) .sheet > * {
    flex: none;
  }

  .upright .lesson:not(.puzzle, .ended) .sheet > :is(.status, .verdict) {
    flex: 0 1 auto;
    min-height: 2.5em;
    overflow-y: auto;
    overscroll-behavior: contain;
  }

  /* The button is next to the text, because a separate row would cover the hand. */
  @container (min-width: 480px) {
    .upright .lesson:not(.puzzle, .ended) .sheet {
      display: grid;
      gap: var(--_space-small) var(--_space-large);
      /* Moves the button up to the free place next to the text. */
      grid-auto-flow: dense;
      grid-template-columns: minmax(0, 1fr) auto;
    }

    .upright .lesson:not(.puzzle, .ended) .sheet > * {
      grid-column: 1 / -1;
    }

    .upright .lesson:not(.puzzle, .ended) .sheet > :is(.status, .verdict) {
      grid-column: 1;
    }

    .upright .lesson:not(.puzzle, .ended) .sheet > .choices.way {
      grid-column: 2;
      width: auto;
    }
  }

  .suit-row,
  .suit-row ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--_space-large);
    list-style: none;
    margin: 0;
    padding: 0;
  }

  .suit-row {
    font-size: var(--_small);
    line-height: 1.3;
    width: 100%;
  }

  .suit-row ul {
    flex: 1;
  }

  /* The names need the whole width. */
  @container (max-width: 379px) {
    .suit-row strong {
      clip-path: inset(50%);
      position: absolute;
    }
  }

  .suit-row svg {
    height: 18px;
    vertical-align: -4px;
    width: 18px;
  }

  /* Keeps the tools at the end of a bar without an announcement. */
  .bar:not(:has(.announcement)) .tools {
    margin-inline-start: auto;
  }

  /* The last page of a lesson scrolls below its title. */
  .lesson.ended {
    align-items: center;
    grid-template-rows: minmax(0, 1fr);
    z-index: 1;
  }

  .lesson.ended .sheet {
    gap: var(--_space);
    max-height: 100%;
    overflow: hidden;
  }

  .lesson.ended .sheet > :not(.read) {
    flex: none;
  }

  .lesson.ended .sheet > .read {
    align-content: start;
    align-self: stretch;
    display: grid;
    flex: 1 1 auto;
    gap: 10px;
    margin-block: calc(-1 * var(--_space));
    -webkit-mask-image: var(--_fade);
    mask-image: var(--_fade);
    min-height: 0;
    overflow-y: auto;
    overscroll-behavior: contain;
    padding-block: 16px;
    scroll-padding-block: 16px;
  }

  /* Buttons of one width, in columns. */
  .ended .choices.courses {
    align-content: start;
    display: grid;
    gap: 6px;
    grid-template-columns: repeat(auto-fill, minmax(104px, 1fr));
  }

  .ended .courses > p {
    grid-column: 1 / -1;
  }

  .ended .courses .button {
    font-size: var(--_type-small);
    line-height: 1.15;
    padding-inline: 3px;
    text-wrap: balance;
  }

  .ended :is(p, h4, ol) {
    margin: 0;
    text-align: start;
  }

  .ended :is(h4, p, li) {
    font-size: var(--_type-note);
    line-height: 1.25;
  }

  .ended .remember ol {
    display: grid;
    gap: 4px;
    padding-inline-start: 1.4em;
  }

  .lesson .status,
  .verdict {
    font-size: var(--_type-note);
    hyphens: auto;
    line-height: 1.25;
    margin: 0;
    text-align: start;
    text-wrap: pretty;
    user-select: text;
    -webkit-user-select: text;
    width: 100%;
  }

  .verdict {
    border-inline-start: 3px solid currentColor;
    padding-inline-start: 8px;
  }

  .verdict.right {
    border-color: var(--_accent);
  }

  .notice,
  .others {
    font-size: var(--_small);
    line-height: 1.25;
    margin: 0;
    width: 100%;
  }

  .where .notice {
    flex: 1;
    line-height: 1.1;
  }

  /* A long lesson scrolls. */
  .side .lesson {
    grid-template-rows: minmax(0, 1fr);
    max-height: calc(100% - 12px);
  }

  .side .lesson .sheet {
    overflow: hidden auto;
    overscroll-behavior: contain;
  }

  .side .lesson .sheet > * {
    flex: none;
  }

  /* Hides the title, because the step identifies the lesson, and keeps the buttons visible. */
  .side .lesson:not(.puzzle) .title:has(+ .count) {
    clip-path: inset(50%);
    position: absolute;
  }

  .side .lesson .choices.way {
    order: 1;
    background: var(--_surface);
    inset-block-end: 0;
    position: sticky;
  }

  @container (max-width: 479px) {
    /* Hides the title, because the step identifies the lesson and another line would cover more of the trick. */
    .upright .lesson .title:has(+ .count) {
      clip-path: inset(50%);
      position: absolute;
    }

    /* After the answer, the text flows around the buttons, because the room between the trick and the hand is low. */
    .upright:not(.tight) .lesson:not(.puzzle, .ended) .sheet:has([data-lesson='next']) {
      display: block;
    }

    .upright:not(.tight) .lesson .sheet:not(.marked):has([data-lesson='next']) {
      overflow-y: auto;
    }

    .upright:not(.tight) .lesson .sheet:has([data-lesson='next']) .where {
      float: inline-end;
      width: auto;
    }

    .upright:not(.tight) .lesson .sheet:has([data-lesson='next']) :is(.title, .count) {
      clip-path: inset(50%);
      height: 1px;
      overflow: hidden;
      position: absolute;
      width: 1px;
    }

    .upright:not(.tight) .lesson:not(.puzzle) .choices.way:has([data-lesson='next']) {
      float: inline-end;
      margin-inline: var(--_space);
      width: auto;
    }

    .upright:not(.tight) .lesson:not(.puzzle) [data-lesson='next'] {
      min-height: 40px;
    }

    .upright:not(.tight) .lesson:not(.puzzle) .sheet:has([data-lesson='next']) .verdict {
      overflow: visible;
      width: auto;
    }

    .suit-row ul {
      gap: 0;
      justify-content: space-between;
    }

    .upright .lesson:not(.puzzle, .ended) .sheet {
      gap: 2px;
      padding-block: 3px;
    }

    .upright .lesson .status + .choices {
      margin-block-start: 4px;
    }

    /* After the answer, hides the question to keep the trick visible. */
    .puzzle .status:has(+ .verdict) {
      display: none;
    }

    .lesson:not(.ended) .status,
    .verdict {
      font-size: var(--_small);
      line-height: 1.2;
    }
  }
`;
