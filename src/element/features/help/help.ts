import { helpCode } from '../../table/parts.js';
import { reportThrown } from '../../shell/host.js';
import type { Explained } from '../../table/template-data.js';
import type { Teller, TellerOptions } from './help-code.js';

/**
 * What explains the questions of a game; loaded when somebody first wants it.
 * @returns what is explained of the question that is shown; null: nothing
 */
export const createHelper = (options: TellerOptions): (() => Explained | null) => {
  const { host, preferences } = options;
  let teller: Teller | null = null;
  let isAsked = false;

  const load = async (): Promise<void> => {
    isAsked = true;
    try {
      teller = await (await helpCode.load()).createTeller(options);
      host.requestUpdate();
    } catch (error) {
      reportThrown(host, error, 'load-failed');
    }
  };
  return () => {
    if (preferences.of('help') === 'off') return null;
    if (!isAsked) void load();
    return teller?.now() ?? null;
  };
};
