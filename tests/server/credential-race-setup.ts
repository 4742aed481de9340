import { verifyPassword } from '@/server/auth/passwords';
import { issueToken, markTokensUsed } from '@/server/auth/tokens';
import { ApiError } from '@/server/http/errors';
import type { VerifyGoogleToken } from '@/server/integrations/types';
import { GENEROUS_LIMITS } from '@/tests/setup/api';
import { hashCheaply } from '@/tests/setup/password-hash';
import { untilStatementsWait } from '@/tests/setup/test-database';
import type { Agent } from '../setup/agent';
import { createTestApi, PASSWORD, type TestApi, type TestMember } from '../setup/api';

export const OWNERS_PASSWORD = 'owners-new-password-1';
export const ATTACKER_PASSWORD = 'attackers-new-password-2';

const verifyAnyToken: VerifyGoogleToken = async (token) => ({
  ...JSON.parse(token),
  tokenId: token,
  expiresAt: new Date(Date.now() + 3_600_000),
});

/** Creates an API that accepts the Google account as JSON instead of a signed token. */
export const createRaceApi = (): Promise<TestApi> =>
  createTestApi({ rateLimits: GENEROUS_LIMITS, verifyGoogleToken: verifyAnyToken });

/** A member whose password is also known to an attacker; both are logged in. */
export interface Account {
  api: TestApi;
  member: TestMember;
  owner: Agent;
  attacker: Agent;
  anonymous: Agent;
  googleToken: string;
  /** Unused tokens: two for a password reset, one for an email change. */
  resets: [string, string];
  emailChange: string;
  /** The token of the completed registration, with which the same registration is repeated after a lost response. */
  registration: string;
}

/** Longer than a file of tests takes, because they restore the same links again and again. */
const LINK_MS = 3_600_000;

/**
 * @param isLinked whether the member's Google account is linked
 * @param hasAgreed whether the member has agreed to the terms of use, without which other writes are refused
 */
export async function createAccount(api: TestApi, isLinked = false, hasAgreed = true): Promise<Account> {
  const member = await api.createMember(hasAgreed ? {} : { termsAgreedAt: null });
  const { id: memberId, email } = member;
  const subject = `google-${memberId}`;
  if (isLinked)
    await api.pool.query('update members set google_subject = $1 where id = $2', [subject, memberId]);
  const anonymous = api.agent();
  // This request fetches a CSRF token.
  await anonymous.get('/members/me/');
  const registration = await issueToken(api.db, { purpose: 'registration', memberId, lifetimeMs: LINK_MS });
  await markTokensUsed(api.db, memberId, 'registration');
  const reset = () => issueToken(api.db, { purpose: 'password_reset', memberId, lifetimeMs: LINK_MS });
  return {
    api,
    member,
    anonymous,
    googleToken: JSON.stringify({ subject, email }),
    owner: await api.logInAs(member),
    attacker: await api.logInAs(member),
    registration,
    resets: [await reset(), await reset()],
    emailChange: await issueToken(api.db, {
      purpose: 'email_change',
      memberId,
      lifetimeMs: LINK_MS,
      email: `moved-${memberId}@example.com`,
    }),
  };
}

const passwords = { owners: OWNERS_PASSWORD, attackers: ATTACKER_PASSWORD, old: PASSWORD };

/** Returns which of the passwords the hash is of. Each comparison costs what a login does, so it stops at the match. */
async function findPassword(hash: string | null): Promise<string | null> {
  if (!hash) return null;
  if (hash === (await hashCheaply(PASSWORD))) return 'old';
  for (const [name, value] of Object.entries(passwords)) if (await verifyPassword(hash, value)) return name;
  return null;
}

/** Returns the parts of the account that an attacker could have changed or kept open. */
export async function readState({ api, member: { id, email } }: Account) {
  const { rows } = await api.pool.query(
    `select status, email, google_subject as google, terms_agreed_at as terms, city, password_hash as hash,
      (select count(*)::int from careers where member_id = $1) as careers,
      (select count(*)::int from sessions where member_id = $1) as sessions,
      (select count(*)::int from tokens where member_id = $1 and used_at is null) as links
    from members where id = $1`,
    [id],
  );
  const { hash, ...state } = rows[0];
  return { ...state, email: state.email === email ? 'kept' : 'changed', password: await findPassword(hash) };
}

type Outcome = 'done' | 'rejected';

/** Returns whether a call succeeded or was rejected. Throws on any other result. */
export async function outcomeOf(call: Promise<unknown>): Promise<Outcome> {
  try {
    const response = await call;
    if (!(response instanceof Response)) return 'done';
    if (response.status >= 500) throw new Error(`a call was answered with ${response.status}`);
    // Google sign-in reports a rejection with status 200 and a code.
    const { code = 'SUCCESS' } = response.ok ? await response.clone().json() : { code: 'rejected' };
    return code === 'SUCCESS' ? 'done' : 'rejected';
  } catch (error) {
    if (error instanceof ApiError && error.status < 500) return 'rejected';
    throw error;
  }
}

type Call = () => Promise<unknown>;

/**
 * Starts the calls while the member's row is locked, so that each has checked its credentials and waits to write.
 * Then releases the lock, so that they write in the given order.
 * @param meanwhile runs while all calls wait, and ends before the first of them writes
 */
export async function runInOrder(
  { api, member }: Pick<Account, 'api' | 'member'>,
  calls: Call[],
  meanwhile: Call = async () => undefined,
): Promise<Outcome[]> {
  const client = await api.pool.connect();
  const outcomes: Promise<Outcome>[] = [];
  try {
    await client.query('begin');
    await client.query('select id from members where id = $1 for update', [member.id]);
    for (const call of calls) {
      const outcome = outcomeOf(call());
      outcomes.push(outcome);
      await Promise.race([untilStatementsWait(api.pool, outcomes.length), outcome.then(assertStillWaiting)]);
    }
    await meanwhile();
  } finally {
    await client.query('commit');
    client.release();
  }
  return Promise.all(outcomes);
}

function assertStillWaiting(outcome: Outcome): void {
  throw new Error(`a call was ${outcome} without waiting for the member's row`);
}
