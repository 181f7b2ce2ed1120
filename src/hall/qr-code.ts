import { encode } from 'uqr';
import { svg, html, type TemplateResult } from 'lit';

/** Returns a QR code as a drawing without a fixed size, or an empty drawing if the text is too long. */
export const qrCode = (text: string): TemplateResult => {
  const rows = rowsOf(text);
  const path = rows.map((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')).join('')).join('');
  return html`<svg
    class="qr"
    viewBox="0 0 ${rows.length} ${rows.length}"
    shape-rendering="crispEdges"
    aria-hidden="true"
  >
    ${svg`<path d=${path} />`}
  </svg>`;
};

/** Returns the rows of a QR code, where true means a dark module. */
const rowsOf = (text: string): readonly (readonly boolean[])[] => {
  try {
    return encode(text, { ecc: 'M', border: 0, boostEcc: false }).data;
  } catch (error) {
    if (error instanceof RangeError) return [];
    throw error;
  }
};
