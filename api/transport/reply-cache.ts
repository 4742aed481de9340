import { LRUCache } from 'lru-cache';
import { getRuntime } from '@/lib/api-runtime';
import { readLimited } from '@/lib/read-limited';
import { withTimeout } from '@/lib/with-timeout';
import { REPLY_TIMEOUT_MS } from './exchange';

/** The lists that are the same for everybody, come whole in one reply, and of which each page shows little. */
const CACHED_PATHS: ReadonlySet<string> = new Set(['/columns/', '/tags/']);

/** About 11,000 columns of 2,000 characters. */
export const MAX_CACHED_REPLY_BYTES = 64 * 1024 * 1024;

/**
 * How long a reply without an ETag is kept in ms. A page may be 5 s older than its data (lib/page-cache/shared-page.ts),
 * and nobody should see anything older than 10 s.
 */
const MAX_AGE_MS = 4_000;

/** A reply of the API: parsed JSON, or the text of any other body. */
export interface CachedReply {
  status: number;
  statusText: string;
  data: unknown;
}

interface Entry extends CachedReply {
  etag: string | null;
  bytes: number;
  /** When the request began. */
  startedAt: number;
}

interface Registry {
  replies: LRUCache<string, Entry>;
  running: Map<string, Promise<Entry>>;
}

/**
 * The replies of each API that runs in this process, which is one outside of tests. On globalThis, because Next bundles
 * pages separately, and each would keep its own.
 */
const globalRegistry = globalThis as { kaikeiReplyCaches?: WeakMap<object, Registry> };

function registryOf(api: object): Registry {
  globalRegistry.kaikeiReplyCaches ??= new WeakMap();
  const known = globalRegistry.kaikeiReplyCaches.get(api);
  if (known) return known;
  const registry: Registry = {
    replies: new LRUCache({
      maxSize: MAX_CACHED_REPLY_BYTES,
      sizeCalculation: ({ bytes }) => Math.max(bytes, 1),
    }),
    running: new Map(),
  };
  globalRegistry.kaikeiReplyCaches.set(api, registry);
  return registry;
}

/** Returns whether the replies of a path of the API are kept. */
export const isCachedPath = (path: string | undefined): boolean =>
  path !== undefined && CACHED_PATHS.has(path);

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
};

/** A reply with an ETag is asked for again each time, which an API that knows ETags answers without the body. */
const isFresh = ({ etag, startedAt }: Entry): boolean =>
  etag === null && performance.now() - startedAt < MAX_AGE_MS;

/** Sends the request with these headers added. */
type Send = (headers: Record<string, string>, signal: AbortSignal) => Promise<Response>;

async function fetchReply(kept: Entry | undefined, send: Send, signal: AbortSignal): Promise<Entry> {
  const startedAt = performance.now();
  const response = await send(kept?.etag ? { 'If-None-Match': kept.etag } : {}, signal);
  if (kept && response.status === 304) {
    await response.body?.cancel();
    return { ...kept, startedAt };
  }
  const body = await readLimited(response, MAX_CACHED_REPLY_BYTES, signal);
  const { status, statusText, headers } = response;
  const data = parse(new TextDecoder().decode(body));
  return { status, statusText, data, etag: headers.get('ETag'), bytes: body.length, startedAt };
}

/**
 * Returns the reply to a GET that is the same for everybody. Its parsed data is kept for many pages until the API says
 * that it has changed, and is the same object until then; callers at the same time wait for one request. A failure is
 * not kept.
 * @param url the key
 * @param send sends nothing of a visitor
 * @throws Error when the body is too long or its connection breaks, and after {@link REPLY_TIMEOUT_MS}
 */
export async function readCachedReply(url: string, send: Send): Promise<CachedReply> {
  const { replies, running } = registryOf(getRuntime() ?? globalThis);
  const kept = replies.get(url);
  if (kept && isFresh(kept)) return kept;
  const current = running.get(url);
  if (current) return current;
  const fetched = withTimeout(REPLY_TIMEOUT_MS, (signal) => fetchReply(kept, send, signal)).finally(() =>
    running.delete(url),
  );
  running.set(url, fetched);
  const reply = await fetched;
  if (reply.status === 200) replies.set(url, reply);
  return reply;
}
