import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { deleteMember, suspendMember } from '@/server/auth/member-moderation';
import { PASSWORD, SITE_ORIGIN, type TestApi } from '../setup/api';
import { saveState } from '../setup/saved-state';
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
let accounts: Record<'usual' | 'linked' | 'withoutAgreement', Account>;
let restore: () => Promise<void>;
beforeAll(async () => {
  api = await createRaceApi();
  accounts = {
    usual: await createAccount(api),
    linked: await createAccount(api, true),
    withoutAgreement: await createAccount(api, false, false),
  };
  const browsers = Object.values(accounts).flatMap(({ owner, attacker, anonymous }) => [
    owner,
    attacker,
    anonymous,
  ]);
  restore = await saveState(api, ...browsers);
});
afterAll(() => api.drop());

/** Returns an account that no call has used. */
async function unusedAccount(kind: keyof typeof accounts = 'usual'): Promise<Account> {
  await restore();
  return accounts[kind];
}

type Call = (account: Account) => Promise<unknown>;

const withdraw = (by: 'owner' | 'attacker') => (account: Account) =>
  account[by].patch(`/members/${account.member.id}/withdraw/`, { reasons: ['busy'], password: PASSWORD });

const NAMES = {
  family_name: '田中',
  given_name: '花子',
  family_name_kana: 'タナカ',
  given_name_kana: 'ハナコ',
};
const AGREEMENT = 'an agreement to the terms';

/** Calls by a client that knows the password or a token. Each checks a credential before it writes. */
const uses: Record<string, Call> = {
  'a login': ({ anonymous, member: { email } }) => anonymous.post('/login/', { email, password: PASSWORD }),
  'a repeated registration': ({ anonymous, registration: token }) =>
    anonymous.post('/set-password/', { ...NAMES, token, password: PASSWORD, terms_of_use: true }),
  'a login with Google': ({ anonymous, googleToken: token }) => anonymous.post('/login/google/', { token }),
  'a link to Google': ({ attacker, googleToken: token }) =>
    attacker.post('/login/google/', { token, is_login: true, is_SNS_Integration: true }),
  'the end of a link to Google': ({ attacker }) => attacker.post('/reset-google/'),
  'another password change': ({ attacker }) =>
    attacker.post('/change-password/', { current_password: PASSWORD, new_password: ATTACKER_PASSWORD }),
  'another password reset': ({ anonymous, resets: [, token] }) =>
    anonymous.post('/update-password/', { token, password: ATTACKER_PASSWORD }),
  'a request for another address': ({ attacker, member: { id } }) =>
    attacker.post('/change-email/', { email: `attacker-${id}@example.com`, password: PASSWORD }),
  'a confirmed change of address': ({ anonymous, emailChange: token }) =>
    anonymous.patch('/change-email/', { token }),
  'another withdrawal': withdraw('attacker'),
  [AGREEMENT]: ({ attacker }) => attacker.post('/agree-terms/'),
  'a change of the profile': ({ attacker, member: { id } }) =>
    attacker.patch(`/members/${id}/`, {
      receive: { allow_vacancy: true, allow_seminar: true, allow_news: true },
    }),
  'a change of the work history': ({ attacker, member: { id } }) =>
    attacker.patch(`/career-education/${id}/`, {
      careers: [{ company: '他人', position: '', started_on: '2019-04', ended_on: null, description: '' }],
    }),
  'a change of the skills': ({ attacker }) =>
    attacker.post('/skill-category-informations/', { formData: { skills: [], abilities: [1] } }),
};

interface Revocation {
  run: Call;
  /** The state of the account after the revocation. */
  leaves: { status: string; password: string | null; sessions: number; links: number };
}

const revocations: Record<string, Revocation> = {
  'a password change': {
    run: ({ owner }) =>
      owner.post('/change-password/', { current_password: PASSWORD, new_password: OWNERS_PASSWORD }),
    // The session of the client that changed the password continues.
    leaves: { status: 'active', password: 'owners', sessions: 1, links: 0 },
  },
  'a password reset': {
    run: ({ anonymous, resets: [token] }) =>
      anonymous.post('/update-password/', { token, password: OWNERS_PASSWORD }),
    leaves: { status: 'active', password: 'owners', sessions: 0, links: 0 },
  },
  'a withdrawal': {
    run: withdraw('owner'),
    leaves: { status: 'withdrawn', password: null, sessions: 0, links: 0 },
  },
  'a suspension': {
    run: ({ member }) => suspendMember({ db: api.db, siteOrigin: SITE_ORIGIN }, member.id),
    // Tokens are kept but invalid while the member is suspended.
    leaves: { status: 'suspended', password: 'old', sessions: 0, links: 3 },
  },
  'a deletion': {
    run: ({ member }) => deleteMember({ db: api.db, siteOrigin: SITE_ORIGIN }, member.id),
    leaves: { status: 'deleted', password: null, sessions: 0, links: 0 },
  },
};

/**
 * Calls that end other credentials themselves, so that a later revocation may be rejected, with the state
 * of the account after each of them.
 */
const endingCalls: Record<string, { status: string; password: string | null; sessions: number }> = {
  'another password change': { status: 'active', password: 'attackers', sessions: 1 },
  'another password reset': { status: 'active', password: 'attackers', sessions: 0 },
  'a confirmed change of address': { status: 'active', password: 'old', sessions: 2 },
  'another withdrawal': { status: 'withdrawn', password: null, sessions: 0 },
};

/** Returns the kind of account that the use needs. */
function kindFor(use: string): keyof typeof accounts {
  if (use === AGREEMENT) return 'withoutAgreement';
  return use === 'a login with Google' || use === 'the end of a link to Google' ? 'linked' : 'usual';
}

/** The link to Google stays valid after a password change; a reset drops it. */
const isAllowedAfter = (use: string, revocation: string) =>
  use === 'a login with Google' && revocation === 'a password change';

type Pair = [use: string, name: string, run: Call, revocation: Revocation];

/** A member who has not agreed to the terms can reset the password, but not change it. */
const isPossible = (use: string, revocation: string) =>
  !(use === AGREEMENT && revocation === 'a password change');

const pairs = Object.entries(revocations).flatMap(([name, revocation]) =>
  Object.entries(uses)
    .filter(([use]) => isPossible(use, name))
    .map(([use, run]): Pair => [use, name, run, revocation]),
);

describe('a call that checked its credential before the credential was revoked', () => {
  test.each(pairs.filter(([use, name]) => !isAllowedAfter(use, name)))(
    '%s that writes after %s is rejected and leaves nothing behind',
    async (use, name, run, revocation) => {
      const account = await unusedAccount(kindFor(use));
      const before = await readState(account);
      const [revoked, used] = await runInOrder(account, [() => revocation.run(account), () => run(account)]);
      const isUnlinked = ['a password reset', 'a withdrawal', 'a deletion'].includes(name);
      expect({ revoked, used, ...(await readState(account)) }).toEqual({
        revoked: 'done',
        used: 'rejected',
        ...before,
        ...(isUnlinked && { google: null }),
        ...(name === 'a withdrawal' && { email: 'changed' }),
        ...revocation.leaves,
      });
    },
  );
});

describe('a call that writes just before its credential is revoked', () => {
  test.each(pairs.filter(([use]) => !(use in endingCalls)))(
    '%s that writes before %s succeeds, and no session or token remains valid',
    async (use, _name, run, { run: revoke, leaves }) => {
      const account = await unusedAccount(kindFor(use));
      const outcomes = await runInOrder(account, [() => run(account), () => revoke(account)]);
      const { status, password, sessions, links } = await readState(account);
      const isUsable = status === 'active';
      expect({ outcomes, status, password, sessions, links: isUsable ? links : 0 }).toEqual({
        ...leaves,
        outcomes: ['done', 'done'],
        links: 0,
      });
    },
  );

  test.each(pairs.filter(([use]) => use in endingCalls))(
    '%s that writes before %s succeeds, and the later call takes full effect or is rejected',
    async (use, _name, run, { run: revoke, leaves }) => {
      const account = await unusedAccount();
      const [used, revoked] = await runInOrder(account, [() => run(account), () => revoke(account)]);
      const { status, password, sessions } = await readState(account);
      expect(used).toBe('done');
      const isWithdrawn = use === 'another withdrawal';
      if (revoked === 'done' && !isWithdrawn) {
        const { links: _, ...left } = leaves;
        // When somebody else changed or reset the password before, a suspension keeps the new password.
        expect({ status, password, sessions }).toEqual({
          ...left,
          ...(status === 'suspended' && { password }),
        });
      } else {
        expect({ status, password, sessions }).toEqual(endingCalls[use]);
      }
    },
  );
});

test.each(Object.entries(revocations))(
  '%s among six other concurrent calls ends every session, and no call fails (ten rounds)',
  async (_name, { run, leaves }) => {
    const others = ['a login', 'a login', 'a login', 'a link to Google', 'a request for another address'];
    for (let round = 0; round < 10; round += 1) {
      const account = await unusedAccount();
      const calls = [...others, AGREEMENT].map((name) => uses[name] as Call);
      calls.splice(round % 7, 0, run);
      const outcomes = await Promise.all(calls.map((call) => outcomeOf(call(account))));
      expect(outcomes[round % 7]).toBe('done');
      const { status, password, sessions } = await readState(account);
      expect({ round, status, password, sessions, links: leaves.links }).toEqual({ round, ...leaves });
    }
  },
);

describe('a session that the member ends', () => {
  type Call = (account: Account) => Promise<unknown>;

  const endOtherSessionsOf =
    (who: 'owner' | 'attacker'): Call =>
    (account) =>
      account[who].delete('/sessions/');

  /** Writes of a session that is ended by the member. */
  const writes: [name: string, run: Call][] = [
    [
      'a change of the profile',
      ({ attacker, member: { id } }) =>
        attacker.patch(`/members/${id}/`, {
          receive: { allow_vacancy: true, allow_seminar: true, allow_news: true },
        }),
    ],
    [
      'a link to Google',
      ({ attacker, googleToken: token }) =>
        attacker.post('/login/google/', { token, is_login: true, is_SNS_Integration: true }),
    ],
    [
      'a password change',
      ({ attacker }) =>
        attacker.post('/change-password/', { current_password: PASSWORD, new_password: 'attackers-new-1' }),
    ],
    ['an end of all other sessions', endOtherSessionsOf('attacker')],
  ];

  test.each(writes)('%s of a session that was ended meanwhile is rejected', async (_name, write) => {
    const account = await unusedAccount();
    const before = await readState(account);
    const outcomes = await runInOrder(account, [
      () => endOtherSessionsOf('owner')(account),
      () => write(account),
    ]);
    expect(outcomes).toEqual(['done', 'rejected']);
    expect(await readState(account)).toEqual({ ...before, sessions: 1 });
    expect((await account.owner.get('/members/me/')).status).toBe(200);
  });
});
