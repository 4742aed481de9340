import pg from 'pg';
import { expect, it } from 'vitest';
import { formatError } from '@/server/cli/format-error';
import { notFound } from '@/server/http/errors';

/** Returns an error of PostgreSQL as drizzle throws it. */
function databaseError(code: string): Error {
  const cause = new pg.DatabaseError('could not do it', 1, 'error');
  cause.code = code;
  return new Error('Failed query: insert into "members" …', { cause });
}

it.each([
  ['42501', 'docs/operations.md'],
  ['53300', 'Raise max_connections there, or use PgBouncer (docs/operations.md).'],
  ['53100', 'ディスクの空きがありません。'],
  ['55P03', 'もう一度実行してください。'],
  ['57014', 'もう一度実行してください。'],
])('says in one line what to do when PostgreSQL refuses with %s', (code, message) => {
  for (const error of [databaseError(code), databaseError(code).cause]) {
    expect(formatError(error)).toContain(message);
    expect(formatError(error)).not.toMatch(/\n|Failed query/);
  }
});

it('keeps the stack of an error that only a developer can mend', () => {
  expect(formatError(databaseError('23505'))).toMatch(/\n +at /);
});

it('speaks of a record, and not of a page, when an id does not exist', () => {
  expect(formatError(notFound())).toBe('指定されたIDの記録はありません。');
});
