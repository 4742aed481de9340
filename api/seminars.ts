import { queryOptions } from '@tanstack/react-query';
import { SEMINAR_PAGE_SIZE } from '@/lib/business-constants';
import { seminarPageReply, seminarSummaryPageReply } from '@/schemas/seminar-fields';
import { optional } from './client';
import { pollingInterval } from './polling';
import { read } from './transport/read';

/** Spec §9: seminar lists are polled every 10 s. */
const polling = { refetchInterval: pollingInterval } as const;

/**
 * Number of upcoming seminars that a preview fetches. It is large enough to contain some that still accept
 * applications.
 */
const UPCOMING_PREVIEW_SIZE = 12;

export const seminarQueries = {
  all: () => ['seminars'] as const,
  /** A page of the list, upcoming seminars first. @param page from 1 */
  list: (page: number) =>
    queryOptions({
      queryKey: [...seminarQueries.all(), 'list', page],
      queryFn: (context) =>
        read(
          context,
          '/seminar-summaries/',
          seminarSummaryPageReply,
          new URLSearchParams({ page: String(page), seminar_page_size: String(SEMINAR_PAGE_SIZE) }),
        ),
      meta: { isPaged: true },
      ...polling,
    }),
  /** One seminar; null when the API has none with this id. */
  detail: (id: number) =>
    queryOptions({
      queryKey: [...seminarQueries.all(), 'detail', id],
      queryFn: async (context) => {
        const page = await read(
          context,
          '/seminars/',
          seminarPageReply,
          new URLSearchParams({ id: String(id) }),
        );
        // An API that ignores `id` sends every seminar.
        return page.results.find((seminar) => seminar.id === id) ?? null;
      },
      meta: { isFiltered: true },
      ...polling,
    }),
  /** One seminar in a dialog over another page, which works without it. */
  preview: (id: number) =>
    queryOptions({ ...seminarQueries.detail(id), meta: { isFiltered: true, ...optional } }),
  /** The next seminars, for a preview. */
  upcoming: () =>
    queryOptions({
      queryKey: [...seminarQueries.all(), 'upcoming'],
      queryFn: (context) =>
        read(
          context,
          '/seminar-summaries/',
          seminarSummaryPageReply,
          new URLSearchParams({ page: '1', seminar_page_size: String(UPCOMING_PREVIEW_SIZE) }),
        ),
      meta: optional,
    }),
};
