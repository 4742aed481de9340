import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { runCleanup } from '@/server/jobs/start-jobs';
import { dumpTables } from '@/tests/setup/query';
import { PASSWORD, setUpTestApi } from '../setup/api';
import { createMemberWithEverything, readMemberColumns } from '../setup/member-columns';

const api = setUpTestApi();

/** What stays of a member who has withdrawn. docs/personal-data.md has the same list, with the reasons. */
const STAYS: Record<string, readonly string[]> = {
  members: ['id', 'email', 'status', 'activate_at', 'terms_agreed_at', 'created_at', 'updated_at'],
  vacancy_applications: [
    'id',
    'member_id',
    'vacancy_id',
    'status',
    'event_count',
    'start_timing',
    'start_date',
    'conditions',
    'created_at',
    'changed_at',
  ],
  vacancy_application_events: ['application_id', 'number', 'event', 'at'],
  seminar_applications: [
    'id',
    'member_id',
    'seminar_id',
    'status',
    'event_count',
    'reminded_starts_at',
    'created_at',
    'changed_at',
  ],
  seminar_application_events: ['application_id', 'number', 'event', 'at'],
  withdrawals: ['member_id', 'reasons', 'comment', 'withdrawn_at'],
};

/** Tables whose rows refer to no member. A new table fails the test until it is added here, or refers to members. */
const UNRELATED_TABLES = [
  'abilities',
  'app_secrets',
  'categories',
  'column_tags',
  'columns',
  'mails',
  'operator_actions',
  'rate_limits',
  'seminars',
  'skills',
  'tags',
  'used_google_tokens',
  'vacancies',
  'vacancy_categories',
];

/** Matches what createMemberWithEverything() has saved about the member, but for common words. */
const NAMES_MEMBER = /0312345678|1500042|宇田川町|森ビル|独立開業|青空監査法人|青空大学|(?:moved|next)-\d+@/;

const staying = Object.entries(STAYS).flatMap(([table, columns]) =>
  columns.map((name) => `${table}.${name}`),
);

test('a withdrawal leaves nothing in any column of any table but what is on the list', async () => {
  const { browser, member } = await createMemberWithEverything(api);
  const before = await readMemberColumns(api, member.id);
  expect(before.unrelatedTables.toSorted()).toEqual(UNRELATED_TABLES.toSorted());
  // Otherwise a column that is never erased could pass, because the member of this test had not used it.
  const unused = before.all.filter((name) => !before.values.has(name));
  expect(unused.filter((name) => !name.startsWith('withdrawals.'))).toEqual([]);

  const request = { reasons: ['busy'], comment: 'お世話になりました。', password: PASSWORD };
  expect((await browser.patch(`/members/${member.id}/withdraw/`, request)).status).toBe(200);
  await api.pool.query("update withdrawals set withdrawn_at = now() - interval '11 minutes'");
  await runCleanup(api.db);
  const after = await readMemberColumns(api, member.id);
  expect([...after.values.keys()].toSorted()).toEqual(staying.toSorted());
  const { rows } = await api.pool.query('select email from members where id = $1', [member.id]);
  expect(rows).toEqual([{ email: `withdrawn-${member.id}@withdrawn.invalid` }]);
  // Nor is there anything in tables that refer to no member. The last mail is deleted once it was delivered.
  const { mails: _, ...tables } = await dumpTables(api.url);
  const known = Object.values(tables)
    .flat()
    .filter((row) => NAMES_MEMBER.test(row) || row.includes(member.email));
  expect(known).toEqual([]);
  // The last mail, which confirms the withdrawal, is the only one to the former address.
  const mails = await api.pool.query('select subject from mails where "to" = $1', [member.email]);
  expect(mails.rows).toEqual([{ subject: expect.stringContaining('退会') }]);
});

test('the document of what stays names the same columns', () => {
  const text = readFileSync('docs/personal-data.md', 'utf8');
  const section = text.slice(text.indexOf('## What stays after a withdrawal')).split('\n## ')[0] ?? '';
  const named = [...section.matchAll(/`([a-z_]+\.[a-z_]+)`/g)].map(([, name]) => name);
  expect(named.toSorted()).toEqual(staying.toSorted());
});
