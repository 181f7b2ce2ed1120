/** Tests for the addresses that rate limits use. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rateLimitAddress } from '../../src/server/transport/client-address.js';

test('rateLimitAddress() returns an IPv4 address, or the /64 network of an IPv6 address, for any notation', () => {
  for (const [given, expected] of [
    ['192.0.2.7', '192.0.2.7'],
    ['192.0.2.7:49152', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['::1', '0:0:0:0'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:0DB8:0001:0002::9', '2001:db8:1:2'],
    ['2001:db8:1::9', '2001:db8:1:0'],
    ['2001:db8::', '2001:db8:0:0'],
    ['[2001:db8:1:2::9]:49152', '2001:db8:1:2'],
    ['[2001:db8:1:2::9]', '2001:db8:1:2'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
    ['unknown', 'unknown'],
    ['', ''],
  ] as const)
    assert.equal(rateLimitAddress(given), expected, given);
});
