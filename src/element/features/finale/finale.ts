import { finaleOf } from '../../../table/finale.js';
import type { Topics } from '../../table/context.js';
import type { Feature } from '../../table/feature.js';
import { loadModule } from '../../shell/load-module.js';
import { TEMPO } from '../../table/tempo.js';

const load = () => loadModule(() => import('./finale-code.js'), 'showFinale');

/**
 * Creates the finale, which covers the table at the end of a game. Replays, lessons and puzzles skip the finale,
 * because the visitor wants to continue.
 */
export const createFinale = ({
  element: { host, frame, look, preferences },
  people,
  picture: { sounds },
  activity,
}: Topics<'activity' | 'element' | 'people' | 'picture'>): Feature => ({
  onUpdate({ happened }) {
    if (!happened.some(({ type }) => type === 'game')) return;
    // Preloads the code. A failure matters only when the finale is due.
    if (TEMPO[preferences.of('speed')].pace > 0) load().catch(() => {});
  },
  async afterMoment(moment, hurry) {
    const pace = Math.min(1, TEMPO[preferences.of('speed')].pace);
    const finale = finaleOf(moment, people.current());
    const isSeen = (): boolean => !activity && pace > 0 && !hurry.aborted && !frame.ownerDocument.hidden;
    if (!finale || !isSeen()) return;
    // If the code cannot be loaded, the result still appears in the prompt.
    const code = await load().catch(() => null);
    const root = host.shadowRoot;
    if (!code || !root || !isSeen()) return;
    const { deck, messages } = look;
    const stopLater = (): void => sounds.stopLater();
    hurry.addEventListener('abort', stopLater);
    await code.showFinale(root, frame, { finale, messages, deck, colourAid: preferences.of('colourAid'), pace }, hurry);
    hurry.removeEventListener('abort', stopLater);
  },
});
