/** A way to have a worker. One that cannot be had throws, rejects, or never says a word. */
export type Rung = () => Worker | Promise<Worker>;

// Written in one piece: so bundlers know it for a worker.
const moduleWorker: Rung = () => new Worker(new URL('./thinking-worker.js', import.meta.url), { type: 'module', name: 'watten-thinking' });

let address: string | undefined;

/** For a page of another origin than the package, which may not make a worker of a foreign address. */
const blobWorker: Rung = async () => {
  const { workerSource } = await import('./thinking-source.js');
  // Kept: revoked too early it breaks the worker in some browsers, and one that died is made of it again.
  address ??= URL.createObjectURL(new Blob([workerSource()], { type: 'text/javascript' }));
  return new Worker(address, { type: 'module', name: 'watten-thinking' });
};

/**
 * The ways to have a worker, the best first. In a file that somebody's bundler made of this one, the worker's address
 * may lead nowhere, which browsers complain of in the console: there it comes last.
 */
export const workerRungs = (): readonly Rung[] =>
  /[\\/]thinking-rungs[^\\/?]*(?:\?.*)?$/.test(import.meta.url) ? [moduleWorker, blobWorker] : [blobWorker, moduleWorker];
