/** Returns the relative luminance of a colour `#rrggbb` (WCAG 2), 0 to 1. */
const luminanceOf = (colour) => {
  const [red, green, blue] = [1, 3, 5].map((index) => {
    const channel = parseInt(colour.slice(index, index + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/** Returns the contrast ratio of two colours (WCAG 2), 1 to 21. */
export function contrastOf(one, other) {
  const [dark, light] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}
