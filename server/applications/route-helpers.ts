import { parsePage } from '@/lib/vacancy-filters';
import type { AppContext } from '@/server/http/context';
import { paginate } from '@/server/http/pagination';
import { consumeLimit } from '@/server/http/rate-limit';
import { requireMember } from '@/server/http/session';
import type { Applicant } from './transitions';

const PAGE_SIZE = 100;

interface AppliedSource<Row, Subject, Wire> {
  /** All of the member's applications, newest change first. */
  rows: Row[];
  subjectIdOf: (row: Row) => number;
  /** What was applied for, by id. */
  findSubjects: (ids: number[]) => Promise<Map<number, Subject>>;
  present: (row: Row, subject: Subject) => Wire;
}

/** A page of applications with what they are for. Cut here: all of one member's are few, and one index range. */
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

/** Who applies, cancels or reapplies. Each of it writes a mail, so there is an end to how often; throws 429 then. */
export async function requireApplicant(c: AppContext): Promise<Applicant> {
  const session = requireMember(c);
  await consumeLimit(c, 'applicationPerMember', String(session.memberId));
  return { session, siteOrigin: c.var.deps.siteOrigin };
}
