/**
 * Returns the source code of a worker that starts from a blob. In the repository, this code only imports the worker's
 * file. In the npm package, the build replaces it with the computer players' code, because some bundlers move this file
 * but not the worker's file.
 */
export const workerScript = (): string => {
  const address = JSON.stringify(new URL('./thinking-worker.js', import.meta.url).href);
  // The import is dynamic, because static imports of a worker must match `worker-src`, which can allow only blobs.
  return `import(${address}).catch(() => close());`;
};
