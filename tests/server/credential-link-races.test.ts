import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { suspendMember } from '@/server/auth/member-moderation';
import { issueToken } from '@/server/auth/tokens';
import type { Agent } from '../setup/agent';
import { PASSWORD, SITE_ORIGIN, type TestApi } from '../setup/api';
import {
  type Account,
  createAccount,
  createRaceApi,
  OWNERS_PASSWORD,
  outcomeOf,
  readState,
  runInOrder,
  STRANGERS_PASSWORD,
} from './credential-race-setup';

// Password hashing is the real one, and shares the machine with other tests.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 40_000 });

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
const linkGoogle: Call = ({ stranger, googleToken: token }) =>
  stranger.post('/login/google/', { token, is_login: true, is_SNS_Integration: true });
const requestOtherAddress: Call = ({ stranger, member: { id } }) =>
  stranger.post('/change-email/', { email: `other-${id}@example.com`, password: PASSWORD });
const confirmAddress: Call = ({ anonymous, emailChange: token }) =>
  anonymous.patch('/change-email/', { token });
const logOut: Call = ({ stranger }) => stranger.post('/logout/');
const suspend: Call = ({ member: { id } }) => suspendMember({ db: api.db, siteOrigin: SITE_ORIGIN }, id);
const changePassword =
  (by: 'owner' | 'stranger', current: string, next: string): Call =>
  (account) =>
    account[by].post('/change-password/', { current_password: current, new_password: next });

const after = { email: 'changed', google: null, sessions: 2, links: 0, password: 'old' };

describe('a change of the address that is confirmed', () => {
  test.each<[string, Call, 'done' | 'refused']>([
    ['a login with the old address is refused', logIn, 'refused'],
    // The answer never tells whether an address is known.
    ['a request for a new password at the old address makes no link', requestReset, 'done'],
    ['a link to the Google account of the old address is refused', linkGoogle, 'refused'],
    ['another link for the same change is refused', confirmAddress, 'done'],
  ])('before the write: %s', async (_name, run, expected) => {
    const account = await createAccount(api);
    const calls = [() => confirmAddress(account), () => run(account)];
    expect(await runInOrder(account, calls)).toEqual(['done', expected]);
    expect(await readState(account)).toMatchObject(after);
  });

  test('after the write: a link for a new password at the old address is worth nothing', async () => {
    const account = await createAccount(api);
    const calls = [() => requestReset(account), () => confirmAddress(account)];
    expect(await runInOrder(account, calls)).toEqual(['done', 'done']);
    expect(await readState(account)).toMatchObject(after);
  });

  test('with another one at the same time: one address wins, and the other link is refused', async () => {
    const account = await createAccount(api);
    const { id: memberId } = account.member;
    const email = `third-${memberId}@example.com`;
    const other = await issueToken(api.db, { purpose: 'email_change', memberId, lifetimeMs: 60_000, email });
    const calls = [
      () => confirmAddress(account),
      () => account.owner.patch('/change-email/', { token: other }),
    ];
    expect(await runInOrder(account, calls)).toEqual(['done', 'refused']);
    const { rows } = await api.pool.query('select email from members where id = $1', [memberId]);
    expect(rows).toEqual([{ email: `moved-${memberId}@example.com` }]);
  });
});

describe('a logout', () => {
  test.each<[string, Call]>([
    ['a request for another address', requestOtherAddress],
    ['a link to Google', linkGoogle],
    ['a password change', changePassword('stranger', PASSWORD, STRANGERS_PASSWORD)],
  ])('ends %s of the same session that has not written yet', async (_name, run) => {
    const account = await createAccount(api);
    const before = await readState(account);
    expect(await runInOrder(account, [() => run(account)], () => logOut(account))).toEqual(['refused']);
    expect(await readState(account)).toEqual({ ...before, sessions: 1 });
  });
});

/** The same browser, before it has had the answer to its last request. */
function withCookiesOf(browser: Agent): Agent {
  const twin = api.agent();
  for (const [name, value] of browser.cookies) twin.cookies.set(name, value);
  return twin;
}

describe('the repeat of a password change after a lost reply', () => {
  const change = changePassword('owner', PASSWORD, OWNERS_PASSWORD);

  /** An account whose password was changed, and the browser that has not had the answer. */
  async function withLostReply() {
    const account = await createAccount(api);
    const lost = withCookiesOf(account.owner);
    expect(await outcomeOf(change(account))).toBe('done');
    // Its CSRF token belonged to the session that has ended: this gets another.
    await lost.get('/members/me/');
    return { account, repeat: () => change({ ...account, owner: lost }) };
  }

  test('opens no session when the member is suspended before it writes', async () => {
    const { account, repeat } = await withLostReply();
    expect(await runInOrder(account, [() => suspend(account), repeat])).toEqual(['done', 'refused']);
    expect(await readState(account)).toMatchObject({ status: 'suspended', sessions: 0 });
  });

  test('opens no session when the password is reset before it writes', async () => {
    const { account, repeat } = await withLostReply();
    const { id: memberId } = account.member;
    const token = await issueToken(api.db, { purpose: 'password_reset', memberId, lifetimeMs: 60_000 });
    const reset = () => account.anonymous.post('/update-password/', { token, password: STRANGERS_PASSWORD });
    expect(await runInOrder(account, [reset, repeat])).toEqual(['done', 'refused']);
    expect(await readState(account)).toMatchObject({ password: 'strangers', sessions: 0 });
  });

  test('opens no session when the new session is logged out before it writes', async () => {
    const { account, repeat } = await withLostReply();
    const logOutOwner = () => account.owner.post('/logout/');
    expect(await runInOrder(account, [repeat], logOutOwner)).toEqual(['refused']);
    expect(await readState(account)).toMatchObject({ password: 'owners', sessions: 0 });
  });

  test('is answered as done when nothing has happened since', async () => {
    const { account, repeat } = await withLostReply();
    expect(await runInOrder(account, [repeat])).toEqual(['done']);
  });
});

describe('registration', () => {
  const names = { family_name: '森', given_name: '花', family_name_kana: 'モリ', given_name_kana: 'ハナ' };

  /** Asks four times for a registration, as somebody does whose mail is late. */
  async function requestFourLinks(email: string) {
    const { rows } = await api.pool.query('insert into members (email) values ($1) returning id', [email]);
    const memberId = Number(rows[0].id);
    const link = () => issueToken(api.db, { purpose: 'registration', memberId, lifetimeMs: 60_000 });
    return { memberId, links: [await link(), await link(), await link(), await link()] };
  }

  const complete = async (token: string, password: string) => {
    const body = { ...names, token, password, terms_of_use: true };
    return (await api.uncheckedAgent().post('/set-password/', body)).status;
  };

  const sessionsOf = async (memberId: number) =>
    (await api.pool.query('select from sessions where member_id = $1', [memberId])).rowCount;

  test('with four links and four passwords at once, 20 rounds: one wins, and no call fails', async () => {
    for (let round = 0; round < 20; round += 1) {
      const { memberId, links } = await requestFourLinks(`four-${round}@example.com`);
      const statuses = await Promise.all(links.map((link, at) => complete(link, `${PASSWORD}-${at}`)));
      expect([round, statuses.sort()]).toEqual([round, [200, 400, 400, 400]]);
      expect(await sessionsOf(memberId)).toBe(1);
    }
  });

  test('with four links and one password at once, 20 rounds: all are answered as done', async () => {
    for (let round = 0; round < 20; round += 1) {
      const { links } = await requestFourLinks(`same-${round}@example.com`);
      const statuses = await Promise.all(links.map((link) => complete(link, PASSWORD)));
      expect([round, statuses]).toEqual([round, [200, 200, 200, 200]]);
    }
  });

  test('repeated after a lost reply: no session is opened when the member is suspended before the write', async () => {
    const email = 'repeated@example.com';
    const { memberId, links } = await requestFourLinks(email);
    const [link = ''] = links;
    expect(await complete(link, PASSWORD)).toBe(200);
    const account = { ...(await createAccount(api)), member: { id: memberId, email, password: PASSWORD } };
    const body = { ...names, token: link, password: PASSWORD, terms_of_use: true };
    const repeat = () => account.anonymous.post('/set-password/', body);
    expect(await runInOrder(account, [() => suspend(account), repeat])).toEqual(['done', 'refused']);
    expect(await sessionsOf(memberId)).toBe(0);
  });
});
