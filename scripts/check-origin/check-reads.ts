import { assessReply, declarationOf, readReply } from './assess-reply';
import { parseCall, type ReadCall, type Sample, SPEC_READS } from './calls';
import { describeFailure, isRefused, isSuccess, messageOf } from './failures';
import { NoReplyError, type OriginClient, type Reply } from './origin-client';
import type { Row } from './report';

export interface Reads {
  rows: Row[];
  /** Successful replies by the name of their call. */
  replies: Map<string, unknown>;
}

/** Returns the id of the first record that the site would show. */
const SAMPLE_IDS: Record<Sample, (replies: Reads['replies']) => number | undefined> = {
  vacancy: (replies) => readReply('vacancies', replies.get('GET /vacancies/'))?.results[0]?.id,
  seminar: (replies) => readReply('seminarSummaries', replies.get('GET /seminar-summaries/'))?.results[0]?.id,
};

const plain = (path: string) => path.replace(/.*\.|[_-]/g, '').toLowerCase();
/** Returns whether two names differ only in their notation, such as `published_at` and `publishedAt`. */
const isSameName = (a: string, b: string) => plain(a) === plain(b);

type Finding = Pick<Row, 'state' | 'detail'> & { remedy?: string };

/** Returns what the site shows of a successful reply. */
function assess({ resource, address = '', pageSize }: ReadCall, json: unknown): Finding {
  const params = new URLSearchParams(address.split('?')[1]);
  const { missing, unexpected, leftOut, unread, rowCount, unusable } = assessReply(resource, json, params);
  const named: [string, string[]][] = [
    ['ない項目', missing],
    ['形の違う項目', unexpected],
    ['表示しない行', leftOut],
  ];
  const fields = named.flatMap(([label, paths]) =>
    paths.length > 0 ? [`${label}：${paths.join('、')}`] : [],
  );
  // A renamed field is among those that the site does not read, beside one that it misses.
  if (missing.length > 0 && unread.length > 0) fields.push(`サイトが読まない項目：${unread.join('、')}`);
  const detail = fields.join('。');
  const unreadFields = [...missing, ...unexpected];
  const declarations = [
    ...new Set((unreadFields.length > 0 ? unreadFields : ['']).map((path) => declarationOf(resource, path))),
  ].join('、');
  const readOnly = resource === 'me' ? (readReply('me', json)?.member.readOnly ?? []) : [];
  if (readOnly.length > 0)
    return {
      state: 'missing',
      detail: `会員が変更できない項目：${readOnly.join('、')}。${detail}`,
      remedy: `シリアライザーにこの項目を加えるか、名前が違うときは ${declarations} の at を、APIの名前に直してください。`,
    };
  const renamed = unread.filter((path) => missing.some((name) => isSameName(name, path)));
  if (renamed.length > 0)
    return {
      state: 'missing',
      detail,
      remedy: `名前の書き方が違います（${renamed.join('、')}）。シリアライザーの名前を直すか、${declarations} で、APIの名前に直してください。`,
    };
  if (unusable)
    return {
      state: 'missing',
      detail,
      remedy: `シリアライザーをこのサイトの形（/docs/api）に合わせるか、${declarations} を直してください。`,
    };
  if (pageSize !== undefined && rowCount !== undefined && rowCount > pageSize)
    return {
      state: 'defaults',
      detail: `1ページ ${pageSize} 件の求めに ${rowCount} 件を返します。`,
      remedy:
        'サイトはAPIの件数でページを分けます。求めた件数にするには、page_size_query_param を vacancy_page_size（セミナーは seminar_page_size）にしてください。',
    };
  if (detail)
    return {
      state: 'defaults',
      detail,
      remedy: `既定の表示で補います。表示したい項目はシリアライザーに加えるか、別の名前のときは ${declarations} で読んでください。`,
    };
  return { state: 'works', detail: rowCount === 0 ? '0件のため、項目は確認していません。' : '' };
}

/** Returns whether the API knows the call, but not the value that was looked up. Django's own 404 is a page of HTML. */
const isUnknownValue = (call: ReadCall, { status, json }: Reply) =>
  call.isLookup && json !== undefined && (status === 400 || status === 404);

const isLoginNeeded = (call: ReadCall, reply: Reply) => call.access !== 'public' && isRefused(reply);

interface Caller {
  isLoggedIn: boolean;
  origin: string;
}

/** Returns what the reply says about a call. */
function toFinding(call: ReadCall, reply: Reply, { isLoggedIn, origin }: Caller): Finding {
  if (call.alias && !isSuccess(reply))
    return { state: 'works', detail: `${reply.status}。このサイトは ${call.alias} だけを使います。` };
  if (isLoginNeeded(call, reply) && !isLoggedIn)
    return { state: 'unchecked', detail: 'ログインが必要です。--login で確認できます。' };
  if (isUnknownValue(call, reply))
    return {
      state: 'unchecked',
      detail: `確認に使った値がAPIにないため、項目は確認していません（${reply.status}：${messageOf(reply)}）。`,
    };
  if (!isSuccess(reply) || reply.json === undefined) {
    const failure = describeFailure(reply, origin);
    if (!isRefused(reply) || call.access === 'public') return failure;
    return {
      ...failure,
      remedy: 'ログインした会員に許可されているか、ビューの permission_classes を確認してください。',
    };
  }
  if (call.access === 'member' && !isLoggedIn)
    return {
      state: 'dangerous',
      detail: 'ログインしていない人にも応答します。',
      remedy: 'ビューの permission_classes に IsAuthenticated を設定してください。',
    };
  return assess(call, reply.json);
}

/** Returns the address of a call; undefined when it needs a record and the API has none. */
function addressOf({ name, address, sample }: ReadCall, replies: Reads['replies']): string | undefined {
  if (!sample) return address ?? parseCall(name).path;
  const id = SAMPLE_IDS[sample](replies);
  return id === undefined ? undefined : address?.replace('{id}', String(id));
}

async function checkRead(
  call: ReadCall,
  client: OriginClient,
  isLoggedIn: boolean,
  reads: Reads,
): Promise<void> {
  const add = ({ state, detail, remedy = '' }: Finding) =>
    reads.rows.push({ group: 'reads', subject: `${call.name}（${call.purpose}）`, state, detail, remedy });
  const address = addressOf(call, reads.replies);
  if (!address) return void add({ state: 'unchecked', detail: '一覧に1件もないため、確認していません。' });
  try {
    const reply = await client.call(
      parseCall(call.name).method,
      address,
      call.body ? { body: call.body } : {},
    );
    if (isSuccess(reply)) reads.replies.set(call.name, reply.json);
    add(toFinding(call, reply, { isLoggedIn, origin: client.origin }));
  } catch (error) {
    if (!(error instanceof NoReplyError)) throw error;
    add({ state: 'missing', detail: error.message, remedy: error.remedy });
  }
}

/** Makes every read of spec §7 without a session. */
export async function checkReads(client: OriginClient): Promise<Reads> {
  const reads: Reads = { rows: [], replies: new Map() };
  for (const call of SPEC_READS) await checkRead(call, client, false, reads);
  return reads;
}

/** Makes those reads as a member that needed a login before, and replaces their rows. */
export async function checkMemberReads(client: OriginClient, { rows, replies }: Reads): Promise<Reads> {
  const again: Reads = { rows: [], replies: new Map(replies) };
  const isUnchecked = ({ name }: ReadCall) =>
    rows.some(({ subject, state }) => subject.startsWith(`${name}（`) && state === 'unchecked');
  for (const call of SPEC_READS.filter(({ access }) => access !== 'public').filter(isUnchecked))
    await checkRead(call, client, true, again);
  const replaced = new Map(again.rows.map((row) => [row.subject, row]));
  return { rows: rows.map((row) => replaced.get(row.subject) ?? row), replies: again.replies };
}
