import { importColumn } from '@/server/columns/import';
import type { Agent } from './agent';
import type { TestApi, TestMember } from './api';
import { createMemberFixture } from './fixtures';
import { buildColumn } from './samples';

/** A member with a logged-in browser, and the ids of the records whose pages a test opens, as in a path. */
export interface PageRecords {
  member: TestMember;
  browser: Agent;
  ids: Record<'vacancy' | 'seminar' | 'column', string>;
}

/** The lists of choices that mypage reads, and can do without. */
export const MYPAGE_CHOICES = [
  'certification-choices',
  'hope-workstyle-choices',
  'current-workstyle-choices',
  'region-choices',
  'skills',
  'abilities',
  'categories',
] as const;

/** Creates a member who has applied to a vacancy and a seminar, and a column. */
export async function createPageRecords(api: TestApi): Promise<PageRecords> {
  const { member, browser, bodyOf } = await createMemberFixture(api);
  const vacancy = String(bodyOf('POST /vacancy-applications/')?.vacancy);
  const seminar = String(bodyOf('POST /applications/')?.seminar);
  const column = String((await importColumn(api.db, buildColumn())).id);
  return { member, browser, ids: { vacancy, seminar, column } };
}

/** Replaces `{vacancy}`, `{seminar}` and `{column}` in a path by their ids. */
export const fillPath = (path: string, { ids }: PageRecords): string =>
  Object.entries(ids).reduce((filled, [name, id]) => filled.replace(`{${name}}`, id), path);
