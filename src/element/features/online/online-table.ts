import { html, nothing, type TemplateResult } from 'lit';
import type { SeatConnection } from '../../../game/connect.js';
import { loadOnlineTexts, type OnlineTexts } from '../../../i18n/online.js';
import { speechLanguageOf } from '../../../i18n/languages.js';
import { ConnectionError } from '../../../online/connection-error.js';
import type { Board } from '../../../online/frame.js';
import type { Seating, SeatingUpdate } from '../../../online/open-table.js';
import { quoted } from '../../../rules/input-error.js';
import type { DeckController } from '../../shell/deck.js';
import type { LanguageController } from '../../shell/language/language.js';
import { PresenceController } from '../../shell/presence.js';
import { reportError, reportThrown, type ElementHost } from '../../shell/host.js';
import type { Keeper } from '../../shell/storage/keeper.js';
import type { Preferences } from '../../shell/storage/preferences.js';
import { adoptStyles } from '../../shell/adopt-styles.js';
import { wordingOf, type Wording } from '../../shell/language/wording.js';
import { lobbySeatsStyles } from './lobby-seats-styles.js';
import { lobbyStyles } from './lobby-styles.js';
import { onlineGameStyles } from './online-game-styles.js';
import type { OnlineControls } from '../../table/template-data.js';
import { createAvoidedPeople, type AvoidedPeople } from './avoided.js';
import { createLobbyActions, type LobbyActions } from './lobby-actions.js';
import { createFillCountdown } from './fill-countdown.js';
import { createFairness, type Fairness } from './fairness.js';
import { fairnessLine, gamesLine, phrasesAt, knockButton, playOnButton, noteLine, tableTool } from './in-game.js';
import { invitationIn, keyIn, type Invitation } from './invitation.js';
import { createKeptSeats } from './kept-seat.js';
import { createKnocking } from './knocking.js';
import { changeSentences } from './news.js';
import { createOverdue } from './overdue.js';
import { localConnection } from './local-connection.js';
import { lobbyFormAt, entering, lobbyAt, problemIn, type Texts } from './screens.js';
import { createVisit, type ErrorLike, type Visit } from './visit.js';

/** The members of the game controller that an online table uses. */
interface GameAtTable {
  connection: SeatConnection | null;
  /** The visible game; null if none. */
  readonly play: object | null;
}

export interface OnlineTableParts {
  readonly language: LanguageController;
  readonly deck: DeckController;
  readonly keeper: Keeper;
  readonly preferences: Preferences;
  readonly game: GameAtTable;
}

const invalidInvitation = (given: string): ConnectionError =>
  new ConnectionError(
    'invalid-invitation',
    `Invalid invitation ${quoted(given)}. An invitation ends with '#watten-table=' and the id of a table.`,
  );

/** Returns whether a stand-in is playing for the visitor. */
const hasStandIn = ({ seat, board }: Seating): boolean =>
  seat !== null && board.stage === 'playing' && (board.seats[seat]?.standIn ?? false);

/** Controller that connects an online table's visit, lobby, game and fairness check. */
export class OnlineTable extends PresenceController {
  readonly #parts: OnlineTableParts;
  readonly #visit: Visit;
  readonly #actions: LobbyActions;
  readonly #fairness: Fairness;
  readonly #knocking = createKnocking(() => this.host.requestUpdate());
  readonly #fill = createFillCountdown(() => this.host.requestUpdate());
  readonly #overdue = createOverdue(() => this.host.requestUpdate());
  readonly #kept;
  readonly #avoided: AvoidedPeople;
  #wording: Wording<OnlineTexts> | null = null;
  #board: Board | null = null;

  constructor(host: ElementHost, parts: OnlineTableParts) {
    super(host, false);
    this.#parts = parts;
    this.#kept = createKeptSeats(
      parts.keeper,
      () => host.server,
      () => ({ table: this.#invited, key: host.seatKey ?? keyIn(location.href) }),
    );
    this.#avoided = createAvoidedPeople(parts.keeper, () => host.requestUpdate());
    this.#visit = createVisit({
      server: () => host.server,
      name: () => parts.preferences.of('playerName'),
      kept: this.#kept,
      onScreenChange: () => this.#onScreenChange(),
      onUpdate: (seating, update) => this.#onUpdate(seating, update),
      onClosed: () => this.#onClosed(),
      failed: (error, wasAtTable) => this.#onError(error, wasAtTable),
      onMalformed: (error) => reportThrown(host, error, 'online-failed'),
    });
    this.#actions = createLobbyActions(host, {
      describe: (error) => this.#describe(error),
      onRequest: (answer) => this.#overdue.watch(answer),
    });
    this.#fairness = createFairness(this.#kept, {
      onVerdict: (verdict) => {
        const messages = this.#wording?.texts.messages;
        if (messages && verdict === 'fair') this.#announce(messages['online-fair']);
        if (verdict === 'unfair')
          reportError(
            host,
            'unfair-deal',
            'The deal of this game does not match the commitment made before the first card.',
          );
        host.requestUpdate();
      },
      onError: (error) => reportThrown(host, error, 'load-failed'),
    });
    host.addController(this);
  }

  /** Called after the page has set another server or table. */
  changed(): void {
    this.#visit.close();
    this.#actions.clear();
    this.#visit.allowReturn();
    if (this.isPresent) void this.#enterPage();
    this.host.requestUpdate();
  }

  protected override entered(signal: AbortSignal): void {
    adoptStyles(this.host, [lobbyStyles, lobbySeatsStyles, onlineGameStyles], signal);
    signal.addEventListener('abort', () => {
      this.#visit.close();
      this.#visit.allowReturn();
    });
    // An invitation pasted into the address bar changes only the hash, so the page does not reload.
    addEventListener('hashchange', () => this.#visit.seating || this.changed(), { signal });
    void this.#enterPage();
  }

  /** The invitation in the page's `table-id` or address. */
  get #invitation(): Invitation | null {
    const { tableId } = this.host;
    return tableId === null ? invitationIn(location.href) : { table: tableId };
  }

  /** Id or code of the table in the invitation; null if the invitation is missing or unreadable. */
  get #invited(): string | null {
    const invitation = this.#invitation;
    return invitation && 'table' in invitation ? invitation.table : null;
  }

  async #enterPage(): Promise<void> {
    try {
      this.#wording ??= await wordingOf(this.#parts.language, loadOnlineTexts, (error) =>
        reportThrown(this.host, error, 'load-failed'),
      );
    } catch (error) {
      reportThrown(this.host, error, 'load-failed');
    }
    this.host.requestUpdate();
    const invitation = this.#invitation;
    if (invitation && 'damaged' in invitation) this.#onError(invalidInvitation(invitation.damaged));
    else await this.#visit.returnToTable();
    await this.#watchAtOnce();
  }

  /** Joins as a spectator, if the page wants that and the visitor has not returned to the table. */
  async #watchAtOnce(): Promise<void> {
    const table = this.#invited;
    const { seating, isEntering } = this.#visit;
    if (this.host.watch && table !== null && !seating && !isEntering && this.#kept.read() === null)
      await this.#visit.enter({ table }, { watch: true });
  }

  #announce(line: string): void {
    const region = this.host.shadowRoot?.querySelector<HTMLElement>('.live');
    if (region) region.textContent = line;
  }

  // -- updates from the server ---------------------------------------------------------------------------------------

  #onUpdate(seating: Seating, update: SeatingUpdate): void {
    if ('board' in update) this.#onBoard(seating, update.board);
    if ('connection' in update) this.#play(seating, update.connection);
    if ('ended' in update && update.ended.code === 'not-welcome' && seating.board.open)
      this.#avoided.addTable(seating.table);
    if ('knock' in update) this.#knocking.showKnock(update.knock);
    this.#fairness.follow(seating);
  }

  #onBoard({ seat }: Seating, board: Board): void {
    const before = this.#board;
    const messages = this.#wording?.texts.messages;
    this.#board = board;
    this.#fill.follow(board);
    this.#actions.clearProblem();
    if (!before) return;
    // The lobby closes when a game begins.
    if (board.stage === 'playing' && before.stage !== 'playing') this.#actions.reset();
    const news = messages ? changeSentences(messages, before, board, seat) : [];
    if (news.length > 0) this.#announce(news.join(' '));
    // Opens the lobby, so that a visitor who has agreed to another game notices that a seat has become free.
    const isShort = board.stage === 'over' && board.seats.some(({ by }) => by === null);
    const wasShort = before.stage === 'over' && before.seats.some(({ by }) => by === null);
    if (isShort && !wasShort && seat !== null && board.seats[seat]?.ready) this.#actions.show(true);
  }

  #play(seating: Seating, connection: SeatConnection | null): void {
    this.#parts.game.connection =
      connection &&
      localConnection(seating, connection, {
        onChange: () => {
          this.#fairness.follow(seating);
          this.host.requestUpdate();
        },
        onRequest: (answer) => this.#overdue.watch(answer),
        onAgreed: () => seating.board.seats.some(({ by }) => by === null) && this.#actions.show(true),
      });
  }

  #onClosed(): void {
    this.#board = null;
    this.#actions.clear();
    this.#knocking.close();
    this.#fill.close();
    this.#overdue.clear();
    this.#fairness.reset();
    this.#parts.game.connection = null;
  }

  #onError(error: ErrorLike, wasAtTable = false): void {
    // At the table, the server closes the connection with this code only after the host or a vote has removed the visitor.
    const isSentAway = wasAtTable && error.code === 'not-welcome';
    this.#actions.fail((isSentAway && this.#wording?.texts.messages['online-sent-away']) || this.#describe(error));
    reportThrown(this.host, error, 'online-failed');
  }

  /** Describes an error for the visitor. The error's own message is for developers. */
  #describe(error: ErrorLike): string {
    const messages = this.#wording?.texts.messages;
    return messages ? problemIn(messages, error) : error.message;
  }

  /** Moves the focus to the lobby if the focused element disappears with the update. */
  #onScreenChange(): void {
    const { host } = this;
    const root = host.shadowRoot;
    host.requestUpdate();
    const had = root?.activeElement;
    if (!had) return;
    void host.updateComplete.then(() => {
      if (!root.activeElement) root.querySelector<HTMLElement>('.lobby')?.focus({ preventScroll: true });
    });
  }

  // -- rendering -----------------------------------------------------------------------------------------------------

  /** The lobby, the form or the joining screen, shown in place of the poster. */
  template(): TemplateResult | typeof nothing {
    const texts = this.#texts();
    if (!texts) return nothing;
    const { seating, isEntering, refusal } = this.#visit;
    if (seating) return this.#lobby(seating, texts, false);
    if (isEntering) return entering({ ...texts, refusal, cancel: () => this.#visit.close() });
    const { host } = this;
    const { preferences } = this.#parts;
    const { problem } = this.#actions;
    return lobbyFormAt({
      ...{ texts, host, preferences, problem, visit: this.#visit, kept: this.#kept.read(), invited: this.#invited },
      avoided: this.#avoided,
      failed: (error) => this.#onError(error),
    });
  }

  /** Messages and the open lobby, shown over the game. */
  layer(): unknown {
    const texts = this.#texts();
    const { seating } = this.#visit;
    if (!texts || !seating || !this.#parts.game.play) return nothing;
    const { knockedBy } = this.#knocking;
    const knocker = knockedBy === null ? null : seating.board.seats[knockedBy]?.name;
    const name = knocker ?? texts.messages['online-somebody'];
    return html`${knockedBy === null ? nothing : html`<p class="knocked" role="status">${texts.messages['online-knocked']({ name })}</p>`}
    ${this.#isLate(seating) ? html`<p class="knocked late" role="status">${texts.messages['online-no-answer']}</p>` : nothing}
    ${this.#actions.isOpen ? this.#lobby(seating, texts, true) : nothing}`;
  }

  /** Controls within a game; null while the visitor is not at an online table. */
  get controls(): OnlineControls | null {
    const texts = this.#texts();
    const { seating } = this.#visit;
    if (!texts || !seating) return null;
    const { messages, language } = texts;
    const { isOpen, notice } = this.#actions;
    return {
      leaving: { label: messages['online-leave'], leave: () => this.#askToLeave(seating) },
      tool: () =>
        tableTool(messages, {
          isOpen,
          isWatching: seating.seat === null,
          toggle: () => this.#actions.show(!isOpen),
        }),
      besideStatus: () =>
        hasStandIn(seating)
          ? nothing
          : knockButton(messages, this.#knocking.state(seating), () => {
              this.#knocking.knock(seating);
              this.host.requestUpdate();
            }),
      phrasesOf: (phrases) => phrasesAt(seating, phrases),
      standIn: hasStandIn(seating)
        ? {
            text: messages['online-plays-for-you'],
            button: () => playOnButton(messages, () => this.#actions.request(seating.standIn(false))),
          }
        : null,
      belowAnswers: () => {
        if (seating.board.waits !== undefined) return noteLine(texts, 'online-waits-for-hand');
        if (seating.connection?.view.phase !== 'game-over') return nothing;
        return html`${gamesLine(texts, seating)}
        ${fairnessLine(messages, language, this.#fairness.verdict, {
          notice: isOpen ? null : notice,
          copy: () => void this.#actions.copy(this.#fairness.proof ?? '', messages['online-proof-copied']),
        })}`;
      },
    };
  }

  /** Leaves the table, or first opens the lobby with a question if the visitor plays in a running game. */
  #askToLeave({ board, seat }: Seating): void {
    if (board.stage !== 'playing' || seat === null) return this.#leave();
    this.#actions.show(true);
    this.#actions.askToLeave(true);
  }

  #leave(): void {
    this.#overdue.watch(this.#visit.leave());
  }

  #texts(): Texts | null {
    this.#wording?.follow(() => this.host.requestUpdate());
    const texts = this.#wording?.texts;
    return texts ? { messages: texts.messages, language: speechLanguageOf(texts.language) } : null;
  }

  /** Returns whether an answer is overdue while the connection is open. A lost connection has its own message. */
  #isLate({ status }: Seating): boolean {
    return this.#overdue.isOverdue && status === 'open';
  }

  #lobby(seating: Seating, texts: Texts, isOver: boolean): TemplateResult {
    const { deck } = this.#parts;
    return lobbyAt({
      ...{ texts, seating, isOver, deckMessages: deck.messages, actions: this.#actions, avoided: this.#avoided },
      fillsIn: this.#fill.seconds,
      isPlaced: this.host.seatKey !== null || this.host.watch,
      // When the lobby covers a game, `layer()` shows the message about the overdue answer.
      isLate: !isOver && this.#isLate(seating),
      leave: () => this.#leave(),
    });
  }
}
