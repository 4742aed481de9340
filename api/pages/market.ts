import { readPages } from '@/api/transport/read';
import { readAnonymously } from '@/api/transport/read-anonymously';
import { withTimeout } from '@/gateway/reply-limits';
import { getRuntime, siteCache } from '@/gateway/runtime';
import {
  calculateMarketFigures,
  type MarketFigures,
  type MarketVacancy,
} from '@/lib/vacancies/market-figures';
import { vacancyPageReply } from '@/schemas/vacancy-fields';

const PAGE_SIZE = 100;
/** The figures are those of the newest 500 open vacancies. */
const MAX_PAGES = 5;
const MAX_AGE_SECONDS = 10 * 60;
/** After a failure the API is asked again at the earliest after this time. */
const RETRY_SECONDS = 30;
/** A page without figures is better than one that comes late. */
const MAX_WAIT_MS = 1_000;

const readOpenVacancies = () =>
  readPages<MarketVacancy>(
    (query) => readAnonymously('/vacancies/', query, vacancyPageReply),
    `status=open&page=1&vacancy_page_size=${PAGE_SIZE}`,
    MAX_PAGES,
  );

async function make() {
  try {
    return { value: calculateMarketFigures((await readOpenVacancies()).rows), seconds: MAX_AGE_SECONDS };
  } catch {
    // The lists of the same page report that the API is unavailable.
    return { value: null, seconds: RETRY_SECONDS };
  }
}

/**
 * Returns figures about the open vacancies, or null while they are not known: before the first reply of a slow API, and
 * while it fails. They are read every ten minutes at most, by the first page that needs them, because they change slowly
 * and cost up to five calls (decision 0138). Never throws.
 */
export async function readMarketFigures(): Promise<MarketFigures | null> {
  if (!getRuntime()) return null;
  const figures = siteCache().get<MarketFigures | null>('market figures', make, MAX_AGE_SECONDS);
  // After the timeout the reading goes on, for the next page.
  return withTimeout(MAX_WAIT_MS, () => figures).catch(() => null);
}
