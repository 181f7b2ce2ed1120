import type { Action } from '../../../game/action.js';
import type { View } from '../../../game/view.js';
import { say } from '../../../i18n/text.js';
import type { Card } from '../../../rules/card.js';
import { handKey } from '../../../table/hand-key.js';
import type { HandArrangement } from '../../../table/hand-arrangement.js';
import { handPlaces } from '../../../table/layout/own-hand.js';
import { windowOf } from '../../shell/window-of.js';
import type { HandGestures } from '../template-data.js';
import type { TableHand, Topics } from '../context.js';
import type { Presenter } from '../picture/presenter.js';
import { isByPointer } from './press.js';

/** A pointer's press on a card. */
interface Grip {
  readonly pointer: number;
  readonly kind: string;
  readonly card: Card;
  readonly x: number;
  readonly y: number;
  /** The card order at the time of the press. */
  readonly order: readonly Card[];
}

/** Maximum movement, in CSS pixels, for a press to count as a tap or a long press. */
export const MAX_TAP_MOVEMENT_PX = 8;
/** The upward drag distance that plays a card, as a share of the card's height. */
const PLAY_DISTANCE = 0.6;

/** Returns the cards with one of them moved to another position. */
const moved = (order: readonly Card[], card: Card, to: number): readonly Card[] => {
  const others = order.filter((other) => other !== card);
  return [...others.slice(0, to), card, ...others.slice(to)];
};

/** Handles input on the viewer's hand: the card order, the raised card and the dragged card. */
export class HandInput implements HandGestures, TableHand {
  readonly #table: Topics<'actions' | 'activity' | 'element' | 'picture' | 'speech'>;
  readonly #window: Window;
  /** The visitor's own card order, and the key of its hand. */
  #own: { readonly hand: string; readonly cards: readonly Card[] } | null = null;
  #raised: Card | null = null;
  /** The number of cards lifted off the pack, and the key of their hand. */
  #lifted: { readonly hand: string; readonly count: number } | null = null;
  #dragged: HandArrangement['dragged'] = null;
  /** The last press on a card. This press can already be over. */
  #grip: Grip | null = null;
  #isHeld = false;
  /** Whether the next click is ignored, because the press was a gesture. */
  #ignoresClick = false;
  #frame = 0;

  constructor(table: Topics<'actions' | 'activity' | 'element' | 'picture' | 'speech'>) {
    this.#table = table;
    this.#window = windowOf(table.element.frame);
  }

  /** The hand's arrangement in a view. */
  holding(view: View): HandArrangement {
    const { activity, element } = this.#table;
    const { preferences } = element;
    return {
      sorted: preferences.of('sort') === 'on' && !activity?.keepsOrder,
      own: this.#own?.hand === handKey(view) ? this.#own.cards : null,
      handed: preferences.of('handed'),
      raised: this.#raised,
      isAboveResult: !activity && (view.phase === 'hand-over' || view.phase === 'game-over'),
      cutAt: this.#lifted?.hand === handKey(view) ? this.#lifted.count : null,
      dragged: this.#dragged,
    };
  }

  lowerCard(): void {
    if (this.#raised === null) return;
    this.#raised = null;
    void this.#presenter.notify(null);
  }

  /** Resets the raised card after the game has continued. */
  forgetRaised(): void {
    this.#raised = null;
  }

  cancelGesture(): void {
    this.onPointerCancel();
    this.#ignoresClick = true;
  }

  close(): void {
    this.#window.cancelAnimationFrame(this.#frame);
  }

  onPointerDown(event: PointerEvent): void {
    const place = (event.target as HTMLElement).closest<HTMLElement>('.card');
    if (!place || !event.isPrimary || event.button !== 0) return;
    this.#ignoresClick = false;
    this.#isHeld = true;
    this.#grip = {
      pointer: event.pointerId,
      kind: event.pointerType,
      card: place.dataset.card as Card,
      x: event.clientX,
      y: event.clientY,
      order: this.#order,
    };
  }

  onPointerMove(event: PointerEvent): void {
    const grip = this.#grip;
    if (!grip || !this.#isHeld || event.pointerId !== grip.pointer) return;
    const [x, y] = [event.clientX - grip.x, event.clientY - grip.y];
    if (!this.#dragged) {
      if (Math.hypot(x, y) < MAX_TAP_MOVEMENT_PX) return;
      // The hand captures the pointer, because a card would lose the capture when its position changes.
      (event.currentTarget as HTMLElement).setPointerCapture(event.pointerId);
      this.#raised = null;
      this.#ignoresClick = true;
    }
    this.#dragged = { card: grip.card, x, y };
    const order = this.#isDraggedUp(y) ? grip.order : moved(grip.order, grip.card, this.#indexUnder(grip, x));
    if (order.join() !== this.#order.join()) this.#arrange(order);
    this.#redrawSoon(() => this.#table.picture.pace());
  }

  /** Prevents momentum scrolling of the page during a drag. The browser would otherwise ignore the next tap. */
  onTouchMove(event: TouchEvent): void {
    if (this.#dragged) event.preventDefault();
  }

  onPointerUp(event: PointerEvent): void {
    if (!this.#grip || !this.#isHeld || event.pointerId !== this.#grip.pointer) return;
    this.#isHeld = false;
    if (this.#dragged) this.#drop(this.#grip.card, this.#isDraggedUp(this.#dragged.y));
  }

  onPointerCancel(): void {
    this.#isHeld = false;
    // No click follows this gesture, so the next click counts.
    this.#ignoresClick = false;
    if (!this.#dragged) return;
    this.#dragged = null;
    this.#redraw(this.#table.picture.pace());
  }

  onCardClick(card: Card, action: Action | null, event: MouseEvent): void {
    const { actions, element } = this.#table;
    const isPointed = isByPointer(event);
    if (isPointed && this.#ignoresClick) return;
    if (!action || actions.mayAct(action, 'click').kind === 'not-yet') {
      this.lowerCard();
      return void actions.refuseCard(card);
    }
    const confirm = element.preferences.of('confirm');
    const isTouched = isPointed && this.#grip?.card === card && this.#grip.kind === 'touch';
    const asks = confirm === 'always' || (confirm === 'touch' && isTouched);
    if (asks && this.#raised !== card) this.#raise(card);
    else void this.#play(card, action);
  }

  moveCard(card: Card, by: number): void {
    const order = this.#order;
    const to = order.indexOf(card) + by;
    if (to < 0 || to >= order.length) return;
    this.#arrange(moved(order, card, to));
    this.#redraw(this.#table.picture.pace());
  }

  liftPacket(count: number): void {
    this.#lifted = { hand: handKey(this.#presenter.snapshot.view), count };
    this.#redrawSoon(() => 0);
  }

  get #presenter(): Presenter {
    return this.#table.picture.presenter;
  }

  /** Redraws the hand in the next frame, once for all changes until then. */
  #redrawSoon(pace: () => number): void {
    this.#window.cancelAnimationFrame(this.#frame);
    this.#frame = this.#window.requestAnimationFrame(() => this.#redraw(pace()));
  }

  /** The cards in their order on screen, from left to right. */
  get #order(): readonly Card[] {
    return this.#presenter.model.hand.map(({ card }) => card);
  }

  #redraw(pace: number): void {
    this.#window.cancelAnimationFrame(this.#frame);
    void this.#presenter.refresh(pace);
  }

  #arrange(cards: readonly Card[]): void {
    this.#own = { hand: handKey(this.#presenter.snapshot.view), cards };
  }

  #raise(card: Card): void {
    const { element, speech } = this.#table;
    this.#raised = card;
    const line = say(element.look.messages, { key: 'tap-again', params: { card } });
    speech.announce(line);
    void this.#presenter.notify(line);
  }

  async #play(card: Card, action: Action): Promise<void> {
    this.#raised = null;
    await this.#table.actions.choose(action);
    // If the page has refused the action, the card returns to the hand.
    if (this.#order.includes(card)) this.#redraw(this.#table.picture.pace());
  }

  #drop(card: Card, isUp: boolean): void {
    this.#dragged = null;
    this.#window.cancelAnimationFrame(this.#frame);
    const held = this.#presenter.model.hand.find((other) => other.card === card);
    if (isUp && held?.action) return void this.#play(card, held.action);
    this.#redraw(this.#table.picture.pace());
    if (isUp && held) void this.#table.actions.refuseCard(card);
  }

  /** The position in the hand that a dragged card has reached. `across` is the drag distance to the right, in CSS pixels. */
  #indexUnder({ card, order }: Grip, across: number): number {
    const { layout } = this.#presenter.model;
    const lefts = handPlaces(layout, order.length, this.#table.element.preferences.of('handed')).map(
      ({ box }) => box.x,
    );
    const now = (lefts[order.indexOf(card)] ?? 0) + across;
    const distances = lefts.map((left) => Math.abs(left - now));
    return distances.indexOf(Math.min(...distances));
  }

  #isDraggedUp(y: number): boolean {
    return y < -PLAY_DISTANCE * this.#presenter.model.layout.handCard.height;
  }
}
