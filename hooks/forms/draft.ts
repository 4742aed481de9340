import { useCallback, useMemo, useSyncExternalStore } from 'react';

const STORAGE_PREFIX = 'draft:';
/** Raised when what forms keep changes its shape: an older draft would not fit and is dropped. */
const DRAFT_VERSION = 1;
/** Far more than any form holds, and little enough for many drafts to share the browser's 5 MB. */
const MAX_CHARS = 200_000;
const MAX_AGE_MS = 30 * 24 * 60 * 60_000;

interface StoredDraft {
  version: number;
  savedAt: number;
  /** Null once it was saved or discarded: older copies in other tabs are then out of date. */
  value: unknown;
}

/** `device` outlives the tab; `tab` is for what others at the same computer should not find. */
type DraftScope = 'device' | 'tab';

/** Null where the browser refuses storage (private modes, policies): a draft is a comfort, never a condition. */
function getStorage(scope: DraftScope): Storage | null {
  try {
    return scope === 'device' ? localStorage : sessionStorage;
  } catch {
    return null;
  }
}

/**
 * What is kept for the device is kept in the tab as well: a logout in another tab empties the device, and must
 * not take away what is being typed here (decision 0023).
 */
const getScopes = (scope: DraftScope): readonly DraftScope[] =>
  scope === 'device' ? ['device', 'tab'] : ['tab'];

function readStored(scope: DraftScope, key: string): StoredDraft | null {
  try {
    const text = getStorage(scope)?.getItem(STORAGE_PREFIX + key);
    if (!text) return null;
    const stored = JSON.parse(text) as Partial<StoredDraft> | null;
    const { version, savedAt = 0, value } = stored ?? {};
    return version === DRAFT_VERSION && Date.now() - savedAt < MAX_AGE_MS
      ? { version, savedAt, value }
      : null;
  } catch {
    return null;
  }
}

function writeStored(scope: DraftScope, key: string, value: unknown) {
  const stored: StoredDraft = { version: DRAFT_VERSION, savedAt: Date.now(), value };
  const text = JSON.stringify(stored);
  if (text.length > MAX_CHARS) return;
  try {
    getStorage(scope)?.setItem(STORAGE_PREFIX + key, text);
  } catch {
    // Full: the form itself still holds everything.
  }
}

/** The newest of the copies. */
function readDraft(scope: DraftScope, key: string): unknown {
  const copies = getScopes(scope).flatMap((eachScope) => readStored(eachScope, key) ?? []);
  const [newest] = copies.sort((a, b) => b.savedAt - a.savedAt);
  return newest?.value ?? null;
}

const listeners = new Set<() => void>();
const notifyListeners = () => {
  for (const listener of listeners) listener();
};

function writeDraft(scope: DraftScope, key: string, value: unknown) {
  for (const eachScope of getScopes(scope)) writeStored(eachScope, key, value);
  notifyListeners();
}

function removeDraft(scope: DraftScope, key: string) {
  for (const eachScope of getScopes(scope)) getStorage(eachScope)?.removeItem(STORAGE_PREFIX + key);
  if (scope === 'device') writeStored(scope, key, null);
  notifyListeners();
}

/** Removes every draft of this tab and of the device: whoever logs out leaves nothing of theirs behind. */
export function clearDrafts(): void {
  for (const storage of [getStorage('device'), getStorage('tab')]) {
    if (!storage) continue;
    for (const name of Object.keys(storage)) if (name.startsWith(STORAGE_PREFIX)) storage.removeItem(name);
  }
}

/** Whether something is kept for a form; for effects and handlers, never while rendering. */
export const hasDraft = (key: string): boolean => readDraft('device', key) !== null;

/** In this tab, or by another one. */
function subscribeToDrafts(onChange: () => void) {
  listeners.add(onChange);
  window.addEventListener('storage', onChange);
  return () => {
    listeners.delete(onChange);
    window.removeEventListener('storage', onChange);
  };
}

/** Whether something is kept for a form that is not on screen. */
export const useHasDraft = (key: string): boolean =>
  useSyncExternalStore(
    subscribeToDrafts,
    () => hasDraft(key),
    () => false,
  );

const subscribeToNothing = () => () => undefined;

/**
 * What was typed into a form and not sent yet. `draft` is what was found when the form came up, not what is being
 * typed: null on the server and while hydrating, so give the form a `key` that changes once with it.
 * @param key names the form and, for a member's form, the member; null keeps nothing
 */
export function useDraft<T>(key: string | null, { scope = 'device' }: { scope?: DraftScope } = {}) {
  const isHydrated = useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
  const draft = useMemo(
    () => (isHydrated && key !== null ? (readDraft(scope, key) as T | null) : null),
    [isHydrated, scope, key],
  );
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
