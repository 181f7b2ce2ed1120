/** After so many actions the program has its turn, even if all players answer at once and `ready` waits for nothing. */
const ROUNDS_IN_A_TURN = 32;

/** Why a question is withdrawn. One for all: an abort that is given no reason makes one, with all its stack. */
const ROUND_OVER = new DOMException('Somebody has acted, or the table rests.', 'AbortError');

const yieldToEventLoop = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** The rounds of questions at a table: each round ends as soon as any seat acts. */
export interface Asking {
  /** Ends the round, and begins another one if the table is open. */
  anew(): void;
  /** Ends the round. */
  end(): void;
  /** Resolves as soon as nobody is being asked. */
  settled(): Promise<void>;
}

export interface AskingOptions<Question> {
  readonly isOpen: () => boolean;
  /** Who is asked now, one after the other. */
  readonly questions: () => readonly Question[];
  /** Puts a question; `open` aborts when the round is over. */
  readonly ask: (question: Question, open: AbortSignal) => Promise<void>;
}

export const createAsking = <Question>({ isOpen, questions, ask }: AskingOptions<Question>): Asking => {
  let round = new AbortController();
  let isAsking = false;
  let rounds = 0;
  let settling: (() => void)[] = [];

  const settle = (): void => {
    isAsking = false;
    const resolves = settling;
    settling = [];
    for (const resolve of resolves) resolve();
  };
  const askAll = async (open: AbortSignal): Promise<void> => {
    isAsking = true;
    // Whoever listens hears of an action before anybody is asked what comes next.
    await (++rounds % ROUNDS_IN_A_TURN === 0 ? yieldToEventLoop() : Promise.resolve());
    if (open.aborted) return;
    for (const question of questions()) {
      await ask(question, open);
      if (open.aborted) return;
    }
    settle();
  };

  return {
    anew() {
      const last = round;
      const { signal } = (round = new AbortController());
      // A player may act, or stop the table, when its question is withdrawn: this round is over then, too.
      last.abort(ROUND_OVER);
      if (isOpen()) void askAll(signal);
      else settle();
    },
    end() {
      round.abort(ROUND_OVER);
      settle();
    },
    settled: () => (isAsking ? new Promise((resolve) => settling.push(resolve)) : Promise.resolve()),
  };
};
