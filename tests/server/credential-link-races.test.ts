import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { suspendMember } from '@/server/auth/member-moderation';
import { issueToken } from '@/server/auth/tokens';
import { buildRegistration } from '@/tests/setup/samples';
import type { Agent } from '../setup/agent';
import { PASSWORD, SITE_ORIGIN, type TestApi } from '../setup/api';
import {
  type Account,
  ATTACKER_PASSWORD,
  createAccount,
  createRaceApi,
  OWNERS_PASSWORD,
  outcomeOf,
  readState,
  runInOrder,
} from './credential-race-setup';

let api: TestApi;
beforeAll(async () => {
  api = await createRaceApi();
});
afterAll(() => api.drop());

type Call = (account: Account) => Promise<unknown>;

const logIn: Call = ({ anonymous, member: { email } }) =>
  anonymous.post('/login/', { email, password: PASSWORD });
const requestReset: Call = ({ anonymous, member: { email } }) =>
  anonymous.post('/issue-password-token/', { email });
const linkGoogle: Call = ({ attacker, googleToken: token }) =>
  attacker.post('/login/google/', { token, is_login: true, is_SNS_Integration: true });
const requestOtherAddress: Call = ({ attacker, member: { id } }) =>
  attacker.post('/change-email/', { email: `other-${id}@example.com`, password: PASSWORD });
const confirmAddress: Call = ({ anonymous, emailChange: token }) =>
  anonymous.patch('/change-email/', { token });
const logOut: Call = ({ attacker }) => attacker.post('/logout/');
const suspend: Call = ({ member: { id } }) => suspendMember({ db: api.db, siteOrigin: SITE_ORIGIN }, id);
const changePassword =
  (by: 'owner' | 'attacker', current: string, next: string): Call =>
  (account) =>
    account[by].post('/change-password/', { current_password: current, new_password: next });

const after = { email: 'changed', google: null, sessions: 2, links: 0, password: 'old' };

describe('a confirmed change of the email address', () => {
  test.each<[string, Call, 'done' | 'rejected']>([
    ['a login with the old address is rejected', logIn, 'rejected'],
    // The response never discloses whether an address is known.
    ['a password reset requested for the old address creates no token', requestReset, 'done'],
    ['a link to the Google account of the old address is rejected', linkGoogle, 'rejected'],
    ['another token for the same change has no effect', confirmAddress, 'done'],
  ])('committed before the write: %s', async (_name, run, expected) => {
    const account = await createAccount(api);
    const calls = [() => confirmAddress(account), () => run(account)];
    expect(await runInOrder(account, calls)).toEqual(['done', expected]);
    expect(await readState(account)).toMatchObject(after);
  });

  test('committed after the write: a password reset token for the old address is invalid', async () => {
    const account = await createAccount(api);
    const calls = [() => requestReset(account), () => confirmAddress(account)];
    expect(await runInOrder(account, calls)).toEqual(['done', 'done']);
    expect(await readState(account)).toMatchObject(after);
  });

  test('when two addresses are confirmed concurrently, one wins and the other token is rejected', async () => {
    const account = await createAccount(api);
    const { id: memberId } = account.member;
    const email = `third-${memberId}@example.com`;
    const other = await issueToken(api.db, { purpose: 'email_change', memberId, lifetimeMs: 60_000, email });
    const calls = [
      () => confirmAddress(account),
      () => account.owner.patch('/change-email/', { token: other }),
    ];
    expect(await runInOrder(account, calls)).toEqual(['done', 'rejected']);
    const { rows } = await api.pool.query('select email from members where id = $1', [memberId]);
    expect(rows).toEqual([{ email: `moved-${memberId}@example.com` }]);
  });
});

describe('logout', () => {
  test.each<[string, Call]>([
    ['a request for another address', requestOtherAddress],
    ['a link to Google', linkGoogle],
    ['a password change', changePassword('attacker', PASSWORD, ATTACKER_PASSWORD)],
  ])('rejects %s of the same session that has not written yet', async (_name, run) => {
    const account = await createAccount(api);
    const before = await readState(account);
    expect(await runInOrder(account, [() => run(account)], () => logOut(account))).toEqual(['rejected']);
    expect(await readState(account)).toEqual({ ...before, sessions: 1 });
  });
});

/** Returns a browser with the cookies from before the last response, as after a lost response. */
function withCookiesOf(browser: Agent): Agent {
  const twin = api.agent();
  for (const [name, value] of browser.cookies) twin.cookies.set(name, value);
  return twin;
}

describe('a password change that is repeated after a lost response', () => {
  const change = changePassword('owner', PASSWORD, OWNERS_PASSWORD);

  /** Returns an account whose password was changed, and a repeat from the browser that did not receive the response. */
  async function withLostReply() {
    const account = await createAccount(api);
    const lost = withCookiesOf(account.owner);
    expect(await outcomeOf(change(account))).toBe('done');
    // The CSRF token belonged to the ended session, so this request fetches a new one.
    await lost.get('/members/me/');
    return { account, repeat: () => change({ ...account, owner: lost }) };
  }

  test('opens no session when the member is suspended before it writes', async () => {
    const { account, repeat } = await withLostReply();
    expect(await runInOrder(account, [() => suspend(account), repeat])).toEqual(['done', 'rejected']);
    expect(await readState(account)).toMatchObject({ status: 'suspended', sessions: 0 });
  });

  test('opens no session when the password is reset before it writes', async () => {
    const { account, repeat } = await withLostReply();
    const { id: memberId } = account.member;
    const token = await issueToken(api.db, { purpose: 'password_reset', memberId, lifetimeMs: 60_000 });
    const reset = () => account.anonymous.post('/update-password/', { token, password: ATTACKER_PASSWORD });
    expect(await runInOrder(account, [reset, repeat])).toEqual(['done', 'rejected']);
    expect(await readState(account)).toMatchObject({ password: 'attackers', sessions: 0 });
  });

  test('opens no session when the new session is logged out before it writes', async () => {
    const { account, repeat } = await withLostReply();
    const logOutOwner = () => account.owner.post('/logout/');
    expect(await runInOrder(account, [repeat], logOutOwner)).toEqual(['rejected']);
    expect(await readState(account)).toMatchObject({ password: 'owners', sessions: 0 });
  });

  test('succeeds when nothing has happened in between', async () => {
    const { account, repeat } = await withLostReply();
    expect(await runInOrder(account, [repeat])).toEqual(['done']);
  });
});

describe('registration', () => {
  /** Issues four registration tokens, as for a visitor who asks again because the mail is late. */
  async function requestFourLinks(email: string) {
    const { rows } = await api.pool.query('insert into members (email) values ($1) returning id', [email]);
    const memberId = Number(rows[0].id);
    const link = () => issueToken(api.db, { purpose: 'registration', memberId, lifetimeMs: 60_000 });
    return { memberId, links: [await link(), await link(), await link(), await link()] };
  }

  const complete = async (token: string, password: string) => {
    const body = buildRegistration(token, { password });
    return (await api.uncheckedAgent().post('/set-password/', body)).status;
  };

  const sessionsOf = async (memberId: number) =>
    (await api.pool.query('select from sessions where member_id = $1', [memberId])).rowCount;

  test('with four tokens and four passwords concurrently, one succeeds and no call fails (20 rounds)', async () => {
    for (let round = 0; round < 20; round += 1) {
      const { memberId, links } = await requestFourLinks(`four-${round}@example.com`);
      const statuses = await Promise.all(links.map((link, at) => complete(link, `${PASSWORD}-${at}`)));
      expect([round, statuses.sort()]).toEqual([round, [200, 400, 400, 400]]);
      expect(await sessionsOf(memberId)).toBe(1);
    }
  });

  test('with four tokens and one password concurrently, all succeed (20 rounds)', async () => {
    for (let round = 0; round < 20; round += 1) {
      const { links } = await requestFourLinks(`same-${round}@example.com`);
      const statuses = await Promise.all(links.map((link) => complete(link, PASSWORD)));
      expect([round, statuses]).toEqual([round, [200, 200, 200, 200]]);
    }
  });

  test('repeated after a lost response opens no session when the member is suspended before the write', async () => {
    const email = 'repeated@example.com';
    const { memberId, links } = await requestFourLinks(email);
    const [link = ''] = links;
    expect(await complete(link, PASSWORD)).toBe(200);
    const account = { ...(await createAccount(api)), member: { id: memberId, email, password: PASSWORD } };
    const repeat = () => account.anonymous.post('/set-password/', buildRegistration(link));
    expect(await runInOrder(account, [() => suspend(account), repeat])).toEqual(['done', 'rejected']);
    expect(await sessionsOf(memberId)).toBe(0);
  });
});
