import { readPages } from '@/api/transport/read-pages';
import type { ApplicationStatus } from '@/schemas/application-transitions';
import type { Page } from '@/schemas/replies';
import { readReply } from './assess-reply';
import { checkParts } from './check-parts';
import { isCsrfFailure, isSuccess, messageOf } from './failures';
import type { OriginClient, Reply } from './origin-client';
import type { Row } from './report';
import { rowOf, rowOfReply } from './write-rows';

type Replies = ReadonlyMap<string, unknown>;

interface Applied {
  id: number;
  status: string;
  /** The id of what it is for. */
  offer: number;
}

/** The calls of one kind of application. */
interface ApplicationKind {
  apply: string;
  cancel: string;
  reapply: string;
  /** What can be applied for, as the site reads it. */
  offers: (replies: Replies) => readonly { id: number; status: string }[];
  /** The path of the member's applications, and what they are for. */
  applications: string;
  applied: (reply: unknown) => Pick<Page<Applied>, 'next' | 'results'> | null;
  /** The name of the offer in a request. */
  field: 'vacancy' | 'seminar';
  noun: string;
  entry: Record<string, unknown>;
}

const ENTRY_TEXT =
  'これは、公開前にサイトとAPIの接続を確認するための応募です。試験用の会員から自動で送り、すぐに取り消します。選考や連絡の必要はありません。お手数ですが、そのままにしておいてください。確認が終わりしだい、この応募は取消し済みになります。';

const KINDS: readonly ApplicationKind[] = [
  {
    apply: 'POST /vacancy-applications/',
    cancel: 'POST /vacancy-applications/{id}/cancel/',
    reapply: 'PATCH /vacancy-applications/{id}/reapplication/',
    offers: (replies) => readReply('vacancies', replies.get('GET /vacancies/'))?.results ?? [],
    applications: '/vacancy-applications/',
    applied: (reply) => {
      const page = readReply('vacancyApplications', reply);
      const results = page?.results.map(({ id, status, vacancy: offer }) => ({ id, status, offer }));
      return page && results ? { next: page.next, results } : null;
    },
    field: 'vacancy',
    noun: '案件',
    entry: { start_timing: 'immediately', message: ENTRY_TEXT, request: '' },
  },
  {
    apply: 'POST /applications/',
    cancel: 'POST /applications/{id}/cancel/',
    reapply: 'PATCH /applications/{id}/reapplication/',
    offers: (replies) => readReply('seminarSummaries', replies.get('GET /seminar-summaries/'))?.results ?? [],
    applications: '/applications/',
    applied: (reply) => {
      const page = readReply('seminarApplications', reply);
      const results = page?.results.map(({ id, status, seminar: offer }) => ({ id, status, offer }));
      return page && results ? { next: page.next, results } : null;
    },
    field: 'seminar',
    noun: 'セミナー',
    entry: {},
  },
];

/** One that the API refuses, such as a seminar without seats, is followed by the next one, up to this number. */
const MAX_OFFERS = 5;

/** Returns the member's applications, of all pages of their list. */
const readApplied = ({ applications, applied }: ApplicationKind, client: OriginClient): Promise<Applied[]> =>
  readPages(async (query) =>
    applied((await client.call('GET', query ? `${applications}?${query}` : applications)).json),
  );

/** Returns the ids of open vacancies or seminars for which the member has no application. */
async function findOffers(kind: ApplicationKind, client: OriginClient, replies: Replies): Promise<number[]> {
  const taken = new Set((await readApplied(kind, client)).map(({ offer }) => offer));
  const open = kind.offers(replies).filter(({ id, status }) => status === 'open' && !taken.has(id));
  return open.slice(0, MAX_OFFERS).map(({ id }) => id);
}

/** Returns the application that a write has made or changed. The reply of the write need not contain it. */
const applicationFor = async (kind: ApplicationKind, offer: number, client: OriginClient) =>
  (await readApplied(kind, client)).find((application) => application.offer === offer);

/** The sentences of Django REST Framework for a member whom the view's permissions exclude. */
const PERMISSION_DENIED = /permission to perform|実行する権限/;

/** Returns whether a rule of the API, such as a missing work history or a full seminar, forbids an application. */
const isRule = (reply: Reply): boolean =>
  reply.json !== undefined &&
  (reply.status === 400 ||
    (reply.status === 403 && !isCsrfFailure(reply) && !PERMISSION_DENIED.test(messageOf(reply))));

/** The status of which screens offer a reapplication. */
const CANCELLED: ApplicationStatus = 'cancelled';

const NOT_ALLOWED = 'APIがこの会員の応募を受け付けません';

const skip = (names: string[], detail: string): Row[] =>
  names.map((name) => rowOf(name, { state: 'unchecked', detail }));

/** Applies, cancels, reapplies and cancels again. */
async function checkApplication(
  kind: ApplicationKind,
  client: OriginClient,
  replies: Replies,
): Promise<Row[]> {
  const { apply, cancel, reapply, field, noun, entry } = kind;
  const offers = await findOffers(kind, client, replies);
  const send = (id: number) => client.call('POST', kind.applications, { body: { [field]: id, ...entry } });
  let [offer] = offers;
  if (offer === undefined)
    return skip(
      [apply, cancel, reapply],
      `この会員がまだ応募していない受付中の${noun}が、1ページ目にありません。`,
    );

  let applied = await send(offer);
  for (const next of offers.slice(1)) {
    if (!isRule(applied)) break;
    offer = next;
    applied = await send(offer);
  }
  // A rule of the API is no fault of the connection.
  if (isRule(applied))
    return skip(
      [apply, cancel, reapply],
      `${NOT_ALLOWED}（受付中の${noun}${offers.length}件で確認）：${messageOf(applied)}`,
    );
  const rows = [rowOfReply(apply, applied, client.origin)];
  if (!isSuccess(applied))
    return [...rows, ...skip([cancel, reapply], '応募できないため、確認していません。')];
  const id = (await applicationFor(kind, offer, client))?.id;
  if (id === undefined)
    return [
      ...rows,
      rowOf(cancel, {
        state: 'missing',
        detail: `${noun} ${offer} に応募しましたが、GET ${kind.applications} にありません。取り消せていません。`,
        remedy: `一覧の各行に id と ${field}（id）を入れ、この応募をAPIの側で取り消してください。`,
      }),
      ...skip([reapply], '取り消せないため、確認していません。'),
    ];

  try {
    return [...rows, ...(await cancelAndReapply(kind, offer, id, client))];
  } catch (error) {
    await client
      .call('POST', `${kind.applications}${id}/cancel/`, { isCleanup: true })
      .catch(() => undefined);
    throw error;
  }
}

/** Cancels an application, reapplies and cancels again. */
async function cancelAndReapply(
  kind: ApplicationKind,
  offer: number,
  id: number,
  client: OriginClient,
): Promise<Row[]> {
  const { cancel, reapply, applications, noun } = kind;
  const path = `${applications}${id}`;
  const cancelled = await client.call('POST', `${path}/cancel/`);
  if (!isSuccess(cancelled)) {
    const failure = rowOfReply(cancel, cancelled, client.origin);
    const detail = `${failure.detail} ${noun} ${offer} への応募（${id}）が残っています。`;
    return [{ ...failure, detail }, ...skip([reapply], '取り消せないため、確認していません。')];
  }
  const done = rowOf(cancel, { state: 'works', detail: `${noun} ${offer} で応募し、取り消しました。` });
  const status = (await applicationFor(kind, offer, client))?.status;
  if (status !== CANCELLED)
    return [
      done,
      rowOf(reapply, {
        state: 'missing',
        detail: `取り消した応募の status が ${status} です。サイトは ${CANCELLED} の応募だけに再応募を出します。`,
        remedy: `status を ${CANCELLED} にするか、schemas/application-fields.ts で読み替えてください。`,
      }),
    ];
  const reapplied = await client.call('PATCH', `${path}/reapplication/`);
  const rows = [done, rowOfReply(reapply, reapplied, client.origin)];
  if (!isSuccess(reapplied) || isSuccess(await client.call('POST', `${path}/cancel/`))) return rows;
  const left = rowOf(cancel, {
    state: 'missing',
    detail: `再応募した応募（${id}）を取り消せません。`,
    remedy: 'この応募をAPIの側で取り消してください。',
  });
  return [left, ...rows.slice(1)];
}

/**
 * Makes the writes of the main journey as the test member: a profile is saved and restored, each other part is saved as
 * it is, applications are made and cancelled.
 * @param add receives the rows of each part when it is done
 */
export async function checkWrites(
  client: OriginClient,
  replies: Replies,
  add: (rows: Row[]) => void,
): Promise<void> {
  await checkParts(client, add);
  for (const kind of KINDS) add(await checkApplication(kind, client, replies));
}
