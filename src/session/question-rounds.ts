/** Number of rounds after which the session yields to the event loop, even if all players answer immediately. */
const ROUNDS_BEFORE_YIELD = 32;

/**
 * Abort reason of withdrawn questions. All questions share one object, because `abort()` without a reason creates an
 * error with a stack trace.
 */
const ROUND_OVER_REASON = new DOMException('Another action was applied, or the table is paused.', 'AbortError');

const yieldToEventLoop = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** Asks the players of a table in rounds. A round ends as soon as any seat acts. */
export interface QuestionRounds {
  /** Ends the round. Starts the next round if the table is open. */
  restart(): void;
  /** Ends the round. */
  end(): void;
  /** Resolves as soon as no question is open. */
  settled(): Promise<void>;
}

export interface QuestionRoundsOptions<Question> {
  readonly isOpen: () => boolean;
  /** The current questions, asked in order. */
  readonly questions: () => readonly Question[];
  /** Asks a question. `open` aborts when the round is over. */
  readonly ask: (question: Question, open: AbortSignal) => Promise<void>;
}

export const createQuestionRounds = <Question>({
  isOpen,
  questions,
  ask,
}: QuestionRoundsOptions<Question>): QuestionRounds => {
  let round = new AbortController();
  let isAsking = false;
  let rounds = 0;
  let settledResolvers: (() => void)[] = [];

  const settle = (): void => {
    isAsking = false;
    const resolves = settledResolvers;
    settledResolvers = [];
    for (const resolve of resolves) resolve();
  };
  const askAll = async (roundSignal: AbortSignal): Promise<void> => {
    isAsking = true;
    // Listeners receive an action before the next question is asked.
    await (++rounds % ROUNDS_BEFORE_YIELD === 0 ? yieldToEventLoop() : Promise.resolve());
    if (roundSignal.aborted) return;
    for (const question of questions()) {
      await ask(question, roundSignal);
      if (roundSignal.aborted) return;
    }
    settle();
  };

  return {
    restart() {
      const last = round;
      const { signal } = (round = new AbortController());
      // When a question is withdrawn, its player can act or stop the table, which also ends this round.
      last.abort(ROUND_OVER_REASON);
      if (isOpen()) void askAll(signal);
      else settle();
    },
    end() {
      round.abort(ROUND_OVER_REASON);
      settle();
    },
    settled: () => (isAsking ? new Promise((resolve) => settledResolvers.push(resolve)) : Promise.resolve()),
  };
};
