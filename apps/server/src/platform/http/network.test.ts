import { expect, test } from 'vitest';
import type { FastifyRequest } from 'fastify';
import { agentFamily, networkOf, shortenAddress } from './network.ts';

test.each([
  ['203.0.113.77', '203.0.113.0'],
  ['::ffff:203.0.113.77', '203.0.113.0'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1::'],
  ['2001:db8::7', '2001:db8:0::'],
  ['::1', '0:0:0::'],
])('of the address %s no more than its network is kept', (address, kept) => {
  expect(shortenAddress(address)).toBe(kept);
});

test.each([
  ['203.0.113.77', '203.0.113.77'],
  ['::ffff:203.0.113.77', '::ffff:203.0.113.77'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2:ffff::1', '2001:db8:1:2::/64'],
  ['2001:db8::7', '2001:db8:0:0::/64'],
])('the limits of %s are those of the whole network that one caller owns', (ip, network) => {
  // safe: the address is all that is read of a request.
  expect(networkOf({ ip } as FastifyRequest)).toBe(network);
});

const chrome = 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';

test.each([
  [chrome, 'Chrome'],
  [`${chrome} Edg/142.0.3595.53`, 'Edge'],
  [`${chrome} OPR/124.0.0.0`, 'Opera'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', 'Firefox'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_6) AppleWebKit/605.1.15 Version/18.6 Mobile Safari/604.1', 'Safari'],
  ['curl/8.5.0', 'Other'],
  ['', null],
  [undefined, null],
])('of the browser %s its family alone is kept', (header, family) => {
  expect(agentFamily(header)).toBe(family);
});
