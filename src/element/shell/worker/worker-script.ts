/**
 * The program of a worker that has no address of its own. Here it only leads to the worker's file; in the npm package
 * the build puts the text of the players' own code in its place, for bundlers that move this file and leave the other
 * behind.
 */
export const workerScript = (): string => {
  const address = JSON.stringify(new URL('./thinking-worker.js', import.meta.url).href);
  // Not a static import: those of a worker need the leave of `worker-src`, which may name blobs alone.
  return `import(${address}).catch(() => close());`;
};
