import { html, nothing, type TemplateResult } from 'lit';
import { unsafeHTML } from 'lit/directives/unsafe-html.js';
import type { TableModel } from '../../../table/model.js';
import { HEIGHT, WIDTH } from '../../../deck/shape.js';
import { placed, px } from '../../table/view/placed.js';
import { roleAtLength } from '../../table/view/role-word.js';
import type { EnlargedCard } from './enlarged-card.js';
import type { TemplateTopics } from '../../table/template-data.js';

const MARGIN_PX = 16;
/** Space for the card's name and role, in CSS pixels: below the card, or next to it in the `side` layout. */
const BELOW_PX = 76;
const BESIDE_PX = 180;
const WIDEST_PX = 360;

const cardWidth = ({ layout }: TableModel): number => {
  const [beside, below] = layout.form === 'side' ? [BESIDE_PX, 0] : [0, BELOW_PX];
  const inHeight = (layout.height - 2 * MARGIN_PX - below) * (WIDTH / HEIGHT);
  return Math.min(layout.width - 2 * MARGIN_PX - beside, inHeight, WIDEST_PX);
};

/** A card's close-up with the card's name and role, hidden from screen readers. */
export const closeUp = (
  data: TemplateTopics<'cards' | 'model' | 'texts'>,
  enlarged: EnlargedCard | null,
): TemplateResult | typeof nothing => {
  const {
    model,
    texts: { messages },
    cards: { images, pixelRatio },
  } = data;
  if (!enlarged) return nothing;
  const { card, role, by, close } = enlarged;
  const width = cardWidth(model);
  return html`<div class=${`close-up ${by} ${model.layout.form}`} aria-hidden="true" @click=${close}>
    <div class="card-image" ${placed({ width: px(width) })}>${unsafeHTML(images.svg(card, width * pixelRatio))}</div>
    <p>
      <strong>${messages.card(card)}</strong>
      ${role === null ? nothing : html`<span data-term=${model.hand.some((own) => own.card === card) ? nothing : role}>${roleAtLength(messages, role, card)}</span>`}
    </p>
  </div>`;
};
