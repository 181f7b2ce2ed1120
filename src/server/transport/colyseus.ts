/** Colyseus, and nobody else knows it: it places tables on processes and says where each of them is. */
import { createServer, type IncomingMessage, type Server as HttpServer } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { matchMaker, Room, Server, type Client } from '@colyseus/core';
import { RedisDriver } from '@colyseus/redis-driver';
import { RedisPresence } from '@colyseus/redis-presence';
import { WebSocketTransport } from '@colyseus/ws-transport';
import type { Redis } from 'ioredis';
import { setTimeout as later } from 'node:timers/promises';
import type WebSocket from 'ws';
import { ConnectionError } from '../../online/connection-error.js';
import { InputError } from '../../rules/input-error.js';
import { reconnectForever } from '../redis-connection.js';
import { MAX_MESSAGE_BYTES, openGate } from '../room/wire-gate.js';
import type { Wire } from '../room/wire.js';
import type { TableRoom } from '../room/table-room.js';
import { answerTables, isWelcomeOrigin, type Place } from './http.js';
import type { Transport, TransportOptions } from './transport.js';

const ROOM = 'table';
/** What has asked for a table and does not come is forgotten, in seconds. */
const RESERVATION_TIMEOUT_S = 5;
/** Every so many ms it is looked whether tables are still this process's, of a tenth of them each time. */
const [OWNER_CHECK_MS, OWNER_CHECK_PARTS] = [1000, 10];
/** How often it is looked whether somebody is still there; who twice says nothing is away. */
const PING_MS = 5000;

type SocketClient = Client & { readonly ref: WebSocket };

const wireOf = ({ ref }: SocketClient): Wire => ({
  listen(heard) {
    ref.on('message', (data: Buffer, isBinary: boolean) => heard(isBinary ? '' : data.toString('utf8')));
    ref.on('close', () => heard(null));
    // Its end is told by 'close'.
    ref.on('error', () => {});
  },
  send(text) {
    if (ref.readyState === ref.OPEN) ref.send(text);
  },
  get waiting() {
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

/** Where Colyseus's driver lists rooms. */
const LISTINGS = 'roomcaches';
/** Takes a room off the list, unless another process has it now. */
const WITHDRAW = `
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

  override async subscribe(topic: string, callback: (...given: unknown[]) => void): Promise<this> {
    await super.subscribe(topic, callback).catch(() => {});
    return this;
  }

  override async unsubscribe(topic: string, callback?: (...given: unknown[]) => void): Promise<this> {
    await super.unsubscribe(topic, callback).catch(() => {});
    return this;
  }

  disconnect(): void {
    for (const connection of this.#connections) connection.disconnect();
  }

  /** Redis forgets who listens with the line of whoever has died. One that is frozen is still there. */
  async isThere(processId: string): Promise<boolean> {
    const [, listeners] = await this.pub.pubsub('NUMSUB', `p:${processId}`);
    return Number(listeners) > 0;
  }

  async withdraw(room: string, processId: string): Promise<void> {
    await this.pub.eval(WITHDRAW, 1, LISTINGS, room, processId);
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
      if (this.#table) openGate(this.#table, wireOf(client as SocketClient), now);
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

const join = (table: string): Promise<Reservation> => matchMaker.joinById(table, {});

/**
 * Refuses a table that a process is said to have which is gone: asked for it, Colyseus would wait 4 s for an answer.
 * @throws Error, as a rejection
 */
const checkProcessOf = async (table: string, processes: Processes): Promise<void> => {
  const processId = (await matchMaker.getRoomById(table))?.processId;
  if (processId === undefined || processId === matchMaker.processId || (await processes.isThere(processId))) return;
  // Nor is it given any other table.
  await matchMaker.stats.excludeProcess(processId);
  throw new Error(`Process ${processId} is gone.`);
};

/** Opens each table once, however many ask for it at a time. */
const createPlacer = (processes: Processes | null) => {
  const opening = new Map<string, Promise<unknown>>();
  const open = async (table: string): Promise<void> => {
    const known = opening.get(table) ?? matchMaker.createRoom(ROOM, { table }).catch(readRefusal);
    opening.set(table, known);
    try {
      await known;
    } finally {
      opening.delete(table);
    }
  };
  const joinWhereItIs = async (table: string): Promise<Reservation> => {
    if (processes) await checkProcessOf(table, processes);
    return join(table);
  };
  return async (table: string): Promise<Place> => {
    // It is nowhere, or where it was does not answer any more: whoever has it then, the log knows one owner.
    const { room, sessionId } = await joinWhereItIs(table).catch(async () => {
      await open(table);
      return join(table);
    });
    return {
      table,
      address: room.publicAddress ?? null,
      path: `/${room.processId}/${room.roomId}?sessionId=${sessionId}`,
    };
  };
};

/** Ends a table's room in another process that is alive; one that has died has no people to say why to. */
const endElsewhere = async (table: string, reason: string, processes: Processes | null): Promise<void> => {
  const processId = (await matchMaker.getRoomById(table))?.processId;
  if (processId === undefined || processId === matchMaker.processId || !(await processes?.isThere(processId))) return;
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

/** At most so long Colyseus is waited for at the end, and then those who have been told to go, in ms. */
const [TIME_TO_END, TIME_TO_GO] = [3000, 1000];

/** Ends what Colyseus has under way, also where its Redis has gone, for which it waits. */
const endColyseus = async (server: Server): Promise<void> => {
  let hasEnded = false;
  const ended = (): void => {
    hasEnded = true;
  };
  await Promise.race([
    server.gracefullyShutdown(false).then(ended, () => {}),
    later(TIME_TO_END, undefined, { ref: false }),
  ]);
  if (hasEnded) return;
  matchMaker.stats.clearAutoPersistInterval();
  server.transport.shutdown();
};

/** How a server gives its port back: nobody comes any more, and who is there and does not go is cut off. */
const portOf = (http: HttpServer): { close(): void; gone(): Promise<void> } => {
  const sockets = new Set<Socket>();
  http.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  const closed = new Promise<void>((resolve) => http.once('close', resolve));
  return {
    close: () => void http.close(),
    async gone() {
      http.closeAllConnections();
      await Promise.race([closed, later(TIME_TO_GO, undefined, { ref: false })]);
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

const SILENT = { debug() {}, error() {}, info() {}, trace() {}, warn() {} };

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
  const port = portOf(http);
  const { redis, publicAddress } = settings;
  const processes = redis === null ? null : new Processes(redis);
  const listing = redis === null ? null : createDriver(redis);
  const server = new Server({
    transport: new WebSocketTransport({
      server: http,
      maxPayload: MAX_MESSAGE_BYTES,
      pingInterval: PING_MS,
      verifyClient: ({ req }: { readonly req: IncomingMessage }) => isWelcomeOrigin(settings, req.headers.origin),
    }),
    greet: false,
    // An uncaught exception is not its business.
    gracefullyShutdown: false,
    logger: {
      ...SILENT,
      error: (error: unknown) => journal.note('colyseus', { error: String(error).split('\n', 1)[0] }),
    },
    ...(listing && processes && { driver: listing.driver, presence: processes }),
    ...(publicAddress !== null && { publicAddress }),
  });
  server.define(ROOM, roomClassFor(options, rooms, processes));
  // Its own way of finding rooms is open to anybody, and reads whatever is sent.
  http.removeAllListeners('request');
  const answer = answerTables(options, createPlacer(processes));
  http.on('request', (request, response) => void answer(request, response));
  const end = async (): Promise<void> => {
    await endColyseus(server);
    processes?.disconnect();
    listing?.disconnect();
    isInUse = false;
  };
  try {
    await server.listen(settings.port, settings.host ?? undefined);
  } catch (error) {
    await end();
    throw error;
  }

  let part = 0;
  const check = setInterval(() => {
    part = (part + 1) % OWNER_CHECK_PARTS;
    tables.checkOwners(part, OWNER_CHECK_PARTS, (table) => {
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
      await endElsewhere(table, reason, processes);
    },
    async close() {
      clearInterval(check);
      port.close();
      await tables.closeAll();
      await end();
      await port.gone();
    },
  };
};
