import { css } from 'lit';

/** Styles for the last trick when it is open next to its pile. */
export const lastTrickStyles = css`
  .panel[data-form] {
    /*
     * Slightly transparent, because Chromium without a GPU does not draw the area of a canvas under an opaque element.
     * Chromium mirrors that area vertically, so cards in the hand would disappear.
     */
    background: color-mix(in srgb, var(--_surface) 98%, transparent);
    box-shadow: var(--_frame);
    gap: var(--_space-small);
    inset: auto;
    line-height: 1.25;
    margin: 0;
    max-height: none;
    max-width: none;
    overflow: hidden auto;
    padding: var(--_space-small);
  }

  .panel[data-form] header {
    flex: none;
    margin-block: -4px;
  }

  .panel[data-form] .tool {
    flex: none;
    outline-offset: -3px;
  }

  .panel[data-form='block'] header {
    padding-inline-start: 4px;
  }

  .panel[data-form] h3 {
    font-size: 1.15em;
  }

  .panel:is([data-form='row'], [data-form='bare']) {
    align-items: center;
    flex-direction: row;
    line-height: 1.15;
    padding-block: 2px;
  }

  .panel[data-form='foot'] {
    align-content: space-between;
    display: grid;
    gap: 0 8px;
    grid-template-columns: 1fr auto;
  }

  .panel[data-form='foot'] .last {
    grid-column: 1 / -1;
  }

  .panel[data-form='foot'] header {
    /* The frame of the button does not touch the names. */
    margin-block: 4px 0;
    order: 3;
  }

  .panel:not([data-form='block'])[data-form] h3 {
    clip-path: inset(50%);
    position: absolute;
  }

  .panel:is([data-form='row'], [data-form='bare']) header {
    order: 2;
  }

  .last {
    display: flex;
    flex: none;
    justify-content: center;
    list-style: none;
    margin: 0;
    padding: 0;
  }

  .last li {
    max-width: max(var(--_card) + 4px, 2.8em);
    min-width: max(var(--_card) + 4px, 2.8em);
    text-align: center;
  }

  .last svg {
    border-radius: 6.5% / 3.7%;
    display: block;
    height: auto;
    margin: 0 auto 4px;
    width: var(--_card);
  }

  :is([data-form='row'], [data-form='bare']) .last svg {
    margin-block-end: 2px;
  }

  .last .winner svg {
    outline: 3px solid var(--_accent);
  }

  .last .by {
    display: block;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  .last .winner .by {
    color: var(--_accent-text);
    font-weight: 700;
  }

  .panel .why {
    flex: 1;
    margin: 0;
    min-width: 0;
    text-align: center;
    text-wrap: balance;
    user-select: text;
    -webkit-user-select: text;
  }

  .panel:is([data-form='row'], [data-form='foot']) .why {
    text-align: start;
    text-wrap: wrap;
  }

  /* Next to the score, there is no room for the text, but screen readers read it. */
  .panel[data-form='bare'] .why:not(:focus-within) {
    clip-path: inset(50%);
    height: 1px;
    overflow: hidden;
    position: absolute;
    width: 1px;
  }

  /* A term in the text that has the keyboard focus is visible below the row. */
  .panel[data-form='bare'] .why:focus-within {
    background: inherit;
    inset: 100% 0 auto;
    padding: var(--_space-small) var(--_space);
    position: absolute;
  }

  @media (forced-colors: active) {
    .last .winner svg {
      outline-color: Highlight;
    }
  }
`;
