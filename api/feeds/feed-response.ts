import type { ServerResponse } from 'node:http';

const RETRY_AFTER_SECONDS = 60;

/** A rendered page must not follow the body, so this is what `getServerSideProps` returns afterwards. */
const SENT = { props: {} };

/** Sends a feed that is the same for everybody. @param contentType without the charset, which is UTF-8 */
export function sendFeed(res: ServerResponse, contentType: string, body: string) {
  res.setHeader('Content-Type', `${contentType}; charset=utf-8`);
  res.setHeader('Cache-Control', 'public, max-age=600');
  // A shared cache would send one visitor's CSRF cookie to everyone.
  res.removeHeader('Set-Cookie');
  res.end(body);
  return SENT;
}

/** Sends 503 for a feed whose content the API does not give at the moment. */
export function sendUnavailable(res: ServerResponse) {
  res.statusCode = 503;
  res.setHeader('Retry-After', RETRY_AFTER_SECONDS);
  res.setHeader('Content-Type', 'text/plain');
  res.end('Service temporarily unavailable');
  return SENT;
}
