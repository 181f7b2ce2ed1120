import type { LitElement, ReactiveController } from 'lit';
import { browserStorage, type EveningStorage } from './storage.js';
import type { Message } from './view.js';

/** An element with a desk, as its controller sees it. */
interface DeskElement extends LitElement {
  /** The storage of the desk, or undefined for that of the browser. */
  readonly storage: EveningStorage | null | undefined;
}

/** The storage of a desk, and the key of its data. */
export interface DeskPlace {
  readonly storage: () => EveningStorage | null;
  readonly key: () => string;
}

/** The differences between the desk of an evening and that of a season. */
interface DeskKind<Desk, Texts> {
  /** Returns the code of the data in the storage. */
  readonly code: () => string;
  /** Returns the storage key of a code. */
  readonly keyOf: (code: string) => string;
  readonly create: (place: DeskPlace) => Desk;
  /** Loads the texts in the first of some languages that has texts. */
  readonly load: (languages: readonly string[]) => Promise<Texts>;
  /** Called after texts have loaded. */
  readonly onTexts?: () => void;
}

/** The work that the desks of an evening and of a season share: the storage, the language, the message and the focus. */
export class DeskController<Desk extends { refresh(): void }, Texts> implements ReactiveController {
  /** The texts, or null before they have loaded. */
  texts: Texts | null = null;
  message: Message = { text: '', isError: false };
  readonly #element: DeskElement;
  readonly #kind: DeskKind<Desk, Texts>;
  #desk: Desk | null = null;
  /** The settings with which the desk was created. */
  #deskOf: { readonly code: string; readonly storage: EveningStorage | null | undefined } | Record<string, never> = {};
  #focus: string | null = null;
  #isNewMessage = false;
  #connected = new AbortController();

  constructor(element: DeskElement, kind: DeskKind<Desk, Texts>) {
    this.#element = element;
    this.#kind = kind;
    element.addController(this);
  }

  /** Aborts when the element leaves the page. */
  get signal(): AbortSignal {
    return this.#connected.signal;
  }

  /** The desk for the element's current code and storage. */
  get desk(): Desk {
    const { storage } = this.#element;
    const code = this.#kind.code();
    if (this.#desk && this.#deskOf.code === code && this.#deskOf.storage === storage) return this.#desk;
    this.#deskOf = { code, storage };
    this.#desk = this.#kind.create({ storage: () => this.storage, key: () => this.#kind.keyOf(code) });
    return this.#desk;
  }

  get storage(): EveningStorage | null {
    const { storage } = this.#element;
    return storage === undefined ? browserStorage() : storage;
  }

  hostConnected(): void {
    this.#connected = new AbortController();
    const { signal } = this;
    const onStorage = ({ key }: StorageEvent): void => {
      if (key === this.#kind.keyOf(this.#kind.code()) || key === null) this.#desk?.refresh();
    };
    addEventListener('storage', onStorage, { signal });
    const observer = new MutationObserver(() => void this.#loadTexts());
    observer.observe(this.#element, { attributeFilter: ['lang'] });
    observer.observe(document.documentElement, { attributeFilter: ['lang'] });
    signal.addEventListener('abort', () => observer.disconnect());
    void this.#loadTexts();
  }

  hostDisconnected(): void {
    this.#connected.abort();
  }

  hostUpdated(): void {
    const { renderRoot } = this.#element;
    if (this.#focus !== null) renderRoot.querySelector<HTMLElement>(this.#focus)?.focus();
    this.#focus = null;
    // In a low window, the message is above the page and can be out of view.
    if (this.#isNewMessage) renderRoot.querySelector('.inside > .message')?.scrollIntoView({ block: 'nearest' });
    this.#isNewMessage = false;
  }

  /** Shows a message and reads it to screen readers. */
  say(text: string, isError: boolean): void {
    this.message = { text, isError };
    this.#isNewMessage = text !== '';
    this.#element.requestUpdate();
  }

  /** Moves the focus to an element of the desk after the next rendering. */
  focus(selector: string): void {
    this.#focus = selector;
    this.#element.requestUpdate();
  }

  async #loadTexts(): Promise<void> {
    const { lang } = this.#element;
    const around = this.#element.closest('[lang]')?.getAttribute('lang') ?? '';
    this.texts = await this.#kind.load([lang, around, document.documentElement.lang, navigator.language]);
    this.#element.requestUpdate();
    this.#kind.onTexts?.();
  }
}
