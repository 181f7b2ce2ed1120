import { css } from 'lit';

/** Styles for all players' cards after a hand. */
export const wholeHandStyles = css`
  .whole-hand {
    overflow-y: auto;
    overscroll-behavior: contain;
  }

  .panel:has(.whole-hand) {
    max-height: calc(100% - 16px);
  }

  @container (min-width: 760px) {
    .upright + .panel:has(.whole-hand) {
      max-width: 640px;
    }
  }

  .stepper {
    align-items: center;
    display: flex;
    gap: var(--_space-small);
    justify-content: space-between;
    margin-block-end: 6px;
    min-height: 44px;
  }

  .stepper .tool {
    background: none;
    box-shadow: none;
    flex: none;
  }

  .stepper .tool[aria-disabled='true'] {
    cursor: default;
    opacity: 0.35;
  }

  .stepper p {
    flex: 1;
    font-size: var(--_type-note);
    line-height: 1.2;
    margin: 0;
    text-align: center;
    text-wrap: balance;
  }

  .whole-hand table {
    border-collapse: collapse;
    margin: 0 auto;
  }

  .whole-hand th {
    font-size: var(--_type-small);
    font-weight: 400;
    max-width: 76px;
    overflow: hidden;
    padding-inline-end: 8px;
    text-align: start;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  .whole-hand .winner th {
    color: var(--_accent-text);
    font-weight: 700;
  }

  .whole-hand td {
    padding: 2px;
  }

  .whole-hand td > span:first-child {
    border-radius: 6.5% / 3.7%;
    display: block;
  }

  .whole-hand td svg {
    display: block;
    height: auto;
    width: 100%;
  }

  .whole-hand .dimmed > span:first-child {
    opacity: 0.35;
  }

  .whole-hand .won > span:first-child {
    outline: 3px solid var(--_accent);
  }

  @media (forced-colors: active) {
    .whole-hand .won > span:first-child {
      outline-color: Highlight;
    }
  }
`;
