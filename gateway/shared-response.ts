import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { parseAccept } from 'hono/utils/accept';
import { isKnownEtag, sharedCacheControl } from '@/lib/shared-cache';

type Encoding = 'br' | 'gzip' | 'identity';
type HeaderValues = Record<string, number | string | string[] | undefined>;

/** Nearly as small as the best quality (11), in a hundredth of the time. */
const BROTLI_QUALITY = 5;
/** Below this size a body needs few packets anyway. */
const MIN_COMPRESSED_BYTES = 1_024;
const compressWithBrotli = promisify(brotliCompress);
const compressWithGzip = promisify(gzip);

function pickEncoding(accepted: string | undefined): Encoding {
  if (!accepted) return 'identity';
  const accepts = new Set(
    parseAccept(accepted).flatMap(({ type, q }) => (q > 0 ? [type.toLowerCase()] : [])),
  );
  if (accepts.has('br')) return 'br';
  return accepts.has('gzip') ? 'gzip' : 'identity';
}

/** Returns the ETag of a body. It is weak, because it is the same for every encoding of the body. */
export const weakEtag = (body: Buffer): string =>
  `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;

/** A complete response that many visitors get. */
export class SharedResponse {
  /** Weak, because it is the same for every encoding. Made from the body, so that all processes send the same one. */
  readonly etag: string;
  /** The ETag of the API, with which a reply is asked for again. */
  validator: string | undefined;
  readonly #encoded = new Map<Encoding, Promise<Buffer>>();
  #data: { parsed: unknown } | undefined;

  /** @param headers without those of one transfer and without cookies */
  constructor(
    readonly status: number,
    readonly headers: HeaderValues,
    readonly body: Buffer,
  ) {
    this.etag = weakEtag(body);
    this.validator = typeof headers.etag === 'string' ? headers.etag : undefined;
  }

  /** Memory with all encodings, counted from the start, so that the bound holds whichever are made later. */
  get bytes(): number {
    return this.body.length * 2;
  }

  /** The parsed JSON of the body, or its text. The same object for every caller. */
  get data(): unknown {
    this.#data ??= { parsed: parse(this.body.toString('utf8')) };
    return this.#data.parsed;
  }

  /** Returns the body in the best encoding that the client accepts. Each is made once, in a thread of Node's pool. */
  async encodedFor(accepted: string | undefined): Promise<{ body: Buffer; encoding: Encoding }> {
    const encoding = this.body.length < MIN_COMPRESSED_BYTES ? 'identity' : pickEncoding(accepted);
    if (encoding === 'identity') return { body: this.body, encoding };
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: this.body.length,
    };
    const encoded =
      this.#encoded.get(encoding) ??
      (encoding === 'gzip' ? compressWithGzip(this.body) : compressWithBrotli(this.body, { params }));
    this.#encoded.set(encoding, encoded);
    return { body: await encoded, encoding };
  }

  /** Returns the response to keep instead of the previous one: that itself, with its encodings, when nothing has changed. */
  orSame(previous: SharedResponse | undefined): SharedResponse {
    if (previous?.etag !== this.etag || previous.status !== this.status) return this;
    previous.validator = this.validator;
    return previous;
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/**
 * Sends a response that others get too, encoded for this client, or 304 when the client has it.
 * @param secondsLeft for which caches in front of the site may keep it
 */
export async function sendShared(
  request: IncomingMessage,
  response: ServerResponse,
  shared: SharedResponse,
  secondsLeft = 0,
): Promise<void> {
  const { status, etag } = shared;
  const headers: Record<string, number | string | string[]> = {};
  for (const [name, value] of Object.entries(shared.headers)) if (value !== undefined) headers[name] = value;
  headers.vary = ['Accept-Encoding', shared.headers.vary].filter(Boolean).join(', ');
  headers.etag = etag;
  if (String(headers['cache-control']).includes('s-maxage'))
    headers['cache-control'] = sharedCacheControl(Math.max(0, Math.floor(secondsLeft)));
  if (status === 200 && isKnownEtag(request.headers['if-none-match'], etag)) {
    response.writeHead(304, headers).end();
    return;
  }
  const { body, encoding } = await shared.encodedFor(request.headers['accept-encoding']);
  if (response.destroyed) return;
  if (encoding !== 'identity') headers['content-encoding'] = encoding;
  headers['content-length'] = body.length;
  response.writeHead(status, headers);
  response.end(request.method === 'HEAD' ? undefined : body);
}
