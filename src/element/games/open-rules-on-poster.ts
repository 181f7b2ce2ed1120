import { loadRulesCode } from '../features/rules-page/lazy-rules.js';
import { createTermMarks } from '../features/terms/terms.js';
import type { ElementHost } from '../shell/host.js';
import type { Look } from '../shell/look.js';
import type { Preferences } from '../shell/storage/preferences.js';

/** Shows the rules over the poster. Rejects if their code cannot be loaded. */
export const openRulesOnPoster = async (host: ElementHost, look: Look, preferences: Preferences): Promise<void> => {
  (await loadRulesCode()).openRulesOnPoster(host, look, preferences, createTermMarks);
};
