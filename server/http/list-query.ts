import { vacancyStatuses } from '@/schemas/vacancy-text';

/** The most rows that a page of any list has. */
const PAGE_SIZE_MAX = 100;

const parameter = (name: string, description: string, schema: object) => ({
  name,
  in: 'query' as const,
  required: false,
  description,
  schema,
});

const repeated = (name: string, description: string, items: object) => ({
  ...parameter(name, description, { type: 'array', items }),
  style: 'form' as const,
  explode: true,
});

const page = parameter('page', 'ページ番号。最後のページより後は空の一覧です。', {
  type: 'integer',
  minimum: 1,
  default: 1,
});

const pageSize = (name: string, usual: number) =>
  parameter(name, `1ページの件数。${PAGE_SIZE_MAX}を超える値は${PAGE_SIZE_MAX}として扱います。`, {
    type: 'integer',
    minimum: 1,
    maximum: PAGE_SIZE_MAX,
    default: usual,
  });

/*
 * Query parameters for the `parameters` of a route description. They are told, not checked: what is not valid in the
 * query of a list is dropped (spec §5), while a `request.query` of the route would refuse it.
 */

/** Of a list that only pages. */
export const pageParameters = [page];

/** Of a list of vacancies; `usualSize` rows a page unless asked otherwise. */
export const vacancyParameters = (usualSize: number) => [
  page,
  pageSize('vacancy_page_size', usualSize),
  repeated('days', '週あたりの稼働日数。繰り返すと、いずれかに当てはまる案件です。', {
    type: 'integer',
    minimum: 1,
    maximum: 6,
  }),
  repeated('status', '募集の状態。繰り返すと、いずれかに当てはまる案件です。', {
    type: 'string',
    enum: [...vacancyStatuses],
  }),
  parameter('search', '検索語。101文字目からは使いません。', { type: 'string' }),
  repeated('categories', '案件の分野のid。繰り返すと、いずれかに当てはまる案件です。', {
    type: 'integer',
    minimum: 1,
  }),
];

/** Of a list of seminars; `usualSize` rows a page unless asked otherwise. */
export const seminarParameters = (usualSize: number) => [page, pageSize('seminar_page_size', usualSize)];

/** Of the list of seminars that also finds a single one. */
export const seminarIdParameter = parameter('id', 'セミナーのid。該当しなければ空の一覧です。', {
  type: 'integer',
  minimum: 1,
});

/** A page size from a query, at most {@link PAGE_SIZE_MAX}; `usual` for anything that is none. */
export const pageSizeOf = (text: string | undefined, usual: number): number =>
  text && /^[1-9]\d{0,3}$/.test(text) ? Math.min(Number(text), PAGE_SIZE_MAX) : usual;
