import type { TemplateResult } from 'lit';
import { reportThrown } from '../../shell/host.js';
import { adviceCode } from '../../table/advice/lazy-advice.js';
import { ReviewController } from '../../table/advice/review-controller.js';
import type { Topics } from '../../table/context.js';
import type { TemplateTopics } from '../../table/template-data.js';
import { reviewPanel, type HandReview } from './review-panel.js';

/** Reviews the finished hand and renders the review. */
export interface ReviewMaker {
  /** Calculates the review and announces it. */
  start(): void;
  stop(): void;
  template(data: TemplateTopics<'cards' | 'texts'>): TemplateResult;
}

export const createReviewMaker = ({
  element: { host, look },
  panels,
  picture: { presenter },
  speech,
}: Topics<'element' | 'panels' | 'picture' | 'speech'>): ReviewMaker => {
  const controller = new ReviewController(host);
  let hasFailed = false;

  /** Returns the review in the table's language, which can change while the panel is open. */
  const handReview = (): HandReview | null => {
    const [{ result, course }, { code }] = [controller, adviceCode];
    const { messages, hintMessages } = look;
    if (!result || !code || !hintMessages) return null;
    return {
      sentences: code.sentencesOf(messages, hintMessages, result),
      compared: result.worst && code.comparedCards(result.worst),
      course,
    };
  };
  const make = async (): Promise<void> => {
    hasFailed = false;
    host.requestUpdate();
    try {
      const [result] = await Promise.all([controller.open(presenter.snapshot.view), look.loadHintMessages()]);
      if (result && panels.open === 'review') speech.announce(handReview()?.sentences.join(' ') ?? '');
      await controller.follow();
    } catch (error) {
      hasFailed = true;
      host.requestUpdate();
      reportThrown(host, error, 'thinking-failed');
    }
  };
  const start = (): void => void make();
  return {
    start,
    stop: () => controller.stop(),
    template: (data) => reviewPanel(data, look, { review: handReview(), hasFailed, again: start }),
  };
};
