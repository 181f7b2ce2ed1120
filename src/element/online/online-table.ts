import { html, nothing, type TemplateResult } from 'lit';
import type { SeatConnection } from '../../game/connect.js';
import { loadOnlineTexts, type OnlineTexts } from '../../i18n/online.js';
import { readAs } from '../../i18n/languages.js';
import { say } from '../../i18n/text.js';
import type { Board } from '../../online/frame.js';
import { openTable, type Seating, type SeatingUpdate, type TableToOpen } from '../../online/open-table.js';
import type { VariantId } from '../../rules/variants.js';
import type { DeckController } from '../controllers/deck.js';
import type { GameController } from '../controllers/game.js';
import type { LanguageController } from '../controllers/language.js';
import { PresenceController } from '../controllers/presence.js';
import { reportError, reportThrown, type ElementHost } from '../host.js';
import type { Keeper } from '../kept/keeper.js';
import type { Preferences } from '../kept/preferences.js';
import { adoptStyles } from '../play/adopt-styles.js';
import { wordingOf, type Wording } from '../play/wording.js';
import { lobbyStyles } from '../styles/lobby.js';
import { tableIcon } from '../view/icons.js';
import { door } from './door.js';
import { invitationTo, tableFrom, tableIn } from './invitation.js';
import { lobby } from './lobby.js';

export interface OnlineTableParts {
  readonly language: LanguageController;
  readonly deck: DeckController;
  readonly keeper: Keeper;
  readonly preferences: Preferences;
  readonly game: GameController;
}

/** What a table is asked for by. */
type Request = Parameters<typeof openTable>[1];

/** What is kept to come back by. */
interface KeptSeat {
  readonly server: string;
  readonly table: string;
  readonly key: string;
}

/** What went wrong and is told as what it was. */
const TOLD = [
  'taken-over',
  'no-such-table',
  'wrong-key',
  'not-welcome',
  'unreachable',
  'too-many',
  'bad-name',
  'seat-taken',
  'game-under-way',
  'not-the-opener',
  'busy',
] as const;

/** After these there is nothing to come back to. */
const FOR_GOOD: readonly string[] = ['wrong-key', 'no-such-table', 'not-welcome'];

/** How long it is to be seen that somebody knocked. */
const KNOCK_MS = 4000;

/** What is said, and the language of it for those who hear it. */
interface Texts {
  readonly messages: OnlineTexts['messages'];
  readonly language: string;
}

type ErrorLike = Error & { readonly code?: unknown };

/** A table of a server: the way in, who sits there, and the seat that is played. */
export class OnlineTable extends PresenceController {
  readonly #parts: OnlineTableParts;
  #wording: Wording<OnlineTexts> | null = null;
  #seating: Seating | null = null;
  /** What has been given up by asking for something else aborts. */
  #asking: AbortController | null = null;
  #isEntering = false;
  /** Whether the way back was taken already; once by itself is enough. */
  #hasComeBack = false;
  #problem: string | null = null;
  #isOpen = false;
  #stage: Board['stage'] = 'sitting';
  #notice: string | null = null;
  #knocked: string | null = null;
  #knockTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(host: ElementHost, parts: OnlineTableParts) {
    super(host, false);
    this.#parts = parts;
    host.addController(this);
  }

  /** Another server or another table is asked for by the page. */
  changed(): void {
    this.#close();
    this.#problem = null;
    this.#hasComeBack = false;
    if (this.isPresent) void this.#arrive();
    this.host.requestUpdate();
  }

  protected override entered(signal: AbortSignal): void {
    adoptStyles(this.host, [lobbyStyles], signal);
    signal.addEventListener('abort', () => {
      this.#close();
      this.#hasComeBack = false;
    });
    void this.#arrive();
  }

  // -- coming and going ----------------------------------------------------------------------------------------------

  /** The table one is asked to, by the page or by its address; null: none. */
  get #invited(): string | null {
    return this.host.tableId ?? tableIn(location.href);
  }

  get #kept(): KeptSeat | null {
    try {
      const kept = this.#parts.keeper.read('seat') as KeptSeat | null;
      const isHere = kept?.server === this.host.server && [null, kept?.table].includes(this.#invited);
      return isHere ? kept : null;
    } catch {
      return null;
    }
  }

  async #arrive(): Promise<void> {
    try {
      this.#wording ??= await wordingOf(this.#parts.language, loadOnlineTexts, (error) =>
        reportThrown(this.host, error, 'load-failed'),
      );
    } catch (error) {
      reportThrown(this.host, error, 'load-failed');
    }
    this.host.requestUpdate();
    const kept = this.#kept;
    if (!kept || this.#hasComeBack || this.host.server === null) return;
    this.#hasComeBack = true;
    await this.#enter({ table: kept.table }, { key: kept.key });
  }

  /** What had the focus goes away with what is shown: it is not lost. */
  #keepFocus(): void {
    const root = this.host.shadowRoot;
    if (!root?.activeElement) return;
    void this.host.updateComplete.then(() => {
      if (!root.activeElement) root.querySelector<HTMLElement>('.lobby')?.focus({ preventScroll: true });
    });
  }

  async #enter(request: Request, { key, watch = false }: { key?: string; watch?: boolean } = {}): Promise<void> {
    const { server } = this.host;
    if (server === null) return;
    this.#close();
    const { signal } = (this.#asking = new AbortController());
    [this.#isEntering, this.#problem] = [true, null];
    this.#keepFocus();
    this.host.requestUpdate();
    try {
      const name = this.#parts.preferences.of('playerName') ?? undefined;
      const seating = await openTable(server, request, { key, name, watch, signal });
      if (signal.aborted) return seating.close();
      this.#sitAt(seating, signal);
    } catch (error) {
      if (signal.aborted) return;
      this.#fail(error as ErrorLike);
    } finally {
      if (!signal.aborted) this.#isEntering = false;
      this.#keepFocus();
      this.host.requestUpdate();
    }
  }

  #sitAt(seating: Seating, signal: AbortSignal): void {
    const { server } = this.host;
    this.#seating = seating;
    this.#parts.keeper.write('seat', { server, table: seating.table, key: seating.key });
    const unsubscribe = seating.subscribe((update) => !signal.aborted && this.#heard(seating, update));
    signal.addEventListener('abort', unsubscribe);
  }

  #heard(seating: Seating, update: SeatingUpdate): void {
    if ('board' in update) this.#reach(update.board.stage);
    if ('connection' in update) this.#play(seating, update.connection);
    if ('knock' in update) this.#hearKnock(seating.board, update.knock);
    if ('ended' in update) {
      const { code } = update.ended as ErrorLike;
      if (code === 'connection-closed') return;
      this.#fail(update.ended);
    }
    this.host.requestUpdate();
  }

  /** A game begins: who sits where is settled. */
  #reach(stage: Board['stage']): void {
    if (stage === 'playing' && this.#stage !== 'playing') this.#isOpen = false;
    this.#stage = stage;
  }

  #play(seating: Seating, connection: SeatConnection | null): void {
    const { game } = this.#parts;
    game.connection = connection && {
      get view() {
        return connection.view;
      },
      subscribe: (listener) => connection.subscribe(listener),
      // Between games all have to agree: that is the table's business.
      act: async (action) => {
        if (action?.type !== 'next' || connection.view.phase !== 'game-over') return connection.act(action);
        await seating.rematch();
        this.#show(true);
      },
    };
  }

  #fail(error: ErrorLike): void {
    const { keeper } = this.#parts;
    const { code, message } = error;
    this.#close();
    this.#problem = this.#told(error);
    if (typeof code === 'string' && FOR_GOOD.includes(code)) keeper.remove('seat');
    reportError(this.host, typeof code === 'string' ? code : 'online-failed', message);
  }

  /** Ends it at this end; the seat stays held. */
  #close(): void {
    this.#asking?.abort();
    this.#asking = null;
    this.#isEntering = false;
    const seating = this.#seating;
    this.#seating = null;
    this.#isOpen = false;
    this.#knocked = null;
    clearTimeout(this.#knockTimer);
    seating?.close();
    if (seating) this.#parts.game.connection = null;
    this.host.requestUpdate();
  }

  async #leave(): Promise<void> {
    const seating = this.#seating;
    if (!seating) return;
    this.#parts.keeper.remove('seat');
    await seating.leave().catch(() => {});
    this.#keepFocus();
    this.#close();
  }

  // -- at the table --------------------------------------------------------------------------------------------------

  /** Does what the server may refuse. */
  #wish(wish: Promise<void>): void {
    this.#notice = null;
    wish.then(
      () => this.#tell(null),
      (error: ErrorLike) => this.#tell(error),
    );
  }

  /** What went wrong, for whoever plays: the error's own words are for whoever made the page. */
  #told({ code, message }: ErrorLike): string {
    const messages = this.#wording?.texts.messages;
    if (!messages) return message;
    return messages[`online-${TOLD.find((one) => one === code) ?? 'failed'}`];
  }

  #tell(error: ErrorLike | null): void {
    this.#problem = error && this.#told(error);
    if (error) reportThrown(this.host, error, 'online-failed');
    this.host.requestUpdate();
  }

  #hearKnock(board: Board, seat: number): void {
    const { messages } = this.#wording?.texts ?? {};
    if (!messages) return;
    const name = board.seats[seat]?.name ?? messages['online-somebody'];
    this.#knocked = messages['online-knocked']({ name });
    clearTimeout(this.#knockTimer);
    this.#knockTimer = setTimeout(() => {
      this.#knocked = null;
      this.host.requestUpdate();
    }, KNOCK_MS);
  }

  #show(isOpen: boolean): void {
    this.#isOpen = isOpen;
    this.#notice = null;
    this.host.requestUpdate();
    void this.host.updateComplete.then(() => {
      const place = isOpen ? '.lobby.over' : '[data-online="table"]';
      this.host.shadowRoot?.querySelector<HTMLElement>(place)?.focus({ preventScroll: true });
    });
  }

  async #copy(text: string): Promise<void> {
    const { messages } = this.#wording?.texts ?? {};
    try {
      await navigator.clipboard.writeText(text);
      this.#notice = messages?.['online-copied'] ?? null;
    } catch {
      // Not every page may: the link stands there to be copied by hand.
      this.host.shadowRoot?.querySelector<HTMLInputElement>('.lobby .link input')?.focus();
    }
    this.host.requestUpdate();
  }

  // -- what is seen --------------------------------------------------------------------------------------------------

  /** In place of the poster. */
  template(): TemplateResult | typeof nothing {
    const texts = this.#texts();
    if (!texts) return nothing;
    if (this.#seating) return this.#lobby(this.#seating, texts, false);
    if (this.#isEntering)
      return html`<div class="lobby" tabindex="-1" lang=${texts.language}>
        <p role="status">${texts.messages['online-connecting']}</p>
      </div>`;
    return this.#door(texts);
  }

  /** Over a game. */
  layer(): unknown {
    const texts = this.#texts();
    if (!texts || !this.#seating || !this.#parts.game.play) return nothing;
    return html`${this.#knocked ? html`<p class="knocked" role="status">${this.#knocked}</p>` : nothing}
    ${this.#isOpen ? this.#lobby(this.#seating, texts, true) : nothing}`;
  }

  /** Among the tools of a game. */
  tool(): unknown {
    const texts = this.#texts();
    if (!texts || !this.#seating) return nothing;
    const label = texts.messages['online-table'];
    return html`<button
      class="tool"
      part="button"
      data-online="table"
      aria-label=${label}
      title=${label}
      aria-expanded=${this.#isOpen}
      @click=${() => this.#show(!this.#isOpen)}
    >
      ${tableIcon}
    </button>`;
  }

  #texts(): Texts | null {
    this.#wording?.follow(() => this.host.requestUpdate());
    const texts = this.#wording?.texts;
    return texts ? { messages: texts.messages, language: readAs(texts.language) } : null;
  }

  #door({ messages, language }: Texts): TemplateResult {
    const { preferences } = this.#parts;
    const kept = this.#kept;
    const { variant, rules, players, target, level } = this.host;
    return door({
      messages,
      language,
      name: preferences.of('playerName') ?? '',
      isInvited: this.#invited !== null,
      canGoBack: kept !== null,
      problem: this.#problem,
      rename: (name) => preferences.prefer('playerName', name.trim() === '' ? null : name),
      open: ({ spectators }) => {
        const create: TableToOpen = {
          ...{ variant, level, spectators },
          ...(Object.keys(rules).length > 0 && { rules }),
          ...(players && { players }),
          ...(target && { target }),
        };
        void this.#enter({ create });
      },
      join: (typed, watch) => {
        const table = typed.trim() === '' ? this.#invited : tableFrom(typed);
        if (table !== null) void this.#enter({ table }, { watch });
      },
      back: () => kept && void this.#enter({ table: kept.table }, { key: kept.key }),
    });
  }

  #lobby(seating: Seating, { messages, language }: Texts, isOver: boolean): TemplateResult {
    const { deck } = this.#parts;
    const { board, seat } = seating;
    const { variant, players, target } = board;
    const address = invitationTo(seating.table, location.href);
    const params = { variant: variant as VariantId, players, target };
    return lobby({
      messages,
      language,
      seating,
      board,
      seat,
      title: deck.messages ? say(deck.messages, { key: 'poster-text', params }) : messages['online-table'],
      invitation: address,
      notice: this.#notice,
      problem: this.#problem,
      isOver,
      isLost: seating.status === 'lost',
      wish: (wish) => this.#wish(wish),
      copy: () => void this.#copy(address),
      // oxlint-disable-next-line typescript/no-unnecessary-condition -- not every browser has it
      share: navigator.share ? () => void navigator.share({ url: address }).catch(() => {}) : null,
      leave: () => void this.#leave(),
      close: () => this.#show(false),
    });
  }
}
