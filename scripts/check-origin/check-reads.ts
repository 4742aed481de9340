import { fieldOf } from '@/api/transport/reply-fields';
import { assessReply } from './assess-reply';
import { partsOf, READS, type ReadCall, type Sample } from './calls';
import { describeFailure, isRefused, isSuccess } from './failures';
import { NoAnswerError, type OriginClient, type Reply } from './origin-client';
import type { Row } from './report';

export interface Reads {
  rows: Row[];
  /** Successful replies by the name of their call. */
  replies: Map<string, unknown>;
}

/** The list in which the id of a sample is found. */
const SAMPLE_LISTS: Record<Sample, string> = {
  vacancy: 'GET /vacancies/',
  seminar: 'GET /seminar-summaries/',
};

type Finding = Pick<Row, 'state' | 'detail'> & { remedy?: string };

/** Returns the results of a page, or the list itself. */
export const rowsOf = (json: unknown): unknown[] => {
  const rows = Array.isArray(json) ? json : fieldOf(json, 'results');
  return Array.isArray(rows) ? rows : [];
};

/** Returns what the site shows of a successful reply. */
function assess({ resource, pageSize }: ReadCall, json: unknown): Finding {
  const { missing, odd, unusable } = assessReply(resource, json);
  const fields = [
    ...(missing.length > 0 ? [`ない項目：${missing.join('、')}`] : []),
    ...(odd.length > 0 ? [`形の違う項目：${odd.join('、')}`] : []),
  ].join('。');
  if (unusable)
    return {
      state: 'missing',
      detail: fields,
      remedy:
        'シリアライザーをこのサイトの形（/docs/api）に合わせるか、schemas/ のこの応答のファイルを直してください。',
    };
  const rows = rowsOf(json);
  if (pageSize !== undefined && rows.length > pageSize)
    return {
      state: 'missing',
      detail: `1ページ ${pageSize} 件の求めに ${rows.length} 件を返します。`,
      remedy:
        'ページネーションの page_size_query_param を vacancy_page_size（セミナーは seminar_page_size）にしてください。',
    };
  if (fields)
    return {
      state: 'defaults',
      detail: fields,
      remedy: '既定の表示で補います。表示したい項目はシリアライザーに加えてください。',
    };
  const isEmptyList =
    resource !== 'me' && rows.length === 0 && (Array.isArray(json) || fieldOf(json, 'results'));
  return { state: 'works', detail: isEmptyList ? '0件のため、項目は確認していません。' : '' };
}

const isLoginNeeded = (call: ReadCall, reply: Reply) => call.access !== 'public' && isRefused(reply);

function judge(call: ReadCall, reply: Reply, isLoggedIn: boolean, origin: string): Finding {
  if (call.alias && !isSuccess(reply))
    return { state: 'works', detail: `${reply.status}。このサイトは ${call.alias} だけを使います。` };
  if (isLoginNeeded(call, reply) && !isLoggedIn)
    return { state: 'unchecked', detail: 'ログインが必要です。--login で確認できます。' };
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
  if (!sample) return address ?? partsOf(name).path;
  const id = fieldOf(rowsOf(replies.get(SAMPLE_LISTS[sample]))[0], 'id');
  return id === undefined ? undefined : address?.replace('{id}', encodeURIComponent(String(id)));
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
    const reply = await client.call(partsOf(call.name).method, address, call.body ? { body: call.body } : {});
    if (isSuccess(reply)) reads.replies.set(call.name, reply.json);
    add(judge(call, reply, isLoggedIn, client.origin));
  } catch (error) {
    if (!(error instanceof NoAnswerError)) throw error;
    add({ state: 'missing', detail: error.message, remedy: 'APIのプロセスとログを確認してください。' });
  }
}

/** Makes every read of spec §7 without a session. */
export async function checkReads(client: OriginClient): Promise<Reads> {
  const reads: Reads = { rows: [], replies: new Map() };
  for (const call of READS) await checkRead(call, client, false, reads);
  return reads;
}

/** Makes those reads as a member that needed a login before, and replaces their rows. */
export async function checkMemberReads(client: OriginClient, { rows, replies }: Reads): Promise<Reads> {
  const again: Reads = { rows: [], replies: new Map(replies) };
  const isOpen = ({ name }: ReadCall) =>
    rows.some(({ subject, state }) => subject.startsWith(`${name}（`) && state === 'unchecked');
  for (const call of READS.filter(({ access }) => access !== 'public').filter(isOpen))
    await checkRead(call, client, true, again);
  const replaced = new Map(again.rows.map((row) => [row.subject, row]));
  return { rows: rows.map((row) => replaced.get(row.subject) ?? row), replies: again.replies };
}
