import { LRUCache } from 'lru-cache';
import type { CacheState } from '@/lib/observability/metrics';
import { type Encoding, encode } from '@/lib/page-cache/encodings';
import { SHARED_ANSWER_SECONDS } from '@/lib/page-cache/shared-page';
import { weakEtag } from '@/lib/page-cache/weak-etag';

/** What a route answered: the body alone. Neither cookies nor other headers are part of it. */
export interface AnswerBody {
  body: Buffer;
  contentType: string;
  /** Weak. Without it, the ETag is made from the body. */
  etag?: string | undefined;
}

/** A body that many callers get. */
export interface SharedAnswer extends AnswerBody {
  /** Weak, because it is the same for every encoding. */
  etag: string;
  /** When its queries began, in milliseconds. Its data is at least as new. */
  startedAt: number;
  bodies: Map<Encoding, Promise<Buffer>>;
}

interface Making {
  startedAt: number;
  answer: Promise<SharedAnswer | null>;
}

const MAX_AGE_MS = SHARED_ANSWER_SECONDS * 1_000;
/** What an entry needs besides its bodies. */
const ENTRY_BYTES = 1_024;
/** A compressed body is smaller than the body, and there are two encodings. */
const BODIES = 3;

/**
 * Keeps the bodies of public answers for a second (decision 0071). Callers with the same key at the same time wait for
 * one answer. Bounded in bytes and in age.
 */
export class AnswerCache {
  readonly #answers: LRUCache<string, SharedAnswer>;
  readonly #makings = new Map<string, Making>();
  readonly #now: () => number;
  #hits = 0;
  #misses = 0;

  /** @param now a clock in milliseconds that never goes back */
  constructor(maxBytes: number, now: () => number = () => performance.now()) {
    this.#answers = new LRUCache({
      maxSize: maxBytes,
      // All encodings are counted from the start, so that the bound holds whichever are made later.
      sizeCalculation: ({ body }, key) => body.length * BODIES + key.length * 2 + ENTRY_BYTES,
    });
    this.#now = now;
  }

  /** Bytes that are kept, with all encodings. */
  get bytes(): number {
    return this.#answers.calculatedSize;
  }

  /** A caller who waits for an answer that another one has asked for counts as a hit. */
  get state(): CacheState {
    const { size: entries } = this.#answers;
    return { hits: this.#hits, misses: this.#misses, bytes: this.bytes, entries };
  }

  /**
   * Returns an answer whose queries began at most {@link SHARED_ANSWER_SECONDS} ago, or null when what was made now
   * must not be kept.
   * @param make runs the queries; null for anything but a successful answer
   */
  async get(key: string, make: () => Promise<AnswerBody | null>): Promise<SharedAnswer | null> {
    const kept = this.#answers.get(key);
    const running = this.#makings.get(key);
    const current = kept && this.#isFresh(kept) ? kept : running && this.#isFresh(running) && running.answer;
    if (current) {
      this.#hits += 1;
      return current;
    }
    return this.renew(key, make);
  }

  /** Like {@link get}, but always makes a new answer, and keeps it for others. */
  async renew(key: string, make: () => Promise<AnswerBody | null>): Promise<SharedAnswer | null> {
    this.#misses += 1;
    const startedAt = this.#now();
    const answer = make().then((made) => made && this.#keep(key, made, startedAt));
    const making = { startedAt, answer };
    this.#makings.set(key, making);
    try {
      return await answer;
    } finally {
      if (this.#makings.get(key) === making) this.#makings.delete(key);
    }
  }

  /** Returns the body in an encoding. Each is made once, when it is first asked for. */
  body(answer: SharedAnswer, encoding: Encoding): Promise<Buffer> {
    const made = answer.bodies.get(encoding);
    if (made) return made;
    const body = encode(answer.body, encoding);
    answer.bodies.set(encoding, body);
    return body;
  }

  #isFresh({ startedAt }: { startedAt: number }): boolean {
    return this.#now() - startedAt < MAX_AGE_MS;
  }

  #keep(key: string, made: AnswerBody, startedAt: number): SharedAnswer {
    const etag = made.etag ?? weakEtag(made.body);
    const kept = this.#answers.peek(key);
    // Data that has not changed keeps its compressed bodies.
    const answer: SharedAnswer =
      kept?.etag === etag ? { ...kept, startedAt } : { ...made, etag, startedAt, bodies: new Map() };
    // A slow answer may be complete after a later one.
    if (!kept || kept.startedAt <= startedAt) this.#answers.set(key, answer);
    return answer;
  }
}
