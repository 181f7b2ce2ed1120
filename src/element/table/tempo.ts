import type { Pause } from '../../table/moments.js';
import type { Speed } from '../shell/settings/settings.js';

/** How fast a table plays. A table of a server waits for its computers by itself: `pause` in server/options.ts. */
interface Tempo {
  /** Factor of every motion: larger is slower; 0: at once. */
  readonly pace: number;
  /** How long a computer player seems to think, in ms; always the same, so that time tells nothing. */
  readonly thinkingMs: number;
  /** The same after a request for a Schöneres or a Schlagtausch, and after its refusal: such things are said in passing. */
  readonly passingMs: number;
  /** How long a moment stands, in ms. */
  readonly pauseMs: Readonly<Record<Pause, number>>;
}

export const TEMPO: Readonly<Record<Speed, Tempo>> = {
  slow: { pace: 1.6, thinkingMs: 1100, passingMs: 350, pauseMs: { none: 0, passing: 750, word: 1300, trick: 2600 } },
  normal: { pace: 1, thinkingMs: 550, passingMs: 180, pauseMs: { none: 0, passing: 420, word: 750, trick: 1700 } },
  fast: { pace: 0.55, thinkingMs: 160, passingMs: 60, pauseMs: { none: 0, passing: 200, word: 320, trick: 700 } },
  instant: { pace: 0, thinkingMs: 0, passingMs: 0, pauseMs: { none: 0, passing: 0, word: 0, trick: 0 } },
};
