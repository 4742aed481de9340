import { profileUpdateSchema } from '@/schemas/profile';
import { readAs } from './assess-reply';
import { subjectOf } from './check-write-calls';
import { describeFailure, isSuccess, messageOf } from './failures';
import type { OriginClient, Reply } from './origin-client';
import type { Row } from './report';

type Replies = ReadonlyMap<string, unknown>;

const rowOf = (name: string, finding: Pick<Row, 'state' | 'detail'> & { remedy?: string }): Row => ({
  group: 'writes',
  subject: subjectOf(name),
  remedy: '',
  ...finding,
});

/** Returns the row of a write that the API has answered. */
function rowOfReply(name: string, reply: Reply, origin: string): Row {
  if (isSuccess(reply)) return rowOf(name, { state: 'works', detail: '' });
  return rowOf(name, describeFailure(reply, origin));
}

const SAVE_PROFILE = 'PATCH /members/{memberId}/';
/** Written into the building of the address for a moment. */
const MARK = '接続の確認';

/** Changes the building in the member's address, looks whether it was saved, and restores it. */
async function checkProfile(client: OriginClient, replies: Replies): Promise<Row> {
  const member = readAs('me', replies.get('GET /members/me/'))?.member;
  const profile = profileUpdateSchema.safeParse(member?.profile);
  const id = member?.id;
  if (!profile.success || id === undefined) {
    const fields = profile.error?.issues.map(({ path }) => path.join('.')).join('、');
    return rowOf(SAVE_PROFILE, {
      state: 'unchecked',
      detail: `試験用の会員のプロフィールが埋まっていません（${fields ?? 'id'}）。`,
      remedy: '試験用の会員で /mypage/ の基本情報を一度保存してから、もう一度確認してください。',
    });
  }
  const save = (building: string, isCleanup = false) => {
    const body = { profile: { ...profile.data, building } };
    return client.call('PATCH', `/members/${id}/`, { body, isCleanup });
  };
  let saved: unknown;
  let changed: Reply | undefined;
  let restored: Reply | undefined;
  try {
    changed = await save(MARK);
    saved = readAs('me', (await client.call('GET', '/members/me/')).json)?.member.profile.building;
  } finally {
    // A save may have worked although its answer did not arrive.
    if (!changed || isSuccess(changed)) restored = await save(profile.data.building, true);
  }
  if (!isSuccess(changed)) return rowOfReply(SAVE_PROFILE, changed, client.origin);
  if (!restored || !isSuccess(restored))
    return rowOf(SAVE_PROFILE, {
      state: 'missing',
      detail: `建物名を「${MARK}」に変えた後、元に戻せませんでした（${restored?.status}）。`,
      remedy: '試験用の会員の建物名を /mypage/ で直し、APIのログを確認してください。',
    });
  if (saved !== MARK)
    return rowOf(SAVE_PROFILE, {
      state: 'missing',
      detail: '成功と答えますが、建物名（profile.building）が保存されません。',
      remedy: 'シリアライザーの profile に、このサイトの項目を加えてください。',
    });
  return rowOf(SAVE_PROFILE, { state: 'works', detail: '建物名を変え、元に戻しました。' });
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
  appliedIds: (reply: unknown) => Map<number, number>;
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
    offers: (replies) => readAs('vacancies', replies.get('GET /vacancies/'))?.results ?? [],
    applications: '/vacancy-applications/',
    appliedIds: (reply) =>
      new Map(readAs('vacancyApplications', reply)?.results.map(({ id, vacancy }) => [vacancy, id])),
    field: 'vacancy',
    noun: '案件',
    entry: { start_timing: 'immediately', message: ENTRY_TEXT, request: '' },
  },
  {
    apply: 'POST /applications/',
    cancel: 'POST /applications/{id}/cancel/',
    reapply: 'PATCH /applications/{id}/reapplication/',
    offers: (replies) => readAs('seminarSummaries', replies.get('GET /seminar-summaries/'))?.results ?? [],
    applications: '/applications/',
    appliedIds: (reply) =>
      new Map(readAs('seminarApplications', reply)?.results.map(({ id, seminar }) => [seminar, id])),
    field: 'seminar',
    noun: 'セミナー',
    entry: {},
  },
];

/** Returns the id of the first open vacancy or seminar for which the member has no application. */
function findOffer({ offers, appliedIds, applications }: ApplicationKind, replies: Replies) {
  const taken = appliedIds(replies.get(`GET ${applications}`));
  return offers(replies).find(({ id, status }) => status === 'open' && !taken.has(id))?.id;
}

/** Returns the id of the application that a write has made. Its reply need not contain it. */
async function applicationId(
  { applications, appliedIds }: ApplicationKind,
  offer: number,
  client: OriginClient,
) {
  return appliedIds((await client.call('GET', applications)).json).get(offer);
}

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
  const offer = findOffer(kind, replies);
  if (offer === undefined)
    return skip(
      [apply, cancel, reapply],
      `この会員がまだ応募していない受付中の${noun}が、1ページ目にありません。`,
    );

  const applied = await client.call('POST', kind.applications, { body: { [field]: offer, ...entry } });
  // A rule of the API, such as a missing work history, is no fault of the connection.
  if (applied.status === 400 && applied.json !== undefined)
    return skip([apply, cancel, reapply], `${NOT_ALLOWED}：${messageOf(applied)}`);
  const rows = [rowOfReply(apply, applied, client.origin)];
  if (!isSuccess(applied))
    return [...rows, ...skip([cancel, reapply], '応募できないため、確認していません。')];
  const id = await applicationId(kind, offer, client);
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
  { cancel, reapply, applications, noun }: ApplicationKind,
  offer: number,
  id: number,
  client: OriginClient,
): Promise<Row[]> {
  const path = `${applications}${id}`;
  const cancelled = await client.call('POST', `${path}/cancel/`);
  if (!isSuccess(cancelled)) {
    const failure = rowOfReply(cancel, cancelled, client.origin);
    const detail = `${failure.detail} ${noun} ${offer} への応募（${id}）が残っています。`;
    return [{ ...failure, detail }, ...skip([reapply], '取り消せないため、確認していません。')];
  }
  const done = rowOf(cancel, { state: 'works', detail: `${noun} ${offer} で応募し、取り消しました。` });
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
 * Makes the writes of the main journey as the test member: a profile is saved and restored, applications are made and
 * cancelled.
 * @param add receives the rows of each part when it is done
 */
export async function checkWrites(
  client: OriginClient,
  replies: Replies,
  add: (rows: Row[]) => void,
): Promise<void> {
  add([await checkProfile(client, replies)]);
  for (const kind of KINDS) add(await checkApplication(kind, client, replies));
}
