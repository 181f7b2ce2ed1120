import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';

/** Returns an address without the port that some proxies append. */
const withoutPort = (address: string): string =>
  /^\[(.+)\](?::\d+)?$/.exec(address)?.[1] ?? /^([\d.]+):\d+$/.exec(address)?.[1] ?? address;

/** Returns the groups of one half of an IPv6 address (before or after the `::`), without leading zeros. */
const groupsOf = (half: string): readonly string[] =>
  half === '' ? [] : half.split(':').map((group) => Number.parseInt(group, 16).toString(16));

/** Returns the network of an IPv6 address (its first 64 bits). A client can usually use all addresses of its network. */
const networkOf = (address: string): string => {
  const [before = '', after = ''] = address.split('%', 1)[0]?.split('::') ?? [];
  const [first, last] = [groupsOf(before), groupsOf(after)];
  const between = Array.from({ length: Math.max(0, 8 - first.length - last.length) }, () => '0');
  return [...first, ...between, ...last].slice(0, 4).join(':');
};

/** Returns the key for rate limits: an IPv4 address, or the first 64 bits of an IPv6 address. */
export const rateLimitAddress = (given: string): string => {
  const address = withoutPort(given.trim());
  const mapped = /^::ffff:([\d.]+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  return isIPv6(address) ? networkOf(address) : address;
};

/**
 * Returns the client's key for rate limits.
 * @param behindProxy whether to use the last address of `x-forwarded-for`, which the operator's proxy adds
 */
export const clientAddress = ({ headers, socket }: IncomingMessage, behindProxy: boolean): string => {
  const forwarded = behindProxy ? String(headers['x-forwarded-for'] ?? '') : '';
  return rateLimitAddress(forwarded.split(',').at(-1)?.trim() || (socket.remoteAddress ?? ''));
};
