import { stringify } from 'csv-stringify/sync';
import type { Db } from '@/server/db/client';
import { toWireInstant } from '@/server/http/instants';
import { listMembers } from '@/server/members/list';
import { findVacancyRows } from '@/server/vacancies/service';
import { listAllApplications } from '@/server/vacancy-applications/export';

const COLUMNS = [
  ...[
    '応募ID',
    '状態',
    '応募日時',
    '案件ID',
    '案件',
    '会員ID',
    '氏名',
    'メールアドレス',
    '参画時期',
    '参画可能日',
  ],
  ...['応募の理由', '希望・質問'],
];
const STATUSES = { applied: '応募中', cancelled: '取消し' };
const TIMINGS = { immediately: 'すぐに', within_month: '1か月以内', specified: '日付指定' };

/**
 * All applications as a CSV that Excel opens as it is: UTF-8 with a byte order mark, CRLF, and nothing that a member
 * wrote is taken for a formula.
 */
export async function applicationsCsv(db: Db): Promise<string> {
  const applications = await listAllApplications(db);
  const vacancies = await findVacancyRows(db, [...new Set(applications.map(({ vacancyId }) => vacancyId))]);
  const members = new Map((await listMembers(db)).map((member) => [member.id, member]));
  const rows = applications.map((row) => {
    const member = members.get(row.memberId);
    return [
      ...[row.id, STATUSES[row.status], toWireInstant(row.createdAt)],
      ...[row.vacancyId, vacancies.get(row.vacancyId)?.title ?? ''],
      ...[row.memberId, `${member?.familyName ?? ''} ${member?.givenName ?? ''}`.trim(), member?.email ?? ''],
      ...[TIMINGS[row.startTiming], row.startDate ?? '', row.message, row.request],
    ];
  });
  return stringify([COLUMNS, ...rows], { bom: true, escape_formulas: true, record_delimiter: 'windows' });
}
