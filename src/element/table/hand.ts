import { html, nothing, type TemplateResult } from 'lit';
import { classMap } from 'lit/directives/class-map.js';
import { eachOf } from './view/each-of.js';
import { suitOf, type Card } from '../../rules/card.js';
import type { HandCard } from '../../table/model.js';
import { nameOf } from '../../table/people.js';
import { isRecommended, recommendedMark } from './recommended.js';
import { bothNames, type TemplateTopics } from './template-data.js';
import { onBox, placed } from './view/placed.js';
import { roleWord } from './view/role-word.js';

const handCard = (
  data: TemplateTopics<'advice' | 'input' | 'texts'>,
  { card, place, role, action: legalAction }: HandCard,
  isOwnTurn: boolean,
): TemplateResult => {
  const {
    texts: { messages },
    input: { gestures },
  } = data;
  const action = data.input.halt ? null : legalAction;
  const roleName = roleWord(messages, role, card);
  const hinted = isRecommended(data, action);
  const label = [
    messages.card(card),
    roleName,
    isOwnTurn && !action ? messages['cannot-play'] : '',
    hinted ? messages['hint-mark'] : '',
  ]
    .filter(Boolean)
    .join(', ');
  // The tab above a card shows its role under the announcement. Trumpf cards need no tab, because the suit shows their role.
  const tab = role !== null && role !== 'trumpf';
  return html`<button
    class=${classMap({ card: true, hinted })}
    part="card"
    data-card=${card}
    aria-label=${label}
    title=${bothNames(data, (of) => of.card(card), suitOf(card))}
    aria-disabled=${action ? 'false' : 'true'}
    @click=${(event: MouseEvent) => gestures.onCardClick(card, action, event)}
    ${placed(onBox(place.box, place.turn))}
  >
    ${tab ? html`<span class="role" aria-hidden="true">${roleName}</span>` : nothing}${hinted ? recommendedMark : nothing}
  </button>`;
};

/** Handles keys in the hand: arrow keys move the focus from card to card, and Shift with an arrow key moves the card. */
const moveBetweenCards = (event: KeyboardEvent, { input: { gestures } }: TemplateTopics<'input'>): void => {
  if (event.key === 'Escape') gestures.lowerCard();
  const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };
  const step = steps[event.key];
  const cards = [...(event.currentTarget as HTMLElement).querySelectorAll<HTMLElement>('.card')];
  const at = cards.indexOf(event.target as HTMLElement);
  if (!step || at === -1) return;
  event.preventDefault();
  if (event.shiftKey) return gestures.moveCard(cards[at]?.dataset.card as Card, step);
  cards[(at + step + cards.length) % cards.length]?.focus();
};

/** A card in the hand that cannot be played. */
const shownCard = (data: TemplateTopics<'texts'>, { card, place, role }: HandCard): TemplateResult => {
  const { messages } = data.texts;
  const roleName = roleWord(messages, role, card);
  return html`<div
    class="card"
    part="card"
    role="img"
    data-card=${card}
    aria-label=${[messages.card(card), roleName].filter(Boolean).join(', ')}
    title=${bothNames(data, (of) => of.card(card), suitOf(card))}
    ${placed(onBox(place.box, place.turn))}
  >
    ${role !== null && role !== 'trumpf' ? html`<span class="role" aria-hidden="true">${roleName}</span>` : nothing}
  </div>`;
};

/** The hand at the bottom of the table as images, for a visitor who does not play it. */
const shownHand = (data: TemplateTopics<'model' | 'texts'>): TemplateResult => {
  const {
    model,
    texts: { messages },
  } = data;
  const { people } = model;
  const label = people.seated ? messages['label-hand'] : model.hand.length > 0 ? nameOf(people, people.viewer) : null;
  return html`<div class="hand" part="hand" role="group" aria-label=${label ?? nothing}>
    ${label === null ? nothing : html`<h3 class="sr-only">${label}</h3>`}
    ${eachOf(
      model.hand,
      ({ card }) => card,
      (card) => shownCard(data, card),
    )}
  </div>`;
};

/** The viewer's hand, with its cards as buttons. */
const playedHand = (data: TemplateTopics<'advice' | 'input' | 'model' | 'texts'>): TemplateResult => {
  const { gestures } = data.input;
  return html`<div
    class="hand"
    part="hand"
    role="group"
    aria-label=${data.texts.messages['label-hand']}
    @keydown=${(event: KeyboardEvent) => moveBetweenCards(event, data)}
    @pointerdown=${(event: PointerEvent) => gestures.onPointerDown(event)}
    @pointermove=${(event: PointerEvent) => gestures.onPointerMove(event)}
    @touchmove=${{ handleEvent: (event: TouchEvent) => gestures.onTouchMove(event), passive: false }}
    @pointerup=${(event: PointerEvent) => gestures.onPointerUp(event)}
    @pointercancel=${() => gestures.onPointerCancel()}
  >
    <h3 class="sr-only">${data.texts.messages['label-hand']}</h3>
    ${eachOf(
      data.model.hand,
      ({ card }) => card,
      (card) => handCard(data, card, data.model.isOwnTurn),
    )}
  </div>`;
};

/** The hand at the bottom of the table. */
export const hand = (data: TemplateTopics<'advice' | 'input' | 'model' | 'texts'>): TemplateResult =>
  !data.input.isPlayed || !data.model.people.seated ? shownHand(data) : playedHand(data);
