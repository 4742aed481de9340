import { desc, eq, inArray, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '@/server/db/client';
import type { ApplicationTable } from './transitions';

/** One page of a list. */
export interface ListPage {
  /** Starts at 1. */
  page: number;
  pageSize: number;
}

/** The order of a member's applications: most recently changed first. */
export const latestFirst = ({ changedAt, id }: ApplicationTable): SQL[] => [desc(changedAt), desc(id)];

/**
 * Returns the condition for the member's applications; with a page, for those on it. The page is found in the index of
 * the member's applications, so that the rows and histories of other pages are not read.
 */
export function isOwn(
  db: Db,
  applications: ApplicationTable,
  memberId: number,
  { page, pageSize }: Partial<ListPage> = {},
): SQL {
  const ofMember = eq(applications.memberId, memberId);
  if (page === undefined || pageSize === undefined) return ofMember;
  const ids = db
    .select({ id: applications.id })
    .from(applications as PgTable)
    .where(ofMember)
    .orderBy(...latestFirst(applications))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  return inArray(applications.id, ids);
}

/** Returns the number of the member's applications, also cancelled ones. */
export const countOwn = (db: Db, applications: ApplicationTable, memberId: number): Promise<number> =>
  db.$count(applications as PgTable, eq(applications.memberId, memberId));

/** Which applications a list of the operator has; without a field, any. */
export interface ApplicationFilter {
  id?: number | undefined;
  /** The id of the vacancy or seminar. */
  of?: number | undefined;
  /** Those that were made from this moment on, and before the other one. */
  from?: Date | undefined;
  to?: Date | undefined;
}
