// The review of a hand, loaded when the visitor opens the first one.
export { createReviewMaker } from './review-maker.js';
export { reviewStyles } from './review-styles.js';
