/** Colour differences, and colours as seen with colour blindness. */

/** Red, green, blue, each 0 to 255. */
export type Rgb = readonly [red: number, green: number, blue: number];
/** CIE L*a*b* under D65, L 0 to 100. */
export type Lab = readonly [l: number, a: number, b: number];

export function rgbOf(hex: string): Rgb {
  const [, red, green, blue] = /^#([0-9A-F]{2})([0-9A-F]{2})([0-9A-F]{2})$/i.exec(hex) ?? [];
  if (!red || !green || !blue) throw new Error(`${hex} is not a colour like #1C1814.`);
  return [Number.parseInt(red, 16), Number.parseInt(green, 16), Number.parseInt(blue, 16)];
}

const linear = (byte: number): number => {
  const c = byte / 255;
  return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
};
const byte = (light: number): number => {
  const c = Math.min(1, Math.max(0, light));
  return 255 * (c <= 0.0031308 ? c * 12.92 : 1.055 * c ** (1 / 2.4) - 0.055);
};

type Row = readonly [number, number, number];
const times = (rows: readonly [Row, Row, Row], [x, y, z]: Row): [number, number, number] => {
  const [p, q, r] = rows;
  return [p[0] * x + p[1] * y + p[2] * z, q[0] * x + q[1] * y + q[2] * z, r[0] * x + r[1] * y + r[2] * z];
};

const TO_XYZ = [
  [0.4124564, 0.3575761, 0.1804375],
  [0.2126729, 0.7151522, 0.072175],
  [0.0193339, 0.119192, 0.9503041],
] as const;
const WHITE = [0.95047, 1, 1.08883] as const;

export function labOf([red, green, blue]: Rgb): Lab {
  const xyz = times(TO_XYZ, [linear(red), linear(green), linear(blue)]);
  const [x, y, z] = xyz.map((value, i) => {
    const t = value / (WHITE[i] ?? 1);
    return t > 216 / 24389 ? Math.cbrt(t) : ((24389 / 27) * t + 16) / 116;
  }) as [number, number, number];
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

/** Matrices for linear RGB, from Machado, Oliveira, Fernandes 2009, severity 1. */
const SIGHTS = {
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
} as const;
export type Sight = keyof typeof SIGHTS | 'normal' | 'grey';
export const SEEN_AS: readonly Sight[] = ['normal', 'protanopia', 'deuteranopia', 'tritanopia', 'grey'];

/** Returns a colour as it looks with a type of colour vision, or in greyscale. */
export function simulateSight(rgb: Rgb, sight: Sight): Rgb {
  if (sight === 'normal') return rgb;
  const light = rgb.map(linear) as [number, number, number];
  if (sight === 'grey') {
    const y = byte(times(TO_XYZ, light)[1]);
    return [y, y, y];
  }
  return times(SIGHTS[sight], light).map(byte) as [number, number, number];
}

const RADIANS = Math.PI / 180;
const chroma = (a: number, b: number): number => Math.hypot(a, b);
const hue = (a: number, b: number): number => (a === 0 && b === 0 ? 0 : (Math.atan2(b, a) / RADIANS + 360) % 360);

/** CIEDE2000 after Sharma, Wu, Dalal 2005. A difference of about 1 is just visible, and one over 10 is obvious. */
export function difference([l1, a1, b1]: Lab, [l2, a2, b2]: Lab): number {
  const seventh = ((chroma(a1, b1) + chroma(a2, b2)) / 2) ** 7;
  const grow = 1 + 0.5 * (1 - Math.sqrt(seventh / (seventh + 25 ** 7)));
  const [c1, c2] = [chroma(a1 * grow, b1), chroma(a2 * grow, b2)];
  const [h1, h2] = [hue(a1 * grow, b1), hue(a2 * grow, b2)];
  const colourless = c1 * c2 === 0;

  const turn = colourless ? 0 : ((h2 - h1 + 540) % 360) - 180;
  const [dl, dc, dh] = [l2 - l1, c2 - c1, 2 * Math.sqrt(c1 * c2) * Math.sin((turn / 2) * RADIANS)];

  const [l, c] = [(l1 + l2) / 2, (c1 + c2) / 2];
  const far = Math.abs(h1 - h2) > 180;
  const h = colourless ? h1 + h2 : (h1 + h2 + (far ? (h1 + h2 < 360 ? 360 : -360) : 0)) / 2;
  const cos = (degrees: number): number => Math.cos(degrees * RADIANS);
  const t = 1 - 0.17 * cos(h - 30) + 0.24 * cos(2 * h) + 0.32 * cos(3 * h + 6) - 0.2 * cos(4 * h - 63);
  const off = (l - 50) ** 2;
  const [sl, sc, sh] = [1 + (0.015 * off) / Math.sqrt(20 + off), 1 + 0.045 * c, 1 + 0.015 * c * t];
  const twist =
    -2 * Math.sqrt(c ** 7 / (c ** 7 + 25 ** 7)) * Math.sin(60 * Math.exp(-(((h - 275) / 25) ** 2)) * RADIANS);
  const [x, y, z] = [dl / sl, dc / sc, dh / sh];
  return Math.sqrt(x * x + y * y + z * z + twist * y * z);
}

/** Returns the CIEDE2000 difference of two colours, such as `#1C1814`, for a type of colour vision. */
export const colourDistance = (one: string, other: string, sight: Sight = 'normal'): number =>
  difference(labOf(simulateSight(rgbOf(one), sight)), labOf(simulateSight(rgbOf(other), sight)));
