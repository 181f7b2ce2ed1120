import { html, type TemplateResult } from 'lit';
import { unsafeHTML } from 'lit/directives/unsafe-html.js';
import type { Messages } from '../../../i18n/de/table.js';
import type { OrderTexts } from '../../../i18n/glossary.js';
import type { Language } from '../../../i18n/languages.js';
import { loadGuide } from '../../../i18n/load-guide.js';
import type { Lesson, LessonEnd } from '../../../lessons/lesson.js';
import { suitOf } from '../../../rules/card.js';
import { itemAt } from '../../../rules/item-at.js';
import { defineRules } from '../../../rules/variants.js';
import { groupsOf, type OrderGroup } from '../../../table/card-order.js';
import { adoptStyles } from '../../shell/adopt-styles.js';
import type { ElementHost } from '../../shell/host.js';
import type { TemplateTopics } from '../../table/template-data.js';
import { orderStyles } from './lesson-order-styles.js';

type OrderData = TemplateTopics<'cards' | 'texts'>;

/** Renders the order of the cards. */
export type OrderTemplate = (data: OrderData) => TemplateResult;

/** Maximum width of a card, in CSS pixels. */
const CARD_PX = 48;

/**
 * Returns the groups from the highest to the lowest. The last group is one suit as an example: bells, which end with
 * the Weli, unless bells are the Trumpf.
 */
const groupsFor = (
  { variant = 'suedtirol', rules }: Lesson,
  order: LessonEnd['order'] & object,
): readonly OrderGroup[] => {
  const groups = groupsOf(defineRules(variant, rules), order);
  const ranked = groups.filter(({ kind }) => kind !== 'suit');
  const plain = groups.filter(({ kind }) => kind === 'suit').at(-1);
  return plain ? [...ranked, plain] : ranked;
};

const groupTemplate = (
  { cards: { images, pixelRatio }, texts: { messages } }: OrderData,
  texts: OrderTexts,
  { kind, tiers }: OrderGroup,
): TemplateResult => {
  const cards = tiers.flat();
  return html`<div class="group" data-group=${kind}>
    <h4>${kind === 'suit' ? texts.example({ suit: suitOf(itemAt(cards, 0)) }) : texts.groups[kind]}</h4>
    <ol>
      ${cards.map((card) => html`<li data-card=${card}><span aria-hidden="true">${unsafeHTML(images.svg(card, CARD_PX * pixelRatio))}</span><span class="sr-only">${messages.card(card)}</span></li>`)}
    </ol>
  </div>`;
};

/** Adds the styles for the order of the cards until the signal aborts. */
export const adoptOrderStyles = (host: ElementHost, signal: AbortSignal): void =>
  adoptStyles(host, [orderStyles], signal);

/**
 * Loads the texts for the order of the cards with this announcement.
 * @param look the language, and the texts with the names of the cards
 */
export const createOrder = async (
  lesson: Lesson,
  order: LessonEnd['order'] & object,
  look: { readonly language: Language; readonly messages: Messages },
): Promise<OrderTemplate> => {
  const guide = await loadGuide(look.language);
  const groups = groupsFor(lesson, order);
  return (data) => {
    const texts = guide.orderIn(look.messages);
    return html`<section class="order" lang=${guide.language}>
      <p>${texts.known(order)}</p>
      <div class="groups">${groups.map((group) => groupTemplate(data, texts, group))}</div>
    </section>`;
  };
};
