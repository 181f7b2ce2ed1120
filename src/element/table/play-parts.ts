import type { GameEndDetails } from '../shell/events.js';
import { createAnnouncedIncoming } from './announced-incoming.js';
import { placeIn, type TableContext, type TableElement } from './context.js';
import type { Feature, FeatureFactory } from './feature.js';
import type { Incoming, ViewUpdate } from './incoming.js';
import { HandInput } from './input/hand-input.js';
import { createTableInput, type TableInput } from './input/table-input.js';
import { Panels } from './panels/panels.js';
import { createPeople } from './people/table-people.js';
import { createShowing, type Showing } from './picture/showing.js';
import type { PlayOptions } from './play-options.js';
import { createSpeech } from './speech/live-region.js';
import type { Halt } from './template-data.js';
import { TEMPO } from './tempo.js';

/** The modules of a game at the table. */
export interface PlayParts {
  readonly table: TableContext;
  readonly incoming: Incoming;
  readonly showing: Showing;
  readonly panels: Panels;
  readonly input: TableInput;
  readonly hand: HandInput;
  readonly features: readonly Feature[];
}

/** The first truthy result among the features; null if none. */
export const first = <T>(features: readonly Feature[], of: (feature: Feature) => T | null | undefined): T | null => {
  for (const feature of features) {
    const found = of(feature);
    if (found) return found;
  }
  return null;
};

const elementOf = ({ element }: PlayOptions, signal: AbortSignal): TableElement => {
  const { host, look, preferences, setState, dispatch } = element;
  return { host, look, preferences, setState, dispatch, signal, frame: placeIn(host, '.frame') };
};

/** The details at the end of a game that runs elsewhere. */
const ELSEWHERE: GameEndDetails = { undone: 0, again: false };

/**
 * Creates the modules of a game in the order of their dependencies. A callback can use a module that is created later,
 * because callbacks run only after the first event.
 */
export const createParts = (
  options: PlayOptions,
  factories: readonly FeatureFactory[],
  signal: AbortSignal,
): PlayParts => {
  const { game: gameOptions, storage, activity } = options;
  const element = elementOf(options, signal);
  const { host } = element;
  const people = createPeople(element, options.people, () => incoming);
  const halt = (): Halt | null => {
    if (gameOptions.isPaused?.()) return 'paused';
    return incoming.isLost ? 'lost' : null;
  };
  const onUpdate = (update: ViewUpdate): void => {
    for (const feature of features) feature.onUpdate?.(update);
    input.clear();
    showing.presenter.present(update);
    gameOptions.onUpdate?.(update);
  };
  const table: TableContext = {
    element,
    game: {
      connection: gameOptions.connection,
      view: () => incoming.view,
      halt,
      undo: gameOptions.undo ?? null,
      startAgain: gameOptions.startAgain ?? null,
      controls: gameOptions.controls ?? null,
    },
    people,
    picture: {
      get presenter() {
        return showing.presenter;
      },
      pace: () => TEMPO[element.preferences.of('speed')].pace,
      sounds: options.sounds,
      enlarge: (card) => features.forEach((feature) => feature.enlarge?.(card)),
    },
    speech: createSpeech(placeIn(host, '.live'), placeIn(host, '.urgent')),
    get hand() {
      return hand;
    },
    get panels() {
      return panels;
    },
    get actions() {
      return input.actions;
    },
    storage,
    activity,
  };
  const { endDetails = () => ELSEWHERE, afterEvents } = gameOptions;
  const incoming = createAnnouncedIncoming(table, { endDetails, onUpdate, afterEvents });
  const hand = new HandInput(table);
  const showing = createShowing(table, {
    hand,
    onSnapshot: (snapshot) => features.forEach((feature) => feature.onSnapshot?.(snapshot)),
    afterMoment: async (moment, hurry) => {
      for (const feature of features) await feature.afterMoment?.(moment, hurry);
    },
  });
  const panels = new Panels(table, (panel) => first(features, (feature) => feature.panels?.[panel]));
  const input = createTableInput(table, {
    hand,
    askBefore: (action) => first(features, (feature) => feature.askBefore?.(action)),
    intercept: gameOptions.intercept,
    onRefused: () => features.forEach((feature) => feature.onRefused?.()),
  });
  const features = factories.flatMap((create) => create(table) ?? []);
  return { table, incoming, showing, panels, input, hand, features };
};
