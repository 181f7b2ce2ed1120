/** A worker thread with a given behaviour, to simulate the failures of a page's worker. */
import { parentPort, workerData } from 'node:worker_threads';
import { computeJudgements } from '../../src/players/advice/consider.js';
import { serveRequests, type WorkerPort } from '../../src/players/worker/endpoint.js';
import type { WorkerRequest } from '../../src/players/worker/messages.js';
import { think } from '../../src/players/think.js';
import type { Think } from '../../src/players/time-slices.js';

export type Behaviour =
  | 'well'
  | 'mute'
  | 'of another version'
  | 'dies when asked'
  | 'throws when asked'
  | 'fails'
  | 'thinks for ever'
  | 'hangs';

const { behaviour, version } = workerData as { readonly behaviour: Behaviour; readonly version: string };
const port = parentPort as NonNullable<typeof parentPort>;

const failing: Think = () => {
  throw new Error('no answer today');
};
const endless: Think = function* () {
  for (;;) yield;
};
const hanging: Think = () => {
  for (;;);
};

const thinkers: Partial<Record<Behaviour, Think>> = { fails: failing, 'thinks for ever': endless, hangs: hanging };

if (behaviour !== 'mute')
  serveRequests(
    port as unknown as WorkerPort,
    behaviour === 'of another version' ? '0.0.0' : version,
    thinkers[behaviour] ?? think,
    computeJudgements,
  );
port.on('message', (request: WorkerRequest) => {
  if (!('view' in request)) return;
  if (behaviour === 'dies when asked') process.exit();
  if (behaviour === 'throws when asked') throw new Error('gone mad');
});
