import { html, nothing, type TemplateResult } from 'lit';
import { classMap } from 'lit/directives/class-map.js';
import { eachOf } from './each-of.js';
import { say } from '../../i18n/text.js';
import { plateRoom } from '../../table/layout.js';
import type { SeatModel } from '../../table/model.js';
import { struckStroke } from './chalk-sign.js';
import type { TemplateData } from './template-data.js';
import { placed, px } from './placed.js';

const seatPlate = (
  { model, messages, away, preferences }: TemplateData,
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
    talk: line,
  }: SeatModel,
): TemplateResult => {
  const facts = [
    say(messages, { key: 'holds-cards', params: { count: cards } }),
    forehand && messages.forehand,
    gestrichen && messages.gestrichen,
    open && say(messages, { key: shownToPartner ? 'open-hand' : 'open-cards', params: { cards: open } }),
    due && messages['to-act'],
  ].filter(Boolean);
  const isAway = away[seat] ?? false;
  const talk = preferences.of('talk') === 'none' ? null : line;
  return html`<li
    class=${classMap({ seat: true, away: isAway, [position]: true, dealer, alone, gestrichen, over, due, talks: (said ?? talk) !== null })}
    part="seat"
    data-seat=${seat}
    ${placed({ left: px(at.x), top: px(at.y), 'max-width': px(plateRoom(model.layout, position, open !== null)) })}
  >
    ${dealer ? html`<span class="mark" title=${messages.dealer}><span aria-hidden="true">${messages['dealer-mark']}</span><span class="sr-only">${messages.dealer}</span></span>` : nothing}
    <span class="name"><span class="called" dir="auto">${name}</span>${gestrichen ? struckStroke : nothing}</span
    >${isAway ? html`<span class="gone"> ${messages.away}</span>` : nothing}${alone ? html`<span class="alone"> ${messages.alone}</span>` : nothing}<span
      class="sr-only"
      >, ${facts.join(', ')}</span
    >
    ${(said ?? talk) ? html`<span class="speech">${said ? say(messages, said) : nothing}${talk ? html`<span class="talk">${say(messages, talk)}</span>` : nothing}</span>` : nothing}
  </li>`;
};

/** The plates of all players. */
export const seats = (data: TemplateData): TemplateResult =>
  html`<ul class="seats" aria-label=${data.messages['label-seats']}>
    ${eachOf(
      data.model.seats,
      ({ seat }) => seat,
      (seat) => seatPlate(data, seat),
    )}
  </ul>`;
