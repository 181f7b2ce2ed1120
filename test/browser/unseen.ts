import { patch } from './patched.js';

/** Longer than a computer thinks at a fast table: such a timer may come a minute late in a hidden tab. */
const LONG_MS = 200;

/** The page is in a tab behind another: nobody sees it, no frame comes, and of the timers only the short ones. */
export async function unseen(meanwhile: () => Promise<void>): Promise<void> {
  const frames = new Map<number, FrameRequestCallback>();
  const timers = new Map<number, () => void>();
  let last = 0;
  const { setTimeout: startTimer, clearTimeout: endTimer, cancelAnimationFrame: cancelFrame } = window;
  const restore = [
    patch(document, 'hidden', true),
    patch(document, 'visibilityState', 'hidden'),
    patch(window, 'requestAnimationFrame', (callback: FrameRequestCallback) => {
      frames.set(--last, callback);
      return last;
    }),
    patch(window, 'cancelAnimationFrame', (frame: number) => {
      if (!frames.delete(frame)) cancelFrame(frame);
    }),
    patch(window, 'setTimeout', (callback: (...given: unknown[]) => void, ms = 0, ...given: unknown[]) => {
      if (ms < LONG_MS) return startTimer(callback, ms, ...given);
      timers.set(--last, () => callback(...given));
      return last;
    }),
    patch(window, 'clearTimeout', (timer: number) => {
      if (!timers.delete(timer)) endTimer(timer);
    }),
  ];
  document.dispatchEvent(new Event('visibilitychange'));
  try {
    await meanwhile();
  } finally {
    for (const back of restore) back();
    document.dispatchEvent(new Event('visibilitychange'));
    for (const callback of frames.values()) requestAnimationFrame(callback);
    for (const callback of timers.values()) callback();
  }
}
