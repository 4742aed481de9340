import type { Command } from 'commander';
import pg from 'pg';
import type { Db } from '@/server/db/client';
import { countMembersByStatus, MEMBER_STATUS_LABELS } from '@/server/members/list';
import { readServerCounts } from '@/server/metrics';
import { countSeminarApplications } from '@/server/seminar-applications/list';
import { findSeminarTitles } from '@/server/seminars/service';
import { findVacancyTitles } from '@/server/vacancies/service';
import { countVacancyApplications } from '@/server/vacancy-applications/list';
import { defineAction } from './action';
import {
  SEMINAR_APPLICATION_LABELS,
  seminarApplicationState,
  VACANCY_APPLICATION_LABELS,
  vacancyApplicationState,
} from './applications-csv';
import type { CommandContext } from './command-context';

type Counts = Record<string, number>;

type Labels = Readonly<Record<string, string>>;

const JOB_LABELS: Labels = { created: '待機', retry: '再試行待ち', active: '実行中' };

const describe = (counts: Counts, labels: Labels): string =>
  Object.entries(counts)
    .map(([state, count]) => `${labels[state] ?? state} ${count}`)
    .join('、') || 'なし';

/** Returns the number of applications by state, which depends on what they are for. */
async function countByState<T>(
  counts: { of: number; status: 'applied' | 'cancelled'; number: number }[],
  find: (ids: number[]) => Promise<Map<number, T>>,
  stateOf: (status: 'applied' | 'cancelled', offer: T | undefined) => string,
): Promise<Counts> {
  const offers = await find([...new Set(counts.map(({ of }) => of))]);
  const byState: Counts = {};
  for (const { of, status, number } of counts) {
    const state = stateOf(status, offers.get(of));
    byState[state] = (byState[state] ?? 0) + number;
  }
  return byState;
}

/** Returns what an operator should look at first. */
async function readDashboard(db: Db) {
  const { $client: pool } = db;
  if (!(pool instanceof pg.Pool)) throw new Error('no pool of connections');
  const { mails, jobs } = await readServerCounts(pool);
  return {
    members: await countMembersByStatus(db),
    applications: {
      vacancies: await countByState(
        await countVacancyApplications(db),
        (ids) => findVacancyTitles(db, ids),
        vacancyApplicationState,
      ),
      seminars: await countByState(
        await countSeminarApplications(db),
        (ids) => findSeminarTitles(db, ids),
        seminarApplicationState,
      ),
    },
    mails,
    jobs: Object.fromEntries(jobs.map(({ state, count }) => [state, count])) as Counts,
  };
}

/** Adds the command that shows counts. It names nobody, so it is not logged. */
export function addDashboardCommand(program: Command, context: CommandContext): void {
  const command = program
    .command('dashboard')
    .description('件数のまとめ（承認待ちの会員、応募、メール、ジョブ）');
  defineAction(command, context, { writes: false }, async () => {
    const found = await readDashboard((await context.connect()).db);
    const { members, applications, mails, jobs } = found;
    const minutes = Math.floor(mails.oldestWaitingSeconds / 60);
    return {
      json: found,
      lines: [
        `承認待ちの会員\t${members.waiting ?? 0}`,
        `会員\t${describe(members, MEMBER_STATUS_LABELS)}`,
        `案件への応募\t${describe(applications.vacancies, VACANCY_APPLICATION_LABELS)}`,
        `セミナーへの申込み\t${describe(applications.seminars, SEMINAR_APPLICATION_LABELS)}`,
        `メール\t送信待ち ${mails.waiting}（最長 ${minutes} 分）、失敗 ${mails.failed}`,
        `ジョブ\t${describe(jobs, JOB_LABELS)}`,
      ],
    };
  });
}
