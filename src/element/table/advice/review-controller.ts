import type { ReactiveControllerHost } from 'lit';
import type { View } from '../../../game/view.js';
import type { CoursePoint } from '../../../players/advice/hand-course.js';
import type { Review } from '../../../players/advice/review.js';
import { adviceCode } from './lazy-advice.js';

/** A look back at the hand that is over: made only when it is opened. */
export class ReviewController {
  readonly #host: ReactiveControllerHost;
  /** The making of the last review. */
  #work: AbortController | null = null;
  #view: View | null = null;
  #result: Review | null = null;
  #course: readonly CoursePoint[] | null = null;

  constructor(host: ReactiveControllerHost) {
    this.#host = host;
  }

  /** Null while it is being made. */
  get result(): Review | null {
    return this.#result;
  }

  /** How the hand stood, trick by trick; null until that has been followed. */
  get course(): readonly CoursePoint[] | null {
    return this.#course;
  }

  /** Makes it, if it has not been made for this hand. Resolves to it; null if it was let go. */
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

  /** Follows how the hand stood, once there is a review of it. */
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

  /** Stops making it. */
  stop(): void {
    this.#work?.abort();
    this.#work = null;
  }
}
