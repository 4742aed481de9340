import { afterEach, describe, expect, test, vi } from 'vitest';
import { consumeToken, findToken, issueToken, type TokenRow } from '@/server/auth/tokens';
import { findOrCreateMember } from '@/server/members/service';
import { GENEROUS_LIMITS } from '@/tests/setup/api';
import { hashCheaply } from '@/tests/setup/password-hash';
import { buildRegistration } from '@/tests/setup/samples';
import { type Agent, jsonOf } from '../setup/agent';
import { PASSWORD, setUpTestApi, type TestMember } from '../setup/api';

const api = setUpTestApi({ rateLimits: GENEROUS_LIMITS });
afterEach(() => vi.useRealTimers());

type Purpose = TokenRow['purpose'];

interface SingleUse {
  /** The calls that accept a token of this purpose. */
  use(token: string, variant: string, browser?: Agent): Promise<Response>;
  /** The rows that a use changes. A text, so that one use is one text. */
  effect(memberId: number): Promise<string>;
}

const readMember = async (memberId: number, columns: string) =>
  JSON.stringify((await api.pool.query(`select ${columns} from members where id = $1`, [memberId])).rows[0]);

const USES: Record<Purpose, SingleUse> = {
  registration: {
    use: (token, variant, browser = api.agent()) =>
      browser.post(
        '/set-password/',
        buildRegistration(token, { given_name: `花${variant}`, password: `${PASSWORD}-${variant}` }),
      ),
    effect: (memberId) => readMember(memberId, 'status, given_name, password_hash'),
  },
  password_reset: {
    use: (token, variant, browser = api.agent()) =>
      browser.post('/update-password/', { token, password: `${PASSWORD}-${variant}` }),
    effect: (memberId) => readMember(memberId, 'password_hash'),
  },
  email_change: {
    use: (token, _variant, browser = api.agent()) => browser.patch('/change-email/', { token }),
    effect: (memberId) => readMember(memberId, 'email'),
  },
};
const PURPOSES = Object.keys(USES) as Purpose[];

let count = 0;

/** Creates a member as they are before they use a token of that purpose. */
async function createOwner(purpose: Purpose): Promise<TestMember> {
  count += 1;
  if (purpose !== 'registration') return api.createMember();
  const email = `pending${count}@example.com`;
  return { id: (await findOrCreateMember(api.db, email)).id, email, password: PASSWORD };
}

const issue = (purpose: Purpose, memberId: number) =>
  issueToken(api.db, {
    purpose,
    memberId,
    lifetimeMs: 60_000,
    ...(purpose === 'email_change' ? { email: `moved${memberId}@example.com` } : {}),
  });

const countRows = async (statement: string, value: unknown): Promise<number> =>
  (await api.pool.query(statement, [value])).rowCount ?? 0;

describe.each(PURPOSES)('a token for %s', (purpose) => {
  const { use, effect } = USES[purpose];

  test('that 20 browsers use at once takes effect exactly once', async () => {
    const { id, email } = await createOwner(purpose);
    const before = await effect(id);
    const token = await issue(purpose, id);
    const browsers = Array.from({ length: 20 }, () => api.agent());
    await Promise.all(browsers.map((browser) => browser.get('/members/me/')));
    const mailsBefore = await countRows('select from mails where "to" = $1', email);
    const answers = await Promise.all(browsers.map((browser, index) => use(token, `v${index}`, browser)));
    const statuses = answers.map(({ status }) => status);
    // Confirming the same address again is a retry, which succeeds and does nothing. Others differ in their password.
    expect(statuses.toSorted()).toEqual(
      purpose === 'email_change' ? Array(20).fill(200) : [200, ...Array(19).fill(400)],
    );
    expect(await effect(id)).not.toBe(before);
    expect(await countRows('select from tokens where member_id = $1 and used_at is null', id)).toBe(0);
    expect((await countRows('select from mails where "to" = $1', email)) - mailsBefore).toBe(1);
    const sessions = await countRows('select from sessions where member_id = $1', id);
    expect(sessions).toBe(purpose === 'registration' ? 1 : 0);
  });

  test('works seconds before its expiry, and not in the second of its expiry', async () => {
    const late = await createOwner(purpose);
    const lateToken = await issue(purpose, late.id);
    const before = await effect(late.id);
    for (const seconds of [0, -1]) {
      await api.pool.query(
        `update tokens set created_at = now() - interval '1 day', expires_at = now() + make_interval(secs => $2)
          where member_id = $1`,
        [late.id, seconds],
      );
      const answer = await use(lateToken, 'late');
      expect([seconds, answer.status, (await jsonOf(answer)).code]).toEqual([seconds, 400, 'token_invalid']);
    }
    expect(await effect(late.id)).toBe(before);

    const early = await createOwner(purpose);
    const earlyToken = await issue(purpose, early.id);
    await api.pool.query(`update tokens set expires_at = now() + interval '3 seconds' where member_id = $1`, [
      early.id,
    ]);
    expect((await use(earlyToken, 'early')).status).toBe(200);
  });

  test('is refused by the calls for other purposes, and stays valid for its own', async () => {
    const { id } = await createOwner(purpose);
    const token = await issue(purpose, id);
    const before = await readMember(id, '*');
    for (const other of PURPOSES.filter((each) => each !== purpose)) {
      const answer = await USES[other].use(token, 'other');
      expect([other, answer.status, (await jsonOf(answer)).code]).toEqual([other, 400, 'token_invalid']);
    }
    if (purpose !== 'email_change')
      expect((await api.agent().get(`/change-email/?token=${token}`)).status).toBe(400);
    expect(await readMember(id, '*')).toBe(before);
    expect((await use(token, 'own')).status).toBe(200);
  });

  test('that a logged-in other member uses takes effect for its owner only', async () => {
    const { id } = await createOwner(purpose);
    const { member: other, browser } = await api.createLoggedInMember();
    const columns = 'status, email, password_hash, given_name, google_subject';
    const before = await readMember(other.id, columns);
    const ownersBefore = await effect(id);
    expect((await use(await issue(purpose, id), 'foreign', browser)).status).toBe(200);
    expect(await readMember(other.id, columns)).toBe(before);
    expect(await effect(id)).not.toBe(ownersBefore);
    await api.pool.query('update members set password_hash = $1 where id = $2', [
      await hashCheaply(PASSWORD),
      other.id,
    ]);
    expect((await api.logInAs(other)).cookies.has('sessionid')).toBe(true);
  });

  test('is refused when a character is missing, added or changed', async () => {
    const { id } = await createOwner(purpose);
    const token = await issue(purpose, id);
    const before = await effect(id);
    const last = token.endsWith('A') ? 'B' : 'A';
    for (const changed of [
      token.slice(0, -1),
      `${token}A`,
      ` ${token}`,
      `${token}=`,
      token.slice(0, -2) + last + last,
      token.toUpperCase(),
      `${token}\0`,
    ])
      expect([changed, (await use(changed, 'changed')).status]).toEqual([changed, 400]);
    expect(await effect(id)).toBe(before);
  });
});

test('a token that expires after it was found is not consumed', async () => {
  const member = await api.createMember();
  const token = await issueToken(api.db, { purpose: 'password_reset', memberId: member.id, lifetimeMs: 0 });
  const found = await findToken(api.db, 'password_reset', token);
  expect(found && (await consumeToken(api.db, found))).toBe(false);
});

describe('a mailed link', () => {
  test.each([
    ['registration', '/set-password/', '/members/'],
    ['password reset', '/update-password/', '/issue-password-token/'],
  ])(
    'for a %s tells its address as often as it is read, until it is expired',
    async (name, path, request) => {
      const email = name === 'registration' ? 'mailed-link@example.com' : (await api.createMember()).email;
      await api.agent().post(request, { email });
      const token = await api.readMailedToken(email);
      const read = async () => {
        const response = await api.agent().get(`${path}?token=${token}`);
        return [response.status, (await jsonOf(response)).email];
      };
      expect(await read()).toEqual([200, email]);
      expect(await read()).toEqual([200, email]);
      await api.pool.query("update tokens set created_at = now() - interval '2 days', expires_at = now()");
      expect(await read()).toEqual([400, undefined]);
    },
  );

  test('is read by the call for its own purpose only', async () => {
    const { email } = await api.createMember();
    await api.agent().post('/issue-password-token/', { email });
    const token = await api.readMailedToken(email);
    for (const path of ['/set-password/', '/change-email/'])
      expect((await api.agent().get(`${path}?token=${token}`)).status).toBe(400);
    for (const value of ['', 'x'.repeat(43), 'x'.repeat(300)])
      expect((await api.agent().get(`/update-password/?token=${value}`)).status).toBe(400);
  });

  test('of a completed registration is used', async () => {
    const email = 'spent-link@example.com';
    await api.agent().post('/members/', { email });
    const token = await api.readMailedToken(email);
    const completed = await api.agent().post('/set-password/', buildRegistration(token));
    expect(completed.status).toBe(200);
    const read = await api.agent().get(`/set-password/?token=${token}`);
    expect(await jsonOf(read)).toMatchObject({
      code: 'token_invalid',
      error: expect.stringContaining('リンク'),
    });
  });
});
