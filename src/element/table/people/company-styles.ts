import { css } from 'lit';

/** Styles for games that run elsewhere: absent players, agreements and time limits. */
export const companyStyles = css`
  /* A plate's border shows the time left and changes once per second. */
  .seat.timed {
    border-color: color-mix(in srgb, var(--_accent) 25%, #0000);
  }

  .seat.timed::after {
    background: conic-gradient(var(--_accent) calc(var(--_left) * 1turn), #0000 0);
    border-radius: inherit;
    content: '';
    inset: -4px;
    /* Chrome 111 to 119 knows only the prefixed properties. */
    -webkit-mask:
      linear-gradient(#000 0 0) content-box,
      linear-gradient(#000 0 0);
    -webkit-mask-composite: xor;
    mask:
      linear-gradient(#000 0 0) content-box exclude,
      linear-gradient(#000 0 0);
    padding: var(--_space-small);
    pointer-events: none;
    position: absolute;
  }

  /* A sheet that covers the viewer's plate already shows the time. */
  @container (max-width: 819px) {
    .upright:has(.sheet:where(:not(.low))) .seat.bottom.timed::after {
      display: none;
    }
  }

  .seat.away {
    border-radius: var(--_radius);
    flex-wrap: wrap;
  }

  .seat .agreed {
    color: var(--_accent-text);
    font-weight: 700;
  }

  .seat .gone {
    font-style: italic;
  }

  .time {
    font-size: var(--_small);
    font-variant-numeric: lining-nums tabular-nums;
    opacity: 0.75;
    white-space: nowrap;
  }

  .time.yours {
    color: var(--_accent-text);
    font-size: var(--_type-note);
    font-weight: 700;
    opacity: 1;
  }

  .sheet:not(.choosing) .time {
    padding-inline-end: 14px;
  }
`;
