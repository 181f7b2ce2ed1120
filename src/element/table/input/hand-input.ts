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

/** A finger, or the mouse, on a card. */
interface Grip {
  readonly pointer: number;
  readonly kind: string;
  readonly card: Card;
  readonly x: number;
  readonly y: number;
  /** The order the cards had. */
  readonly order: readonly Card[];
}

/** How far a finger may slip on a card that it taps or rests on, in CSS pixels. */
export const SLIP = 8;
/** By how much of its height a card has to be drawn up to be played. */
const PLAYED_ABOVE = 0.6;

/** The cards with one of them at another place. */
const moved = (order: readonly Card[], card: Card, to: number): readonly Card[] => {
  const others = order.filter((other) => other !== card);
  return [...others.slice(0, to), card, ...others.slice(to)];
};

/** How the viewer holds the cards: their order, the card that is raised, the one a finger draws along. */
export class HandInput implements HandGestures, TableHand {
  readonly #table: Topics<'actions' | 'element' | 'picture' | 'speech'>;
  readonly #window: Window;
  /** The order of the player's own, and of which hand. */
  #own: { readonly hand: string; readonly cards: readonly Card[] } | null = null;
  #raised: Card | null = null;
  /** How many cards are held above the pack, and before which hand. */
  #lifted: { readonly hand: string; readonly count: number } | null = null;
  #drawn: HandArrangement['dragged'] = null;
  /** The last press on a card, over or not. */
  #grip: Grip | null = null;
  #isHeld = false;
  /** The click that follows means nothing. */
  #isSpent = false;
  #frame = 0;

  constructor(table: Topics<'actions' | 'element' | 'picture' | 'speech'>) {
    this.#table = table;
    this.#window = windowOf(table.element.frame);
  }

  /** How the cards of a view are held. */
  holding(view: View): HandArrangement {
    const { preferences } = this.#table.element;
    return {
      sorted: preferences.of('sort') === 'on',
      own: this.#own?.hand === handKey(view) ? this.#own.cards : null,
      handed: preferences.of('handed'),
      raised: this.#raised,
      cutAt: this.#lifted?.hand === handKey(view) ? this.#lifted.count : null,
      dragged: this.#drawn,
    };
  }

  lowerCard(): void {
    if (this.#raised === null) return;
    this.#raised = null;
    void this.#presenter.notify(null);
  }

  /** Forgets the raised card, because the game has moved on. */
  forgetRaised(): void {
    this.#raised = null;
  }

  cancelGesture(): void {
    this.onPointerCancel();
    this.#isSpent = true;
  }

  close(): void {
    this.#window.cancelAnimationFrame(this.#frame);
  }

  onPointerDown(event: PointerEvent): void {
    const place = (event.target as HTMLElement).closest<HTMLElement>('.card');
    if (!place || !event.isPrimary || event.button !== 0) return;
    this.#isSpent = false;
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
    if (!this.#drawn) {
      if (Math.hypot(x, y) < SLIP) return;
      // Not the card has it: a card that changes its place among the others would lose it.
      (event.currentTarget as HTMLElement).setPointerCapture(event.pointerId);
      this.#raised = null;
      this.#isSpent = true;
    }
    this.#drawn = { card: grip.card, x, y };
    const order = this.#isDrawnUp(y) ? grip.order : moved(grip.order, grip.card, this.#placeUnder(grip, x));
    if (order.join() !== this.#order.join()) this.#arrange(order);
    this.#redrawSoon(() => this.#table.picture.pace());
  }

  /** Stops the browser from scrolling the page with momentum, which would swallow the next tap. */
  onTouchMove(event: TouchEvent): void {
    if (this.#drawn) event.preventDefault();
  }

  onPointerUp(event: PointerEvent): void {
    if (!this.#grip || !this.#isHeld || event.pointerId !== this.#grip.pointer) return;
    this.#isHeld = false;
    if (this.#drawn) this.#drop(this.#grip.card, this.#isDrawnUp(this.#drawn.y));
  }

  onPointerCancel(): void {
    this.#isHeld = false;
    // No click follows: the next one is meant.
    this.#isSpent = false;
    if (!this.#drawn) return;
    this.#drawn = null;
    this.#redraw(this.#table.picture.pace());
  }

  onCardClick(card: Card, action: Action | null, event: MouseEvent): void {
    const { actions, element } = this.#table;
    const isPointed = isByPointer(event);
    if (isPointed && this.#isSpent) return;
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

  /** With the next frame, once for all that has happened until then. */
  #redrawSoon(pace: () => number): void {
    this.#window.cancelAnimationFrame(this.#frame);
    this.#frame = this.#window.requestAnimationFrame(() => this.#redraw(pace()));
  }

  /** The cards from left to right, as they are shown. */
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
    // The page may have refused it: it goes back.
    if (this.#order.includes(card)) this.#redraw(this.#table.picture.pace());
  }

  #drop(card: Card, isUp: boolean): void {
    this.#drawn = null;
    this.#window.cancelAnimationFrame(this.#frame);
    const held = this.#presenter.model.hand.find((other) => other.card === card);
    if (isUp && held?.action) return void this.#play(card, held.action);
    this.#redraw(this.#table.picture.pace());
    if (isUp && held) void this.#table.actions.refuseCard(card);
  }

  /** Which place in the hand a card has come to that was drawn so far. */
  #placeUnder({ card, order }: Grip, across: number): number {
    const { layout } = this.#presenter.model;
    const lefts = handPlaces(layout, order.length, this.#table.element.preferences.of('handed')).map(
      ({ box }) => box.x,
    );
    const now = (lefts[order.indexOf(card)] ?? 0) + across;
    const distances = lefts.map((left) => Math.abs(left - now));
    return distances.indexOf(Math.min(...distances));
  }

  #isDrawnUp(y: number): boolean {
    return y < -PLAYED_ABOVE * this.#presenter.model.layout.handCard.height;
  }
}
