/**
 * A store in a Redis database that several processes share. Each table is a stream, and each log entry is a stream entry.
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
  type TableLog,
  type TableStore,
} from './table-log.js';

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
interface TableRedis extends Redis {
  appendEntry(key: string, id: string, lastId: string, line: string, seconds: number): Promise<unknown>;
}

const TABLE_KEY_PREFIX = 'watten:table:';
const tableKey = (table: string): string => `${TABLE_KEY_PREFIX}${table}`;
const codeKey = (code: string): string => `watten:code:${code}`;

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

/** @param address such as `redis://localhost:6379` */
export const createRedisStore = (address: string, keepDays: number, journal: Journal): TableStore => {
  const redis = new Redis(address, {
    maxRetriesPerRequest: 3,
    commandTimeout: COMMAND_TIMEOUT_MS,
    // Batches the simultaneous writes of many tables.
    enableAutoPipelining: true,
    scripts: { appendEntry: { numberOfKeys: 1, lua: APPEND_SCRIPT } },
  }) as TableRedis;
  const stopLogging = logDisconnects(redis, journal);
  const seconds = (keepDays * DAY_MS) / 1000;

  const write = async (table: string, lastId: string, id: string, line: string): Promise<void> => {
    const written = await redis.appendEntry(tableKey(table), id, lastId, line, seconds);
    if (written !== 1) throw new NotOwner(`Entry ${id} does not follow the last entry in Redis.`);
  };
  const createRedisLog = (table: string, count: number, lastEntryId: string): TableLog => {
    const enqueue = createSerialQueue();
    const writerId = newWriterId();
    let [entryNumber, lastId] = [count, lastEntryId];
    let isLost = false;
    const append = async (line: string): Promise<void> => {
      if (isLost) throw new NotOwner(`Another process has written entry ${entryNumber}.`);
      const id = entryIdOf(entryNumber, writerId);
      try {
        await write(table, lastId, id, line);
      } catch (error) {
        isLost = error instanceof NotOwner;
        throw error;
      }
      [entryNumber, lastId] = [entryNumber + 1, id];
    };
    const isLastEntryOwn = async (): Promise<boolean> =>
      (await redis.xrevrange(tableKey(table), '+', '-', 'COUNT', 1))[0]?.[0] === lastId;
    return {
      append: (entry) => enqueue(() => append(serializeEntry(entryNumber, entry))),
      isOwned: () => enqueue(async () => !isLost && isLastEntryOwn()),
      close: () => enqueue(() => Promise.resolve()),
    };
  };

  return {
    create: (table, first) => write(table, NO_ENTRY, entryIdOf(0, newWriterId()), serializeEntry(0, first)),
    async open(table) {
      const streamEntries = await redis.xrange(tableKey(table), '-', '+');
      const last = streamEntries.at(-1);
      if (!last) return null;
      const entries = parseEntries(linesOf(streamEntries));
      return { log: createRedisLog(table, entries.length, last[0]), entries };
    },
    async tables() {
      const keys: string[] = [];
      let cursor = '0';
      do {
        const [next, found] = await redis.scan(cursor, 'MATCH', `${TABLE_KEY_PREFIX}*`, 'COUNT', 1000);
        keys.push(...found);
        cursor = next;
      } while (cursor !== '0');
      return [...new Set(keys)].map((key) => key.slice(TABLE_KEY_PREFIX.length));
    },
    async read(table) {
      const streamEntries = await redis.xrange(tableKey(table), '-', '+');
      return streamEntries.length === 0 ? null : parseEntries(linesOf(streamEntries));
    },
    async remove(table) {
      const code = codeInLine(linesOf(await redis.xrange(tableKey(table), '-', '+', 'COUNT', 1))[0]);
      const removed = await redis.del(tableKey(table));
      if (code !== null && (await redis.get(codeKey(code))) === table) await redis.del(codeKey(code));
      return removed > 0;
    },
    async assignCode(code, table) {
      if ((await redis.set(codeKey(code), table, 'EX', seconds, 'NX')) === 'OK') return true;
      return (await redis.get(codeKey(code))) === table && (await redis.expire(codeKey(code), seconds)) === 1;
    },
    tableOf: (code) => redis.get(codeKey(code)),
    // Redis expires the keys automatically.
    sweep: () => Promise.resolve(0),
    outbox: createRedisOutbox(redis),
    async close() {
      stopLogging();
      await redis.quit().catch(() => redis.disconnect());
    },
  };
};
