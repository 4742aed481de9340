/** Headers that concern one connection only (RFC 9110, section 7.6.1). */
const HOP_BY_HOP = [
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'http2-settings',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
];

/** Deletes the headers that a proxy must not pass on: the hop-by-hop headers, and those that `Connection` names. */
export function dropConnectionHeaders(headers: Headers): void {
  const named = (headers.get('connection') ?? '').split(',').map((name) => name.trim());
  for (const name of [...named, ...HOP_BY_HOP]) if (/^[\w-]+$/.test(name)) headers.delete(name);
}
