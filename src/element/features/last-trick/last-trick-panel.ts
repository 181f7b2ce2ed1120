import { html, type TemplateResult } from 'lit';
import { unsafeHTML } from 'lit/directives/unsafe-html.js';
import { say } from '../../../i18n/text.js';
import { lastTrickPlacement, type LastTrickContent } from '../../../table/last-trick-placement.js';
import type { LastTrick } from '../../../table/last-trick.js';
import type { TableModel } from '../../../table/model.js';
import { nameOf } from '../../../table/people.js';
import { boxAround } from '../../table/view/measured.js';
import { onBox, px } from '../../table/view/placed.js';
import type { TemplateTopics } from '../../table/template-data.js';

export { lastTrickStyles } from './last-trick-styles.js';

/** The cards of the last trick with the winning card marked, the winner, and the reason for the win. */
export const lastTrick = ({
  model,
  texts: { messages, markTerms },
  cards: { images, pixelRatio },
}: TemplateTopics<'cards' | 'model' | 'texts'>): TemplateResult => {
  const taken = model.lastTrick;
  if (!taken) return html`<p>${messages['no-last-trick']}</p>`;
  return html`<ol class="last">
      ${taken.cards.map(({ seat, card }) => {
        const name = nameOf(model.people, seat);
        return html`<li class=${seat === taken.winner ? 'winner' : ''} data-card=${card}>
          <span aria-hidden="true">${unsafeHTML(images.svg(card, model.layout.tableCard.width * pixelRatio))}</span>
          <span class="by" dir="auto" aria-hidden="true">${name}</span>
          <span class="sr-only">${say(messages, { key: 'played-by', params: { name, card } })}</span>
        </li>`;
      })}
    </ol>
    <p class="why">${markTerms(say(messages, taken.outcome))}</p>`;
};

/** Height, in CSS pixels, of a role's label above a card. */
const ROLE_PX = 18;

const isLastTrick = (trick: TableModel['trick'], taken: LastTrick): boolean =>
  trick.length > 0 && trick.every(({ card }) => taken.cards.some((played) => played.card === card));

/**
 * Positions the rendered last trick next to its pile. The sizes of the question and the name plates are known only from
 * the DOM.
 */
export const placeLastTrick = (frame: HTMLElement, model: TableModel): void => {
  const panel = frame.querySelector<HTMLElement>('.panel.of-last-trick');
  const { lastTrick: taken, layout, trick } = model;
  if (!panel || !taken) return;
  const letters = panel.querySelector('.why')?.textContent.length ?? 0;
  const content: LastTrickContent = {
    pile: taken.pile,
    cards: taken.cards.length,
    letters,
    trick: trick.map(({ place, role, position }) => {
      const mark = role === null || role === 'trumpf' ? 0 : ROLE_PX;
      const y = place.box.y - (position === 'top' ? mark : 0);
      return { ...place.box, y, height: place.box.height + mark };
    }),
    question: boxAround(frame, frame.querySelectorAll('.sheet, .sheet .own')) ?? layout.choices,
    score: boxAround(frame, frame.querySelectorAll('.bar .score, .slate')),
    people: [...frame.querySelectorAll('.seat.seen')].flatMap(
      (seat) => boxAround(frame, [seat, ...seat.querySelectorAll('.face, .mark')]) ?? [],
    ),
  };
  const beside = lastTrickPlacement(layout, content);
  // After a hand, the panel can cover the trick on the table, because the panel shows the same cards.
  const { box, card, form } =
    beside.isClear || !isLastTrick(trick, taken) ? beside : lastTrickPlacement(layout, { ...content, trick: [] });
  panel.dataset.form = form;
  const styles = { ...onBox(box), '--_card': px(card), 'font-size': px(layout.plateFont) };
  for (const [name, value] of Object.entries(styles)) panel.style.setProperty(name, value);
};
