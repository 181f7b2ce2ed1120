import type { SoundOutput } from '../../../sound/sound-output.js';
import type { Cue } from '../../../table/sounds.js';
import type { ElementHost } from '../../shell/host.js';
import type { Preferences } from '../../shell/storage/preferences.js';
import { loadModule } from '../../shell/load-module.js';
import { PresenceController } from '../../shell/presence.js';

/** What browsers take for a sign that somebody wants to hear something. */
const GESTURES = ['pointerdown', 'pointerup', 'click', 'keydown'];

/**
 * What is heard at the table. Before the visitor has done something on the page, with the sound off, in a hidden tab, at
 * a table that has left the page and where all happens at once there is nothing to be heard; nor where a browser has no
 * sound, which nobody is told of.
 */
export class SoundController extends PresenceController {
  readonly #preferences: Preferences;
  #context: AudioContext | null = null;
  /** Null until it is loaded. */
  #output: SoundOutput | null = null;
  #isLoading = false;
  /** Whether a game has had anything to be heard. */
  #isPlayed = false;

  constructor(host: ElementHost, preferences: Preferences) {
    super(host);
    this.#preferences = preferences;
  }

  /**
   * Plays these sounds, each at its time.
   * @param pace multiplies all times; 0: at once
   */
  play(cues: readonly Cue[], pace: number): void {
    this.#isPlayed = true;
    if (this.#isAudible && !this.#page.hidden && this.#context?.state === 'running') this.#output?.play(cues, pace);
  }

  /** What was to be heard later is not. */
  hush(): void {
    this.#output?.cancel();
  }

  hostUpdate(): void {
    if (this.#context && !this.#isAudible) this.#close();
  }

  protected override entered(signal: AbortSignal): void {
    for (const gesture of GESTURES) {
      // A click on what switches it on has done so by then.
      this.host.addEventListener(gesture, (event) => this.#heard(event), { signal });
      // Elsewhere on the page only a game that goes on is listened to.
      this.#page.addEventListener(gesture, (event) => this.#isPlayed && this.#heard(event), { signal, capture: true });
    }
    this.#page.addEventListener('visibilitychange', () => this.#turned(), { signal });
    signal.addEventListener('abort', () => this.#close());
  }

  get #page(): Document {
    return this.host.ownerDocument;
  }

  get #isAudible(): boolean {
    return this.isPresent && this.#preferences.of('sound') && this.host.speed !== 'instant';
  }

  /** Somebody, or a script in somebody's place, has done something. */
  #heard({ isTrusted }: Event): void {
    if (isTrusted && this.#isAudible) this.#wake();
  }

  /** Has to be called while a gesture is handled. */
  #wake(): void {
    try {
      this.#context ??= new AudioContext();
    } catch {
      // This browser has no sound, or no more of it.
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
    // What could not be loaded is asked for again with the next gesture.
    if (code && this.#context === context) this.#output = code.createOutput(context);
  }

  /** The tab is hidden, or to be seen again. */
  #turned(): void {
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
