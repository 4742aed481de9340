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

function readDraft(place: Place, key: string): unknown {
  try {
    const text = storageOf(place)?.getItem(PREFIX + key);
    if (!text) return null;
    const kept = JSON.parse(text) as Partial<Kept> | null;
    const isFresh = Date.now() - (kept?.savedAt ?? 0) < MAX_AGE_MS;
    return kept?.version === VERSION && isFresh ? kept.value : null;
  } catch {
    return null;
  }
}

function writeDraft(place: Place, key: string, value: unknown) {
  const kept: Kept = { version: VERSION, savedAt: Date.now(), value };
  const text = JSON.stringify(kept);
  if (text.length > MAX_CHARS) return;
  try {
    storageOf(place)?.setItem(PREFIX + key, text);
  } catch {
    // Full: the form itself still holds everything.
  }
}

/** Removes every draft of this browser: whoever logs out leaves nothing of theirs behind. */
export function clearDrafts(): void {
  for (const storage of [storageOf('device'), storageOf('tab')]) {
    if (!storage) continue;
    for (const name of Object.keys(storage)) if (name.startsWith(PREFIX)) storage.removeItem(name);
  }
}

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
    if (key !== null) storageOf(place)?.removeItem(PREFIX + key);
  }, [place, key]);
  return { draft, save, clear };
}
