import * as z from 'zod';
import { isRecord } from '@/lib/error-body';
import { formatMonthsForApi, hasFullDates } from '@/lib/month-format';
import { careerEducationFormSchema } from '@/schemas/career-education';
import { licensesFormSchema } from '@/schemas/licenses';
import { invoiceEstablishmentSchema, receiveSchema } from '@/schemas/members';
import type { Member } from '@/schemas/replies/members';
import { skillRequestSchema } from '@/schemas/skills';
import { conditionsSchema, workStyleSchema } from '@/schemas/work-style';
import { readReply } from './assess-reply';
import { subjectOf } from './check-write-calls';
import { describeWriteFailure, type Finding, isSuccess } from './failures';
import type { OriginClient } from './origin-client';
import type { Row } from './report';

type Fields = Record<string, unknown>;

/** A part of the member's record that one form saves. */
interface Part {
  subject: string;
  method: 'PATCH';
  /** Undefined without the record's id. */
  path: (member: Member) => string | undefined;
  /** The fields of the record in GET /members/me/ that the part contains. */
  names: readonly (keyof Member & string)[];
  schema: z.ZodType<Fields>;
  /** The form's values as a request, where that differs from the record. */
  toBody?: (values: Fields) => unknown;
}

const SAVE = 'PATCH /members/{memberId}/';
const memberPart = (name: keyof Member & string, purpose: string, schema: z.ZodType): Part => ({
  subject: `${SAVE} ${name}（${purpose}）`,
  method: 'PATCH',
  path: ({ id }) => `/members/${id}/`,
  names: [name],
  schema: z.object({ [name]: schema }),
});

const PARTS: readonly Part[] = [
  memberPart('licenses', '資格の保存', licensesFormSchema.shape.licenses),
  memberPart('work_style', '働き方の保存', workStyleSchema),
  memberPart('conditions', '現在の状況・希望条件の保存', conditionsSchema),
  memberPart('receive', 'メール配信の設定の保存', receiveSchema),
  memberPart('invoice_establishment', 'インボイスの状態の保存', invoiceEstablishmentSchema),
  {
    subject: subjectOf('PATCH /career-education/{memberId}/'),
    method: 'PATCH',
    path: ({ id }) => `/career-education/${id}/`,
    names: ['careers', 'educations'],
    schema: careerEducationFormSchema,
  },
  {
    subject: subjectOf('PATCH /skill-category-informations/{id}/'),
    method: 'PATCH',
    path: ({ skill_category_information: information }) =>
      information?.id ? `/skill-category-informations/${information.id}/` : undefined,
    names: ['skill_category_information'],
    schema: z.object({ skill_category_information: skillRequestSchema }),
    toBody: ({ skill_category_information: information }) => information,
  },
];

const MONTHS = ['started_on', 'ended_on', 'acquired_on'];

/** Returns what the form of a part would send when it is saved without a change. */
function valuesOf({ names, schema }: Part, member: Member) {
  const read = Object.fromEntries(names.map((name) => [name, member[name]]));
  const parsed = schema.safeParse(read);
  if (!parsed.success) return { problems: parsed.error.issues.map(({ path }) => path) };
  const lists = Object.values(read).filter(Array.isArray) as Fields[][];
  const isDays = hasFullDates(lists.flat(), MONTHS);
  const withMonths = (value: unknown) =>
    Array.isArray(value)
      ? value.map(
          (row: Fields) =>
            formatMonthsForApi(
              [row],
              MONTHS.filter((month) => month in row),
              isDays,
            )[0],
        )
      : value;
  const values = Object.entries(parsed.data).map(([name, value]) => [name, withMonths(value)]);
  return { values: Object.fromEntries(values) as Fields };
}

/** Returns the paths of the fields that were sent and that a record does not have, such as `careers[].company`. */
export function missingFields(sent: unknown, stored: unknown, path: string): string[] {
  if (Array.isArray(sent)) {
    if (!Array.isArray(stored)) return [path];
    return sent.flatMap((row, index) =>
      isRecord(row) ? missingFields(row, stored[index], `${path}[]`) : [],
    );
  }
  if (!isRecord(sent)) return stored === undefined ? [path] : [];
  if (!isRecord(stored)) return [path];
  return Object.entries(sent).flatMap(([name, value]) =>
    missingFields(value, stored[name], path ? `${path}.${name}` : name),
  );
}

/** Returns a value as a text that is the same for lists whose order alone differs. */
const comparable = (value: unknown): string =>
  Array.isArray(value) ? value.map(comparable).sort().join() : JSON.stringify(value);

/** Returns the fields that have another value after the save, such as `work_style.regions`. */
function changedFields(sent: unknown, saved: unknown, path: string): string[] {
  if (isRecord(sent) && isRecord(saved))
    return Object.entries(sent).flatMap(([name, value]) =>
      changedFields(value, saved[name], path ? `${path}.${name}` : name),
    );
  return comparable(sent) === comparable(saved) ? [] : [path];
}

/** Returns the member's record as the API has sent it. */
export const rawMemberOf = (reply: unknown): unknown =>
  isRecord(reply) && isRecord(reply.member) ? reply.member : undefined;

/** Returns the value at a path of a record. */
const valueAt = (record: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((value, key) => (value as Record<PropertyKey, unknown> | null)?.[key], record);

const pathText = (path: readonly PropertyKey[]) =>
  path
    .map((key) => (typeof key === 'number' ? '[]' : String(key)))
    .join('.')
    .replaceAll('.[]', '[]');

const listOf = (paths: readonly string[]) => [...new Set(paths)].join('、');

const missingFieldsFinding = (detail: string): Finding => ({
  state: 'missing',
  detail,
  remedy:
    'シリアライザーにこのサイトの項目を加えるか、名前が違うときは schemas/replies/members.ts と api/members.ts を合わせてください。',
});

/** Returns the finding for fields that the API does not store although it has answered with a success. */
export const ignoredFields = (paths: readonly string[]): Finding =>
  missingFieldsFinding(`成功と答えても、保存されない項目があります：${listOf(paths)}`);

/** Returns the finding for fields without which a form cannot be saved, so that no save has been tried. */
export const absentFields = (paths: readonly string[]): Finding =>
  missingFieldsFinding(`GET /members/me/ にない項目があるため、保存を試していません：${listOf(paths)}`);

const unchecked = (detail: string): Finding => ({ state: 'unchecked', detail, remedy: '' });

/** Returns what can be said of a part whose values the form would not send. */
function describeProblems(problems: readonly PropertyKey[][], raw: unknown): Finding {
  const unknown = problems.filter((path) => valueAt(raw, path) === undefined);
  if (unknown.length > 0) return absentFields(unknown.map(pathText));
  return unchecked(`試験用の会員で入力していないか、保存できない値です：${listOf(problems.map(pathText))}`);
}

/** Saves a part with the values that were read, and compares what is stored afterwards with what was sent. */
async function checkPart(part: Part, client: OriginClient, reply: unknown): Promise<Finding> {
  const member = readReply('me', reply)?.member;
  const raw = rawMemberOf(reply);
  if (!member) return unchecked('会員を読み取れないため、確認していません。');
  // The form of such a part starts empty, so an empty save says nothing about the API.
  if (part.names.every((name) => valueAt(raw, [name]) === null))
    return describeProblems(
      part.names.map((name) => [name]),
      raw,
    );
  const { values, problems } = valuesOf(part, member);
  if (!values) return describeProblems(problems, raw);
  if (Object.values(values).every((value) => Array.isArray(value) && value.length === 0))
    return unchecked(`試験用の会員に1件もないため、確認していません（${listOf(part.names)}）。`);

  const path = part.path(member);
  if (path === undefined) return unchecked(`id がないため、保存を試していません（${listOf(part.names)}）。`);

  const saved = await client.call(part.method, path, { body: part.toBody?.(values) ?? values });
  if (!isSuccess(saved)) return describeWriteFailure(saved, client.origin);
  const again = (await client.call('GET', '/members/me/')).json;
  const stored = readReply('me', again)?.member;
  const lost = missingFields(values, rawMemberOf(again), '');
  const changed = changedFields(values, (stored && valuesOf(part, stored).values) ?? {}, '');
  if (lost.length + changed.length > 0) return ignoredFields([...lost, ...changed]);
  return { state: 'works', detail: '読み取った値のまま保存し、変わっていません。', remedy: '' };
}

/** Saves each part of the test member's record without a change. Fields that are not stored are found by reading again. */
export async function checkParts(client: OriginClient, add: (rows: Row[]) => void): Promise<void> {
  for (const part of PARTS) {
    const { json } = await client.call('GET', '/members/me/');
    add([{ group: 'writes', subject: part.subject, ...(await checkPart(part, client, json)) }]);
  }
}
