import { randomUUID } from 'node:crypto';
import type { Redis } from 'ioredis';
import { CLAIM_MS, type Outbox } from './outbox.js';

/** Creates a claim if none exists, or renews a claim of this process. */
const CLAIM_SCRIPT = `
local owner = redis.call('GET', KEYS[1])
if owner and owner ~= ARGV[1] then return 0 end
redis.call('SET', KEYS[1], ARGV[1], 'PX', ARGV[2])
return 1`;

/** Creates an outbox that is stored as one Redis hash, with one field per report. */
export const createRedisOutbox = (redis: Redis, key: string): Outbox => {
  const owner = randomUUID();
  const claimKey = (id: string): string => `${key.slice(0, -1)}:${id}`;
  return {
    async put(id, text) {
      await redis.hsetnx(key, id, text);
    },
    ids: () => redis.hkeys(key),
    read: (id) => redis.hget(key, id),
    claim: async (id) => (await redis.eval(CLAIM_SCRIPT, 1, claimKey(id), owner, CLAIM_MS)) === 1,
    async remove(id) {
      await redis.hdel(key, id);
      await redis.del(claimKey(id));
    },
    isShared: true,
  };
};
