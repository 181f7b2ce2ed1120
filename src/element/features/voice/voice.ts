import type { Topics } from '../../table/context.js';
import type { Feature } from '../../table/feature.js';
import { lazyCode } from '../../shell/lazy-code.js';

// All calls share one promise, so that they are spoken in order.
const voiceCode = lazyCode(() => import('./voice-code.js'), 'speakCall', 'voice');

/**
 * Speaks calls with the browser's voice if the visitor has switched voices on, has interacted with the page and can see it.
 * If the code cannot be loaded, the table requests it again for the next player's call.
 */
export const createVoice = ({
  element: { host, preferences, look, signal },
  people,
}: Topics<'element' | 'people'>): Feature => ({
  onSnapshot(snapshot) {
    // Browsers released before 2023 lack `userActivation` and stay silent. A call on a hidden page is not repeated later.
    const page = host.ownerDocument;
    const mayBeHeard = !page.hidden && preferences.of('speed') !== 'instant' && navigator.userActivation?.hasBeenActive;
    if (!mayBeHeard || !preferences.of('voice')) return;
    voiceCode.load().then(
      ({ speakCall }) => speakCall(snapshot, look, people.current(), preferences.of('volume') / 100, page, signal),
      () => {},
    );
  },
});
