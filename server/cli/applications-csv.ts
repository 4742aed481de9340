import { stringify } from 'csv-stringify/sync';
import type { Db } from '@/server/db/client';
import { toWireDateTime } from '@/server/http/date-time';
import { listMembers } from '@/server/members/list';
import { listAllSeminarApplications } from '@/server/seminar-applications/export';
import { findSeminarRows } from '@/server/seminars/service';
import { findVacancyRows } from '@/server/vacancies/service';
import { listAllVacancyApplications } from '@/server/vacancy-applications/export';

type Cell = string | number;

/** The first row contains the column names. */
type CsvRows = Cell[][];

const MEMBER_HEADERS = ['会員ID', '氏名', 'メールアドレス'];
const STATUSES = { applied: '応募中', cancelled: '取消し' };
const SEMINAR_STATUSES = { applied: '申込み中', cancelled: 'キャンセル' };
const TIMINGS = { immediately: 'すぐに', within_month: '1か月以内', specified: '日付指定' };

async function loadMemberCells(db: Db): Promise<(id: number) => Cell[]> {
  const members = new Map((await listMembers(db)).map((member) => [member.id, member]));
  return (id) => {
    const member = members.get(id);
    return [id, `${member?.familyName ?? ''} ${member?.givenName ?? ''}`.trim(), member?.email ?? ''];
  };
}

/** Returns all vacancy applications as rows, oldest first. */
export async function vacancyApplicationRows(db: Db): Promise<CsvRows> {
  const applications = await listAllVacancyApplications(db);
  const vacancies = await findVacancyRows(db, [...new Set(applications.map(({ vacancyId }) => vacancyId))]);
  const memberCells = await loadMemberCells(db);
  const rows = applications.map((row) => [
    ...[row.id, STATUSES[row.status], toWireDateTime(row.createdAt)],
    ...[row.vacancyId, vacancies.get(row.vacancyId)?.title ?? ''],
    ...memberCells(row.memberId),
    ...[TIMINGS[row.startTiming], row.startDate ?? '', row.message, row.request],
  ]);
  const header = ['応募ID', '状態', '応募日時', '案件ID', '案件', ...MEMBER_HEADERS];
  return [[...header, '参画時期', '参画可能日', '応募の理由', '希望・質問'], ...rows];
}

/** Returns all seminar applications as rows, oldest first. */
export async function seminarApplicationRows(db: Db): Promise<CsvRows> {
  const applications = await listAllSeminarApplications(db);
  const seminars = await findSeminarRows(db, [...new Set(applications.map(({ seminarId }) => seminarId))]);
  const memberCells = await loadMemberCells(db);
  const rows = applications.map((row) => {
    const seminar = seminars.get(row.seminarId);
    return [
      ...[row.id, SEMINAR_STATUSES[row.status], toWireDateTime(row.createdAt)],
      ...[row.seminarId, seminar?.title ?? ''],
      ...memberCells(row.memberId),
      ...[seminar ? toWireDateTime(seminar.startsAt) : '', toWireDateTime(row.changedAt)],
    ];
  });
  const header = ['申込みID', '状態', '申込み日時', 'セミナーID', 'セミナー', ...MEMBER_HEADERS];
  return [[...header, '開催日時', '最終変更日時'], ...rows];
}

/** Returns a row as lists give it to programs: without addresses and texts, and with the state as the API names it. */
export const toListedApplication = ([id, state, createdAt, of, title, member, name]: Cell[]) => ({
  ...{ id, createdAt, of, title, member, name },
  status: [STATUSES.applied, SEMINAR_STATUSES.applied].includes(String(state)) ? 'applied' : 'cancelled',
});

/**
 * Returns the rows as a CSV that Excel opens correctly: UTF-8 with a byte order mark and CRLF line ends. Formulas in
 * members' texts are escaped, so that Excel does not run them.
 */
export const toCsv = (rows: CsvRows): string =>
  stringify(rows, { bom: true, escape_formulas: true, record_delimiter: 'windows' });
