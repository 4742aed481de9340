import { closeColumn, listAllColumns, publishColumn } from '@/server/columns/service';
import type { Db } from '@/server/db/client';
import { countSeminarApplications } from '@/server/seminar-applications/list';
import { closeSeminar, listAllSeminars, publishSeminar } from '@/server/seminars/service';
import { closeVacancy, listAllVacancies, publishVacancy } from '@/server/vacancies/publishing';
import { countVacancyApplications } from '@/server/vacancy-applications/list';
import { type Cell, minuteInTokyo } from './output';
import { readColumnFields, readSeminarFields, readVacancyFields } from './whole-records';

/** A vacancy, seminar or column as the operator sees it, hidden or not. */
export interface ContentRecord {
  id: number;
  title: string;
  /** The state that the API names, or `hidden` before the publication. */
  state: string;
  /** The state in the words of the site. */
  stateText: string;
  publishedAt: Date;
  closedAt: Date | null;
  /** The line of the day on which it takes place or ends; null for a column. */
  day: [string, Cell] | null;
  /** What the site calls applications, and the number of active ones; null for a column. */
  applicants: { label: string; count: number } | null;
  /** What `show` adds about the state. */
  details: [string, Cell][];
}

const VACANCY_STATES = { hidden: '公開前', open: '募集中', close: '募集終了' };
const SEMINAR_STATES = {
  hidden: '公開前',
  open: '受付中',
  full: '満席',
  closed: '受付終了',
  past: '開催済み',
  cancelled: '中止',
};
const COLUMN_STATES = { hidden: '公開前', public: '公開中', offline: '取り下げ' };

/** The states in which nothing is left to close. */
const ENDED_STATES = new Set(['close', 'closed', 'past', 'cancelled', 'offline']);

/** Returns whether nobody can apply any more, or read a column. */
export const hasEnded = ({ state }: ContentRecord): boolean => ENDED_STATES.has(state);

/** Returns the state in the words of the site. */
const stateFields = <T extends string>(labels: Record<T, string>, state: T) => ({
  state,
  stateText: labels[state],
});

type ApplicationCounts = { of: number; status: string; number: number }[];

const countOf = (counts: ApplicationCounts, id: number, wanted: string): number =>
  counts.find(({ of, status }) => of === id && status === wanted)?.number ?? 0;

const applicationDetails = (label: string, counts: ApplicationCounts, id: number): [string, Cell] => [
  label,
  `${countOf(counts, id, 'applied')} 件（ほかに取消し ${countOf(counts, id, 'cancelled')} 件）`,
];

const isHidden = ({ publishedAt }: { publishedAt: Date }) => publishedAt.getTime() > Date.now();

async function* vacancyRecords(db: Db, id?: number): AsyncGenerator<ContentRecord[]> {
  for await (const rows of listAllVacancies(db, id)) {
    const counts = await countVacancyApplications(
      db,
      rows.map((row) => row.id),
    );
    yield rows.map((row) => ({
      ...row,
      ...stateFields(VACANCY_STATES, isHidden(row) ? 'hidden' : row.isOpen ? 'open' : 'close'),
      day: ['締切', minuteInTokyo(row.deadline)],
      applicants: { label: '応募', count: countOf(counts, row.id, 'applied') },
      details: [
        applicationDetails('応募', counts, row.id),
        ['終了した日時', minuteInTokyo(row.closedAt)],
        ['最終更新', minuteInTokyo(row.updatedAt)],
      ],
    }));
  }
}

async function* seminarRecords(db: Db, id?: number): AsyncGenerator<ContentRecord[]> {
  for await (const rows of listAllSeminars(db, id)) {
    const counts = await countSeminarApplications(
      db,
      rows.map((row) => row.id),
    );
    yield rows.map((row) => ({
      ...row,
      ...stateFields(SEMINAR_STATES, isHidden(row) && !row.cancelledAt ? 'hidden' : row.status),
      day: ['開催', minuteInTokyo(row.startsAt)],
      applicants: { label: '申込み', count: countOf(counts, row.id, 'applied') },
      details: [
        applicationDetails('申込み', counts, row.id),
        ['残席', row.capacity === null ? '定員なし' : `${row.capacity - row.seatsTaken} 名`],
        ['申込みの締切', minuteInTokyo(row.deadline)],
        ['受付を終了した日時', minuteInTokyo(row.closedAt)],
        ['中止の理由', row.cancelReason ?? ''],
        ['最終更新', minuteInTokyo(row.updatedAt)],
      ],
    }));
  }
}

async function* columnRecords(db: Db, id?: number): AsyncGenerator<ContentRecord[]> {
  for await (const rows of listAllColumns(db, id))
    yield rows.map((row) => ({
      ...row,
      ...stateFields(COLUMN_STATES, row.closedAt ? 'offline' : isHidden(row) ? 'hidden' : 'public'),
      day: null,
      applicants: null,
      details: [
        ['取り下げた日時', minuteInTokyo(row.closedAt)],
        ['最終更新', minuteInTokyo(row.updatedAt)],
      ],
    }));
}

/** What an operator publishes. `readFields` returns what an import has written, `page` is the path of its page on the site. */
export const CONTENT_KINDS = [
  {
    kind: 'vacancies',
    label: '案件',
    read: vacancyRecords,
    readFields: readVacancyFields,
    publish: publishVacancy,
    close: closeVacancy,
    page: (id: number) => `/vacancy/${id}`,
  },
  {
    kind: 'seminars',
    label: 'セミナー',
    read: seminarRecords,
    readFields: readSeminarFields,
    publish: publishSeminar,
    close: closeSeminar,
    page: (id: number) => `/seminar/${id}`,
  },
  {
    kind: 'columns',
    label: 'コラム',
    read: columnRecords,
    readFields: readColumnFields,
    publish: publishColumn,
    close: closeColumn,
    page: (id: number) => `/column/${id}`,
  },
] as const;

export type ContentKind = (typeof CONTENT_KINDS)[number];
