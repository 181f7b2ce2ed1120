/** The way between somebody and a server, which can be cut, closed, or lose what comes back on it. */
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import type { TestContext } from 'node:test';

export interface Way {
  /** What the server is reached at on this way. */
  readonly url: string;
  readonly port: number;
  /** Nothing that the server says arrives any more on the lines that there are. */
  deafen(): void;
  /** All lines are cut. */
  cut(): void;
  /** All lines are cut, and nothing goes through new ones, which stay open, until the way is opened again. */
  hold(): void;
  /** How many lines have been held since then. */
  readonly held: number;
  /** Off line: all lines are cut, and there are no new ones until it is opened again. */
  close(): void;
  open(): void;
}

/** @param port where the server listens; asked for with every line, since a server may come again elsewhere */
export const wayTo = async (t: Pick<TestContext, 'after'>, port: () => number): Promise<Way> => {
  const lines = new Set<{ readonly near: Socket; readonly far: Socket }>();
  let isClosed = false;
  let isHeld = false;
  const held = new Set<Socket>();
  const server = createServer((near) => {
    if (isClosed) return void near.destroy();
    if (isHeld) return void held.add(near.on('error', () => {}).resume());
    const far = connect(port(), '127.0.0.1');
    const line = { near, far };
    lines.add(line);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const)
      one
        .on('error', () => {})
        .on('close', () => {
          other.destroy();
          lines.delete(line);
        })
        .pipe(other);
  });
  const cut = (): void => {
    for (const { near } of [...lines]) near.destroy();
  };
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  t.after(() => {
    cut();
    for (const near of held) near.destroy();
    server.close();
  });
  const own = (server.address() as AddressInfo).port;
  return {
    url: `http://127.0.0.1:${own}`,
    port: own,
    deafen() {
      for (const { near, far } of lines) far.unpipe(near).resume();
    },
    cut,
    hold() {
      isHeld = true;
      cut();
    },
    get held() {
      return held.size;
    },
    close() {
      isClosed = true;
      cut();
    },
    open() {
      [isClosed, isHeld] = [false, false];
    },
  };
};
