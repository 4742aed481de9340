import { expect, test } from 'vitest';
import { setUpCli } from '@/tests/setup/cli';

const cli = setUpCli();

test('lists the last login of a member under its day in Tokyo', async () => {
  await cli.api.createMember({ lastLoginAt: new Date('2026-03-31T23:30:00Z') });
  const lines = (await cli.run('members', 'list')).split('\n');
  expect(lines.map((line) => line.split('\t').at(-1))).toContain('2026-04-01');
});
