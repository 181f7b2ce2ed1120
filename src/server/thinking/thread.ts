/** The script of a thread for computer players. The build writes a separate file for this script. */
import { parentPort } from 'node:worker_threads';
import { think } from '../../players/think.js';
import { serveRequests, type WorkerPort } from '../../players/worker/endpoint.js';
import type { WorkerRequest } from '../../players/worker/messages.js';

const port = parentPort;
if (port) {
  const workerPort: WorkerPort = {
    postMessage: (reply) => port.postMessage(reply),
    addEventListener: (_type, listener) => port.on('message', (data: WorkerRequest) => listener({ data })),
  };
  serveRequests(workerPort, 'thread', think);
}
