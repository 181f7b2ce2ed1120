import { css } from 'lit';

/** Styles for the slate on the table. */
export const slateStyles = css`
  .slate {
    border-radius: var(--_radius-small);
    box-shadow: 0 4px 12px #0009;
    color: #f2efe6;
    /* The slate is a drawing whose colours carry meaning, with text on top. */
    forced-color-adjust: none;
    position: absolute;
  }

  .slate .board {
    display: block;
    height: 100%;
    width: 100%;
  }

  .slate table {
    border-collapse: collapse;
    inset: 0 9.5% auto;
    position: absolute;
    table-layout: fixed;
    width: 81%;
  }

  /* Only names that the chalk font cannot draw appear here as text. */
  .slate th {
    font-weight: 400;
    padding: 0 3px 5px;
    vertical-align: bottom;
  }

  .slate th span {
    display: block;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  .slate .foot {
    align-items: center;
    bottom: 0;
    color: var(--_paper);
    display: flex;
    container-type: inline-size;
    flex-wrap: wrap;
    font-size: calc(var(--_type-small) * var(--_zoom, 1));
    gap: 20px 8px;
    inset-inline: 0;
    justify-content: space-between;
    line-height: 1;
    overflow: hidden;
    padding-inline: 8%;
    position: absolute;
    white-space: nowrap;
  }

  /* A long name is last in the line and can be truncated. */
  .slate .foot span {
    max-width: 100%;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  .side .slate .foot {
    letter-spacing: -0.4px;
    padding-inline: 5px;
  }

  .slate .ghost {
    opacity: 0.06;
  }

  .slate .wiped,
  .slate .sponge,
  .slate .dust {
    visibility: hidden;
  }

  @media (prefers-reduced-motion: no-preference) {
    .slate .fresh path[stroke] {
      animation: write calc(0.25s * var(--_pace, 1)) ease-in-out backwards;
    }

    .slate .fresh path[fill] {
      animation: press calc(0.25s * var(--_pace, 1)) backwards;
    }

    .slate .fresh .dust path {
      animation: dust calc(0.5s * var(--_pace, 1)) ease-in calc(0.1s * var(--_pace, 1));
    }

    .slate .fresh .dust path + path {
      animation-delay: calc(0.2s * var(--_pace, 1));
    }

    .slate .fresh.gestrichen path {
      animation-delay: calc(0.3s * var(--_pace, 1));
    }

    .slate .wiped {
      animation: wipe calc(0.7s * var(--_pace, 1)) linear;
    }

    .slate .sponge {
      animation: sponge calc(0.7s * var(--_pace, 1)) linear;
      transform-box: view-box;
    }
  }

  @keyframes write {
    from {
      stroke-dasharray: 1 2;
      stroke-dashoffset: 1.02;
    }

    to {
      stroke-dasharray: 1 2;
      stroke-dashoffset: 0;
    }
  }

  @keyframes press {
    from {
      opacity: 0;
    }
  }

  @keyframes dust {
    from {
      opacity: 0.7;
      visibility: visible;
    }

    to {
      opacity: 0;
      transform: translate(3px, 22px);
      visibility: visible;
    }
  }

  @keyframes wipe {
    from {
      clip-path: inset(16% 0 0);
      visibility: visible;
    }

    to {
      clip-path: inset(80% 0 0);
      visibility: visible;
    }
  }

  @keyframes sponge {
    from {
      transform: translate(25%, 20%);
      visibility: visible;
    }

    20% {
      transform: translate(75%, 28%);
    }

    40% {
      transform: translate(25%, 42%);
    }

    60% {
      transform: translate(75%, 55%);
    }

    80% {
      transform: translate(25%, 68%);
    }

    to {
      transform: translate(75%, 80%);
      visibility: visible;
    }
  }

  /* While the details element is open, the meaning of the stroke appears below the stroke. */
  .slate .struck {
    position: absolute;
    z-index: 1;
  }

  .slate .struck summary {
    border-radius: var(--_radius-small);
    cursor: help;
    height: 100%;
    list-style: none;
    width: 100%;
  }

  .slate .struck summary::-webkit-details-marker {
    display: none;
  }

  .slate .struck summary:focus-visible {
    outline: 3px solid var(--_accent);
  }

  .slate .struck .means {
    background: var(--_paper);
    border-radius: var(--_radius-medium);
    box-shadow: var(--_paper-shadow);
    color: var(--_paper-ink);
    font-size: var(--_type-small);
    inset: calc(100% + 4px) auto auto 0;
    padding: 6px 9px;
    position: absolute;
    width: 190px;
  }
`;
