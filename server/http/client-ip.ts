import { isIP, isIPv6 } from 'node:net';
import type { AppContext } from './context';

/** Converts an IPv4-mapped IPv6 address (`::ffff:192.0.2.1`), as dual-stack sockets report it, to plain IPv4. */
const toPlainIpv4 = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/i, '');

/**
 * Returns the /64 network of an IPv6 address. One customer usually owns a whole /64, so a limit per single address
 * could be bypassed.
 */
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

/** Removes the port that some proxies add (`192.0.2.1:4711`, `[2001:db8::1]:4711`), and the brackets. */
const withoutPort = (entry: string): string => entry.replace(/^(?:\[(.+)\]|([\d.]+))(?::\d+)?$/, '$1$2');

/**
 * Returns the client's IP address: the socket's, or behind trusted proxies the X-Forwarded-For entry written by the
 * outermost of them. Entries that a client adds itself are further left and are ignored.
 * @returns null for a call within the process, and `unknown` when the proxy hides the address, because the socket's is that
 * of the proxy then
 */
export function clientAddressOf(c: AppContext): string | null {
  const { trustProxy } = c.var.deps;
  const socket = c.env?.incoming?.socket?.remoteAddress;
  const forwarded = trustProxy > 0 ? (c.req.header('x-forwarded-for') ?? '').split(',') : [];
  const entry = forwarded.at(-Math.min(trustProxy, forwarded.length))?.trim() ?? '';
  if (entry === '') return socket === undefined ? null : toPlainIpv4(socket);
  const address = toPlainIpv4(withoutPort(entry));
  return isIP(address) ? address : 'unknown';
}

/** Returns the client's address for rate limits. */
export function clientIpOf(c: AppContext): string {
  const address = clientAddressOf(c) ?? 'local';
  return isIPv6(address) ? ipv6Network(address) : address;
}
