import { randomUUID } from 'node:crypto';
import type { Redis } from 'ioredis';
import { CLAIM_MS, type Outbox } from './outbox.js';

const ALL = 'watten:results';
const claimOf = (id: string): string => `watten:result:${id}`;

/** Takes a claim that is free, and renews one's own. */
const CLAIM = `
local owner = redis.call('GET', KEYS[1])
if owner and owner ~= ARGV[1] then return 0 end
redis.call('SET', KEYS[1], ARGV[1], 'PX', ARGV[2])
return 1`;

/** A field of one hash a text. */
export const createRedisOutbox = (redis: Redis): Outbox => {
  const owner = randomUUID();
  return {
    async put(id, text) {
      await redis.hsetnx(ALL, id, text);
    },
    ids: () => redis.hkeys(ALL),
    read: (id) => redis.hget(ALL, id),
    claim: async (id) => (await redis.eval(CLAIM, 1, claimOf(id), owner, CLAIM_MS)) === 1,
    async remove(id) {
      await redis.hdel(ALL, id);
      await redis.del(claimOf(id));
    },
    isShared: true,
  };
};
