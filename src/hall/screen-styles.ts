import { css } from 'lit';

/** The styles of the projector's window. */
export const screenStyles = css`
  .screen {
    background: radial-gradient(130% 120% at 18% 0, #ffffff14, #fff0 60%), var(--_surface);
    color: var(--_text);
    display: flex;
    flex-flow: column;
    font-size: calc(var(--size) * 1vw);
    gap: 1vh;
    inset: 0;
    padding: 3vh 3vw;
    position: fixed;
    z-index: 2147483647;
  }

  .screen header,
  .screen footer {
    align-items: baseline;
    display: flex;
    flex-flow: wrap;
    gap: 0 2em;
    justify-content: space-between;
  }

  .screen h1 {
    font-size: 1.4em;
  }

  .screen .columns {
    column-gap: 3vw;
    display: grid;
    flex: 1;
    grid-template-columns: repeat(var(--columns), minmax(0, 1fr));
    min-block-size: 0;
  }

  .screen .columns > div {
    display: flex;
    flex-flow: column;
    min-block-size: 0;
  }

  .screen ol {
    display: grid;
    flex: 1;
    grid-template-rows: repeat(var(--rows), minmax(0, 1fr));
    list-style: none;
    margin: 0;
    min-block-size: 0;
    padding: 0;
  }

  .screen .labels {
    color: color-mix(in srgb, var(--_text) 75%, #0000);
    display: flex;
    font-size: 0.75em;
    gap: 0.6em;
  }

  .screen .labels .no {
    inline-size: calc(2.2em / 0.75);
  }

  .screen .prized {
    line-height: 1.1;
  }

  .screen li > small {
    color: inherit;
    font-size: 0.75em;
    white-space: nowrap;
  }

  .screen .prized small {
    color: var(--_accent);
    display: block;
    font-size: 0.7em;
  }

  .screen.dark {
    background: #000;
  }

  .screen li {
    align-items: center;
    border-block-end: 1px solid var(--_chalk-line);
    display: flex;
    gap: 0.6em;
    min-block-size: 0;
    overflow: hidden;
  }

  .screen .no {
    color: color-mix(in srgb, var(--_text) 75%, #0000);
    flex: none;
    inline-size: 2.2em;
    text-align: end;
  }

  .screen .who {
    flex: 1;
    max-block-size: 100%;
    min-inline-size: 0;
    overflow: hidden;
  }

  .screen .long {
    font-size: 0.82em;
    line-height: 1.1;
  }

  .screen b {
    color: var(--_accent);
    font-size: 1.2em;
  }

  .screen .announcement {
    font-weight: 700;
  }

  .screen .waiting {
    align-items: center;
    display: flex;
    flex: 1;
    font-size: 1.6em;
    justify-content: center;
  }
`;
