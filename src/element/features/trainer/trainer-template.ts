import { html, nothing, type TemplateResult } from 'lit';
import { classMap } from 'lit/directives/class-map.js';
import type { Action } from '../../../game/action.js';
import type { Messages } from '../../../i18n/de/table.js';
import type { TrainerMessages } from '../../../i18n/de/trainer.js';
import type { TrainerTexts } from '../../../i18n/trainer.js';
import type { JudgedDecision } from '../../../players/advice/compare.js';
import { THEMES, type TrainerStats } from '../../../table/trainer-stats.js';
import { placed, px } from '../../table/view/placed.js';
import { ownMarks } from '../../table/prompt.js';
import type { TemplateTopics } from '../../table/template-data.js';

/** The trainer's explanation of a choice, and the two answers that the visitor can give. */
export interface TrainerData {
  readonly texts: TrainerTexts;
  readonly sentences: readonly string[];
  readonly takeBack: () => void;
  readonly goOn: () => void;
}

/** Distance, in CSS pixels, between the word of praise and the lower edge of a one-line prompt. */
const ABOVE_STATUS = 48;

const percentOf = (thousandths: number): number => Math.round(thousandths / 10);

/** Names a card or an announcement. */
const nameOf = (messages: Messages, action: Action): string => {
  switch (action.type) {
    case 'announce-schlag':
      return `${messages['word-schlag']} ${messages.schlag(action.schlag)}`;
    case 'announce-trumpf':
      return `${messages['word-trumpf']} ${messages.suit(action.trumpf)}`;
    case 'play':
      return action.call ? messages['choice-call']({ card: action.card }) : messages.card(action.card);
    case 'show':
      return action.card ? messages.card(action.card) : '';
    default:
      return '';
  }
};

/** Returns sentences about the better choice and the cost of the visitor's choice. */
export const verdictSentences = (
  messages: Messages,
  trainer: TrainerMessages,
  judged: JudgedDecision,
): readonly string[] => {
  const { better, cost } = judged;
  if (!better) return [];
  const chance = percentOf(judged.chance);
  const priced = (sentence: string): readonly string[] => [sentence, trainer['trainer-cost']({ cost })];
  if (judged.kind === 'way')
    return priced(
      trainer['trainer-better']({ better: nameOf(messages, better), chance, best: percentOf(judged.best) }),
    );
  const params = { chance, needed: percentOf(judged.needed) };
  if (better.type === 'decide') return priced(trainer[better.play ? 'trainer-play' : 'trainer-give-up'](params));
  return priced(trainer[better.type === 'fold' ? 'trainer-fold' : 'trainer-hold'](params));
};

/** The trainer's explanation, shown in place of the prompt before a choice counts. */
export const trainerPrompt = (
  data: TemplateTopics<'input' | 'model' | 'prompt' | 'texts'>,
  { texts: { messages, language }, sentences, takeBack, goOn }: TrainerData,
): TemplateResult => {
  const {
    model,
    prompt: { notice },
    input: { halt },
  } = data;
  const { choices: box, height } = model.layout;
  const button = (name: string, label: string, press: () => void) =>
    html`<button
      class=${classMap({ button: true, primary: name === 'take-back' })}
      part="button"
      data-trainer=${name}
      ?disabled=${halt !== null}
      @click=${press}
    >
      <span class="what">${label}</span>
    </button>`;
  return html`<section
    class="prompt trainer"
    part="dialog"
    lang=${language}
    aria-label=${messages['trainer-label']}
    tabindex="-1"
    @keydown=${(event: KeyboardEvent) => event.key === 'Escape' && takeBack()}
    ${placed({ left: px(box.x), width: px(box.width), bottom: px(height - box.y - box.height) })}
  >
    <div class=${classMap({ sheet: true, choosing: true, marked: ownMarks(data) !== nothing })}>
      ${ownMarks(data)}
      <p class="status" part="status">
        ${(notice === null ? sentences : [notice]).map((sentence) => html`<span>${sentence}</span> `)}
      </p>
      <div class="choices words" role="group" aria-label=${messages['trainer-label']}>
        ${button('take-back', messages['trainer-take-back'], takeBack)}
        ${button('go-on', messages['trainer-go-on'], goOn)}
      </div>
    </div>
  </section>`;
};

/** A word of praise for a good choice, in a live region. */
export const trainerWord = (
  { model: { layout } }: TemplateTopics<'model'>,
  texts: TrainerTexts | null,
  isSaid: boolean,
): TemplateResult => {
  const { choices: box, height } = layout;
  return html`<p
    class=${classMap({ trained: true, empty: !isSaid })}
    role="status"
    lang=${texts?.language ?? nothing}
    ${placed({ left: px(box.x + box.width / 2), bottom: px(height - box.y - box.height + ABOVE_STATUS) })}
  >
    ${isSaid ? texts?.messages['trainer-good'] : nothing}
  </p>`;
};

/** Statistics about the visitor's choices, by theme; null before the first choice. */
export const accountTable = ({ messages, language }: TrainerTexts, account: TrainerStats): TemplateResult | null => {
  const themes = THEMES.flatMap((theme) => {
    const answers = account[theme];
    return answers ? [{ theme, ...answers }] : [];
  });
  if (themes.length === 0) return null;
  return html`<div class="schrift trainer-account" lang=${language}>
    <table>
      <caption>
        ${messages['trainer-label']}
      </caption>
      <thead>
        <tr>
          <td><span class="sr-only">${messages['trainer-theme']}</span></td>
          <th scope="col">${messages['trainer-asked']}</th>
          <th scope="col">${messages['trainer-as-good']}</th>
          <th scope="col">${messages['trainer-average']}</th>
        </tr>
      </thead>
      <tbody>
        ${themes.map(
          ({ theme, asked, good, cost }) =>
            html`<tr data-theme=${theme}>
              <th scope="row">${messages[`trainer-${theme}`]}</th>
              <td>${asked}</td>
              <td>${good}</td>
              <td>${messages['trainer-points']({ cost: cost / asked })}</td>
            </tr>`,
        )}
      </tbody>
    </table>
    <p class="small">${messages['trainer-explained']}</p>
  </div>`;
};
