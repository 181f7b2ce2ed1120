import { html, nothing, type TemplateResult } from 'lit';
import { classMap } from 'lit/directives/class-map.js';
import { repeat } from 'lit/directives/repeat.js';
import { suitOf } from '../../rules/card.js';
import type { HandCard } from '../../table/model.js';
import { hintMark, isHinted } from './hint.js';
import { bothNames, type TemplateData } from './template-data.js';
import { onBox, placed } from './placed.js';

const handCard = (data: TemplateData, { card, place, role, action }: HandCard, asked: boolean): TemplateResult => {
  const { messages, act, refuseCard } = data;
  const roleName = role === null ? '' : messages[`role-${role}`];
  const hinted = isHinted(data, action);
  const label = [
    messages.card(card),
    roleName,
    asked && !action ? messages['cannot-play'] : '',
    hinted ? messages['hint-mark'] : '',
  ]
    .filter(Boolean)
    .join(', ');
  // What a card is called under the announcement stands above it, not on it; trumps are told by their suit.
  const tab = role !== null && role !== 'trumpf';
  return html`<button
    class=${classMap({ card: true, hinted })}
    part="card"
    data-card=${card}
    aria-label=${label}
    title=${bothNames(data, (of) => of.card(card), suitOf(card))}
    aria-disabled=${action ? 'false' : 'true'}
    @click=${() => (action ? act(action) : refuseCard())}
    ${placed(onBox(place.box, place.turn))}
  >
    ${tab ? html`<span class="role" aria-hidden="true">${roleName}</span>` : nothing}${hinted ? hintMark : nothing}
  </button>`;
};

const moveBetweenCards = (event: KeyboardEvent): void => {
  const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };
  const step = steps[event.key];
  const cards = [...(event.currentTarget as HTMLElement).querySelectorAll<HTMLElement>('.card')];
  const at = cards.indexOf(event.target as HTMLElement);
  if (!step || at === -1) return;
  event.preventDefault();
  cards[(at + step + cards.length) % cards.length]?.focus();
};

/** The cards of the viewer's hand, as buttons. */
export const hand = (data: TemplateData): TemplateResult =>
  html`<div
    class="hand"
    part="hand"
    role="group"
    aria-label=${data.model.people.seated ? data.messages['label-hand'] : nothing}
    @keydown=${moveBetweenCards}
  >
    ${repeat(
      data.model.hand,
      ({ card }) => card,
      (card) => handCard(data, card, data.model.asked),
    )}
  </div>`;
