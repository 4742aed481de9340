import type { Options } from 'csv-stringify';
import type { Db } from '@/server/db/client';
import { toWireDateTime } from '@/server/http/date-time';
import { findMemberListRows } from '@/server/members/list';
import { listAllSeminarApplications } from '@/server/seminar-applications/list';
import { findSeminarTitles } from '@/server/seminars/service';
import { findVacancyTitles } from '@/server/vacancies/service';
import { listAllVacancyApplications } from '@/server/vacancy-applications/list';

type Cell = string | number;

/** The statuses of applications to vacancies, in the words of the site. */
export const VACANCY_APPLICATION_LABELS = { applied: '応募中', cancelled: '取消し' };

/** The statuses of applications to seminars, which the site calls by other words. */
export const SEMINAR_APPLICATION_LABELS = { applied: '申込み中', cancelled: 'キャンセル' };

const MEMBER_HEADERS = ['会員ID', '氏名', 'メールアドレス'];
const TIMINGS = { immediately: 'すぐに', within_month: '1か月以内', specified: '日付指定' };

export const VACANCY_APPLICATION_HEADER = [
  '応募ID',
  '状態',
  '応募日時',
  '案件ID',
  '案件',
  ...MEMBER_HEADERS,
  '参画時期',
  '参画可能日',
  '応募の理由',
  '希望・質問',
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

async function loadMemberCells(
  db: Db,
  applications: { memberId: number }[],
): Promise<(id: number) => Cell[]> {
  const members = await findMemberListRows(db, [...new Set(applications.map(({ memberId }) => memberId))]);
  return (id) => {
    const member = members.get(id);
    return [id, `${member?.familyName ?? ''} ${member?.givenName ?? ''}`.trim(), member?.email ?? ''];
  };
}

/** Returns all vacancy applications as rows without the header, oldest first and in batches. */
export async function* vacancyApplicationRows(db: Db): AsyncGenerator<Cell[][]> {
  for await (const applications of listAllVacancyApplications(db)) {
    const ids = [...new Set(applications.map(({ vacancyId }) => vacancyId))];
    const titles = await findVacancyTitles(db, ids);
    const memberCells = await loadMemberCells(db, applications);
    yield applications.map((row) => [
      row.id,
      VACANCY_APPLICATION_LABELS[row.status],
      toWireDateTime(row.createdAt),
      row.vacancyId,
      titles.get(row.vacancyId) ?? '',
      ...memberCells(row.memberId),
      TIMINGS[row.startTiming],
      row.startDate ?? '',
      row.message,
      row.request,
    ]);
  }
}

/** Returns all seminar applications as rows without the header, oldest first and in batches. */
export async function* seminarApplicationRows(db: Db): AsyncGenerator<Cell[][]> {
  for await (const applications of listAllSeminarApplications(db)) {
    const ids = [...new Set(applications.map(({ seminarId }) => seminarId))];
    const seminars = await findSeminarTitles(db, ids);
    const memberCells = await loadMemberCells(db, applications);
    yield applications.map((row) => {
      const seminar = seminars.get(row.seminarId);
      return [
        row.id,
        SEMINAR_APPLICATION_LABELS[row.status],
        toWireDateTime(row.createdAt),
        row.seminarId,
        seminar?.title ?? '',
        ...memberCells(row.memberId),
        seminar ? toWireDateTime(seminar.startsAt) : '',
        toWireDateTime(row.changedAt),
      ];
    });
  }
}

/** Returns a row as lists give it to programs: without addresses and texts, and with the state as the API names it. */
export const toApplicationJson = ([id, state, createdAt, of, title, member, name]: Cell[]) => ({
  id,
  createdAt,
  of,
  title,
  member,
  name,
  status: [VACANCY_APPLICATION_LABELS.applied, SEMINAR_APPLICATION_LABELS.applied].includes(String(state))
    ? 'applied'
    : 'cancelled',
});

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
