// The review of a hand, loaded when the visitor first opens one.
export { createReviewMaker } from './review-maker.js';
export { reviewStyles } from './review-styles.js';
