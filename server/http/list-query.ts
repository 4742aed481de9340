import { vacancyStatuses } from '@/schemas/vacancy-codes';

/** The most rows that a page of any list has. */
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
 * Query parameters for the `parameters` of a route description. They are told, not checked: what is not valid in the
 * query of a list is dropped (spec §5), while a `request.query` of the route would refuse it.
 */

/** Of a list that only pages. */
export const pageParameters = [pageParameter];

/** Of a list of vacancies; `defaultPageSize` rows a page unless asked otherwise. */
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

/** Of a list of seminars; `defaultPageSize` rows a page unless asked otherwise. */
export const seminarParameters = (defaultSize: number) => [
  pageParameter,
  pageSizeParameter('seminar_page_size', defaultSize),
];

/** Of the list of seminars that also finds a single one. */
export const seminarIdParameter = parameter('id', 'セミナーのid。該当しなければ空の一覧です。', {
  type: 'integer',
  minimum: 1,
});

/** A page size from a query, at most {@link MAX_PAGE_SIZE}; `usual` for anything that is none. */
export const parsePageSize = (text: string | undefined, defaultSize: number): number =>
  text && /^[1-9]\d{0,3}$/.test(text) ? Math.min(Number(text), MAX_PAGE_SIZE) : defaultSize;
