/** The HTTP methods that change nothing (RFC 9110, 9.2.1). They need no protection against cross-site requests. */
export const SAFE_METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS', 'TRACE']);

/** The addresses of this site. */
interface SiteAddress {
  siteOrigin: string;
  /** Whether our own reverse proxy sets `X-Forwarded-Host`, so that clients cannot forge it. */
  trustsProxy: boolean;
}

/** The page that sent a request: one of this site, one of another site, or unknown because no header names it. */
type Sender = 'own' | 'foreign' | 'unknown';

/** Returns the hosts under which the browser may have requested this site. A page of another site cannot forge them. */
function requestedHosts(request: Request, { trustsProxy }: SiteAddress): string[] {
  const host = request.headers.get('host') ?? new URL(request.url).host;
  const forwarded = (trustsProxy && request.headers.get('x-forwarded-host')?.split(',')) || [];
  return [host, ...forwarded.map((each) => each.trim())];
}

/** Returns whether an Origin or a Referer belongs to this site. */
export function isOwnAddress(address: string, request: Request, site: SiteAddress): boolean {
  if (!URL.canParse(address)) return false;
  const { origin, protocol, host } = new URL(address);
  const own = new URL(site.siteOrigin);
  if (origin === own.origin) return true;
  // An attacker on the network could serve a page at the plain HTTP address of an HTTPS site.
  if (host === own.host && protocol === 'http:') return false;
  // Parsing removes the scheme's default port, which a proxy may have added to the header.
  return requestedHosts(request, site).some((each) => {
    const requested = `${protocol}//${each}`;
    return URL.canParse(requested) && new URL(requested).host === host;
  });
}

/** Returns whose page sent the request, by `Sec-Fetch-Site`, `Origin` and `Referer` (decision 0057). */
export function requestSender(request: Request, site: SiteAddress): Sender {
  const fetchSite = request.headers.get('sec-fetch-site');
  if (fetchSite === 'cross-site') return 'foreign';
  const address = request.headers.get('origin') ?? request.headers.get('referer');
  if (address !== null) return isOwnAddress(address, request, site) ? 'own' : 'foreign';
  return fetchSite === 'same-origin' ? 'own' : 'unknown';
}

/** Returns whether a request is a write and comes from a page of another site. */
export const isCrossSiteWrite = (request: Request, site: SiteAddress): boolean =>
  !SAFE_METHODS.has(request.method) && requestSender(request, site) === 'foreign';
