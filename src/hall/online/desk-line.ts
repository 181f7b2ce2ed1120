/** Keeps a desk and the evening on a server equal. */
import type { ConnectionError } from '../../online/connection-error.js';
import { openHostLine, type EveningLine } from '../../online/evening/evening-line.js';
import type { Change, HostAnswer } from '../../online/evening/messages.js';
import type { Desk } from '../desk.js';

/** Maximum number of changes in one request. */
const MAX_CHANGES = 50;

/** An evening on a server whose host's key is known. */
export interface HostAddress {
  readonly server: string;
  readonly evening: string;
  readonly key: string;
}

export interface DeskLine {
  readonly isConnected: boolean;
  /** Sends the changes of the desk. */
  renew(): void;
  close(): void;
}

interface DeskLineOptions {
  readonly desk: Desk;
  readonly address: HostAddress;
  /** Called after each change of the connection. */
  readonly onConnection: () => void;
  /** Called with changes of this desk that changes of others have made impossible. */
  readonly onDropped: (changes: readonly Change[]) => void;
  /** Called if the server refuses the desk. The desk then works without the server. */
  readonly onRefused: (error: ConnectionError) => void;
}

export const openDeskLine = ({ desk, address, onConnection, onDropped, onRefused }: DeskLineOptions): DeskLine => {
  const { server, evening, key } = address;
  const receive = (answer: HostAnswer): void => {
    const { start, changes } = answer;
    if (!desk.link && start) {
      const { code, record, secret, keys } = start;
      desk.connect({ server, evening, key, code, keys, start: record, changes, pending: [] }, secret);
      return;
    }
    const dropped = desk.receive(answer);
    if (dropped.length > 0) onDropped(dropped);
  };
  const line: EveningLine = openHostLine({
    server,
    request: () => ({
      ...{ evening, key, n: desk.link?.changes.length ?? 0 },
      changes: (desk.link?.pending ?? []).slice(0, MAX_CHANGES),
    }),
    onAnswer: receive,
    onConnection,
    onRefused,
  });
  return {
    get isConnected() {
      return line.isConnected;
    },
    renew: () => line.renew(),
    close: () => line.close(),
  };
};
