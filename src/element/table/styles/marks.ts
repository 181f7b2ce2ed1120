import { css } from 'lit';

/** Styles for the marks on plates and for explanations of these marks. */
export const marksStyles = css`
  .mark {
    background: var(--_accent);
    border-radius: 50%;
    color: var(--_ink);
    display: grid;
    flex: none;
    font-size: var(--_small);
    font-weight: 700;
    height: 20px;
    line-height: 1;
    place-items: center;
    width: 20px;
  }

  .mark svg {
    display: block;
    height: 100%;
    width: 100%;
  }

  .seat {
    --_mark: max(18px, 1.6em);
  }

  /* Places the marks at the person's shoulders. */
  .seat .mark {
    box-shadow: 0 1px 3px #0009;
    font-size: min(max(var(--_small), 0.8em), var(--_mark) * 0.8);
    height: var(--_mark);
    inset: auto -6px calc(100% - 1px) auto;
    pointer-events: auto;
    position: absolute;
    width: var(--_mark);
    z-index: 2;
  }

  .seat .mark > [aria-hidden] {
    display: grid;
    height: 100%;
    place-items: center;
    width: 100%;
  }

  .seat .mark.partner,
  .seat .mark.opponent {
    inset: auto auto calc(100% - 1px) -6px;
  }

  /*
   * A plate can be wider than the person above it. The marks are centred on the edges of the face, and smaller at a small
   * face, so that they do not hide it. The outer mark stays on the table.
   */
  .seat.seen {
    --_mark: clamp(18px, var(--_face) * 0.4, max(18px, 1.6em));
    --_near: max(-6px, var(--_aside) - var(--_mark) * 0.4);
    --_far: calc(var(--_aside) + var(--_face) - var(--_mark) * 0.6);
  }

  .seat.seen:is(.left, .top) .mark:is(.partner, .opponent) {
    inset-inline-start: var(--_near);
  }

  .seat.seen:is(.left, .top) .mark:not(.partner, .opponent) {
    inset-inline: var(--_far) auto;
  }

  .seat.seen.right .mark:not(.partner, .opponent) {
    inset-inline-end: var(--_near);
  }

  .seat.seen.right .mark:is(.partner, .opponent) {
    inset-inline: auto var(--_far);
  }

  /* Hides marks that would cover the hand in a signal. */
  .seat.seen.signs .mark {
    opacity: 0;
  }

  /* The viewer's marks are on the plate, because a speech bubble would cover marks above the plate. */
  .seat.bottom .mark {
    box-shadow: none;
    margin: -0.2em -0.4em -0.2em 0;
    position: static;
  }

  .mark.leads {
    background: var(--_paper);
    color: #2b2118;
  }

  .mark:is(.blind, .rests) {
    background: #3b4448;
    color: var(--_paper);
  }

  .mark.partner {
    background: #1f6f63;
    color: #fff;
  }

  .mark.opponent {
    background: #9c3424;
    border-radius: var(--_radius-small);
    color: #fff;
  }

  /* A tap on these elements explains the marks. */
  .seat :is(.mark, .name, .party, .face) {
    pointer-events: auto;
  }

  [data-told]::after {
    background: var(--_paper);
    border-radius: var(--_radius-medium);
    box-shadow: var(--_paper-shadow);
    color: var(--_paper-ink);
    content: attr(data-legend);
    font-size: max(var(--_type-small), 1em);
    inset: calc(100% + 6px) auto auto -2px;
    line-height: 1.2;
    max-inline-size: 15em;
    padding: 6px 11px;
    position: absolute;
    white-space: normal;
    width: max-content;
    z-index: 3;
  }

  .seat.right[data-told]::after {
    inset: calc(100% + 6px) -2px auto auto;
  }

  :is(.bottom, .own)[data-told]::after {
    inset: auto auto calc(100% + 6px + var(--_face, 0px)) -2px;
  }

  @container (max-width: 479px) {
    .seat.top[data-told]::after {
      inset: calc(100% + 6px) -2px auto auto;
    }
  }
`;
