import type { View } from '../../../game/view.js';
import { HintsController, type Hint, type HintState } from '../../features/hint/hints.js';
import { ReviewController } from './review-controller.js';
import { reportThrown, type ElementHost } from '../../shell/host.js';
import { hintLine } from '../../features/hint/hint-template.js';
import type { LookedBack } from '../template-data.js';
import { adoptStyles } from '../../shell/adopt-styles.js';
import type { Look } from '../../shell/look.js';
import { adviceCode } from '../parts.js';
import type { Presenter } from '../picture/presenter.js';

/** What the table says of good play: hints for what is asked, and a look back at the hand that is over. */
export interface Advisor {
  readonly hint: HintState;
  /** Null while it is being made. */
  readonly review: LookedBack | null;
  readonly hasReviewFailed: boolean;
  /**
   * What a strong player would do in the place of the viewer, and why; it is not shown.
   * @throws InputError `nothing-to-advise` if it has nothing to do, or an AbortError if the table moves on; as a
   * rejection
   */
  find(): Promise<Hint>;
  /** Finds a hint for what the viewer is asked, shows and says it. */
  showHint(): Promise<void>;
  /** The table moves on: hints for what was asked are void. */
  clear(): void;
  /** Looks back at the hand that is over, and says what is found as long as that is to be seen. */
  lookBack(): Promise<void>;
  /** Stops looking back. */
  stop(): void;
  close(): void;
}

export interface AdvisorOptions {
  readonly host: ElementHost;
  readonly look: Look;
  readonly presenter: Pick<Presenter, 'finish' | 'model' | 'notify' | 'snapshot'>;
  /** The view as it is now, shown or not. */
  readonly view: () => View;
  /** How the players are called, by seat. */
  readonly names: () => readonly string[];
  readonly speak: (line: string) => void;
  /** Whether what is found by looking back is to be seen. */
  readonly isReviewOpen: () => boolean;
  /** Aborts when the game leaves the table. */
  readonly signal: AbortSignal;
}

export const createAdvisor = (options: AdvisorOptions): Advisor => {
  const { host, look, presenter, view, names, speak, isReviewOpen, signal } = options;
  const hints = new HintsController(host, { look, names });
  const review = new ReviewController(host);
  let hasReviewFailed = false;
  let isClosed = false;
  let isStyled = false;

  /** Put in words anew each time: the language may be another by now. */
  const lookedBack = (): LookedBack | null => {
    const [{ result, course }, { code }] = [review, adviceCode];
    const { messages, hintMessages } = look;
    if (!result || !code || !hintMessages) return null;
    return {
      sentences: code.sentencesOf(messages, hintMessages, result),
      compared: result.worst && code.comparedCards(result.worst),
      course,
    };
  };
  const fail = (error: unknown): void => reportThrown(host, error, 'thinking-failed');

  const style = async (): Promise<void> => {
    const { STYLES } = await adviceCode.load();
    if (!isStyled && !isClosed) adoptStyles(host, STYLES, signal);
    isStyled = true;
  };

  return {
    get hint() {
      return hints.state;
    },
    get review() {
      return lookedBack();
    },
    get hasReviewFailed() {
      return hasReviewFailed;
    },
    async find() {
      try {
        return await hints.find(view());
      } catch (error) {
        if ((error as Error).name !== 'AbortError') fail(error);
        throw error;
      }
    },
    async showHint() {
      await presenter.finish();
      if (isClosed || hints.state !== 'none') return;
      try {
        const [hint] = await Promise.all([hints.show(view()), style()]);
        if (hint && look.hintMessages) speak(hintLine(look.messages, look.hintMessages, presenter.model, hint));
      } catch (error) {
        if ((error as { readonly code?: string }).code === 'load-failed') {
          speak(look.messages['part-failed']);
          void presenter.notify(look.messages['part-failed']);
        }
        fail(error);
      }
    },
    clear: () => hints.clear(),
    async lookBack() {
      hasReviewFailed = false;
      host.requestUpdate();
      try {
        const [result] = await Promise.all([review.open(presenter.snapshot.view), look.loadHintMessages()]);
        if (result && isReviewOpen()) speak(lookedBack()?.sentences.join(' ') ?? '');
        await review.follow();
      } catch (error) {
        hasReviewFailed = true;
        host.requestUpdate();
        fail(error);
      }
    },
    stop: () => review.stop(),
    close() {
      isClosed = true;
      hints.close();
      review.stop();
    },
  };
};
