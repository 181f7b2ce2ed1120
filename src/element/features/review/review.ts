import { isReviewable } from '../../../players/advice/reviewable.js';
import { reportThrown } from '../../shell/host.js';
import { lazyCode } from '../../shell/lazy-code.js';
import { adviceCode } from '../../table/advice/lazy-advice.js';
import { ReviewController } from '../../table/advice/review-controller.js';
import type { TableContext } from '../../table/context.js';
import type { Feature } from '../../table/feature.js';
import { lazyPanel } from '../../table/panels/panel-content.js';
import { reviewButton } from './review-button.js';
import type { HandReview } from './review-panel.js';

export const reviewCode = lazyCode(() => import('./review-panel.js'), 'reviewPanel', 'panels');

/** A review of the hand that is over. */
export const createReview = (table: TableContext): Feature => {
  const { host, look, panels, presenter, speak } = table;
  const controller = new ReviewController(host);
  let hasFailed = false;

  /** In the table's language, which may change while the panel is open. */
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
      if (result && panels.open === 'review') speak(handReview()?.sentences.join(' ') ?? '');
      await controller.follow();
    } catch (error) {
      hasFailed = true;
      host.requestUpdate();
      reportThrown(host, error, 'thinking-failed');
    }
  };
  const isOffered = (): boolean => isReviewable(presenter.snapshot.view) && presenter.model.wholeHand !== null;
  return {
    slots: { 'question-tool': (data) => reviewButton(data, isOffered()) },
    panels: {
      review: lazyPanel(
        reviewCode,
        ({ reviewPanel }, data) =>
          reviewPanel(data, look, { review: handReview(), hasFailed, again: () => void make() }),
        {
          styles: ({ reviewStyles }) => [reviewStyles],
          opened: () => void make(),
          closed: () => controller.stop(),
        },
      ),
    },
    onUpdate: () => panels.close('review'),
    close: () => controller.stop(),
  };
};
