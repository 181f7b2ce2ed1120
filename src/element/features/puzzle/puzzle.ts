import type { Action } from '../../../game/action.js';
import { type Game, type Happening } from '../../../game/game.js';
import { replay } from '../../../game/replay.js';
import type { View } from '../../../game/view.js';
import { deductionLanguageFor, loadDeductionTexts, type DeductionTexts } from '../../../i18n/deduction.js';
import type { PuzzleMessages } from '../../../i18n/de/puzzles.js';
import type { Language } from '../../../i18n/languages.js';
import { loadPuzzles, type LoadedPuzzles } from '../../../i18n/puzzles.js';
import { possibleAnswers } from '../../../puzzles/answers.js';
import { judgePuzzle, type PuzzleVerdict } from '../../../puzzles/judge.js';
import type { Puzzle, PuzzleAnswer, PuzzleReason } from '../../../puzzles/puzzle.js';
import { dailyPuzzle, dayNumber, puzzleCalled, puzzles } from '../../../puzzles/puzzles.js';
import { announceableSchlaege } from '../../../rules/announce.js';
import { SUITS, type Schlag } from '../../../rules/card.js';
import { itemAt } from '../../../rules/item-at.js';
import { seatAfter, seatsOf, sideOf, type Seat } from '../../../rules/seats.js';
import { TRICKS_TO_WIN } from '../../../rules/tricks.js';
import { nameOf } from '../../../table/people.js';
import { WattenPuzzleEvent } from '../../shell/events.js';
import { reportThrown } from '../../shell/host.js';
import type { Keeper } from '../../shell/storage/keeper.js';
import { lessonStyles } from '../../table/activity/activity-styles.js';
import { puzzleStyles } from './puzzle-styles.js';
import { puzzlePrompt, type PuzzleData, type ShownTrick } from './puzzle-template.js';
import type { TemplateTopics } from '../../table/template-data.js';
import { wrongPairText } from './wrong-pair.js';
import { adoptStyles } from '../../shell/adopt-styles.js';
import type { Play } from '../../table/play.js';
import { replayConnection, type ReplayConnection } from '../../table/activity/shown-connection.js';
import type { Activity, ActivityCode, ActivityParts } from '../../table/activity/activity.js';
import { storeSolvedDay } from './streak.js';
import { wordingOf, type Wording } from '../../shell/language/wording.js';

/** Creates the error for a method that has no effect during a puzzle. */
const refusedInPuzzle = (what: string): Error & { readonly code: 'puzzle' } =>
  Object.assign(new Error(`${what} has no effect during a puzzle; start() or stop() ends the puzzle.`), {
    code: 'puzzle' as const,
  });

/** Number of wrong answers after which the puzzle offers the solution. */
const TRIES_BEFORE_SOLUTION = 2;

/** Texts for puzzles and for conclusions from tricks. */
type Texts = LoadedPuzzles & DeductionTexts;

const loadTexts = async (language: Language): Promise<Texts> => {
  const [puzzleTexts, part] = await Promise.all([
    loadPuzzles(language),
    loadDeductionTexts(deductionLanguageFor(language)),
  ]);
  return { ...puzzleTexts, deduction: part.deduction };
};

interface PuzzleParts extends ActivityParts {
  readonly keeper: Keeper;
  readonly wording: Wording<Texts>;
}

/** Returns a position's played tricks. The last trick can be incomplete. */
const tricksIn = ({ history, players, seat: viewer }: View, nameAt: (seat: Seat) => string): PuzzleData['tricks'] => {
  const tricks: ShownTrick[] = [];
  let isOver = true;
  for (const event of history) {
    if (event.type === 'play') {
      if (isOver) tricks.push({ led: event.seat, winner: null, cards: new Map() });
      isOver = false;
      tricks.at(-1)?.cards.set(event.seat, event.card);
    }
    if (event.type === 'trick') {
      isOver = true;
      tricks[tricks.length - 1] = { ...itemAt(tricks, tricks.length - 1), winner: event.winner };
    }
  }
  const seats = seatsOf(players).map((steps) => seatAfter(players, viewer as Seat, steps));
  return { seats: seats.map((seat) => ({ seat, name: nameAt(seat) })), tricks };
};

/** A puzzle at the table: a question, any number of attempts, and the reason for the correct answer. */
class PuzzleAtTable implements Activity {
  readonly #parts: PuzzleParts;
  readonly #closing = new AbortController();
  readonly #connection: ReplayConnection;
  readonly #play: Play;
  #index: number;
  #puzzle: Puzzle;
  #game: Game;
  /** The chosen Schlag of an answer that also needs a Trumpf. */
  #schlag: Schlag | null = null;
  #verdict: { readonly answer: PuzzleAnswer; readonly verdict: PuzzleVerdict } | null = null;
  #tries = 0;
  /** Whether the visitor has asked for the solution. */
  #isGivenUp = false;
  #streak: number | null = null;

  constructor(parts: PuzzleParts) {
    const { host, step } = parts;
    this.#parts = parts;
    this.#index = step;
    this.#puzzle = puzzleCalled(itemAt(puzzles, step).id);
    this.#game = replay(this.#puzzle.record);
    this.#connection = replayConnection(this.#asking());
    this.#play = parts.openPlay(this.#connection, {
      // The puzzle judges each choice.
      intercept: (action) => {
        this.#choose(action);
        return true;
      },
      prompt: (data) => puzzlePrompt(data, this.#shown(data)),
      menu: () => ({
        resume: this.messages['puzzle-resume'],
        leave: this.messages['puzzle-close'],
        language: parts.wording.texts.language,
        close: parts.close,
      }),
      hasSheet: true,
      isPlayed: true,
    });
    this.#play.open();
    adoptStyles(host, [lessonStyles, puzzleStyles], this.#closing.signal);
  }

  get step(): number {
    return this.#index;
  }

  get view(): View {
    return this.#connection.view;
  }

  template(): unknown {
    this.#parts.wording.follow(() => this.#parts.host.requestUpdate());
    return this.#play.template();
  }

  /** Reports the puzzle to the page and to screen readers. */
  announce(): void {
    this.#fireEvent(false);
    this.#play.say(`${this.#title}: ${this.#question}`);
  }

  close(): void {
    this.#closing.abort();
    this.#play.close();
  }

  /** Shows the puzzle with this index. Indexes wrap around at the end of the list. */
  go(index: number): void {
    this.#index = index % puzzles.length;
    this.#puzzle = puzzleCalled(itemAt(puzzles, this.#index).id);
    this.#game = replay(this.#puzzle.record);
    this.#verdict = null;
    this.#tries = 0;
    this.#isGivenUp = false;
    this.#streak = null;
    this.#ask(null);
    this.announce();
  }

  // -- answers -------------------------------------------------------------------------------------------------------

  get #isSolved(): boolean {
    return this.#verdict?.verdict.solved === true;
  }

  /**
   * Returns the visitor's view with the possible answers. The visitor enters an announcement in two steps: the Schlag, then
   * the Trumpf.
   */
  #asking(): View {
    const { theme, seat } = this.#puzzle;
    const view = this.#game.view(seat);
    if (this.#isSolved || this.#isGivenUp) return { ...view, legal: [], toAct: [] };
    if (theme !== 'find') return { ...view, legal: possibleAnswers(view, theme) as readonly Action[] };
    const legal: readonly Action[] =
      this.#schlag === null
        ? announceableSchlaege(view.rules, view.hand).map((schlag) => ({ type: 'announce-schlag', seat, schlag }))
        : SUITS.map((trumpf) => ({ type: 'announce-trumpf', seat, trumpf }));
    return { ...view, legal };
  }

  /** Asks the question again or, if the visitor has chosen a Schlag, asks for the Trumpf. */
  #ask(schlag: Schlag | null): void {
    this.#schlag = schlag;
    this.#connection.push({ action: null, happened: [], view: this.#asking() });
    this.#parts.host.requestUpdate();
  }

  #choose(action: Action): void {
    if (this.#isSolved || this.#isGivenUp) return;
    if (this.#puzzle.theme !== 'find') return this.#judge(action);
    if (action.type === 'announce-schlag') {
      this.#verdict = null;
      this.#ask(action.schlag);
      return this.#play.say(this.#question);
    }
    if (action.type === 'announce-trumpf' && this.#schlag !== null)
      this.#judge({ schlag: this.#schlag, trumpf: action.trumpf });
  }

  #judge(answer: PuzzleAnswer): void {
    const { keeper } = this.#parts;
    const verdict = judgePuzzle(this.#puzzle, answer);
    this.#verdict = { answer, verdict };
    this.#tries++;
    const now = new Date();
    if (verdict.solved && dailyPuzzle(now).id === this.#puzzle.id)
      this.#streak = storeSolvedDay(keeper, dayNumber(now));
    if (verdict.solved && 'type' in answer && answer.type !== 'hold' && answer.type !== 'fold') this.#act(answer);
    else this.#ask(null);
    this.#fireEvent(verdict.solved);
    this.#play.say(`${this.messages[verdict.solved ? 'puzzle-right' : 'puzzle-wrong']} ${this.#verdictText}`);
  }

  /** Plays the correct answer at the table. */
  #act(action: Action): void {
    const told: Happening[] = [];
    const stop = this.#game.subscribe((_action, _happened, happeningFor) => told.push(happeningFor(this.#puzzle.seat)));
    this.#game.act(action);
    stop();
    for (const happening of told)
      this.#connection.push({ ...happening, view: { ...happening.view, legal: [], toAct: [] } });
    this.#parts.host.requestUpdate();
  }

  #giveUp(): void {
    this.#isGivenUp = true;
    this.#ask(null);
    this.#play.say(`${this.messages['puzzle-solution']} ${this.#because(this.#puzzle.because)}`);
  }

  #fireEvent(solved: boolean): void {
    this.#parts.host.dispatchEvent(new WattenPuzzleEvent(this.#puzzle.id, solved, this.#tries));
  }

  // -- texts --------------------------------------------------------------------------------------------------------

  get messages(): PuzzleMessages {
    const { wording, look } = this.#parts;
    return wording.texts.messages[look.deck.name];
  }

  get #title(): string {
    const theme = this.messages[`theme-${this.#puzzle.theme}`];
    return dailyPuzzle().id === this.#puzzle.id ? `${this.messages['puzzle-daily']}: ${theme}` : theme;
  }

  get #question(): string {
    const { messages } = this;
    const { theme, seat, record } = this.#puzzle;
    const view = this.#game.view(seat);
    const { schlag, trumpf } = view.announcement;
    switch (theme) {
      case 'tricks':
        return messages['ask-tricks']({
          need: TRICKS_TO_WIN - itemAt(replay(record).view(seat).tricks, sideOf(view.players, seat)),
        });
      case 'find':
        return this.#schlag === null ? messages['ask-find'] : messages['ask-find-trumpf']({ schlag: this.#schlag });
      case 'announce':
        return schlag === undefined || trumpf !== undefined
          ? messages['ask-schlag']
          : messages['ask-trumpf']({ schlag });
      case 'bid': {
        const { pending, value } = view;
        const name = nameOf(this.#play.people, pending?.seat ?? seat);
        return messages['ask-bid']({ name, to: pending?.type === 'bid' ? pending.to : value, value });
      }
    }
  }

  #because({ key, params }: PuzzleReason): string {
    const said = this.messages[`because-${key}`] as (params: PuzzleReason['params']) => string;
    const { theme, judged } = this.#puzzle;
    const worlds = 'worlds' in params ? params.worlds : 0;
    const checked = theme === 'find' ? '' : this.messages[judged ? 'checked-judged' : 'checked-exactly']({ worlds });
    return `${said(params)} ${checked}`.trim();
  }

  get #verdictText(): string {
    const { messages } = this;
    if (this.#isGivenUp) return this.#because(this.#puzzle.because);
    if (!this.#verdict) return '';
    const { answer, verdict } = this.#verdict;
    if (verdict.solved) return this.#because(verdict.because);
    if ('tricks' in verdict) {
      const excluded = { ...(answer as Exclude<PuzzleAnswer, Action>), ...verdict };
      const deduction = this.#parts.wording.texts.deduction[this.#parts.look.deck.name];
      const view = this.#game.view(this.#puzzle.seat);
      return wrongPairText({ messages, deduction }, view, excluded, this.#play.people);
    }
    const { type } = answer as Action;
    if (type === 'hold' || type === 'fold') return messages[`wrong-${type}`];
    return messages[type === 'play' ? 'wrong-card' : 'wrong-name'](verdict.because.params);
  }

  #shown({ model }: TemplateTopics<'model'>): PuzzleData {
    const { messages } = this;
    const { play, close, wording } = this.#parts;
    const { seat, record, theme, difficulty, id } = this.#puzzle;
    const isOver = this.#isSolved || this.#isGivenUp;
    return {
      messages,
      language: wording.texts.language,
      id,
      title: this.#title,
      difficulty,
      text: this.#question,
      tricks: tricksIn(replay(record).view(seat), (other) => nameOf(model.people, other)),
      areTricksOpen: theme === 'find' && !isOver,
      verdict:
        this.#verdict || this.#isGivenUp
          ? { isRight: this.#isSolved, isGivenUp: this.#isGivenUp, text: this.#verdictText }
          : null,
      tries: this.#tries,
      streak: this.#streak,
      isOver,
      again: theme === 'find' && this.#schlag !== null && !isOver ? () => this.#ask(null) : null,
      show: this.#tries >= TRIES_BEFORE_SOLUTION && !isOver ? () => this.#giveUp() : null,
      next: () => this.go(this.#index + 1),
      play,
      close,
    };
  }
}

/** Finds a puzzle by its id, or finds the daily puzzle. */
export const prepare: ActivityCode['prepare'] = async (asked, { host, keeper, language }) => {
  const { id } = asked === 'daily' ? dailyPuzzle() : puzzleCalled(String(asked));
  const wording = await wordingOf(language, loadTexts, (error) => reportThrown(host, error, 'load-failed')).catch(
    ({ message }: Error) => {
      throw Object.assign(new Error(`The puzzle could not be loaded. ${message}`), { code: 'load-failed' });
    },
  );
  return {
    isRecord: false,
    first: puzzles.findIndex((puzzle) => puzzle.id === id),
    checkStep: (value) => value as number,
    errorFor: refusedInPuzzle,
    open: (parts) => new PuzzleAtTable({ ...parts, keeper, wording }),
  };
};
