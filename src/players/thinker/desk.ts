import { drive, type Think } from './thinker.js';
import type { Question, Reply, Request } from './messages.js';

/** Where questions come in and answers go out: a worker's own end, or a port. */
export interface DeskPort {
  postMessage(reply: Reply): void;
  addEventListener(type: 'message', listener: (event: { readonly data: Request }) => void): void;
}

/** Says which version it is of, then answers whatever is asked at a port. It keeps nothing of a question that is answered. */
export const openDesk = (port: DeskPort, version: string, think: Think): void => {
  const open = new Map<number, AbortController>();

  const answer = async (id: number, { view, level, seed, temperament }: Question): Promise<void> => {
    const question = new AbortController();
    open.set(id, question);
    try {
      const action = await drive(think(view, level, seed, temperament), { signal: question.signal });
      if (!question.signal.aborted) port.postMessage({ id, action });
    } catch (error) {
      if (!question.signal.aborted) port.postMessage({ id, error: String(error) });
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
