import type { View } from '../../game/view.js';
import type { JudgedActions } from '../advice/consider.js';
import { runInSlices, type Computation, type Think } from '../time-slices.js';
import type { CompareRequest, ThinkRequest, WorkerReply, WorkerRequest } from './messages.js';

/** The source of requests and target of replies: a worker's global scope or a message port. */
export interface WorkerPort {
  postMessage(reply: WorkerReply): void;
  addEventListener(type: 'message', listener: (event: { readonly data: WorkerRequest }) => void): void;
}

/**
 * Computes the judgements of all actions of a view's seat, like `computeJudgements()`. Returns a promise if its code must
 * load first.
 */
export type Compare = (view: View) => Computation<JudgedActions | null> | Promise<Computation<JudgedActions | null>>;

/** Default without judgements, for servers. A server receives no such requests, since the trainer runs only on the page. */
// oxlint-disable-next-line require-yield -- there is nothing to compute
const compareNothing: Compare = function* () {
  return null;
};

/** Sends the version, then replies to requests from a port. Deletes the data of answered requests. */
export const serveRequests = (
  port: WorkerPort,
  version: string,
  think: Think,
  compare: Compare = compareNothing,
): void => {
  const running = new Map<number, AbortController>();

  const thinkAbout = ({ view, level, seed, temperament, mayDefer }: ThinkRequest) =>
    think(view, level, seed, temperament, mayDefer);

  const answer = async (id: number, request: ThinkRequest | CompareRequest): Promise<void> => {
    const controller = new AbortController();
    const { signal } = controller;
    running.set(id, controller);
    try {
      const reply: WorkerReply =
        'compare' in request
          ? { id, compared: await runInSlices(await compare(request.view), { signal }) }
          : {
              id,
              action: await runInSlices(thinkAbout(request), {
                signal,
              }),
            };
      if (!signal.aborted) port.postMessage(reply);
    } catch (error) {
      if (!controller.signal.aborted) port.postMessage({ id, error: String(error) });
    }
    running.delete(id);
  };

  port.addEventListener('message', ({ data }) => {
    if ('ping' in data) port.postMessage({ pong: version });
    else if ('cancel' in data) running.get(data.cancel)?.abort();
    else void answer(data.id, data);
  });
  port.postMessage({ pong: version });
};
