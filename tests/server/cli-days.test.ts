import { expect, test } from 'vitest';
import { setUpCli } from '@/tests/setup/cli';
import { daysFromNow } from '@/tests/setup/vacancies';

const cli = setUpCli();

test('lists an inquiry under the day on which it was said to be sent', async () => {
  const { id } = await cli.api.createMember();
  const sent = daysFromNow(-40).toISOString().slice(0, 10);
  await cli.run('inquiries', 'add', String(id), '--sent', sent);
  const [, inquiry = ''] = (await cli.run('inquiries', 'unanswered')).split('\n');
  expect(inquiry.split('\t').slice(1)).toEqual([String(id), sent]);
});

test('lists the last login of a member under its day in Tokyo', async () => {
  await cli.api.createMember({ lastLoginAt: new Date('2026-03-31T23:30:00Z') });
  const lines = (await cli.run('members', 'list')).split('\n');
  expect(lines.map((line) => line.split('\t').at(-1))).toContain('2026-04-01');
});
