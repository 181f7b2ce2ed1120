/** The worker: it answers the requests of its page. Imported by nobody; the page makes a worker of it. */
import { serveRequests } from '../../../players/worker/endpoint.js';
import { think } from '../../../players/think.js';
import { VERSION } from '../version.js';

// Only who has a trainer needs it.
serveRequests(globalThis, VERSION, think, async (view) =>
  (await import('../../../players/advice/consider.js')).computeJudgements(view),
);
