/**
 * Entry point of the worker: it answers the requests of its page. No module imports it; the page starts it by its
 * address.
 */
import { serveRequests } from '../../../players/worker/endpoint.js';
import { think } from '../../../players/think.js';
import { VERSION } from '../version.js';

// Loaded on demand, because only the trainer needs it.
serveRequests(globalThis, VERSION, think, async (view) =>
  (await import('../../../players/advice/consider.js')).computeJudgements(view),
);
