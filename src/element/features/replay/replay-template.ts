import { html, nothing, type TemplateResult } from 'lit';
import { classMap } from 'lit/directives/class-map.js';
import { live } from 'lit/directives/live.js';
import type { HintMessages } from '../../../i18n/de/hints.js';
import {
  backIcon,
  closeIcon,
  commentIcon,
  firstIcon,
  forwardIcon,
  haltIcon,
  lastIcon,
  runIcon,
} from '../../shell/icons.js';
import { ownMarks } from '../../table/prompt.js';
import { placed, px } from '../../table/view/placed.js';
import type { TemplateTopics } from '../../table/template-data.js';

/** Data for the replay's controls. */
export interface ReplayData {
  readonly messages: HintMessages;
  readonly step: number;
  readonly steps: number;
  /** Sentence about the event at this step, or about the player whose turn it is. */
  readonly line: string;
  /** Whether the replay runs automatically. */
  readonly isRunning: boolean;
  /** Comment on the decision of the replay's seat at this step; null if none. */
  readonly comment: string | null;
  /** The comments' language, which can differ from the table's. */
  readonly commentLanguage: string;
  /** Whether comments are on; null if the replay has no seat whose decisions could be judged. */
  readonly comments: boolean | null;
  readonly go: (step: number) => void;
  readonly run: () => void;
  readonly toggleComments: () => void;
  readonly close: () => void;
}

const tool = (name: string, label: string, icon: TemplateResult, act: () => void, isOff = false): TemplateResult =>
  html`<button
    class="tool"
    part="button"
    data-replay=${name}
    aria-label=${label}
    title=${label}
    aria-disabled=${isOff ? 'true' : 'false'}
    @click=${() => !isOff && act()}
  >
    ${icon}
  </button>`;

const slider = ({ messages, step, steps, line, go }: ReplayData): TemplateResult => {
  const place = messages['replay-step']({ step, steps });
  return html`<div class="place">
    <input
      type="range"
      min="0"
      max=${steps}
      .value=${live(String(step))}
      aria-label=${messages['replay-slider']}
      aria-valuetext=${`${place}: ${line}`}
      @input=${({ currentTarget }: Event) => go((currentTarget as HTMLInputElement).valueAsNumber)}
      ${placed({ '--_done': `${steps === 0 ? 100 : (step / steps) * 100}%` })}
    />
    <span class="count" aria-hidden="true" title=${place}>${step} / ${steps}</span>
  </div>`;
};

const commentsButton = ({ messages, comments, toggleComments }: ReplayData): TemplateResult | typeof nothing =>
  comments === null
    ? nothing
    : html`<button
        class="tool"
        part="button"
        data-replay="comments"
        aria-label=${messages['replay-comments']}
        title=${messages['replay-comments']}
        aria-pressed=${comments}
        @click=${toggleComments}
      >
        ${commentIcon}
      </button>`;

/** The replay's controls, shown in place of the prompt. */
export const replayControls = (data: TemplateTopics<'model' | 'texts'>, replay: ReplayData): TemplateResult => {
  const { model } = data;
  const { messages, step, steps, line, isRunning, comment, go, run, close } = replay;
  const { choices: box } = model.layout;
  const [isFirst, isLast] = [step === 0, step === steps];
  return html`<section
    class="prompt replay"
    part="dialog"
    aria-label=${messages['replay-label']}
    tabindex="-1"
    ${placed({ left: px(box.x), width: px(box.width), bottom: px(model.layout.height - box.y - box.height) })}
  >
    <h3 class="sr-only">${messages['replay-label']}</h3>
    <div class=${classMap({ sheet: true, choosing: true, marked: ownMarks(data) !== nothing })}>
      ${ownMarks(data)}
      <p class="status" part="status">${line}</p>
      ${comment === null ? nothing : html`<p class="hint comment" lang=${replay.commentLanguage}>${comment}</p>`}
      ${slider(replay)}
      <div class="steps">
        ${tool('first', messages['replay-first'], firstIcon, () => go(0), isFirst)}
        ${tool('back', messages['replay-back'], backIcon, () => go(step - 1), isFirst)}
        <button
          class="button primary"
          part="button"
          data-replay="run"
          aria-label=${messages[isRunning ? 'replay-halt' : 'replay-run']}
          title=${messages[isRunning ? 'replay-halt' : 'replay-run']}
          @click=${run}
        >
          ${isRunning ? haltIcon : runIcon}
        </button>
        ${tool('forward', messages['replay-forward'], forwardIcon, () => go(step + 1), isLast)}
        ${tool('last', messages['replay-last'], lastIcon, () => go(steps), isLast)} ${commentsButton(replay)}
        ${tool('close', messages['replay-close'], closeIcon, close)}
      </div>
    </div>
  </section>`;
};
