import { css } from 'lit';

/** Styles for forced colours (high contrast). */
export const mediaStyles = css`
  @media (forced-colors: active) {
    .chip,
    .seat,
    .sheet,
    .panel,
    .button,
    .tool {
      border: 1px solid CanvasText;
    }

    .seat .stroke {
      color: CanvasText;
    }

    .hand .card {
      border: 2px solid CanvasText;
    }

    .hand .card[aria-disabled='true'] {
      border-color: GrayText;
    }
  }
`;
