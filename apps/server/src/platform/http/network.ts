import { isIPv6 } from 'node:net';
import type { FastifyRequest } from 'fastify';

/** The network by which limits are counted: an IPv6 caller owns a whole /64. */
export function networkOf(request: FastifyRequest): string {
  return isIPv6(request.ip) && !request.ip.startsWith('::ffff:') ? `${firstGroups(request.ip, 4)}::/64` : request.ip;
}

/** An address truncated so that it no longer identifies a household: IPv4 to /24, IPv6 to /48. */
export function shortenAddress(address: string): string {
  const plain = address.replace(/^::ffff:/, '');
  if (isIPv6(plain)) return `${firstGroups(plain, 3)}::`;
  return plain.replace(/\.\d+$/, '.0');
}

/** The browser's family only: enough to count, too little to recognise. */
export function agentFamily(header: string | undefined): string | null {
  if (header === undefined || header === '') return null;
  const families = ['Edg', 'OPR', 'Firefox', 'Chrome', 'Safari'];
  const found = families.find((family) => header.includes(family));
  return found === undefined ? 'Other' : ({ Edg: 'Edge', OPR: 'Opera' }[found] ?? found);
}

function firstGroups(address: string, count: number): string {
  const [head = '', tail = ''] = address.split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === '' ? [] : tail.split(':');
  const zeros = Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0');
  return [...left, ...zeros, ...right].slice(0, count).join(':');
}
