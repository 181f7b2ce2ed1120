import { hintStyles } from './advice-styles.js';
/** What hints and looking back need besides their messages: loaded when somebody first wants either. */
export { advise } from '../../../players/advice/advice.js';
export { handCourse } from '../../../players/advice/hand-course.js';
export { review } from '../../../players/advice/review.js';
export { sentenceOf } from './hint-text.js';
export { comparedCards, decisionSentences, sentencesOf } from './review-text.js';

/** What hints look like. */
export const STYLES = [hintStyles] as const;
