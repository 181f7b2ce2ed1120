import { html, nothing, type TemplateResult } from 'lit';
import { classMap } from 'lit/directives/class-map.js';
import type { LessonMessages } from '../../../i18n/de/lessons.js';
import { closeIcon } from '../../shell/icons.js';
import { placed, px } from '../../table/view/placed.js';
import { answers, ownMarks } from '../../table/prompt.js';
import type { TemplateTopics } from '../../table/template-data.js';

/** What a lesson is rendered from. */
export interface LessonData {
  readonly messages: LessonMessages;
  /** The language of these messages, which may be another than the table's. */
  readonly language: string;
  /** Whether the page has brought the lesson: in which language that is told is not known. */
  readonly isOfPage: boolean;
  readonly title: string;
  /** From 1. */
  readonly step: number;
  readonly steps: number;
  /** What is explained and asked. */
  readonly text: string;
  /** What is said of the last choice; null: nothing yet. */
  readonly verdict: { readonly isRight: boolean; readonly text: string } | null;
  /** Whether the learner is asked now. */
  readonly isAsked: boolean;
  /** Whether it is over. */
  readonly isDone: boolean;
  /** The lessons that can be begun when this one is over. */
  readonly others: readonly {
    readonly id: string;
    readonly title: string;
    /** Whether it is for tables with these rules. */
    readonly isHere: boolean;
  }[];
  readonly next: () => void;
  readonly begin: (id: string) => void;
  readonly play: () => void;
  readonly close: () => void;
}

/** The language of what the lesson itself says. */
const toldIn = ({ isOfPage, language }: LessonData) => (isOfPage ? nothing : language);

const button = (name: string, label: string, act: () => void, isPrimary = false): TemplateResult =>
  html`<button class=${classMap({ button: true, primary: isPrimary })} part="button" data-lesson=${name} @click=${act}>
    <span class="what">${label}</span>
  </button>`;

/** Where one is in the lesson, and how one leaves it. */
const heading = (lesson: LessonData): TemplateResult => {
  const { messages, language, title, step, steps, isDone, close } = lesson;
  return html`<div class="where">
    <span class="title" lang=${toldIn(lesson)}>${title}</span>
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

const said = (
  { texts: { markTerms }, prompt: { notice } }: TemplateTopics<'prompt' | 'texts'>,
  lesson: LessonData,
): TemplateResult => {
  const { messages, language, text, verdict, isDone } = lesson;
  if (isDone) return html`<p class="status" part="status" lang=${language}>${messages['lesson-done']}</p>`;
  // A card was lifted: what plays it is said in place of what came of the last one.
  if (notice !== null)
    return html`<p class="status" part="status" lang=${toldIn(lesson)}>${markTerms(text)}</p>
      <p class="notice">${notice}</p>`;
  const told = verdict
    ? html`<p class=${classMap({ verdict: true, right: verdict.isRight })} lang=${toldIn(lesson)}>
        <strong>${messages[verdict.isRight ? 'lesson-right' : 'lesson-wrong']}</strong> ${markTerms(verdict.text)}
      </p>`
    : nothing;
  return html`${verdict?.isRight ? nothing : html`<p class="status" part="status" lang=${toldIn(lesson)}>${markTerms(text)}</p>`}${told}`;
};

const ways = ({ messages, language, verdict, isDone, others, next, begin, play }: LessonData): TemplateResult => {
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

/** A step of a lesson, in the place of the prompt. */
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
      ${ownMarks(data)} ${heading(lesson)} ${said(data, lesson)} ${lesson.isAsked ? answers(data) : nothing}
      ${ways(lesson)}
    </div>
  </section>`;
};
