import { vacancyStatuses } from '@/schemas/vacancy-fields';

/** The maximum page size of every list. */
const MAX_PAGE_SIZE = 100;

const parameter = (name: string, description: string, schema: object) => ({
  name,
  in: 'query' as const,
  required: false,
  description,
  schema,
});

const repeatedParameter = (name: string, description: string, items: object) => ({
  ...parameter(name, description, { type: 'array', items }),
  style: 'form' as const,
  explode: true,
});

const pageParameter = parameter('page', 'ページ番号。最後のページより後は空の一覧です。', {
  type: 'integer',
  minimum: 1,
  default: 1,
});

const pageSizeParameter = (name: string, defaultSize: number) =>
  parameter(name, `1ページの件数。${MAX_PAGE_SIZE}を超える値は${MAX_PAGE_SIZE}として扱います。`, {
    type: 'integer',
    minimum: 1,
    maximum: MAX_PAGE_SIZE,
    default: defaultSize,
  });

/*
 * Query parameters for the `parameters` of a route description. They are documentation only. Invalid list parameters
 * are ignored (spec §5); declaring them in `request.query` would reject the request.
 */

/** The parameters of a list with pagination and no filters. */
export const pageParameters = [pageParameter];

/** Returns the parameters of a vacancy list with `defaultSize` rows per page. */
export const vacancyParameters = (defaultSize: number) => [
  pageParameter,
  pageSizeParameter('vacancy_page_size', defaultSize),
  repeatedParameter('days', '週あたりの稼働日数。繰り返すと、いずれかに当てはまる案件です。', {
    type: 'integer',
    minimum: 1,
    maximum: 6,
  }),
  repeatedParameter('status', '募集の状態。繰り返すと、いずれかに当てはまる案件です。', {
    type: 'string',
    enum: [...vacancyStatuses],
  }),
  parameter('search', '検索語。101文字目からは使いません。', { type: 'string' }),
  repeatedParameter('categories', '案件の分野のid。繰り返すと、いずれかに当てはまる案件です。', {
    type: 'integer',
    minimum: 1,
  }),
];

/** Returns the parameters of a seminar list with `defaultSize` rows per page. */
export const seminarParameters = (defaultSize: number) => [
  pageParameter,
  pageSizeParameter('seminar_page_size', defaultSize),
];

/** The parameter that selects a single seminar in the seminar list. */
export const seminarIdParameter = parameter('id', 'セミナーのid。該当しなければ空の一覧です。', {
  type: 'integer',
  minimum: 1,
});

/**
 * Returns the page size of a query, at most {@link MAX_PAGE_SIZE}, or `defaultSize` when the value is missing or
 * invalid.
 */
export const parsePageSize = (text: string | undefined, defaultSize: number): number =>
  text && /^[1-9]\d{0,3}$/.test(text) ? Math.min(Number(text), MAX_PAGE_SIZE) : defaultSize;
