/** Makes a worker. Where it cannot it throws, rejects, or the worker never says a word. */
export type WorkerFactory<W = Worker> = () => W | Promise<W>;

interface TrustedPolicy {
  createScriptURL(address: string): string;
}

/** Where browsers know trusted types; the DOM's own description does not. */
const { trustedTypes } = globalThis as {
  readonly trustedTypes?: { createPolicy(name: string, rules: TrustedPolicy): TrustedPolicy };
};

/** Undefined: not asked for yet; null: the page forbids it. */
let policy: TrustedPolicy | null | undefined;

/**
 * The address as a page takes it that demands trusted types.
 * @throws Error if the page forbids our policy; only once is it asked, for browsers complain of that in the console
 */
const trusted = (address: URL | string): string => {
  if (!trustedTypes) return String(address);
  if (policy === undefined) {
    policy = null;
    policy = trustedTypes.createPolicy('watten-table', { createScriptURL: (own) => own });
  }
  if (!policy) throw new Error('The page forbids the policy "watten-table".');
  return policy.createScriptURL(String(address));
};

/** Whether this file is as it was shipped, not part of what somebody's bundler made of it. */
const isAsShipped = /[\\/]worker-factories[^\\/?]*(?:\?.*)?$/.test(import.meta.url);

const moduleWorker: WorkerFactory = () =>
  new Worker(trusted(new URL('./thinking-worker.js', import.meta.url)), { type: 'module', name: 'watten-thinking' });

let address: string | undefined;

/**
 * For a page of another origin than the package, which may not make a worker of a foreign address, and for one whose
 * bundler has put our files somewhere else.
 */
const blobWorker: WorkerFactory = async () => {
  const { workerScript } = await import('./worker-script.js');
  // Kept: revoked too early it breaks the worker in some browsers, and one that died is made of it again.
  address ??= URL.createObjectURL(new Blob([workerScript()], { type: 'text/javascript' }));
  return new Worker(trusted(address), { type: 'module', name: 'watten-thinking' });
};

/** The ways to have a worker, the best first. What somebody's bundler made of this file has no other file beside it. */
export const workerFactories = (): readonly WorkerFactory[] =>
  isAsShipped ? [moduleWorker, blobWorker] : [blobWorker];
