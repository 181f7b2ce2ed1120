import { runInSlices, type Think } from '../time-slices.js';
import type { ThinkRequest, WorkerReply, WorkerRequest } from './messages.js';

/** Where requests come in and replies go out: a worker's global scope, or a message port. */
export interface WorkerPort {
  postMessage(reply: WorkerReply): void;
  addEventListener(type: 'message', listener: (event: { readonly data: WorkerRequest }) => void): void;
}

/** Sends its version, then replies to the requests that come in at a port. It keeps nothing of a request that is answered. */
export const serveRequests = (port: WorkerPort, version: string, think: Think): void => {
  const open = new Map<number, AbortController>();

  const answer = async (id: number, { view, level, seed, temperament }: ThinkRequest): Promise<void> => {
    const controller = new AbortController();
    open.set(id, controller);
    try {
      const action = await runInSlices(think(view, level, seed, temperament), { signal: controller.signal });
      if (!controller.signal.aborted) port.postMessage({ id, action });
    } catch (error) {
      if (!controller.signal.aborted) port.postMessage({ id, error: String(error) });
    }
    open.delete(id);
  };

  port.addEventListener('message', ({ data }) => {
    if ('ping' in data) port.postMessage({ pong: version });
    else if ('cancel' in data) open.get(data.cancel)?.abort();
    else void answer(data.id, data);
  });
  port.postMessage({ pong: version });
};
