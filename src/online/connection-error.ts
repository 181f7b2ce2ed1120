/**
 * Why a seat over a wire could not be reached, or something could not be done there:
 * - `connection-lost`: the host has gone, or began anew while an action was under way
 * - `connection-closed`: this end was closed
 * - `unsupported-version`: the other end speaks another version of the frames
 * - `action-failed`: the host could not do it, for a reason of its own
 * A host may have more.
 */
export class ConnectionError extends Error {
  override readonly name = 'ConnectionError';

  constructor(
    readonly code: string,
    message: string,
    /** When the host can be asked again, in ms from then; null: it has not said. */
    readonly retryAfter: number | null = null,
  ) {
    super(message);
  }
}

/** What is asked of an end that was closed is answered by this. */
export const connectionClosed = (): ConnectionError =>
  new ConnectionError('connection-closed', 'This connection has been closed.');
