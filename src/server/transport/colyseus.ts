/** The only module that uses Colyseus. Colyseus distributes tables across processes and locates the tables. */
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
import type { OpenTable } from '../open-tables/listing.js';
import { MAX_MESSAGE_BYTES, openGate } from '../room/wire-gate.js';
import type { Wire } from '../room/wire.js';
import type { TableRoom } from '../room/table-room.js';
import { createRequestHandler, type TableLocation } from './http.js';
import { isAllowedOrigin } from './json-request.js';
import type { Transport, TransportOptions } from './transport.js';

const ROOM_NAME = 'table';
/** Time after which an unused reservation of a client expires, in seconds. */
const RESERVATION_TIMEOUT_S = 5;
/**
 * Interval between ownership checks of this process's tables, in ms, and the number of batches. Each check covers one batch.
 */
const [OWNER_CHECK_MS, OWNER_CHECK_BATCHES] = [1000, 10];
/** Interval between pings, in ms. A client that misses two pings is disconnected. */
const PING_MS = 5000;

type SocketClient = Client & { readonly ref: WebSocket };

const createWire = ({ ref }: SocketClient): Wire => ({
  listen(onMessage) {
    ref.on('message', (data: Buffer, isBinary: boolean) => onMessage(isBinary ? '' : data.toString('utf8')));
    ref.on('close', () => onMessage(null));
    // A `close` event follows each `error` event.
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
    // A client that has stopped reading never completes the closing handshake.
    setTimeout(() => ref.terminate(), 1000).unref();
  },
});

/**
 * Encodes a refusal as the JSON message of an error, since Colyseus passes only error messages to other processes.
 * @throws Error that `decodeRefusal` decodes
 */
const encodeRefusal = (error: unknown): never => {
  if (!(error instanceof ConnectionError)) throw error;
  const { code, message, retryAfter } = error;
  throw new Error(JSON.stringify({ code, message, retryAfter }));
};

/** @throws ConnectionError if the error's message encodes one, or else the error itself */
const decodeRefusal = (error: unknown): never => {
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
/** Removes a room from the list unless its entry belongs to another process. */
const WITHDRAW_SCRIPT = `
local listed = redis.call('HGET', KEYS[1], ARGV[1])
if listed and cjson.decode(listed).processId == ARGV[2] then redis.call('HDEL', KEYS[1], ARGV[1]) end`;

/** Exchanges messages between the processes that share a Redis database, and checks that a process is alive. */
class Processes extends RedisPresence {
  constructor(address: string) {
    super(address);
    // The store's connection logs lost connections to Redis.
    for (const connection of this.#connections) reconnectForever(connection);
  }

  get #connections(): readonly Redis[] {
    return [this.pub, this.sub] as Redis[];
  }

  // Colyseus does not handle rejections of the following methods.

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

  /**
   * Whether a process still listens in Redis. Redis drops the subscriptions of a dead process, but not those of a frozen
   * one.
   */
  async isAlive(processId: string): Promise<boolean> {
    const [, listeners] = await this.pub.pubsub('NUMSUB', `p:${processId}`);
    return Number(listeners) > 0;
  }

  async withdraw(room: string, processId: string): Promise<void> {
    await this.pub.eval(WITHDRAW_SCRIPT, 1, LISTINGS_KEY, room, processId);
  }
}

/**
 * Lets only the owner of a table list its room. Colyseus lists a room again whenever a client connects or disconnects, and
 * removes the room when it ends, even if another process owns the table by then.
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

/**
 * Returns the class of Colyseus rooms. These rooms only record which process has a table. Hands, people and messages bypass
 * Colyseus.
 */
const roomClassFor = ({ tables, now }: TransportOptions, rooms: Map<string, Room>, processes: Processes | null) =>
  class TableInColyseus extends Room {
    #table: TableRoom | null = null;

    override async onCreate({ table }: { readonly table: string }): Promise<void> {
      // The table's id replaces Colyseus's room id, so that all processes can find the table by its id.
      this.roomId = table;
      this.seatReservationTime = RESERVATION_TIMEOUT_S;
      // Disables Colyseus's regular state updates, since the room has no state.
      this.patchRate = null as unknown as number;
      // Makes Colyseus ignore all messages, because the gate reads these from the socket.
      Object.assign(this, { _onMessage: () => {} });
      if (processes)
        listOnlyIfOwned(
          this,
          processes,
          async () => (await this.#table?.checkOwner()) ?? false,
          // If a room fails to open, Colyseus disposes of it only later. By then, this process might have another room for
          // the table.
          () => (rooms.get(table) ?? this) !== this,
        );
      this.#table = await tables.open(table).catch(encodeRefusal);
      rooms.set(table, this);
    }

    override onJoin(client: Client): void {
      if (this.#table) openGate(this.#table, createWire(client as SocketClient), now);
    }

    /** Other processes call this method by name. */
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
 * Checks that a table's process is alive, since Colyseus would wait 4 s for a dead process.
 * @throws Error if the process is dead; as a rejection
 */
const checkProcessAlive = async (table: string, processes: Processes): Promise<void> => {
  const processId = (await matchMaker.getRoomById(table))?.processId;
  if (processId === undefined || processId === matchMaker.processId || (await processes.isAlive(processId))) return;
  // Also keeps Colyseus from assigning new tables to the dead process.
  await matchMaker.stats.excludeProcess(processId);
  throw new Error(`Process ${processId} has ended.`);
};

/** Creates a function that locates a table. If the table is closed, the function opens it once for all parallel requests. */
const createTableLocator = (processes: Processes | null) => {
  const opening = new Map<string, Promise<unknown>>();
  const open = async (table: string): Promise<void> => {
    const existing = opening.get(table) ?? matchMaker.createRoom(ROOM_NAME, { table }).catch(decodeRefusal);
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
    // The table is closed, or its process no longer answers. If two processes open the table, the log accepts only one
    // owner.
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

/** Resolves to the open tables of this and all other processes. */
const findOpenTables = async (
  { tables }: TransportOptions,
  processes: Processes | null,
): Promise<readonly OpenTable[]> => {
  const own = tables.openTables();
  if (!processes) return own;
  const rooms = (await matchMaker.query({ name: ROOM_NAME })) as readonly {
    readonly processId: string;
    readonly metadata?: { readonly openTable: OpenTable | null } | null;
  }[];
  const others = rooms.filter(({ processId, metadata }) => processId !== matchMaker.processId && metadata?.openTable);
  const alive = new Map<string, Promise<boolean>>();
  for (const { processId } of others) alive.set(processId, alive.get(processId) ?? processes.isAlive(processId));
  const listed = await Promise.all(
    others.map(async ({ processId, metadata }) => ((await alive.get(processId)) ? (metadata?.openTable ?? []) : [])),
  );
  return [...own, ...listed.flat()];
};

/** Publishes the open tables of this process to the other processes. */
const createOpenTablePublisher = ({ tables }: TransportOptions, rooms: ReadonlyMap<string, Room>): (() => void) => {
  const published = new Map<string, string>();
  return () => {
    const now = new Map(tables.openTables().map((openTable) => [openTable.listed.table, openTable]));
    for (const table of published.keys()) if (!rooms.has(table)) published.delete(table);
    for (const [table, room] of rooms) {
      const openTable = now.get(table) ?? null;
      const text = JSON.stringify(openTable);
      if ((published.get(table) ?? 'null') === text) continue;
      published.set(table, text);
      Object.assign(room.listing, { metadata: { openTable } });
      (room.listing.save() as Promise<void>).catch(() => {});
    }
  };
};

/** Ends a table's room in another process if that process is alive. */
const endInOtherProcess = async (table: string, reason: string, processes: Processes | null): Promise<void> => {
  const processId = (await matchMaker.getRoomById(table))?.processId;
  if (processId === undefined || processId === matchMaker.processId || !(await processes?.isAlive(processId))) return;
  // The process might have ended since the check. If the process only hangs, the log rejects its next write.
  await matchMaker.remoteRoomCall(table, 'endTable', [reason]).catch(() => {});
};

/**
 * Ends a room immediately. Colyseus would keep the room until all clients have disconnected and all reservations have
 * expired. Until then, this process would refuse requests for the table, even if another process has opened it.
 */
const endRoom = (room: Room): void => {
  Object.assign(room, { reservedSeats: {} });
  void room.disconnect();
  (Reflect.get(room, '_events') as { emit(event: 'dispose'): void }).emit('dispose');
};

/** Time that `close()` waits for Colyseus, and then for clients to disconnect, in ms. */
const [SHUTDOWN_TIMEOUT_MS, DISCONNECT_TIMEOUT_MS] = [3000, 1000];

/** Shuts down Colyseus. A time limit is needed because, if Redis is unreachable, Colyseus waits for Redis. */
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

/** Tracks the sockets of an HTTP server to close the connections that clients leave open. */
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

/** Creates the driver that lists the rooms of all processes in Redis. */
const createDriver = (address: string): { readonly driver: RedisDriver; readonly disconnect: () => void } => {
  const driver = new RedisDriver(address);
  const connection = Reflect.get(driver, '_client') as Redis;
  reconnectForever(connection);
  return { driver, disconnect: () => connection.disconnect() };
};

const SILENT_LOGGER = { debug() {}, error() {}, info() {}, trace() {}, warn() {} };

/** Whether this process has a table server. Colyseus manages its rooms per process, not per server. */
let isInUse = false;

/** @throws InputError `invalid-option` if this process already has a table server; as a rejection */
export const openColyseus = async (options: TransportOptions): Promise<Transport> => {
  const { settings, tables, journal } = options;
  if (isInUse) throw new InputError('invalid-option', 'This process already has a table server. Close it first.');
  isInUse = true;
  const rooms = new Map<string, Room>();
  const http = createServer({
    headersTimeout: 5000,
    requestTimeout: 10_000,
    // The default interval of 30 s would detect half-open requests too late.
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
      verifyClient: ({ req }: { readonly req: IncomingMessage }) => isAllowedOrigin(settings, req),
    }),
    greet: false,
    // Prevents Colyseus from handling signals and uncaught exceptions of the process.
    gracefullyShutdown: false,
    logger: {
      ...SILENT_LOGGER,
      error: (error: unknown) => journal.log('colyseus', { error: String(error).split('\n', 1)[0] }),
    },
    ...(listing && processes && { driver: listing.driver, presence: processes }),
    ...(publicAddress !== null && { publicAddress }),
  });
  server.define(ROOM_NAME, roomClassFor(options, rooms, processes));
  // Colyseus's own handler would accept requests from any client and of any size.
  http.removeAllListeners('request');
  const handleRequest = createRequestHandler(options, createTableLocator(processes), () =>
    findOpenTables(options, processes),
  );
  http.on('request', (request, response) => void handleRequest(request, response));
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
  const publishOpenTables = createOpenTablePublisher(options, rooms);
  const ownerCheckTimer = setInterval(() => {
    if (redis !== null && settings.openTables) publishOpenTables();
    batch = (batch + 1) % OWNER_CHECK_BATCHES;
    tables.checkOwners(batch, OWNER_CHECK_BATCHES, (table) => {
      // The room of a process that has lost the table might have replaced the entry in the list.
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
