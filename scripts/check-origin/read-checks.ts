import { SEMINAR_PAGE_SIZE, VACANCY_PAGE_SIZE, VACANCY_SUMMARY_PAGE_SIZE } from '@/lib/business-constants';
import { zipRequest } from '@/schemas/address-fields';
import { writeFields } from '@/schemas/fields';
import { assessReply, declarationOf, type ReplyReaderName, readReply } from './assess-reply';
import {
  type Check,
  dangerous,
  defaults,
  describeFailure,
  type Finding,
  isRefused,
  isSuccess,
  messageOf,
  missing,
  type Run,
  unchecked,
  works,
} from './findings';
import type { Reply } from './origin-client';
import { parseCall } from './write-checks';

/** The National Tax Agency's own corporate number, which is of 13 digits and valid. */
const SAMPLE_INVOICE_NUMBER = '7000012050002';

/** A call of spec §7 that changes nothing. */
interface ReadCall {
  /** Method and path as in spec §7. */
  name: string;
  /** What the site shows with it. */
  purpose: string;
  resource: ReplyReaderName;
  /**
   * Who must be able to make the call: everybody, members, or `anyone` where the site works with both, because only its
   * member area makes the call.
   */
  access: 'public' | 'member' | 'anyone';
  /** The address, where it differs from the path in `name`. `{id}` is that of the first row of the list `sampleOf`. */
  address?: string;
  sampleOf?: 'vacancies' | 'seminarSummaries';
  /** The size of a page that the call asks for. */
  pageSize?: number;
  body?: unknown;
  /** True when the API may not know what is looked up, which it says with 400 or 404. */
  isLookup?: boolean;
  /** The call that the site uses instead of this one. */
  alias?: string;
}

const read = (
  name: string,
  purpose: string,
  resource: ReplyReaderName,
  access: ReadCall['access'],
  rest: Partial<ReadCall> = {},
): ReadCall => ({ name, purpose, resource, access, ...rest });

/** The reads of spec §7. A list comes before its detail, which needs an id. */
export const SPEC_READS: readonly ReadCall[] = [
  read('GET /categories/', '案件の職種', 'categories', 'public'),
  read('GET /vacancies/', '案件の一覧', 'vacancies', 'public', {
    address: `/vacancies/?page=1&vacancy_page_size=${VACANCY_PAGE_SIZE}`,
    pageSize: VACANCY_PAGE_SIZE,
  }),
  read('GET /vacancies/{id}/', '案件の詳細', 'vacancy', 'public', {
    address: '/vacancies/{id}/',
    sampleOf: 'vacancies',
  }),
  read('GET /vacancy-summaries/', 'トップの案件', 'vacancySummaries', 'public', {
    address: `/vacancy-summaries/?page=1&vacancy_page_size=${VACANCY_SUMMARY_PAGE_SIZE}&status=open`,
    pageSize: VACANCY_SUMMARY_PAGE_SIZE,
  }),
  read('GET /seminar-summaries/', 'セミナーの一覧', 'seminarSummaries', 'public', {
    address: `/seminar-summaries/?page=1&seminar_page_size=${SEMINAR_PAGE_SIZE}`,
    pageSize: SEMINAR_PAGE_SIZE,
  }),
  read('GET /seminars/', 'セミナーの詳細', 'seminars', 'public', {
    address: '/seminars/?id={id}',
    sampleOf: 'seminarSummaries',
  }),
  read('GET /columns/', 'コラム', 'columns', 'public'),
  read('GET /tags/', 'コラムのタグ', 'tags', 'public'),
  read('GET /public/columns/', 'コラム（別名）', 'columns', 'public', { alias: '/columns/' }),
  read('GET /public/tags/', 'コラムのタグ（別名）', 'tags', 'public', { alias: '/tags/' }),
  read('GET /certification-choices/', '資格の選択肢', 'choices', 'anyone'),
  read('GET /hope-workstyle-choices/', '希望する働き方の選択肢', 'choices', 'anyone'),
  read('GET /current-workstyle-choices/', '現在の働き方の選択肢', 'choices', 'anyone'),
  read('GET /region-choices/', '希望地域の選択肢', 'choices', 'anyone'),
  read('GET /withdraw-reason-choices/', '退会理由の選択肢', 'choices', 'anyone'),
  read('GET /skills/', 'スキルの選択肢', 'skills', 'anyone'),
  read('GET /abilities/', '強みの選択肢', 'abilities', 'anyone'),
  read('POST /address-from-zip/', '郵便番号から住所', 'addresses', 'anyone', {
    body: writeFields(zipRequest, { zip: '1000001' }),
    isLookup: true,
  }),
  read('GET /check-invoice-number/{number}/', 'インボイス番号の照会', 'invoiceLookup', 'anyone', {
    address: `/check-invoice-number/${SAMPLE_INVOICE_NUMBER}/`,
    isLookup: true,
  }),
  read('GET /members/me/', '会員本人', 'me', 'member'),
  read('GET /vacancy-applications/', '案件への応募', 'vacancyApplications', 'member'),
  read('GET /vacancy-applied/', '応募した案件', 'appliedVacancies', 'member'),
  read('GET /vacancy-applied-summaries/', '応募した案件の見出し', 'appliedVacancySummaries', 'member'),
  read('GET /applications/', 'セミナーの申込み', 'seminarApplications', 'member'),
  read('GET /applied/', '申し込んだセミナー', 'appliedSeminars', 'member'),
  read('GET /seminar-applied-summaries/', '申し込んだセミナーの見出し', 'appliedSeminarSummaries', 'member'),
];

const plain = (path: string) => path.replace(/.*\.|[_-]/g, '').toLowerCase();
/** Returns whether two names differ only in their notation, such as `published_at` and `publishedAt`. */
const isSameName = (a: string, b: string) => plain(a) === plain(b);
const listed = (label: string, paths: readonly string[]) =>
  paths.length > 0 ? [`${label}：${paths.join('、')}`] : [];

/** Returns what the site shows of a successful reply. */
function assess(
  { resource, address = '', pageSize = Number.POSITIVE_INFINITY }: ReadCall,
  json: unknown,
): Finding {
  const params = new URLSearchParams(address.split('?')[1]);
  const {
    missing: lacking,
    unexpected,
    leftOut,
    unread,
    rowCount,
    unusable,
  } = assessReply(resource, json, params);
  const detail = [
    ...listed('ない項目', lacking),
    ...listed('形の違う項目', unexpected),
    ...listed('表示しない行', leftOut),
    // A renamed field is among those that the site does not read, beside one that it misses.
    ...(lacking.length > 0 ? listed('サイトが読まない項目', unread) : []),
  ].join('。');
  const paths = [...lacking, ...unexpected];
  const declarations = [
    ...new Set((paths.length > 0 ? paths : ['']).map((path) => declarationOf(resource, path))),
  ].join('、');
  const readOnly = resource === 'me' ? (readReply('me', json)?.member.readOnly ?? []) : [];
  if (readOnly.length > 0)
    return missing(
      `会員が変更できない項目：${readOnly.join('、')}。${detail}`,
      `シリアライザーにこの項目を加えるか、名前が違うときは ${declarations} の at を、APIの名前に直してください。`,
    );
  const renamed = unread.filter((path) => lacking.some((name) => isSameName(name, path)));
  if (renamed.length > 0)
    return missing(
      detail,
      `名前の書き方が違います（${renamed.join('、')}）。シリアライザーの名前を直すか、${declarations} で、APIの名前に直してください。`,
    );
  if (unusable)
    return missing(
      detail,
      `シリアライザーをこのサイトの形（見本のAPIの openapi.json）に合わせるか、${declarations} を直してください。`,
    );
  if (rowCount !== undefined && rowCount > pageSize)
    return defaults(
      `1ページ ${pageSize} 件の求めに ${rowCount} 件を返します。`,
      'サイトはAPIの件数でページを分けます。求めた件数にするには、page_size_query_param を vacancy_page_size（セミナーは seminar_page_size）にしてください。',
    );
  if (detail)
    return defaults(
      detail,
      `既定の表示で補います。表示したい項目はシリアライザーに加えるか、別の名前のときは ${declarations} で読んでください。`,
    );
  return works(rowCount === 0 ? '0件のため、項目は確認していません。' : '');
}

/** Returns what the reply says about a call. */
function judge(call: ReadCall, reply: Reply, { isLoggedIn, client: { origin } }: Run): Finding {
  if (call.alias && !isSuccess(reply))
    return works(`${reply.status}。このサイトは ${call.alias} だけを使います。`);
  if (call.access !== 'public' && isRefused(reply) && !isLoggedIn)
    return unchecked('ログインが必要です。--login で確認できます。');
  // Django's own 404 of a missing call is a page of HTML.
  if (call.isLookup && reply.json !== undefined && (reply.status === 400 || reply.status === 404))
    return unchecked(
      `確認に使った値がAPIにないため、項目は確認していません（${reply.status}：${messageOf(reply)}）。`,
    );
  if (!isSuccess(reply) || reply.json === undefined)
    return describeFailure(reply, origin, call.access !== 'public');
  if (call.access === 'member' && !isLoggedIn)
    return dangerous(
      'ログインしていない人にも応答します。',
      'ビューの permission_classes に IsAuthenticated を設定してください。',
    );
  return assess(call, reply.json);
}

/** Returns the address of a call; undefined when it needs a record and the API has none. */
function addressOf({ name, address, sampleOf }: ReadCall, { replies }: Run): string | undefined {
  if (!sampleOf) return address ?? parseCall(name).path;
  const list = parseCall(SPEC_READS.find(({ resource }) => resource === sampleOf)?.name ?? '').path;
  const id = readReply(sampleOf, replies.get(`GET ${list}`))?.results[0]?.id;
  return id === undefined ? undefined : address?.replace('{id}', String(id));
}

const toCheck = (call: ReadCall): Check => [
  'reads',
  `${call.name}（${call.purpose}）`,
  async (run) => {
    const address = addressOf(call, run);
    if (!address) return unchecked('一覧に1件もないため、確認していません。');
    const options = call.body ? { body: call.body } : {};
    const reply = await run.client.call(parseCall(call.name).method, address, options);
    if (isSuccess(reply)) run.replies.set(call.name, reply.json);
    return judge(call, reply, run);
  },
];

/** Makes every read of spec §7. */
export const READ_CHECKS: readonly Check[] = SPEC_READS.map(toCheck);
/** Those that may need a login. */
export const MEMBER_READ_CHECKS: readonly Check[] = SPEC_READS.filter(
  ({ access }) => access !== 'public',
).map(toCheck);
