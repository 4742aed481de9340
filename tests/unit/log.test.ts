import { DrizzleQueryError } from 'drizzle-orm/errors';
import { expect, it } from 'vitest';
import { loggableError } from '@/server/log';

it('logs the statement of a failed query without its bound values', () => {
  const values = ['taro@example.com', 'a secret\n    at the second line'];
  const cause = Object.assign(
    new Error('duplicate key value violates unique constraint "members_email_key"'),
    {
      code: '23505',
      constraint: 'members_email_key',
      detail: 'Key (email)=(taro@example.com) already exists.',
    },
  );
  const entry = loggableError(new DrizzleQueryError('insert into members values ($1, $2)', values, cause));
  expect(entry).toMatchObject({
    message: 'Failed query: insert into members values ($1, $2)',
    cause: { code: '23505', constraint: 'members_email_key' },
  });
  expect(JSON.stringify(entry)).not.toMatch(/taro|secret/);
});

it('removes addresses and tokens from error messages', () => {
  const { message } = loggableError(new Error(`no mail to <taro@example.com>: ${'x'.repeat(43)}`));
  expect(message).toBe('no mail to <[address]>: [token]');
});
