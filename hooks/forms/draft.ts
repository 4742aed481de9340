import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { useMe } from '@/hooks/members';
import { DAY_MS } from '@/schemas/time';
import type { FirstApplicationEntryInput } from '@/schemas/vacancy-applications';
import { lastLogoutAt } from '@/stores/last-logout';

const STORAGE_PREFIX = 'draft:';
/** Increased when the shape of stored drafts changes. Drafts of an older version are ignored. */
const DRAFT_VERSION = 1;
/**
 * More than the longest record, which a draft holds up to three times: as typed, as it was saved, and as the API has sent it. Small
 * enough for several drafts in the browser's 5 MB.
 */
const MAX_CHARS = 1_000_000;
const MAX_AGE_MS = 30 * DAY_MS;

interface StoredDraft {
  version: number;
  savedAt: number;
  value: unknown;
  /** The saved values on which the draft is based. */
  base?: unknown;
}

/** `device` drafts outlive the tab. `tab` drafts are for data that other users of the computer should not find. */
type DraftScope = 'device' | 'tab';

/** Returns null when the browser blocks storage (private mode, policies). Forms work without drafts. */
function getStorage(scope: DraftScope): Storage | null {
  try {
    return scope === 'device' ? localStorage : sessionStorage;
  } catch {
    return null;
  }
}

/**
 * Returns the draft, or null. A draft that is older than a logout is ignored, because a logout in another tab
 * cannot delete the drafts of a tab that was closed and is opened again (decision 0120).
 */
function readDraft(scope: DraftScope, key: string): StoredDraft | null {
  try {
    const text = getStorage(scope)?.getItem(STORAGE_PREFIX + key);
    if (!text) return null;
    const draft = (JSON.parse(text) ?? {}) as Partial<StoredDraft>;
    const { version, savedAt = 0, value = null } = draft;
    return version === DRAFT_VERSION &&
      savedAt > Math.max(Date.now() - MAX_AGE_MS, lastLogoutAt()) &&
      value !== null
      ? (draft as StoredDraft)
      : null;
  } catch {
    return null;
  }
}

const listeners = new Set<() => void>();
const notifyListeners = () => {
  for (const listener of listeners) listener();
};

/** Stores a draft. @param base the saved values on which it is based */
export function writeDraft(scope: DraftScope, key: string, value: unknown, base?: unknown) {
  // After a logout, whatever the clock says: it may have been set back since.
  const savedAt = Math.max(Date.now(), lastLogoutAt() + 1);
  const stored: StoredDraft = { version: DRAFT_VERSION, savedAt, value, base };
  const text = JSON.stringify(stored);
  if (text.length > MAX_CHARS) return removeDraft(scope, key);
  try {
    getStorage(scope)?.setItem(STORAGE_PREFIX + key, text);
  } catch {
    // The storage is full, and the form works without a draft.
  }
  notifyListeners();
}

/** Removes a draft. */
export function removeDraft(scope: DraftScope, key: string) {
  getStorage(scope)?.removeItem(STORAGE_PREFIX + key);
  notifyListeners();
}

/** Removes every draft of this tab and of the device, so that nothing remains after a logout. */
export function clearDrafts(): void {
  for (const storage of [getStorage('device'), getStorage('tab')]) {
    if (!storage) continue;
    for (const name of Object.keys(storage)) if (name.startsWith(STORAGE_PREFIX)) storage.removeItem(name);
  }
}

/** Returns whether a form has a draft. For effects and event handlers; use {@link useHasDraft} while rendering. */
export const hasDraft = (key: string): boolean => readDraft('device', key) !== null;

/** Calls `onChange` for changes in this tab and in other tabs. */
function subscribeToDrafts(onChange: () => void) {
  listeners.add(onChange);
  window.addEventListener('storage', onChange);
  return () => {
    listeners.delete(onChange);
    window.removeEventListener('storage', onChange);
  };
}

/** Returns whether a form that is not on screen has a draft. */
export const useHasDraft = (key: string): boolean =>
  useSyncExternalStore(
    subscribeToDrafts,
    () => hasDraft(key),
    () => false,
  );

const subscribeToNothing = () => () => undefined;

/**
 * Returns the draft as it is at the first render; it does not follow the input. It is null on the server and during
 * hydration, after which only a form with a draft renders again.
 * @param key null for no draft
 */
export function useStoredDraft(scope: DraftScope, key: string | null): StoredDraft | null {
  const read = useMemo(() => {
    let draft: StoredDraft | null | undefined;
    return () => {
      if (draft === undefined) draft = key === null ? null : readDraft(scope, key);
      return draft;
    };
  }, [scope, key]);
  return useSyncExternalStore(subscribeToNothing, read, () => null);
}

/**
 * Stores input of a form that has not been sent yet. A form takes over `draft` as its values ({@link useStoredDraft}).
 * @param key identifies the form and, for a member's form, the member; null stores nothing
 */
export function useDraft<T>(key: string | null, { scope = 'device' }: { scope?: DraftScope } = {}) {
  const draft = (useStoredDraft(scope, key)?.value ?? null) as T | null;
  const save = useCallback(
    (value: T) => {
      if (key !== null) writeDraft(scope, key, value);
    },
    [scope, key],
  );
  const clear = useCallback(() => {
    if (key !== null) removeDraft(scope, key);
  }, [scope, key]);
  return { draft, save, clear };
}

/**
 * The draft of a member's application to one vacancy. It is stored from the first input until the application is
 * accepted, so that confirmation, reload, login and API errors lose nothing.
 */
export function useVacancyEntryDraft(vacancyId: number) {
  return useDraft<Partial<FirstApplicationEntryInput>>(useDraftKey(vacancyId));
}

/** Returns whether the browser has stored input of the member's application to the vacancy. */
export const useHasVacancyEntryDraft = (vacancyId: number): boolean =>
  useHasDraft(useDraftKey(vacancyId) ?? '');

function useDraftKey(vacancyId: number): string | null {
  const { data: me } = useMe();
  return me ? `vacancy-entry:${me.member.id}:${vacancyId}` : null;
}
