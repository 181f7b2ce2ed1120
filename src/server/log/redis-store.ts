/** Tables in a Redis that many processes share: a stream a table, an entry an entry. */
import { randomInt } from 'node:crypto';
import { Redis } from 'ioredis';
import type { Journal } from '../journal.js';
import { logDisconnects } from '../redis-connection.js';
import { DAY_MS } from '../times.js';
import { createRedisOutbox } from './redis-outbox.js';
import { codeIn, entriesIn, inTurn, lineOf, NotOwner, type TableLog, type TableStore } from './table-log.js';

/**
 * Writes entry n behind the one that its writer knows as the last. One that is there already was written on a line that
 * was cut. XADD alone would take one after a gap when Redis has lost its tail; and since another may have filled that gap
 * meanwhile, it is not the number alone that counts: an entry's id is its number and its writer's own.
 */
const APPEND = `
local last = redis.call('XREVRANGE', KEYS[1], '+', '-', 'COUNT', 1)
local lastId = last[1] and last[1][1] or ''
if lastId == ARGV[1] and last[1][2][2] == ARGV[3] then return 1 end
if lastId ~= ARGV[2] then return 0 end
redis.call('XADD', KEYS[1], ARGV[1], 'e', ARGV[3])
redis.call('EXPIRE', KEYS[1], ARGV[4])
return 1`;

/** Redis is sent the script once, and then its name. */
interface RedisOfTables extends Redis {
  appendEntry(key: string, id: string, lastId: string, line: string, seconds: number): Promise<unknown>;
}

const TABLES = 'watten:table:';
const keyOf = (table: string): string => `${TABLES}${table}`;
const keyOfCode = (code: string): string => `watten:code:${code}`;

/** What tells the entries of a writer from those of all others. */
const newWriter = (): number => randomInt(1, 2 ** 47);
const idOf = (n: number, writer: number): string => `${n}-${writer}`;
/** There is no entry yet. */
const NONE = '';

const linesOf = (written: readonly [id: string, fields: string[]][]): readonly string[] =>
  written.map(([, [, line = '']]) => line);

/** After so many ms without an answer a write has failed; whether it was done, the next one is told. */
const PATIENCE_MS = 5000;

/** @param address such as `redis://localhost:6379` */
export const createRedisStore = (address: string, keepDays: number, journal: Journal): TableStore => {
  const redis = new Redis(address, {
    maxRetriesPerRequest: 3,
    commandTimeout: PATIENCE_MS,
    // What many tables write at a time goes out in one piece.
    enableAutoPipelining: true,
    scripts: { appendEntry: { numberOfKeys: 1, lua: APPEND } },
  }) as RedisOfTables;
  const endNotes = logDisconnects(redis, journal);
  const seconds = (keepDays * DAY_MS) / 1000;

  const write = async (table: string, lastId: string, id: string, line: string): Promise<void> => {
    const written = await redis.appendEntry(keyOf(table), id, lastId, line, seconds);
    if (written !== 1) throw new NotOwner(`Entry ${id} does not come after what is there now.`);
  };
  const logOf = (table: string, count: number, last: string): TableLog => {
    const turn = inTurn();
    const writer = newWriter();
    let [n, lastId] = [count, last];
    let isOver = false;
    const append = async (line: string): Promise<void> => {
      if (isOver) throw new NotOwner(`Entry ${n} has been written by somebody else.`);
      const id = idOf(n, writer);
      try {
        await write(table, lastId, id, line);
      } catch (error) {
        isOver = error instanceof NotOwner;
        throw error;
      }
      [n, lastId] = [n + 1, id];
    };
    const isLast = async (): Promise<boolean> =>
      (await redis.xrevrange(keyOf(table), '+', '-', 'COUNT', 1))[0]?.[0] === lastId;
    return {
      append: (entry) => turn(() => append(lineOf(n, entry))),
      isOwned: () => turn(async () => !isOver && isLast()),
      close: () => turn(() => Promise.resolve()),
    };
  };

  return {
    create: (table, first) => write(table, NONE, idOf(0, newWriter()), lineOf(0, first)),
    async open(table) {
      const written = await redis.xrange(keyOf(table), '-', '+');
      const last = written.at(-1);
      if (!last) return null;
      const entries = entriesIn(linesOf(written));
      return { log: logOf(table, entries.length, last[0]), entries };
    },
    async tables() {
      const keys: string[] = [];
      let cursor = '0';
      do {
        const [next, found] = await redis.scan(cursor, 'MATCH', `${TABLES}*`, 'COUNT', 1000);
        keys.push(...found);
        cursor = next;
      } while (cursor !== '0');
      return [...new Set(keys)].map((key) => key.slice(TABLES.length));
    },
    async read(table) {
      const written = await redis.xrange(keyOf(table), '-', '+');
      return written.length === 0 ? null : entriesIn(linesOf(written));
    },
    async remove(table) {
      const code = codeIn(linesOf(await redis.xrange(keyOf(table), '-', '+', 'COUNT', 1))[0]);
      const removed = await redis.del(keyOf(table));
      if (code !== null && (await redis.get(keyOfCode(code))) === table) await redis.del(keyOfCode(code));
      return removed > 0;
    },
    async nameCode(code, table) {
      if ((await redis.set(keyOfCode(code), table, 'EX', seconds, 'NX')) === 'OK') return true;
      return (await redis.get(keyOfCode(code))) === table && (await redis.expire(keyOfCode(code), seconds)) === 1;
    },
    tableOf: (code) => redis.get(keyOfCode(code)),
    // Redis does it by itself.
    sweep: () => Promise.resolve(0),
    outbox: createRedisOutbox(redis),
    async close() {
      endNotes();
      await redis.quit().catch(() => redis.disconnect());
    },
  };
};
