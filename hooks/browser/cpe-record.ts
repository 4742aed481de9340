import { v4 as uuid } from 'uuid';
import { isPlainDate } from '@/lib/dates';
import type { CpeEntry, CpeTargets } from '@/lib/members/cpe';
import { BrowserList } from '@/stores/browser-list';
import { useBrowserList } from './browser-list';

/** Far more than a member attends, but small enough for the browser's storage. */
export const MAX_OWN_ENTRIES = 500;

export const CPE_STORAGE_ERROR_MESSAGE =
  'このブラウザーに保存できませんでした。空き容量と、サイトのデータを保存する設定をご確認ください。';

/** What the 日本公認会計士協会 is widely known to ask for in three years, and a third of it (decision 0136). */
const DEFAULT_TARGETS: CpeTargets = { yearly: 40, threeYears: 120 };

const isUnits = (value: unknown): value is number =>
  typeof value === 'number' && value > 0 && value <= 1000 && Number.isInteger(value * 2);

function parseEntry(value: unknown): CpeEntry | null {
  if (typeof value !== 'object' || value === null) return null;
  const { id, date, title, organizer, units, note } = value as Record<string, unknown>;
  if (typeof id !== 'string' || typeof date !== 'string' || !isPlainDate(date)) return null;
  if (typeof title !== 'string' || typeof organizer !== 'string' || typeof note !== 'string') return null;
  return isUnits(units) ? { id, date, title, organizer, units, note } : null;
}

function parseTargets(value: unknown): CpeTargets | null {
  if (typeof value !== 'object' || value === null) return null;
  const { yearly, threeYears } = value as Record<string, unknown>;
  return isUnits(yearly) && isUnits(threeYears) ? { yearly, threeYears } : null;
}

const cpeEntries = new BrowserList<CpeEntry>({
  name: 'cpe-entries',
  version: 1,
  maxItems: MAX_OWN_ENTRIES,
  parseItem: parseEntry,
});

const cpeTargets = new BrowserList<CpeTargets>({
  name: 'cpe-targets',
  version: 1,
  maxItems: 1,
  parseItem: parseTargets,
});

/** The member's own entries of the CPE record. The functions return false when the browser stores nothing more. */
export function useCpeEntries(memberId: number) {
  const { items, update } = useBrowserList(cpeEntries, memberId);
  return {
    entries: items,
    /** How many more entries the record takes. */
    remaining: Math.max(0, MAX_OWN_ENTRIES - items.length),
    add: (added: readonly Omit<CpeEntry, 'id'>[]): boolean =>
      items.length + added.length <= MAX_OWN_ENTRIES &&
      update((current) => [...added.map((entry) => ({ ...entry, id: uuid() })), ...current]),
    change: (entry: CpeEntry): boolean =>
      update((current) => current.map((each) => (each.id === entry.id ? entry : each))),
    remove: (id: string): boolean => update((current) => current.filter((each) => each.id !== id)),
    /** Undoes a removal. */
    restore: (entry: CpeEntry): boolean =>
      update((current) => [entry, ...current.filter((each) => each.id !== entry.id)]),
  };
}

/** The member's own targets. */
export function useCpeTargets(memberId: number) {
  const { items, update } = useBrowserList(cpeTargets, memberId);
  return {
    targets: items[0] ?? DEFAULT_TARGETS,
    setTargets: (targets: CpeTargets): boolean => update(() => [targets]),
  };
}
