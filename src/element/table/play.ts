import type { ReactiveController } from 'lit';
import type { Action } from '../../game/action.js';
import type { RecordedPerson } from '../../game/record.js';
import type { View } from '../../game/view.js';
import { say } from '../../i18n/text.js';
import type { People } from '../../table/people.js';
import { yieldToEventLoop } from '../../table/yield-to-event-loop.js';
import type { Hint } from './advice/hint.js';
import { placeIn } from './context.js';
import type { FeatureFactory } from './feature.js';
import type { PlayOptions } from './play-options.js';
import { createParts, first, type PlayParts } from './play-parts.js';
import { playTemplate } from './play-template.js';
import { reportMissing } from './report-missing.js';
import { createTurnAnnouncer } from './speech/turn-announcer.js';

/** A game at the table: shows a connection's updates and sends the visitor's actions to the connection. */
export class Play implements ReactiveController {
  readonly #options: PlayOptions;
  readonly #closing = new AbortController();
  readonly #parts: PlayParts;
  readonly #announceTurn: () => void;
  #isRendered = false;

  /**
   * Creates the game's modules. The host must already have rendered the table's frame.
   * @param factories the functions that create the features of the game
   */
  constructor(options: PlayOptions, factories: readonly FeatureFactory[]) {
    const { host } = options.element;
    const { signal } = this.#closing;
    this.#options = options;
    this.#parts = createParts(options, factories, signal);
    this.#announceTurn = createTurnAnnouncer(this.#parts.table, () => options.online?.()?.standIn?.text ?? null);
    host.addController(this);
    host.requestUpdate();
  }

  /** Subscribes to the connection and fires events from then on. */
  open(): void {
    this.#parts.incoming.open();
  }

  /** The current view. The picture can still show an older one. */
  get view(): View {
    return this.#parts.incoming.view;
  }

  /** The people at the table and their names. */
  get people(): People {
    return this.#parts.table.people.current();
  }

  /** The people at the table, in record format. */
  get recorded(): readonly RecordedPerson[] {
    return this.#parts.table.people.recorded();
  }

  /** Resolves when the picture shows everything that has happened. */
  settled(): Promise<void> {
    return this.#parts.showing.presenter.settled();
  }

  /** Shows everything that has happened without further delay. */
  finish(): Promise<void> {
    return this.#parts.showing.presenter.finish();
  }

  /** Shows and announces a pause, or the end of a pause together with the player to act. */
  announcePause(): void {
    const { element, game } = this.#parts.table;
    const { messages } = element.look;
    const { presenter } = this.#parts.showing;
    const { status, seats, people } = presenter.model;
    // The table announces the visitor's own turn again as soon as it shows the question.
    const isAsked = people.seated && seats.some(({ seat, isDue }) => isDue && seat === people.viewer);
    const turn = isAsked ? [] : status.map((text) => say(messages, text));
    this.say(game.halt() === 'paused' ? messages.paused : [messages['goes-on'], ...turn].join(' '));
    void presenter.refresh();
  }

  /** Reports that code or data for the game could not be loaded. The game requests the same code or data again. */
  reportMissing(error: unknown): void {
    reportMissing(this.#parts.table, error);
  }

  /** Announces a line to screen readers. */
  say(line: string): void {
    this.#parts.table.speech.announce(line);
  }

  /** Sends an action for the viewer's seat unless the page cancels it. Resolves to whether the game accepted the action. */
  act(action: Action): Promise<boolean> {
    return this.#parts.input.actions.act(action);
  }

  /**
   * Resolves to the action that a strong player would choose in the viewer's seat, with the reason. Shows nothing.
   * Rejects with an InputError `nothing-to-advise` if the viewer cannot act, and with an AbortError if the game continues
   * before the hint is ready.
   */
  hint(): Promise<Hint> {
    const found = first(this.#parts.features, (feature) => feature.findHint?.());
    return found ?? Promise.reject(new Error('This game has no hints.'));
  }

  /**
   * Resolves when the first render may begin; null for every later render. Creating the game's modules and rendering them
   * take many milliseconds each on a slow device.
   */
  beforeRender(): Promise<void> | null {
    if (this.#isRendered) return null;
    this.#isRendered = true;
    return yieldToEventLoop();
  }

  hostUpdate(): void {
    this.#parts.showing.lookAgain();
  }

  hostUpdated(): void {
    const { features, showing, panels } = this.#parts;
    showing.rendered(panels.open === 'signals');
    panels.rendered();
    for (const feature of features) feature.onRendered?.();
    if (!this.#options.activity) this.#announceTurn();
  }

  template(): unknown {
    return playTemplate(this.#parts, this.#options.online?.() ?? null);
  }

  close(): void {
    const { host, setState } = this.#options.element;
    const { features, incoming, input, showing } = this.#parts;
    this.#closing.abort();
    host.removeController(this);
    incoming.close();
    input.close();
    for (const feature of features) feature.close?.();
    showing.close();
    // Removes the announcement of the last question.
    placeIn(host, '.urgent').textContent = '';
    setState('fallback', false);
  }
}
