import { BlockList, isIP, isIPv6 } from 'node:net';
import { clientAddressOf } from '@/server/http/client-ip';
import type { AppContext } from '@/server/http/context';

/** Addresses of this machine and of private networks (RFC 1918, 4193, 3927, 4291). */
const LOCAL_NETWORKS = new BlockList();
for (const [network, prefix, family] of [
  ['127.0.0.0', 8, 'ipv4'],
  ['10.0.0.0', 8, 'ipv4'],
  ['172.16.0.0', 12, 'ipv4'],
  ['192.168.0.0', 16, 'ipv4'],
  ['169.254.0.0', 16, 'ipv4'],
  ['::1', 128, 'ipv6'],
  ['fc00::', 7, 'ipv6'],
  ['fe80::', 10, 'ipv6'],
] as const)
  LOCAL_NETWORKS.addSubnet(network, prefix, family);

/** Returns whether an IP address belongs to this machine or a private network. */
const isLocalAddress = (address: string): boolean =>
  isIP(address) !== 0 && LOCAL_NETWORKS.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');

/** Returns whether a host is no public name: an IP address, `localhost`, or a name without a dot or below `.local`. */
function isLocalHost(hostname: string): boolean {
  const name = hostname.replace(/^\[|\]$/g, '');
  return isIP(name) !== 0 || !name.includes('.') || /\.(localhost|local)$/.test(name);
}

/**
 * Returns whether a request comes from this machine or a private network, and asks for a local host. The second matters
 * for browsers: a page of another site can point its own name to this machine (DNS rebinding). Calls within the process
 * have no connection and are local.
 */
export function isLocalRequest(c: AppContext): boolean {
  const address = clientAddressOf(c);
  return (address === null || isLocalAddress(address)) && isLocalHost(new URL(c.req.url).hostname);
}
