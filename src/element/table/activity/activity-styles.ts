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
    gap: var(--_space);
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
    flex: none;
    opacity: 0.85;
  }

  .lesson .where .tool {
    background: none;
    box-shadow: none;
    flex: none;
    height: 32px;
    margin-inline: auto -8px;
    position: relative;
    width: 32px;
  }

  /* Extends the touch target beyond the visible button. */
  .lesson .where .tool::after,
  .lesson [data-lesson='skip']::after {
    content: '';
    inset: -6px -9px;
    position: absolute;
  }

  /* The panel is next to the hand. If its text needs more room, an answered panel covers the hand instead of the trick. */
  .upright .lesson:not(.puzzle, .ended) {
    align-items: end;
    grid-template-rows: minmax(var(--_room), auto);
  }

  .upright .lesson:not(.asking, .puzzle) {
    z-index: 1;
  }

  .upright .lesson:not(.puzzle, .ended) .sheet {
    max-height: var(--_most);
  }

  .upright .lesson.asking .sheet {
    max-height: var(--_room);
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
    max-height: 100%;
    max-width: 680px;
  }

  .ended .read {
    align-self: stretch;
    display: grid;
    gap: 10px;
    min-height: 0;
    overflow-y: auto;
    overscroll-behavior: contain;
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

  .lesson [data-lesson='skip'] {
    background: none;
    box-shadow: none;
    color: inherit;
    font-size: var(--_small);
    min-height: 32px;
    padding: 2px 12px;
    position: relative;
    text-decoration: underline;
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
    background: var(--_surface);
    inset-block-end: 0;
    position: sticky;
  }

  @container (max-width: 479px) {
    /* Hides the title and moves the skip button next to the step, because another line would cover more of the trick. */
    .upright .lesson .title:has(+ .count) {
      clip-path: inset(50%);
      position: absolute;
    }

    .upright .lesson .choices.way {
      inset: 4px 46px auto auto;
      position: absolute;
      width: auto;
    }

    .upright .lesson .marked .choices.way {
      inset-block-start: 14px;
    }

    .upright .lesson .sheet:has([data-lesson='next']) .where {
      min-height: 48px;
    }

    /* After the answer, hides the question to keep the trick visible. */
    .puzzle .status:has(+ .verdict) {
      display: none;
    }

    .lesson .status,
    .verdict {
      font-size: var(--_small);
      line-height: 1.2;
    }
  }
`;
