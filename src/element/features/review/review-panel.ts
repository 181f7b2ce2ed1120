import { html, nothing, type TemplateResult } from 'lit';
import { unsafeHTML } from 'lit/directives/unsafe-html.js';
import type { HintMessages } from '../../../i18n/de/hints.js';
import type { Card } from '../../../rules/card.js';
import type { CoursePoint } from '../../../players/advice/hand-course.js';
import type { Look } from '../../shell/look.js';
import type { TemplateTopics } from '../../table/template-data.js';
import { courseChart } from './course-chart.js';

/** A hand's review as text. */
export interface HandReview {
  /** One to three sentences. */
  readonly sentences: readonly string[];
  /**
   * The played card of the worst decision, and the better card; null if the worst decision was not about a card to
   * play.
   */
  readonly compared: readonly [was: Card, could: Card] | null;
  /** The course of the hand, trick by trick; null until it is calculated. */
  readonly course: readonly CoursePoint[] | null;
}

export interface ReviewState {
  /** The review; null while it is being calculated. */
  readonly review: HandReview | null;
  readonly hasFailed: boolean;
  readonly again: () => void;
}

const cardsOf = (
  { cards: { images, pixelRatio } }: TemplateTopics<'cards'>,
  hintMessages: HintMessages,
  [was, could]: readonly [was: Card, could: Card],
): TemplateResult => {
  const figure = (card: Card, name: string, label: string): TemplateResult =>
    html`<figure class=${name} data-card=${card}>
      ${unsafeHTML(images.svg(card, 82 * pixelRatio))}
      <figcaption>${label}</figcaption>
    </figure>`;
  return html`<div class="compared">
    ${figure(was, 'was', hintMessages['review-yours'])} ${figure(could, 'could', hintMessages['review-better'])}
  </div>`;
};

/** The panel with the review of the hand. */
export const reviewPanel = (
  data: TemplateTopics<'cards' | 'texts'>,
  { hintMessages, hintLanguage }: Pick<Look, 'hintMessages' | 'hintLanguage'>,
  { review, hasFailed, again }: ReviewState,
): TemplateResult => {
  const { messages } = data.texts;
  if (hasFailed)
    return html`<div class="review">
      <p role="alert">${messages['part-failed']}</p>
      <button class="button" part="button" @click=${again}>${messages['try-again']}</button>
    </div>`;
  if (!review || !hintMessages) return html`<p class="review">${messages['review-thinking']}</p>`;
  return html`<div class="review" lang=${hintLanguage}>
    ${review.compared ? cardsOf(data, hintMessages, review.compared) : nothing}
    ${review.sentences.map((sentence) => html`<p>${data.texts.markTerms(sentence)}</p>`)}
    <p class="small">${hintMessages['review-judged']}</p>
    ${review.course ? courseChart(review.course, hintMessages) : nothing}
  </div>`;
};
