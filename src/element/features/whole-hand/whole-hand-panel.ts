import { html, nothing, type TemplateResult } from 'lit';
import { classMap } from 'lit/directives/class-map.js';
import { unsafeHTML } from 'lit/directives/unsafe-html.js';
import { HEIGHT, WIDTH } from '../../../deck/shape.js';
import type { Messages } from '../../../i18n/de/table.js';
import { say } from '../../../i18n/text.js';
import type { TableModel } from '../../../table/model.js';
import type { PastCard, WholeHand } from '../../../table/whole-hand.js';
import { backIcon, forwardIcon } from '../../shell/icons.js';
import { placed, px } from '../../table/view/placed.js';
import type { TemplateTopics } from '../../table/template-data.js';

export { wholeHandStyles } from './whole-hand-styles.js';

/** The visible trick (counted from 1, or 0 for all hands), and the function that changes it. */
export interface Steps {
  readonly step: number;
  readonly goTo: (step: number) => void;
}

/** Space, in CSS pixels, that the panel needs for its frame, names and stepper in addition to the cards. */
const BESIDE_PX = 108;
const ABOVE_PX = 150;
const ROW_GAP_PX = 6;
/** The maximum width of the panel and of a card, on a wide table and on others. */
const WIDE = { panel: 640, card: 100 };
const NARROW = { panel: 420, card: 58 };
const WIDE_FROM_PX = 760;

/** Returns the card width at which all hands fit in the panel. The panel has the table's zoom. */
const cardWidth = ({ layout: { form, width, height, zoom } }: TableModel, { seats }: WholeHand): number => {
  const most = form === 'upright' && width >= WIDE_FROM_PX ? WIDE : NARROW;
  const inWidth = (Math.min(width / zoom - 16, most.panel) - BESIDE_PX) / 5;
  const inHeight = ((height / zoom - 16 - ABOVE_PX) / seats.length - ROW_GAP_PX) * (WIDTH / HEIGHT);
  return Math.max(22, Math.min(inWidth, inHeight, most.card));
};

/** Returns the sentence about all hands or about one trick. */
export const stepSentence = (messages: Messages, whole: WholeHand, step: number): string => {
  const trick = whole.tricks[step - 1];
  if (trick)
    return `${messages['trick-number']({ number: step, count: whole.tricks.length })} ${say(messages, trick.outcome)}`;
  return messages[whole.isWaiting ? 'waiting-for-hands' : 'hands-held'];
};

const stepper = (data: TemplateTopics<'texts'>, whole: WholeHand, { step, goTo }: Steps): TemplateResult => {
  const { messages } = data.texts;
  const button = (name: 'back' | 'forward', to: number, icon: TemplateResult): TemplateResult => {
    const isOff = to < 0 || to > whole.tricks.length;
    return html`<button
      class="tool"
      part="button"
      data-step=${name}
      aria-label=${messages[`trick-${name}`]}
      aria-disabled=${isOff ? 'true' : 'false'}
      @click=${() => !isOff && goTo(to)}
    >
      ${icon}
    </button>`;
  };
  const sentence = html`<p>${data.texts.markTerms(stepSentence(messages, whole, step))}</p>`;
  if (whole.tricks.length === 0) return html`<div class="stepper">${sentence}</div>`;
  return html`<div class="stepper">
    ${button('back', step - 1, backIcon)}${sentence}${button('forward', step + 1, forwardIcon)}
  </div>`;
};

/** Handles the arrow keys, which change the trick wherever the focus is in the panel. */
export const stepByKey = (
  { model }: TemplateTopics<'model'>,
  { step: now, goTo }: Steps,
  event: KeyboardEvent,
): void => {
  const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };
  const step = steps[event.key];
  if (!step || !model.wholeHand) return;
  event.preventDefault();
  goTo(Math.max(0, Math.min(now + step, model.wholeHand.tricks.length)));
};

/** All players' cards, one row per seat: the played cards by trick, then the remaining ones. */
export const wholeHand = (
  data: TemplateTopics<'cards' | 'model' | 'texts'>,
  steps: Steps,
): TemplateResult | typeof nothing => {
  const {
    model,
    texts: { messages },
    cards: { images, pixelRatio },
  } = data;
  const { step } = steps;
  const whole = model.wholeHand;
  if (!whole) return nothing;
  const width = cardWidth(model, whole);
  const shown = whole.tricks[step - 1];
  const held = (seat: number, { card, trick }: PastCard): TemplateResult => {
    const isNow = trick === step - 1;
    const won = isNow && shown?.winner === seat;
    const name = card === null ? messages['hidden-card'] : messages.card(card);
    return html`<td class=${classMap({ dimmed: shown !== undefined && !isNow, won })} data-card=${card ?? ''}>
      <span aria-hidden="true" ${placed({ width: px(width) })}
        >${unsafeHTML(images.svg(card, width * pixelRatio))}</span
      >
      <span class="sr-only">${won ? `${name}, ${messages['wins-trick']}` : name}</span>
    </td>`;
  };
  return html`<div class="whole-hand">
    ${stepper(data, whole, steps)}
    <table>
      ${whole.seats.map(
        ({ seat, name, cards }) =>
          html`<tr class=${shown?.winner === seat ? 'winner' : ''}>
            <th scope="row" dir="auto">${name}</th>
            ${cards.map((card) => held(seat, card))}
          </tr>`,
      )}
    </table>
  </div>`;
};
