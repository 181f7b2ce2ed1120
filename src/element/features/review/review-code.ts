// Reviews hands, loaded when the visitor opens the first review.
export { createReviewMaker } from './review-maker.js';
export { reviewStyles } from './review-styles.js';
