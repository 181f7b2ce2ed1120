import { css } from 'lit';

/** The panels that open over the table. */
export const panelStyles = css`
  .panel {
    background: var(--_surface);
    border-radius: var(--_radius);
    box-shadow: 0 6px 24px #000a;
    display: flex;
    flex-direction: column;
    gap: 8px;
    height: fit-content;
    inset: 8px;
    margin: auto;
    max-height: min(520px, calc(100% - 16px));
    max-width: 420px;
    padding: 10px 14px 14px;
    position: absolute;
    z-index: 5;
  }

  .panel header {
    align-items: center;
    display: flex;
    justify-content: space-between;
  }

  .panel h3 {
    font-size: 18px;
    margin: 0;
  }

  .panel .lines {
    flex: 1;
    font-size: 15px;
    overflow-y: auto;
    overscroll-behavior: contain;
    touch-action: pan-y;
    user-select: text;
    -webkit-user-select: text;
  }

  .panel .lines li {
    padding: 2px 0;
  }

  .deletion {
    align-items: center;
    display: flex;
    flex: none;
    flex-wrap: wrap;
    gap: 6px;
    justify-content: center;
  }

  .deletion p {
    flex: 1 1 100%;
    font-size: 14px;
    margin: 0;
    text-align: center;
  }

  .deletion .aid {
    padding-inline: 12px;
  }

  .deletion .button {
    font-size: 15px;
  }

  .signals {
    display: grid;
    gap: 6px;
    grid-template-columns: repeat(auto-fill, minmax(92px, 1fr));
    overflow-y: auto;
  }

  .signals .button {
    flex-direction: column;
    font-size: 14px;
    gap: 1px;
    line-height: 1.1;
    min-height: 52px;
    padding: 4px 3px;
  }

  .signals .button:disabled {
    cursor: default;
    opacity: 0.45;
  }

  .signals svg {
    height: 18px;
    width: 18px;
  }

  .signals .gesture {
    font-size: 11px;
    font-weight: 400;
  }

  .last {
    display: grid;
    flex: 1;
    gap: 8px;
    grid-template-columns: repeat(4, 1fr);
    list-style: none;
    margin: 0;
    padding: 0;
    place-items: center;
  }

  .last li {
    font-size: 13px;
    text-align: center;
    width: 100%;
  }

  .last svg {
    display: block;
    height: auto;
    margin: 0 auto 4px;
    max-width: 82px;
    width: 100%;
  }

  .last .winner {
    color: var(--_accent);
    font-weight: 700;
  }
`;
