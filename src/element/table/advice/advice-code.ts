import { hintStyles } from './advice-styles.js';
/** Code for hints and reviews, without their messages. This code loads with the first hint or review. */
export { advise } from '../../../players/advice/advice.js';
export { handCourse } from '../../../players/advice/hand-course.js';
export { review } from '../../../players/advice/review.js';
export { mixSentenceOf, sentenceOf } from './hint-text.js';
export { comparedCards, decisionSentences, sentencesOf } from './review-text.js';

/** The styles of hints. */
export const STYLES = [hintStyles] as const;
