/** Colyseus, and nobody else knows it: it places tables on processes and says where each of them is. */
import { createServer, type IncomingMessage, type Server as HttpServer } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { matchMaker, Room, Server, type Client } from '@colyseus/core';
import { RedisDriver } from '@colyseus/redis-driver';
import { RedisPresence } from '@colyseus/redis-presence';
import { WebSocketTransport } from '@colyseus/ws-transport';
import type { Redis } from 'ioredis';
import { setTimeout as delay } from 'node:timers/promises';
import type WebSocket from 'ws';
import { ConnectionError } from '../../online/connection-error.js';
import { InputError } from '../../rules/input-error.js';
import { reconnectForever } from '../redis-connection.js';
import { MAX_MESSAGE_BYTES, openGate } from '../room/wire-gate.js';
import type { Wire } from '../room/wire.js';
import type { TableRoom } from '../room/table-room.js';
import { createRequestHandler, isAllowedOrigin, type TableLocation } from './http.js';
import type { Transport, TransportOptions } from './transport.js';

const ROOM_NAME = 'table';
/** What has asked for a table and does not come is forgotten, in seconds. */
const RESERVATION_TIMEOUT_S = 5;
/** How often this process checks that it still owns its tables, in ms, and in how many batches. */
const [OWNER_CHECK_MS, OWNER_CHECK_BATCHES] = [1000, 10];
/** How often it is looked whether somebody is still there; who twice says nothing is away. */
const PING_MS = 5000;

type SocketClient = Client & { readonly ref: WebSocket };

const createWire = ({ ref }: SocketClient): Wire => ({
  listen(onMessage) {
    ref.on('message', (data: Buffer, isBinary: boolean) => onMessage(isBinary ? '' : data.toString('utf8')));
    ref.on('close', () => onMessage(null));
    // Its end is told by 'close'.
    ref.on('error', () => {});
  },
  send(text) {
    if (ref.readyState === ref.OPEN) ref.send(text);
  },
  get bufferedBytes() {
    return ref.bufferedAmount;
  },
  close(code, reason) {
    ref.close(code, reason);
    // Whoever does not read does not hear that it is over either.
    setTimeout(() => ref.terminate(), 1000).unref();
  },
});

/**
 * Of an error nothing but its message reaches a process that had the room opened by this one; what is JSON it reads.
 * @throws Error whose message `readRefusal` reads
 */
const carryRefusal = (error: unknown): never => {
  if (!(error instanceof ConnectionError)) throw error;
  const { code, message, retryAfter } = error;
  throw new Error(JSON.stringify({ code, message, retryAfter }));
};

/** @throws ConnectionError if one was carried, else the error itself */
const readRefusal = (error: unknown): never => {
  const { message } = error as Error;
  const carried = (message.startsWith('{') ? JSON.parse(message) : error) as {
    readonly code?: unknown;
    readonly message: string;
    readonly retryAfter?: number | null;
  };
  throw typeof carried.code === 'string'
    ? new ConnectionError(carried.code, carried.message, carried.retryAfter)
    : error;
};

/** The Redis hash in which Colyseus's driver lists rooms. */
const LISTINGS_KEY = 'roomcaches';
/** Removes a room from the list unless another process has it. */
const WITHDRAW_SCRIPT = `
local listed = redis.call('HGET', KEYS[1], ARGV[1])
if listed and cjson.decode(listed).processId == ARGV[2] then redis.call('HDEL', KEYS[1], ARGV[1]) end`;

/** What the processes of a Redis tell each other, and whether one of them is still there. */
class Processes extends RedisPresence {
  constructor(address: string) {
    super(address);
    // That Redis has gone is told by the log's own connection.
    for (const connection of this.#connections) reconnectForever(connection);
  }

  get #connections(): readonly Redis[] {
    return [this.pub, this.sub] as Redis[];
  }

  // Colyseus gives these and does not hear what becomes of them.

  override hset(key: string, field: string, value: string): Promise<boolean> {
    return super.hset(key, field, value).catch(() => false);
  }

  override async publish(topic: string, data: unknown): Promise<void> {
    await super.publish(topic, data).catch(() => {});
  }

  override async subscribe(topic: string, callback: (...args: unknown[]) => void): Promise<this> {
    await super.subscribe(topic, callback).catch(() => {});
    return this;
  }

  override async unsubscribe(topic: string, callback?: (...args: unknown[]) => void): Promise<this> {
    await super.unsubscribe(topic, callback).catch(() => {});
    return this;
  }

  disconnect(): void {
    for (const connection of this.#connections) connection.disconnect();
  }

  /** Whether a process still listens in Redis. Redis drops the subscriptions of a dead process, but not of a frozen one. */
  async isAlive(processId: string): Promise<boolean> {
    const [, listeners] = await this.pub.pubsub('NUMSUB', `p:${processId}`);
    return Number(listeners) > 0;
  }

  async withdraw(room: string, processId: string): Promise<void> {
    await this.pub.eval(WITHDRAW_SCRIPT, 1, LISTINGS_KEY, room, processId);
  }
}

/**
 * Colyseus lists a room anew with everybody who comes or goes, and takes it off the list in the end, whoever has the table
 * by then: that is asked before.
 */
const listOnlyIfOwned = (
  room: Room,
  processes: Processes,
  isOwned: () => Promise<boolean>,
  isReplaced: () => boolean,
): void => {
  Object.assign(room.listing, {
    updateOne: async () => {
      if (await isOwned()) await (room.listing.save() as Promise<void>).catch(() => {});
    },
    remove: async () => {
      if (!isReplaced()) await processes.withdraw(room.roomId, matchMaker.processId).catch(() => {});
    },
  });
};

/** What Colyseus is told of a table: that it is here. Hands, people and messages pass it by. */
const roomClassFor = ({ tables, now }: TransportOptions, rooms: Map<string, Room>, processes: Processes | null) =>
  class TableInColyseus extends Room {
    #table: TableRoom | null = null;

    override async onCreate({ table }: { readonly table: string }): Promise<void> {
      // Not its own: a table is found by its own id, wherever it is opened.
      this.roomId = table;
      this.seatReservationTime = RESERVATION_TIMEOUT_S;
      // There is no state to be sent now and then.
      this.patchRate = null as unknown as number;
      // Nothing that clients say is Colyseus's.
      Object.assign(this, { _onMessage: () => {} });
      if (processes)
        listOnlyIfOwned(
          this,
          processes,
          async () => (await this.#table?.checkOwner()) ?? false,
          // One that failed to open goes some time later, when another one may have been opened here.
          () => (rooms.get(table) ?? this) !== this,
        );
      this.#table = await tables.open(table).catch(carryRefusal);
      rooms.set(table, this);
    }

    override onJoin(client: Client): void {
      if (this.#table) openGate(this.#table, createWire(client as SocketClient), now);
    }

    /** Also called by other processes, by its name. */
    endTable(reason: string): Promise<void> {
      return tables.endRoom(this.roomId, reason);
    }

    override async onDispose(): Promise<void> {
      if (rooms.get(this.roomId) !== this) return;
      rooms.delete(this.roomId);
      await tables.close(this.roomId);
    }
  };

interface Reservation {
  readonly sessionId: string;
  readonly room: { readonly roomId: string; readonly processId: string; readonly publicAddress?: string };
}

const joinRoom = (table: string): Promise<Reservation> => matchMaker.joinById(table, {});

/**
 * Checks that the process which has a table is alive: Colyseus would wait 4 s for a dead one.
 * @throws Error, as a rejection
 */
const checkProcessAlive = async (table: string, processes: Processes): Promise<void> => {
  const processId = (await matchMaker.getRoomById(table))?.processId;
  if (processId === undefined || processId === matchMaker.processId || (await processes.isAlive(processId))) return;
  // Nor is it given any other table.
  await matchMaker.stats.excludeProcess(processId);
  throw new Error(`Process ${processId} is gone.`);
};

/** Creates a function that locates a table, and opens it once even if many requests ask for it. */
const createTableLocator = (processes: Processes | null) => {
  const opening = new Map<string, Promise<unknown>>();
  const open = async (table: string): Promise<void> => {
    const existing = opening.get(table) ?? matchMaker.createRoom(ROOM_NAME, { table }).catch(readRefusal);
    opening.set(table, existing);
    try {
      await existing;
    } finally {
      opening.delete(table);
    }
  };
  const joinExisting = async (table: string): Promise<Reservation> => {
    if (processes) await checkProcessAlive(table, processes);
    return joinRoom(table);
  };
  return async (table: string): Promise<TableLocation> => {
    // It is nowhere, or where it was does not answer any more: whoever has it then, the log knows one owner.
    const { room, sessionId } = await joinExisting(table).catch(async () => {
      await open(table);
      return joinRoom(table);
    });
    return {
      table,
      address: room.publicAddress ?? null,
      path: `/${room.processId}/${room.roomId}?sessionId=${sessionId}`,
    };
  };
};

/** Ends a table's room in another process, if that process is alive. */
const endInOtherProcess = async (table: string, reason: string, processes: Processes | null): Promise<void> => {
  const processId = (await matchMaker.getRoomById(table))?.processId;
  if (processId === undefined || processId === matchMaker.processId || !(await processes?.isAlive(processId))) return;
  // It may have gone meanwhile. If it only hangs, the log will refuse it.
  await matchMaker.remoteRoomCall(table, 'endTable', [reason]).catch(() => {});
};

/**
 * Ends a room. Colyseus would keep it until all have gone, who are told to, and who have asked for it and have not come: whoever
 * asks this process for the table meanwhile would be refused by it, though another one may have the table.
 */
const endRoom = (room: Room): void => {
  Object.assign(room, { reservedSeats: {} });
  void room.disconnect();
  (Reflect.get(room, '_events') as { emit(event: 'dispose'): void }).emit('dispose');
};

/** How long `close()` waits for Colyseus, and then for clients to disconnect, in ms. */
const [SHUTDOWN_TIMEOUT_MS, DISCONNECT_TIMEOUT_MS] = [3000, 1000];

/** Ends what Colyseus has under way, also where its Redis has gone, for which it waits. */
const endColyseus = async (server: Server): Promise<void> => {
  let hasEnded = false;
  const onEnd = (): void => {
    hasEnded = true;
  };
  await Promise.race([
    server.gracefullyShutdown(false).then(onEnd, () => {}),
    delay(SHUTDOWN_TIMEOUT_MS, undefined, { ref: false }),
  ]);
  if (hasEnded) return;
  matchMaker.stats.clearAutoPersistInterval();
  server.transport.shutdown();
};

/** Tracks the sockets of an HTTP server, to stop listening and to close connections that clients leave open. */
const createPortCloser = (http: HttpServer): { stopListening(): void; closeConnections(): Promise<void> } => {
  const sockets = new Set<Socket>();
  http.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  const closed = new Promise<void>((resolve) => http.once('close', resolve));
  return {
    stopListening: () => void http.close(),
    async closeConnections() {
      http.closeAllConnections();
      await Promise.race([closed, delay(DISCONNECT_TIMEOUT_MS, undefined, { ref: false })]);
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
};

/** Where the processes of a Redis list their rooms. */
const createDriver = (address: string): { readonly driver: RedisDriver; readonly disconnect: () => void } => {
  const driver = new RedisDriver(address);
  const connection = Reflect.get(driver, '_client') as Redis;
  reconnectForever(connection);
  return { driver, disconnect: () => connection.disconnect() };
};

const SILENT_LOGGER = { debug() {}, error() {}, info() {}, trace() {}, warn() {} };

/** All of it is the process's: Colyseus keeps its rooms beside its servers. */
let isInUse = false;

/** @throws InputError `invalid-option`, as a rejection, if this process has a table server already */
export const openColyseus = async (options: TransportOptions): Promise<Transport> => {
  const { settings, tables, journal } = options;
  if (isInUse)
    throw new InputError('invalid-option', 'A process has one table server at a time: close the other one first.');
  isInUse = true;
  const rooms = new Map<string, Room>();
  const http = createServer({
    headersTimeout: 5000,
    requestTimeout: 10_000,
    // Else a half-open request is noticed after half a minute.
    connectionsCheckingInterval: 1000,
  });
  const port = createPortCloser(http);
  const { redis, publicAddress } = settings;
  const processes = redis === null ? null : new Processes(redis);
  const listing = redis === null ? null : createDriver(redis);
  const server = new Server({
    transport: new WebSocketTransport({
      server: http,
      maxPayload: MAX_MESSAGE_BYTES,
      pingInterval: PING_MS,
      verifyClient: ({ req }: { readonly req: IncomingMessage }) => isAllowedOrigin(settings, req.headers.origin),
    }),
    greet: false,
    // An uncaught exception is not its business.
    gracefullyShutdown: false,
    logger: {
      ...SILENT_LOGGER,
      error: (error: unknown) => journal.note('colyseus', { error: String(error).split('\n', 1)[0] }),
    },
    ...(listing && processes && { driver: listing.driver, presence: processes }),
    ...(publicAddress !== null && { publicAddress }),
  });
  server.define(ROOM_NAME, roomClassFor(options, rooms, processes));
  // Its own way of finding rooms is open to anybody, and reads whatever is sent.
  http.removeAllListeners('request');
  const answer = createRequestHandler(options, createTableLocator(processes));
  http.on('request', (request, response) => void answer(request, response));
  const shutDown = async (): Promise<void> => {
    await endColyseus(server);
    processes?.disconnect();
    listing?.disconnect();
    isInUse = false;
  };
  try {
    await server.listen(settings.port, settings.host ?? undefined);
  } catch (error) {
    await shutDown();
    throw error;
  }

  let batch = 0;
  const ownerCheckTimer = setInterval(() => {
    batch = (batch + 1) % OWNER_CHECK_BATCHES;
    tables.checkOwners(batch, OWNER_CHECK_BATCHES, (table) => {
      // A room of another process that has lost the table may have said that it is there.
      if (redis !== null) (rooms.get(table)?.listing.save() as Promise<void> | undefined)?.catch(() => {});
    });
  }, OWNER_CHECK_MS);

  return {
    port: (http.address() as AddressInfo).port,
    roomClosed(table) {
      const room = rooms.get(table);
      rooms.delete(table);
      if (room) endRoom(room);
    },
    async endRoom(table, reason) {
      await tables.endRoom(table, reason);
      await endInOtherProcess(table, reason, processes);
    },
    async close() {
      clearInterval(ownerCheckTimer);
      port.stopListening();
      await tables.closeAll();
      await shutDown();
      await port.closeConnections();
    },
  };
};
