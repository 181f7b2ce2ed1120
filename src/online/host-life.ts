import type { WireClock } from './wire-clock.js';

/** Between two looks at what is still waited for. */
const TICK_MS = 1000;
/** After so many ticks in which the host said nothing it is asked whether it is there, and then again. */
const TICKS_TO_ASK = 5;
/** After so many it counts as gone. Ticks, not time: a page that slept has not listened. */
const TICKS_TO_LOSE = 12;

/** Whether the host of a seat is there, and which one it is. */
export interface HostLife {
  /** It said that it ends; nothing is to be expected until a host says that it is there. */
  readonly isGone: boolean;
  /** It said something. */
  heard(): void;
  /** It said who it is. True: another one than before. */
  welcomed(serving: string): boolean;
  ended(): void;
  /** Asks for what is missing, unless that has just been done. */
  ask(): void;
  /** It need not be known any more. */
  close(): void;
}

export interface HostLifeOptions {
  readonly clock: WireClock;
  /** Asks the host for what is missing. */
  readonly ask: () => void;
  /** Whether that is known to be something. */
  readonly isMissing: () => boolean;
  readonly lost: () => void;
  readonly ticked: () => void;
}

export const followHost = ({ clock, ask, isMissing, lost, ticked }: HostLifeOptions): HostLife => {
  let known: string | null = null;
  let isGone = false;
  let hasAsked = false;
  let silentTicks = 0;

  const askOnce = (): void => {
    if (hasAsked) return;
    hasAsked = true;
    ask();
  };
  const tick = (): void => {
    silentTicks++;
    hasAsked = false;
    const isLost = isGone || silentTicks >= TICKS_TO_LOSE;
    if (isLost) lost();
    if (isLost || isMissing() || silentTicks % TICKS_TO_ASK === 0) askOnce();
    ticked();
  };
  const close = clock.every(TICK_MS, tick);

  return {
    get isGone() {
      return isGone;
    },
    heard() {
      silentTicks = 0;
    },
    welcomed(serving) {
      const isOther = known !== null && known !== serving;
      known = serving;
      isGone = false;
      hasAsked = false;
      return isOther;
    },
    ended() {
      isGone = true;
      lost();
    },
    ask: askOnce,
    close,
  };
};
