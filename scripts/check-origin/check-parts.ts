import { isRecord } from '@/lib/error-body';
import { type Fields, readFields, valueAt, writeFields } from '@/schemas/fields';
import {
  careerEducationFields,
  conditionsFields,
  invoiceFields,
  licenseFields,
  type Member,
  type MemberPart,
  profileFields,
  receiveFields,
  savedSkillFields,
  skillFields,
  workStyleFields,
} from '@/schemas/member-fields';
import { readReply } from './assess-reply';
import { subjectOf } from './check-write-calls';
import { describeWriteFailure, type Finding, isSuccess, missing } from './failures';
import type { OriginClient, Reply } from './origin-client';
import type { Row } from './report';

/** A part of the member's record that one form saves. */
interface Part {
  name: MemberPart;
  call: string;
  purpose?: string;
  /** The fields as they are in the member, and as they are in the request where that differs. */
  fields: Fields;
  sent?: Fields;
  /** Undefined without the record's id. */
  path: (member: Member) => string | undefined;
}

const SAVE = 'PATCH /members/{memberId}/';
const CAREER = 'PATCH /career-education/{memberId}/';
const SKILLS = 'PATCH /skill-category-informations/{id}/';
const ofMember = ({ id }: Member) => `/members/${id}/`;

const PARTS: readonly Part[] = [
  { name: 'profile', call: SAVE, fields: profileFields, path: ofMember },
  { name: 'license', call: SAVE, purpose: '資格の保存', fields: licenseFields, path: ofMember },
  { name: 'work-style', call: SAVE, purpose: '働き方の保存', fields: workStyleFields, path: ofMember },
  {
    name: 'conditions',
    call: SAVE,
    purpose: '現在の状況・希望条件の保存',
    fields: conditionsFields,
    path: ofMember,
  },
  { name: 'receive', call: SAVE, purpose: 'メール配信の設定の保存', fields: receiveFields, path: ofMember },
  { name: 'invoice', call: SAVE, purpose: 'インボイスの状態の保存', fields: invoiceFields, path: ofMember },
  {
    name: 'career',
    call: CAREER,
    fields: careerEducationFields,
    path: ({ id }) => `/career-education/${id}/`,
  },
  {
    name: 'skill',
    call: SKILLS,
    fields: savedSkillFields,
    sent: skillFields,
    path: ({ skill_category_information: information }) =>
      information?.id ? `/skill-category-informations/${information.id}/` : undefined,
  },
];

/** Written into the building of the address for a moment. */
const MARK = '接続の確認';

const unchecked = (detail: string): Finding => ({ state: 'unchecked', detail, remedy: '' });

/** Returns what the API has sent for the member. */
const rawMemberOf = (reply: unknown): unknown => (isRecord(reply) ? reply.member : undefined);

/** Returns a value as a text that is the same for lists whose order alone differs, and for objects with other orders of names. */
function comparable(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(comparable).sort().join()}]`;
  if (!isRecord(value)) return JSON.stringify(value ?? null);
  const pairs = Object.entries(value).map(([name, each]) => `${name}:${comparable(each)}`);
  return `{${pairs.sort().join()}}`;
}

/** Returns the paths of what differs between two records, such as `work_style.regions`. Times of changes differ always. */
function differences(before: unknown, after: unknown, path = ''): string[] {
  if (isRecord(before) && isRecord(after))
    return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((name) =>
      differences(before[name], after[name], path ? `${path}.${name}` : name),
    );
  const isTime = /(^|[._])(updated|modified|changed)(_at|_on|$)/.test(path);
  return isTime || comparable(before) === comparable(after) ? [] : [path];
}

/** Asks the API for the member again, without what was read before. */
async function readMember(client: OriginClient) {
  const { json } = await client.call('GET', '/members/me/');
  return { member: readReply('me', json)?.member, raw: rawMemberOf(json) };
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
async function checkPart(
  { name, fields, sent = fields, path }: Part,
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
  const address = path(member);
  if (address === undefined) return unchecked('id がないため、保存を試していません。');

  const save = (changed: object, isCleanup = false) =>
    client.call('PATCH', address, { body: writeFields(sent, { ...values, ...changed }), isCleanup });
  const isMarked = name === 'profile';
  const { reply, marked, isRestored } = isMarked
    ? await saveMark(client, save)
    : { reply: await save({}), marked: MARK, isRestored: true };
  if (!isSuccess(reply)) return describeWriteFailure(reply, client.origin);
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
  return {
    state: 'works',
    detail: isMarked ? '建物名を変え、元に戻しました。' : '読み取った値のまま保存し、変わっていません。',
    remedy: '',
  };
}

/** Saves each part of the test member's record, and verifies that nothing else has changed. */
export async function checkParts(client: OriginClient, add: (rows: Row[]) => void): Promise<void> {
  for (const part of PARTS) {
    const [root] = Object.values(part.fields).map(({ at }) => at.split('.')[0]);
    const subject = part.purpose ? `${part.call} ${root}（${part.purpose}）` : subjectOf(part.call);
    add([{ group: 'writes', subject, ...(await checkPart(part, client)) }]);
  }
}
