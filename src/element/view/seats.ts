import { html, nothing, type TemplateResult } from 'lit';
import { classMap } from 'lit/directives/class-map.js';
import { eachOf } from './each-of.js';
import type { Messages } from '../../i18n/de/table.js';
import { say } from '../../i18n/text.js';
import type { SeatModel } from '../../table/model.js';
import { struckStroke } from './chalk-sign.js';
import type { TemplateData } from './template-data.js';
import { placed, px } from './placed.js';

const seatPlate = (
  messages: Messages,
  {
    seat,
    position,
    name,
    at,
    cards,
    dealer,
    forehand,
    alone,
    gestrichen,
    over,
    open,
    shownToPartner,
    due,
    said,
  }: SeatModel,
): TemplateResult => {
  const facts = [
    say(messages, { key: 'holds-cards', params: { count: cards } }),
    forehand && messages.forehand,
    gestrichen && messages.gestrichen,
    open && say(messages, { key: shownToPartner ? 'open-hand' : 'open-cards', params: { cards: open } }),
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

/** The plates of all players. */
export const seats = ({ model, messages }: TemplateData): TemplateResult =>
  html`<ul class="seats" aria-label=${messages['label-seats']}>
    ${eachOf(
      model.seats,
      ({ seat }) => seat,
      (seat) => seatPlate(messages, seat),
    )}
  </ul>`;
