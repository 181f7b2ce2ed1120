import type { SoundOutput } from '../../../sound/sound-output.js';
import type { Cue } from '../../../table/sounds.js';
import type { ElementHost } from '../../shell/host.js';
import type { Preferences } from '../../shell/storage/preferences.js';
import { loadModule } from '../../shell/load-module.js';
import { PresenceController } from '../../shell/presence.js';

/** Events that browsers accept as user activation for sound. */
const GESTURES = ['pointerdown', 'pointerup', 'click', 'keydown'];

/**
 * Plays the table's sounds. There is no sound before the visitor's first gesture, in a hidden tab, after the table has
 * left the page, or if the visitor or the speed `instant` turns sound off. Browsers without sound support cause no error.
 */
export class SoundController extends PresenceController {
  readonly #preferences: Preferences;
  #context: AudioContext | null = null;
  /** The sound output; null until its code has loaded. */
  #output: SoundOutput | null = null;
  #isLoading = false;
  /** Whether a game has already requested a sound. */
  #isPlayed = false;

  constructor(host: ElementHost, preferences: Preferences) {
    super(host);
    this.#preferences = preferences;
  }

  /**
   * Plays each sound at its scheduled time.
   * @param pace factor for all times; 0 plays all sounds immediately
   */
  play(cues: readonly Cue[], pace: number): void {
    this.#isPlayed = true;
    if (this.#isAudible && !this.#page.hidden && this.#context?.state === 'running')
      this.#output?.play(cues, pace, this.#preferences.of('volume') / 100);
  }

  /** Cancels all sounds that have not started. */
  stopLater(): void {
    this.#output?.cancel();
  }

  hostUpdate(): void {
    if (this.#context && !this.#isAudible) this.#close();
  }

  protected override entered(signal: AbortSignal): void {
    for (const gesture of GESTURES) {
      // Listens in the bubble phase, when a click on the sound switch has already changed the setting.
      this.host.addEventListener(gesture, (event) => this.#onGesture(event), { signal });
      // Gestures elsewhere on the page count only after a game has requested a sound.
      this.#page.addEventListener(gesture, (event) => this.#isPlayed && this.#onGesture(event), {
        signal,
        capture: true,
      });
    }
    this.#page.addEventListener('visibilitychange', () => this.#onVisibilityChange(), { signal });
    signal.addEventListener('abort', () => this.#close());
  }

  get #page(): Document {
    return this.host.ownerDocument;
  }

  get #isAudible(): boolean {
    return this.isPresent && this.#preferences.of('sound') && this.#preferences.of('speed') !== 'instant';
  }

  /** Starts the sound after a gesture by the visitor. Events from scripts do not count. */
  #onGesture({ isTrusted }: Event): void {
    if (isTrusted && this.#isAudible) this.#startContext();
  }

  /** Starts or resumes the audio context. Must be called in a gesture handler. */
  #startContext(): void {
    try {
      this.#context ??= new AudioContext();
    } catch {
      // The browser does not support sound, or does not allow another audio context.
      return;
    }
    if (this.#context.state !== 'running' && !this.#page.hidden) this.#context.resume().catch(() => {});
    void this.#load(this.#context);
  }

  async #load(context: AudioContext): Promise<void> {
    if (this.#output || this.#isLoading) return;
    this.#isLoading = true;
    const code = await loadModule(() => import('../../../sound/sound-output.js'), 'createOutput').catch(() => null);
    this.#isLoading = false;
    // After a failure, the next gesture tries again.
    if (code && this.#context === context) this.#output = code.createOutput(context);
  }

  /** Suspends the sound in a hidden tab, and resumes it when the tab is visible again. */
  #onVisibilityChange(): void {
    const { hidden } = this.#page;
    if (hidden) this.#output?.stop();
    const done = hidden ? this.#context?.suspend() : this.#context?.resume();
    done?.catch(() => {});
  }

  #close(): void {
    this.#output = null;
    this.#context?.close().catch(() => {});
    this.#context = null;
  }
}
