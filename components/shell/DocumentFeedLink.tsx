import type { ParsedUrlQuery } from 'node:querystring';
import { parseVacancyFilters, vacancyFeedPath } from '@/lib/vacancies/vacancy-filters';

interface DocumentFeedLinkProps {
  /** The route of the page. */
  page: string;
  query: ParsedUrlQuery;
}

/**
 * Lets feed readers discover the feed of the list of vacancies. It is part of the document and not of the page, because
 * readers read what the server sends.
 */
export function DocumentFeedLink({ page, query }: DocumentFeedLinkProps) {
  if (page !== '/vacancy') return null;
  const href = vacancyFeedPath(parseVacancyFilters(query, 'vacancy_page'));
  return <link rel="alternate" type="application/rss+xml" title="新着の案件" href={href} />;
}
