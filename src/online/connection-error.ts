/**
 * An error of a connection to a remote seat or table. Hosts can send codes other than these:
 * - `connection-lost`: the host has disappeared, or has restarted during an action
 * - `connection-closed`: this end is closed
 * - `unsupported-version`: the other end supports another version of the frames
 * - `action-failed`: the host had an unexpected error
 */
export class ConnectionError extends Error {
  override readonly name = 'ConnectionError';

  constructor(
    readonly code: string,
    message: string,
    /** Time to wait before the next request, in ms, or null if the host did not send one. */
    readonly retryAfter: number | null = null,
  ) {
    super(message);
  }
}

/** Creates the error for calls on a closed connection. */
export const connectionClosed = (): ConnectionError =>
  new ConnectionError('connection-closed', 'This connection has been closed.');
