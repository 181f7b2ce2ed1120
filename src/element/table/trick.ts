import { html, nothing, type TemplateResult } from 'lit';
import { classMap } from 'lit/directives/class-map.js';
import { eachOf } from './view/each-of.js';
import { unsafeHTML } from 'lit/directives/unsafe-html.js';
import { say } from '../../i18n/text.js';
import { nameOf } from '../../table/people.js';
import { rankOf, suitOf, WELI } from '../../rules/card.js';
import { suitSign, type TemplateTopics } from './template-data.js';
import { onBox, placed, px } from './view/placed.js';
import { roleWord } from './view/role-word.js';

/** The cards on the table as images, for a table without a canvas. */
export const pictures = ({ model, cards: { images, pixelRatio } }: TemplateTopics<'cards' | 'model'>): TemplateResult =>
  html`<div class="cards" aria-hidden="true">
    ${eachOf(
      model.picture.cards,
      (card) => card.key,
      (card) =>
        html`<div
          class=${classMap({ picture: true, dimmed: card.mark === 'dimmed', winning: card.mark === 'winning' })}
          ${placed(onBox(card.box, card.turn))}
        >
          ${unsafeHTML(images.svg(card.cardFace, card.box.width * pixelRatio))}
        </div>`,
    )}
  </div>`;

/** The trick, for screen readers. */
export const trickList = ({ model, texts: { messages } }: TemplateTopics<'model' | 'texts'>): TemplateResult =>
  html`<ol class="trick sr-only" aria-label=${messages['label-trick']}>
    ${model.trick.map(
      ({ seat, card, role, won }) =>
        html`<li data-seat=${seat} data-card=${card}>
          ${[
            say(messages, { key: 'played-by', params: { name: nameOf(model.people, seat), card } }),
            roleWord(messages, role, card),
            won ? messages['wins-trick'] : '',
          ]
            .filter(Boolean)
            .join(', ')}
        </li>`,
    )}
  </ol>`;

/** Labels with the roles of the cards in the trick. Trumpf cards have no label, because the suit shows their role. */
export const trickMarks = ({ model, texts: { messages } }: TemplateTopics<'model' | 'texts'>): TemplateResult => {
  // An open hand at the top stays readable if the top card's label is next to its card.
  const besideHand = model.seats.some(({ position, open }) => position === 'top' && open !== null);
  return html`<div class="trick-marks" aria-hidden="true">
    ${eachOf(
      model.trick.filter(({ role }) => role !== null && role !== 'trumpf'),
      ({ card }) => card,
      ({ card, position, place, role, won }) =>
        html`<div
          class=${classMap({ of: true, [position]: true, won, beside: besideHand })}
          data-role-of=${card}
          ${placed(onBox(place.box))}
        >
          <span class="term" data-term=${role}>${roleWord(messages, role, card)}</span>
        </div>`,
    )}
  </div>`;
};

/** The players' names below the open trick's cards. Each name is as wide as the visible section of its card. */
export const openTrickMarks = ({
  model: { openTrick, picture, people },
}: TemplateTopics<'model'>): TemplateResult | typeof nothing => {
  if (!openTrick) return nothing;
  const placedCards = openTrick.cards.flatMap(({ seat, card }) => {
    const found = picture.cards.find(({ cardFace }) => cardFace === card);
    return found ? [{ seat, box: found.box }] : [];
  });
  const wide = Math.abs((placedCards[1]?.box.x ?? 0) - (placedCards[0]?.box.x ?? 0)) - 2;
  return html`<div class="open-marks" aria-hidden="true">
    ${placedCards.map(
      ({ seat, box }) =>
        html`<span
          class=${seat === openTrick.winner ? 'won' : ''}
          dir="auto"
          ${placed({ left: px(box.x + (box.width - wide) / 2), top: px(box.y + box.height), width: px(wide) })}
          >${nameOf(people, seat)}</span
        >`,
    )}
  </div>`;
};

/** The open trick, for screen readers. */
export const openTrickList = ({
  model,
  texts: { messages },
}: TemplateTopics<'model' | 'texts'>): TemplateResult | typeof nothing =>
  model.openTrick
    ? html`<ol class="open-trick sr-only" aria-label=${messages['label-open-trick']}>
        ${model.openTrick.cards.map(({ seat, card }) => html`<li data-card=${card}>${say(messages, { key: 'played-by', params: { name: nameOf(model.people, seat), card } })}</li>`)}
      </ol>`
    : nothing;

/** Turn, in degrees, from which a card lies across. */
const ACROSS_DEG = 45;

/** The label on the stock of a viewer who has seen its bottom card: the card's letter and sign, which that card hides. */
export const stockMark = (data: TemplateTopics<'cards' | 'model' | 'texts'>): TemplateResult | typeof nothing => {
  const { model, cards, texts } = data;
  const { peeked } = model;
  const stock = model.picture.cards.filter(({ key }) => key.startsWith('pack-')).at(-1);
  if (!peeked || !stock || stock.cardFace) return nothing;
  const { box, turn } = stock;
  return html`<div class="stock-mark" aria-hidden="true" ${placed(onBox(box))}>
    <span
      class="term"
      data-term="unterste"
      title=${say(texts.messages, { key: 'bottom-card', params: { card: peeked } })}
      ${placed({ width: px(Math.abs(turn) > ACROSS_DEG ? box.height : box.width) })}
      >${peeked === WELI ? 'W' : cards.deck.letter(rankOf(peeked))}${suitSign(data, suitOf(peeked))}</span
    >
  </div>`;
};
