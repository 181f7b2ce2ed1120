import { loadRulesCode } from '../features/rules-page/lazy-rules.js';
import { createTermMarks } from '../features/terms/terms.js';
import type { ElementHost } from '../shell/host.js';
import type { Look } from '../shell/look.js';

/** Shows the rules over the poster. Rejects if their code cannot be loaded. */
export const openRulesOnPoster = async (host: ElementHost, look: Look): Promise<void> => {
  (await loadRulesCode()).openRulesOnPoster(host, look, createTermMarks);
};
