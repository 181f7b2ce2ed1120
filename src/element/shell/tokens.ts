import { css } from 'lit';

/**
 * The materials, type sizes, spaces and corners that all of the table's styles share. Questions, panels and plates are
 * slate in a wooden frame with text in chalk. Answers, notes and speech are paper with text in ink.
 */
export const tokens = css`
  .inside {
    --_accent: var(--watten-accent, #e6b23c);
    /* Text on the accent colour. */
    --_ink: #1c1814;
    --_surface: var(--watten-surface, #262b2d);
    --_table: var(--watten-table, #8d5a30);
    --_text: var(--watten-text, #f4efe3);
    /* Text in the accent colour on slate. */
    --_accent-text: color-mix(in srgb, var(--_accent) 38%, var(--_text));

    --_slate:
      radial-gradient(130% 120% at 18% 0, #ffffff14, #fff0 60%), linear-gradient(168deg, #fff0 62%, #0003),
      var(--_surface);
    --_chalk-line: color-mix(in srgb, var(--_text) 26%, #0000);
    --_wood: color-mix(in srgb, var(--_table) 78%, #3a1c08);
    --_boards: repeating-linear-gradient(#0000 0 16.5%, #0005 16.55% 16.67%);
    /* Wooden frames of small, medium and large slates. A frame takes up no room. */
    --_frame-small: 0 0 0 2px var(--_wood), 0 0 0 3px #2a1507, 0 2px 5px 2px #0007, inset 0 1px 2px #0009;
    --_frame: 0 0 0 3px var(--_wood), 0 0 0 4px #2a1507, 0 3px 8px 3px #0008, inset 0 1px 3px #000b;
    --_frame-large: 0 0 0 6px var(--_wood), 0 0 0 7px #2a1507, 0 8px 26px 6px #000a, inset 0 2px 5px #000c;

    --_paper: #fbf6e9;
    --_paper-sheet: linear-gradient(#fdf8ea, #eadfc4);
    --_paper-ink: #1c1814;
    --_paper-shadow: 0 2px 5px #0007;
    --_danger: #8c1d18;

    --_radius: var(--watten-radius, 12px);
    --_radius-medium: calc(var(--_radius) * 0.66);
    --_radius-small: calc(var(--_radius) * 0.42);
    --_round: 999px;

    /* The smallest text: 12 px on a narrow table, else 14 px. */
    --_small: 14px;
    --_type-fine: 12px;
    --_type-small: 14px;
    --_type-note: 15px;
    --_type-body: 16px;
    --_type-title: 18px;
    --_type-number: 21px;
    --_type-display: 28px;
    --_type-heading: clamp(24px, 6cqi, 34px);
    --_type-poster: clamp(34px, 10cqi, 72px);

    --_space-small: 4px;
    --_space: 8px;
    --_space-large: 14px;
  }

  .inside[data-surface] {
    --_table: var(--watten-table, #59391f);
  }

  /* Cloth in a rim of walnut. */
  .inside[data-surface='felt'] {
    --_table: var(--watten-table, #2e4b38);
    --_wood: #59391f;
    --_boards: none;
  }

  /*
   * A page's accent colour can be dark or light. Text on it is black or white, whichever has more contrast. Text in this
   * colour keeps its hue: its lightness is at least 75 on a dark surface and at most 33 on a light one. The lightness of
   * the mix is 0 to 40 with a dark surface and 60 to 100 with a light one. Lighter text is less colourful.
   */
  @supports (color: lch(from red l 0 0)) {
    .inside {
      --_ink: lch(from var(--_accent) calc(5e4 - l * 1e3) 0 0);
      --_accent-text: lab(
        from color-mix(in lab, var(--_accent) 40%, lab(from var(--_surface) calc((l - 50) * 1e4) 0 0))
          max(min(max(l * 2.5, 75), (50 - l) * 1e4), min(l * 2.5 - 150, 33)) calc(a * min(2.5, l / 12))
          calc(b * min(2.5, l / 12))
      );
    }
  }
`;
