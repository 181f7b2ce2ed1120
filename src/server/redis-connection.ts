/** Connections to the Redis database that processes share: a startup check, and a log of lost and restored connections. */
import { Redis } from 'ioredis';
import type { Journal } from './journal.js';

/** Time that `checkRedis()` waits for Redis, in ms. */
const REDIS_TIMEOUT_MS = 5000;

/** Returns the address without its user name and password. */
const withoutCredentials = (address: string): string => {
  const url = new URL(address);
  return `${url.protocol}//${url.host}`;
};

/**
 * Checks that Redis answers.
 * @throws Error, as a rejection, with the reason and the address without its user name and password
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
  // The `error` event contains the reason for a failure. The rejected promise reports only that the connection is closed.
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
 * Makes the commands of a connection wait for Redis without a time limit. Commands fail only when the connection is closed.
 * Does not log lost connections, since `logDisconnects()` already logs them on another connection.
 */
export const reconnectForever = (redis: Redis): void => {
  redis.options.maxRetriesPerRequest = null;
  redis.on('error', () => {});
};

/**
 * Logs each lost connection once and each restored connection once, regardless of the number of tries.
 * @returns a function that stops logging; call it before you close the connection
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
  // Each failed command rejects its promise with the error.
  redis.on('error', () => {});
  redis.on('close', onClose).on('ready', onReady);
  return () => {
    redis.off('close', onClose).off('ready', onReady);
  };
};
