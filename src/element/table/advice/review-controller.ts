import type { ReactiveControllerHost } from 'lit';
import type { View } from '../../../game/view.js';
import type { CoursePoint } from '../../../players/advice/hand-course.js';
import type { Review } from '../../../players/advice/review.js';
import { adviceCode } from './lazy-advice.js';

/** Reviews the finished hand when the visitor opens the review. */
export class ReviewController {
  readonly #host: ReactiveControllerHost;
  /** The controller that aborts the work on the last review. */
  #work: AbortController | null = null;
  #view: View | null = null;
  #result: Review | null = null;
  #course: readonly CoursePoint[] | null = null;

  constructor(host: ReactiveControllerHost) {
    this.#host = host;
  }

  /** The review; null until it is ready. */
  get result(): Review | null {
    return this.#result;
  }

  /** The estimates after each trick in the hand; null until `follow()` has computed them. */
  get course(): readonly CoursePoint[] | null {
    return this.#course;
  }

  /**
   * Reviews the hand unless the review is already available. Resolves to the review, or to null if `stop()` or a new hand
   * aborts the review.
   */
  async open(view: View): Promise<Review | null> {
    if (this.#view === view && this.#result) return this.#result;
    this.stop();
    const { signal } = (this.#work = new AbortController());
    this.#view = view;
    this.#result = null;
    this.#course = null;
    try {
      const { review } = await adviceCode.load();
      if (signal.aborted) return null;
      const result = await review(view, { signal });
      if (signal.aborted) return null;
      this.#result = result;
      this.#host.requestUpdate();
      return result;
    } catch (error) {
      if (signal.aborted) return null;
      throw error;
    }
  }

  /** Computes the estimates after each trick, if the review is ready. */
  async follow(): Promise<void> {
    const [view, signal] = [this.#view, this.#work?.signal];
    if (!view || !this.#result || this.#course || !signal) return;
    try {
      const { handCourse } = await adviceCode.load();
      const course = await handCourse(view, { signal });
      if (signal.aborted) return;
      this.#course = course;
      this.#host.requestUpdate();
    } catch (error) {
      if (!signal.aborted) throw error;
    }
  }

  /** Aborts the work on the review. */
  stop(): void {
    this.#work?.abort();
    this.#work = null;
  }
}
