import { applicationStatuses } from '@/schemas/application-transitions';
import { seminarStatuses } from '@/schemas/seminar-codes';
import { vacancyStatuses } from '@/schemas/vacancy-codes';
import { isObject } from '@/schemas/wire-values';
import { declarationOf, readReply } from './assess-reply';
import { type Check, isSuccess, missing, notice, type Run, unchecked, works } from './findings';

/** An id that no record has, and that every integer column can hold. */
export const UNKNOWN_ID = 2_147_483_647;
/** No category has it. The site sends ids of at most nine digits. */
const UNKNOWN_CATEGORY = 999_999_999;
/** No text contains it. */
const UNKNOWN_WORD = 'check-origin-zzzzzz';

/** A page of a list as the API has sent it. */
interface SentPage {
  isPage: boolean;
  rows: Record<string, unknown>[];
}

async function readPage({ client }: Run, address: string): Promise<SentPage | null> {
  const reply = await client.call('GET', address);
  // Django refuses a choice that no row has with 400, and a page past the end with 404.
  if (reply.json !== undefined && (reply.status === 400 || reply.status === 404))
    return { isPage: true, rows: [] };
  if (!isSuccess(reply)) return null;
  const rows = isObject(reply.json) ? reply.json.results : reply.json;
  return { isPage: !Array.isArray(reply.json), rows: Array.isArray(rows) ? rows.filter(isObject) : [] };
}

const idsOf = ({ rows }: SentPage): string => rows.map(({ id }) => String(id)).join();
const isEmpty = ({ rows }: SentPage) => rows.length === 0;
const haveOnly = (name: string, value: unknown) => (page: SentPage) =>
  page.rows.every((row) => row[name] === value || row[name] === undefined);
const isOtherRow = (page: SentPage, first: SentPage) =>
  String(page.rows[0]?.id) !== String(first.rows[0]?.id);
const isFilteredByDays = (page: SentPage, first: SentPage) =>
  idsOf(page) !== idsOf(first) ||
  first.rows.every(({ working_days: days }) => isObject(days) && days.max === 6);

const PAGINATION =
  'pagination_class を PageNumberPagination（count・next・previous・results、page）にしてください。';
const FILTERS = 'filter_backends に、この名前の条件で行を絞るフィルターを加えてください。';
const BY_ID =
  'GET /seminars/ を id で絞ってください。絞らないと、サイトはその番号のセミナーを「ない」と表示します。';
const VACANCIES = '/vacancies/?page=1&vacancy_page_size=24';
const SEMINARS = '/seminar-summaries/?page=1&seminar_page_size=24';

/** What is asked of a list, which rows it has to have then, and the setting to change otherwise. */
type ListCheck = readonly [
  subject: string,
  /** The first page of the list without filters, with which the rows are compared. It has to have at least two. */
  first: string,
  address: string,
  isRight: (page: SentPage, first: SentPage) => boolean,
  remedy: string,
];

const LISTS: readonly ListCheck[] = [
  [
    '案件の一覧の形（count・next・results）',
    VACANCIES,
    '/vacancies/?page=1&vacancy_page_size=2',
    (page) => page.isPage,
    PAGINATION,
  ],
  ['案件の一覧の2ページ目', VACANCIES, '/vacancies/?page=2&vacancy_page_size=1', isOtherRow, PAGINATION],
  ...vacancyStatuses.map(
    (status): ListCheck => [
      `案件の条件 status=${status}`,
      VACANCIES,
      `${VACANCIES}&status=${status}`,
      haveOnly('status', status),
      FILTERS,
    ],
  ),
  ['案件の条件 search', VACANCIES, `${VACANCIES}&search=${UNKNOWN_WORD}`, isEmpty, FILTERS],
  ['案件の条件 categories', VACANCIES, `${VACANCIES}&categories=${UNKNOWN_CATEGORY}`, isEmpty, FILTERS],
  ['案件の条件 days', VACANCIES, `${VACANCIES}&days=6`, isFilteredByDays, FILTERS],
  [
    'セミナーの一覧の形（count・next・results）',
    SEMINARS,
    '/seminar-summaries/?page=1&seminar_page_size=2',
    (page) => page.isPage,
    PAGINATION,
  ],
  [
    'セミナーの一覧の2ページ目',
    SEMINARS,
    '/seminar-summaries/?page=2&seminar_page_size=1',
    isOtherRow,
    PAGINATION,
  ],
  ['セミナーの id（ない番号）', SEMINARS, `/seminars/?id=${UNKNOWN_ID}`, isEmpty, BY_ID],
];

/** Returns the checks that ask for other pages and for rows with filters. */
export function listChecks(): Check[] {
  const firstPages = new Map<string, SentPage | null>();
  return LISTS.map(([subject, firstAddress, address, isRight, remedy]) => [
    'reads',
    subject,
    async (run) => {
      if (!firstPages.has(firstAddress)) firstPages.set(firstAddress, await readPage(run, firstAddress));
      const first = firstPages.get(firstAddress);
      if (!first || first.rows.length < 2) return unchecked('2件以上ないため、確認していません。');
      const page = await readPage(run, address);
      if (page === null) return unchecked('応答がないため、確認していません。');
      return isRight(page, first) ? works() : missing(`効いていません：${address}`, remedy);
    },
  ]);
}

const STATUSES = [
  ['案件の状態', 'vacancies', 'GET /vacancies/', vacancyStatuses],
  ['セミナーの状態', 'seminarSummaries', 'GET /seminar-summaries/', seminarStatuses],
  ['応募の状態', 'vacancyApplications', 'GET /vacancy-applications/', applicationStatuses],
  ['申込みの状態', 'seminarApplications', 'GET /applications/', applicationStatuses],
] as const;

/** Returns whether a reply has texts that the API has escaped for HTML. The body of a column is HTML. */
const isEscaped = ([name, reply]: [string, unknown]): boolean =>
  name !== 'GET /members/me/' &&
  /&(?:amp|lt|gt|quot|#x?\d+);/.test(
    JSON.stringify(reply, (key, value) => (key === 'body' ? undefined : value)) ?? '',
  );

/** Checks the words for statuses, and the texts, of the replies so far. */
export const WORD_CHECKS: readonly Check[] = [
  ...STATUSES.map(
    ([subject, reader, name, known]): Check => [
      'reads',
      subject,
      async ({ replies }) => {
        const sent = readReply(reader, replies.get(name))?.results.map(({ status }) => String(status)) ?? [];
        const unknown = [...new Set(sent)].filter((status) => !known.some((word) => word === status));
        if (unknown.length === 0) return [];
        return notice(
          `知らない言葉です：${unknown.join('、')}。そのまま表示し、操作は出しません。`,
          `${known.join('・')} を返すか、${declarationOf(reader)} にこの言葉を加えてください。`,
        );
      },
    ],
  ),
  [
    'reads',
    '文字の形',
    async ({ replies }) => {
      const escaped = [...replies].filter(isEscaped).map(([name]) => name);
      if (escaped.length === 0) return [];
      return missing(
        `HTML用に変えた文字（&amp; など）があります：${escaped.join('、')}`,
        'シリアライザーで escape() や bleach を使わず、文字をそのまま返してください。サイトが表示するときに処理します。',
      );
    },
  ],
];
