import { isReviewable } from '../../../players/advice/reviewable.js';
import { lazyCode } from '../../shell/lazy-code.js';
import type { Topics } from '../../table/context.js';
import type { Feature } from '../../table/feature.js';
import { lazyPanel } from '../../table/panels/panel-content.js';
import { reviewButton } from './review-button.js';
import type { ReviewMaker } from './review-maker.js';

export const reviewCode = lazyCode(() => import('./review-code.js'), 'createReviewMaker', 'panels');

/** Creates the review for the finished hand. */
export const createReview = (table: Topics<'element' | 'panels' | 'picture' | 'speech'>): Feature => {
  const { panels, picture } = table;
  const { presenter } = picture;
  let maker: ReviewMaker | null = null;
  const isOffered = (): boolean => isReviewable(presenter.snapshot.view) && presenter.model.wholeHand !== null;
  return {
    slots: { 'answer-button': (data) => reviewButton(data, isOffered()) },
    panels: {
      review: lazyPanel(reviewCode, (_, data) => maker?.template(data), {
        styles: ({ reviewStyles }) => [reviewStyles],
        opened() {
          maker ??= reviewCode.code?.createReviewMaker(table) ?? null;
          maker?.start();
        },
        closed: () => maker?.stop(),
      }),
    },
    onUpdate: () => panels.close('review'),
    close: () => maker?.stop(),
  };
};
