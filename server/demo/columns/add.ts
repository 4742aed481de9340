import { importColumn } from '@/server/columns/add';
import { markdownToHtml } from '@/server/columns/markdown';
import type { Db } from '@/server/db/client';
import type { demoCalendar } from '@/server/demo/dates';
import { boardrooms } from './boardrooms';
import { careers } from './careers';
import { cfo } from './cfo';
import { consultants } from './consultants';
import { corporate } from './corporate';
import { fullTimeAuditors } from './full-time-auditors';
import { independent } from './independent';
import { interviews } from './interviews';
import { interviewsOfChange } from './interviews-of-change';
import { outsideAuditors } from './outside-auditors';
import { peopleInCompanies } from './people-in-companies';
import { sideJobs } from './side-jobs';
import { sideJobsInPractice } from './side-jobs-in-practice';
import type { DemoColumn } from './types';
import { women } from './women';
import { womenAtWork } from './women-at-work';

/** All demo columns, by theme. */
export const demoColumns: DemoColumn[] = [
  ...interviews,
  ...interviewsOfChange,
  ...independent,
  ...women,
  ...cfo,
  ...corporate,
  ...consultants,
  ...outsideAuditors,
  ...fullTimeAuditors,
  ...sideJobs,
  ...careers,
  ...womenAtWork,
  ...boardrooms,
  ...sideJobsInPractice,
  ...peopleInCompanies,
];

/** Writes the demo columns, the oldest first, so that ids rise with time. */
export async function addDemoColumns(db: Db, calendar: ReturnType<typeof demoCalendar>): Promise<void> {
  const byAge = [...demoColumns].sort((a, b) => b.published_days_ago - a.published_days_ago);
  for (const [place, { picture, body, published_days_ago, ...column }] of byAge.entries()) {
    await importColumn(db, {
      ...column,
      body: markdownToHtml(body),
      picture: { src: `/images/columns/${picture}.webp`, width: 1600, height: 900, alt: '' },
      share_image: `/images/columns/share/${picture}.png`,
      published_at: calendar.past(-published_days_ago, 9, byAge.length - place).toISOString(),
    });
  }
}
