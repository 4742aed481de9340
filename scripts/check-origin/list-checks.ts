import { seminarQueries } from '@/api/seminars';
import { vacancyQueries } from '@/api/vacancies';
import type { VacancyFilters } from '@/lib/vacancies/vacancy-filters';
import { isObject } from '@/schemas/wire-values';
import { type Check, type Finding, missing, type Run, unchecked, works } from './findings';
import { ALL_VACANCIES } from './read-checks';

/** An id that no record has, and that every integer column can hold. */
export const UNKNOWN_ID = 2_147_483_647;
/** No category has it. The site sends ids of at most nine digits. */
const UNKNOWN_CATEGORY = 999_999_999;
/** No text contains it. */
const UNKNOWN_WORD = 'check-origin-zzzzzz';

const PAGINATION =
  'pagination_class を PageNumberPagination（count・next・previous・results、page）にしてください。';
const FILTERS = 'filter_backends に、この名前の条件で行を絞るフィルターを加えてください。';
const BY_ID =
  'GET /seminars/ を id で絞ってください。絞らないと、サイトはその番号のセミナーを「ない」と表示します。';
const NO_REPLY = unchecked('応答がないため、確認していません。');
const TOO_FEW = unchecked('2件以上ないため、確認していません。');

/** Returns the vacancies that the site reads with these filters; null without a page that it can read. */
async function readVacancies({ client, queries }: Run, filters: Partial<VacancyFilters> = {}) {
  const options = vacancyQueries.list({ ...ALL_VACANCIES, ...filters });
  const { error } = await client.record(() => queries.fetchQuery(options));
  return error ? null : (queries.getQueryData(options.queryKey)?.results ?? []);
}
type Rows = NonNullable<Awaited<ReturnType<typeof readVacancies>>>;

const isEmpty = (rows: Rows) => rows.length === 0;
const isFilteredByDays = (rows: Rows, all: Rows) =>
  rows.map(({ id }) => id).join() !== all.map(({ id }) => id).join() ||
  all.every(({ working_days: days }) => days.max === 6);

/** Filters of the list of vacancies, and whether the rows that come are right beside those without a filter. */
const FILTERED: readonly [string, Partial<VacancyFilters>, (rows: Rows, all: Rows) => boolean][] = [
  ['案件の条件 search', { search: UNKNOWN_WORD }, isEmpty],
  ['案件の条件 categories', { categories: [UNKNOWN_CATEGORY] }, isEmpty],
  ['案件の条件 days', { days: [6] }, isFilteredByDays],
  ['案件の一覧の2ページ目', { page: 2 }, (rows, all) => rows[0]?.id !== all[0]?.id],
];

/** Returns a check of one of them. */
const toCheck = ([subject, filters, isRight]: (typeof FILTERED)[number]): Check => [
  'reads',
  subject,
  async (run) => {
    const [all, rows] = [await readVacancies(run), await readVacancies(run, filters)];
    if (!all || !rows) return NO_REPLY;
    if (all.length < 2) return TOO_FEW;
    const { path, params } = run.client.exchanges.at(-1) ?? {};
    if (isRight(rows, all)) return works();
    return missing(`効いていません：${path}?${params}`, filters.page ? PAGINATION : FILTERS);
  },
];

/** Looks whether the filter for a status has an effect, also where no status can be read: no vacancy has two. */
async function findStatusFilter(run: Run): Promise<Finding> {
  const [all, open, close] = [
    await readVacancies(run),
    await readVacancies(run, { status: ['open'] }),
    await readVacancies(run, { status: ['close'] }),
  ];
  if (!all || !open || !close) return NO_REPLY;
  if (open.some(({ id }) => close.some((other) => other.id === id)))
    return missing('効いていません：同じ案件が status=open にも status=close にもあります。', FILTERS);
  const has = (status: string) => all.some((row) => row.status === status);
  const isLost = (has('open') && isEmpty(open)) || (has('close') && isEmpty(close));
  return isLost ? missing('status を付けると、その状態の案件がありません。', FILTERS) : works();
}

async function findSecondSeminars({ client, queries }: Run): Promise<Finding> {
  const { error } = await client.record(() => queries.fetchQuery(seminarQueries.list(2)));
  const [first, second] = [1, 2].map((page) => queries.getQueryData(seminarQueries.list(page).queryKey));
  if (error || !first || !second) return NO_REPLY;
  if (first.results.length < 2) return TOO_FEW;
  const isOther = first.results[0]?.id !== second.results[0]?.id;
  return isOther ? works() : missing('効いていません：/seminar-summaries/?page=2', PAGINATION);
}

/** Looks at the rows that came, because the site itself leaves those with another id out. */
async function findSeminarFilter({ client, queries }: Run): Promise<Finding> {
  const { exchanges } = await client.record(() => queries.fetchQuery(seminarQueries.detail(UNKNOWN_ID)));
  const { json, status = 0 } = exchanges.at(-1)?.reply ?? {};
  if (json === undefined || status >= 500) return NO_REPLY;
  const isFound = isObject(json) && Array.isArray(json.results) && json.results.length > 0;
  return isFound ? missing('効いていません：/seminars/?id', BY_ID) : works();
}

/** Asks for other pages and with filters. */
export const LIST_CHECKS: readonly Check[] = [
  ['reads', '案件の条件 status', findStatusFilter],
  ...FILTERED.map(toCheck),
  ['reads', 'セミナーの一覧の2ページ目', findSecondSeminars],
  ['reads', 'セミナーの id（ない番号）', findSeminarFilter],
];
