import { isIP, isIPv6 } from 'node:net';
import type { AppContext } from './context';

/** `::ffff:192.0.2.1` is the IPv4 address to which a dual-stack socket gives another face. */
const toPlainIpv4 = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/i, '');

/** The first 64 bits, which one customer owns whole: its last 64 cost nothing to change. */
function ipv6Network(address: string): string {
  const [head = '', tail = ''] = address.split('%')[0]?.split('::') ?? [];
  const left = head ? head.split(':') : [];
  const right = tail ? tail.split(':') : [];
  const zeros = Array(Math.max(0, 8 - left.length - right.length)).fill('0');
  const groups = address.includes('::') ? [...left, ...zeros, ...right] : left;
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}

/**
 * Who is calling, as rate limits see it. The socket's address, unless proxies of our own stand in front: then the
 * entry that the outermost of them has written. What a client writes into X-Forwarded-For stands further left and
 * is never read.
 */
export function clientIpOf(c: AppContext): string {
  const { trustProxy } = c.var.deps;
  const socket = c.env?.incoming?.socket?.remoteAddress ?? 'local';
  const forwarded = trustProxy > 0 ? (c.req.header('x-forwarded-for') ?? '').split(',') : [];
  const forwardedAddress = forwarded.at(-Math.min(trustProxy, forwarded.length))?.trim() ?? '';
  const address = toPlainIpv4(isIP(toPlainIpv4(forwardedAddress)) ? forwardedAddress : socket);
  return isIPv6(address) ? ipv6Network(address) : address;
}
