import { parsePage } from '@/schemas/vacancy-filters';
import type { AppContext } from '@/server/http/context';
import { envelope } from '@/server/http/paging';
import { consume } from '@/server/http/rate-limit';
import { requireMember } from '@/server/http/session';
import type { Applicant } from './steps';

const PAGE_SIZE = 100;

interface Source<Row, Subject, Wire> {
  /** All of the member's applications, newest change first. */
  rows: Row[];
  subjectOf: (row: Row) => number;
  /** What was applied for, by id. */
  find: (ids: number[]) => Promise<Map<number, Subject>>;
  present: (row: Row, subject: Subject) => Wire;
}

/** A page of applications with what they are for. Cut here: all of one member's are few, and one index range. */
export async function appliedPage<Row, Subject, Wire>(
  c: AppContext,
  { rows: all, subjectOf, find, present }: Source<Row, Subject, Wire>,
) {
  const page = parsePage(c.req.query('page'));
  const rows = all.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);
  const subjects = await find(rows.map(subjectOf));
  const results = rows.flatMap((row) => {
    const subject = subjects.get(subjectOf(row));
    return subject ? [present(row, subject)] : [];
  });
  return envelope(c, { count: all.length, page, pageSize: PAGE_SIZE, results });
}

/** Who applies, cancels or reapplies. Each of it writes a mail, so there is an end to how often; throws 429 then. */
export async function applicantOf(c: AppContext): Promise<Applicant> {
  const session = requireMember(c);
  await consume(c, 'applicationPerMember', String(session.memberId));
  return { session, siteOrigin: c.var.deps.siteOrigin };
}
