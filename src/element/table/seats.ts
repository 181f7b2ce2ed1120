import { html, nothing, svg, type TemplateResult } from 'lit';
import { classMap } from 'lit/directives/class-map.js';
import { eachOf } from './view/each-of.js';
import type { Messages } from '../../i18n/de/table.js';
import { say } from '../../i18n/text.js';
import { PEOPLE } from '../../people/index.js';
import { plateRoom } from '../../table/layout/seat.js';
import type { SeatModel } from '../../table/model.js';
import { blindIcon, partyIcon, restIcon } from '../shell/icons.js';
import type { TemplateTopics } from './template-data.js';
import { placed, px } from './view/placed.js';

/** Marks for the parties: two linked rings for a partner, two rings on either side of a line for an opponent. */
const PARTIES = {
  partner: partyIcon(svg`<circle cx="6" cy="8" r="3.6"/><circle cx="10" cy="8" r="3.6"/>`),
  // The mark has no slanted lines, because visitors would read a cross as a close button or a player who has left.
  opponent: partyIcon(svg`<path d="M8 2.6v10.8"/><circle cx="3.6" cy="8" r="2.1"/><circle cx="12.4" cy="8" r="2.1"/>`),
};

/** A mark on a plate's edge, with the mark's name. */
const mark = (kind: string, name: string, content: string | TemplateResult): TemplateResult =>
  html`<span class="mark ${kind}" title=${name}
    ><span aria-hidden="true">${content}</span><span class="sr-only">${name}</span></span
  >`;

/** The mark for a player's role in this hand. A player is at most one of dealer, forehand, resting and uninformed player. */
export const roleMark = (
  { texts: { messages } }: TemplateTopics<'texts'>,
  { dealer, forehand, blind, resting }: SeatModel,
): TemplateResult | typeof nothing => {
  if (dealer) return mark('deals', messages.dealer, messages['dealer-mark']);
  if (forehand) return mark('leads', messages.forehand, messages['forehand-mark']);
  if (resting) return mark('rests', messages.resting, restIcon);
  return blind ? mark('blind', messages['not-told'], blindIcon) : nothing;
};

/** A call's text. The face shows a sign, and only a table with hints adds the sign's meaning in words. */
const callIn = (
  { texts: { messages }, advice: { hasHints } }: TemplateTopics<'advice' | 'texts'>,
  { speech, face }: SeatModel,
): string | null => {
  if (speech?.key !== 'said-sign' || !face) return speech && say(messages, speech);
  return hasHints ? say(messages, { key: 'signals-that', params: speech.params }) : null;
};

const bubble = (
  data: TemplateTopics<'advice' | 'preferences' | 'texts'>,
  seatModel: SeatModel,
): TemplateResult | typeof nothing => {
  const { messages } = data.texts;
  const call = callIn(data, seatModel);
  const talk = talkIn(data, seatModel.talk);
  if (!call && !talk) return nothing;
  return html`<span class="speech"
    >${call}${talk ? html`<span class="talk">${say(messages, talk)}</span>` : nothing}</span
  >`;
};

const talkIn = ({ preferences }: TemplateTopics<'preferences'>, talk: SeatModel['talk']): SeatModel['talk'] =>
  preferences.of('talk') === 'none' ? null : talk;

/** The word for a seat's party, in the gender of the person at the seat; null if the seat has no party. */
export const partyWord = (messages: Messages, { party, face, name }: SeatModel): string | null => {
  if (!party) return null;
  // A chosen name can belong to a man or a woman.
  const person = face && PEOPLE[face.id];
  const isWoman = person?.isWoman && person.name === name;
  return messages[isWoman ? (`${party}-woman` as const) : party];
};

/** The meaning of a seat's marks in words, shown after a tap; null if the seat has no marks. */
export const legendOf = (
  { model, texts: { messages } }: TemplateTopics<'model' | 'texts'>,
  seatModel: SeatModel,
): string | null => {
  const { name, dealer, forehand, blind, resting, alone, gestrichen } = seatModel;
  const what = [
    model.people.seated && partyWord(messages, seatModel),
    dealer && messages.dealer,
    forehand && messages.forehand,
    blind && messages['not-told'],
    resting && messages.resting,
    alone && messages.alone,
    gestrichen && messages['gestrichen-means'],
  ].filter(Boolean);
  return what.length > 0 ? `${name}: ${what.join(', ')}` : null;
};

/** Mean letter width in em, space around the words in em, and maximum number of visible letters. */
const LETTER_EM = 0.6;
const PADDING_EM = 2.4;
const MAX_LETTERS = 14;

/**
 * A word next to the name, if the plate has room: "gestrichen", or else the party. The marks for both are always visible.
 */
const plateWord = (
  { model, texts: { messages } }: TemplateTopics<'model' | 'texts'>,
  seatModel: SeatModel,
  room: number,
): TemplateResult | typeof nothing => {
  const { name, gestrichen } = seatModel;
  const party = model.people.seated ? partyWord(messages, seatModel) : null;
  const word = gestrichen ? messages.gestrichen : party;
  const letters = Math.min(name.length, MAX_LETTERS) + (word?.length ?? 0);
  if (!word || letters * LETTER_EM + PADDING_EM > room / model.layout.plateText) return nothing;
  return html`<span class=${classMap({ party: true, nearly: gestrichen })} aria-hidden="true">${word}</span>`;
};

const seatPlate = (
  data: TemplateTopics<'advice' | 'model' | 'picture' | 'preferences' | 'remote' | 'texts'>,
  seatModel: SeatModel,
): TemplateResult => {
  const {
    model,
    texts: { messages },
    remote: { away, timeShare },
  } = data;
  const {
    seat,
    position,
    name,
    plateAnchor,
    face,
    cards,
    party,
    resting,
    alone,
    gestrichen,
    over,
    open,
    shownToPartner,
    isDue,
  } = seatModel;
  const hasAgreed = model.people.agreed?.[seat] ?? false;
  const facts = [
    resting ? null : say(messages, { key: 'holds-cards', params: { count: cards } }),
    gestrichen && messages.gestrichen,
    open && say(messages, { key: shownToPartner ? 'open-hand' : 'open-cards', params: { cards: open } }),
    isDue && messages['to-act'],
    hasAgreed && messages.agreed,
  ].filter(Boolean);
  const isAway = away[seat] ?? false;
  const talks = (callIn(data, seatModel) ?? talkIn(data, seatModel.talk)) !== null;
  const side = px(face?.side ?? 0);
  const isFree = open !== null && model.trick.every((played) => played.position !== position);
  const room = plateRoom(model.layout, position, open !== null, isFree);
  const { plateFont } = model.layout;
  return html`<li
    class=${classMap({ seat: true, [position]: true, [party ?? 'neither']: true, away: isAway, dealer: seatModel.dealer, resting, alone, gestrichen, over, due: isDue, talks, seen: face !== null, signs: seatModel.speech?.key === 'said-sign', open: open !== null, timed: isDue && timeShare !== null })}
    part="seat"
    data-seat=${seat}
    data-legend=${legendOf(data, seatModel) ?? nothing}
    ${placed({ left: px(plateAnchor.x), top: px(plateAnchor.y), 'min-width': side, 'max-width': px(room), 'font-size': px(plateFont), '--_face': side, '--_left': String(timeShare ?? '') })}
  >
    ${face ? html`<span class="face" aria-hidden="true"><canvas></canvas></span>` : nothing}
    <span class="name"
      ><span class="called" dir="auto">${name}</span>${gestrichen ? data.picture.chalk?.struckStroke : nothing}</span
    >${isAway ? html`<span class="gone"> ${messages.away}</span>` : nothing}${alone ? html`<span class="alone"> ${messages.alone}</span>` : nothing}${resting ? html`<span class="alone" aria-hidden="true"> ${messages.resting}</span>` : nothing}
    ${hasAgreed ? html`<span class="agreed" aria-hidden="true" title=${messages.agreed}>✓</span>` : nothing}
    ${plateWord(data, seatModel, room)}${party && model.people.seated ? mark(party, partyWord(messages, seatModel) ?? '', PARTIES[party]) : nothing}
    ${roleMark(data, seatModel)}<span class="sr-only">${facts.map((fact) => `, ${fact}`).join('')}</span>
    ${bubble(data, seatModel)}
  </li>`;
};

/** The plates of all players. */
export const seats = (
  data: TemplateTopics<'advice' | 'model' | 'picture' | 'preferences' | 'remote' | 'texts'>,
): TemplateResult =>
  html`<ul
    class=${data.model.layout.besideHands ? 'seats' : 'seats narrow'}
    aria-label=${data.texts.messages['label-seats']}
  >
    ${eachOf(
      data.model.seats,
      ({ seat }) => seat,
      (seat) => seatPlate(data, seat),
    )}
  </ul>`;
