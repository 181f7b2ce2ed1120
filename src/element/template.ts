import { html, nothing, type TemplateResult } from 'lit';
import { classMap } from 'lit/directives/class-map.js';
import { repeat } from 'lit/directives/repeat.js';
import { unsafeHTML } from 'lit/directives/unsafe-html.js';
import type { Action } from '../game/action.js';
import { suitSvg } from '../deck/sign.js';
import type { Messages } from '../i18n/de.js';
import { say } from '../i18n/text.js';
import type { Choice } from '../table/choices.js';
import type { HandCard, SeatModel, TableModel } from '../table/model.js';
import type { Faces } from './faces.js';
import { closeIcon, logIcon, trickIcon } from './icons.js';
import { onBox, placed, px } from './placed.js';

export type Panel = 'log' | 'last-trick';

/** What a table is rendered from. */
export interface TableParts {
  readonly model: TableModel;
  readonly messages: Messages;
  readonly faces: Faces;
  /** Device pixels per CSS pixel. */
  readonly pixelRatio: number;
  readonly colourAid: boolean;
  /** Without canvas the cards are drawn in the DOM. */
  readonly cardsInDom: boolean;
  readonly panel: Panel | null;
  /** The log, asked for only while it is shown. */
  readonly log: () => readonly string[];
  /** Something to say that has no place in the game. */
  readonly notice: string | null;
  readonly act: (action: Action) => void;
  readonly refuseCard: () => void;
  readonly showPanel: (panel: Panel | null) => void;
}

const keyOf = (action: Action): string => JSON.stringify(action);

const pictures = ({ model, faces, pixelRatio }: TableParts): TemplateResult =>
  html`<div class="cards" aria-hidden="true">
    ${repeat(
      model.picture.cards,
      (card) => card.key,
      (card) =>
        html`<div class=${classMap({ picture: true, dimmed: card.mark === 'dimmed' })} ${placed(onBox(card.box, card.turn))}>
          ${unsafeHTML(faces.svg(card.face, card.box.width * pixelRatio))}
        </div>`,
    )}
  </div>`;

const sign = ({ colourAid }: TableParts, suit: Parameters<typeof suitSvg>[0]) => unsafeHTML(suitSvg(suit, { colourAid }));

interface SideNames {
  readonly ours: string;
  readonly theirs: string;
}

/** Two players score for themselves, four as we and they. */
const sideNamesOf = ({ seats, people }: TableModel, messages: Messages): SideNames =>
  seats.length === 2
    ? { ours: people.names[people.viewer], theirs: people.names[1 - people.viewer] }
    : { ours: messages.us, theirs: messages.them };

const scoreChip = ({ model, messages }: TableParts): TemplateResult => {
  const { score, gestrichen, tricks, target, bummerl } = model;
  const sideNames = sideNamesOf(model, messages);
  return html`<div class="chip score" part="score" role="group" aria-label=${messages['label-score']}>
    <span class="side">${sideNames.ours} ${bummerlDots(messages, bummerl.ours)}</span><span></span><span class="side">${sideNames.theirs} ${bummerlDots(messages, bummerl.theirs)}</span>
    <span class=${classMap({ points: true, ours: true, gestrichen: gestrichen.ours })}>${score.ours}</span><span>:</span>
    <span class=${classMap({ points: true, theirs: true, gestrichen: gestrichen.theirs })}>${score.theirs}</span>
    <span class="extra">${say(messages, { key: 'tricks', params: tricks })}<span class="roomy"> · ${say(messages, { key: 'target', params: { target } })}</span></span>
    ${strokes(messages, sideNames, gestrichen)}
  </div>`;
};

/** The Gestrichen strokes, for those who cannot see them. */
const strokes = (messages: Messages, names: SideNames, { ours, theirs }: TableModel['gestrichen']) =>
  ours || theirs
    ? html`<span class="sr-only">${[ours && names.ours, theirs && names.theirs].filter(Boolean).join(', ')}: ${messages.gestrichen}</span>`
    : nothing;

/** As many entries of the Schrift as the slate has lines; the last ones count. */
const SLATE_ROWS = 7;

const slate = ({ model, messages }: TableParts): TemplateResult => {
  const { rows, score, gestrichen, bummerl, target, tricks } = model;
  const sideNames = sideNamesOf(model, messages);
  const shown = rows.length > 0 ? rows.slice(-SLATE_ROWS) : [score];
  const lastOf = (side: 'ours' | 'theirs'): number => shown.map((row) => row[side] !== null).lastIndexOf(true);
  const [lastOurs, lastTheirs] = [lastOf('ours'), lastOf('theirs')];
  return html`<div class="slate" part="score" role="group" aria-label=${messages['label-score']} ${placed(onBox(model.layout.slate!))}>
    <span class="sr-only">${say(messages, { key: 'score-line', params: score })}</span>
    <table aria-hidden="true">
      <thead>
        <tr><th>${sideNames.ours}</th><th>${sideNames.theirs}</th></tr>
      </thead>
      <tbody>
        ${shown.map(
          (row, index) => html`<tr>
            <td><span class=${classMap({ gestrichen: gestrichen.ours && index === lastOurs })}>${row.ours ?? '–'}</span></td>
            <td><span class=${classMap({ gestrichen: gestrichen.theirs && index === lastTheirs })}>${row.theirs ?? '–'}</span></td>
          </tr>`,
        )}
        <tr class="rest"><td></td><td></td></tr>
      </tbody>
    </table>
    ${strokes(messages, sideNames, gestrichen)}
    <div class="foot">
      <span>${bummerlDots(messages, bummerl.ours)}</span>
      <span>${say(messages, { key: 'target', params: { target } })}</span>
      <span>${bummerlDots(messages, bummerl.theirs)}</span>
    </div>
    <div class="foot"><span>${say(messages, { key: 'tricks', params: tricks })}</span></div>
  </div>`;
};

/** A dot for each Bummerl, as on a slate. */
const bummerlDots = (messages: Messages, count: number) =>
  count > 0
    ? html`<span class="dots" aria-hidden="true">${'●'.repeat(count)}</span><span class="sr-only">${say(messages, { key: 'bummerl', params: { count } })}</span>`
    : nothing;

const announcementChip = (parts: TableParts): TemplateResult => {
  const { model, messages } = parts;
  const { schlag, trumpf } = model.announcement;
  return html`<div class="chip announcement" role="group" aria-label=${messages['label-announcement']}>
    ${schlag ? html`<span>${messages['word-schlag']} <strong>${messages.schlag(schlag)}</strong></span>` : html`<span>${messages['not-announced']}</span>`}
    ${trumpf ? html`<span>${messages['word-trumpf']} ${sign(parts, trumpf)} <strong>${messages.suit(trumpf)}</strong></span>` : nothing}
    ${schlag && trumpf ? html`<span>${say(messages, { key: 'value', params: { value: model.value } })}</span>` : nothing}
    ${model.peeked && !schlag ? html`<span>${say(messages, { key: 'bottom-card', params: { card: model.peeked } })}</span>` : nothing}
  </div>`;
};

const tools = ({ messages, panel, showPanel }: TableParts): TemplateResult => {
  const tool = (name: Panel, label: string, icon: TemplateResult) =>
    html`<button class="tool" part="button" data-panel=${name} aria-label=${label} title=${label} aria-expanded=${panel === name} @click=${() => showPanel(panel === name ? null : name)}>
      ${icon}
    </button>`;
  return html`<div class="tools">
    ${tool('last-trick', messages['label-last-trick'], trickIcon)} ${tool('log', messages['label-log'], logIcon)}
  </div>`;
};

const seatPlate = (messages: Messages, { seat, position, name, at, cards, dealer, forehand, due, said }: SeatModel): TemplateResult => {
  const facts = [
    say(messages, { key: 'holds-cards', params: { count: cards } }),
    forehand && messages.forehand,
    due && messages['to-act'],
  ].filter(Boolean);
  return html`<li
    class=${classMap({ seat: true, [position]: true, dealer, due, talks: said !== null })}
    part="seat"
    data-seat=${seat}
    ${placed({ left: px(at.x), top: px(at.y) })}
  >
    ${dealer ? html`<span class="mark" title=${messages.dealer}><span aria-hidden="true">${messages['dealer-mark']}</span><span class="sr-only">${messages.dealer}</span></span>` : nothing}
    <span class="name">${name}</span><span class="sr-only">, ${facts.join(', ')}</span>
    ${said ? html`<span class="speech">${say(messages, said)}</span>` : nothing}
  </li>`;
};

const trickList = ({ model, messages }: TableParts): TemplateResult =>
  html`<ol class="trick sr-only" aria-label=${messages['label-trick']}>
    ${model.trick.map(
      ({ seat, card }) => html`<li data-seat=${seat} data-card=${card}>${say(messages, { key: 'played-by', params: { name: model.people.names[seat], card } })}</li>`,
    )}
  </ol>`;

const handCard = ({ messages, act, refuseCard }: TableParts, { card, place, role, action }: HandCard, asked: boolean): TemplateResult => {
  const roleName = role === 'plain' ? '' : messages[`role-${role}`];
  const label = [messages.card(card), roleName, asked && !action ? messages['cannot-play'] : ''].filter(Boolean).join(', ');
  // What a card is called under the announcement stands above it, not on it; trumps are told by their suit.
  const tab = role === 'guter' || role === 'rechter' || role === 'linker';
  return html`<button
    class="card"
    part="card"
    data-card=${card}
    aria-label=${label}
    aria-disabled=${action ? 'false' : 'true'}
    @click=${() => (action ? act(action) : refuseCard())}
    ${placed(onBox(place.box, place.turn))}
  >
    ${tab ? html`<span class="role" aria-hidden="true">${roleName}</span>` : nothing}
  </button>`;
};

const moveBetweenCards = (event: KeyboardEvent): void => {
  const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };
  const step = steps[event.key];
  const cards = [...(event.currentTarget as HTMLElement).querySelectorAll<HTMLElement>('.card')];
  const at = cards.indexOf(event.target as HTMLElement);
  if (!step || at === -1) return;
  event.preventDefault();
  cards[(at + step + cards.length) % cards.length].focus();
};

const hand = (parts: TableParts): TemplateResult =>
  html`<div class="hand" part="hand" role="group" aria-label=${parts.messages['label-hand']} @keydown=${moveBetweenCards}>
    ${repeat(
      parts.model.hand,
      ({ card }) => card,
      (card) => handCard(parts, card, parts.model.asked),
    )}
  </div>`;

const choiceButton = (parts: TableParts, { action, label, primary }: Choice): TemplateResult => {
  const { messages, act } = parts;
  const content =
    label.kind === 'text'
      ? say(messages, label.text)
      : label.kind === 'schlag'
        ? html`<span class="letter" aria-hidden="true">${label.schlag === 'weli' ? 'W' : label.schlag}</span><span>${messages.schlag(label.schlag)}</span>`
        : html`${sign(parts, label.suit)}<span>${messages.suit(label.suit)}</span>`;
  return html`<button class=${classMap({ button: true, primary })} part="button" data-action=${action.type} @click=${() => act(action)}>${content}</button>`;
};

/** Above its choices the prompt says what is asked; without any, who is awaited. */
const prompt = (parts: TableParts): TemplateResult => {
  const { model, messages, notice } = parts;
  const { choices: box } = model.layout;
  const of = (kind: Choice['label']['kind']) => model.choices.filter(({ label }) => label.kind === kind);
  const group = (choices: readonly Choice[], name: string) =>
    choices.length > 0
      ? html`<div class="choices ${name}">${repeat(choices, ({ action }) => keyOf(action), (choice) => choiceButton(parts, choice))}</div>`
      : nothing;
  const sentences = notice === null ? model.status.map((text) => say(messages, text)) : [notice];
  return html`<section
    class="prompt"
    part="dialog"
    aria-label=${messages['label-choices']}
    tabindex="-1"
    ${placed({ left: px(box.x), width: px(box.width), bottom: px(model.layout.height - box.y - box.height) })}
  >
    <div class=${classMap({ sheet: true, choosing: model.choices.length > 0, broad: model.choices.some(({ label }) => label.kind !== 'text') })}>
      <p class="status" part="status">${sentences.map((sentence) => html`<span>${sentence}</span> `)}</p>
      ${group(of('schlag'), 'ranks')} ${group(of('suit'), 'suits')} ${group(of('text'), 'words')}
    </div>
  </section>`;
};

const lastTrick = ({ model, messages, faces, pixelRatio }: TableParts): TemplateResult => {
  const taken = model.lastTrick;
  if (!taken) return html`<p>${messages['no-last-trick']}</p>`;
  return html`<ol class="last">
    ${taken.cards.map(
      ({ seat, card }) => html`<li class=${seat === taken.winner ? 'winner' : ''} data-card=${card}>
        ${unsafeHTML(faces.svg(card, 82 * pixelRatio))}
        <span>${say(messages, { key: 'played-by', params: { name: model.people.names[seat], card } })}</span>
      </li>`,
    )}
  </ol>`;
};

const log = ({ log: lines }: TableParts): TemplateResult => html`<ol class="lines" part="log" tabindex="0">
  ${lines().map((line) => html`<li>${line}</li>`)}
</ol>`;

const panelTemplate = (parts: TableParts): TemplateResult | typeof nothing => {
  const { panel, messages, showPanel } = parts;
  if (!panel) return nothing;
  const label = messages[`label-${panel}`];
  return html`<section class="panel" role="dialog" aria-label=${label}>
    <header>
      <h3>${label}</h3>
      <button class="tool" part="button" aria-label=${messages['label-close']} @click=${() => showPanel(null)}>${closeIcon}</button>
    </header>
    ${panel === 'log' ? log(parts) : lastTrick(parts)}
  </section>`;
};

/** A table in one moment. Cards on the canvas are told again here, for those who cannot see it. */
export const tableTemplate = (parts: TableParts): TemplateResult => {
  const { model, messages, cardsInDom, panel } = parts;
  const { layout } = model;
  return html`
    ${cardsInDom ? pictures(parts) : nothing}
    <div class=${layout.form} ?inert=${panel !== null}>
      <div class="bar" ${placed(onBox(layout.bar))}>
        ${layout.slate ? nothing : scoreChip(parts)} ${announcementChip(parts)}
        <slot name="toolbar"></slot>
        ${tools(parts)}
      </div>
      ${layout.slate ? slate(parts) : nothing}
      <ul class="seats" aria-label=${messages['label-seats']}>
        ${repeat(model.seats, ({ seat }) => seat, (seat) => seatPlate(messages, seat))}
      </ul>
      ${trickList(parts)} ${prompt(parts)} ${hand(parts)}
    </div>
    ${panelTemplate(parts)}
  `;
};
