import { css } from 'lit';

/** Styles for the deduction sheet, on which a visitor who plays blind works out the announcement. */
export const deductionStyles = css`
  .deduction {
    background: var(--_slate);
    border-radius: var(--_radius-medium);
    box-shadow: var(--_frame);
    display: flex;
    flex-direction: column;
    gap: var(--_space-small);
    overflow-y: auto;
    overscroll-behavior: contain;
    padding: 5px;
    position: absolute;
    z-index: 4;
  }

  .deduction h3,
  .deduction .own-help {
    font-size: var(--_type-note);
    margin: 0;
    padding-inline: var(--_space-small);
  }

  .deduction:not(.block) :is(h3, .own-help) {
    clip-path: inset(50%);
    height: 1px;
    overflow: hidden;
    position: absolute;
    width: 1px;
  }

  .deduction h3 {
    font-size: var(--_type-title);
  }

  .deduction .entries {
    display: grid;
    flex: none;
    gap: 3px;
    grid-template-columns: repeat(var(--_columns), minmax(44px, 1fr));
  }

  .deduction .group {
    display: contents;
  }

  .deduction:not(.flowing) .group:nth-child(2) .entry:first-child {
    grid-column-start: 1;
  }

  /* The suits are below the tools. */
  .stacked:not(.block) .group:nth-child(2) .entry {
    order: 2;
  }

  .stacked:not(.block) .group:nth-child(3) > * {
    order: 1;
  }

  .deduction .tool {
    box-shadow: none;
    grid-column-end: -1;
    justify-self: end;
  }

  .deduction .aid {
    font-size: var(--_type-small);
    line-height: 1.1;
    padding: 2px 6px;
  }

  @container (max-width: 479px) {
    .deduction.band {
      border-radius: 0;
      padding: 2px;
    }

    .deduction.band .entries {
      gap: 1px;
    }

    .band .conclusions {
      padding: 2px 8px 6px;
    }
  }

  .ask[aria-pressed='true'] {
    border-color: var(--_accent);
  }

  .entry {
    align-items: center;
    background: #fff1;
    border: 1px solid #fff5;
    border-radius: var(--_radius-small);
    display: flex;
    font-size: var(--_type-number);
    font-weight: 700;
    height: 44px;
    justify-content: center;
    position: relative;
  }

  .entry svg {
    height: 24px;
    width: 24px;
  }

  .entry.sure {
    border: 3px solid var(--_accent);
  }

  .entry.out {
    background: none;
    border-style: dashed;
    color: color-mix(in srgb, var(--_text) 72%, var(--_surface));
  }

  .entry.out svg {
    opacity: 0.4;
  }

  .entry.out::after {
    border-top: 3px solid var(--_text);
    content: '';
    position: absolute;
    transform: rotate(-38deg);
    width: 74%;
  }

  .entry.told.out::after {
    border-top-color: var(--_accent);
  }

  .entry[aria-expanded='true'] {
    outline: 2px solid var(--_accent);
  }

  .deduction :is(.entry, .finding):focus-visible,
  .conclusions:focus-visible {
    outline: 3px solid var(--_accent);
    outline-offset: -2px;
  }

  .conclusions {
    display: flex;
    flex: 0 1 auto;
    flex-direction: column;
    font-size: var(--_type-note);
    gap: var(--_space-small);
    min-height: 96px;
    overflow-y: auto;
    overscroll-behavior: contain;
    padding: 2px 4px;
    position: relative;
    touch-action: pan-y;
    user-select: text;
    -webkit-user-select: text;
  }

  .conclusions > * {
    flex: none;
  }

  .conclusions p,
  .conclusions figure,
  .conclusions h4 {
    margin: 0;
  }

  .conclusions .why p + p {
    margin-block-start: 4px;
  }

  .conclusions :is(ul, ol) {
    list-style: none;
    margin: 0;
    padding: 0;
  }

  .finding {
    background: #fff1;
    border-radius: var(--_radius-small);
    margin-block-end: 3px;
    min-height: 44px;
    padding: 4px 8px;
    text-align: start;
    width: 100%;
  }

  @media (hover: hover) {
    .entry:hover,
    .finding:hover {
      background: #fff3;
    }
  }

  .seen-tricks {
    display: flex;
    flex-wrap: wrap;
    gap: 6px 14px;
  }

  .seen-trick {
    font-size: var(--_small);
  }

  .seen-trick ol {
    display: flex;
    gap: var(--_space-small);
  }

  .seen-trick li {
    text-align: center;
    width: 44px;
  }

  .seen-trick svg {
    border-radius: 6.5% / 3.7%;
    display: block;
    height: auto;
    margin: 3px auto;
    width: 38px;
  }

  .seen-trick .winner svg {
    outline: 3px solid var(--_accent);
  }

  .seen-trick .by {
    display: block;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  .deduction .odds-button {
    align-self: flex-start;
  }

  /* An estimate looks different from a certain conclusion. */
  .odds {
    border: 1px dashed #fff8;
    border-radius: var(--_radius-small);
    font-style: italic;
    padding: 5px 8px;
  }

  .odds h4 {
    font-size: inherit;
  }

  .odds li {
    display: grid;
    gap: 0 8px;
    grid-template-columns: 1fr auto;
  }

  .odds .share {
    background: #fff6;
    grid-column: 1 / -1;
    height: 3px;
  }

  @container (min-width: 1800px) {
    .entry {
      font-size: var(--_type-display);
      height: 58px;
    }

    .conclusions,
    .deduction .aid {
      font-size: var(--_type-number);
    }
  }

  @media (forced-colors: active) {
    .deduction,
    .entry,
    .finding {
      border: 1px solid CanvasText;
    }

    .entry.out {
      border-color: GrayText;
    }
  }
`;
