import { LRUCache } from 'lru-cache';
import type { CacheState } from '@/lib/observability/metrics';
import { type Encoding, encode } from './encodings';
import { markAsOutdated } from './outdated-page';
import { SHARED_PAGE_CACHE_CONTROL, SHARED_PAGE_SECONDS } from './shared-page';
import { weakEtag } from './weak-etag';

/** What rendering an address for an anonymous visitor gave. */
export interface RenderedPage {
  status: number;
  headers: Record<string, number | string | string[] | undefined>;
  body: Buffer;
}

/** A rendered page that many visitors get. */
export interface SharedPage extends RenderedPage {
  /** Weak, because it is the same for every encoding. */
  etag: string;
  /** When the rendering began, in milliseconds. The data of the page is at least as new. */
  startedAt: number;
  bodies: Map<Encoding, Promise<Buffer>>;
  /** Bytes of all bodies so far. */
  size: number;
  /** Whether the page says how old it is, because the API is unavailable. */
  isOutdated: boolean;
  /** When rendering it again last failed, in milliseconds. */
  failedAt: number;
}

interface Rendering {
  startedAt: number;
  page: Promise<SharedPage>;
}

const MAX_AGE_MS = SHARED_PAGE_SECONDS * 1_000;
/** From this age on a page is rendered again while it is still served, so that no visitor of a busy page waits. */
const REFRESH_AFTER_MS = MAX_AGE_MS * 0.6;
/** The maximum age, while the API is unavailable, of a kept page that shows its age. */
const MAX_OUTDATED_AGE_MS = 6 * 60 * 60 * 1_000;
/** How long the API counts as unavailable after a rendering without it. No visitor waits for another one meanwhile. */
const UNAVAILABLE_MS = 5_000;
/** How often a page is rendered again meanwhile. */
const RETRY_INTERVAL_MS = 1_000;
/** What an entry needs besides its bodies: headers with the security policy, the address, and objects. */
const ENTRY_BYTES = 4_096;

/** Returns whether a rendering may be served to others: its loader allows it, and it contains nothing of a visitor. */
const isShareable = ({ status, headers }: RenderedPage): boolean =>
  status === 200 &&
  headers['cache-control'] === SHARED_PAGE_CACHE_CONTROL &&
  headers['set-cookie'] === undefined;

function toSharedPage(rendered: RenderedPage, startedAt: number): SharedPage {
  const { body } = rendered;
  return {
    ...rendered,
    etag: weakEtag(body),
    startedAt,
    size: body.length,
    isOutdated: false,
    bodies: new Map([['identity', Promise.resolve(body)]]),
    failedAt: Number.NEGATIVE_INFINITY,
  };
}

/**
 * Keeps rendered pages of anonymous visitors in memory (docs/architecture.md, "How caching works"). Visitors of the same
 * address at the same time wait for one rendering. Bounded in bytes and in age.
 */
export class PageCache {
  readonly #pages: LRUCache<string, SharedPage>;
  readonly #renderings = new Map<string, Rendering>();
  readonly #render: (address: string, requestId: string) => Promise<RenderedPage>;
  readonly #now: () => number;
  #hits = 0;
  #misses = 0;
  /** When a rendering last failed because the API is unavailable. */
  #failedAt = Number.NEGATIVE_INFINITY;

  /**
   * @param render renders an address in its normal form as a visitor without cookies would see it, for the request with this id
   * @param now a clock in milliseconds that never goes back
   */
  constructor(
    maxBytes: number,
    render: (address: string, requestId: string) => Promise<RenderedPage>,
    now: () => number = () => performance.now(),
  ) {
    this.#pages = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: (page, address) => page.size + address.length + ENTRY_BYTES,
    });
    this.#render = render;
    this.#now = now;
  }

  /** Bytes that are kept. */
  get bytes(): number {
    return this.#pages.calculatedSize;
  }

  /** A visitor who waits for a rendering counts as a miss, also when another one has asked for it. */
  get state(): CacheState {
    const { size: entries } = this.#pages;
    return { hits: this.#hits, misses: this.#misses, bytes: this.bytes, entries };
  }

  /**
   * Returns the page of an address that is at most {@link SHARED_PAGE_SECONDS} old, or as old as its own rendering took.
   * While the API is unavailable, returns an older page that says how old it is. Rejects when rendering fails without a
   * response.
   */
  async get(address: string, requestId = ''): Promise<SharedPage> {
    const kept = this.#pages.get(address);
    const age = kept ? this.age(kept) : Number.POSITIVE_INFINITY;
    if (kept && age < MAX_AGE_MS) {
      // A failure is seen by the visitor who comes when the page is too old.
      if (age >= REFRESH_AFTER_MS) this.#refresh(address, requestId);
      this.#hits += 1;
      return kept;
    }
    if (kept && this.#now() - this.#failedAt < UNAVAILABLE_MS && age < MAX_OUTDATED_AGE_MS) {
      if (this.#now() - kept.failedAt >= RETRY_INTERVAL_MS) this.#refresh(address, requestId);
      this.#hits += 1;
      return this.#outdated(address, kept);
    }
    this.#misses += 1;
    const page = await this.#renderOnce(address, requestId);
    return kept && page.status === 503 && age < MAX_OUTDATED_AGE_MS ? this.#outdated(address, kept) : page;
  }

  #refresh(address: string, requestId: string): void {
    this.#renderOnce(address, requestId).catch(() => undefined);
  }

  /** Returns the page with its time, and keeps that instead until it can be rendered again. */
  #outdated(address: string, page: SharedPage): SharedPage {
    if (page.isOutdated) return page;
    const marked = markAsOutdated(page, new Date(Date.now() - this.age(page)));
    const outdated = { ...toSharedPage(marked, page.startedAt), isOutdated: true, failedAt: page.failedAt };
    if (this.#pages.peek(address) === page) this.#pages.set(address, outdated);
    return outdated;
  }

  /** Returns the age of a page in milliseconds. */
  age(page: SharedPage): number {
    return this.#now() - page.startedAt;
  }

  /** Returns the body in an encoding. Each is made once, when it is first asked for. */
  body(address: string, page: SharedPage, encoding: Encoding): Promise<Buffer> {
    const made = page.bodies.get(encoding);
    if (made) return made;
    const body = encode(page.body, encoding).then((encoded) => {
      page.size += encoded.length;
      // Sets the page again to update its size in the bound.
      if (this.#pages.peek(address) === page) this.#pages.set(address, page);
      return encoded;
    });
    page.bodies.set(encoding, body);
    return body;
  }

  #renderOnce(address: string, requestId: string): Promise<SharedPage> {
    const running = this.#renderings.get(address);
    // A rendering that has begun too long ago may not contain a change that must show by now.
    if (running && this.#now() - running.startedAt < MAX_AGE_MS) return running.page;
    const startedAt = this.#now();
    const page = this.#render(address, requestId).then((rendered) =>
      this.#keep(address, rendered, startedAt),
    );
    const rendering = { startedAt, page };
    this.#renderings.set(address, rendering);
    const forget = () => {
      if (this.#renderings.get(address) === rendering) this.#renderings.delete(address);
    };
    page.then(forget, forget);
    return page;
  }

  #keep(address: string, rendered: RenderedPage, startedAt: number): SharedPage {
    const page = toSharedPage(rendered, startedAt);
    const kept = this.#pages.peek(address);
    if (rendered.status === 503) {
      this.#failedAt = this.#now();
      if (kept) kept.failedAt = this.#failedAt;
    }
    // A slow rendering may end after a later one.
    if (kept && kept.startedAt > startedAt) return page;
    if (isShareable(rendered)) this.#pages.set(address, page);
    // While the API is unavailable (5xx), what is kept may still be served.
    else if (rendered.status < 500) this.#pages.delete(address);
    return page;
  }
}
