import { readAnonymously } from '@/api/transport/read-anonymously';
import { readPages } from '@/api/transport/read-pages';
import { getRuntime } from '@/lib/api-runtime';
import {
  calculateMarketFigures,
  type MarketFigures,
  type MarketVacancy,
} from '@/lib/vacancies/market-figures';
import { withTimeout } from '@/lib/with-timeout';
import { vacancyPageReply } from '@/schemas/vacancy-fields';

const PAGE_SIZE = 100;
/** The figures are those of the newest 500 open vacancies. */
const MAX_PAGES = 5;
const MAX_AGE_MS = 10 * 60_000;
/** After a failure the API is asked again at the earliest after this time. */
const RETRY_MS = 30_000;
/** A page without figures is better than one that comes late. */
const MAX_WAIT_MS = 1_000;

interface Memory {
  figures: MarketFigures | null;
  /** In milliseconds on a clock that is never set back. */
  nextReadAt: number;
  pending?: Promise<void> | undefined;
}

/** One set of figures for each API that runs in this process, which is one outside of tests. */
const memories = new WeakMap<object, Memory>();

const readOpenVacancies = (): Promise<MarketVacancy[]> =>
  readPages(
    (query) => readAnonymously('/vacancies/', query, vacancyPageReply),
    `status=open&page=1&vacancy_page_size=${PAGE_SIZE}`,
    MAX_PAGES,
  );

async function refresh(memory: Memory): Promise<void> {
  try {
    memory.figures = calculateMarketFigures(await readOpenVacancies());
    memory.nextReadAt = performance.now() + MAX_AGE_MS;
  } catch {
    // The lists of the same page report that the API is unavailable.
    memory.figures = null;
    memory.nextReadAt = performance.now() + RETRY_MS;
  }
}

/**
 * Returns figures about the open vacancies, or null while they are not known: before the first reply of a slow API, and
 * while it fails. They are read every ten minutes at most, by the first page that needs them, because they change slowly
 * and cost up to five calls (decision 0138). Never throws.
 */
export async function readMarketFigures(): Promise<MarketFigures | null> {
  const api = getRuntime();
  if (!api) return null;
  const memory = memories.get(api) ?? { figures: null, nextReadAt: 0 };
  memories.set(api, memory);
  if (performance.now() >= memory.nextReadAt)
    memory.pending ??= refresh(memory).finally(() => {
      memory.pending = undefined;
    });
  const { pending } = memory;
  // After the timeout the reading goes on, for the next page.
  if (pending) await withTimeout(MAX_WAIT_MS, () => pending).catch(() => undefined);
  return memory.figures;
}
