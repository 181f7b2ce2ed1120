import { css } from 'lit';

/** Styles for an online table's lobby form and lobby. */
export const lobbyStyles = css`
  .lobby {
    background: var(--_slate);
    color: var(--_text);
    display: flex;
    flex-direction: column;
    gap: 10px;
    inset: 0;
    margin: auto;
    max-width: 640px;
    overflow-y: auto;
    overscroll-behavior: contain;
    padding: var(--_space-large);
    position: absolute;
    touch-action: pan-y;
  }

  .lobby.over {
    border-radius: var(--_radius-medium);
    box-shadow:
      var(--_frame-large),
      0 0 0 300vmax #0007;
    height: fit-content;
    inset: var(--_space-large);
    max-height: calc(100% - 28px);
    max-width: 520px;
    padding: 14px 18px;
    z-index: 6;
  }

  @container (min-width: 2000px) {
    .lobby {
      zoom: 1.4;
    }
  }

  @container (min-width: 680px) {
    .lobby:not(.over) {
      border-radius: var(--_radius-medium);
      box-shadow: var(--_frame-large);
      height: fit-content;
      max-height: calc(100% - 32px);
      padding: 24px 28px;
    }
  }

  /* Short content is centred. Long content begins at the top. */
  .lobby > :first-child {
    margin-block-start: auto;
  }

  .lobby::after {
    content: '';
    margin-block: -10px auto;
  }

  /* A shadow at the bottom that the end of the content covers: more content follows. */
  .lobby:not(.over) {
    background:
      linear-gradient(#fff0, var(--_surface) 70%) bottom / 100% 64px local no-repeat,
      radial-gradient(60% 100% at 50% 100%, #000c, #0000) bottom / 100% 28px scroll no-repeat,
      var(--_slate);
  }

  .lobby :is(.who, .more, .leaving) {
    display: flex;
    flex-direction: column;
    gap: 10px;
  }

  /* Two columns: the seats and the invitation in the lobby, or the options to open and to join a table in the form. */
  @container (min-width: 680px) {
    .lobby:has(.who, .way) {
      align-content: safe center;
      display: grid;
      gap: 10px 28px;
      grid-template-columns: 1.4fr 1fr;
      max-width: 860px;
    }

    .lobby.door:has(.way) {
      grid-template-columns: 1fr 1fr;
      max-width: 640px;
    }

    .lobby > :not(.who, .more, .way) {
      grid-column: 1 / -1;
    }

    .lobby::after {
      display: none;
    }
  }

  .lobby header {
    align-items: center;
    display: flex;
    gap: var(--_space);
    justify-content: space-between;
  }

  .lobby h2 {
    font-size: var(--_type-number);
    line-height: 1.15;
    margin: 0;
  }

  .lobby.door h2 {
    font-size: var(--_type-heading);
  }

  .lobby p {
    margin: 0;
  }

  .lobby p:empty {
    display: none;
  }

  .lobby .problem {
    background: var(--_danger);
    border-radius: var(--_radius-medium);
    color: #fff;
    padding: 8px 12px;
  }

  .lobby label {
    display: flex;
    flex-direction: column;
    gap: 2px;
  }

  .lobby .check,
  .lobby .turn {
    align-items: center;
    flex-direction: row;
    gap: 10px;
    min-height: 44px;
  }

  .lobby .turn {
    justify-content: space-between;
  }

  .lobby input:not([type='checkbox']),
  .lobby select {
    background: var(--_paper);
    border: 1px solid var(--_paper-ink);
    border-radius: var(--_radius-medium);
    color: var(--_paper-ink);
    font: inherit;
    min-height: 44px;
    min-width: 0;
    padding: 4px 10px;
    user-select: text;
    -webkit-user-select: text;
    width: 100%;
  }

  .lobby select {
    width: auto;
  }

  .lobby [type='checkbox'] {
    accent-color: var(--_accent);
    height: 22px;
    width: 22px;
  }

  .lobby :is(input, select, summary, section):focus-visible {
    outline: 3px solid var(--_accent);
    outline-offset: 2px;
  }

  .lobby:focus {
    outline: none;
  }

  .lobby .ways {
    justify-content: start;
  }

  .lobby.door .ways .button {
    flex: 1 1 0;
    min-width: max-content;
  }

  .lobby .way {
    border-top: 1px solid color-mix(in srgb, currentColor 25%, transparent);
    display: flex;
    flex-direction: column;
    gap: var(--_space);
    padding-block-start: 10px;
  }

  .lobby .button.quiet {
    background: none;
    border-color: transparent;
    box-shadow: none;
    color: inherit;
    font-weight: 400;
    font-size: var(--_small);
    padding-inline: 6px;
    text-decoration: underline;
  }

  .lobby :is(.avoiding .notes, .fills) {
    font-size: var(--_small);
  }

  .avoiding ul {
    list-style: none;
    margin: 0;
    padding: 0;
  }

  .avoiding li {
    align-items: center;
    display: flex;
    gap: var(--_space);
    justify-content: space-between;
    min-height: 44px;
    overflow-wrap: anywhere;
  }

  .lobby summary {
    cursor: pointer;
    font-weight: 600;
    min-height: 44px;
    padding-block: 10px;
  }

  .invite[open] {
    display: flex;
    flex-direction: column;
    gap: 10px;
  }

  .lobby .leaving {
    border: 1px solid var(--_accent);
    border-radius: var(--_radius-medium);
    padding: 10px 12px;
  }

  .invite .ways,
  .invite .code {
    margin-block-end: 8px;
  }

  .lobby .code strong {
    display: block;
    font-size: var(--_type-display);
    letter-spacing: 0.08em;
    user-select: text;
    -webkit-user-select: text;
  }

  .lobby .qr {
    display: block;
    height: auto;
    margin-block-end: 8px;
    max-width: 220px;
    width: 100%;
  }

  @media (max-height: 480px) {
    .lobby.lobby {
      padding-block: 10px;
    }
  }
`;
