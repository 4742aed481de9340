import * as seminarApi from '@/api/seminar-applications';
import { seminarQueries } from '@/api/seminars';
import { vacancyQueries } from '@/api/vacancies';
import * as vacancyApi from '@/api/vacancy-applications';
import * as declared from '@/schemas/application-fields';
import type { ApplicationStatus } from '@/schemas/application-transitions';
import type { Fields } from '@/schemas/fields';
import { declarationOf } from './declarations';
import { describeWrite, isRefusal } from './failures';
import { type Check, type Finding, missing, type Run, unchecked, works } from './findings';
import type { Recorded } from './origin-client';
import { differences, readSent } from './part-checks';
import { ALL_VACANCIES } from './read-checks';
import { rowOf } from './write-calls';

interface Applied {
  id: number;
  status: string;
  /** The id of what it is for. */
  vacancy?: number;
  seminar?: number;
}

const ENTRY_TEXT =
  'これは、公開前にサイトとAPIの接続を確認するための応募です。試験用の会員から自動で送り、すぐに取り消します。選考や連絡の必要はありません。お手数ですが、そのままにしておいてください。確認が終わりしだい、この応募は取消し済みになります。';
const ENTRY = { start_timing: 'immediately', start_date: null, message: ENTRY_TEXT, request: '' } as const;

const VACANCIES = {
  noun: '案件',
  /** The path of the member's applications. */
  path: '/vacancy-applications/',
  request: declared.vacancyApplyRequest as Fields,
  status: declared.vacancyApplicationFields.status as Fields[string],
  /** What can be applied for. */
  offers: async ({ queries }: Run): Promise<Applied[]> =>
    (await queries.fetchQuery(vacancyQueries.list({ ...ALL_VACANCIES, status: ['open'] }))).results,
  list: ({ queries }: Run): Promise<Applied[]> =>
    queries.fetchQuery({ ...vacancyApi.vacancyApplicationQueries.list(), staleTime: 0 }),
  apply: (vacancy: number) => vacancyApi.applyToVacancy({ vacancy, ...ENTRY }),
  cancel: vacancyApi.cancelVacancyApplication,
  reapply: vacancyApi.reapplyToVacancy,
};
/** One kind of application, with the calls of the site. */
type Kind = typeof VACANCIES;

const SEMINARS: Kind = {
  noun: 'セミナー',
  path: '/applications/',
  request: declared.seminarApplyRequest,
  status: declared.seminarApplicationFields.status,
  offers: async ({ queries }) => (await queries.fetchQuery(seminarQueries.list(1))).results,
  list: ({ queries }) => queries.fetchQuery({ ...seminarApi.seminarApplicationQueries.list(), staleTime: 0 }),
  apply: seminarApi.applyToSeminar,
  cancel: seminarApi.cancelSeminarApplication,
  reapply: seminarApi.reapplyToSeminar,
};

/** One that the API refuses, such as a seminar without seats, is followed by the next one, up to this number. */
const MAX_OFFERS = 5;

/** What was found about applying, cancelling and reapplying. */
type Findings = Record<'apply' | 'cancel' | 'reapply', Finding>;

const NOT_TRIED = unchecked('応募できないため、確認していません。');
const ONLY_APPLY = '応募のビューが、ほかの記録を変えないようにしてください。';
const LEFT = 'この応募をAPIの側で取り消してください。';
const onlyApply = (apply: Finding): Findings => ({ apply, cancel: NOT_TRIED, reapply: NOT_TRIED });

/** Applies to what is open and the member has not applied for, until the API accepts one. */
async function applyToOne(kind: Kind, before: readonly Applied[], run: Run): Promise<Recorded | undefined> {
  const taken = before.map(({ vacancy, seminar }) => vacancy ?? seminar);
  const open = (await kind.offers(run)).filter(({ id, status }) => status === 'open' && !taken.includes(id));
  let tried: Recorded | undefined;
  for (const { id } of open.slice(0, MAX_OFFERS)) {
    tried = await run.client.record(() => kind.apply(id));
    if (!isRefusal(tried)) break;
  }
  return tried;
}

/** Returns a fault when screens would not offer the next action for an application. */
function statusFault(kind: Kind, row: Applied | undefined, expected: ApplicationStatus): Finding | undefined {
  if (!row || row.status === expected) return undefined;
  return missing(
    `応募の status が「${row.status}」です。サイトは ${expected} の応募だけに次の操作を出します。`,
    `${declarationOf(kind.status)} の変換に、この言葉を ${expected} として加えてください。`,
  );
}

/** Applies, cancels, reapplies and cancels again, and verifies that nothing else has changed. */
async function tryApplication(kind: Kind, run: Run): Promise<Findings> {
  const [member, before] = [await readSent(run), await kind.list(run)];
  const isOld = ({ id }: Applied) => before.some((other) => other.id === id);
  const find = async () => (await kind.list(run)).find((row) => !isOld(row));
  let isDone = false;
  try {
    const tried = await applyToOne(kind, before, run);
    if (!tried) return onlyApply(unchecked(`この会員がまだ応募していない受付中の${kind.noun}がありません。`));
    if (tried.error) return onlyApply(describeWrite(tried, run.client.origin, kind.request));
    const row = await find();
    if (!row) {
      const lost = `応募しましたが、GET ${kind.path} にありません。取り消せていません。`;
      const remedy = '一覧の各行に id と応募先の id を入れ、この応募をAPIの側で取り消してください。';
      return { ...onlyApply(works()), cancel: missing(lost, remedy) };
    }
    const found = await cancelAndReapply(kind, row, find, run);
    isDone = true;
    const changed = [
      ...differences(member, await readSent(run)),
      ...differences({ [kind.path]: before }, { [kind.path]: (await kind.list(run)).filter(isOld) }),
    ];
    const others = missing(`応募の前と後で、ほかの内容が違います：${changed.join('、')}`, ONLY_APPLY);
    return { apply: changed.length > 0 ? others : (statusFault(kind, row, 'applied') ?? works()), ...found };
  } finally {
    // A write may have worked although its reply did not arrive or cannot be understood.
    if (!isDone) await run.client.restore(() => cancelLeft(kind, find)).catch(() => undefined);
  }
}

async function cancelLeft({ cancel }: Kind, find: () => Promise<Applied | undefined>): Promise<void> {
  const left = await find();
  if (left && left.status !== 'cancelled') await cancel(left.id);
}

/** Cancels an application, reapplies and cancels again. */
async function cancelAndReapply(
  kind: Kind,
  { id }: Applied,
  find: () => Promise<Applied | undefined>,
  { client }: Run,
): Promise<Omit<Findings, 'apply'>> {
  const cancel = () => client.record(() => kind.cancel(id));
  const failed = (recorded: Recorded): Finding => {
    const { detail, remedy } = describeWrite(recorded, client.origin);
    return missing(`${detail} ${kind.noun}への応募（${id}）が残っています。`, remedy || LEFT);
  };
  const first = await cancel();
  if (first.error) return { cancel: failed(first), reapply: NOT_TRIED };
  const cancelled = works(`応募して取り消しました（${id}）。ほかは変わっていません。`);
  const fault = statusFault(kind, await find(), 'cancelled');
  if (fault) return { cancel: fault, reapply: unchecked('取消しを読み取れないため、確認していません。') };
  const reapplied = await client.record(() => kind.reapply(id));
  if (reapplied.error) return { cancel: cancelled, reapply: describeWrite(reapplied, client.origin) };
  const last = await client.restore(cancel);
  return { cancel: last.error ? failed(last) : cancelled, reapply: works() };
}

/** Returns the checks of applications to vacancies and seminars. Each kind is tried once, for three rows. */
export const applicationChecks = (): Check[] =>
  [VACANCIES, SEMINARS].flatMap((kind) => {
    let tried: Promise<Findings> | undefined;
    const findStep = (step: keyof Findings) => async (run: Run) => {
      tried ??= tryApplication(kind, run);
      return (await tried)[step];
    };
    return [
      [...rowOf(`POST ${kind.path}`), findStep('apply')],
      [...rowOf(`POST ${kind.path}{id}/cancel/`), findStep('cancel')],
      [...rowOf(`PATCH ${kind.path}{id}/reapplication/`), findStep('reapply')],
    ] satisfies Check[];
  });
