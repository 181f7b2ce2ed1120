/** The worker: nothing but a desk. Imported by nobody; the page makes a worker of it. */
import { openDesk } from '../../players/thinker/desk.js';
import { think } from '../../players/think.js';
import { VERSION } from '../version.js';

openDesk(globalThis, VERSION, think);
