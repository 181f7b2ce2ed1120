/** The `AbortError` with which the element rejects a promise that a later call or its removal has cancelled. */
export const aborted = (): DOMException =>
  new DOMException('The table left the page, or a later call replaced this one.', 'AbortError');

/** Resolves like `work`, and also when it was aborted. For promises that the page does not receive. */
export const unlessAborted = (work: Promise<unknown>): Promise<unknown> =>
  work.catch((error: Error) => {
    if (error.name !== 'AbortError') throw error;
  });

/** The same promise, but if the page ignores it, an abort (as after a double press) causes no `unhandledrejection`. */
export const quietIfAborted = <T>(work: Promise<T>): Promise<T> => {
  void unlessAborted(work);
  return work;
};
