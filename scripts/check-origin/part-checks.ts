import { choiceQueries } from '@/api/choices';
import { fetchMemberAgain, saveMember } from '@/api/members';
import { send } from '@/api/transport/http-client';
import { joinPath, readFields, valueAt } from '@/schemas/fields';
import { jobStatuses } from '@/schemas/member-codes';
import { MEMBER, type MemberPart, memberFields, readMe, type SentMe } from '@/schemas/member-fields';
import { memberParts, partRequest } from '@/schemas/member-requests';
import { remotes } from '@/schemas/vacancy-fields';
import { isObject } from '@/schemas/wire-values';
import { declarationOf, declarationsOf } from './declarations';
import { describeWrite } from './failures';
import { type Check, type Finding, missing, notice, type Run, unchecked, works } from './findings';
import type { Recorded } from './origin-client';
import { rowOf } from './write-calls';

type ChoiceList = keyof typeof choiceQueries;

/** Returns the values, or the ids, that a list of choices offers, as far as it has been read. */
function offered(list: ChoiceList, { queries }: Run): unknown[] {
  const rows: readonly object[] = queries.getQueryData<object[]>(choiceQueries[list]().queryKey) ?? [];
  return rows.map((row) => valueAt(row, 'value') ?? valueAt(row, 'id'));
}

/** The choices of a member, and the words that the site can show for each. */
const CHOICES: readonly [name: keyof typeof memberFields, known: ChoiceList | readonly string[]][] = [
  ['licenses', 'certifications'],
  ['hope_workstyles', 'hopeWorkstyles'],
  ['current_workstyle', 'currentWorkstyles'],
  ['regions', 'regions'],
  ['status', jobStatuses],
  ['remote', remotes],
  ['state', ['1', '2', '3']],
];

/** Asks the API for the member again. @returns the reply as it came */
export const readSent = ({ queries }: Run): Promise<SentMe> => fetchMemberAgain(queries, 'check');

/** Looks for choices of the member that no list offers. */
async function findUnknownChoices(run: Run): Promise<Finding[]> {
  const { values } = readFields(memberFields, valueAt(await readSent(run), MEMBER));
  return CHOICES.flatMap(([name, known]) => {
    const words = typeof known === 'string' ? offered(known, run) : known;
    const chosen = [values[name]].flat().map((each) => valueAt(each, 'certification') ?? each);
    const unknown = chosen.filter((word) => typeof word === 'string' && word && !words.includes(word));
    if (words.length === 0 || unknown.length === 0) return [];
    return notice(
      `${memberFields[name].at} の知らない言葉：${[...new Set(unknown)].join('、')}`,
      `そのまま表示し、会員が消すまで残します。選択肢に加えるか、${declarationOf(memberFields[name])} の変換を直してください。`,
    );
  });
}
export const CHOICE_CHECK: Check = ['reads', '会員の選択肢の言葉', findUnknownChoices];

/** Written into texts of the test member for a moment. */
const MARK = '接続の確認';

// biome-ignore lint/suspicious/noExplicitAny: each part has values of its own
type Values = Readonly<Record<string, any>>;

/** Returns a list with another one of the offered values; without the last one when it has them all. */
const toggled = <T>(list: readonly T[], values: readonly T[]): T[] => {
  const other = values.find((value) => !list.includes(value));
  return other === undefined ? list.slice(0, -1) : [...list, other];
};
/** Returns another month, or another day where the API sends days. */
const otherDate = (date: string | null) =>
  date ? date.replace(/^\d+/, (year) => `${+year - 1}`) : '2011-04';

const SAVE = 'PATCH /members/{memberId}/';

/** The calls that save the parts of the member's record, and the words for one that saves several. */
const CALLS: Readonly<Record<MemberPart, readonly [call: string, purpose?: string]>> = {
  profile: [SAVE],
  career: ['PATCH /career-education/{memberId}/'],
  license: [SAVE, '資格の保存'],
  'work-style': [SAVE, '働き方の保存'],
  conditions: [SAVE, '現在の状況・希望条件の保存'],
  receive: [SAVE, 'メール配信の設定の保存'],
  invoice: [SAVE, 'インボイスの状態の保存'],
  skill: ['PATCH /skill-category-informations/{id}/'],
};

/** A change of each part, which the member's forms can make too. */
const CHANGES: Readonly<Record<MemberPart, (values: Values, run: Run) => Values>> = {
  profile: () => ({ building: MARK }),
  career: ({ careers }) => ({ careers: careers.map((row: Values) => ({ ...row, description: MARK })) }),
  license: ({ licenses }) => ({
    licenses: licenses.map((row: Values) => ({ ...row, acquired_on: otherDate(row.acquired_on) })),
  }),
  'work-style': ({ regions }, run) => ({ regions: toggled(regions, offered('regions', run)) }),
  conditions: () => ({ note: MARK }),
  receive: ({ allow_news }) => ({ allow_news: !allow_news }),
  // A number that is given up may be refused when it comes back, so the state with one is sent as it is.
  invoice: ({ state }) => ({ state: { 2: '3', 3: '2' }[String(state)] ?? state }),
  skill: ({ abilities }, run) => ({ abilities: toggled(abilities, offered('abilities', run)) }),
};

/**
 * Returns a value as a text that is the same for an empty text and null, for a month and its first day, for lists whose order
 * alone differs, and for rows that were stored again with other ids.
 */
function comparable(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(comparable).sort().join()}]`;
  if (typeof value === 'string') return JSON.stringify(value.replace(/^(\d{4}-\d{2})-01$/, '$1') || null);
  if (!isObject(value)) return JSON.stringify(value ?? null);
  const { id, sent: _, ...others } = value;
  const compared = Object.keys(others).length > 0 ? others : { id };
  const pairs = Object.entries(compared).map(([name, each]) => `${name}:${comparable(each)}`);
  return `{${pairs.sort().join()}}`;
}

/**
 * Returns the paths of what differs between two records, such as `work_style.regions`. Times of changes differ always, and so
 * may the id of a part of the member that the API has stored again.
 */
export function differences(before: unknown, after: unknown, path = ''): string[] {
  if (isObject(before) && isObject(after)) {
    const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
    const isPart = path.includes('.') && names.length > 1;
    return names
      .filter((name) => !(isPart && name === 'id'))
      .flatMap((name) => differences(before[name], after[name], path ? `${path}.${name}` : name));
  }
  const isTime = /(^|[._])(updated|modified|changed)(_at|_on|$)/.test(path);
  return isTime || comparable(before) === comparable(after) ? [] : [path];
}

/** Saves a change as the part's form does, reads it back, and restores what was there, also when the save fails midway. */
async function tryChange(part: MemberPart, before: SentMe, changed: Values, original: Values, run: Run) {
  const { client, queries } = run;
  const { id: memberId } = readMe(before).member;
  const start = client.exchanges.length;
  const changesTo = () => ({ values: changed, overwritten: [] });
  let saved: Recorded | undefined;
  let restored: Recorded | undefined;
  let after = before;
  try {
    saved = await client.record(() => saveMember({ memberId, part, changesTo }, queries));
    if (!saved.error) after = await readSent(run);
  } finally {
    const write = client.exchanges.slice(start).find(({ method }) => method !== 'GET');
    const isRefused = saved?.error && /^4/.test(String(write?.reply?.status));
    // A save may have worked although its reply did not arrive or cannot be understood.
    if (write && !isRefused)
      restored = await client.restore(() =>
        client.record(() => send('patch', write.path, partRequest(before, part, original))),
      );
  }
  return { saved, restored, after };
}

/**
 * Changes a part as the member's form does, reads it back, restores it, and compares the whole record, also what nobody has
 * declared. A part of which something cannot be read is not saved.
 */
async function checkPart(part: MemberPart, run: Run): Promise<Finding> {
  const { fields, at = '' } = memberParts[part];
  const root = joinPath(MEMBER, at);
  const read = (me: SentMe): { values: Values; unread: string[] } => readFields(fields, valueAt(me, root));
  const before = await readSent(run);
  const { values, unread } = read(before);
  if (readMe(before).member.readOnly.includes(part))
    return missing(
      `読み取れない項目があるため、保存を試していません。画面でも変更できません：${unread.join('、')}`,
      `${declarationsOf(fields, Object.keys(fields))}：GET /members/me/ の行のとおりに直してください。`,
    );
  const changed = CHANGES[part](values, run);
  const names = Object.keys(changed);
  const own = names.map((name) => joinPath(root, fields[name]?.at ?? name));
  const isFilled = own.every((path) => valueAt(before, path.split('.').slice(0, 2).join('.')) !== null);
  if (!isFilled || names.every((name) => changed[name]?.length === 0 && values[name]?.length === 0))
    return unchecked('試験用の会員が入力していないため、確認していません。/mypage/ で一度保存してください。');

  const original = Object.fromEntries(names.map((name) => [name, values[name]]));
  const { saved, restored, after } = await tryChange(part, before, changed, original, run);
  const failure = saved.error ? describeWrite(saved, run.client.origin, fields) : undefined;
  const others = differences(before, after).filter((path) => !own.some((each) => path.startsWith(each)));
  const lost = [...new Set([...others, ...differences(before, await readSent(run))])];
  if (restored?.error || lost.length > 0) {
    const former = lost.map((path) => `${path}（前は ${JSON.stringify(valueAt(before, path))}）`);
    return missing(
      `保存の前と後で違う項目があります：${former.join('、')}。${failure?.detail ?? ''}`,
      '試験用の会員の内容を /mypage/ で確かめ、送られた項目だけを変えるように（partial=True）APIを直してください。',
    );
  }
  if (failure) return failure;
  const stored = read(after).values;
  const dropped = names.filter((name) => comparable(stored[name]) !== comparable(changed[name]));
  if (dropped.length === 0)
    return works(`${own.join('、')} を変え、元に戻しました。ほかは変わっていません。`);
  return missing(
    `成功と答えても、保存されません：${dropped.join('、')}`,
    `シリアライザーにこの項目を加えるか、${declarationsOf(fields, dropped)} の at をAPIの名前に直してください。`,
  );
}

/** Save each part of the test member's record, and verify that nothing else has changed. */
export const PART_CHECKS: readonly Check[] = Object.entries(CALLS).map(([part, call]) => [
  ...rowOf(...call),
  (run) => checkPart(part as MemberPart, run),
]);
