import { css } from 'lit';

/** The styles of the desk's codes for other devices, and of the field for a code. */
export const deviceStyles = css`
  .devices {
    display: grid;
    gap: var(--_space-large);
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 300px), 1fr));
    margin-block-start: var(--_space-large);
  }

  .watch {
    margin-block-start: var(--_space-large);
  }

  .device {
    align-items: start;
    display: flex;
    gap: var(--_space-large);
  }

  .device .qr {
    background: #fff;
    block-size: 128px;
    flex: none;
    inline-size: 128px;
    padding: 8px;
  }

  .device h4 {
    font-size: var(--_type-body);
    margin: 0;
  }

  .device .quiet {
    margin-inline-start: -8px;
  }
`;
