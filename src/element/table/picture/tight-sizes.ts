import { layOut } from '../../../table/layout/lay-out.js';
import { tight } from '../../../table/layout/tight.js';
import { textSizeIn, type SizesOptions } from './text-size.js';

/** Two measurements of the same text differ by less. */
const SAME = 0.01;

/** Returns a function that calls `changed` with the layout of a table with little room, or large text, if that is another now. */
export const tightSizes = ({ frame, now, changed }: Pick<SizesOptions, 'frame' | 'now' | 'changed'>): (() => void) => {
  let isFirst = true;
  return () => {
    const last = now();
    const text = textSizeIn(frame, last);
    const { clientWidth: width, clientHeight: height } = frame;
    const isOther = Math.abs(text.scale - last.plateText / last.plateFont) > SAME;
    const change = (bar: number): void => changed(layOut(width, height, tight, { ...text, bar }));
    if (isFirst || isOther || width !== last.width || height !== last.height) {
      isFirst = false;
      // How high the bar is under a new layout shows when that is rendered.
      change(0);
    }
    // It does not shrink again: the table would move with each word.
    else if (text.bar > last.bar.height + 1) change(text.bar);
  };
};
