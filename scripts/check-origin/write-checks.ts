import { type Fields, readFields, valueAt, writeFields } from '@/schemas/fields';
import {
  careerEducationFields,
  conditionsFields,
  invoiceFields,
  licenseFields,
  MEMBER,
  type Member,
  type MemberPart,
  profileFields,
  receiveFields,
  savedSkillFields,
  skillFields,
  workStyleFields,
} from '@/schemas/member-fields';
import { isObject } from '@/schemas/wire-values';
import { readReply } from './assess-reply';
import {
  type Check,
  describeFailure,
  type Finding,
  isRefused,
  isSuccess,
  missing,
  type Run,
  unchecked,
  works,
} from './findings';
import { NoReplyError, type OriginClient, type Reply } from './origin-client';

/** The writes of spec §7 by method and path. Without `--writes` only their existence is checked, with OPTIONS. */
const WRITE_CALLS: ReadonlyMap<string, string> = new Map([
  ['POST /members/', '会員登録'],
  ['POST /set-password/', '登録の完了'],
  ['POST /login/', 'ログイン'],
  ['POST /login/google/', 'Googleでログイン'],
  ['POST /logout/', 'ログアウト'],
  ['POST /agree-terms/', '利用規約への同意'],
  ['POST /change-password/', 'パスワードの変更'],
  ['POST /change-email/', 'メールアドレスの変更'],
  ['GET /change-email/', 'メールアドレスの変更の確認'],
  ['PATCH /change-email/', 'メールアドレスの変更の確定'],
  ['POST /reset-google/', 'Google連携の解除'],
  ['POST /issue-password-token/', 'パスワード再設定の申請'],
  ['POST /update-password/', 'パスワードの再設定'],
  ['PATCH /members/{memberId}/', 'プロフィールの保存'],
  ['PATCH /members/{memberId}/withdraw/', '退会'],
  ['PATCH /career-education/{memberId}/', '職務経歴の保存'],
  ['POST /skill-category-informations/', 'スキルの登録'],
  ['PATCH /skill-category-informations/{id}/', 'スキルの保存'],
  ['POST /vacancy-applications/', '案件への応募'],
  ['POST /vacancy-applications/{id}/cancel/', '応募の取消し'],
  ['PATCH /vacancy-applications/{id}/reapplication/', '再応募'],
  ['POST /applications/', 'セミナーの申込み'],
  ['POST /applications/{id}/cancel/', '申込みの取消し'],
  ['PATCH /applications/{id}/reapplication/', '再申し込み'],
]);

/** Returns the method and the path of a call. */
export const parseCall = (name: string): { method: string; path: string } => {
  const [method = '', path = ''] = name.split(' ');
  return { method, path };
};

/** Returns the subject of a write's row. */
export const subjectOf = (name: string): string => {
  const purpose = WRITE_CALLS.get(name);
  return purpose ? `${name}（${purpose}）` : name;
};

/** Returns why OPTIONS tells nothing; '' when the API answers it for a call that exists, as Django REST Framework does. */
async function optionsFault({ client }: Run): Promise<string> {
  try {
    const known = await client.call('OPTIONS', '/categories/');
    const unknown = await client.call('OPTIONS', '/check-origin-no-such-call/');
    const isAnswered = known.status !== 404 && unknown.status === 404;
    return isAnswered ? '' : 'APIが OPTIONS に応じないため、確認していません。';
  } catch (error) {
    if (!(error instanceof NoReplyError)) throw error;
    return `OPTIONS に応答がありません（${error.message}）。`;
  }
}

async function findCall(name: string, { client }: Run) {
  const { method, path } = parseCall(name);
  // An id that fits the patterns of urls.py. OPTIONS does not look for the record.
  const reply = await client.call('OPTIONS', path.replace(/\{\w+\}/g, '1'));
  if (reply.status === 404)
    return missing(
      '404：この呼び出しがありません。',
      'urls.py に /api/v3/public/ 以下のこのパスを加えてください。',
    );
  const allowed = reply.headers.get('allow');
  // Only a success lists the methods of the view itself.
  if (isSuccess(reply) && allowed !== null && !allowed.split(/,\s*/).includes(method))
    return missing(
      `このパスは ${method} を受け付けません（${allowed}）。`,
      `ビューに ${method} を加えてください。`,
    );
  const exists = isSuccess(reply) || isRefused(reply) || reply.status === 405;
  return unchecked(
    exists
      ? 'パスがあります。書き込みは試していません。'
      : `OPTIONS に ${reply.status} を返すため、わかりません。`,
  );
}

/** Returns the checks whether the writes exist. OPTIONS changes nothing. */
export function writeCallChecks(): Check[] {
  let fault: string | undefined;
  return [...WRITE_CALLS.keys()].map((name) => [
    'writes',
    subjectOf(name),
    async (run) => {
      fault ??= await optionsFault(run);
      return fault ? unchecked(fault) : findCall(name, run);
    },
  ]);
}

const SAVE = 'PATCH /members/{memberId}/';
const CAREER = 'PATCH /career-education/{memberId}/';
const SKILLS = 'PATCH /skill-category-informations/{id}/';

/** The parts of the member's record, each with the call that saves it, and the words for it where a call saves several. */
const PARTS: readonly [name: MemberPart, call: string, fields: Fields, purpose?: string][] = [
  ['profile', SAVE, profileFields],
  ['license', SAVE, licenseFields, '資格の保存'],
  ['work-style', SAVE, workStyleFields, '働き方の保存'],
  ['conditions', SAVE, conditionsFields, '現在の状況・希望条件の保存'],
  ['receive', SAVE, receiveFields, 'メール配信の設定の保存'],
  ['invoice', SAVE, invoiceFields, 'インボイスの状態の保存'],
  ['career', CAREER, careerEducationFields],
  ['skill', SKILLS, savedSkillFields],
];

/** Returns the address of a save; undefined without the record's id. */
function addressOf(call: string, { id, skill_category_information: skills }: Member): string | undefined {
  if (call === SAVE) return `/members/${id}/`;
  if (call === CAREER) return `/career-education/${id}/`;
  return skills?.id ? `/skill-category-informations/${skills.id}/` : undefined;
}

/** Written into the building of the address for a moment. */
const MARK = '接続の確認';

/** Returns a value as a text that is the same for lists whose order alone differs, and for objects with other orders of names. */
function comparable(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(comparable).sort().join()}]`;
  if (!isObject(value)) return JSON.stringify(value ?? null);
  const pairs = Object.entries(value).map(([name, each]) => `${name}:${comparable(each)}`);
  return `{${pairs.sort().join()}}`;
}

/** Returns the paths of what differs between two records, such as `work_style.regions`. Times of changes differ always. */
function differences(before: unknown, after: unknown, path = ''): string[] {
  if (isObject(before) && isObject(after))
    return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((name) =>
      differences(before[name], after[name], path ? `${path}.${name}` : name),
    );
  const isTime = /(^|[._])(updated|modified|changed)(_at|_on|$)/.test(path);
  return isTime || comparable(before) === comparable(after) ? [] : [path];
}

/** Asks the API for the member again, without what was read before. */
async function readMember(client: OriginClient) {
  const { json } = await client.call('GET', '/members/me/');
  return { member: readReply('me', json)?.member, raw: valueAt(json, MEMBER) };
}

/** Changes the building of the address, reads it, and restores it. */
async function saveMark(
  client: OriginClient,
  save: (changed: object, isCleanup?: boolean) => Promise<Reply>,
) {
  let reply: Reply | undefined;
  let restored: Reply | undefined;
  let marked: unknown;
  try {
    reply = await save({ building: MARK });
    if (isSuccess(reply)) marked = (await readMember(client)).member?.profile.building;
  } finally {
    // A save may have worked although its reply did not arrive.
    if (!reply || isSuccess(reply)) restored = await save({}, true);
  }
  return { reply, marked, isRestored: restored === undefined || isSuccess(restored) };
}

/**
 * Saves a part as it was read, a profile with another building, and compares the whole record before and after. A part of which
 * something was not read is not saved, because that would erase it.
 */
async function savePart(
  [name, call, fields]: (typeof PARTS)[number],
  client: OriginClient,
): Promise<Finding> {
  const { member, raw } = await readMember(client);
  if (!member) return unchecked('会員を読み取れないため、確認していません。');
  const { values, unread } = readFields(fields, raw);
  if (member.readOnly.includes(name))
    return missing(
      `読み取れない項目があるため、保存を試していません。画面でも変更できません：${unread.join('、')}`,
      'シリアライザーにこの項目を加えるか、名前が違うときは schemas/member-fields.ts のこの項目の at を、APIの名前に直してください。',
    );
  const isEmpty = Object.values(values).every(
    (value) => value === null || value === '' || value?.length === 0,
  );
  if (isEmpty) return unchecked('試験用の会員で入力していないため、確認していません。');
  const address = addressOf(call, member);
  if (address === undefined) return unchecked('id がないため、保存を試していません。');

  const save = (changed: object, isCleanup = false) =>
    client.call('PATCH', address, {
      body: writeFields(name === 'skill' ? skillFields : fields, { ...values, ...changed }),
      isCleanup,
    });
  const isMarked = name === 'profile';
  const { reply, marked, isRestored } = isMarked
    ? await saveMark(client, save)
    : { reply: await save({}), marked: MARK, isRestored: true };
  if (!isSuccess(reply)) return describeFailure(reply, client.origin, true);
  const changed = differences(raw, (await readMember(client)).raw);
  if (!isRestored || changed.length > 0)
    return missing(
      `保存の前と後で違う項目があります：${changed.join('、') || valueAt(raw, 'profile.building')}`,
      '試験用の会員の内容を /mypage/ で確かめ、送られた項目だけを変えるように（partial=True）APIを直してください。',
    );
  if (marked !== MARK)
    return missing(
      '成功と答えても、建物名が保存されません。',
      'シリアライザーにこの項目を加えるか、schemas/member-fields.ts の at をAPIの名前に直してください。',
    );
  return works(isMarked ? '建物名を変え、元に戻しました。' : '読み取った値のまま保存し、変わっていません。');
}

/** Save each part of the test member's record, and verify that nothing else has changed. */
export const PART_CHECKS: readonly Check[] = PARTS.map((part) => {
  const [, call, fields, purpose] = part;
  const [root] = Object.values(fields).map(({ at }) => at.split('.')[0]);
  const subject = purpose ? `${call} ${root}（${purpose}）` : subjectOf(call);
  return ['writes', subject, ({ client }) => savePart(part, client)];
});
