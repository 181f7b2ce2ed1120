import { html, nothing, type TemplateResult } from 'lit';
import { classMap } from 'lit/directives/class-map.js';
import type { LessonMessages } from '../../../i18n/de/lessons.js';
import { SUITS } from '../../../rules/card.js';
import { closeIcon } from '../../shell/icons.js';
import { placed, px } from '../../table/view/placed.js';
import { answers, ownMarks } from '../../table/prompt.js';
import { suitSign, type TemplateTopics } from '../../table/template-data.js';
import type { OrderTemplate } from './lesson-order-code.js';
import { panelPlace } from './lesson-place.js';

/** Data for a visible lesson. */
export interface LessonData {
  readonly messages: LessonMessages;
  /** The messages' language, which can differ from the table's. */
  readonly language: string;
  /** Whether the page provides the lesson. The language of such a lesson is unknown. */
  readonly isOfPage: boolean;
  readonly title: string;
  /** The step's number, counted from 1. */
  readonly step: number;
  readonly steps: number;
  /** The step's explanation and question. */
  readonly text: string;
  /** Whether the question shows the signs and names of the four suits. */
  readonly hasSuits: boolean;
  /** Comment on the last choice; null before the first choice. */
  readonly verdict: { readonly isRight: boolean; readonly text: string } | null;
  /** Whether the learner must choose now. */
  readonly isAsked: boolean;
  /** Whether the lesson is over. */
  readonly isDone: boolean;
  /** Renders the order of the cards on the last page; null if the lesson has none. */
  readonly order: OrderTemplate | null;
  /** The sentences on the last page. */
  readonly remember: readonly string[];
  /** Lessons to offer when this lesson is over. */
  readonly others: readonly {
    readonly id: string;
    readonly title: string;
    /** Whether the lesson uses the table's rules. */
    readonly isHere: boolean;
  }[];
  readonly next: () => void;
  readonly begin: (id: string) => void;
  readonly play: () => void;
  readonly close: () => void;
}

/** Returns the language of the lesson's texts, as the value of a `lang` attribute. */
const lessonLanguage = ({ isOfPage, language }: LessonData) => (isOfPage ? nothing : language);

const button = (name: string, label: string, act: () => void, isPrimary = false): TemplateResult =>
  html`<button class=${classMap({ button: true, primary: isPrimary })} part="button" data-lesson=${name} @click=${act}>
    <span class="what">${label}</span>
  </button>`;

/** The button that skips an unsolved step. */
const skipButton = ({ messages, language, verdict, isDone, next }: LessonData): TemplateResult | typeof nothing =>
  isDone || verdict?.isRight
    ? nothing
    : html`<button
        class="aid"
        part="button"
        data-lesson="skip"
        lang=${language}
        aria-label=${messages['lesson-skip-step']}
        title=${messages['lesson-skip-step']}
        @click=${next}
      >
        ${messages['lesson-skip']}
      </button>`;

/** The lesson's title and step, and the button that skips the step. */
const position = (lesson: LessonData): TemplateResult => {
  const { messages, language, title, step, steps, isDone } = lesson;
  return html`<span class="title" lang=${lessonLanguage(lesson)}>${title}</span>
    ${isDone ? nothing : html`<span class="count" lang=${language}>${messages['lesson-step']({ step, steps })}</span>`}
    ${skipButton(lesson)}`;
};

/**
 * The first row, with the button that closes the lesson. A notice, for example about a lifted card, replaces the lesson's
 * title and step, because another row would make the panel cover the card.
 */
const heading = (lesson: LessonData, notice: string | null = null): TemplateResult => {
  const { messages, language, close } = lesson;
  return html`<div class="where">
    ${notice === null ? position(lesson) : html`<p class="notice">${notice}</p>`}
    <button
      class="tool"
      part="button"
      data-lesson="close"
      lang=${language}
      aria-label=${messages['lesson-close']}
      title=${messages['lesson-close']}
      @click=${close}
    >
      ${closeIcon}
    </button>
  </div>`;
};

/** The signs and names of the four suits. */
const suitRow = (data: TemplateTopics<'cards' | 'texts'>, { messages, language }: LessonData): TemplateResult =>
  html`<div class="suit-row">
    <strong id="suits" lang=${language}>${messages['lesson-suits']}</strong>
    <ul aria-labelledby="suits">
      ${SUITS.map((suit) => html`<li>${suitSign(data, suit)} ${data.texts.messages.suit(suit)}</li>`)}
    </ul>
  </div>`;

const stepText = (data: TemplateTopics<'cards' | 'texts'>, lesson: LessonData): TemplateResult => {
  const { markTerms } = data.texts;
  const { messages, language, text, hasSuits, verdict, isDone } = lesson;
  if (isDone) return html`<p class="status" part="status" lang=${language}>${messages['lesson-done']}</p>`;
  // The comment replaces the question, because both would cover the trick.
  return verdict
    ? html`<p class=${classMap({ verdict: true, right: verdict.isRight })} lang=${lessonLanguage(lesson)}>
        <strong>${messages[verdict.isRight ? 'lesson-right' : 'lesson-wrong']}</strong> ${markTerms(verdict.text)}
      </p>`
    : html`${hasSuits ? suitRow(data, lesson) : nothing}
        <p class="status" part="status" lang=${lessonLanguage(lesson)}>${markTerms(text)}</p>`;
};

const buttons = ({ messages, language, verdict, isDone, next, play }: LessonData): TemplateResult | typeof nothing => {
  if (isDone)
    return html`<div class="choices words" lang=${language}>
      ${button('play', messages['lesson-play'], play, true)}
    </div>`;
  if (!verdict?.isRight) return nothing;
  return html`<div class="choices words way" lang=${language}>
    ${button('next', messages['lesson-next'], next, true)}
  </div>`;
};

/** The other lessons, after the end of a lesson. */
const otherLessons = ({ messages, language, others, begin }: LessonData): readonly unknown[] =>
  ([true, false] as const).map((here) => {
    const found = others.filter(({ isHere }) => isHere === here);
    if (found.length === 0) return nothing;
    return html`<div class="choices courses" lang=${language}>
      <p class="others">${messages[here ? 'lesson-others' : 'lesson-elsewhere']}</p>
      ${found.map(({ id, title }) => button(id, title, () => begin(id)))}
    </div>`;
  });

type LessonPromptData = TemplateTopics<'advice' | 'cards' | 'input' | 'model' | 'prompt' | 'slot' | 'texts'>;

/** The sentences to remember. */
const sentences = (
  { texts: { markTerms } }: TemplateTopics<'texts'>,
  lesson: LessonData,
): TemplateResult | typeof nothing => {
  const { messages, language, remember } = lesson;
  if (remember.length === 0) return nothing;
  return html`<section class="remember">
    <h4 lang=${language}>${messages['lesson-remember']}</h4>
    <ol lang=${lessonLanguage(lesson)}>
      ${remember.map((sentence) => html`<li>${markTerms(sentence)}</li>`)}
    </ol>
  </section>`;
};

/** The end of a lesson, over the whole table below the bar. */
const endPrompt = (data: LessonPromptData, lesson: LessonData): TemplateResult => {
  const { bar, pad } = data.model.layout;
  return html`<section
    class="prompt lesson ended"
    part="dialog"
    aria-label=${lesson.title}
    tabindex="-1"
    ${placed({ left: px(pad), right: px(pad), top: px(bar.y + bar.height + pad), bottom: px(pad) })}
  >
    <div class="sheet choosing">
      ${heading(lesson)}
      <div class="read" tabindex="0">
        ${stepText(data, lesson)} ${lesson.order?.(data) ?? nothing} ${sentences(data, lesson)} ${otherLessons(lesson)}
      </div>
      ${buttons(lesson)}
    </div>
  </section>`;
};

/** The place of the panel: below the trick, or in the column next to a low table. */
const panelStyles = (model: LessonPromptData['model']): Readonly<Record<string, string>> => {
  const { choices: box, height, form } = model.layout;
  if (form === 'side') return { left: px(box.x), width: px(box.width), bottom: px(height - box.y - box.height) };
  const { left, width, top, room, most } = panelPlace(model);
  return { left: px(left), width: px(width), top: px(top), '--_room': px(room), '--_most': px(most) };
};

/** A lesson's step, shown in place of the prompt. */
export const lessonPrompt = (data: LessonPromptData, lesson: LessonData): TemplateResult => {
  if (lesson.isDone) return endPrompt(data, lesson);
  return html`<section
    class=${classMap({ prompt: true, lesson: true, asking: lesson.isAsked })}
    part="dialog"
    aria-label=${lesson.title}
    tabindex="-1"
    ${placed(panelStyles(data.model))}
  >
    <div
      class=${classMap({ sheet: true, choosing: true, marked: ownMarks(data) !== nothing, broad: lesson.isAsked && data.model.choices.some(({ label }) => label.kind !== 'text') })}
    >
      ${ownMarks(data)} ${heading(lesson, data.prompt.notice)}
      ${/* The text flows around the button for the next step. */ buttons(lesson)} ${stepText(data, lesson)}
      ${lesson.isAsked ? answers(data) : nothing}
    </div>
  </section>`;
};
