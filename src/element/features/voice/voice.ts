import type { People } from '../../../table/people.js';
import type { Snapshot } from '../../../table/snapshot.js';
import type { ElementHost } from '../../shell/host.js';
import type { Preferences } from '../../shell/storage/preferences.js';
import { loadPart } from '../../shell/load-module.js';
import type { Look } from '../../shell/look.js';

export interface VoiceOptions {
  readonly host: ElementHost;
  readonly preferences: Preferences;
  readonly look: Look;
  readonly people: () => People;
  /** Aborts when the game leaves the table. */
  readonly signal: AbortSignal;
}

/**
 * Lets the browser say what is said at the table: where the guest wants that, has done something on the page, and sees it.
 * What cannot be loaded is asked for again with the next call.
 */
export const createVoice =
  ({ host, preferences, look, people, signal }: VoiceOptions) =>
  (snapshot: Snapshot): void => {
    // Browsers from before 2023 do not tell, and stay silent.
    // What is called out while nobody is there is not said later, when the code has come.
    const page = host.ownerDocument;
    const mayBeHeard = !page.hidden && host.speed !== 'instant' && navigator.userActivation?.hasBeenActive;
    if (!mayBeHeard || !preferences.of('voice')) return;
    loadPart(() => import('./voice-code.js'), 'speakCall').then(
      ({ speakCall }) => speakCall(snapshot, look, people(), page, signal),
      () => {},
    );
  };
