import type { Pause } from '../../table/moments.js';
import type { Speed } from '../shell/settings/settings.js';

/** The speed of a game at the table. An online table uses the server's delays instead: `pause` in server/options.ts. */
interface Tempo {
  /** Factor for the duration of every motion; 0 means no motion. */
  readonly pace: number;
  /** Delay, in ms, before a computer player acts. A constant delay reveals nothing about the cards. */
  readonly thinkingMs: number;
  /** Shorter delay, in ms, after a request for Schöneres or a Schlagtausch and after its refusal. */
  readonly passingMs: number;
  /** Delay, in ms, before a computer player acts while the visitor can ask for a swap of hands, which ends with its action. */
  readonly swapMs: number;
  /** Delay, in ms, before a computer player acts while the visitor can take back their card. */
  readonly undoMs: number;
  /** Delay, in ms, before the visitor's last card plays itself if the visitor can do nothing else. */
  readonly lastCardMs: number;
  /** Time, in ms, for which the table shows a moment, by kind of pause. */
  readonly pauseMs: Readonly<Record<Pause, number>>;
}

export const TEMPO: Readonly<Record<Speed, Tempo>> = {
  slow: {
    pace: 1.6,
    thinkingMs: 1100,
    passingMs: 350,
    swapMs: 6000,
    undoMs: 4000,
    lastCardMs: 1400,
    pauseMs: { none: 0, passing: 750, word: 1300, trick: 2600 },
  },
  normal: {
    pace: 1,
    thinkingMs: 550,
    passingMs: 180,
    swapMs: 4000,
    undoMs: 2500,
    lastCardMs: 900,
    pauseMs: { none: 0, passing: 420, word: 750, trick: 1700 },
  },
  fast: {
    pace: 0.55,
    thinkingMs: 160,
    passingMs: 60,
    swapMs: 2500,
    undoMs: 1500,
    lastCardMs: 400,
    pauseMs: { none: 0, passing: 200, word: 320, trick: 700 },
  },
  instant: {
    pace: 0,
    thinkingMs: 0,
    passingMs: 0,
    swapMs: 0,
    undoMs: 0,
    lastCardMs: 0,
    pauseMs: { none: 0, passing: 0, word: 0, trick: 0 },
  },
};
