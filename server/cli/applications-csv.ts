import type { Options } from 'csv-stringify';
import { phoneText } from '@/lib/digits';
import { groupByCompany, licenseText } from '@/lib/members/resume';
import type { ApplicationFilter } from '@/server/applications/lists';
import { certifications } from '@/server/choices/lists';
import type { Db } from '@/server/db/client';
import { findMemberListRows } from '@/server/members/list';
import { readMemberRows } from '@/server/members/me';
import { careerOf, licenseOf } from '@/server/members/present';
import { fullName } from '@/server/members/service';
import { toWireDateTime } from '@/server/openapi/wire-schema';
import { listAllSeminarApplications } from '@/server/seminar-applications/list';
import { findSeminarTitles } from '@/server/seminars/service';
import { findVacancyTitles } from '@/server/vacancies/service';
import { listAllVacancyApplications } from '@/server/vacancy-applications/list';
import { type Cell, minuteInTokyo, shownEmail } from './output';

/** An application as a list prints it: for programs, and as a row of a table. */
export interface ApplicationRow {
  json: Record<string, unknown>;
  cells: Cell[];
}

/** What became of an application: its status, or that what it was for does not take place or is closed. */
export type ApplicationState = 'applied' | 'cancelled' | 'offerClosed' | 'offerCancelled';

/** The states of applications to vacancies, in the words of the site. */
export const VACANCY_APPLICATION_LABELS: Record<string, string> = {
  applied: '応募中',
  offerClosed: '応募中（募集終了）',
  cancelled: '取消し',
};

/** The states of applications to seminars, which the site calls by other words. */
export const SEMINAR_APPLICATION_LABELS: Record<string, string> = {
  applied: '申込み中',
  offerClosed: '開催済み',
  offerCancelled: '中止',
  cancelled: '取消し',
};

/** Returns the state of an application to a vacancy. */
export const vacancyApplicationState = (
  status: 'applied' | 'cancelled',
  vacancy: { isOpen: boolean } | undefined,
): ApplicationState => (status === 'applied' && !vacancy?.isOpen ? 'offerClosed' : status);

/** Returns the state of an application to a seminar. What a member has cancelled stays so. */
export function seminarApplicationState(
  status: 'applied' | 'cancelled',
  seminar: { status: string } | undefined,
): ApplicationState {
  if (status === 'cancelled') return status;
  if (seminar?.status === 'cancelled') return 'offerCancelled';
  return seminar?.status === 'past' ? 'offerClosed' : status;
}

const MEMBER_HEADERS = ['会員ID', '氏名', 'メールアドレス'];
const TIMINGS = { immediately: 'すぐに', within_month: '1か月以内', specified: '日付指定' };
const ENTRY_HEADERS = ['参画時期', '参画可能日', '応募の理由', '希望・質問'];

export const VACANCY_APPLICATION_HEADER = [
  '応募ID',
  '状態',
  '応募日時',
  '案件ID',
  '案件',
  ...MEMBER_HEADERS,
  ...ENTRY_HEADERS,
];
export const SEMINAR_APPLICATION_HEADER = [
  '申込みID',
  '状態',
  '申込み日時',
  'セミナーID',
  'セミナー',
  ...MEMBER_HEADERS,
  '開催日時',
  '最終変更日時',
];
export const COMPANY_HEADER = [
  '応募ID',
  '応募日時',
  '氏名',
  'フリガナ',
  'メールアドレス',
  '電話番号',
  '保有資格',
  ...ENTRY_HEADERS,
  '職務経歴',
];

async function loadMembers(db: Db, applications: { memberId: number }[]) {
  const members = await findMemberListRows(db, [...new Set(applications.map(({ memberId }) => memberId))]);
  return (id: number) => {
    const member = members.get(id);
    const name = member ? fullName(member) : '';
    return { name, cells: [id, name, (member && shownEmail(member)) ?? ''] as Cell[] };
  };
}

type VacancyApplication = Awaited<
  ReturnType<ReturnType<typeof listAllVacancyApplications>['next']>
>['value'][number];

const entryCells = (row: VacancyApplication): Cell[] => [
  TIMINGS[row.startTiming as keyof typeof TIMINGS],
  row.startDate ?? '',
  row.message,
  row.request,
];

/** Returns an application as a row. The last cells are those that only one kind of application has. */
const toRow = (
  row: { id: number; memberId: number; status: string; createdAt: Date },
  offer: { id: number; title: string | undefined; state: ApplicationState; labels: Record<string, string> },
  member: { name: string; cells: Cell[] },
  lastCells: Cell[],
): ApplicationRow => {
  const { id: of, title = '', state, labels } = offer;
  const { id, memberId, status, createdAt } = row;
  return {
    json: {
      id,
      createdAt: toWireDateTime(createdAt),
      of,
      title,
      member: memberId,
      name: member.name,
      status,
      state,
    },
    cells: [id, labels[state] ?? state, minuteInTokyo(createdAt), of, title, ...member.cells, ...lastCells],
  };
};

/** Returns vacancy applications as rows without the header, oldest first and in batches. */
export async function* vacancyApplicationRows(
  db: Db,
  filter?: ApplicationFilter,
): AsyncGenerator<ApplicationRow[]> {
  for await (const applications of listAllVacancyApplications(db, filter)) {
    const vacancies = await findVacancyTitles(db, [...new Set(applications.map((row) => row.vacancyId))]);
    const findMember = await loadMembers(db, applications);
    yield applications.map((row) => {
      const vacancy = vacancies.get(row.vacancyId);
      const state = vacancyApplicationState(row.status, vacancy);
      const offer = { id: row.vacancyId, title: vacancy?.title, state, labels: VACANCY_APPLICATION_LABELS };
      return toRow(row, offer, findMember(row.memberId), entryCells(row));
    });
  }
}

/** Returns seminar applications as rows without the header, oldest first and in batches. */
export async function* seminarApplicationRows(
  db: Db,
  filter?: ApplicationFilter,
): AsyncGenerator<ApplicationRow[]> {
  for await (const applications of listAllSeminarApplications(db, filter)) {
    const seminars = await findSeminarTitles(db, [...new Set(applications.map((row) => row.seminarId))]);
    const findMember = await loadMembers(db, applications);
    yield applications.map((row) => {
      const seminar = seminars.get(row.seminarId);
      const state = seminarApplicationState(row.status, seminar);
      const offer = { id: row.seminarId, title: seminar?.title, state, labels: SEMINAR_APPLICATION_LABELS };
      const times = [minuteInTokyo(seminar?.startsAt ?? null), minuteInTokyo(row.changedAt)];
      return toRow(row, offer, findMember(row.memberId), times);
    });
  }
}

/**
 * Returns the active applications to one vacancy with what its company may know of the applicants (privacy policy,
 * article 4): how to reach them, licences and work history, as rows below {@link COMPANY_HEADER}.
 */
export async function* companyRows(db: Db, vacancyId: number): AsyncGenerator<ApplicationRow[]> {
  for await (const applications of listAllVacancyApplications(db, { of: vacancyId })) {
    const rows: ApplicationRow[] = [];
    for (const row of applications.filter(({ status }) => status === 'applied')) {
      const [member, { licenses, careers }] = await readMemberRows(db, row.memberId);
      rows.push({
        json: {},
        cells: [
          row.id,
          minuteInTokyo(row.createdAt),
          fullName(member),
          `${member.familyNameKana ?? ''} ${member.givenNameKana ?? ''}`,
          member.email,
          phoneCell(member.phone),
          licenses.map((license) => licenseText(licenseOf(license), certifications, 'western')).join('\n'),
          ...entryCells(row),
          careerText(careers.map(careerOf)),
        ],
      });
    }
    yield rows;
  }
}

/** Returns a phone number that a spreadsheet does not take for a number, whose first zero it would leave out. */
const phoneCell = (digits: string): string => phoneText(digits).replace(/^\d+$/, '電話 $&');

/**
 * Returns the work history as text, newest first: the company with its period, and each position with what was done. More
 * than one position at a company have each a period of their own.
 */
const careerText = (careers: Parameters<typeof groupByCompany>[0]): string =>
  groupByCompany(careers, 'western')
    .map(({ name, period, positions }) =>
      [
        `${name}（${period}）`,
        ...positions.flatMap(({ position, description, ...entry }) => {
          const period = positions.length > 1 ? entry.period : '';
          const line = position && period ? `${position}（${period}）` : position || period;
          return [line, description].filter(Boolean);
        }),
      ].join('\n'),
    )
    .join('\n\n');

/**
 * The options of a CSV that Excel opens correctly: UTF-8 with a byte order mark and CRLF line ends. Formulas in members'
 * texts are escaped, so that Excel does not run them. Cells with a line break are quoted explicitly, because the library no
 * longer does so once another line end is chosen, and a line in a text would be a row of its own.
 */
export const csvOptions: Options = {
  bom: true,
  escape_formulas: true,
  record_delimiter: 'windows',
  quote_record_delimiter: true,
};
