/** Creates a worker. If workers are not supported, throws, rejects or returns a worker that never replies. */
export type WorkerFactory<W = Worker> = () => W | Promise<W>;

interface TrustedPolicy {
  createScriptURL(address: string): string;
}

/** The browser's Trusted Types API, which is missing from TypeScript's DOM types. */
const { trustedTypes } = globalThis as {
  readonly trustedTypes?: { createPolicy(name: string, rules: TrustedPolicy): TrustedPolicy };
};

/** Our Trusted Types policy: undefined before the first request, null if the page forbids it. */
let policy: TrustedPolicy | null | undefined;

/**
 * Returns the address in the form that a page with Trusted Types requires.
 * @throws Error if the page forbids our policy, which is requested only once because browsers log each refusal
 */
const trusted = (address: URL | string): string => {
  if (!trustedTypes) return String(address);
  if (policy === undefined) {
    policy = null;
    policy = trustedTypes.createPolicy('watten-table', { createScriptURL: (own) => own });
  }
  if (!policy) throw new Error('The page forbids the Trusted Types policy "watten-table".');
  return policy.createScriptURL(String(address));
};

/** Whether this file has its shipped name. If not, a bundler has merged it into another file. */
const isAsShipped = /[\\/]worker-factories[^\\/?]*(?:\?.*)?$/.test(import.meta.url);

const moduleWorker: WorkerFactory = () =>
  new Worker(trusted(new URL('./thinking-worker.js', import.meta.url)), { type: 'module', name: 'watten-thinking' });

let address: string | undefined;

/**
 * Factory for pages that cannot start a worker from our address because their origin differs, and for bundlers that move our
 * files.
 */
const blobWorker: WorkerFactory = async () => {
  const { workerScript } = await import('./worker-script.js');
  // The address is never revoked. Revoking the address breaks the worker in some browsers, and a later worker starts from
  // the same address.
  address ??= URL.createObjectURL(new Blob([workerScript()], { type: 'text/javascript' }));
  return new Worker(trusted(address), { type: 'module', name: 'watten-thinking' });
};

/** Returns the factories to try, the best first. After bundling, the worker's file is no longer next to this one. */
export const workerFactories = (): readonly WorkerFactory[] =>
  isAsShipped ? [moduleWorker, blobWorker] : [blobWorker];
