import { toJson } from '../../base/to-json.js';
import { html, nothing, type TemplateResult } from 'lit';
import { classMap } from 'lit/directives/class-map.js';
import { eachOf } from './view/each-of.js';
import type { Action } from '../../game/action.js';
import type { Messages } from '../../i18n/de/table.js';
import type { TermId } from '../../i18n/glossary.js';
import { say } from '../../i18n/text.js';
import { isLow as isLowTable, RANKS_IN_ROWS_BELOW_PX } from '../../table/layout/layout.js';
import type { TableModel } from '../../table/model.js';
import { questionRoom } from '../../table/layout/question.js';
import type { Choice } from '../../table/choices.js';
import { isFilled } from './feature.js';
import { isRecommended, recommendedMark } from './recommended.js';
import { bothNames, suitSign, type Confirming, type Halt, type TemplateTopics } from './template-data.js';
import { placed, px } from './view/placed.js';
import { legendOf, roleMark } from './seats.js';

/** What is said while nothing can be done. */
const HALTED = { paused: 'paused', lost: 'connection-lost' } as const satisfies Record<Halt, keyof Messages>;

const keyOf = (action: Action): string => toJson(action);

/** The pack is cut where the packet is held, if one is. */
const withPlace = ({ model: { cutting } }: TemplateTopics<'model'>, action: Action): Action =>
  action.type === 'cut' && cutting && cutting.cutAt !== null ? { ...action, at: cutting.cutAt } : action;

const choiceButton = (
  data: TemplateTopics<'advice' | 'cards' | 'input' | 'model' | 'texts'>,
  { action, label, note, primary }: Choice,
): TemplateResult => {
  const {
    texts: { messages },
    input: { act },
  } = data;
  const tip =
    label.kind === 'schlag'
      ? bothNames(data, (of) => of.schlag(label.schlag))
      : label.kind === 'suit'
        ? bothNames(data, (of) => of.suit(label.suit), label.suit)
        : nothing;
  const content =
    label.kind === 'text'
      ? html`<span class="what">${say(messages, label.text)}</span
          >${note ? html`<span class="note">${say(messages, note)}</span>` : nothing}`
      : label.kind === 'schlag'
        ? html`<span class="letter" aria-hidden="true"
              >${label.schlag === 'weli' ? 'W' : data.cards.deck.letter(label.schlag)}</span
            ><span>${messages.schlag(label.schlag)}</span>`
        : html`${suitSign(data, label.suit)}<span>${messages.suit(label.suit)}</span>`;
  const hinted = isRecommended(data, action);
  return html`<button
    class=${classMap({ button: true, primary, hinted })}
    part="button"
    data-action=${action.type}
    title=${tip}
    ?disabled=${data.input.halt !== null}
    @click=${() => act(withPlace(data, action))}
  >
    ${content}${hinted ? html`${recommendedMark}<span class="sr-only">, ${messages['hint-mark']}</span>` : nothing}
  </button>`;
};

/** Where the prompt covers the viewer's own plate, it says itself what stands there. */
export const ownMarks = (data: TemplateTopics<'model' | 'texts'>): TemplateResult | typeof nothing => {
  const {
    model,
    texts: { messages },
  } = data;
  const own = model.seats.find(({ position, over }) => position === 'bottom' && !over);
  const hasPlayed = model.trick.some(({ position }) => position === 'bottom');
  const answersBid = model.choices.some(({ action }) => action.type === 'hold');
  // An answer to a bid would cover one's own card for it.
  const leads = own?.forehand && !answersBid;
  const isNamed = own?.dealer || leads || own?.alone;
  // Who only looks on is told who sits there.
  if (!own || ((!isNamed || (answersBid && hasPlayed)) && model.people.seated)) return nothing;
  return html`<span
    class=${classMap({ own: true, aside: hasPlayed })}
    aria-hidden="true"
    data-legend=${legendOf(data, own) ?? nothing}
    >${roleMark(data, own)}<span class="called" dir="auto">${own.name}</span
    >${own.alone ? html`<span class="alone">${messages.alone}</span>` : nothing}</span
  >`;
};

/** What is said in the prompt: why nothing can be done, a notice, or what the game itself has to say. */
const sentencesOf = ({
  model,
  texts: { messages },
  prompt: { notice },
  input: { halt, confirming },
}: TemplateTopics<'input' | 'model' | 'prompt' | 'texts'>): readonly string[] => {
  if (halt) return [messages[HALTED[halt]]];
  if (confirming) return [say(messages, confirming.question)];
  return notice === null ? model.status.map((text) => say(messages, text)) : [notice];
};

/** Who bid last and who may bid next, where it is not plain, and the question does not tell. */
const stakesLine = ({
  model,
  texts: { messages },
  prompt: { notice },
  input: { halt, confirming },
}: TemplateTopics<'input' | 'model' | 'prompt' | 'texts'>): TemplateResult | typeof nothing => {
  const { stakes, choices } = model;
  if (!stakes?.next || halt || notice !== null || confirming) return nothing;
  const isPlain = stakes.lastBid === null && stakes.next.key === 'all-may-bid';
  if (isPlain || choices.some(({ action }) => action.type === 'hold' || action.type === 'decide')) return nothing;
  const told = [stakes.lastBid, stakes.next].flatMap((text) => (text ? [say(messages, text)] : []));
  const why = stakes.reasons.map((text) => say(messages, text)).join(', ');
  return html`<span class="stakes">${told.join(', ')}${why === '' ? '' : `: ${why}`}</span>`;
};

/** Minutes and seconds, once the seconds are too many to be grasped. */
const clockTime = (seconds: number): string =>
  seconds < 100 ? `${seconds} s` : `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** How long there still is to act. It is no live region: the table says aloud when the time grows short. */
const timeLeft = ({
  model,
  texts: { messages },
  input: { halt },
  remote: { secondsLeft },
}: TemplateTopics<'input' | 'model' | 'remote' | 'texts'>): TemplateResult | typeof nothing => {
  if (secondsLeft === null || halt) return nothing;
  return html`<span
    class=${classMap({ time: true, yours: model.isOwnTurn })}
    role="timer"
    aria-label=${say(messages, { key: 'time-left', params: { seconds: secondsLeft } })}
    >${clockTime(secondsLeft)}</span
  >`;
};

/** The answers to what is asked before something is given away for good. */
const confirmButtons = (
  { texts: { messages }, input: { halt } }: TemplateTopics<'input' | 'texts'>,
  { question, confirmLabel, confirm, cancel }: Confirming,
): TemplateResult => {
  const button = (name: string, label: string, press: () => void) =>
    html`<button class="button" part="button" data-confirm=${name} ?disabled=${halt !== null} @click=${press}>
      ${label}
    </button>`;
  return html`<div
    class="choices words"
    role="group"
    aria-label=${say(messages, question)}
    @keydown=${(event: KeyboardEvent) => event.key === 'Escape' && cancel()}
  >
    ${button('no', messages['confirm-no'], cancel)} ${button('yes', say(messages, confirmLabel), confirm)}
  </div>`;
};

/** What can be answered, by the kind of its labels. */
const choiceGroup = (
  data: TemplateTopics<'advice' | 'cards' | 'input' | 'model' | 'texts'>,
  kind: Choice['label']['kind'],
  name: string,
  last: readonly unknown[] = [],
): TemplateResult | typeof nothing => {
  const choices = data.model.choices.filter(({ label }) => label.kind === kind);
  if (choices.length === 0 && !isFilled(last)) return nothing;
  return html`<div class="choices ${name}">
    ${eachOf(
      choices,
      ({ action }) => keyOf(action),
      (choice) => choiceButton(data, choice),
    )}${last}
  </div>`;
};

type Place = 'asked' | 'ranks' | 'words';

/** Below this width, and on a table that is low for it, three short answers and the button stand in one row: a line more covers one's own card. */
const THREE_WORDS_BELOW_PX = 360;

/** Where the button for a hint stands: on a narrow table where it makes the question no higher, for that covers the table. */
const hintPlace = ({ model: { layout, choices }, input: { confirming } }: TemplateTopics<'input' | 'model'>): Place => {
  if (layout.form === 'side' || layout.width >= RANKS_IN_ROWS_BELOW_PX || confirming) return 'asked';
  if (choices.some(({ label }) => label.kind === 'schlag')) return 'ranks';
  const words = choices.filter(({ label }) => label.kind === 'text').length;
  const isShort =
    words === 3 &&
    (layout.width < THREE_WORDS_BELOW_PX || isLowTable(layout)) &&
    choices.some(({ action }) => action.type === 'hold');
  return words === 1 || isShort ? 'words' : 'asked';
};

/**
 * All that can be answered.
 * @param hinted where the button for a hint stands; null: there is none
 */
export const answers = (
  data: TemplateTopics<'advice' | 'cards' | 'input' | 'model' | 'slot' | 'texts'>,
  hinted: Place | null = null,
): TemplateResult => {
  if (data.input.confirming) return confirmButtons(data, data.input.confirming);
  const adviceAt = (place: Place) => (hinted === place ? data.slot('advice-button') : []);
  const beside = adviceAt('words');
  return html`${choiceGroup(data, 'schlag', 'ranks', adviceAt('ranks'))} ${choiceGroup(data, 'suit', 'suits')}
  ${choiceGroup(data, 'text', 'words', isFilled(beside) ? beside : data.slot('answer-button'))}`;
};

/** Whether it stands where the hand would be: on a narrow table it would cover what lies on it, and no hand is there. */
const isLow = ({ layout, hand, choices, wholeHand }: TableModel): boolean =>
  layout.form === 'upright' &&
  (layout.compact || layout.width < 480) &&
  hand.length === 0 &&
  (choices.length > 0 || wholeHand !== null);

/**
 * How high a question may grow above the others' cards.
 * @param isTold whether it says itself what they have played, and may lie on that
 */
export const roomFor = ({ layout, trick }: TableModel, least?: number, isTold = false): number =>
  questionRoom(
    layout,
    trick.flatMap(({ position, place }) => (isTold || position === 'bottom' ? [] : [place])),
    least,
  );

/** Above its choices the prompt says what is asked; without any, who is awaited. */
export const prompt = (
  data: TemplateTopics<'advice' | 'cards' | 'input' | 'model' | 'picture' | 'prompt' | 'remote' | 'slot' | 'texts'>,
): TemplateResult => {
  const {
    model,
    texts: { messages },
    input: { confirming },
  } = data;
  const { layout } = model;
  const { choices: box } = layout;
  const sentences = sentencesOf(data);
  const told = new Set<TermId>();
  const low = isLow(model);
  const hinted = hintPlace(data);
  const advice = data.slot('advice');
  const isAdvised = isFilled(advice);
  const choosing = model.choices.length > 0 || model.wholeHand !== null;
  const heading = messages[model.people.seated ? 'label-choices' : 'label-course'];
  return html`<section
    class="prompt"
    part="dialog"
    aria-label=${heading}
    tabindex="-1"
    ${placed({ left: px(box.x), width: px(box.width), bottom: px(low ? layout.pad : layout.height - box.y - box.height), '--_most': px(roomFor(model)), '--_pace': String(data.picture.pace) })}
  >
    <h3 class="sr-only">${heading}</h3>
    <div
      class=${classMap({ sheet: true, squat: isLowTable(layout), marked: ownMarks(data) !== nothing, telling: isAdvised, turn: model.status[0]?.key === 'play-a-card', choosing, low, broad: model.choices.some(({ label }) => label.kind !== 'text') })}
    >
      ${ownMarks(data)}
      <div class="asked">
        <p class="status" part="status">
          ${sentences.map((sentence) => html`<span>${data.texts.markTerms(sentence, told)}</span> `)}${stakesLine(data)}${isAdvised || data.input.halt || confirming || data.prompt.notice !== null ? nothing : data.slot('explanation', told)}
        </p>
        ${timeLeft(data)} ${data.remote.controls?.besideStatus()}
        ${confirming ? nothing : html`${hinted === 'asked' ? data.slot('advice-button') : nothing} ${data.slot('question-tool')}`}
      </div>
      ${confirming ? nothing : advice} ${answers(data, hinted)} ${data.remote.controls?.belowAnswers()}
    </div>
  </section>`;
};
