import type { FetchQueryOptions, QueryKey } from '@tanstack/react-query';
import { addressFromZip } from '@/api/addresses';
import { choiceQueries } from '@/api/choices';
import { columnQueries } from '@/api/columns';
import { invoiceQueries } from '@/api/invoices';
import { fetchMemberAgain } from '@/api/members';
import { seminarApplicationQueries } from '@/api/seminar-applications';
import { seminarQueries } from '@/api/seminars';
import { isSuccess } from '@/api/transport/calls';
import { vacancyQueries } from '@/api/vacancies';
import { vacancyApplicationQueries } from '@/api/vacancy-applications';
import { parseVacancyFilters } from '@/lib/vacancies/vacancy-filters';
import { addressesFields } from '@/schemas/address-fields';
import { readRecord } from '@/schemas/fields';
import { assessReply } from './assess-reply';
import { describeFailure, isRefused, messageOf } from './failures';
import { type Check, dangerous, type Finding, type Run, unchecked } from './findings';
import type { Exchange, Reply } from './origin-client';

/** The National Tax Agency's own corporate number, which is of 13 digits and valid. */
const SAMPLE_INVOICE_NUMBER = '7000012050002';
const SAMPLE_ZIP = '1000001';

/** The vacancies without filters. */
export const ALL_VACANCIES = parseVacancyFilters({}, 'page');

/** Makes a call as the site does. Undefined when it needs a record and the API has none. */
type Ask = (run: Run) => Promise<unknown> | undefined;

const query =
  <Data, TError, Result, Key extends QueryKey>(options: FetchQueryOptions<Data, TError, Result, Key>): Ask =>
  ({ queries }) =>
    queries.fetchQuery(options);

const askVacancy: Ask = ({ queries }) => {
  const [first] = queries.getQueryData(vacancyQueries.list(ALL_VACANCIES).queryKey)?.results ?? [];
  return first && queries.fetchQuery(vacancyQueries.detail(first.id));
};
const askSeminar: Ask = ({ queries }) => {
  const [first] = queries.getQueryData(seminarQueries.list(1).queryKey)?.results ?? [];
  return first && queries.fetchQuery(seminarQueries.detail(first.id));
};
/** The site reads the reply of this write itself. */
const askAddress: Ask = async ({ client }) => {
  await addressFromZip(SAMPLE_ZIP);
  const notes = client.notesOf('/address-from-zip/');
  if (!readRecord(addressesFields, client.exchanges.at(-1)?.reply?.json, notes)) notes.add('');
};

/**
 * A call of spec §7 that changes nothing: method and path as there, and what the site shows with it. Everybody must be able to
 * make it, members, or `anyone` where the site works with both, because only its member area makes the call.
 */
type ReadCall = readonly [name: string, purpose: string, access: 'public' | 'member' | 'anyone', ask: Ask];

/** The reads of spec §7. A list comes before its detail, which needs an id. */
export const SPEC_READS: readonly ReadCall[] = [
  ['GET /categories/', '案件の職種', 'public', query(vacancyQueries.categories())],
  ['GET /vacancies/', '案件の一覧', 'public', query(vacancyQueries.list(ALL_VACANCIES))],
  ['GET /vacancies/{id}/', '案件の詳細', 'public', askVacancy],
  ['GET /vacancy-summaries/', 'トップの案件', 'public', query(vacancyQueries.summaries())],
  ['GET /seminar-summaries/', 'セミナーの一覧', 'public', query(seminarQueries.list(1))],
  ['GET /seminars/', 'セミナーの詳細', 'public', askSeminar],
  ['GET /columns/', 'コラム', 'public', query(columnQueries.columnsAndTags())],
  ['GET /tags/', 'コラムのタグ', 'public', query(columnQueries.columnsAndTags())],
  ['GET /certification-choices/', '資格の選択肢', 'anyone', query(choiceQueries.certifications())],
  ['GET /hope-workstyle-choices/', '希望する働き方', 'anyone', query(choiceQueries.hopeWorkstyles())],
  ['GET /current-workstyle-choices/', '現在の働き方', 'anyone', query(choiceQueries.currentWorkstyles())],
  ['GET /region-choices/', '希望地域の選択肢', 'anyone', query(choiceQueries.regions())],
  ['GET /withdraw-reason-choices/', '退会理由の選択肢', 'anyone', query(choiceQueries.withdrawReasons())],
  ['GET /skills/', 'スキルの選択肢', 'anyone', query(choiceQueries.skills())],
  ['GET /abilities/', '強みの選択肢', 'anyone', query(choiceQueries.abilities())],
  ['POST /address-from-zip/', '郵便番号から住所', 'anyone', askAddress],
  [
    'GET /check-invoice-number/{number}/',
    'インボイス番号の照会',
    'anyone',
    query(invoiceQueries.lookup(SAMPLE_INVOICE_NUMBER)),
  ],
  ['GET /members/me/', '会員本人', 'member', ({ queries }) => fetchMemberAgain(queries, 'check')],
  ['GET /vacancy-applications/', '案件への応募', 'member', query(vacancyApplicationQueries.list())],
  ['GET /vacancy-applied/', '応募した案件', 'member', query(vacancyApplicationQueries.applied())],
  [
    'GET /vacancy-applied-summaries/',
    '応募した案件の見出し',
    'member',
    query(vacancyApplicationQueries.appliedSummaries()),
  ],
  ['GET /applications/', 'セミナーの申込み', 'member', query(seminarApplicationQueries.list())],
  ['GET /applied/', '申し込んだセミナー', 'member', query(seminarApplicationQueries.applied())],
  [
    'GET /seminar-applied-summaries/',
    '申し込んだセミナーの見出し',
    'member',
    query(seminarApplicationQueries.appliedSummaries()),
  ],
];

/** Calls whose value the API may not know, which it says with 400 or 404. */
const LOOKUP = /^POST \/address|^GET \/check-invoice/;

/** Returns what an exchange says about a call. */
function judge([name, , access]: ReadCall, exchange: Exchange, reply: Reply, run: Run): Finding | Finding[] {
  const { isLoggedIn, client } = run;
  if (access !== 'public' && isRefused(reply) && !isLoggedIn)
    return unchecked('ログインが必要です。--login で確認できます。');
  // Django's own 404 of a missing call is a page of HTML.
  if (LOOKUP.test(name) && reply.json !== undefined && (reply.status === 400 || reply.status === 404))
    return unchecked(
      `確認に使った値がAPIにないため、項目は確認していません（${reply.status}：${messageOf(reply)}）。`,
    );
  if (!isSuccess(reply) || reply.json === undefined)
    return describeFailure(reply, client.origin, access !== 'public');
  if (access === 'member' && !isLoggedIn)
    return dangerous(
      'ログインしていない人にも応答します。',
      'ビューの permission_classes に IsAuthenticated を設定してください。',
    );
  return assessReply(exchange);
}

const toCheck = (call: ReadCall): Check => {
  const [name, purpose, , ask] = call;
  return [
    'reads',
    `${name}（${purpose}）`,
    async (run) => {
      const asked = ask(run);
      if (!asked) return unchecked('一覧に1件もないため、確認していません。');
      await run.client.record(() => asked);
      const [method, path = ''] = name.split(' ');
      const pattern = new RegExp(`^${path.replace(/\{\w+\}/, '[^/]+')}$`);
      const exchange = run.client.exchanges.findLast(
        (each) => each.method === method && pattern.test(each.path),
      );
      if (!exchange?.reply) throw exchange?.error;
      return judge(call, exchange, exchange.reply, run);
    },
  ];
};

/** Makes every read of spec §7. */
export const READ_CHECKS: readonly Check[] = SPEC_READS.map(toCheck);
