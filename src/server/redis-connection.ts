/** Connections to the Redis that processes share: the check at the start, and the log of lost and restored connections. */
import { Redis } from 'ioredis';
import type { Journal } from './journal.js';

/** Time that `checkRedis()` waits for Redis, in ms. */
const REDIS_TIMEOUT_MS = 5000;

/** Returns the address without user name and password. */
const withoutCredentials = (address: string): string => {
  const url = new URL(address);
  return `${url.protocol}//${url.host}`;
};

/**
 * Checks that Redis answers.
 * @throws Error with the address, without its password, and the reason; as a rejection
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
  // The `error` event has the reason of a failure. The rejected promise only says that the connection is closed.
  redis.on('error', (error: Error) => (reason ??= error));
  try {
    await redis.connect();
    await redis.ping();
  } catch (error) {
    const { message } = reason ?? (error as Error);
    throw new Error(`Redis at ${withoutCredentials(address)} cannot be used: ${message}`, { cause: error });
  } finally {
    redis.disconnect();
  }
};

/**
 * Makes the commands of a connection wait for Redis without a time limit. They fail only when the connection is closed.
 * Does not log lost connections, since `logDisconnects()` does so for another connection.
 */
export const reconnectForever = (redis: Redis): void => {
  redis.options.maxRetriesPerRequest = null;
  redis.on('error', () => {});
};

/**
 * Logs once when a connection is lost and once when it is restored, regardless of the number of tries.
 * @returns a function that stops the log; call it before you close the connection
 */
export const logDisconnects = (redis: Redis, journal: Journal): (() => void) => {
  let isConnected = true;
  const onClose = (): void => {
    if (isConnected) journal.log('redis-gone');
    isConnected = false;
  };
  const onReady = (): void => {
    if (!isConnected) journal.log('redis-back');
    isConnected = true;
  };
  // The promise of each failed command has its error.
  redis.on('error', () => {});
  redis.on('close', onClose).on('ready', onReady);
  return () => {
    redis.off('close', onClose).off('ready', onReady);
  };
};
