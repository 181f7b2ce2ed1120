/**
 * Entry point of the worker, which answers requests from its page. No module imports this file. The page starts the
 * worker from the address of this file.
 */
import { serveRequests } from '../../../players/worker/endpoint.js';
import { think } from '../../../players/think.js';
import { VERSION } from '../version.js';

// `consider.js` loads on demand, because only the trainer needs it.
serveRequests(globalThis, VERSION, think, async (view) =>
  (await import('../../../players/advice/consider.js')).computeJudgements(view),
);
