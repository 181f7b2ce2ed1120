import { html, nothing, type TemplateResult } from 'lit';
import { classMap } from 'lit/directives/class-map.js';
import { unsafeHTML } from 'lit/directives/unsafe-html.js';
import type { Explanation } from '../../../explain/explain.js';
import type { Block } from '../../../explain/section.js';
import type { OrderTexts } from '../../../i18n/glossary.js';
import type { Card } from '../../../rules/card.js';
import type { CardOrder, OrderGroup } from '../../../table/card-order.js';
import { suitSign, type TemplateTopics } from '../../table/template-data.js';

/** Data for the rules page. */
export interface RulesData extends TemplateTopics<'cards' | 'texts'> {
  readonly explanation: Explanation;
  /** The language of the texts. */
  readonly language: string;
  /** The current card order; null if no game is running. */
  readonly order: { readonly cards: CardOrder; readonly texts: OrderTexts; readonly blind: boolean } | null;
  /** Returns the SVG source of a card at the size used on the rules page. */
  readonly cardSvg: (card: Card) => string;
}

/** A card in an example. `won` highlights the winning card. `off` dims a card that counts less or cannot be played. */
const picture = (
  { cardSvg, texts: { messages } }: RulesData,
  card: Card,
  mark: 'won' | 'off' | '' = '',
): TemplateResult =>
  html`<span class="card-image ${mark}" data-card=${card} title=${messages.card(card)} aria-hidden="true"
    >${unsafeHTML(cardSvg(card))}</span
  >`;

const row = (...cards: readonly TemplateResult[]): TemplateResult => html`<p class="card-row">${cards}</p>`;

const example = (data: RulesData, block: Exclude<Block, { type: 'paragraph' | 'list' }>): TemplateResult => {
  const told = html`<p>${data.texts.markTerms(block.text)}</p>`;
  switch (block.type) {
    case 'tiers':
      return html`${told}
        <ol class="tiers">
          ${block.tiers.map((tier) => html`<li>${tier.map((card) => picture(data, card))}<span class="sr-only">${tier.map(data.texts.messages.card).join(', ')}</span></li>`)}
        </ol>`;
    case 'trick':
      return html`${told}${row(...block.cards.map((card, index) => picture(data, card, index === block.winner ? 'won' : '')))}`;
    case 'hand':
      return html`${told}${row(picture(data, block.lead), html`<span class="then" aria-hidden="true">→</span>`, ...block.hand.map((card) => picture(data, card, block.playable.includes(card) ? '' : 'off')))}`;
  }
};

const blockOf = (data: RulesData, block: Block): TemplateResult => {
  if (block.type === 'paragraph') return html`<p>${data.texts.markTerms(block.text)}</p>`;
  if (block.type === 'list')
    return html`<ul>
      ${block.items.map((item) => html`<li>${data.texts.markTerms(item)}</li>`)}
    </ul>`;
  return example(data, block);
};

/** A card in the order, marked if it is in the viewer's hand or has been played. */
const placeOf = (data: RulesData, { own, played }: CardOrder, texts: OrderTexts, card: Card): TemplateResult => {
  const [isOwn, isGone] = [own.includes(card), played.includes(card)];
  const name = data.texts.messages.card(card);
  const told = isOwn ? `${name} (${texts.own})` : isGone ? `${name} (${texts.gone})` : name;
  return html`<li class=${classMap({ held: isOwn, fallen: isGone })} data-card=${card}>
    <span aria-hidden="true" title=${name}>${unsafeHTML(data.cardSvg(card))}</span><span class="sr-only">${told}</span>
  </li>`;
};

const groupOf = (data: RulesData, cards: CardOrder, texts: OrderTexts, { kind, tiers }: OrderGroup): TemplateResult => {
  const all = tiers.flat();
  const suit = all[0]?.[0] as 'E' | 'L' | 'H' | 'S';
  const name =
    kind === 'suit'
      ? html`${suitSign(data, suit)} ${data.texts.messages.suit(suit)}`
      : data.texts.markTerms(texts.groups[kind]);
  return html`<div class="group" data-group=${kind}>
    <h5>${name}</h5>
    <ol>
      ${all.map((card) => placeOf(data, cards, texts, card))}
    </ol>
  </div>`;
};

const knownOf = (texts: OrderTexts, { schlag, trumpf }: CardOrder, blind: boolean): string => {
  if (schlag && trumpf) return texts.known({ schlag, trumpf });
  if (schlag) return texts.onlySchlag({ schlag });
  if (trumpf) return texts.onlyTrumpf({ trumpf });
  return blind ? texts.secret : texts.open;
};

/** The list of all cards, from the highest to the lowest. */
const orderOf = (data: RulesData): TemplateResult | typeof nothing => {
  if (!data.order) return nothing;
  const { cards, texts, blind } = data.order;
  const ranked = cards.groups.filter(({ kind }) => kind !== 'suit');
  const suits = cards.groups.filter(({ kind }) => kind === 'suit');
  return html`<section class="order">
    <h4>${texts.heading}</h4>
    <p>${data.texts.markTerms(knownOf(texts, cards, blind))}</p>
    <div class="groups">${ranked.map((group) => groupOf(data, cards, texts, group))}</div>
    ${cards.schlag && cards.trumpf ? html`<p>${texts.suits}</p>` : nothing}
    <div class="groups">${suits.map((group) => groupOf(data, cards, texts, group))}</div>
    <p class="small">${texts.legend}</p>
  </section>`;
};

/** The current table's rules, with the current card order. */
export const rulesTemplate = (data: RulesData): TemplateResult => {
  const { title, sections } = data.explanation;
  return html`<div class="book" tabindex="0" lang=${data.language}>
    <p class="of-what">${title}</p>
    ${orderOf(data)}
    ${sections.map(
      ({ id, heading, blocks }) =>
        html`<section data-section=${id}>
          <h4>${data.texts.markTerms(heading)}</h4>
          ${blocks.map((block) => blockOf(data, block))}
        </section>`,
    )}
  </div>`;
};
