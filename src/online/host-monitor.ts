import type { WireClock } from './wire-clock.js';

/** Interval between two checks (ticks), in ms. */
const TICK_MS = 1000;
/**
 * Number of ticks without a frame after which a request is sent. Until a frame arrives, the request is repeated after the
 * same number of ticks.
 */
const TICKS_BEFORE_REQUEST = 5;
/**
 * Number of ticks without a frame after which the host counts as lost. Tick counts exclude the time during which the page
 * was suspended and could not receive frames.
 */
const TICKS_BEFORE_LOST = 12;

/** Checks that the host of a seat still sends frames, and detects a new host. */
export interface HostMonitor {
  /** Whether the host has stopped serving. The next welcome resets this to false. */
  readonly hasEnded: boolean;
  /** Call this method for every frame from the host. */
  onFrame(): void;
  /** Call this method with the host's id from a welcome. Returns whether the host is new. */
  onWelcome(serving: string): boolean;
  /** Call this method when the host stops serving. */
  onEnd(): void;
  /** Requests missing updates, at most once per tick. */
  request(): void;
  /** Stops monitoring. */
  close(): void;
}

export interface HostMonitorOptions {
  readonly clock: WireClock;
  /** Sends the host a request for missing updates. */
  readonly request: () => void;
  /** Whether updates are known to be missing. */
  readonly isMissing: () => boolean;
  readonly onLost: () => void;
  readonly onTick: () => void;
}

export const monitorHost = ({ clock, request, isMissing, onLost, onTick }: HostMonitorOptions): HostMonitor => {
  let lastServing: string | null = null;
  let hasEnded = false;
  let hasRequested = false;
  let silentTicks = 0;

  const requestOnce = (): void => {
    if (hasRequested) return;
    hasRequested = true;
    request();
  };
  const tick = (): void => {
    silentTicks++;
    hasRequested = false;
    const isLost = hasEnded || silentTicks >= TICKS_BEFORE_LOST;
    if (isLost) onLost();
    if (isLost || isMissing() || silentTicks % TICKS_BEFORE_REQUEST === 0) requestOnce();
    onTick();
  };
  const close = clock.every(TICK_MS, tick);

  return {
    get hasEnded() {
      return hasEnded;
    },
    onFrame() {
      silentTicks = 0;
    },
    onWelcome(serving) {
      const isOtherHost = lastServing !== null && lastServing !== serving;
      lastServing = serving;
      hasEnded = false;
      hasRequested = false;
      return isOtherHost;
    },
    onEnd() {
      hasEnded = true;
      onLost();
    },
    request: requestOnce,
    close,
  };
};
