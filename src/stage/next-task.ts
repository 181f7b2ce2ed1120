/** Resolves in a new task, so that the page can respond to input in between. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
