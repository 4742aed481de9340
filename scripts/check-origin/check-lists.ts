import { isRecord } from '@/lib/error-body';
import { applicationStatuses } from '@/schemas/application-transitions';
import { seminarStatuses } from '@/schemas/seminar-codes';
import { vacancyStatuses } from '@/schemas/vacancy-codes';
import { declarationOf, readReply } from './assess-reply';
import { type Finding, isSuccess, missing } from './failures';
import type { OriginClient } from './origin-client';
import type { Row } from './report';

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

const works: Finding = { state: 'works', detail: '', remedy: '' };

async function readPage(client: OriginClient, address: string): Promise<SentPage | null> {
  const reply = await client.call('GET', address);
  // Django refuses a choice that no row has with 400, and a page past the end with 404.
  if (reply.json !== undefined && (reply.status === 400 || reply.status === 404))
    return { isPage: true, rows: [] };
  if (!isSuccess(reply)) return null;
  const rows = isRecord(reply.json) ? reply.json.results : reply.json;
  return { isPage: !Array.isArray(reply.json), rows: Array.isArray(rows) ? rows.filter(isRecord) : [] };
}

const idsOf = ({ rows }: SentPage): string => rows.map(({ id }) => String(id)).join();

/** What is asked of a list, which rows it has to have then, and the setting to change otherwise. */
interface ListCheck {
  subject: string;
  address: string;
  /** Compares the page with the one of the same list without filters, which has at least two rows. */
  isRight: (page: SentPage, first: SentPage) => boolean;
  remedy: string;
}

const PAGINATION =
  'pagination_class を PageNumberPagination（count・next・previous・results、page）にしてください。';
const FILTERS = 'filter_backends に、この名前の条件で行を絞るフィルターを加えてください。';
const all = (name: string, value: unknown) => (page: SentPage) =>
  page.rows.every((row) => row[name] === value || row[name] === undefined);
const isEmpty = ({ rows }: SentPage) => rows.length === 0;

const paging = (name: string, path: string, size: string): ListCheck[] => [
  {
    subject: `${name}の形（count・next・results）`,
    address: `${path}?page=1&${size}=2`,
    isRight: ({ isPage }) => isPage,
    remedy: PAGINATION,
  },
  {
    subject: `${name}の2ページ目`,
    address: `${path}?page=2&${size}=1`,
    isRight: (page, first) => idsOf({ ...page, rows: page.rows.slice(0, 1) }) !== String(first.rows[0]?.id),
    remedy: PAGINATION,
  },
];

const CHECKS: Readonly<Record<string, ListCheck[]>> = {
  '/vacancies/?page=1&vacancy_page_size=24': [
    ...paging('案件の一覧', '/vacancies/', 'vacancy_page_size'),
    ...vacancyStatuses.map((status) => ({
      subject: `案件の条件 status=${status}`,
      address: `/vacancies/?page=1&vacancy_page_size=24&status=${status}`,
      isRight: all('status', status),
      remedy: FILTERS,
    })),
    {
      subject: '案件の条件 search',
      address: `/vacancies/?page=1&vacancy_page_size=24&search=${UNKNOWN_WORD}`,
      isRight: isEmpty,
      remedy: FILTERS,
    },
    {
      subject: '案件の条件 categories',
      address: `/vacancies/?page=1&vacancy_page_size=24&categories=${UNKNOWN_CATEGORY}`,
      isRight: isEmpty,
      remedy: FILTERS,
    },
    {
      subject: '案件の条件 days',
      address: '/vacancies/?page=1&vacancy_page_size=24&days=6',
      isRight: (page, first) =>
        idsOf(page) !== idsOf(first) ||
        first.rows.every(({ working_days: days }) => isRecord(days) && days.max === 6),
      remedy: FILTERS,
    },
  ],
  '/seminar-summaries/?page=1&seminar_page_size=24': [
    ...paging('セミナーの一覧', '/seminar-summaries/', 'seminar_page_size'),
    {
      subject: 'セミナーの id（ない番号）',
      address: `/seminars/?id=${UNKNOWN_ID}`,
      isRight: isEmpty,
      remedy:
        'GET /seminars/ を id で絞ってください。絞らないと、サイトはその番号のセミナーを「ない」と表示します。',
    },
  ],
};

async function runCheck(client: OriginClient, check: ListCheck, first: SentPage): Promise<Finding> {
  const page = await readPage(client, check.address);
  if (page === null) return { state: 'unchecked', detail: '応答がないため、確認していません。', remedy: '' };
  return check.isRight(page, first) ? works : missing(`効いていません：${check.address}`, check.remedy);
}

/** Asks for other pages and for rows with filters, and looks whether the rows are others. */
export async function checkLists(client: OriginClient): Promise<Row[]> {
  const rows: Row[] = [];
  for (const [address, checks] of Object.entries(CHECKS)) {
    const first = await readPage(client, address);
    for (const check of checks) {
      const finding: Finding =
        first && first.rows.length > 1
          ? await runCheck(client, check, first)
          : { state: 'unchecked', detail: '2件以上ないため、確認していません。', remedy: '' };
      rows.push({ group: 'reads', subject: check.subject, ...finding });
    }
  }
  return rows;
}

const STATUSES = [
  ['案件の状態', 'vacancies', 'GET /vacancies/', vacancyStatuses],
  ['セミナーの状態', 'seminarSummaries', 'GET /seminar-summaries/', seminarStatuses],
  ['応募の状態', 'vacancyApplications', 'GET /vacancy-applications/', applicationStatuses],
  ['申込みの状態', 'seminarApplications', 'GET /applications/', applicationStatuses],
] as const;

/** Names the words for a status that the site does not know, and texts that the API has escaped for HTML. */
export function checkWords(replies: ReadonlyMap<string, unknown>): Row[] {
  const rows = STATUSES.flatMap(([subject, reader, name, known]): Row[] => {
    const sent = readReply(reader, replies.get(name))?.results.map(({ status }) => String(status)) ?? [];
    const unknown = [...new Set(sent)].filter((status) => !known.some((word) => word === status));
    if (unknown.length === 0) return [];
    return [
      {
        group: 'reads',
        subject,
        state: 'notice',
        detail: `知らない言葉です：${unknown.join('、')}。そのまま表示し、操作は出しません。`,
        remedy: `${known.join('・')} を返すか、${declarationOf(reader)} にこの言葉を加えてください。`,
      },
    ];
  });
  const escaped = [...replies].filter(([name, reply]) => {
    // The body of a column is HTML.
    const text = JSON.stringify(reply, (key, value) => (key === 'body' ? undefined : value)) ?? '';
    return name !== 'GET /members/me/' && /&(?:amp|lt|gt|quot|#x?\d+);/.test(text);
  });
  if (escaped.length === 0) return rows;
  const remedy =
    'シリアライザーで escape() や bleach を使わず、文字をそのまま返してください。サイトが表示するときに処理します。';
  const detail = `HTML用に変えた文字（&amp; など）があります：${escaped.map(([name]) => name).join('、')}`;
  return [...rows, { group: 'reads', subject: '文字の形', ...missing(detail, remedy) }];
}

/** Finds a reply to a member that shared caches may keep. The site forbids it, and other clients of the API do not. */
export async function checkMemberCaching(client: OriginClient): Promise<Row> {
  const { headers } = await client.call('GET', '/members/me/');
  const value = headers.get('cache-control') ?? '';
  const row = { group: 'safety', subject: '会員の応答のキャッシュ' } as const;
  if (!/public|s-maxage|max-age=[1-9]/.test(value) || /private|no-store/.test(value))
    return { ...row, ...works };
  return {
    ...row,
    state: 'dangerous',
    detail: `Cache-Control: ${value}。共有キャッシュが別の会員に渡すことがあります。`,
    remedy:
      '会員のビューに cache_control(private=True, no_store=True) を付けてください（never_cache でも可）。',
  };
}
