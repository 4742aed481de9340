import { LRUCache } from 'lru-cache';

/** What was made for a key, and for how many seconds it may be kept; 0 for those only who wait for it. */
export interface Made<T> {
  value: T;
  seconds: number;
  bytes?: number;
}

interface Entry extends Made<unknown> {
  /** When it began to be made. Its data is at least as new. */
  startedAt: number;
}

/** What an entry needs besides its bytes. */
const ENTRY_BYTES = 4_096;

/**
 * The one cache of the site: pages and replies that are the same for everybody, and what is computed from them. Bounded in
 * bytes, the least recently used go first. Callers of a key at the same time wait for one value.
 */
export class Cache {
  readonly #entries: LRUCache<string, Entry>;
  readonly #running = new Map<string, { startedAt: number; value: Promise<unknown> }>();
  readonly #now: () => number;
  #hits = 0;
  #misses = 0;

  /**
   * @param maxBytes nothing is kept when it is 0
   * @param now a clock in milliseconds that never goes back
   */
  constructor(maxBytes: number, now: () => number = () => performance.now()) {
    this.#entries = new LRUCache({
      // The library takes 0 for no limit.
      maxSize: Math.max(maxBytes, 1),
      sizeCalculation: ({ bytes = 0 }, key) => bytes + key.length * 2 + ENTRY_BYTES,
    });
    this.#now = now;
  }

  /** Who waits for a value that another one has asked for counts as a miss. */
  get state(): { hits: number; misses: number; bytes: number; entries: number } {
    const { size: entries, calculatedSize: bytes } = this.#entries;
    return { hits: this.#hits, misses: this.#misses, bytes, entries };
  }

  /** Returns what is kept for a key, of any age, and how many seconds are left until it is too old. */
  peek<T>(key: string): { value: T; secondsLeft: number } | undefined {
    const entry = this.#entries.peek(key);
    return entry && { value: entry.value as T, secondsLeft: this.#secondsLeft(entry) };
  }

  /**
   * Returns the value of a key: the kept one while it is new enough, else a new one. A failure is not kept.
   * @param make gets the value that is too old
   * @param seconds for which a value that is being made may be waited for
   */
  async get<T>(key: string, make: (previous: T | undefined) => Promise<Made<T>>, seconds = 5): Promise<T> {
    const kept = this.#entries.get(key);
    if (kept && this.#secondsLeft(kept) > 0) {
      this.#hits += 1;
      return kept.value as T;
    }
    this.#misses += 1;
    const running = this.#running.get(key);
    // One that has begun too long ago may lack a change that must show by now.
    if (running && this.#now() - running.startedAt < seconds * 1_000) return running.value as Promise<T>;
    const startedAt = this.#now();
    const value = make(kept?.value as T | undefined).then((made) => {
      this.set(key, made, startedAt);
      return made.value;
    });
    const current = { startedAt, value };
    this.#running.set(key, current);
    try {
      return await value;
    } finally {
      if (this.#running.get(key) === current) this.#running.delete(key);
    }
  }

  /** Keeps a value that was begun to be made at this time, unless a later one is kept already. */
  set<T>(key: string, made: Made<T>, startedAt = this.#now()): void {
    if ((this.#entries.peek(key)?.startedAt ?? startedAt) > startedAt) return;
    if (made.seconds > 0) this.#entries.set(key, { ...made, startedAt });
    else this.#entries.delete(key);
  }

  #secondsLeft({ seconds, startedAt }: Entry): number {
    return seconds - (this.#now() - startedAt) / 1_000;
  }
}
