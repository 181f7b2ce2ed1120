import { css } from 'lit';

/** What is said at the seats. */
export const speechStyles = css`
  .speech {
    background: #fbf6e9;
    border-radius: 10px;
    box-shadow: 0 2px 5px #0007;
    color: #1c1814;
    font-size: max(16px, 1.05em);
    font-weight: 700;
    inset-block-end: calc(100% + 5px + var(--_face));
    inset-inline-start: 50%;
    line-height: 1.1;
    padding: 6px 11px;
    position: absolute;
    transform: translateX(-50%);
    z-index: 2;
  }

  /* What is said beside a call stands below it, and lower. */
  .speech .talk {
    display: block;
    font-size: max(14px, 0.85em);
    font-style: italic;
    font-weight: 400;
    max-inline-size: var(--_line, none);
    white-space: normal;
    width: max-content;
  }

  .seat.top .speech {
    inset-block: calc(100% + 5px) auto;
  }

  .seat.top .speech,
  .seat.left .speech {
    inset-inline-start: 0;
    transform: none;
  }

  /* Beside whoever sits opposite there is room, below may lie a card. */
  @container (min-width: 700px) {
    .seat.top.seen:not(.open) .speech {
      inset: auto auto calc(100% + var(--_face) * 0.12) calc(var(--_aside) + var(--_face) + 10px);
      max-inline-size: calc(33cqi - var(--_face));
      white-space: normal;
      width: max-content;
    }

    .side .seat.top.seen:not(.open) .speech {
      max-inline-size: calc(42cqi - var(--_face));
    }
  }

  /* Above it sits somebody else. */
  .seat.bottom .speech {
    inset: 50% auto auto calc(100% + 8px);
    transform: translateY(-50%);
  }

  .seat.right .speech {
    inset-inline: auto 0;
    transform: none;
  }

  /* Where people at the sides sit above their cards, right below somebody else, they speak towards the middle. */
  .narrow .seen:is(.left, .right):not(.open) .speech {
    inset-block-end: calc(100% + var(--_face) * 0.4);
    inset-inline-start: calc(var(--_aside) + var(--_face) + 8px);
  }

  .narrow .seen.right:not(.open) .speech {
    inset-inline: auto calc(var(--_aside) + var(--_face) + 8px);
  }

  .narrow .seen:is(.left, .right):not(.open) .speech::after {
    border: 6px solid transparent;
    border-inline-end-color: #fbf6e9;
    content: '';
    inset: auto 100% 6px auto;
    position: absolute;
  }

  .narrow .seen.right:not(.open) .speech::after {
    border-inline-color: #fbf6e9 transparent;
    inset-inline: 100% auto;
  }

  /* A card there is to be read. */
  .frame:has(.trick [data-card]) .narrow .seen:is(.left, .right):not(.open) .speech {
    max-inline-size: calc(41cqi - var(--_face));
    white-space: normal;
    width: max-content;
  }

  @container (max-width: 479px) {
    .speech {
      --_line: 13ch;
    }

    /* Beside the card opposite there is little room: it must not be covered while it is one's turn. */
    .seat.top .speech {
      box-sizing: border-box;
      font-size: var(--_small);
      max-inline-size: calc(34cqi - 10px);
      overflow-wrap: anywhere;
      padding: 3px 8px;
      white-space: normal;
      width: max-content;
    }

    /* Over the cards that are held there hidden. */
    .seat.top:not(.open) .speech {
      inset: auto calc(100% + 8px) calc(100% + 4px) auto;
      max-inline-size: 44cqi;
    }
  }
`;
