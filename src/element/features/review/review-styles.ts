import { css } from 'lit';

/** Styles for a hand's review. */
export const reviewStyles = css`
  .review {
    display: grid;
    gap: var(--_space);
    overflow-y: auto;
    overscroll-behavior: contain;
    touch-action: pan-y;
    user-select: text;
    -webkit-user-select: text;
  }

  .review p {
    margin: 0;
  }

  .review .small {
    font-size: var(--_small);
    opacity: 0.85;
  }

  .compared {
    display: flex;
    gap: 24px;
    justify-content: center;
  }

  .compared figure {
    font-size: var(--_small);
    margin: 0;
    text-align: center;
    width: min(82px, 30%, 11vh);
  }

  .compared svg {
    display: block;
    height: auto;
    margin-bottom: 4px;
    width: 100%;
  }

  .compared .could {
    color: var(--_accent-text);
    font-weight: 700;
  }

  .course h3 {
    font-size: inherit;
    margin: 8px 0 0;
  }

  .course ul {
    list-style: none;
    margin: 0 0 4px;
    padding: 0;
  }

  .course li::before {
    border-top: 3px solid var(--_accent);
    content: '';
    display: inline-block;
    margin-inline-end: 8px;
    vertical-align: middle;
    width: 24px;
  }

  .course li.open::before {
    border-top: 2px dashed currentColor;
  }

  .chart {
    display: block;
    max-width: 480px;
    width: 100%;
  }

  .chart text {
    fill: currentColor;
    font-size: var(--_type-small);
    paint-order: stroke;
    stroke: var(--_surface);
    stroke-width: 3px;
    text-anchor: middle;
  }

  .chart polyline {
    fill: none;
    stroke: var(--_accent);
    stroke-linejoin: round;
    stroke-width: 3;
  }

  .chart .open {
    stroke: currentColor;
    stroke-dasharray: 5 4;
    stroke-width: 2;
  }

  .chart circle {
    fill: var(--_accent);
  }

  .chart .level {
    opacity: 0.3;
    stroke: currentColor;
  }
`;
