import { css } from 'lit';

/** Styles for a question's explanation, loaded with the code for explanations. */
export const helpStyles = css`
  .sheet:has(.help) {
    padding: 6px 12px 8px;
  }

  /* A long explanation must not cover the players and their cards. */
  .upright .sheet:has(.help) {
    max-height: calc(var(--_most) / var(--_zoom, 1));
  }

  .upright .sheet:has(.help) > * {
    flex: none;
  }

  .upright .sheet:has(.help) > .asked {
    flex: 0 1 auto;
    min-height: 3.6em;
  }

  /* The question always stays visible. Its explanation shrinks and scrolls. */
  .status:has(.help) {
    align-self: stretch;
    display: flex;
    flex-direction: column;
    justify-content: center;
    min-height: 0;
  }

  .status:has(.help) > span {
    flex: none;
    text-wrap: pretty;
  }

  .status:has(.help) > .help {
    flex: 0 1 auto;
    min-height: 2.4em;
    overflow-y: auto;
    overscroll-behavior: contain;
  }

  .upright .squat.broad:has(.help) {
    gap: 3px;
    padding: 3px 8px 4px;
  }

  .status:has(.help) {
    text-align: start;
  }

  .sheet:not(.choosing) .status:has(.help) > :not(.help) {
    padding-inline: 0;
  }

  .status .help,
  .sheet:not(.choosing) .status .help {
    border-inline-start: 3px solid var(--_accent);
    font-size: var(--_type-note);
    hyphens: auto;
    line-height: 1.25;
    margin-block-start: 3px;
    padding: 0;
    padding-inline-start: 8px;
    text-wrap: pretty;
    user-select: text;
    -webkit-user-select: text;
  }

  .side .status .help {
    font-size: var(--_small);
    line-height: 1.2;
  }

  /* In the side layout, the ranks take up all the space. */
  .side .broad:has(.help) .note {
    display: none;
  }

  .side .broad .status .help {
    max-height: 7.2em;
  }

  .sheet:has(.help-beside) {
    position: relative;
  }

  /* The explanation takes up the room between the question and the table's edge, and as little height as possible. */
  .status .help-beside {
    background: var(--_slate);
    border-radius: var(--_radius-medium);
    box-shadow: var(--_frame);
    font-size: var(--_type-small);
    hyphens: auto;
    left: calc(100% + 18px);
    line-height: 1.25;
    padding: 8px 12px;
    position: absolute;
    text-align: start;
    text-wrap: pretty;
    top: 50%;
    transform: translateY(-50%);
    user-select: text;
    -webkit-user-select: text;
    width: max-content;
    max-width: min(360px, calc((100cqi / var(--_zoom, 1) - 100%) / 2 - 34px));
  }

  @container (max-width: 559px) {
    /* The choices already show that the visitor can bid, so this sentence is hidden when the table needs the space. */
    .upright .turn:is(.choosing, .squat) .status:has(.help) > :not(:first-child, .help) {
      clip-path: inset(50%);
      height: 1px;
      overflow: hidden;
      position: absolute;
      width: 1px;
    }
  }

  /* The text starts at the edge of the answers. */
  .upright .broad:has(.help) .asked {
    width: 100%;
  }

  .upright .broad .status:has(.help) {
    flex: 1;
    max-width: none;
  }

  @container (max-width: 479px) {
    .sheet:has(.help) .asked {
      width: 100%;
    }

    .sheet:has(.help) .status {
      flex: 1;
    }

    .sheet:has(.help) .aid span {
      clip-path: inset(50%);
      position: absolute;
    }

    .sheet:has(.help) .aid {
      padding: 3px;
    }

    .upright .sheet .status .help {
      font-size: var(--_type-small);
      line-height: 1.2;
      margin: 0;
    }
  }

  @container (max-width: 359px) {
    .upright .turn .status:has(.help) > .stakes {
      display: none;
    }

    .sheet:has(.help) {
      padding: 4px 8px 6px;
    }

    .upright .broad:has(.help) .note {
      display: none;
    }

    .upright .sheet .status .help {
      font-size: var(--_type-fine);
      line-height: 1.15;
    }
  }
`;
