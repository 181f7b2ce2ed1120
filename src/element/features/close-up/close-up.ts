import type { Card } from '../../../rules/card.js';
import { cardAt, visibleCards, knownRoleOf } from '../../../table/visible-cards.js';
import { roleAtLength } from '../../table/view/role-word.js';
import type { Topics } from '../../table/context.js';
import type { Feature } from '../../table/feature.js';
import type { Panel } from '../../table/template-data.js';
import type { EnlargedCard } from './enlarged-card.js';
import { closeUpCode } from './lazy-close-up.js';
import { adoptStyles } from '../../shell/adopt-styles.js';
import { reportMissing } from '../../table/report-missing.js';
import { MAX_TAP_MOVEMENT_PX } from '../../table/input/hand-input.js';

type CloseUpTopics = Topics<'element' | 'hand' | 'panels' | 'picture' | 'speech'>;

/** Time, in ms, for which a finger must rest on a card to enlarge the card. */
const LONG_PRESS_MS = 450;

/** A finger on a card. */
interface Touch {
  readonly pointer: number;
  readonly x: number;
  readonly y: number;
  readonly timer: ReturnType<typeof setTimeout>;
}

/**
 * Shows the close-up of one card: while a finger rests on the card, while the mouse points at the card and Shift is held, or
 * from one key press to the next.
 */
class CloseUp {
  readonly #table: CloseUpTopics;
  #open: { readonly card: Card; readonly by: EnlargedCard['by']; readonly panel: Panel | null } | null = null;
  #touch: Touch | null = null;
  #isStyled = false;
  /**
   * Whether the last press was a finger on a card. If so, the table blocks the browser's context menu, which would cover the
   * close-up.
   */
  #isTouched = false;

  constructor(table: CloseUpTopics) {
    this.#table = table;
    const { frame, signal } = table.element;
    const options = { signal };
    frame.addEventListener('pointerdown', (event) => this.#onPointerDown(event), options);
    frame.addEventListener('pointermove', (event) => this.#onPointerMove(event), options);
    for (const end of ['pointerup', 'pointercancel'] as const)
      frame.addEventListener(end, () => this.#onPointerUp(), options);
    frame.addEventListener('pointerleave', () => this.#closeIf('mouse'), options);
    frame.addEventListener('contextmenu', (event) => this.#isTouched && event.preventDefault(), options);
    frame.addEventListener('focusout', ({ relatedTarget }) => relatedTarget ?? this.#closeIf('key'), options);
    // Listens in the capture phase, so that keys used by the close-up have no other effect at the table.
    const page = frame.ownerDocument;
    page.addEventListener('keydown', (event) => this.#onKeyDown(event), { signal, capture: true });
    page.addEventListener('keyup', ({ key }) => key === 'Shift' && this.#closeIf('mouse'), options);
    signal.addEventListener('abort', () => clearTimeout(this.#touch?.timer));
  }

  /** The enlarged card; null if none. */
  get shown(): EnlargedCard | null {
    const { panels, picture } = this.#table;
    if (!this.#open) return null;
    const { card, by } = this.#open;
    const { model, snapshot } = picture.presenter;
    // The close-up closes when its panel closes or its card leaves the table.
    const isThere = this.#open.panel === panels.open && (panels.open !== null || visibleCards(model).includes(card));
    return isThere ? { card, by, role: knownRoleOf(snapshot.view, card), close: () => this.#close() } : null;
  }

  /** Enlarges this card, or by default the first card on the table. A second call closes the close-up. */
  toggle(card: Card | null): void {
    if (this.#open?.by === 'key' && this.shown) return this.#close();
    const { model } = this.#table.picture.presenter;
    const all = visibleCards(model);
    this.#showByKey(card ?? all[model.hand.length] ?? all[0]);
  }

  #onPointerDown(event: PointerEvent): void {
    this.#isTouched = false;
    this.#closeIf('key');
    if (event.pointerType === 'mouse' || !event.isPrimary) return this.#onPointerUp();
    const card = this.#cardUnder(event);
    if (!card) return;
    this.#isTouched = true;
    clearTimeout(this.#touch?.timer);
    this.#touch = {
      pointer: event.pointerId,
      x: event.clientX,
      y: event.clientY,
      timer: setTimeout(() => {
        this.#table.hand.cancelGesture();
        this.#show(card, 'finger');
      }, LONG_PRESS_MS),
    };
  }

  #onPointerMove(event: PointerEvent): void {
    const touch = this.#touch;
    if (touch?.pointer === event.pointerId) {
      if (Math.hypot(event.clientX - touch.x, event.clientY - touch.y) >= MAX_TAP_MOVEMENT_PX)
        clearTimeout(touch.timer);
      return;
    }
    if (event.pointerType !== 'mouse') return;
    const card = event.shiftKey && event.buttons === 0 ? this.#cardUnder(event) : null;
    if (!card) return this.#closeIf('mouse');
    if (this.#open?.card !== card || this.#open.by !== 'mouse') this.#show(card, 'mouse');
  }

  #onPointerUp(): void {
    clearTimeout(this.#touch?.timer);
    this.#touch = null;
    this.#closeIf('finger');
  }

  #onKeyDown(event: KeyboardEvent): void {
    if (!this.shown || event.key === 'Shift') return;
    const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };
    const step = steps[event.key];
    if (event.key === 'Escape') this.#close();
    else if (this.#open?.by === 'key' && step && !event.shiftKey) this.#step(step);
    else {
      // The `+` key closes the close-up through `toggle()`.
      if (event.key !== '+') this.#closeIf('key');
      return;
    }
    event.preventDefault();
    event.stopPropagation();
  }

  /** Moves forwards or backwards through the visible cards and wraps around at both ends. */
  #step(by: number): void {
    if (!this.#open || this.#open.panel !== null) return;
    const all = visibleCards(this.#table.picture.presenter.model);
    this.#showByKey(all[(all.indexOf(this.#open.card) + by + all.length) % all.length]);
  }

  #showByKey(card: Card | undefined): void {
    if (!card) return;
    const { element, speech } = this.#table;
    const { messages } = element.look;
    this.#show(card, 'key');
    const role = this.shown?.role;
    speech.announce([messages.card(card), ...(role ? [roleAtLength(messages, role, card)] : [])].join(', '));
  }

  #show(card: Card, by: EnlargedCard['by']): void {
    this.#open = { card, by, panel: this.#table.panels.open };
    void this.#render();
  }

  /** Renders the close-up once its code has loaded. */
  async #render(): Promise<void> {
    const { host, signal } = this.#table.element;
    try {
      const { closeUpStyles } = await closeUpCode.load();
      if (signal.aborted) return;
      if (!this.#isStyled) adoptStyles(host, [closeUpStyles], signal);
      this.#isStyled = true;
      host.requestUpdate();
    } catch (error) {
      if (signal.aborted) return;
      this.#open = null;
      reportMissing(this.#table, error);
    }
  }

  #closeIf(by: EnlargedCard['by']): void {
    if (this.#open?.by === by) this.#close();
  }

  #close(): void {
    this.#open = null;
    this.#table.element.host.requestUpdate();
  }

  /** Returns the card under the pointer, whether in the DOM or on the canvas; null if none. */
  #cardUnder({ target, clientX, clientY }: PointerEvent): Card | null {
    const { panels, picture } = this.#table;
    const { frame } = this.#table.element;
    const element = target as Element;
    const named = element.closest<HTMLElement>('[data-card]');
    if (named) return (named.dataset.card || null) as Card | null;
    // The pointer is over a control or over content from the page.
    if (panels.open || element.closest('button, input, select, a') || element.getRootNode() !== frame.getRootNode())
      return null;
    const { left, top, width } = frame.getBoundingClientRect();
    const scale = width / frame.offsetWidth;
    return cardAt(picture.presenter.model.picture, (clientX - left) / scale, (clientY - top) / scale);
  }
}

/** Creates a card's close-up, which opens with a long press, with the mouse and Shift, or with a key. */
export const createCloseUp = (table: CloseUpTopics): Feature => {
  const closeUp = new CloseUp(table);
  return {
    slots: { layer: (data) => closeUpCode.code?.closeUp(data, closeUp.shown) },
    enlarge: (card) => closeUp.toggle(card),
  };
};
