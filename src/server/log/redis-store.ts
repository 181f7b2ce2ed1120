/**
 * A store in a Redis database that several processes share. Each log is a stream, and each log entry is a stream entry.
 */
import { randomInt } from 'node:crypto';
import { Redis } from 'ioredis';
import type { Journal } from '../journal.js';
import { logDisconnects } from '../redis-connection.js';
import { DAY_MS } from '../times.js';
import { createRedisOutbox } from './redis-outbox.js';
import {
  codeInLine,
  parseEntries,
  createSerialQueue,
  serializeEntry,
  NotOwner,
  type Log,
  type LogStore,
} from './log-store.js';
import type { LogEntry } from './table-log.js';

/**
 * Appends an entry only if the last entry of the stream is the one that the writer expects. If the stream already has the
 * new entry, an earlier attempt succeeded, but the connection was lost before the answer arrived. Without this check, XADD
 * would accept an entry after a gap if Redis had lost the end of the stream. Another process might have filled the gap
 * since, so an entry's id contains its writer's id in addition to its number.
 */
const APPEND_SCRIPT = `
local last = redis.call('XREVRANGE', KEYS[1], '+', '-', 'COUNT', 1)
local lastId = last[1] and last[1][1] or ''
if lastId == ARGV[1] and last[1][2][2] == ARGV[3] then return 1 end
if lastId ~= ARGV[2] then return 0 end
redis.call('XADD', KEYS[1], ARGV[1], 'e', ARGV[3])
redis.call('EXPIRE', KEYS[1], ARGV[4])
return 1`;

/** A Redis client with the script as a command. ioredis sends the script once, then only its hash. */
interface LogRedis extends Redis {
  appendEntry(key: string, id: string, lastId: string, line: string, seconds: number): Promise<unknown>;
}

/** The beginnings of the keys of logs and codes, and the key of the outbox. */
interface RedisKeys {
  readonly log: string;
  readonly code: string;
  readonly results: string;
}

const TABLE_KEYS: RedisKeys = { log: 'watten:table:', code: 'watten:code:', results: 'watten:results' };
export const EVENING_KEYS: RedisKeys = {
  log: 'watten:evening:',
  code: 'watten:evening-code:',
  results: 'watten:evening-results',
};

/** Returns a new id that marks the entries of one writer. */
const newWriterId = (): number => randomInt(1, 2 ** 47);
const entryIdOf = (n: number, writerId: number): string => `${n}-${writerId}`;
/** The id of the last entry of an empty stream. */
const NO_ENTRY = '';

const linesOf = (streamEntries: readonly [id: string, fields: string[]][]): readonly string[] =>
  streamEntries.map(([, [, line = '']]) => line);

/**
 * Time without an answer after which a command fails, in ms. The next write detects whether Redis has executed the command.
 */
const COMMAND_TIMEOUT_MS = 5000;

/** Writes and reads the end of a stream. */
interface Stream {
  /** @throws NotOwner, as a rejection, if the last entry of the stream is another one */
  write(lastId: string, id: string, line: string): Promise<void>;
  /** Resolves to the id of the last entry. */
  lastId(): Promise<string | undefined>;
}

const createRedisLog = <Entry>(stream: Stream, count: number, lastEntryId: string): Log<Entry> => {
  const enqueue = createSerialQueue();
  const writerId = newWriterId();
  let [entryNumber, lastId] = [count, lastEntryId];
  let isLost = false;
  const append = async (line: string): Promise<void> => {
    if (isLost) throw new NotOwner(`Another process has written entry ${entryNumber}.`);
    const id = entryIdOf(entryNumber, writerId);
    try {
      await stream.write(lastId, id, line);
    } catch (error) {
      isLost = error instanceof NotOwner;
      throw error;
    }
    [entryNumber, lastId] = [entryNumber + 1, id];
  };
  return {
    append: (entry) => enqueue(() => append(serializeEntry(entryNumber, entry))),
    isOwned: () => enqueue(async () => !isLost && (await stream.lastId()) === lastId),
    close: () => enqueue(() => Promise.resolve()),
  };
};

/** @param address such as `redis://localhost:6379` */
export const createRedisStore = <Entry = LogEntry>(
  address: string,
  keepDays: number,
  journal: Journal,
  keys = TABLE_KEYS,
): LogStore<Entry> => {
  const redis = new Redis(address, {
    maxRetriesPerRequest: 3,
    commandTimeout: COMMAND_TIMEOUT_MS,
    // Batches the simultaneous writes of many tables.
    enableAutoPipelining: true,
    scripts: { appendEntry: { numberOfKeys: 1, lua: APPEND_SCRIPT } },
  }) as LogRedis;
  const logKey = (id: string): string => `${keys.log}${id}`;
  const codeKey = (code: string): string => `${keys.code}${code}`;
  const stopLogging = logDisconnects(redis, journal);
  const seconds = (keepDays * DAY_MS) / 1000;

  const write = async (log: string, lastId: string, id: string, line: string): Promise<void> => {
    const written = await redis.appendEntry(logKey(log), id, lastId, line, seconds);
    if (written !== 1) throw new NotOwner(`Entry ${id} does not follow the last entry in Redis.`);
  };
  const streamOf = (log: string): Stream => ({
    write: (lastId, id, line) => write(log, lastId, id, line),
    lastId: async () => (await redis.xrevrange(logKey(log), '+', '-', 'COUNT', 1))[0]?.[0],
  });

  return {
    create: (id, first) => write(id, NO_ENTRY, entryIdOf(0, newWriterId()), serializeEntry(0, first)),
    async open(id) {
      const streamEntries = await redis.xrange(logKey(id), '-', '+');
      const last = streamEntries.at(-1);
      if (!last) return null;
      const entries = parseEntries<Entry>(linesOf(streamEntries));
      return { log: createRedisLog<Entry>(streamOf(id), entries.length, last[0]), entries };
    },
    async ids() {
      const found = new Set<string>();
      let cursor = '0';
      do {
        const [next, some] = await redis.scan(cursor, 'MATCH', `${keys.log}*`, 'COUNT', 1000);
        for (const key of some) found.add(key.slice(keys.log.length));
        cursor = next;
      } while (cursor !== '0');
      return [...found];
    },
    async read(id) {
      const streamEntries = await redis.xrange(logKey(id), '-', '+');
      return streamEntries.length === 0 ? null : parseEntries<Entry>(linesOf(streamEntries));
    },
    async remove(id) {
      const code = codeInLine(linesOf(await redis.xrange(logKey(id), '-', '+', 'COUNT', 1))[0]);
      const removed = await redis.del(logKey(id));
      if (code !== null && (await redis.get(codeKey(code))) === id) await redis.del(codeKey(code));
      return removed > 0;
    },
    async assignCode(code, id) {
      if ((await redis.set(codeKey(code), id, 'EX', seconds, 'NX')) === 'OK') return true;
      return (await redis.get(codeKey(code))) === id && (await redis.expire(codeKey(code), seconds)) === 1;
    },
    idOf: (code) => redis.get(codeKey(code)),
    // Redis expires the keys automatically.
    sweep: () => Promise.resolve(0),
    outbox: createRedisOutbox(redis, keys.results),
    async close() {
      stopLogging();
      await redis.quit().catch(() => redis.disconnect());
    },
  };
};
