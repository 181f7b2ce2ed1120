/** The worker: it answers the requests of its page. Imported by nobody; the page makes a worker of it. */
import { comparing } from '../../players/advice/consider.js';
import { serveRequests } from '../../players/worker/endpoint.js';
import { think } from '../../players/think.js';
import { VERSION } from '../version.js';

serveRequests(globalThis, VERSION, think, comparing);
