import { LRUCache } from 'lru-cache';
import type { CacheState } from '@/lib/observability/metrics';
import { type Encoding, encode } from '@/lib/page-cache/encodings';
import { SHARED_RESPONSE_SECONDS } from '@/lib/page-cache/shared-page';
import { weakEtag } from '@/lib/page-cache/weak-etag';

/** The body of a response. Neither cookies nor other headers are part of it. */
export interface ResponseBody {
  body: Buffer;
  contentType: string;
  /** Weak. Without it, the ETag is made from the body. */
  etag?: string | undefined;
}

/** A body that many callers get. */
export interface SharedResponse extends ResponseBody {
  /** Weak, because it is the same for every encoding. */
  etag: string;
  /** When its queries began, in milliseconds. Its data is at least as new. */
  startedAt: number;
  bodies: Map<Encoding, Promise<Buffer>>;
}

interface Pending {
  startedAt: number;
  response: Promise<SharedResponse | null>;
}

const MAX_AGE_MS = SHARED_RESPONSE_SECONDS * 1_000;
/** What an entry needs besides its bodies. */
const ENTRY_BYTES = 1_024;
/** A compressed body is smaller than the body, and there are two encodings. */
const BODIES = 3;

/**
 * Keeps the bodies of public responses for a second (decision 0071). Callers with the same key at the same time wait for
 * one response. Bounded in bytes and in age.
 */
export class ResponseCache {
  readonly #responses: LRUCache<string, SharedResponse>;
  readonly #pending = new Map<string, Pending>();
  readonly #now: () => number;
  #hits = 0;
  #misses = 0;

  /** @param now a clock in milliseconds that never goes back */
  constructor(maxBytes: number, now: () => number = () => performance.now()) {
    this.#responses = new LRUCache({
      maxSize: maxBytes,
      // All encodings are counted from the start, so that the bound holds whichever are made later.
      sizeCalculation: ({ body }, key) => body.length * BODIES + key.length * 2 + ENTRY_BYTES,
    });
    this.#now = now;
  }

  /** Bytes that are kept, with all encodings. */
  get bytes(): number {
    return this.#responses.calculatedSize;
  }

  /** A caller who waits for a response that another one has asked for counts as a hit. */
  get state(): CacheState {
    const { size: entries } = this.#responses;
    return { hits: this.#hits, misses: this.#misses, bytes: this.bytes, entries };
  }

  /**
   * Returns a response whose queries began at most {@link SHARED_RESPONSE_SECONDS} ago, or null when what was made now
   * must not be kept.
   * @param make runs the queries; null for anything but a successful response
   */
  async get(key: string, make: () => Promise<ResponseBody | null>): Promise<SharedResponse | null> {
    const kept = this.#responses.get(key);
    const running = this.#pending.get(key);
    const current =
      kept && this.#isFresh(kept) ? kept : running && this.#isFresh(running) && running.response;
    if (current) {
      this.#hits += 1;
      return current;
    }
    return this.renew(key, make);
  }

  /** Like {@link get}, but always makes a new response, and keeps it for others. */
  async renew(key: string, make: () => Promise<ResponseBody | null>): Promise<SharedResponse | null> {
    this.#misses += 1;
    const startedAt = this.#now();
    const response = make().then((made) => made && this.#keep(key, made, startedAt));
    const pending = { startedAt, response };
    this.#pending.set(key, pending);
    try {
      return await response;
    } finally {
      if (this.#pending.get(key) === pending) this.#pending.delete(key);
    }
  }

  /** Returns the body in an encoding. Each is made once, when it is first asked for. */
  body(response: SharedResponse, encoding: Encoding): Promise<Buffer> {
    const made = response.bodies.get(encoding);
    if (made) return made;
    const body = encode(response.body, encoding);
    response.bodies.set(encoding, body);
    return body;
  }

  #isFresh({ startedAt }: { startedAt: number }): boolean {
    return this.#now() - startedAt < MAX_AGE_MS;
  }

  #keep(key: string, made: ResponseBody, startedAt: number): SharedResponse {
    const etag = made.etag ?? weakEtag(made.body);
    const kept = this.#responses.peek(key);
    // Data that has not changed keeps its compressed bodies.
    const response: SharedResponse =
      kept?.etag === etag ? { ...kept, startedAt } : { ...made, etag, startedAt, bodies: new Map() };
    // A slow response may be complete after a later one.
    if (!kept || kept.startedAt <= startedAt) this.#responses.set(key, response);
    return response;
  }
}
