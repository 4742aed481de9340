import { MAX_SAVED_VACANCIES, parseSavedVacancy, type SavedVacancy } from '@/lib/vacancies/saved-vacancies';

const VISITOR_PREFIX = 'list:visitor:';
/** All keys of lists that belong to a member begin with this prefix, so that a logout can remove them together. */
const MEMBER_PREFIX = 'list:member:';

/** Whose list it is: a member's, by id, or that of the people who use this browser without logging in. */
export type ListOwner = number | 'visitor';

interface BrowserListOptions<T> {
  /** Part of the storage key. */
  name: string;
  /** Increased when the shape of the items changes. Lists of another version are ignored. */
  version: number;
  maxItems: number;
  /** Returns the item, or null for a value of another shape. Such values are omitted. */
  parseItem: (value: unknown) => T | null;
}

/**
 * A list that is kept in this browser only (localStorage), because the API has no place for it: versioned, bounded,
 * validated when it is read, and separate for each member.
 */
export class BrowserList<T> {
  readonly #options: BrowserListOptions<T>;
  /** The parsed list of each key with its text, so that an unchanged list is the same object at each rendering. */
  readonly #parsed = new Map<string, { text: string | null; items: readonly T[] }>();

  constructor(options: BrowserListOptions<T>) {
    this.#options = options;
  }

  /** Returns the owner's items, newest first, at most `maxItems`. The same array until the list changes. */
  read(owner: ListOwner): readonly T[] {
    const key = this.#key(owner);
    const text = this.#readText(key);
    const cached = this.#parsed.get(key);
    if (cached?.text === text) return cached.items;
    const items = this.#parse(text);
    this.#parsed.set(key, { text, items });
    return items;
  }

  /**
   * Replaces the owner's items. Items after the first `maxItems` are dropped.
   * @returns false when the browser refuses to store them (private mode, full storage)
   */
  write(owner: ListOwner, items: readonly T[]): boolean {
    const { version, maxItems } = this.#options;
    const key = this.#key(owner);
    try {
      if (items.length === 0) localStorage.removeItem(key);
      else localStorage.setItem(key, JSON.stringify({ version, items: items.slice(0, maxItems) }));
    } catch {
      return false;
    }
    notifyListeners();
    return true;
  }

  /**
   * Moves what was kept before the login into the list of the member, in front because it is newer. Items that do not
   * fit stay in the list of visitors, so that nothing is lost without a message.
   * @param keyOf tells which items are the same; the member's one is kept
   */
  mergeVisitorItems(memberId: number, keyOf: (item: T) => unknown): void {
    const ofVisitor = this.read('visitor');
    const ofMember = this.read(memberId);
    const known = new Set(ofMember.map(keyOf));
    const others = ofVisitor.filter((item) => !known.has(keyOf(item)));
    const room = Math.max(0, this.#options.maxItems - ofMember.length);
    const rest = others.slice(room);
    if (rest.length === ofVisitor.length) return;
    if (this.write(memberId, [...others.slice(0, room), ...ofMember])) this.write('visitor', rest);
  }

  #key(owner: ListOwner): string {
    const prefix = owner === 'visitor' ? VISITOR_PREFIX : `${MEMBER_PREFIX}${owner}:`;
    return prefix + this.#options.name;
  }

  #readText(key: string): string | null {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  }

  #parse(text: string | null): readonly T[] {
    const { version, maxItems, parseItem } = this.#options;
    if (text === null) return [];
    try {
      const stored: unknown = JSON.parse(text);
      if (typeof stored !== 'object' || stored === null) return [];
      const { version: storedVersion, items } = stored as { version?: unknown; items?: unknown };
      if (storedVersion !== version || !Array.isArray(items)) return [];
      return items.slice(0, maxItems).flatMap((value) => parseItem(value) ?? []);
    } catch {
      return [];
    }
  }
}

const CHANGE_EVENT = 'browser-list';

/** Reports a change of a list to this tab. Other tabs get the browser's own `storage` event. */
const notifyListeners = () => dispatchEvent(new Event(CHANGE_EVENT));

/** Calls `onChange` for changes of any list in this tab and in other tabs. Returns the function that ends this. */
export function subscribeToBrowserLists(onChange: () => void): () => void {
  const types = [CHANGE_EVENT, 'storage'];
  for (const type of types) addEventListener(type, onChange);
  return () => {
    for (const type of types) removeEventListener(type, onChange);
  };
}

/** Removes all lists of members from this browser, so that nothing personal remains after a logout. */
export function clearMemberLists(): void {
  try {
    for (const key of Object.keys(localStorage))
      if (key.startsWith(MEMBER_PREFIX)) localStorage.removeItem(key);
  } catch {
    // A browser that blocks the storage has kept nothing.
  }
  notifyListeners();
}

/** The 検討リスト: vacancies to decide about later, newest first (decision 0132). */
export const savedVacancyList = new BrowserList<SavedVacancy>({
  name: 'saved-vacancies',
  version: 1,
  maxItems: MAX_SAVED_VACANCIES,
  parseItem: parseSavedVacancy,
});
