/** Tables in a Redis that many processes share: a stream a table, an entry an entry. */
import { Redis } from 'ioredis';
import { DAY_MS } from '../times.js';
import { entriesIn, inTurn, lineOf, NotOwner, type TableLog, type TableStore } from './table-log.js';

/**
 * Writes entry n if just n are there. One that is there already as it is now was written on a line that was cut.
 * XADD alone would take one after a gap when Redis has lost its tail.
 */
const APPEND = `
local length = redis.call('XLEN', KEYS[1])
local n = tonumber(ARGV[1])
if length == n + 1 then
  local last = redis.call('XREVRANGE', KEYS[1], '+', '-', 'COUNT', 1)
  if last[1][2][2] == ARGV[2] then return 1 end
end
if length ~= n then return 0 end
redis.call('XADD', KEYS[1], ARGV[1] .. '-1', 'e', ARGV[2])
redis.call('EXPIRE', KEYS[1], ARGV[3])
return 1`;

/** Redis is sent the script once, and then its name. */
interface RedisOfTables extends Redis {
  appendEntry(key: string, n: number, line: string, seconds: number): Promise<unknown>;
}

const keyOf = (table: string): string => `watten:table:${table}`;
const keyOfCode = (code: string): string => `watten:code:${code}`;

/** After so many ms without an answer a write has failed; whether it was done, the next one is told. */
const PATIENCE_MS = 5000;

/** @param address such as `redis://localhost:6379` */
export const createRedisStore = (address: string, keepDays: number, failed: (error: Error) => void): TableStore => {
  const redis = new Redis(address, {
    maxRetriesPerRequest: 3,
    commandTimeout: PATIENCE_MS,
    // What many tables write at a time goes out in one piece.
    enableAutoPipelining: true,
    scripts: { appendEntry: { numberOfKeys: 1, lua: APPEND } },
  }) as RedisOfTables;
  redis.on('error', failed);
  const seconds = (keepDays * DAY_MS) / 1000;

  const write = async (table: string, n: number, line: string): Promise<void> => {
    const written = await redis.appendEntry(keyOf(table), n, line, seconds);
    if (written !== 1) throw new NotOwner(`Entry ${n} is there already, or one before it is not.`);
  };
  const logOf = (table: string, count: number): TableLog => {
    const turn = inTurn();
    let n = count;
    let isOver = false;
    const append = async (line: string): Promise<void> => {
      if (isOver) throw new NotOwner(`Entry ${n} has been written by somebody else.`);
      try {
        await write(table, n, line);
      } catch (error) {
        isOver = error instanceof NotOwner;
        throw error;
      }
      n++;
    };
    return {
      append: (entry) => turn(() => append(lineOf(n, entry))),
      isOwned: () => turn(async () => !isOver && (await redis.xlen(keyOf(table))) === n),
      close: () => turn(() => Promise.resolve()),
    };
  };

  return {
    create: (table, first) => write(table, 0, lineOf(0, first)),
    async open(table) {
      const lines = (await redis.xrange(keyOf(table), '-', '+')).map(([, [, line = '']]) => line);
      if (lines.length === 0) return null;
      const entries = entriesIn(lines);
      return { log: logOf(table, lines.length), entries };
    },
    nameCode: async (code, table) => (await redis.set(keyOfCode(code), table, 'EX', seconds, 'NX')) === 'OK',
    tableOf: (code) => redis.get(keyOfCode(code)),
    // Redis does it by itself.
    sweep: () => Promise.resolve(0),
    async close() {
      await redis.quit().catch(() => redis.disconnect());
    },
  };
};
