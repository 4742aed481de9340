import { stringify } from 'csv-stringify/sync';
import type { Db } from '@/server/db/client';
import { toWireInstant } from '@/server/http/instants';
import { listMembers } from '@/server/members/list';
import { listAllSeminarApplications } from '@/server/seminar-applications/export';
import { findSeminarRows } from '@/server/seminars/service';
import { findVacancyRows } from '@/server/vacancies/service';
import { listAllApplications } from '@/server/vacancy-applications/export';

type Cell = string | number;

/** The first line names the columns. */
type Sheet = Cell[][];

const WHO = ['会員ID', '氏名', 'メールアドレス'];
const STATUSES = { applied: '応募中', cancelled: '取消し' };
const SEMINAR_STATUSES = { applied: '申込み中', cancelled: 'キャンセル' };
const TIMINGS = { immediately: 'すぐに', within_month: '1か月以内', specified: '日付指定' };

async function membersById(db: Db): Promise<(id: number) => Cell[]> {
  const members = new Map((await listMembers(db)).map((member) => [member.id, member]));
  return (id) => {
    const member = members.get(id);
    return [id, `${member?.familyName ?? ''} ${member?.givenName ?? ''}`.trim(), member?.email ?? ''];
  };
}

/** All applications to vacancies, oldest first. */
export async function vacancyApplicationSheet(db: Db): Promise<Sheet> {
  const applications = await listAllApplications(db);
  const vacancies = await findVacancyRows(db, [...new Set(applications.map(({ vacancyId }) => vacancyId))]);
  const whoIs = await membersById(db);
  const rows = applications.map((row) => [
    ...[row.id, STATUSES[row.status], toWireInstant(row.createdAt)],
    ...[row.vacancyId, vacancies.get(row.vacancyId)?.title ?? ''],
    ...whoIs(row.memberId),
    ...[TIMINGS[row.startTiming], row.startDate ?? '', row.message, row.request],
  ]);
  const head = ['応募ID', '状態', '応募日時', '案件ID', '案件', ...WHO];
  return [[...head, '参画時期', '参画可能日', '応募の理由', '希望・質問'], ...rows];
}

/** All applications to seminars, oldest first. */
export async function seminarApplicationSheet(db: Db): Promise<Sheet> {
  const applications = await listAllSeminarApplications(db);
  const seminars = await findSeminarRows(db, [...new Set(applications.map(({ seminarId }) => seminarId))]);
  const whoIs = await membersById(db);
  const rows = applications.map((row) => {
    const seminar = seminars.get(row.seminarId);
    return [
      ...[row.id, SEMINAR_STATUSES[row.status], toWireInstant(row.createdAt)],
      ...[row.seminarId, seminar?.title ?? ''],
      ...whoIs(row.memberId),
      ...[seminar ? toWireInstant(seminar.startsAt) : '', toWireInstant(row.changedAt)],
    ];
  });
  const head = ['申込みID', '状態', '申込み日時', 'セミナーID', 'セミナー', ...WHO];
  return [[...head, '開催日時', '最終変更日時'], ...rows];
}

/**
 * A sheet as a CSV that Excel opens as it is: UTF-8 with a byte order mark, CRLF, and nothing that a member wrote is
 * taken for a formula.
 */
export const toCsv = (sheet: Sheet): string =>
  stringify(sheet, { bom: true, escape_formulas: true, record_delimiter: 'windows' });
