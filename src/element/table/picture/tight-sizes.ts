import { layOut } from '../../../table/layout/lay-out.js';
import { tight } from '../../../table/layout/tight.js';
import { textSizeIn, type SizesOptions } from './text-size.js';

/** Maximum difference between two measurements of the same text. */
const SCALE_TOLERANCE = 0.01;

/** Returns a function that calls `changed` with a new tight layout if the size of the table or its text has changed. */
export const tightSizes = ({ frame, now, changed }: Pick<SizesOptions, 'frame' | 'now' | 'changed'>): (() => void) => {
  let isFirst = true;
  return () => {
    const last = now();
    const text = textSizeIn(frame, last);
    const { clientWidth: width, clientHeight: height } = frame;
    const isOther = Math.abs(text.scale - last.plateText / last.plateFont) > SCALE_TOLERANCE;
    const change = (bar: number): void => changed(layOut(width, height, tight, { ...text, bar }));
    if (isFirst || isOther || width !== last.width || height !== last.height) {
      isFirst = false;
      // The bar's height in a new layout is known only after it is rendered.
      change(0);
    }
    // The bar never shrinks. Otherwise the table would move with each change to the text.
    else if (text.bar > last.bar.height + 1) change(text.bar);
  };
};
