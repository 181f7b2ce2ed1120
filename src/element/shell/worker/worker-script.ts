/**
 * Source code of a worker that starts from a blob. Here it only imports the worker's file. In the npm package, the
 * build replaces it with the computer players' code, because some bundlers move this file but not the other one.
 */
export const workerScript = (): string => {
  const address = JSON.stringify(new URL('./thinking-worker.js', import.meta.url).href);
  // A dynamic import, because static imports of a worker must match `worker-src`, which may allow only blobs.
  return `import(${address}).catch(() => close());`;
};
