import type { View } from '../../game/view.js';
import { review, type Review } from '../../players/advice/review.js';

/** A look back at the hand that is over: asked for only when it is opened. */
export interface Reviewing {
  /** Null while it is being made. */
  readonly result: Review | null;
  /** Makes it, if it has not been made for this hand. Resolves to it; null if it was let go. */
  open(view: View): Promise<Review | null>;
  /** Stops making it. */
  stop(): void;
}

export const createReviewing = (changed: () => void): Reviewing => {
  let work: AbortController | null = null;
  let reviewed: View | null = null;
  let result: Review | null = null;

  return {
    get result() {
      return result;
    },
    async open(view) {
      if (reviewed === view && result) return result;
      work?.abort();
      const { signal } = (work = new AbortController());
      [reviewed, result] = [view, null];
      try {
        const made = await review(view, { signal });
        if (signal.aborted) return null;
        result = made;
        changed();
        return made;
      } catch (error) {
        if (signal.aborted) return null;
        throw error;
      }
    },
    stop() {
      work?.abort();
      work = null;
    },
  };
};
