import type { ElementHost } from '../../shell/host.js';
import type { Preferences } from '../../shell/storage/preferences.js';
import type { Look } from '../../shell/look.js';
import { TEMPO } from '../tempo.js';

export interface AppearanceOptions {
  readonly host: ElementHost;
  readonly look: Look;
  readonly preferences: Preferences;
  /** Redraws the cards on the canvas. */
  readonly restyle: () => void;
  /** Renders the table again. `pace` is a factor for the duration of all motion. */
  readonly refresh: (pace?: number) => void;
}

/** Detects changes that the page or the visitor makes to the appearance. Returns a function that checks for them. */
export function watchAppearance({ host, look, preferences, restyle, refresh }: AppearanceOptions): () => void {
  const cards = (): readonly unknown[] => [
    look.deck,
    look.back,
    look.messages,
    preferences.of('indices'),
    preferences.of('colourAid'),
  ];
  const held = (): string => preferences.of('sort') + preferences.of('handed');
  /** The visitor's name. */
  const own = (): string | null => preferences.of('playerName');
  let shown = { names: host.names, own: own(), held: held(), cards: cards() };
  return () => {
    const before = shown;
    shown = { names: host.names, own: own(), held: held(), cards: cards() };
    if (shown.names !== before.names || shown.own !== before.own) refresh();
    if (shown.held !== before.held) refresh(TEMPO[preferences.of('speed')].pace);
    if (shown.cards.every((part, index) => part === before.cards[index])) return;
    restyle();
    refresh();
  };
}
