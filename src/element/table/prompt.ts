import { toJson } from '../../base/to-json.js';
import { html, nothing, type TemplateResult } from 'lit';
import { classMap } from 'lit/directives/class-map.js';
import { eachOf } from './view/each-of.js';
import type { Action, ActionType } from '../../game/action.js';
import type { Messages } from '../../i18n/de/table.js';
import type { TermId } from '../../i18n/glossary.js';
import { capital } from '../../i18n/capital.js';
import { say } from '../../i18n/text.js';
import { rankOf, WELI } from '../../rules/card.js';
import { isLow as isLowTable, RANKS_IN_ROWS_BELOW_PX } from '../../table/layout/layout.js';
import { headlineOf } from '../../table/headline.js';
import { stockTexts } from '../../table/lines.js';
import type { TableModel } from '../../table/model.js';
import { heightBelowTrick, isResultBelowHand, questionRoom } from '../../table/layout/question.js';
import type { Choice } from '../../table/choices.js';
import { isFilled } from './feature.js';
import { isRecommended, recommendedMark } from './recommended.js';
import { bothNames, suitSign, type Confirming, type Halt, type StandIn, type TemplateTopics } from './template-data.js';
import { placed, px } from './view/placed.js';
import { legendOf, roleMark } from './seats.js';

/** The message for each reason to halt the game. */
const HALT_MESSAGES = { paused: 'paused', lost: 'connection-lost' } as const satisfies Record<Halt, keyof Messages>;

const keyOf = (action: Action): string => toJson(action);

/** Adds the position of the lifted packet, if any, to the action that cuts the pack. */
const withCutPosition = ({ model: { cutting } }: TemplateTopics<'model'>, action: Action): Action =>
  action.type === 'cut' && cutting && cutting.cutAt !== null ? { ...action, at: cutting.cutAt } : action;

/** Matches the end of a word after its soft hyphen and the next letter. */
const WORD_END = /\u00AD(.).*$/u;

/** The name of a rank. A button has no room for a long name, so it shows an abbreviation and screen readers read the name. */
const rankName = (name: string): TemplateResult =>
  WORD_END.test(name)
    ? html`<span aria-hidden="true">${name.replace(WORD_END, '$1.')}</span
        ><span class="sr-only">${name.replace('\u00AD', '')}</span>`
    : html`<span>${name}</span>`;

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
      ? html`<span class="what">${say(messages, label.text)}</span>
          ${note ? html`<span class="note">${say(messages, note)}</span>` : nothing}`
      : label.kind === 'schlag'
        ? html`<span class="letter" aria-hidden="true"
              >${label.schlag === 'weli' ? 'W' : data.cards.deck.letter(label.schlag)}</span
            >${rankName(messages.schlag(label.schlag))}`
        : html`${suitSign(data, label.suit)}<span>${messages.suit(label.suit)}</span>`;
  const hinted = isRecommended(data, action);
  return html`<button
    class=${classMap({ button: true, primary, hinted })}
    part="button"
    data-action=${action.type}
    title=${tip}
    ?disabled=${data.input.halt !== null}
    @click=${() => act(withCutPosition(data, action))}
  >
    ${content}${hinted ? html`${recommendedMark}<span class="sr-only">, ${messages['hint-mark']}</span>` : nothing}
  </button>`;
};

/** The marks on the viewer's own plate, for a prompt that covers the plate. */
export const ownMarks = (data: TemplateTopics<'model' | 'texts'>): TemplateResult | typeof nothing => {
  const {
    model,
    texts: { messages },
  } = data;
  const own = model.seats.find(({ position, over }) => position === 'bottom' && !over);
  const hasPlayed = model.trick.some(({ position }) => position === 'bottom');
  const answersBid = model.choices.some(({ action }) => action.type === 'hold');
  // With the forehand mark, the answer to a bid would cover the viewer's own card.
  const leads = own?.forehand && !answersBid;
  const isNamed = own?.dealer || leads || own?.resting || own?.alone;
  // A spectator always sees the name.
  if (!own || ((!isNamed || (answersBid && hasPlayed)) && model.people.seated)) return nothing;
  return html`<span
    class=${classMap({ own: true, aside: hasPlayed })}
    aria-hidden="true"
    data-legend=${legendOf(data, own) ?? nothing}
    >${roleMark(data, own)}<span class="called" dir="auto">${own.name}</span
    >${own.alone || own.resting ? html`<span class="alone">${messages[own.alone ? 'alone' : 'resting']}</span>` : nothing}</span
  >`;
};

/** The text that takes precedence over the status: the reason for a halt, a question to confirm, or a notice. */
const urgentText = ({
  texts: { messages },
  prompt: { notice },
  input: { halt, confirming },
}: TemplateTopics<'input' | 'prompt' | 'texts'>): string | null => {
  if (halt) return messages[HALT_MESSAGES[halt]];
  return confirming ? say(messages, confirming.question) : notice;
};

const isOver = ({ seats }: TableModel): boolean => seats.some(({ over }) => over);

/** The computer that plays for the visitor. After a hand, the visitor takes the seat back with an answer. */
const standInOf = ({ model, remote, input }: TemplateTopics<'input' | 'model' | 'remote'>): StandIn | null =>
  isOver(model) || input.confirming ? null : (remote.controls?.standIn ?? null);

/** The prompt's text: an urgent text, or the status with its heading first. */
const statusLines = (
  data: TemplateTopics<'input' | 'model' | 'prompt' | 'remote' | 'texts'>,
  marked: Set<TermId>,
): readonly TemplateResult[] => {
  const {
    model: { status, layout, isOwnTurn },
    texts: { messages, markTerms },
  } = data;
  const line = (text: string): TemplateResult => html`<span>${markTerms(text, marked)}</span> `;
  const urgent = urgentText(data);
  if (urgent !== null) return [line(urgent)];
  const standIn = standInOf(data);
  if (standIn !== null)
    return [
      html`<strong class="heading">${standIn.text}</strong> `,
      ...(isOwnTurn ? [] : status.map((text) => line(say(messages, text)))),
    ];
  // A short table hides the notes of the buttons, so that the question states the consequences.
  const { heading, phrases: all, sentences } = headlineOf(status, !layout.classes.includes('short'));
  const phrases = data.remote.controls?.phrasesOf(all) ?? all;
  return [
    ...(heading === null
      ? []
      : [html`<strong class="heading">${markTerms(capital(say(messages, heading)), marked)}</strong> `]),
    ...(phrases.length === 0
      ? []
      : [
          html`<span class="phrases"
            >${markTerms(phrases.map((text) => say(messages, text)).join('\u00A0· '), marked)}</span
          > `,
        ]),
    ...sentences.map((text) => line(say(messages, text))),
  ];
};

/**
 * The last bidder and the next one. Omitted if all players can bid, or if the question already states the bids.
 * @param marked terms that the question already marks
 */
const stakesLine = (
  {
    model,
    texts: { messages, markTerms },
    prompt: { notice },
    input: { halt, confirming },
  }: TemplateTopics<'input' | 'model' | 'prompt' | 'texts'>,
  marked: Set<TermId>,
): TemplateResult | typeof nothing => {
  const { stakes, choices } = model;
  if (!stakes?.next || halt || notice !== null || confirming) return nothing;
  const isPlain = stakes.lastBid === null && stakes.next.key === 'all-may-bid';
  if (isPlain || choices.some(({ action }) => action.type === 'hold' || action.type === 'decide')) return nothing;
  const bids = [stakes.lastBid, stakes.next].flatMap((text) => (text ? [say(messages, text)] : []));
  const why = stakes.reasons.map((text) => say(messages, text)).join(', ');
  const line = capital(`${bids.join(', ')}${why === '' ? '' : `: ${why}`}`);
  return html`<span class="stakes">${markTerms(line, marked)}</span>`;
};

/** The actions before the first card. Their question can cover the stock. */
const BEFORE_PLAY: readonly ActionType[] = [
  'ask-schoeneres',
  'ask-schlagtausch',
  'ask-swap-hands',
  'answer',
  'announce-schlag',
  'announce-trumpf',
  'decide',
];

/**
 * The cards of the stock that the viewer sees, while the viewer decides about the announcement. A question beside the table
 * does not cover the open top card, and would be too tall with another line.
 */
const stockLine = ({
  model: { choices, layout, stockTop, stockSeen },
  texts: { messages },
  prompt: { notice },
  input: { halt, confirming },
}: TemplateTopics<'input' | 'model' | 'prompt' | 'texts'>): readonly TemplateResult[] => {
  if (halt || notice !== null || confirming || !choices.some(({ action: { type } }) => BEFORE_PLAY.includes(type)))
    return [];
  return stockTexts(stockTop, stockSeen)
    .filter(({ key }) => key !== 'line-stock-top' || layout.form !== 'side')
    .map((text) => html`<span class="stock">${say(messages, text)}</span>`);
};

/** Explains to a viewer who waits for the announcement why their cards are face down. */
const cardsLaterLine = ({
  model,
  texts: { messages },
  prompt: { notice },
  input: { halt },
}: TemplateTopics<'input' | 'model' | 'prompt' | 'texts'>): TemplateResult | typeof nothing =>
  model.seesCardsLater && !model.isOwnTurn && !halt && notice === null
    ? html`<span class="stakes">${messages['cards-later']}</span>`
    : nothing;

/** Formats a time: in seconds if it is below 100 s, otherwise in minutes and seconds. */
const clockTime = (seconds: number): string =>
  seconds < 100 ? `${seconds} s` : `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** The time left to act. This element is not a live region, because the table announces when little time is left. */
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

/** The answers to the question before an irreversible action. */
const confirmButtons = (
  { texts: { messages }, input: { halt } }: TemplateTopics<'input' | 'texts'>,
  { question, confirmLabel, confirm, cancel }: Confirming,
): TemplateResult => {
  const button = (name: string, label: string, press: () => void) =>
    html`<button class="button" part="button" data-confirm=${name} ?disabled=${halt !== null} @click=${press}>
      ${label}
    </button>`;
  return html`<div
    class="choices words even"
    role="group"
    aria-label=${say(messages, question)}
    @keydown=${(event: KeyboardEvent) => event.key === 'Escape' && cancel()}
  >
    ${button('no', messages['confirm-no'], cancel)} ${button('yes', say(messages, confirmLabel), confirm)}
  </div>`;
};

type AnswerData = TemplateTopics<'advice' | 'cards' | 'input' | 'model' | 'texts'>;

const choiceButtons = (data: AnswerData, choices: readonly Choice[]): unknown =>
  eachOf(
    choices,
    ({ action }) => keyOf(action),
    (choice) => choiceButton(data, choice),
  );

/** The most answers that fit in a row at any table width above `RANKS_IN_ROWS_BELOW_PX`. */
const MAX_COLUMNS = 9;

/** Sets the number of columns for answers of equal width, in one row or, for more answers, in two. */
const inColumns = (count: number) =>
  placed({ '--_columns': String(count > MAX_COLUMNS ? Math.ceil(count / 2) : count) });

/** The group of answers whose labels are of the same kind. */
const choiceGroup = (
  data: AnswerData,
  kind: Choice['label']['kind'],
  name: string,
  last: readonly unknown[] = [],
): TemplateResult | typeof nothing => {
  const choices = data.model.choices.filter(({ label }) => label.kind === kind);
  if (choices.length === 0 && !isFilled(last)) return nothing;
  return html`<div class="choices ${name}" ${inColumns(choices.length)}>${choiceButtons(data, choices)}${last}</div>`;
};

/** Answers that are alternatives, and therefore have the same width. */
const ALTERNATIVES: readonly ActionType[] = ['hold', 'decide', 'answer', 'take'];

const areEven = ({ choices }: TableModel): boolean => choices.some(({ action }) => ALTERNATIVES.includes(action.type));

/** The buttons after a hand: the next hand or game in the first row, and everything else in the second. */
const afterHand = (data: AnswerData & TemplateTopics<'slot'>): TemplateResult => {
  const next = data.model.choices.filter(({ primary }) => primary);
  const others = data.model.choices.filter(({ primary }) => !primary);
  const tools = data.slot('answer-button');
  return html`${next.length > 0 ? html`<div class="choices words next">${choiceButtons(data, next)}</div>` : nothing}
  ${
    others.length > 0 || isFilled(tools)
      ? html`<div class="choices words even">${choiceButtons(data, others)}${tools}</div>`
      : nothing
  }`;
};

/** Requests before the announcement. */
const REQUESTS: readonly ActionType[] = ['ask-schoeneres', 'ask-schlagtausch', 'ask-swap-hands'];

/** Whether the visitor holds a card of this rank. */
const isHeld = ({ hand }: TableModel, { label }: Choice): boolean =>
  label.kind === 'schlag' &&
  hand.some(({ card }) => (label.schlag === 'weli' ? card === WELI : card !== WELI && rankOf(card) === label.schlag));

/**
 * The answers of a beginner who announces the Schlag: the ranks in the hand come first, the other ranks are dimmed, and the
 * requests are behind one button.
 */
const beginnersSchlag = (data: AnswerData, last: readonly unknown[]): TemplateResult => {
  const { choices } = data.model;
  const ranks = choices.filter(({ label }) => label.kind === 'schlag');
  const requests = choices.filter(({ action }) => REQUESTS.includes(action.type));
  const held = ranks.filter((choice) => isHeld(data.model, choice));
  const others = ranks.filter((choice) => !held.includes(choice));
  return html`<div class="choices ranks" ${inColumns(ranks.length)}>
      ${choiceButtons(data, held)}<span class="unheld">${choiceButtons(data, others)}</span>${last}
    </div>
    ${
      requests.length === 0
        ? nothing
        : html`<details class="requests">
            <summary class="aid">${data.texts.messages['choice-ask']}</summary>
            <div class="choices words">${choiceButtons(data, requests)}</div>
          </details>`
    }`;
};

type Place = 'asked' | 'ranks' | 'words';

/**
 * Table width, in CSS pixels, below which three short answers and the hint button share a row to keep the cards visible.
 * They also share a row on low tables, and where the question would cover the trick.
 */
const SHARED_ROW_BELOW_PX = 360;

/** Height, in CSS pixels at a zoom of 1, of a question with the hint button next to its text. */
const HINTED_QUESTION_PX = 111;

/** The position of the hint button. Where a taller question would cover cards, the button adds no height. */
const hintPlace = ({ model, input: { confirming } }: TemplateTopics<'input' | 'model'>): Place => {
  const { layout, choices } = model;
  if (layout.form === 'side' || confirming) return 'asked';
  if (layout.width >= RANKS_IN_ROWS_BELOW_PX)
    return areEven(model) && heightBelowTrick(layout) < HINTED_QUESTION_PX * layout.zoom ? 'words' : 'asked';
  if (choices.some(({ label }) => label.kind === 'schlag')) return 'ranks';
  const words = choices.filter(({ label }) => label.kind === 'text').length;
  const isShort =
    words === 3 &&
    (layout.width < SHARED_ROW_BELOW_PX || isLowTable(layout) || heightBelowTrick(layout) < HINTED_QUESTION_PX) &&
    choices.some(({ action }) => action.type === 'hold');
  return words === 1 || isShort ? 'words' : 'asked';
};

/**
 * All answers to the current question.
 * @param hinted position of the hint button; null if there is no button
 * @param isExplained whether the question has an explanation for beginners
 */
export const answers = (
  data: TemplateTopics<'advice' | 'cards' | 'input' | 'model' | 'slot' | 'texts'>,
  hinted: Place | null = null,
  isExplained = false,
): TemplateResult => {
  if (data.input.confirming) return confirmButtons(data, data.input.confirming);
  const adviceAt = (place: Place) => (hinted === place ? data.slot('advice-button') : []);
  if (isExplained && data.model.choices.some(({ label }) => label.kind === 'schlag'))
    return beginnersSchlag(data, adviceAt('ranks'));
  const amongWords = isFilled(adviceAt('words')) ? adviceAt('words') : data.slot('answer-button');
  return html`${choiceGroup(data, 'schlag', 'ranks', adviceAt('ranks'))} ${choiceGroup(data, 'suit', 'suits')}
  ${isOver(data.model) ? afterHand(data) : choiceGroup(data, 'text', areEven(data.model) ? 'words even' : 'words', amongWords)}`;
};

/**
 * Whether the prompt is at the table's edge, in the space of the empty hand. Every result is there, so that its buttons keep
 * their place. Cards that are left in the hand are above the result.
 */
const isLow = (model: TableModel): boolean => {
  const { layout, hand, choices, wholeHand } = model;
  if (isOver(model) && isResultBelowHand(layout)) return true;
  return layout.form === 'upright' && hand.length === 0 && (choices.length > 0 || wholeHand !== null);
};

/**
 * The maximum height, in CSS pixels, of a question below the other players' cards.
 * @param showsPlayedCards whether the question repeats the played cards and can cover them
 */
export const roomFor = ({ layout, trick }: TableModel, least?: number, showsPlayedCards = false): number =>
  questionRoom(
    layout,
    trick.flatMap(({ position, place }) => (showsPlayedCards || position === 'bottom' ? [] : [place])),
    least,
  );

/** The prompt: the question and its answers, or the player to act. */
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
  const marked = new Set<TermId>();
  const low = isLow(model);
  const bottom = low ? layout.pad : layout.height - box.y - box.height;
  const standIn = standInOf(data);
  const hinted = standIn ? null : hintPlace(data);
  const advice = standIn ? [] : data.slot('advice');
  const isAdvised = isFilled(advice);
  const lines = statusLines(data, marked);
  const isSilent = standIn || isAdvised || data.input.halt || confirming || data.prompt.notice !== null;
  const explanation = isSilent ? [] : data.slot('explanation', marked);
  const choosing = standIn !== null || model.choices.length > 0 || model.wholeHand !== null;
  const heading = messages[model.people.seated ? 'label-choices' : 'label-course'];
  return html`<section
    class="prompt"
    part="dialog"
    aria-label=${heading}
    tabindex="-1"
    ${placed({ left: px(box.x), width: px(box.width), bottom: px(bottom), '--_most': px(roomFor(model) + layout.height - box.y - box.height - bottom), '--_pace': String(data.picture.pace) })}
  >
    <h3 class="sr-only">${heading}</h3>
    <div
      class=${classMap({ sheet: true, squat: isLowTable(layout), marked: ownMarks(data) !== nothing, telling: isAdvised, turn: model.status[0]?.key === 'play-a-card', choosing, low, over: isOver(model), broad: !standIn && model.choices.some(({ label }) => label.kind !== 'text') })}
    >
      ${ownMarks(data)}
      <div class="asked">
        <p class="status" part="status">
          ${lines}${standIn ? nothing : html`${stakesLine(data, marked)}${cardsLaterLine(data)}${stockLine(data)}${explanation}`}
        </p>
        ${timeLeft(data)} ${data.remote.controls?.besideStatus()}
        ${confirming || standIn ? nothing : html`${hinted === 'asked' ? data.slot('advice-button') : nothing} ${data.slot('question-tool')}`}
      </div>
      ${confirming ? nothing : advice} ${standIn ? standIn.button() : answers(data, hinted, isFilled(explanation))}
      ${data.remote.controls?.belowAnswers()}
    </div>
  </section>`;
};
