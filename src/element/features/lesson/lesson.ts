import type { Action } from '../../../game/action.js';
import type { Happening, Game } from '../../../game/game.js';
import type { View } from '../../../game/view.js';
import type { LessonMessages } from '../../../i18n/de/lessons.js';
import { loadLessons, type LoadedLessons } from '../../../i18n/lessons.js';
import { speechLanguageOf } from '../../../i18n/languages.js';
import { say } from '../../../i18n/text.js';
import { offeredChoices, judge } from '../../../lessons/judge.js';
import { LESSON_TOPICS, textIn, type Lesson, type LessonStep, type LessonText } from '../../../lessons/lesson.js';
import { ownLessons } from '../../../lessons/own-lessons.js';
import { createStepGame } from '../../../lessons/create-step-game.js';
import { SUITS } from '../../../rules/card.js';
import { listWithOr, InputError, quoted } from '../../../rules/input-error.js';
import { itemAt } from '../../../rules/item-at.js';
import { speechOf } from '../../../table/lines.js';
import type { Snapshot } from '../../../table/snapshot.js';
import { cardRefusal } from '../../../table/status.js';
import type { LanguageController } from '../../shell/language/language.js';
import { WattenLessonEvent } from '../../shell/events.js';
import { reportThrown, type ElementHost } from '../../shell/host.js';
import { loadModule } from '../../shell/load-module.js';
import type { Keeper } from '../../shell/storage/keeper.js';
import { lessonStyles } from '../../table/activity/activity-styles.js';
import { createLessonOrder, type LessonOrder } from './lesson-order.js';
import { lessonPrompt, type LessonData } from './lesson-template.js';
import { taughtHistory, taughtModel } from './taught.js';
import { adoptStyles } from '../../shell/adopt-styles.js';
import type { Play } from '../../table/play.js';
import { heldTrick } from '../../table/activity/held-trick.js';
import { storeStep, storedStep } from './lesson-progress.js';
import { replayConnection, type ReplayConnection } from '../../table/activity/shown-connection.js';
import type { Activity, ActivityCode, ActivityParts } from '../../table/activity/activity.js';
import { wordingOf, type Wording } from '../../shell/language/wording.js';

/** Creates the error for a method that has no effect during a lesson. */
const refusedInLesson = (what: string): Error & { readonly code: 'lesson' } =>
  Object.assign(new Error(`${what} has no effect during a lesson; start() or stop() ends the lesson.`), {
    code: 'lesson' as const,
  });

/**
 * Returns the package's and the page's lessons. A lesson from the page replaces the package's lesson with the same
 * id.
 */
const allLessons = (messages: LessonMessages, given: readonly Lesson[]): readonly Lesson[] => [
  ...ownLessons(messages.courses).map((lesson) => given.find(({ id }) => id === lesson.id) ?? lesson),
  ...given.filter(({ id }) => !Object.hasOwn(messages.courses, id)),
];

/** Id of the lesson that teaches the game. */
const FIRST: keyof LessonMessages['courses'] = 'watten';

interface LessonParts extends ActivityParts {
  readonly id: string;
  readonly given: readonly Lesson[];
  readonly keeper: Keeper;
  readonly language: LanguageController;
  readonly wording: Wording<LoadedLessons>;
}

type Verdict = { readonly isRight: boolean; readonly text: LessonText | null; readonly isForbidden: boolean };

/** A lesson at the table. The lesson shows a step, waits for the learner's choice and comments on the choice. */
class LessonAtTable implements Activity {
  readonly #parts: LessonParts;
  readonly #closing = new AbortController();
  readonly #connection: ReplayConnection;
  readonly #play: Play;
  readonly #order: LessonOrder;
  #index: number;
  #game: Game;
  #verdict: Verdict | null = null;
  /** Whether the table is still showing the actions after a correct choice. */
  #isBusy = false;
  #isDone = false;

  constructor(parts: LessonParts) {
    const { host, look, step } = parts;
    this.#parts = parts;
    this.#index = step;
    this.#game = createStepGame(this.#lesson, step);
    this.#order = createLessonOrder(host, look, this.#closing.signal);
    this.#connection = replayConnection(this.#asking());
    this.#play = parts.openPlay(this.#connection, {
      // The lesson judges each choice and plays only correct ones.
      intercept: (action) => {
        void this.#choose(action);
        return true;
      },
      prompt: (data) => this.#prompt(data),
      menu: () => ({
        resume: this.messages['lesson-resume'],
        leave: this.messages['lesson-close'],
        language: parts.wording.texts.language,
        close: parts.close,
      }),
      isPlayed: true,
      // The step gives the order. A sorted hand would start with the right card.
      keepsOrder: true,
      adaptModel: (model) =>
        taughtModel(model, {
          shown: this.#shown,
          isAsked: this.#isAsked,
          isAnswered: this.#verdict?.isRight === true,
          isDone: this.#isDone,
          said: this.#said,
        }),
    });
    this.#play.open();
    adoptStyles(host, [lessonStyles], this.#closing.signal);
  }

  get step(): number {
    return this.#index;
  }

  get view(): View {
    return this.#connection.view;
  }

  template(): unknown {
    this.#parts.wording.follow(() => this.#parts.host.requestUpdate());
    if (this.#index === this.#lesson.steps.length - 1) this.#order.follow(this.#lesson);
    return this.#play.template();
  }

  /** Reports the current step to the page and to screen readers. */
  announce(): void {
    const { host, id, keeper, look } = this.#parts;
    const { length } = this.#lesson.steps;
    storeStep(host, keeper, id, this.#isDone ? null : this.#index);
    host.dispatchEvent(new WattenLessonEvent(id, this.#index + 1, length, this.#isDone));
    const { messages } = this;
    if (this.#isDone) this.#play.say([messages['lesson-done'], ...this.#remember].join(' '));
    else {
      const { text, suits } = this.#stepNow;
      const names = suits
        ? ` ${messages['lesson-suits']} ${SUITS.map((suit) => look.messages.suit(suit)).join(', ')}.`
        : '';
      this.#play.say(
        `${messages['lesson-step']({ step: this.#index + 1, steps: length })}: ${this.#formatText(text)}${names}`,
      );
    }
  }

  close(): void {
    this.#closing.abort();
    this.#play.close();
  }

  // -- steps ---------------------------------------------------------------------------------------------------------

  get messages(): LessonMessages {
    const { wording, look } = this.#parts;
    return wording.texts.messages[look.deck.name];
  }

  get #lessons(): readonly Lesson[] {
    return allLessons(this.messages, this.#parts.given);
  }

  /** The lesson in the table's current language. */
  get #lesson(): Lesson {
    return this.#lessons.find(({ id }) => id === this.#parts.id) as Lesson;
  }

  get #stepNow(): LessonStep {
    return itemAt(this.#lesson.steps, this.#index);
  }

  /** The subjects that the table shows now. */
  get #shown() {
    return this.#stepNow.shows ?? LESSON_TOPICS;
  }

  /** The speech of the last player before the question. */
  get #said(): Snapshot['speech'] {
    const { before = [], seat } = this.#stepNow;
    const last = before.at(-1);
    const text = last && last.seat !== seat ? speechOf(last, this.view.rules) : null;
    return last && text ? { seat: last.seat, text } : null;
  }

  /** Whether the learner must choose now. */
  get #isAsked(): boolean {
    return !this.#isBusy && !this.#verdict?.isRight && !this.#isDone;
  }

  /** Returns the learner's view, with the choices that the lesson accepts as attempts. */
  #asking(): View {
    const step = this.#stepNow;
    const view = this.#game.view(step.seat);
    return { ...view, legal: offeredChoices(step, view), history: taughtHistory(view.history, this.#shown) };
  }

  /** Shows the start of the current step. */
  #ask(): void {
    this.#connection.push({ action: null, happened: [], view: this.#asking() });
  }

  go(index: number): void {
    if (index >= this.#lesson.steps.length) {
      this.#isDone = true;
      if (this.#parts.id === FIRST) this.#switchHelpOn();
    } else {
      this.#index = index;
      this.#verdict = null;
      this.#game = createStepGame(this.#lesson, index);
      this.#ask();
    }
    this.#parts.host.requestUpdate();
    this.announce();
  }

  /** Switches on fading help for the next hands, unless the visitor has chosen a help setting or help is already on. */
  #switchHelpOn(): void {
    const { preferences } = this.#parts;
    if (!preferences.has('help') && preferences.of('help') === 'off') preferences.set('help', 'fading');
  }

  async #choose(action: Action): Promise<void> {
    if (this.#isBusy || this.#verdict?.isRight) return;
    const step = this.#stepNow;
    const { legal } = this.#game.view(step.seat);
    const judged = judge(step, action);
    // Removes the comment on the previous choice.
    this.#verdict = null;
    if (judged.isRight) await this.#playOut(step, action);
    // Showing the step again also removes the notice about a lifted card.
    else this.#ask();
    if (this.#closing.signal.aborted) return;
    const isForbidden = action.type === 'play' && !legal.some((one) => one.type === 'play' && one.card === action.card);
    this.#verdict = { ...judged, isForbidden };
    this.#parts.host.requestUpdate();
    this.#play.say(`${this.messages[judged.isRight ? 'lesson-right' : 'lesson-wrong']} ${this.#verdictText}`);
  }

  /** Plays the choice and then the scripted actions that follow it. */
  async #playOut({ seat, script = [] }: LessonStep, action: Action): Promise<void> {
    const told: Happening[] = [];
    const stop = this.#game.subscribe((_action, _happened, happeningFor) => told.push(happeningFor(seat)));
    for (const next of [action, ...script]) this.#game.act(next);
    stop();
    this.#isBusy = true;
    for (const happening of told) {
      const { view, ...shown } = heldTrick(this.view, happening);
      this.#connection.push({ ...shown, view: { ...view, legal: [], toAct: [] } });
    }
    await this.#play.settled();
    this.#isBusy = false;
  }

  // -- texts --------------------------------------------------------------------------------------------------------

  #formatText(text: LessonText): string {
    const { language } = this.#parts.language;
    return textIn(text, [language, speechLanguageOf(language)]);
  }

  /** The sentences to remember after the last step. */
  get #remember(): readonly string[] {
    return (this.#lesson.end?.remember ?? []).map((text) => this.#formatText(text));
  }

  get #verdictText(): string {
    const { look } = this.#parts;
    const { isRight, text, isForbidden } = this.#verdict as Verdict;
    if (text !== null) return this.#formatText(text);
    if (isForbidden) return say(look.messages, cardRefusal(this.view));
    return isRight ? '' : this.messages['lesson-not-asked'];
  }

  #prompt(data: Parameters<typeof lessonPrompt>[0]) {
    const { learn, play, close, id, given, wording, host, preferences } = this.#parts;
    const { title, steps } = this.#lesson;
    const shown: LessonData = {
      messages: this.messages,
      language: wording.texts.language,
      isOfPage: given.some((lesson) => lesson.id === id),
      title: this.#formatText(title),
      step: this.#index + 1,
      steps: steps.length,
      text: this.#formatText(this.#stepNow.text),
      hasSuits: this.#stepNow.suits === true,
      verdict: this.#verdict && { isRight: this.#verdict.isRight, text: this.#verdictText },
      isAsked: this.#isAsked,
      isDone: this.#isDone,
      order: this.#order.template,
      remember: this.#remember,
      others: this.#lessons
        .filter((lesson) => lesson.id !== id)
        .map((lesson) => ({
          id: lesson.id,
          title: this.#formatText(lesson.title),
          isHere: (lesson.variant ?? 'suedtirol') === preferences.of('variant'),
        })),
      next: () => this.go(this.#index + 1),
      begin: learn,
      play: () => {
        this.#switchHelpOn();
        const { people } = this.#play;
        import('./same-people.js').then(
          ({ seedOfSamePeople }) => play(seedOfSamePeople(people, host)),
          () => play(undefined),
        );
      },
      close,
    };
    return lessonPrompt(data, shown);
  }
}

/** Returns the step at which a lesson continues; 0 if that step no longer exists. */
const firstStepOf = (host: ElementHost, keeper: Keeper, { id, steps }: Lesson): number => {
  const step = storedStep(host, keeper, id);
  return step < steps.length ? step : 0;
};

/**
 * Checks the page's lessons. The code for this check loads only if the page provides lessons.
 * @throws InputError `invalid-lesson`
 */
const readGiven = async (given: unknown): Promise<readonly Lesson[]> => {
  if (Array.isArray(given) && given.length === 0) return [];
  const code = await loadModule(() => import('../../../lessons/read-lessons.js'), 'readLessons');
  return code.readLessons(given);
};

/** Checks the page's lessons, and finds the requested lesson among these and the package's lessons. */
export const prepare: ActivityCode['prepare'] = async (asked, { given, host, keeper, language }) => {
  const own = await readGiven(given);
  const wording = await wordingOf(language, loadLessons, (error) => reportThrown(host, error, 'load-failed')).catch(
    ({ message }: Error) => {
      throw Object.assign(new Error(`The lesson could not be loaded. ${message}`), { code: 'load-failed' });
    },
  );
  const lessons = allLessons(wording.texts.messages.salzburg, own);
  const id = asked ?? itemAt(lessons, 0).id;
  const lesson = lessons.find((one) => one.id === id);
  if (!lesson) {
    const ids = listWithOr(lessons.map((one) => one.id));
    throw new InputError('unknown-lesson', `Unknown lesson ${quoted(id)}. Valid lessons: ${ids}.`);
  }
  return {
    isRecord: false,
    first: firstStepOf(host, keeper, lesson),
    checkStep: (value) => value as number,
    errorFor: refusedInLesson,
    open: (parts) =>
      new LessonAtTable({
        ...parts,
        id: lesson.id,
        given: own,
        keeper,
        language,
        wording,
      }),
  };
};
