import { html, nothing, type TemplateResult } from 'lit';
import { classMap } from 'lit/directives/class-map.js';
import type { Action } from '../../../game/action.js';
import { haveSameFields } from '../../../rules/same-fields.js';
import type { HintMessages } from '../../../i18n/de/hints.js';
import type { Messages } from '../../../i18n/de/table.js';
import { say } from '../../../i18n/text.js';
import type { Choice } from '../../../table/choices.js';
import type { TableModel } from '../../../table/model.js';
import { hintIcon } from '../../shell/icons.js';
import type { Hint } from '../../table/advice/hint.js';
import type { Look } from '../../shell/look.js';
import type { HintState } from './hints.js';
import type { TemplateTopics } from '../../table/template-data.js';

const wordsOf = (messages: Messages, { label }: Choice): string => {
  if (label.kind === 'text') return say(messages, label.text);
  return label.kind === 'schlag' ? messages.schlag(label.schlag) : messages.suit(label.suit);
};

/**
 * Returns a hint's texts. `what` is a button's label or the card to show, and `why` is the reason. For a card
 * to play, `what` is null, because the reason names the card.
 */
const hintWords = (
  messages: Messages,
  hintMessages: HintMessages,
  { choices }: Pick<TableModel, 'choices'>,
  { action, reason }: Hint,
): { readonly what: string | null; readonly why: string } => {
  if (action.type === 'show' && action.card)
    return { what: hintMessages['hint-show']({ card: action.card }), why: reason.text };
  const choice = choices.find((one) => haveSameFields(one.action, action));
  return { what: choice ? wordsOf(messages, choice) : null, why: reason.text };
};

/** Returns a hint as one line for the live region. */
export const hintLine = (
  messages: Messages,
  hintMessages: HintMessages,
  model: Pick<TableModel, 'choices'>,
  hint: Hint,
): string => {
  const { what, why } = hintWords(messages, hintMessages, model, hint);
  return what === null ? why : hintMessages['hint-says']({ what, why });
};

/** Actions that need no decision: random draws, random cuts, and continuing. */
const BY_CHANCE: readonly Action['type'][] = ['draw', 'cut', 'next'];

/** Button that asks for a hint, visible while the visitor has a decision to make. */
export const hintButton = (
  { model, texts: { messages }, advice: { hasHints } }: TemplateTopics<'advice' | 'model' | 'texts'>,
  hint: HintState,
  askHint: () => void,
): TemplateResult | typeof nothing => {
  if (!hasHints || !model.isOwnTurn || model.choices.some(({ action }) => BY_CHANCE.includes(action.type)))
    return nothing;
  return html`<button
    class=${classMap({ aid: true, busy: hint === 'thinking' })}
    part="button"
    data-aid="hint"
    aria-label=${messages['hint-label']}
    title=${messages['hint-label']}
    aria-disabled=${hint === 'none' ? 'false' : 'true'}
    @click=${() => hint === 'none' && askHint()}
  >
    ${hintIcon}<span>${hint === 'thinking' ? messages['hint-thinking'] : messages.hint}</span>
  </button>`;
};

/** The hint, shown next to the question. */
export const hintSentence = (
  data: TemplateTopics<'model' | 'texts'>,
  { hintMessages, hintLanguage }: Pick<Look, 'hintMessages' | 'hintLanguage'>,
  hint: HintState,
): TemplateResult | typeof nothing => {
  const {
    model,
    texts: { messages },
  } = data;
  if (typeof hint === 'string' || !hintMessages) return nothing;
  const { what, why } = hintWords(messages, hintMessages, model, hint);
  return html`<p class="hint" lang=${hintLanguage}>
    ${what === null ? nothing : html`<strong>${what}:</strong> `}${data.texts.markTerms(why)}
  </p>`;
};
