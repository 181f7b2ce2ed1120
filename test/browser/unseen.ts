import { patch } from './patched.js';

/** A delay in ms that exceeds a computer's pause at a fast table. In a hidden tab, such a timer can fire a minute late. */
const LONG_MS = 200;

/** Simulates a hidden tab during a function: frames never fire, and only short timers fire. */
export async function inHiddenTab(during: () => Promise<void>): Promise<void> {
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
    await during();
  } finally {
    for (const undo of restore) undo();
    document.dispatchEvent(new Event('visibilitychange'));
    for (const callback of frames.values()) requestAnimationFrame(callback);
    for (const callback of timers.values()) callback();
  }
}
