import { beforeAll, expect, test } from 'vitest';
import { GENEROUS_LIMITS } from '@/tests/setup/api';
import { getReferenceContract } from '@/tests/setup/contract';
import { dumpTables } from '@/tests/setup/query';
import { setUpTestApi } from '../setup/api';
import type { ContractOperation } from '../setup/contract';
import { createMemberFixture, type MemberFixture } from '../setup/fixtures';
import { saveState } from '../setup/saved-state';
import { sendOperation } from '../setup/send-operation';

const { operations } = getReferenceContract();

const FUTURE = '2099-01-01T00:00:00+09:00';

/** Fields of the tables and of Django that no form has. A field that the call knows is left as it is. */
const UNKNOWN_FIELDS = {
  id: 1,
  pk: 1,
  member: 1,
  member_id: 1,
  memberId: 1,
  user: 1,
  user_id: 1,
  django_user: { id: 1, is_staff: true },
  status: 'suspended',
  email: 'taken-over@example.com',
  passwordHash: 'x',
  password_hash: 'x',
  is_staff: true,
  is_superuser: true,
  is_active: false,
  role: 'admin',
  groups: [1],
  permissions: ['*'],
  activate_at: FUTURE,
  activated_at: FUTURE,
  created_at: FUTURE,
  updated_at: FUTURE,
  withdrawn_at: FUTURE,
  terms_agreed_at: null,
  terms_of_use: false,
  google_subject: 'taken-over',
  googleSubject: 'taken-over',
  profile_image: 'taken-over.png',
  expires_at: FUTURE,
  used_at: null,
  purpose: 'password_reset',
  capacity: 9999,
  cancelled_at: FUTURE,
  applied_at: FUTURE,
  completed: true,
  sessionid: 'x',
  constructor: { prototype: { x: 1 } },
};

/** Adds the fields to each object of a body. `__proto__` becomes an own property, as JSON.parse makes it. */
function withUnknownFields(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withUnknownFields);
  if (value === null || typeof value !== 'object') return value;
  const known = Object.entries(value).map(([name, inner]) => [name, withUnknownFields(inner)]);
  return Object.fromEntries([
    ['__proto__', { status: 'suspended' }],
    ...Object.entries(UNKNOWN_FIELDS),
    ...known,
  ]);
}

/** What differs between two runs of the same call: points in time (but for that of FUTURE), keys, hashes and names of files. */
const VOLATILE = [
  [/\b20[2-8]\d-\d\d-\d\d[ T]\d\d:\d\d:\d\d(?:\.\d+)?(?:\+\d\d(?::\d\d)?|Z)?/g, 'TIME'],
  [/\b1[789]\d{11}\b/g, 'MILLISECONDS'],
  // The start of a seminar in a mail.
  [/(?:\d{1,2}月\d{1,2}日\(.\) )?\b\d\d:\d\d\b/g, 'TIME'],
  [/\$argon2id\$[\w$=,+/-]+/g, 'HASH'],
  [/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g, 'UUID'],
  [/\b[0-9a-f]{32,}\b/g, 'HASH'],
  [/[\w-]{43}/g, 'TOKEN'],
] as const;

const normalize = (row: string) =>
  VOLATILE.reduce((text, [pattern, replacement]) => text.replace(pattern, replacement), row);

const api = setUpTestApi({ rateLimits: GENEROUS_LIMITS });
let fixture: MemberFixture;
/** Restores the fixture's records, so that ids are the same for each run. */
let restore: () => Promise<void>;
beforeAll(async () => {
  fixture = await createMemberFixture(api);
  restore = await saveState(api, fixture.browser);
});

/** Calls the operation. Returns the status and all that is stored afterwards. */
async function run(described: ContractOperation, change: (body: unknown) => unknown) {
  await restore();
  const { browser, pathOf, bodyOf } = fixture;
  // The fixture has applied already, and repeating an application stores nothing.
  if (described.name === 'POST /vacancy-applications/')
    await api.pool.query('delete from vacancy_applications');
  if (described.name === 'POST /applications/') await api.pool.query('delete from seminar_applications');
  const body = change(bodyOf(described.name));
  const response = await sendOperation(browser, described, pathOf(described.name), body);
  const tables = Object.entries(await dumpTables(api.url)).map(([table, rows]) => [
    table,
    rows.map(normalize).toSorted(),
  ]);
  return { status: response.status, tables: Object.fromEntries(tables) as Record<string, string[]> };
}

const callsWithBody = operations.filter(({ bodySchema }) => bodySchema);

test('the contract has calls with a body, and the comparison notices a field that a call stores', async () => {
  expect(callsWithBody.length).toBeGreaterThan(15);
  const profile = callsWithBody.find(({ name }) => name === 'PATCH /members/{memberId}/');
  if (!profile) throw new Error('the contract has no call for the profile');
  const [one, other] = ['2', '3'].map((state) => ({ invoice_establishment: { state } }));
  expect(await run(profile, () => one)).not.toEqual(await run(profile, () => other));
});

test.for(callsWithBody.map((described) => [described.name, described] as const))(
  '%s stores the same in every table when each object of its body has fields that it does not know',
  async ([, described]) => {
    const plain = await run(described, (body) => body);
    expect(await run(described, withUnknownFields)).toEqual(plain);
  },
);
