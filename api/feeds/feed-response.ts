import type { ServerResponse } from 'node:http';
import type { GetServerSidePropsContext } from 'next';
import { weakEtag } from '@/gateway/shared-response';
import { isKnownEtag } from '@/lib/shared-cache';

const RETRY_AFTER_SECONDS = 60;

/** A rendered page must not follow the body, so this is what `getServerSideProps` returns afterwards. */
const SENT = { props: {} };

type Exchange = Pick<GetServerSidePropsContext, 'req' | 'res'>;

/**
 * Sends a feed that is the same for everybody, or 304 to a reader that has it: readers ask again many times a day.
 * @param contentType without the charset, which is UTF-8
 */
export function sendFeed({ req, res }: Exchange, contentType: string, body: string) {
  const etag = weakEtag(Buffer.from(body));
  res.setHeader('ETag', etag);
  res.setHeader('Content-Type', `${contentType}; charset=utf-8`);
  res.setHeader('Cache-Control', 'public, max-age=600');
  // A shared cache would send one visitor's CSRF cookie to everyone.
  res.removeHeader('Set-Cookie');
  if (isKnownEtag(req.headers['if-none-match'], etag)) {
    res.statusCode = 304;
    res.end();
  } else res.end(body);
  return SENT;
}

/** Sends 503 for a feed or a calendar whose content the API does not give at the moment. */
export function sendUnavailable(res: ServerResponse) {
  res.statusCode = 503;
  res.setHeader('Retry-After', RETRY_AFTER_SECONDS);
  res.setHeader('Content-Type', 'text/plain');
  res.end('Service temporarily unavailable');
  return SENT;
}
