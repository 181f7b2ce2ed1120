import type { Moment } from '../../../table/moments.js';
import { finaleOf } from '../../../table/finale.js';
import type { People } from '../../../table/people.js';
import type { ElementHost } from '../../shell/host.js';
import { loadPart } from '../../shell/load-module.js';
import type { Look } from '../../shell/look.js';
import { TEMPO } from '../../table/tempo.js';

/** The end of a game is something to look at. */
export interface Celebration {
  /** A game is over: what is shown of that will be needed soon. */
  prepare(): void;
  /** Shows the end of a game, if one has ended with this moment; resolves when it has been seen. */
  show(moment: Moment, hurry: AbortSignal): Promise<void>;
}

export interface CelebrationOptions {
  readonly host: ElementHost;
  readonly frame: HTMLElement;
  readonly look: Look;
  readonly people: () => People;
  /** What was to be heard later is not. */
  readonly hush: () => void;
  /** Nothing is ever celebrated. */
  readonly isOff: boolean;
}

const load = () => loadPart(() => import('./finale-code.js'), 'showFinale');

export const createCelebration = ({ host, frame, look, people, hush, isOff }: CelebrationOptions): Celebration => ({
  prepare() {
    // Whether it can be had is seen when it is shown.
    if (TEMPO[host.speed].pace > 0) load().catch(() => {});
  },
  async show(moment, hurry) {
    const pace = Math.min(1, TEMPO[host.speed].pace);
    const finale = finaleOf(moment, people());
    const isSeen = (): boolean => !isOff && pace > 0 && !hurry.aborted && !frame.ownerDocument.hidden;
    if (!finale || !isSeen()) return;
    // Where it cannot be loaded the result is told all the same.
    const code = await load().catch(() => null);
    const root = host.shadowRoot;
    if (!code || !root || !isSeen()) return;
    const { deck, messages } = look;
    hurry.addEventListener('abort', hush);
    await code.showFinale(root, frame, { finale, messages, deck, colourAid: host.colourAid, pace }, hurry);
    hurry.removeEventListener('abort', hush);
  },
});
