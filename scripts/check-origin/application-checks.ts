import { readPages } from '@/api/transport/read-pages';
import { seminarApplyRequest, vacancyApplyRequest } from '@/schemas/application-fields';
import type { ApplicationStatus } from '@/schemas/application-transitions';
import { writeFields } from '@/schemas/fields';
import type { ListPage } from '@/schemas/replies';
import { readReply } from './assess-reply';
import {
  type Check,
  describeFailure,
  type Finding,
  isCsrfFailure,
  isSuccess,
  messageOf,
  missing,
  type Run,
  unchecked,
  works,
} from './findings';
import type { OriginClient, Reply } from './origin-client';
import { subjectOf } from './write-checks';

interface Applied {
  id: number;
  status: string;
  /** The id of what it is for. */
  offer: number;
}

/** One kind of application. */
interface Kind {
  noun: string;
  /** The path of the member's applications. */
  path: string;
  /** The name of the offer in an application. */
  field: string;
  /** What can be applied for, as the site reads it. */
  offers: (replies: Run['replies']) => readonly { id: number; status: string }[] | undefined;
  applied: (reply: unknown) => ListPage<Applied> | null;
  /** Returns the body of an application. */
  entry: (offer: number) => unknown;
}

const ENTRY_TEXT =
  'これは、公開前にサイトとAPIの接続を確認するための応募です。試験用の会員から自動で送り、すぐに取り消します。選考や連絡の必要はありません。お手数ですが、そのままにしておいてください。確認が終わりしだい、この応募は取消し済みになります。';

const KINDS: readonly Kind[] = [
  {
    noun: '案件',
    path: '/vacancy-applications/',
    field: vacancyApplyRequest.vacancy.at,
    offers: (replies) => readReply('vacancies', replies.get('GET /vacancies/'))?.results,
    applied: (reply) => {
      const page = readReply('vacancyApplications', reply);
      return page ? { ...page, results: page.results.map((row) => ({ ...row, offer: row.vacancy })) } : null;
    },
    entry: (vacancy) =>
      writeFields(vacancyApplyRequest, {
        vacancy,
        start_timing: 'immediately',
        message: ENTRY_TEXT,
        request: '',
      }),
  },
  {
    noun: 'セミナー',
    path: '/applications/',
    field: seminarApplyRequest.seminar.at,
    offers: (replies) => readReply('seminarSummaries', replies.get('GET /seminar-summaries/'))?.results,
    applied: (reply) => {
      const page = readReply('seminarApplications', reply);
      return page ? { ...page, results: page.results.map((row) => ({ ...row, offer: row.seminar })) } : null;
    },
    entry: (seminar) => writeFields(seminarApplyRequest, { seminar }),
  },
];

/** One that the API refuses, such as a seminar without seats, is followed by the next one, up to this number. */
const MAX_OFFERS = 5;

/** Returns the member's applications, of all pages of their list. */
async function readApplied({ path, applied }: Kind, client: OriginClient): Promise<Applied[]> {
  const readPage = async (query: string) =>
    applied((await client.call('GET', query ? `${path}?${query}` : path)).json);
  return (await readPages(readPage)).rows;
}

/** Returns the ids of open vacancies or seminars for which the member has no application. */
async function findOffers(kind: Kind, { client, replies }: Run): Promise<number[]> {
  const taken = new Set((await readApplied(kind, client)).map(({ offer }) => offer));
  const open = (kind.offers(replies) ?? []).filter(({ id, status }) => status === 'open' && !taken.has(id));
  return open.slice(0, MAX_OFFERS).map(({ id }) => id);
}

/** The sentences of Django REST Framework for a member whom the view's permissions exclude. */
const PERMISSION_DENIED = /permission to perform|実行する権限/;

/** Returns whether a rule of the API, such as a missing work history or a full seminar, forbids an application. */
const isRule = (reply: Reply): boolean =>
  reply.json !== undefined &&
  (reply.status === 400 ||
    (reply.status === 403 && !isCsrfFailure(reply) && !PERMISSION_DENIED.test(messageOf(reply))));

/** The status of which screens offer a reapplication. */
const CANCELLED: ApplicationStatus = 'cancelled';

/** What was found about applying, cancelling and reapplying. */
interface Findings {
  apply: Finding;
  cancel: Finding;
  reapply: Finding;
}

/** Applies, cancels, reapplies and cancels again. */
async function tryApplication(kind: Kind, run: Run): Promise<Findings> {
  const { client } = run;
  const offers = await findOffers(kind, run);
  const none = (finding: Finding): Findings => ({ apply: finding, cancel: finding, reapply: finding });
  let applied: Reply | undefined;
  let offer = 0;
  for (offer of offers) {
    applied = await client.call('POST', kind.path, { body: kind.entry(offer) });
    // A rule of the API is no fault of the connection.
    if (!isRule(applied)) break;
  }
  if (!applied)
    return none(unchecked(`この会員がまだ応募していない受付中の${kind.noun}が、1ページ目にありません。`));
  if (isRule(applied))
    return none(
      unchecked(
        `APIがこの会員の応募を受け付けません（受付中の${kind.noun}${offers.length}件で確認）：${messageOf(applied)}`,
      ),
    );
  if (!isSuccess(applied))
    return {
      ...none(unchecked('応募できないため、確認していません。')),
      apply: describeFailure(applied, client.origin, true),
    };
  // The reply of the write need not contain the application.
  const id = (await readApplied(kind, client)).find((application) => application.offer === offer)?.id;
  if (id === undefined)
    return {
      apply: works(),
      cancel: missing(
        `${kind.noun} ${offer} に応募しましたが、GET ${kind.path} にありません。取り消せていません。`,
        `一覧の各行に id と ${kind.field}（id）を入れ、この応募をAPIの側で取り消してください。`,
      ),
      reapply: unchecked('取り消せないため、確認していません。'),
    };
  try {
    return { apply: works(), ...(await cancelAndReapply(kind, { id, offer }, client)) };
  } catch (error) {
    await client.call('POST', `${kind.path}${id}/cancel/`, { isCleanup: true }).catch(() => undefined);
    throw error;
  }
}

/** Cancels an application, reapplies and cancels again. */
async function cancelAndReapply(
  kind: Kind,
  { id, offer }: Pick<Applied, 'id' | 'offer'>,
  client: OriginClient,
): Promise<Omit<Findings, 'apply'>> {
  const cancelAgain = () => client.call('POST', `${kind.path}${id}/cancel/`);
  const cancelled = await cancelAgain();
  if (!isSuccess(cancelled)) {
    const failure = describeFailure(cancelled, client.origin, true);
    const detail = `${failure.detail} ${kind.noun} ${offer} への応募（${id}）が残っています。`;
    return {
      cancel: { ...failure, detail },
      reapply: unchecked('取り消せないため、確認していません。'),
    };
  }
  const cancel = works(`${kind.noun} ${offer} で応募し、取り消しました。`);
  const status = (await readApplied(kind, client)).find((application) => application.id === id)?.status;
  if (status !== CANCELLED)
    return {
      cancel,
      reapply: missing(
        `取り消した応募の status が ${status} です。サイトは ${CANCELLED} の応募だけに再応募を出します。`,
        `status を ${CANCELLED} にするか、schemas/application-fields.ts で読み替えてください。`,
      ),
    };
  const reapplied = await client.call('PATCH', `${kind.path}${id}/reapplication/`);
  if (!isSuccess(reapplied)) return { cancel, reapply: describeFailure(reapplied, client.origin, true) };
  const isCancelled = isSuccess(await cancelAgain());
  const left = missing(
    `再応募した応募（${id}）を取り消せません。`,
    'この応募をAPIの側で取り消してください。',
  );
  return { cancel: isCancelled ? cancel : left, reapply: works() };
}

/** Returns the checks of applications to vacancies and seminars. Each kind is tried once, for three rows. */
export const applicationChecks = (): Check[] =>
  KINDS.flatMap((kind) => {
    let tried: Promise<Findings> | undefined;
    const check = (name: string, step: keyof Findings): Check => [
      'writes',
      subjectOf(name),
      async (run) => {
        tried ??= tryApplication(kind, run);
        return (await tried)[step];
      },
    ];
    return [
      check(`POST ${kind.path}`, 'apply'),
      check(`POST ${kind.path}{id}/cancel/`, 'cancel'),
      check(`PATCH ${kind.path}{id}/reapplication/`, 'reapply'),
    ];
  });
