import { html, nothing, type TemplateResult } from 'lit';
import { classMap } from 'lit/directives/class-map.js';
import type { LessonMessages } from '../../../i18n/de/lessons.js';
import { closeIcon } from '../../shell/icons.js';
import { placed, px } from '../../table/view/placed.js';
import { answers, ownMarks } from '../../table/prompt.js';
import type { TemplateTopics } from '../../table/template-data.js';

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
  /** Comment on the last choice; null before the first choice. */
  readonly verdict: { readonly isRight: boolean; readonly text: string } | null;
  /** Whether the learner must choose now. */
  readonly isAsked: boolean;
  /** Whether the lesson is over. */
  readonly isDone: boolean;
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

/** The lesson's title and step, and the close button. */
const heading = (lesson: LessonData): TemplateResult => {
  const { messages, language, title, step, steps, isDone, close } = lesson;
  return html`<div class="where">
    <span class="title" lang=${lessonLanguage(lesson)}>${title}</span>
    ${isDone ? nothing : html`<span class="count" lang=${language}>${messages['lesson-step']({ step, steps })}</span>`}
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

const stepText = (
  { texts: { markTerms }, prompt: { notice } }: TemplateTopics<'prompt' | 'texts'>,
  lesson: LessonData,
): TemplateResult => {
  const { messages, language, text, verdict, isDone } = lesson;
  if (isDone) return html`<p class="status" part="status" lang=${language}>${messages['lesson-done']}</p>`;
  // When the learner has lifted a card, the notice about playing it replaces the comment on the last choice.
  if (notice !== null)
    return html`<p class="status" part="status" lang=${lessonLanguage(lesson)}>${markTerms(text)}</p>
      <p class="notice">${notice}</p>`;
  const told = verdict
    ? html`<p class=${classMap({ verdict: true, right: verdict.isRight })} lang=${lessonLanguage(lesson)}>
        <strong>${messages[verdict.isRight ? 'lesson-right' : 'lesson-wrong']}</strong> ${markTerms(verdict.text)}
      </p>`
    : nothing;
  return html`${verdict?.isRight ? nothing : html`<p class="status" part="status" lang=${lessonLanguage(lesson)}>${markTerms(text)}</p>`}${told}`;
};

const buttons = ({ messages, language, verdict, isDone, others, next, begin, play }: LessonData): TemplateResult => {
  if (!isDone)
    return html`<div class="choices words way" lang=${language}>
      ${
        verdict?.isRight
          ? button('next', messages['lesson-next'], next, true)
          : button('skip', messages['lesson-skip'], next)
      }
    </div>`;
  const offered = (name: string, here: boolean) => {
    const found = others.filter(({ isHere }) => isHere === here);
    if (found.length === 0) return nothing;
    return html`<p class="others">${name}</p>
      ${found.map(({ id, title }) => button(id, title, () => begin(id)))}`;
  };
  return html`<div class="choices words" lang=${language}>
    ${button('play', messages['lesson-play'], play, true)} ${offered(messages['lesson-others'], true)}
    ${offered(messages['lesson-elsewhere'], false)}
  </div>`;
};

/** A lesson's step, shown in place of the prompt. */
export const lessonPrompt = (
  data: TemplateTopics<'advice' | 'cards' | 'input' | 'model' | 'prompt' | 'slot' | 'texts'>,
  lesson: LessonData,
): TemplateResult => {
  const { choices: box, height } = data.model.layout;
  return html`<section
    class=${classMap({ prompt: true, lesson: true, asking: lesson.isAsked })}
    part="dialog"
    aria-label=${lesson.title}
    tabindex="-1"
    ${placed({ left: px(box.x), width: px(box.width), bottom: px(height - box.y - box.height) })}
  >
    <div
      class=${classMap({ sheet: true, choosing: true, marked: ownMarks(data) !== nothing, broad: lesson.isAsked && data.model.choices.some(({ label }) => label.kind !== 'text') })}
    >
      ${ownMarks(data)} ${heading(lesson)} ${stepText(data, lesson)} ${lesson.isAsked ? answers(data) : nothing}
      ${buttons(lesson)}
    </div>
  </section>`;
};
