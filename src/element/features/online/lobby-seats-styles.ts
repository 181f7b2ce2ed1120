import { css } from 'lit';

/** Styles for an online table's seats. */
export const lobbySeatsStyles = css`
  .places {
    display: grid;
    gap: var(--_space);
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

  /* Four seats in a cross do not fit on a phone, so partners are stacked and connected. */
  .places.of-4 {
    gap: var(--_space-large);
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

  @media (min-height: 481px) {
    @container (min-width: 480px) {
      .places.of-4 {
        gap: var(--_space);
        grid-template-areas: '. far .' 'left . right' '. near .';
        grid-template-columns: 1fr 1.2fr 1fr;
      }

      .of-4 :is(.near, .right)::before {
        display: none;
      }
    }
  }

  .place {
    align-items: center;
    background: color-mix(in srgb, currentColor 10%, transparent);
    border: 2px solid transparent;
    border-radius: var(--_radius);
    display: flex;
    flex-direction: column;
    gap: var(--_space-small);
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

  @media (max-height: 480px) {
    .lobby .place {
      flex-flow: row wrap;
      min-height: 48px;
      padding-block: var(--_space-small);
    }

    .place :is(strong, .notes) {
      flex-basis: 100%;
    }
  }

  .lobby .opposite {
    font-size: var(--_small);
    opacity: 0.85;
  }
`;
