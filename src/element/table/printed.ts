import { html, nothing, type TemplateResult } from 'lit';
import { unsafeHTML } from 'lit/directives/unsafe-html.js';
import { say } from '../../i18n/text.js';
import type { Card } from '../../rules/card.js';
import type { Seat } from '../../rules/seats.js';
import { nameOf } from '../../table/people.js';
import { nameOfSide } from './score/score.js';
import { suitSign, type TemplateTopics } from './template-data.js';
import { scoreTable } from './score/score-table.js';

/** The width of printed cards in device pixels, large enough for all details. */
const PRINTED_CARD_PX = 300;

/** Cards in a row, each with its name and the player who played it. A null card is unknown to the viewer. */
const cards = (
  { model, texts: { messages }, cards: { images } }: TemplateTopics<'cards' | 'model' | 'texts'>,
  shown: readonly { readonly card: Card | null; readonly seat?: Seat }[],
): TemplateResult => {
  const captionOf = (card: Card | null, seat?: Seat): string => {
    if (card === null) return messages['hidden-card'];
    if (seat === undefined) return messages.card(card);
    return say(messages, { key: 'played-by', params: { name: nameOf(model.people, seat), card } });
  };
  return html`<div class="row">
    ${shown.map(
      ({ card, seat }) =>
        html`<figure data-card=${card ?? ''}>
          ${unsafeHTML(images.svg(card, PRINTED_CARD_PX))}
          <figcaption>${captionOf(card, seat)}</figcaption>
        </figure>`,
    )}
  </div>`;
};

const part = (heading: string, content: TemplateResult): TemplateResult =>
  html`<section>
    <h3 dir="auto">${heading}</h3>
    ${content}
  </section>`;

const announced = (data: TemplateTopics<'cards' | 'model' | 'texts'>): TemplateResult => {
  const {
    model,
    texts: { messages },
  } = data;
  const { schlag, trumpf } = model.announcement ?? {};
  const names = [
    ...(schlag ? [html`${messages['word-schlag']} <strong>${messages.schlag(schlag)}</strong>`] : []),
    ...(trumpf
      ? [html`${messages['word-trumpf']} ${suitSign(data, trumpf)} <strong>${messages.suit(trumpf)}</strong>`]
      : []),
  ];
  const all = [
    ...(names.length > 0 ? names : [messages[model.secret ? 'secret' : 'not-announced']]),
    ...(model.stakes ? [say(messages, model.stakes.value)] : []),
  ];
  return html`<p>${all.map((one, index) => html`${index > 0 ? ', ' : ''}${one}`)}</p>`;
};

/** The open cards, by player; after the end of the hand, the cards that each player held. */
const hands = (data: TemplateTopics<'cards' | 'model' | 'texts'>): readonly TemplateResult[] => {
  const {
    model,
    texts: { messages },
  } = data;
  const { people, wholeHand } = model;
  const hand = (name: string, held: readonly (Card | null)[]): TemplateResult =>
    part(
      name,
      cards(
        data,
        held.map((card) => ({ card })),
      ),
    );
  if (wholeHand)
    return wholeHand.seats.map(({ name, cards: held }) =>
      hand(
        name,
        held.map(({ card }) => card),
      ),
    );
  const label = people.seated ? messages['label-hand'] : nameOf(people, people.viewer);
  const own = model.hand.map(({ card }) => card);
  return [
    ...(own.length > 0 ? [hand(label, own)] : []),
    ...model.seats.flatMap(({ name, open }) => (open ? hand(name, open) : [])),
  ];
};

/** The printed table: the score, the announcement, and the hands that the viewer knows. */
export const printed = (data: TemplateTopics<'cards' | 'model' | 'picture' | 'texts'>): TemplateResult => {
  const {
    model,
    texts: { messages },
  } = data;
  const [trick, open] = [model.trick, model.openTrick?.cards ?? []];
  return html`<div class="printed">
    <h2>${messages.title}</h2>
    <p class="sum">
      ${model.sides.map((side) => html`<span dir="auto">${nameOfSide(messages, side)} <strong>${side.score}</strong></span>`)}
      <span>${say(messages, { key: 'target', params: { target: model.target } })}</span>
    </p>
    ${part(messages['label-slate'], html`<div class="schrift">${scoreTable(data)}</div>`)}
    ${part(messages['label-announcement'], announced(data))} ${hands(data)}
    ${trick.length > 0 ? part(messages['label-trick'], cards(data, trick)) : nothing}
    ${open.length > 0 ? part(messages['label-open-trick'], cards(data, open)) : nothing}
  </div>`;
};
