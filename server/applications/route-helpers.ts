import { parsePage } from '@/lib/page-number';
import type { AppContext } from '@/server/http/context';
import { paginate } from '@/server/http/pagination';
import { consumeLimit } from '@/server/http/rate-limit';
import { requireMember } from '@/server/http/session';
import type { Applicant } from './transitions';

const PAGE_SIZE = 100;

interface AppliedSource<Row, Subject, Wire> {
  /** All applications of the member, most recently changed first. */
  rows: Row[];
  subjectIdOf: (row: Row) => number;
  /** Returns the vacancies or seminars with those ids. */
  findSubjects: (ids: number[]) => Promise<Map<number, Subject>>;
  present: (row: Row, subject: Subject) => Wire;
}

/**
 * Returns one page of applications with their vacancies or seminars. The page is cut in memory, because one member has
 * few applications and they are read from one index range.
 */
export async function paginateApplications<Row, Subject, Wire>(
  c: AppContext,
  { rows: allRows, subjectIdOf: subjectOf, findSubjects: find, present }: AppliedSource<Row, Subject, Wire>,
) {
  const page = parsePage(c.req.query('page'));
  const rows = allRows.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);
  const subjects = await find(rows.map(subjectOf));
  const results = rows.flatMap((row) => {
    const subject = subjects.get(subjectOf(row));
    return subject ? [present(row, subject)] : [];
  });
  return paginate(c, { count: allRows.length, page, pageSize: PAGE_SIZE, results });
}

/**
 * Returns the member who applies, cancels or reapplies. Throws 403 without a session, and 429 when the member does so too
 * often, because each call sends an email.
 */
export async function requireApplicant(c: AppContext): Promise<Applicant> {
  const session = requireMember(c);
  await consumeLimit(c, 'applicationPerMember', String(session.memberId));
  return { session, siteOrigin: c.var.deps.siteOrigin };
}
