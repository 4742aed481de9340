import { parsePage } from '@/lib/url-numbers';
import type { Db } from '@/server/db/client';
import type { AppContext } from '@/server/http/context';
import { paginate } from '@/server/http/pagination';
import { consumeLimit } from '@/server/http/rate-limit';
import type { OwnReadContext } from '@/server/http/read';
import { requireMember } from '@/server/http/session';
import type { ListPage } from './lists';
import type { ApplicationContext } from './transitions';

const PAGE_SIZE = 100;

/**
 * Returns the member who applies, cancels or reapplies. Throws 403 without a session, and 429 when the member does so too
 * often, because each call sends a mail.
 */
export async function requireApplicationContext(c: AppContext): Promise<ApplicationContext> {
  const session = requireMember(c);
  await consumeLimit(c, 'applicationPerMember', String(session.memberId));
  return { session, siteOrigin: c.var.deps.siteOrigin };
}

/** Returns one page of the member's applications. */
export async function readOwnPage<Row, Result>(
  context: OwnReadContext,
  list: (db: Db, memberId: number, page: ListPage) => Promise<Row[]>,
  countAll: (db: Db, memberId: number) => Promise<number>,
  present: (db: Db, rows: Row[]) => Promise<Result[]>,
) {
  const { db } = context;
  const { memberId } = context.session;
  const page = parsePage(context.query.get('page') ?? undefined);
  const rows = await list(db, memberId, { page, pageSize: PAGE_SIZE });
  // Nearly every member has fewer than a page of them, which need not be counted.
  const isWhole = page === 1 && rows.length < PAGE_SIZE;
  const count = isWhole ? rows.length : await countAll(db, memberId);
  return paginate(context, { count, page, pageSize: PAGE_SIZE, results: await present(db, rows) });
}
