/** A table server that sends scripted answers. */
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestContext } from 'node:test';
import type WebSocket from 'ws';
import * as ws from 'ws';

/** The server class of `ws`. The installed types are for version 7, which lacks this export. */
const { WebSocketServer } = ws as unknown as { readonly WebSocketServer: typeof WebSocket.Server };

export interface ScriptedServer {
  readonly url: string;
  /** Bodies of the requests for a table, in order. */
  readonly requests: readonly unknown[];
}

export interface Script {
  /** Answers a request for a table. If this function is missing or returns false, the response is the path of the socket. */
  readonly answer?: (response: ServerResponse, count: number) => boolean;
  /** Called with each message and its socket. */
  readonly onMessage?: (socket: WebSocket, text: string) => void;
}

/** The board of a table for two, as its host sees it. */
export const BOARD = {
  ...{ stage: 'sitting', variant: 'suedtirol', players: 2, target: 11, level: 'easy' },
  ...{ spectators: false, turnTimeout: null, others: [''], opener: true },
  seats: [0, 1].map(() => ({ by: null, name: null, here: false, ready: false, standIn: false })),
};

export const scriptedServer = async (t: TestContext, { answer, onMessage }: Script): Promise<ScriptedServer> => {
  const requests: unknown[] = [];
  const http = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (text: string) => (body += text));
    request.on('end', () => {
      requests.push(JSON.parse(body));
      if (answer?.(response, requests.length)) return;
      response.writeHead(200).end(JSON.stringify({ table: 'abc', address: null, path: '/socket' }));
    });
  });
  const sockets = new WebSocketServer({ server: http });
  sockets.on('connection', (socket: WebSocket) =>
    socket.on('message', (data: Buffer) => onMessage?.(socket, data.toString('utf8'))),
  );
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  t.after(() => {
    for (const socket of sockets.clients) socket.terminate();
    http.closeAllConnections();
    http.close();
  });
  return { url: `http://127.0.0.1:${(http.address() as AddressInfo).port}`, requests };
};
