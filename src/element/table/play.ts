import type { ReactiveController } from 'lit';
import type { Action } from '../../game/action.js';
import type { RecordedPerson } from '../../game/record.js';
import type { View } from '../../game/view.js';
import { say } from '../../i18n/text.js';
import type { People } from '../../table/people.js';
import type { Hint } from '../features/hint/hints.js';
import { gameStyles } from './styles/game.js';
import type { Halt } from './template-data.js';
import { adoptStyles } from '../shell/adopt-styles.js';
import { createAids } from './aids.js';
import { placeIn, type AtTable } from './context.js';
import { createUnsavedNotice } from '../features/unsaved-notice/unsaved-notice.js';
import { companyOf, isAmongComputers, recordedOf, talkersOf, type Known } from './people/company.js';
import { HandHold } from './input/hand-input.js';
import { createHandling } from './input/table-input.js';
import { createHearing } from './speech/hearing.js';
import type { Incoming, ViewUpdate } from './incoming.js';
import { speakerIn } from './speech/live-region.js';
import { TEMPO } from './tempo.js';
import { Panels } from './panels/panels.js';
import { tellMissing } from './report-missing.js';
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
  readonly #parts: PlayParts;
  readonly #tellTurn: () => void;

  /** The host must have rendered once: the places of the table are in it. */
  constructor(options: PlayOptions) {
    const { host, look } = options;
    this.#options = options;
    adoptStyles(host, gameStyles, this.#closing.signal);
    const table = this.#tableIn(placeIn(host, '.frame'));
    this.#incoming = createHearing(
      table,
      () => this.#parts.showing.presenter,
      (update) => this.#changed(update),
    );
    this.#parts = this.#joined(table);
    const { presenter } = this.#parts.showing;
    this.#tellTurn = createTurnTeller(speakerIn(placeIn(host, '.urgent')), () => presenter, look);
    host.addController(this);
    host.requestUpdate();
  }

  #tableIn(frame: HTMLElement): AtTable {
    const { host, preferences } = this.#options;
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
    };
  }

  /** Each of the parts knows those that were there before it; of later ones it asks when something is done. */
  #joined(table: AtTable): PlayParts {
    const handling = () => this.#parts.handling;
    const actions = () => handling().actions;
    const hold: HandHold = new HandHold({
      ...table,
      presenter: () => presenter,
      actions,
      allows: (action) => handling().allows(action),
    });
    const showing = createShowing(table, hold);
    const { presenter } = showing;
    const choose = (action: Action): void => void actions().choose(action);
    const aids = createAids(table, { presenter, choose, panels: () => panels });
    const panels = new Panels({
      ...table,
      kept: table.kept,
      stats: table.stats,
      presenter: () => presenter,
      actions,
      advisor: () => aids.advisor,
    });
    const lets = (action: Action) => aids.training?.trainer?.lets(action);
    return {
      table,
      incoming: this.#incoming,
      hold,
      showing,
      aids,
      panels,
      unsaved: createUnsavedNotice(table),
      handling: createHandling(table, { presenter, panels, hold, lets }),
    };
  }

  /** The game has gone on. */
  #changed(update: ViewUpdate): void {
    const { aids, handling, panels, showing } = this.#parts;
    aids.clear();
    handling.clear();
    panels.closePast(update);
    if (update.happened.some(({ type }) => type === 'game')) showing.celebration.prepare();
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
    const isAsked = people.seated && seats.some(({ seat, due }) => due && seat === people.viewer);
    const awaited = isAsked ? [] : status.map((text) => say(messages, text));
    this.say(this.#halt === 'paused' ? messages.paused : [messages['goes-on'], ...awaited].join(' '));
    void presenter.refresh();
  }

  /** Something that the game needs could not be loaded; it is asked for again. */
  tellMissing(error: unknown): void {
    const { table, showing } = this.#parts;
    tellMissing({ ...table, presenter: () => showing.presenter }, error);
  }

  /** Says a line aloud. */
  say(line: string): void {
    this.#parts.table.speak(line);
  }

  /** Does something for the viewer's seat, if the page lets it. Resolves to whether it was accepted. */
  act(action: Action): Promise<boolean> {
    return this.#parts.handling.actions.act(action);
  }

  /**
   * What a strong player would do in the place of the viewer, and why; it is not shown.
   * @throws InputError `nothing-to-advise` if it has nothing to do, or an AbortError if the table moves on; as a
   * rejection
   */
  hint(): Promise<Hint> {
    return this.#parts.aids.advisor.find();
  }

  hostUpdate(): void {
    this.#parts.showing.lookAgain();
  }

  /** What is asked has been rendered. */
  hostUpdated(): void {
    const { showing, panels, aids } = this.#parts;
    showing.rendered(panels.open === 'signals');
    panels.rendered();
    aids.training?.rendered();
    if (!this.#options.controls) this.#tellTurn();
  }

  template(): unknown {
    return playTemplate(this.#parts);
  }

  close(): void {
    const { host, setState } = this.#options;
    const { aids, handling, showing } = this.#parts;
    this.#closing.abort();
    host.removeController(this);
    this.#incoming.close();
    handling.close();
    aids.advisor.close();
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
