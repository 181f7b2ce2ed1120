import { toJson } from '../base/to-json.js';
import { ConnectionError } from './connection-error.js';

interface ErrorAnswer {
  readonly code?: string;
  readonly message?: string;
  readonly retryAfter?: unknown;
}

export const withoutSlash = (address: string): string => address.replace(/\/+$/, '');

/**
 * Sends a request to a table server, and resolves to its answer.
 * @param path such as `/tables`
 * @throws ConnectionError if the server refuses, or the error of `fetch` if the server does not answer; both as rejections
 */
export const postJson = async <Answer>(
  server: string,
  path: string,
  request: unknown,
  signal: AbortSignal,
): Promise<Answer> => {
  const response = await fetch(withoutSlash(server) + path, {
    method: 'POST',
    // Omits the `content-type` header. Browsers send no preflight for such a simple request.
    body: toJson(request),
    signal,
  });
  const answer = (await response.json()) as Answer & ErrorAnswer;
  if (response.ok) return answer;
  const { code = 'refused', message = 'The server gave no reason.', retryAfter } = answer;
  throw new ConnectionError(code, message, Number.isFinite(retryAfter) ? (retryAfter as number) : null);
};
