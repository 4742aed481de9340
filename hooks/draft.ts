import { useCallback, useMemo, useSyncExternalStore } from 'react';

const PREFIX = 'draft:';
/** Raised when what forms keep changes its shape: an older draft would not fit and is dropped. */
const VERSION = 1;
/** Far more than any form holds, and little enough for many drafts to share the browser's 5 MB. */
const MAX_CHARS = 200_000;
const MAX_AGE_MS = 30 * 24 * 60 * 60_000;

interface Kept {
  version: number;
  savedAt: number;
  /** Null once it was saved or discarded: older copies in other tabs are then out of date. */
  value: unknown;
}

/** `device` outlives the tab; `tab` is for what others at the same computer should not find. */
type Place = 'device' | 'tab';

/** Null where the browser refuses storage (private modes, policies): a draft is a comfort, never a condition. */
function storageOf(place: Place): Storage | null {
  try {
    return place === 'device' ? localStorage : sessionStorage;
  } catch {
    return null;
  }
}

/**
 * What is kept for the device is kept in the tab as well: a logout in another tab empties the device, and must
 * not take away what is being typed here (decision 0023).
 */
const placesOf = (place: Place): readonly Place[] => (place === 'device' ? ['device', 'tab'] : ['tab']);

function readKept(place: Place, key: string): Kept | null {
  try {
    const text = storageOf(place)?.getItem(PREFIX + key);
    if (!text) return null;
    const kept = JSON.parse(text) as Partial<Kept> | null;
    const { version, savedAt = 0, value } = kept ?? {};
    return version === VERSION && Date.now() - savedAt < MAX_AGE_MS ? { version, savedAt, value } : null;
  } catch {
    return null;
  }
}

function writeKept(place: Place, key: string, value: unknown) {
  const kept: Kept = { version: VERSION, savedAt: Date.now(), value };
  const text = JSON.stringify(kept);
  if (text.length > MAX_CHARS) return;
  try {
    storageOf(place)?.setItem(PREFIX + key, text);
  } catch {
    // Full: the form itself still holds everything.
  }
}

/** The newest of the copies. */
function readDraft(place: Place, key: string): unknown {
  const copies = placesOf(place).flatMap((each) => readKept(each, key) ?? []);
  const [newest] = copies.sort((a, b) => b.savedAt - a.savedAt);
  return newest?.value ?? null;
}

const watchers = new Set<() => void>();
const tellWatchers = () => {
  for (const watcher of watchers) watcher();
};

function writeDraft(place: Place, key: string, value: unknown) {
  for (const each of placesOf(place)) writeKept(each, key, value);
  tellWatchers();
}

function removeDraft(place: Place, key: string) {
  for (const each of placesOf(place)) storageOf(each)?.removeItem(PREFIX + key);
  if (place === 'device') writeKept(place, key, null);
  tellWatchers();
}

/** Removes every draft of this tab and of the device: whoever logs out leaves nothing of theirs behind. */
export function clearDrafts(): void {
  for (const storage of [storageOf('device'), storageOf('tab')]) {
    if (!storage) continue;
    for (const name of Object.keys(storage)) if (name.startsWith(PREFIX)) storage.removeItem(name);
  }
}

/** Whether something is kept for a form; for effects and handlers, never while rendering. */
export const hasDraft = (key: string): boolean => readDraft('device', key) !== null;

/** In this tab, or by another one. */
function watchDrafts(onChange: () => void) {
  watchers.add(onChange);
  window.addEventListener('storage', onChange);
  return () => {
    watchers.delete(onChange);
    window.removeEventListener('storage', onChange);
  };
}

/** Whether something is kept for a form that is not on screen. */
export const useHasDraft = (key: string): boolean =>
  useSyncExternalStore(
    watchDrafts,
    () => hasDraft(key),
    () => false,
  );

const never = () => () => undefined;

/**
 * What was typed into a form and not sent yet. `draft` is what was found when the form came up, not what is being
 * typed: null on the server and while hydrating, so give the form a `key` that changes once with it.
 * @param key names the form and, for a member's form, the member; null keeps nothing
 */
export function useDraft<T>(key: string | null, { place = 'device' }: { place?: Place } = {}) {
  const hydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const draft = useMemo(
    () => (hydrated && key !== null ? (readDraft(place, key) as T | null) : null),
    [hydrated, place, key],
  );
  const save = useCallback(
    (value: T) => {
      if (key !== null) writeDraft(place, key, value);
    },
    [place, key],
  );
  const clear = useCallback(() => {
    if (key !== null) removeDraft(place, key);
  }, [place, key]);
  return { draft, save, clear };
}
