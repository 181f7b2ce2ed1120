import type { TableContext } from '../../table/context.js';
import type { Feature } from '../../table/feature.js';
import { loadModule } from '../../shell/load-module.js';

/**
 * Lets the browser say what is said at the table: where the guest wants that, has done something on the page, and sees it.
 * What cannot be loaded is asked for again with the next call.
 */
export const createVoice = ({ host, preferences, look, people, signal }: TableContext): Feature => ({
  onSnapshot(snapshot) {
    // Browsers from before 2023 do not tell, and stay silent.
    // What is called out while nobody is there is not said later, when the code has come.
    const page = host.ownerDocument;
    const mayBeHeard = !page.hidden && host.speed !== 'instant' && navigator.userActivation?.hasBeenActive;
    if (!mayBeHeard || !preferences.of('voice')) return;
    loadModule(() => import('./voice-code.js'), 'speakCall').then(
      ({ speakCall }) => speakCall(snapshot, look, people(), page, signal),
      () => {},
    );
  },
});
