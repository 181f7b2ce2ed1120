import type { ReactiveController, TemplateResult } from 'lit';
import type { Action } from '../../game/action.js';
import type { SeatConnection } from '../../game/connect.js';
import type { View } from '../../game/view.js';
import { say } from '../../i18n/text.js';
import type { Temperament } from '../../players/bidding/temperament.js';
import { isReviewable } from '../../players/advice/judged.js';
import { confirmationOf } from '../../table/confirmation.js';
import { linesOf } from '../../table/lines.js';
import { logParts } from '../../table/log.js';
import type { TableModel } from '../../table/model.js';
import { nameOf, type People } from '../../table/people.js';
import type { Talkers } from '../../table/talk.js';
import { ConfirmationController } from '../controllers/confirmation.js';
import type { DeletionOptions } from '../controllers/deletion.js';
import { FocusController } from '../controllers/focus.js';
import type { Hint } from '../controllers/hints.js';
import type { CustomState, ElementHost } from '../host.js';
import type { Keeper } from '../kept/keeper.js';
import type { Preferences } from '../kept/preferences.js';
import { gameStyles } from '../styles/game.js';
import { createFaces } from '../view/faces.js';
import type { Explained, Halt, Panel, TemplateData } from '../view/template-data.js';
import { tableTemplate } from '../view/template.js';
import { watchAppearance } from './appearance.js';
import { adoptStyles } from './adopt-styles.js';
import { createActions, type Actions } from './actions.js';
import { createAdvisor, type Advisor } from './advisor.js';
import { companyOf, type Known } from './company.js';
import { createCanvas, type Canvas } from './canvas.js';
import { createDeduction, type Deduction } from './deduction.js';
import { createCelebration, type Celebration } from './celebration.js';
import { CloseUp } from './close-up.js';
import { createIncoming, type Incoming, type ViewUpdate } from './incoming.js';
import { HandHold } from './hand-hold.js';
import { createGuide, type Guide } from './guide.js';
import { createHelper } from './helper.js';
import { listenForLegend } from './legend.js';
import { speakerIn } from './live-region.js';
import type { Look } from './look.js';
import { TEMPO } from './pacing.js';
import { Panels, type StatsAccess } from './panels.js';
import { createPortraits, type Portraits, type PortraitsOptions } from './portraits.js';
import { createPress, type Press } from './press.js';
import { createChalk, type Chalk } from './chalk.js';
import { createSlate, type Slate } from './slate.js';
import { createPresenter, type Presenter, type Sounds } from './presenter.js';
import { createVoice } from './voice.js';
import { listenToKeys } from './table-keys.js';
import { createTraining, type Training } from './training.js';
import { createTurnTeller } from './turn-teller.js';

export interface PlayOptions {
  readonly host: ElementHost;
  /** What the guest has chosen, or the page. */
  readonly preferences: Preferences;
  readonly look: Look;
  readonly connection: SeatConnection;
  /** Keeps what has been explained; left out: nothing is explained, as where a record is shown. */
  readonly keeper?: Keeper;
  readonly setState: (state: CustomState, on: boolean) => void;
  /** What the players of the game are called by themselves, by seat; null: as the drawn person is. */
  readonly names: readonly (string | null)[];
  /** By seat, how computers play that sit there; null, or no entry: nobody knows. */
  readonly temperaments: readonly (Temperament | null)[];
  /** The seed told at the end of a game. */
  readonly knownSeed: string | undefined;
  /** Begins another game in place of this action, and says whether it does. */
  readonly beginAnew: (action: Action) => boolean;
  /** After each accepted action, before the page hears of it. */
  readonly changed: (update: ViewUpdate) => void;
  /** The page has heard of it. */
  readonly told?: (update: ViewUpdate) => void;
  /** Whether the host has paused the game. */
  readonly isPaused?: () => boolean;
  /** How the human has fared, and how that is forgotten. */
  readonly stats?: StatsAccess;
  /** What is kept of the table, and how it goes. */
  readonly kept?: DeletionOptions['kept'];
  /** Tells the page what happens in the game. */
  readonly tell: (event: Event) => void;
  readonly sounds: Sounds;
  /** What stands in place of the prompt, where a record is shown, a lesson or a puzzle. */
  readonly controls?: (data: TemplateData) => TemplateResult;
  /** Whether the hand is played all the same. */
  readonly isPlayed?: boolean;
}

/** Above two device pixels per CSS pixel nobody sees a difference. */
const MAX_PIXEL_RATIO = 2;
const pixelRatio = (): number => Math.min(window.devicePixelRatio, MAX_PIXEL_RATIO);

/** A part of the table that is always there. */
const placeIn = ({ shadowRoot }: ElementHost, selector: string): HTMLElement => {
  const found = shadowRoot?.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`The table has no ${selector} yet.`);
  return found;
};

const portraitsIn = (
  frame: HTMLElement,
  host: ElementHost,
  options: Pick<PortraitsOptions, 'isHeard' | 'loaded'>,
): Portraits =>
  createPortraits({
    frame,
    ...options,
    isAtOnce: () => TEMPO[host.speed].pace === 0 || matchMedia('(prefers-reduced-motion: reduce)').matches,
    pixelRatio,
  });

/** A table at which nothing can be done. */
const onlyShown = (model: TableModel): TableModel => ({
  ...model,
  hand: model.hand.map((card) => ({ ...card, action: null })),
  choices: [],
  cutting: null,
  signals: null,
  asked: false,
});

/**
 * A game at the table: what happens at a connection becomes events and moments that are shown, and what the human
 * does goes to the connection.
 */
export class Play implements ReactiveController {
  readonly #options: PlayOptions;
  readonly #closing = new AbortController();
  readonly #incoming: Incoming;
  readonly #speak: (line: string) => void;
  readonly #tellTurn: () => void;
  readonly #faces;
  readonly #canvas: Canvas;
  readonly #presenter: Presenter;
  readonly #portraits: Portraits;
  readonly #actions: Actions;
  readonly #press: Press;
  readonly #celebration: Celebration;
  readonly #hold: HandHold;
  readonly #focus: FocusController;
  readonly #advisor: Advisor;
  readonly #training: Training | null;
  readonly #panels: Panels;
  readonly #chalk: Chalk;
  readonly #deduction: Deduction;
  #helpNow: (() => Explained | null) | null = null;
  readonly #slate: Slate;
  readonly #closeUp: CloseUp;
  readonly #guide: Guide;
  readonly #confirmation: ConfirmationController;
  readonly #lookAgain: () => void;

  /** The host must have rendered once: the places of the table are in it. */
  constructor(options: PlayOptions) {
    const { host, look, setState } = options;
    const { signal } = this.#closing;
    this.#options = options;
    adoptStyles(host, gameStyles, signal);
    this.#incoming = this.#listen();
    const place = (selector: string): HTMLElement => placeIn(host, selector);
    const frame = place('.frame');
    this.#speak = speakerIn(place('.live'));
    this.#faces = createFaces(() => ({
      indices: host.indices,
      colourAid: host.colourAid,
      deck: look.deck,
      messages: look.messages,
    }));
    this.#canvas = createCanvas({
      place: place('.stage'),
      faces: this.#faces,
      changed: () => void this.#presenter.refresh(),
      failed: () => setState('fallback', true),
    });
    this.#portraits = this.#painting(frame);
    this.#hold = new HandHold({
      preferences: options.preferences,
      presenter: () => this.#presenter,
      actions: () => this.#actions,
      allows: (action) => this.#press.allows(action),
      look,
      speak: this.#speak,
      pace: () => TEMPO[host.speed].pace,
    });
    this.#celebration = this.#celebrating(frame);
    this.#presenter = createPresenter({
      host,
      frame,
      view: this.view,
      look,
      people: () => this.people,
      talkers: () => this.#talkers,
      isHalted: () => this.#halt !== null,
      holding: (view) => this.#hold.holding(view),
      canvas: this.#canvas,
      speak: this.#speak,
      sounds: options.sounds,
      voice: createVoice({ host, preferences: options.preferences, look, people: () => this.people, signal }),
      celebrate: (moment, hurry) => this.#celebration.show(moment, hurry),
    });
    this.#actions = this.#acting();
    this.#tellTurn = createTurnTeller(speakerIn(place('.urgent')), () => this.#presenter, look);
    this.#advisor = this.#advising();
    this.#training = this.#trained(frame);
    this.#panels = this.#openable(frame);
    this.#chalk = createChalk(host, signal);
    this.#deduction = this.#deducible(frame);
    this.#slate = createSlate(host, signal);
    this.#lookAgain = watchAppearance({
      host,
      look,
      preferences: options.preferences,
      restyle: () => this.#canvas.restyle(),
      refresh: (pace) => void this.#presenter.refresh(pace),
    });
    this.#closeUp = this.#enlargeable(frame);
    this.#guide = this.#explaining(frame);
    this.#confirmation = this.#askFirst(frame);
    this.#focus = new FocusController(host, frame);
    this.#press = createPress(frame, () => this.#presenter.model, signal);
    frame.addEventListener('pointerdown', (event) => this.#pressed(event), { signal });
    listenForLegend(frame, signal);
    host.addController(this);
    host.requestUpdate();
  }

  /** A card shown large, and the keys of the table, one of which shows it. */
  #enlargeable(frame: HTMLElement): CloseUp {
    const { host, look } = this.#options;
    const { signal } = this.#closing;
    const panel = (): Panel | null => this.#panels.open;
    const closeUp = new CloseUp({
      host,
      frame,
      presenter: () => this.#presenter,
      look,
      speak: this.#speak,
      panel,
      taken: () => this.#hold.letGo(),
      signal,
    });
    const showPanel = (open: Panel | null): void => this.#panels.show(open);
    listenToKeys({ frame, look, panel, showPanel, enlarge: (card) => closeUp.toggle(card), signal });
    return closeUp;
  }

  #painting(frame: HTMLElement): Portraits {
    return portraitsIn(frame, this.#options.host, {
      isHeard: () => this.#talkers.some((manner) => manner !== null),
      loaded: () => void this.#lookAnew(),
    });
  }

  #acting(): Actions {
    const { host, connection, look, beginAnew } = this.#options;
    return createActions({
      host,
      connection,
      presenter: this.#presenter,
      look,
      speak: this.#speak,
      view: () => this.view,
      halt: () => this.#halt,
      lets: (action) => this.#training?.trainer?.lets(action),
      beginAnew,
      signal: this.#closing.signal,
    });
  }

  #advising(): Advisor {
    const { host, look } = this.#options;
    return createAdvisor({
      host,
      look,
      presenter: this.#presenter,
      view: () => this.view,
      names: () => this.people.names,
      speak: this.#speak,
      isReviewOpen: () => this.#panels.open === 'review',
      signal: this.#closing.signal,
    });
  }

  #trained(frame: HTMLElement): Training | null {
    const { host, look, stats, controls, temperaments } = this.#options;
    if (controls || !stats) return null;
    return createTraining({
      host,
      frame,
      look,
      view: () => this.view,
      isAsked: () => this.#presenter.model.asked,
      isAlone: temperaments.length > 0,
      choose: (action) => void this.#actions.choose(action),
      speak: this.#speak,
      book: stats,
      signal: this.#closing.signal,
    });
  }

  #openable(frame: HTMLElement): Panels {
    const { host, look, kept, stats } = this.#options;
    return new Panels({
      host,
      frame,
      look,
      presenter: () => this.#presenter,
      actions: () => this.#actions,
      advisor: () => this.#advisor,
      isHalted: () => this.#halt !== null,
      speak: this.#speak,
      kept,
      stats,
      signal: this.#closing.signal,
    });
  }

  #deducible(frame: HTMLElement): Deduction {
    const { host, look } = this.#options;
    return createDeduction({
      host,
      frame,
      look,
      presenter: () => this.#presenter,
      people: () => this.people,
      mayAsk: () => this.#isAmongComputers,
      speak: this.#speak,
      signal: this.#closing.signal,
    });
  }

  #explaining(frame: HTMLElement): Guide {
    const { host, look } = this.#options;
    return createGuide({
      host,
      frame,
      look,
      now: () => this.#presenter.snapshot.view,
      names: () => this.people.names,
      showRules: () => this.#panels.show('rules'),
      signal: this.#closing.signal,
    });
  }

  #helping(): () => Explained | null {
    const { keeper, host } = this.#options;
    if (!keeper) return () => null;
    return createHelper({
      ...this.#options,
      keeper,
      presenter: this.#presenter,
      names: () => this.people.names,
      live: placeIn(host, '.live'),
      speak: this.#speak,
      signal: this.#closing.signal,
    });
  }

  #celebrating(frame: HTMLElement): Celebration {
    const { host, look, sounds, controls } = this.#options;
    return createCelebration({
      host,
      frame,
      look,
      people: () => this.people,
      hush: () => sounds.hush(),
      // Who steps through a record wants to go on.
      isOff: controls !== undefined,
    });
  }

  /** Asks before an action that gives something away for good. */
  #askFirst(frame: HTMLElement): ConfirmationController {
    return new ConfirmationController(this.#options.host, {
      frame,
      asks: (action) => confirmationOf(this.#presenter.snapshot.view, action, this.people),
      choose: (action) => void this.#actions.choose(action),
    });
  }

  /** A press anywhere puts a raised card back, but on a card, and what moves comes to its end. */
  #pressed({ target }: Event): void {
    if (!(target as Element).closest('.hand .card')) this.#hold.lower();
    void this.#presenter.finish();
  }

  /** Begins to listen, and to tell the page: once, when the game is at the table. */
  open(): void {
    this.#incoming.open();
  }

  /** What the viewer may know now, shown or not. */
  get view(): View {
    return this.#incoming.view;
  }

  /** Resolves when all that has happened is shown. */
  settled(): Promise<void> {
    return this.#presenter.settled();
  }

  /** Shows anew what is shown, once what moves now has come to its end. */
  async #lookAnew(): Promise<void> {
    await this.#presenter.settled();
    if (!this.#closing.signal.aborted) await this.#presenter.refresh();
  }

  /** Shows all that has happened without further delay. */
  finish(): Promise<void> {
    return this.#presenter.finish();
  }

  /** The game has been paused, or goes on: that is shown, and who is awaited is said aloud. */
  tellPause(): void {
    const { messages } = this.#options.look;
    const { status, seats, people } = this.#presenter.model;
    // What is asked of the viewer is said as soon as it is asked again.
    const isAsked = people.seated && seats.some(({ seat, due }) => due && seat === people.viewer);
    const awaited = isAsked ? [] : status.map((text) => say(messages, text));
    this.#speak(this.#halt === 'paused' ? messages.paused : [messages['goes-on'], ...awaited].join(' '));
    void this.#presenter.refresh();
  }

  /** Says a line aloud. */
  say(line: string): void {
    this.#speak(line);
  }

  /** Does something for the viewer's seat, if the page lets it. Resolves to whether it was accepted. */
  act(action: Action): Promise<boolean> {
    return this.#actions.act(action);
  }

  /**
   * What a strong player would do in the place of the viewer, and why; it is not shown.
   * @throws InputError `nothing-to-advise` if it has nothing to do, or an AbortError if the table moves on; as a
   * rejection
   */
  hint(): Promise<Hint> {
    return this.#advisor.find();
  }

  hostUpdate(): void {
    this.#lookAgain();
  }

  /** What is asked has been rendered. */
  hostUpdated(): void {
    const { handNumber } = this.view;
    const { seats } = this.#presenter.model;
    // Their drawings can wait until the cards can be seen.
    if (this.#canvas.isOpen || seats.some(({ cards }) => cards > 0)) {
      const faces = seats.map(({ face }) => face);
      this.#portraits.show(faces, handNumber);
    }
    if (this.#panels.open === 'signals' && this.people.own) this.#portraits.showSigns(this.people.own, handNumber);
    this.#panels.rendered();
    this.#training?.rendered();
    if (!this.#options.controls) this.#tellTurn();
  }

  template(): unknown {
    const { host, look, controls, isPlayed = !controls, preferences } = this.#options;
    const { snapshot, model, notice } = this.#presenter;
    const trainer = this.#training?.trainer ?? null;
    return tableTemplate({
      model: isPlayed ? model : onlyShown(model),
      isPlayed,
      controls: controls ?? trainer?.controls ?? null,
      trainer,
      messages: look.messages,
      hintMessages: look.hintMessages,
      hintLanguage: look.hintLanguage,
      terms: this.#guide.terms,
      faces: this.#faces,
      pixelRatio: pixelRatio(),
      colourAid: host.colourAid,
      language: look.language,
      deck: look.deck,
      german: look.german,
      pace: TEMPO[host.speed].pace,
      cardsInDom: this.#canvas.isMissing,
      isPrinted: this.#canvas.isPrinted,
      chalk: this.#chalk.for(model, snapshot.view.handNumber),
      slate: this.#slate.templateFor(model, snapshot.view.handNumber),
      ...this.#panels.data,
      // In a record everything is shown, in a lesson it is told.
      deducing: model.secret && !controls ? this.#deduction.data : null,
      log: () => logParts(linesOf(snapshot.view.history, this.people, snapshot.view.rules)),
      notice,
      halt: this.#halt,
      secondsLeft: this.#incoming.secondsLeft,
      away: this.#incoming.away,
      hints: host.hints,
      hint: host.hints ? this.#advisor.hint : 'none',
      askHint: () => void this.#advisor.showHint(),
      // Its button comes together with the others.
      help: (this.#helpNow ??= this.#helping())(),
      reviewable: isReviewable(snapshot.view) && model.wholeHand !== null,
      review: this.#advisor.review,
      preferences,
      reviewFailed: this.#advisor.hasReviewFailed,
      lookBack: () => void this.#advisor.lookBack(),
      confirming: this.#confirmation.shown,
      enlarged: this.#closeUp.shown,
      act: (action) => void (this.#press.allows(action) && this.#confirmation.choose(action)),
      hold: this.#hold,
    });
  }

  close(): void {
    const { host, setState } = this.#options;
    this.#closing.abort();
    host.removeController(this);
    this.#incoming.close();
    this.#focus.close();
    this.#advisor.close();
    this.#hold.close();
    this.#presenter.close();
    this.#canvas.close();
    this.#portraits.close();
    setState('fallback', false);
  }

  /** Who sits at the table, and how they are called. */
  get people(): People {
    return companyOf(this.view, this.#known, this.#options.look.messages.you);
  }

  get #known(): Known {
    const { host, preferences, names, temperaments } = this.#options;
    const { persons } = this.#incoming;
    return { names: host.names, playerName: preferences.of('playerName'), persons, ownNames: names, temperaments };
  }

  /** Whether nobody else sits there but computers, as far as one is told, and players of the page. */
  get #isAmongComputers(): boolean {
    const { persons } = this.#incoming;
    if (!persons) return this.#options.temperaments.length > 0;
    return persons.every(({ by }, seat) => by === 'computer' || seat === this.view.seat);
  }

  /** Who talks at the table: computers, if the guest wants to hear them. */
  get #talkers(): Talkers {
    const { preferences, temperaments } = this.#options;
    if (preferences.of('talk') === 'none') return [];
    const { persons } = this.#incoming;
    return persons?.map(({ by }) => (by === 'computer' ? 'even' : null)) ?? temperaments;
  }

  /** Why nothing can be done now; null: it can. */
  get #halt(): Halt | null {
    if (this.#options.isPaused?.()) return 'paused';
    return this.#incoming.isLost ? 'lost' : null;
  }

  /** What comes over the connection is shown and said. */
  #listen(): Incoming {
    const { host, look, connection, knownSeed, setState, tell, changed, told } = this.#options;
    return createIncoming({
      connection,
      knownSeed,
      setState,
      tell,
      changed: (update) => {
        this.#advisor.clear();
        this.#training?.clear();
        this.#hold.goOn();
        this.#confirmation.reset();
        this.#panels.closePast(update);
        if (update.happened.some(({ type }) => type === 'game')) this.#celebration.prepare();
        this.#presenter.present(update);
        changed(update);
      },
      told: (update) => told?.(update),
      seated: (cameOrWent) => {
        const lines = cameOrWent.map(({ seat, isAway }) =>
          say(look.messages, { key: isAway ? 'goes-away' : 'is-back', params: { name: nameOf(this.people, seat) } }),
        );
        if (lines.length > 0) this.#speak(lines.join(' '));
        void this.#presenter.refresh();
      },
      lost: (isLost) => {
        if (isLost) this.#speak(look.messages['connection-lost']);
        void this.#presenter.refresh();
      },
      ticked: () => host.requestUpdate(),
      timeIsShort: (seconds) =>
        this.#presenter.model.asked && this.#speak(say(look.messages, { key: 'time-short', params: { seconds } })),
    });
  }
}
