/** Returns the `AbortError` for a promise that a later call or the element's removal has cancelled. */
export const aborted = (): DOMException =>
  new DOMException('The table left the page, or a later call replaced this one.', 'AbortError');

/** Resolves like `work`, and also if `work` rejects with an `AbortError`. Used for promises hidden from the page. */
export const unlessAborted = (work: Promise<unknown>): Promise<unknown> =>
  work.catch((error: Error) => {
    if (error.name !== 'AbortError') throw error;
  });

/** Returns `work`. If the page ignores the promise, an abort (as after a double press) fires no `unhandledrejection`. */
export const quietIfAborted = <T>(work: Promise<T>): Promise<T> => {
  void unlessAborted(work);
  return work;
};
