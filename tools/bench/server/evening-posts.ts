/** Requests of an evening's clients, all from one address, as in a hall. */
import { Agent, request } from 'node:http';
import type { EveningEvent } from '../../../src/evening/event.js';

const agent = new Agent({ keepAlive: true, maxSockets: Infinity });

/** Bytes that all clients have received. */
export const posted = { received: 0 };

export const post = <Answer>(url: string, body: unknown): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const sent = request(`${url}/evenings`, { method: 'POST', agent }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => {
        posted.received += chunk.length;
        chunks.push(chunk);
      });
      response.on('end', () => {
        const answer = JSON.parse(Buffer.concat(chunks).toString()) as Answer & { readonly message: string };
        if (response.statusCode === 200) resolve(answer);
        else reject(new Error(`${response.statusCode}: ${answer.message}`));
      });
    });
    sent.on('error', reject);
    sent.end(JSON.stringify(body));
  });

export const closePosts = (): void => agent.destroy();

let nextId = 0;
export const changeOf = (event: EveningEvent) => ({ id: `bench-${nextId++}`, event });

/** Returns the value below which a share of the values lies, as a text without decimals. */
export const shareOf = (values: readonly number[], share: number): string =>
  ([...values].sort((one, other) => one - other)[Math.floor((values.length - 1) * share)] ?? 0).toFixed(0);
