import { css } from 'lit';

/** Styles for the plates with the players' names. */
export const seatsStyles = css`
  .seats,
  .trick,
  .lines {
    list-style: none;
    margin: 0;
    padding: 0;
  }

  .seat {
    align-items: center;
    background: var(--_slate);
    border: 2px solid var(--_wood);
    border-radius: var(--_round);
    display: flex;
    gap: 0.4em;
    justify-content: center;
    line-height: 1;
    padding: 0.25em 0.7em;
    pointer-events: none;
    position: absolute;
    white-space: nowrap;
  }

  .seat:has(.face[data-drawn]) {
    border-radius: var(--_radius-small) var(--_radius-small) var(--_radius) var(--_radius);
  }

  /* Plates have little room next to open cards and, on a phone, next to the trick. */
  .seat.open {
    padding-inline: 0.3em;
  }

  @container (max-width: 479px) {
    .seat:not(.bottom) {
      padding-inline: 0.3em;
    }
  }

  .seat.partner {
    border-color: var(--_partner);
  }

  .seat.opponent {
    border-color: var(--_opponent);
  }

  .seat.resting > :is(.name, .face) {
    opacity: 0.65;
  }

  .seat.due {
    border-color: var(--_accent);
  }

  .seats {
    --_partner: #5fb8a2;
    --_opponent: #d9634a;
  }

  .seat.top,
  .seat.left,
  .seat.bottom {
    transform: translate(0, -50%);
  }

  .seat.right {
    transform: translate(-100%, -50%);
  }

  .seat.bottom.over:not(.talks) {
    visibility: hidden;
  }

  .seat .alone,
  .seat .party,
  .own .alone {
    opacity: 0.85;
  }

  .seat .party {
    display: none;
  }

  /* Narrower tables show only the party's mark. */
  @container (min-width: 760px) {
    .seat:not(.alone) .party {
      display: inline;
    }
  }

  .seat .name {
    min-width: 0;
    position: relative;
  }

  /* A long translation of the word for playing alone shrinks before the name. */
  .seat .alone {
    flex-shrink: 1000;
    line-height: 1.3;
    margin-block: -0.15em;
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
  }

  /* On a phone, a plate has room only for the name. The marks show the parties. */
  @container (max-width: 759px) {
    .seat.seen:is(.left, .right) .alone {
      clip-path: inset(50%);
      height: 1px;
      position: absolute;
      white-space: nowrap;
      width: 1px;
    }
  }

  .seat .called,
  .own .called {
    display: block;
    line-height: 1.3;
    margin-block: -0.15em;
    max-width: 14ch;
    overflow: hidden;
    text-overflow: ellipsis;
  }

  .seat .stroke {
    height: 6px;
    inset: auto auto -0.28em -2px;
    pointer-events: none;
    position: absolute;
    width: calc(100% + 4px);
  }

  .seat :is(.stroke, .party.nearly) {
    color: #f3d98b;
  }

  .seat .party.nearly {
    opacity: 1;
  }

  .own {
    display: none;
  }

  /*
   * On a phone, questions cover the viewer's plate, which would therefore come and go. The plate's marks move to the middle of the sheet's edge, away
   * from the people at the sides, or next to the viewer's card if the card is there.
   */
  @container (max-width: 819px) {
    .upright .sheet:where(:not(.low)) .own {
      align-items: center;
      background: var(--_surface);
      border: 2px solid var(--_wood);
      border-radius: var(--_round);
      display: flex;
      font-size: var(--_type-small);
      gap: 5px;
      inset: -13px auto auto 50%;
      line-height: 1;
      padding: 2px 9px;
      position: absolute;
      transform: translateX(-50%);
      visibility: visible;
      white-space: nowrap;
    }

    .upright .sheet:where(:not(.low)) .own:where(.aside) {
      inset-inline-start: 8px;
      transform: none;
    }

    .upright .sheet:where(:not(.low)) {
      position: relative;
    }

    .upright .sheet.marked:where(:not(.low)) {
      padding-block-start: 14px;
    }

    .upright:not(.compact):has(.sheet:where(:not(.low))) .seat.bottom,
    .compact:has(.sheet:is(.choosing, .telling):where(:not(.low))) .seat.bottom {
      --_gone: inset(50%);
      background: none;
      border-color: #0000;
    }

    /*
     * Speech stays visible above the sheet. Children inherit --_gone, because WebKit does not update their styles after a
     * change by :has().
     */
    .seat.bottom > :not(.speech, .sr-only) {
      clip-path: var(--_gone);
    }
  }
`;
