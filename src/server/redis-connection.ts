/** Connections to the Redis that processes share: tried before anything begins, and noted when they go and come. */
import { Redis } from 'ioredis';
import type { Journal } from './journal.js';

/** So long a Redis is waited for before it counts as not there, in ms. */
const PATIENCE_MS = 5000;

/** The address without who asks and the password. */
const publicOf = (address: string): string => {
  const url = new URL(address);
  return `${url.protocol}//${url.host}`;
};

/**
 * Asks whether there is a Redis that answers.
 * @throws Error naming the address, without its password, and what was wrong; as a rejection
 */
export const checkRedis = async (address: string): Promise<void> => {
  const redis = new Redis(address, {
    lazyConnect: true,
    connectTimeout: PATIENCE_MS,
    commandTimeout: PATIENCE_MS,
    maxRetriesPerRequest: 0,
    retryStrategy: () => null,
  });
  let reason: Error | null = null;
  // What refuses a connection is told here; whoever waits for it hears only that it is closed.
  redis.on('error', (error: Error) => (reason ??= error));
  try {
    await redis.connect();
    await redis.ping();
  } catch (error) {
    const { message } = reason ?? (error as Error);
    throw new Error(`There is no Redis to work with at ${publicOf(address)}: ${message}`, { cause: error });
  } finally {
    redis.disconnect();
  }
};

/**
 * Commands of this connection wait until Redis is there again, however long that takes: they are refused only when it is closed.
 * That it is cut is noted by another one.
 */
export const reconnectForever = (redis: Redis): void => {
  redis.options.maxRetriesPerRequest = null;
  redis.on('error', () => {});
};

/**
 * Notes once when a connection is cut, and once when it is there again, however often it was tried meanwhile.
 * @returns what ends this, before the connection is closed
 */
export const logDisconnects = (redis: Redis, journal: Journal): (() => void) => {
  let isThere = true;
  const gone = (): void => {
    if (isThere) journal.note('redis-gone');
    isThere = false;
  };
  const back = (): void => {
    if (!isThere) journal.note('redis-back');
    isThere = true;
  };
  // What fails is told to whoever asked for it.
  redis.on('error', () => {});
  redis.on('close', gone).on('ready', back);
  return () => {
    redis.off('close', gone).off('ready', back);
  };
};
