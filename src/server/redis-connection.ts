/** Connections to the Redis that processes share: tried before anything begins, and noted when they go and come. */
import { Redis } from 'ioredis';
import type { Journal } from './journal.js';

/** How long `checkRedis()` waits for Redis, in ms. */
const REDIS_TIMEOUT_MS = 5000;

/** The address without user name and password. */
const withoutCredentials = (address: string): string => {
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
    connectTimeout: REDIS_TIMEOUT_MS,
    commandTimeout: REDIS_TIMEOUT_MS,
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
    throw new Error(`There is no Redis to work with at ${withoutCredentials(address)}: ${message}`, { cause: error });
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
  let isConnected = true;
  const onClose = (): void => {
    if (isConnected) journal.note('redis-gone');
    isConnected = false;
  };
  const onReady = (): void => {
    if (!isConnected) journal.note('redis-back');
    isConnected = true;
  };
  // What fails is told to whoever asked for it.
  redis.on('error', () => {});
  redis.on('close', onClose).on('ready', onReady);
  return () => {
    redis.off('close', onClose).off('ready', onReady);
  };
};
