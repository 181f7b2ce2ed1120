import type { ReactiveController } from 'lit';
import type { Action } from '../../game/action.js';
import type { RecordedPerson } from '../../game/record.js';
import type { View } from '../../game/view.js';
import { say } from '../../i18n/text.js';
import type { People } from '../../table/people.js';
import type { Hint } from './advice/hint.js';
import { gameStyles } from './styles/game.js';
import type { Halt } from './template-data.js';
import { adoptStyles } from '../shell/adopt-styles.js';
import { placeIn, type TableContext } from './context.js';
import type { Feature, FeatureFactory } from './feature.js';
import { companyOf, isAmongComputers, recordedOf, talkersOf, type Known } from './people/company.js';
import { HandInput } from './input/hand-input.js';
import { createTableInput } from './input/table-input.js';
import { createHearing } from './speech/hearing.js';
import type { Incoming, ViewUpdate } from './incoming.js';
import { speakerIn } from './speech/live-region.js';
import { TEMPO } from './tempo.js';
import { Panels } from './panels/panels.js';
import { reportMissing } from './report-missing.js';
import type { PlayOptions } from './play-options.js';
import { playTemplate, type PlayParts } from './play-template.js';
import { createShowing } from './picture/showing.js';
import { createTurnTeller } from './speech/turn-teller.js';

/**
 * A game at the table: what happens at a connection becomes events and moments that are shown, and what the human
 * does goes to the connection.
 */
export class Play implements ReactiveController {
  readonly #options: PlayOptions;
  readonly #closing = new AbortController();
  readonly #incoming: Incoming;
  /** Filled in order: each part uses those before it, and of later ones only when something happens. */
  readonly #parts = {} as { -readonly [Name in keyof PlayParts]: PlayParts[Name] };
  readonly #tellTurn: () => void;

  /**
   * The host must have rendered once: the frame of the table is in it.
   * @param factories make the features that the game has
   */
  constructor(options: PlayOptions, factories: readonly FeatureFactory[]) {
    const { host, look } = options;
    this.#options = options;
    adoptStyles(host, gameStyles, this.#closing.signal);
    const table = this.#contextIn(placeIn(host, '.frame'));
    this.#incoming = createHearing(table, (update) => this.#changed(update));
    this.#joinParts(table);
    this.#parts.features = factories.flatMap((create) => create(table) ?? []);
    const { presenter } = this.#parts.showing;
    this.#tellTurn = createTurnTeller(speakerIn(placeIn(host, '.urgent')), () => presenter, look);
    host.addController(this);
    host.requestUpdate();
  }

  #contextIn(frame: HTMLElement): TableContext {
    const { host, preferences } = this.#options;
    const parts = this.#parts;
    return {
      ...this.#options,
      frame,
      view: () => this.view,
      people: () => this.people,
      names: () => this.people.names,
      talkers: () => (preferences.of('talk') === 'none' ? [] : talkersOf(this.#known)),
      isAmongComputers: () => isAmongComputers(this.view, this.#known),
      halt: () => this.#halt,
      isHalted: () => this.#halt !== null,
      speak: speakerIn(placeIn(host, '.live')),
      pace: () => TEMPO[host.speed].pace,
      signal: this.#closing.signal,
      get presenter() {
        return parts.showing.presenter;
      },
      get panels() {
        return parts.panels;
      },
      get actions() {
        return parts.input.actions;
      },
      letGoOfHand: () => parts.hand.letGo(),
      enlarge: (card) => parts.features.forEach((feature) => feature.enlarge?.(card)),
    };
  }

  #joinParts(table: TableContext): void {
    const parts = this.#parts;
    parts.table = table;
    parts.incoming = this.#incoming;
    parts.features = [];
    parts.hand = new HandInput({ table, allows: (action) => parts.input.allows(action) });
    parts.showing = createShowing(table, {
      hand: parts.hand,
      onSnapshot: (snapshot) => parts.features.forEach((feature) => feature.onSnapshot?.(snapshot)),
      afterMoment: async (moment, hurry) => {
        for (const feature of parts.features) await feature.afterMoment?.(moment, hurry);
      },
    });
    parts.panels = new Panels(table, (panel) => this.#find((feature) => feature.panels?.[panel]));
    parts.input = createTableInput(table, {
      hand: parts.hand,
      mayAct: async (action) => {
        for (const feature of parts.features) if ((await feature.mayAct?.(action)) === 'no') return 'no';
        return 'yes';
      },
    });
  }

  /** The first result of the features. */
  #find<T>(of: (feature: Feature) => T | undefined): T | undefined {
    for (const feature of this.#parts.features) {
      const found = of(feature);
      if (found !== undefined) return found;
    }
    return undefined;
  }

  /** The game has gone on. */
  #changed(update: ViewUpdate): void {
    const { features, input, showing } = this.#parts;
    for (const feature of features) feature.onUpdate?.(update);
    input.clear();
    showing.presenter.present(update);
    this.#options.changed(update);
  }

  /** Begins to listen, and to tell the page: once, when the game is at the table. */
  open(): void {
    this.#incoming.open();
  }

  /** What the viewer may know now, shown or not. */
  get view(): View {
    return this.#incoming.view;
  }

  /** Who sits at the table, and how they are called. */
  get people(): People {
    return companyOf(this.view, this.#known, this.#options.look.messages.you);
  }

  /** Who sits there, for a record of the game. */
  get recorded(): readonly RecordedPerson[] {
    return recordedOf(this.view, this.#known);
  }

  /** Resolves when all that has happened is shown. */
  settled(): Promise<void> {
    return this.#parts.showing.presenter.settled();
  }

  /** Shows all that has happened without further delay. */
  finish(): Promise<void> {
    return this.#parts.showing.presenter.finish();
  }

  /** The game has been paused, or goes on: that is shown, and who is awaited is said aloud. */
  tellPause(): void {
    const { messages } = this.#options.look;
    const { presenter } = this.#parts.showing;
    const { status, seats, people } = presenter.model;
    // What is asked of the viewer is said as soon as it is asked again.
    const isAsked = people.seated && seats.some(({ seat, isDue }) => isDue && seat === people.viewer);
    const awaited = isAsked ? [] : status.map((text) => say(messages, text));
    this.say(this.#halt === 'paused' ? messages.paused : [messages['goes-on'], ...awaited].join(' '));
    void presenter.refresh();
  }

  /** Something that the game needs could not be loaded; it is asked for again. */
  tellMissing(error: unknown): void {
    reportMissing(this.#parts.table, error);
  }

  /** Says a line aloud. */
  say(line: string): void {
    this.#parts.table.speak(line);
  }

  /** Does something for the viewer's seat, if the page lets it. Resolves to whether it was accepted. */
  act(action: Action): Promise<boolean> {
    return this.#parts.input.actions.act(action);
  }

  /**
   * What a strong player would do in the place of the viewer, and why; it is not shown.
   * @throws InputError `nothing-to-advise` if it has nothing to do, or an AbortError if the table moves on; as a
   * rejection
   */
  hint(): Promise<Hint> {
    const found = this.#find((feature) => feature.findHint?.());
    return found ?? Promise.reject(new Error('This game gives no hints.'));
  }

  hostUpdate(): void {
    this.#parts.showing.lookAgain();
  }

  /** What is asked has been rendered. */
  hostUpdated(): void {
    const { features, showing, panels } = this.#parts;
    showing.rendered(panels.open === 'signals');
    panels.rendered();
    for (const feature of features) feature.onRendered?.();
    if (!this.#options.controls) this.#tellTurn();
  }

  template(): unknown {
    return playTemplate(this.#parts);
  }

  close(): void {
    const { host, setState } = this.#options;
    const { features, input, showing } = this.#parts;
    this.#closing.abort();
    host.removeController(this);
    this.#incoming.close();
    input.close();
    for (const feature of features) feature.close?.();
    showing.close();
    // Nobody is asked any more.
    placeIn(host, '.urgent').textContent = '';
    setState('fallback', false);
  }

  get #known(): Known {
    const { host, preferences, names, temperaments } = this.#options;
    const { persons } = this.#incoming;
    return { names: host.names, playerName: preferences.of('playerName'), persons, ownNames: names, temperaments };
  }

  /** Why nothing can be done now; null: it can. */
  get #halt(): Halt | null {
    if (this.#options.isPaused?.()) return 'paused';
    return this.#incoming.isLost ? 'lost' : null;
  }
}
