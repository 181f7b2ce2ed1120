/** Why a promise of the element can no longer be fulfilled. */
export const aborted = (): DOMException =>
  new DOMException('The table has left the page, or something else was asked of it meanwhile.', 'AbortError');

/** Resolves like the promise, and if that was aborted: for what nobody outside awaits. */
export const unlessAborted = (work: Promise<unknown>): Promise<unknown> =>
  work.catch((error: Error) => {
    if (error.name !== 'AbortError') throw error;
  });

/** The same promise. A page that does not await it gets no `unhandledrejection` when it is aborted, as by a second press. */
export const quietIfAborted = <T>(work: Promise<T>): Promise<T> => {
  void unlessAborted(work);
  return work;
};
