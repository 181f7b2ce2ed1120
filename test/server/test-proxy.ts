/** A TCP proxy between a client and a server. A test can cut its connections, hold them or drop responses. */
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import type { TestContext } from 'node:test';

export interface TestProxy {
  /** The server's address through this proxy. */
  readonly url: string;
  readonly port: number;
  /** Drops all data that the server sends on the current connections. */
  dropAnswers(): void;
  /** Cuts all connections. */
  cut(): void;
  /** Cuts all connections. New connections stay open but forward no data until `open()` is called. */
  holdConnections(): void;
  /** Number of held connections. */
  readonly heldCount: number;
  /** Cuts all connections and refuses new connections until `open()` is called. */
  close(): void;
  open(): void;
}

/** @param port returns the server's port; called for each connection, because a restart can change the port */
export const openProxy = async (t: Pick<TestContext, 'after'>, port: () => number): Promise<TestProxy> => {
  const connections = new Set<{ readonly near: Socket; readonly far: Socket }>();
  let isClosed = false;
  let isHolding = false;
  const heldSockets = new Set<Socket>();
  const server = createServer((near) => {
    if (isClosed) return void near.destroy();
    if (isHolding) return void heldSockets.add(near.on('error', () => {}).resume());
    const far = connect(port(), '127.0.0.1');
    const connection = { near, far };
    connections.add(connection);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const)
      from
        .on('error', () => {})
        .on('close', () => {
          to.destroy();
          connections.delete(connection);
        })
        .pipe(to);
  });
  const cut = (): void => {
    for (const { near } of [...connections]) near.destroy();
  };
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  t.after(() => {
    cut();
    for (const near of heldSockets) near.destroy();
    server.close();
  });
  const ownPort = (server.address() as AddressInfo).port;
  return {
    url: `http://127.0.0.1:${ownPort}`,
    port: ownPort,
    dropAnswers() {
      for (const { near, far } of connections) far.unpipe(near).resume();
    },
    cut,
    holdConnections() {
      isHolding = true;
      cut();
    },
    get heldCount() {
      return heldSockets.size;
    },
    close() {
      isClosed = true;
      cut();
    },
    open() {
      [isClosed, isHolding] = [false, false];
    },
  };
};
