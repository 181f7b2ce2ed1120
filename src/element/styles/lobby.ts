import { css } from 'lit';

/** The way in to a table of a server, and who sits there. */
export const lobbyStyles = css`
  .lobby {
    background: color-mix(in srgb, var(--_surface) 94%, transparent);
    color: var(--_text);
    display: flex;
    flex-direction: column;
    gap: 10px;
    inset: 0;
    margin: auto;
    max-width: 640px;
    overflow-y: auto;
    overscroll-behavior: contain;
    padding: 14px;
    position: absolute;
    touch-action: pan-y;
  }

  .lobby.over {
    background: var(--_surface);
    border-radius: var(--_radius);
    box-shadow:
      0 6px 24px #000a,
      0 0 0 300vmax #0007;
    height: fit-content;
    inset: 8px;
    max-height: calc(100% - 16px);
    max-width: 520px;
    padding: 14px 18px;
    z-index: 6;
  }

  @container (min-width: 680px) {
    .lobby:not(.over) {
      border-radius: var(--_radius);
      box-shadow: 0 6px 24px #000a;
      height: fit-content;
      max-height: calc(100% - 32px);
      padding: 24px 28px;
    }
  }

  /* Little stands in the middle, much begins above. */
  .lobby > :first-child {
    margin-block-start: auto;
  }

  .lobby::after {
    content: '';
    margin-block: -10px auto;
  }

  .lobby :is(.who, .more, .leaving) {
    display: flex;
    flex-direction: column;
    gap: 10px;
  }

  /* Who sits there, and beside it how others come; at the door, whether one opens a table or comes to one. */
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
    gap: 8px;
    justify-content: space-between;
  }

  .lobby h2 {
    font-size: 20px;
    line-height: 1.15;
    margin: 0;
  }

  .lobby.door h2 {
    font-size: clamp(24px, 6cqi, 34px);
  }

  .lobby p {
    margin: 0;
  }

  .lobby p:empty {
    display: none;
  }

  .lobby .problem {
    background: #8c1d18;
    border-radius: calc(var(--_radius) * 0.66);
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
    background: #fdf8ea;
    border: 1px solid #1c1814;
    border-radius: calc(var(--_radius) * 0.66);
    color: #1c1814;
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

  .lobby .way {
    border-top: 1px solid color-mix(in srgb, currentColor 25%, transparent);
    display: flex;
    flex-direction: column;
    gap: 8px;
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

  .places {
    display: grid;
    gap: 8px;
    grid-template-areas: '. far .' 'left . right' '. near .';
    grid-template-columns: 1fr 1.2fr 1fr;
    list-style: none;
    margin: 0;
    padding: 0;
  }

  .places.of-2 {
    grid-template-areas: 'far' 'near';
    grid-template-columns: 1fr;
  }

  .places.of-3 {
    grid-template-areas: 'left right' 'near near';
    grid-template-columns: 1fr 1fr;
  }

  .place {
    align-items: center;
    background: color-mix(in srgb, currentColor 10%, transparent);
    border: 2px solid transparent;
    border-radius: var(--_radius);
    display: flex;
    flex-direction: column;
    gap: 4px;
    justify-content: center;
    min-height: 64px;
    min-width: 0;
    padding: 8px 6px;
    text-align: center;
  }

  .place strong {
    max-width: 100%;
    overflow-wrap: anywhere;
  }

  .place.free {
    border: 2px dashed color-mix(in srgb, currentColor 45%, transparent);
  }

  .place.mine {
    border-color: var(--_accent);
  }

  .place .notes {
    font-size: var(--_small);
  }

  .place .button {
    font-size: var(--_small);
    padding: 4px 8px;
  }

  .place.near {
    grid-area: near;
  }

  .place.far {
    grid-area: far;
  }

  .place.left {
    grid-area: left;
  }

  .place.right {
    grid-area: right;
  }

  /* Four in a cross need more room than a small telephone has: partners stand one above the other, joined. */
  @container (max-width: 479px) {
    .places.of-4 {
      gap: 14px;
      grid-template-areas: 'far left' 'near right';
      grid-template-columns: 1fr 1fr;
    }

    .of-4 :is(.near, .right) {
      position: relative;
    }

    .of-4 :is(.near, .right)::before {
      border-inline: 4px double color-mix(in srgb, currentColor 60%, transparent);
      content: '';
      inset: -16px 0 calc(100% + 2px);
      margin-inline: auto;
      position: absolute;
      width: 32px;
    }
  }

  /* Nor has a telephone that lies on its side. */
  @media (max-height: 480px) {
    .places.of-4 {
      gap: 14px;
      grid-template-areas: 'far left' 'near right';
      grid-template-columns: 1fr 1fr;
    }

    .of-4 :is(.near, .right) {
      position: relative;
    }

    .of-4 :is(.near, .right)::before {
      border-inline: 4px double color-mix(in srgb, currentColor 60%, transparent);
      content: '';
      inset: -16px 0 calc(100% + 2px);
      margin-inline: auto;
      position: absolute;
      width: 32px;
    }

    .lobby .place {
      flex-flow: row wrap;
      min-height: 48px;
      padding-block: 4px;
    }

    .place :is(strong, .notes) {
      flex-basis: 100%;
    }

    .lobby.lobby {
      padding-block: 10px;
    }
  }

  /* With a tool more in the bar the last trick, which its pile opens, and long names give way to what was announced. */
  @container (max-width: 479px) {
    .bar:has([data-online]):has(.watching, .three, [data-panel='signals']) [data-panel='last-trick'] {
      display: none;
    }

    .bar:has(.watching) .score .side {
      max-width: 50px;
    }

    .bar:has([data-online]) .score.three .side {
      max-width: 40px;
    }
  }

  @container (max-width: 359px) {
    .bar:has([data-online]) [data-panel='last-trick'] {
      display: none;
    }

    .bar:has(.watching) .score .side {
      max-width: 38px;
    }

    .bar:has([data-online]) .score.three .side {
      max-width: 32px;
    }
  }

  .lobby .opposite {
    font-size: var(--_small);
    opacity: 0.85;
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
    border-radius: calc(var(--_radius) * 0.66);
    padding: 10px 12px;
  }

  .invite .ways,
  .invite .code {
    margin-block-end: 8px;
  }

  .lobby .code strong {
    display: block;
    font-size: 30px;
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

  .dealt {
    display: flex;
    flex-wrap: wrap;
    font-size: var(--_small);
    gap: 0 8px;
    justify-content: center;
    margin: 0;
    opacity: 0.9;
    text-align: center;
  }

  .dealt button {
    background: none;
    border: 0;
    color: inherit;
    font: inherit;
    margin-block: -10px;
    min-height: 44px;
    padding: 0 4px;
    text-decoration: underline;
  }

  .dealt span {
    align-content: center;
  }

  .dealt.unfair {
    background: #8c1d18;
    border-radius: calc(var(--_radius) * 0.66);
    color: #fff;
    opacity: 1;
    padding: 8px 12px;
  }

  .knocked {
    background: var(--_accent);
    border-radius: 999px;
    color: var(--_ink);
    font-weight: 600;
    inset-block-start: 12%;
    inset-inline: 0;
    margin-inline: auto;
    max-width: calc(100% - 32px);
    padding: 8px 18px;
    pointer-events: none;
    position: absolute;
    width: fit-content;
    z-index: 7;
  }
`;
