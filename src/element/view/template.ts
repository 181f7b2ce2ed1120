import { html, nothing, type TemplateResult } from 'lit';
import { classMap } from 'lit/directives/class-map.js';
import { repeat } from 'lit/directives/repeat.js';
import { unsafeHTML } from 'lit/directives/unsafe-html.js';
import type { Action } from '../../game/action.js';
import type { Messages } from '../../i18n/de/table.js';
import { say } from '../../i18n/text.js';
import { suitOf } from '../../rules/card.js';
import type { Choice } from '../../table/choices.js';
import type { HandCard, SeatModel } from '../../table/model.js';
import { nameOf } from '../../table/people.js';
import { struckStroke } from './chalk-sign.js';
import { hintButton, hintMark, hintSentence, isHinted, isHintShown, reviewButton } from './hint.js';
import { logIcon, signalIcon, trickIcon } from './icons.js';
import { panelTemplate } from './panel.js';
import { bothNames, suitSign, type Panel, type TemplateData } from './template-data.js';
import { onBox, placed, px } from './placed.js';
import { scoreChip, slate } from './score.js';

const keyOf = (action: Action): string => JSON.stringify(action);

const pictures = ({ model, faces, pixelRatio }: TemplateData): TemplateResult =>
  html`<div class="cards" aria-hidden="true">
    ${repeat(
      model.picture.cards,
      (card) => card.key,
      (card) =>
        html`<div
          class=${classMap({ picture: true, dimmed: card.mark === 'dimmed' })}
          ${placed(onBox(card.box, card.turn))}
        >
          ${unsafeHTML(faces.svg(card.face, card.box.width * pixelRatio))}
        </div>`,
    )}
  </div>`;

const announcementChip = (data: TemplateData): TemplateResult => {
  const { model, messages } = data;
  const { schlag, trumpf } = model.announcement;
  return html`<div class="chip announcement" role="group" aria-label=${messages['label-announcement']}>
    ${schlag ? html`<span class="schlag" title=${bothNames(data, (of) => of.schlag(schlag))}>${messages['word-schlag']} <strong>${messages.schlag(schlag)}</strong></span>` : html`<span class="told">${model.secret ? messages.secret : trumpf ? '' : messages['not-announced']}</span>`}
    ${trumpf ? html`<span class="trumpf" title=${bothNames(data, (of) => of.suit(trumpf), trumpf)}>${messages['word-trumpf']} ${suitSign(data, trumpf)} <strong>${messages.suit(trumpf)}</strong></span>` : nothing}
    ${(schlag && trumpf) || model.secret ? html`<span class="told">${say(messages, { key: 'value', params: { value: model.value } })}</span>` : nothing}
    ${model.peeked && !schlag ? html`<span class="told">${say(messages, { key: 'bottom-card', params: { card: model.peeked } })}</span>` : nothing}
  </div>`;
};

const tools = ({ model, messages, panel, showPanel }: TemplateData): TemplateResult => {
  const tool = (name: Panel, label: string, icon: TemplateResult) =>
    html`<button
      class="tool"
      part="button"
      data-panel=${name}
      aria-label=${label}
      title=${label}
      aria-expanded=${panel === name}
      @click=${() => showPanel(panel === name ? null : name)}
    >
      ${icon}
    </button>`;
  return html`<div class="tools">
    ${model.signals ? tool('signals', messages['label-signals'], signalIcon) : nothing}
    ${tool('last-trick', messages['label-last-trick'], trickIcon)} ${tool('log', messages['label-log'], logIcon)}
  </div>`;
};

const seatPlate = (
  messages: Messages,
  { seat, position, name, at, cards, dealer, forehand, alone, gestrichen, over, open, due, said }: SeatModel,
): TemplateResult => {
  const facts = [
    say(messages, { key: 'holds-cards', params: { count: cards } }),
    forehand && messages.forehand,
    gestrichen && messages.gestrichen,
    open && say(messages, { key: 'open-hand', params: { cards: open } }),
    due && messages['to-act'],
  ].filter(Boolean);
  return html`<li
    class=${classMap({ seat: true, [position]: true, dealer, alone, gestrichen, over, due, talks: said !== null })}
    part="seat"
    data-seat=${seat}
    ${placed({ left: px(at.x), top: px(at.y) })}
  >
    ${dealer ? html`<span class="mark" title=${messages.dealer}><span aria-hidden="true">${messages['dealer-mark']}</span><span class="sr-only">${messages.dealer}</span></span>` : nothing}
    <span class="name">${name}${gestrichen ? struckStroke : nothing}</span
    >${alone ? html`<span class="alone"> ${messages.alone}</span>` : nothing}<span class="sr-only"
      >, ${facts.join(', ')}</span
    >
    ${said ? html`<span class="speech">${say(messages, said)}</span>` : nothing}
  </li>`;
};

/** The trick that stays open, for those who cannot see it. */
const openTrickList = ({ model, messages }: TemplateData): TemplateResult | typeof nothing =>
  model.openTrick
    ? html`<ol class="open-trick sr-only" aria-label=${messages['label-open-trick']}>
        ${model.openTrick.cards.map(({ seat, card }) => html`<li data-card=${card}>${say(messages, { key: 'played-by', params: { name: nameOf(model.people, seat), card } })}</li>`)}
      </ol>`
    : nothing;

const trickList = ({ model, messages }: TemplateData): TemplateResult =>
  html`<ol class="trick sr-only" aria-label=${messages['label-trick']}>
    ${model.trick.map(
      ({ seat, card }) =>
        html`<li data-seat=${seat} data-card=${card}>
          ${say(messages, { key: 'played-by', params: { name: nameOf(model.people, seat), card } })}
        </li>`,
    )}
  </ol>`;

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

const hand = (data: TemplateData): TemplateResult =>
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

const choiceButton = (data: TemplateData, { action, label, primary }: Choice): TemplateResult => {
  const { messages, act } = data;
  const tip =
    label.kind === 'schlag'
      ? bothNames(data, (of) => of.schlag(label.schlag))
      : label.kind === 'suit'
        ? bothNames(data, (of) => of.suit(label.suit), label.suit)
        : nothing;
  const content =
    label.kind === 'text'
      ? say(messages, label.text)
      : label.kind === 'schlag'
        ? html`<span class="letter" aria-hidden="true"
              >${label.schlag === 'weli' ? 'W' : data.deck.letter(label.schlag)}</span
            ><span>${messages.schlag(label.schlag)}</span>`
        : html`${suitSign(data, label.suit)}<span>${messages.suit(label.suit)}</span>`;
  const hinted = isHinted(data, action);
  return html`<button
    class=${classMap({ button: true, primary, hinted })}
    part="button"
    data-action=${action.type}
    title=${tip}
    @click=${() => act(action)}
  >
    ${content}${hinted ? html`${hintMark}<span class="sr-only">, ${messages['hint-mark']}</span>` : nothing}
  </button>`;
};

/** Where the prompt covers the viewer's own plate, it says itself what stands there. */
const ownMarks = ({ model, messages }: TemplateData): TemplateResult | typeof nothing => {
  const own = model.seats.find(({ position, over }) => position === 'bottom' && !over);
  if (!own?.dealer && !own?.alone) return nothing;
  return html`<span class="own" aria-hidden="true"
    >${own.dealer ? html`<span class="mark">${messages['dealer-mark']}</span>` : nothing}${own.name}${own.alone ? html`<span class="alone">${messages.alone}</span>` : nothing}</span
  >`;
};

/** Above its choices the prompt says what is asked; without any, who is awaited. */
const prompt = (data: TemplateData): TemplateResult => {
  const { model, messages, notice } = data;
  const { choices: box } = model.layout;
  const of = (kind: Choice['label']['kind']) => model.choices.filter(({ label }) => label.kind === kind);
  const group = (choices: readonly Choice[], name: string) =>
    choices.length > 0
      ? html`<div class="choices ${name}">
          ${repeat(
            choices,
            ({ action }) => keyOf(action),
            (choice) => choiceButton(data, choice),
          )}
        </div>`
      : nothing;
  const sentences = notice === null ? model.status.map((text) => say(messages, text)) : [notice];
  return html`<section
    class="prompt"
    part="dialog"
    aria-label=${messages[model.people.seated ? 'label-choices' : 'label-course']}
    tabindex="-1"
    ${placed({ left: px(box.x), width: px(box.width), bottom: px(model.layout.height - box.y - box.height) })}
  >
    <div
      class=${classMap({ sheet: true, marked: ownMarks(data) !== nothing, telling: isHintShown(data), choosing: model.choices.length > 0, broad: model.choices.some(({ label }) => label.kind !== 'text') })}
    >
      ${ownMarks(data)}
      <div class="asked">
        <p class="status" part="status">${sentences.map((sentence) => html`<span>${sentence}</span> `)}</p>
        ${hintButton(data)} ${reviewButton(data)}
      </div>
      ${hintSentence(data)} ${group(of('schlag'), 'ranks')} ${group(of('suit'), 'suits')} ${group(of('text'), 'words')}
    </div>
  </section>`;
};

/** A table in one moment. Cards on the canvas are told again here, for those who cannot see it. */
export const tableTemplate = (data: TemplateData): TemplateResult => {
  const { model, messages, cardsInDom, panel } = data;
  const { layout } = model;
  return html`
    ${cardsInDom ? pictures(data) : nothing}
    <div class=${layout.form} ?inert=${panel !== null}>
      <div class="bar" ${placed(onBox(layout.bar))}>
        ${layout.slate ? nothing : scoreChip(data)} ${announcementChip(data)}
        <slot name="toolbar"></slot>
        ${tools(data)}
      </div>
      ${layout.slate ? slate(data) : nothing}
      <ul class="seats" aria-label=${messages['label-seats']}>
        ${repeat(
          model.seats,
          ({ seat }) => seat,
          (seat) => seatPlate(messages, seat),
        )}
      </ul>
      ${trickList(data)} ${openTrickList(data)} ${prompt(data)} ${hand(data)}
    </div>
    ${panelTemplate(data)}
  `;
};
