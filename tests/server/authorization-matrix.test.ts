import { expect, test } from 'vitest';
import { GENEROUS_LIMITS } from '@/tests/setup/api';
import { getReferenceContract } from '@/tests/setup/contract';
import { UPLOAD_CALL } from '@/tests/setup/send-operation';
import type { Agent } from '../setup/agent';
import { PASSWORD, setUpTestApi } from '../setup/api';
import { createApplicant } from '../setup/applications';
import type { ContractOperation } from '../setup/contract';
import { createMemberFixture, type MemberFixture } from '../setup/fixtures';
import { saveState } from '../setup/saved-state';
import { isForMembers, sendOperation } from '../setup/send-operation';

const { operations } = getReferenceContract();

const api = setUpTestApi({ rateLimits: GENEROUS_LIMITS });

/** The callers, and how the browser of each is created. The fixture is the member whose records the call names. */
const ROLES = {
  anonymous: async () => withCsrfToken(api.agent()),
  owner: async ({ browser }: MemberFixture) => browser,
  'other member': async () => (await createApplicant(api)).browser,
  'member before the terms': async (fixture: MemberFixture) => change(fixture, 'terms_agreed_at = null'),
  // The rows of their sessions are left, so that the status alone decides. Operators and withdrawals delete them, too.
  'waiting member': async (fixture: MemberFixture) => change(fixture, "status = 'waiting'"),
  'suspended member': async (fixture: MemberFixture) => change(fixture, "status = 'suspended'"),
  'refused member': async (fixture: MemberFixture) => change(fixture, "status = 'refused'"),
  'withdrawn member': async (fixture: MemberFixture) => {
    const session = fixture.browser.cookies.get('sessionid') ?? '';
    const path = `/members/${fixture.member.id}/withdraw/`;
    await fixture.browser.patch(path, { reasons: ['busy'], password: PASSWORD });
    fixture.browser.cookies.set('sessionid', session);
    return withCsrfToken(fixture.browser);
  },
};
type Role = keyof typeof ROLES;

const withCsrfToken = async (browser: Agent) => {
  await browser.get('/members/me/');
  return browser;
};

async function change({ browser, member }: MemberFixture, assignment: string): Promise<Agent> {
  await api.pool.query(`update members set ${assignment} where id = $1`, [member.id]);
  // A session that counts no more needs a new CSRF token; without one, the call would be rejected for that reason.
  await browser.get('/members/me/');
  return browser;
}

/** What members may do before they have agreed to the terms of use, apart from reading (decision 0099). */
const WRITES_BEFORE_TERMS = [
  'POST /agree-terms/',
  'PATCH /members/{memberId}/withdraw/',
  'DELETE /sessions/',
  'DELETE /sessions/{sessionId}/',
];

/** What the owner gets for the fixture's input where that is no success, in place of a status below 300. */
const OWNER_RESULTS: Record<string, string> = {
  // Google sign-in is not configured, and the picture is none.
  'POST /login/google/': '403',
  [UPLOAD_CALL]: '400',
};

/** What another member gets for a path with the id of the member, of a record, and of a session, which is ended for others already. */
const OTHER_MEMBER_RESULTS: [part: string, result: string][] = [
  ['{memberId}', '403 permission_denied$'],
  ['{id}', '404 not_found$'],
  ['{sessionId}', 'success$'],
];

/** What a credential of a member is good for when the member is not active. */
const INACTIVE_MEMBER_RESULTS: Record<string, string> = {
  'POST /login/': '403 (?:waiting|suspended|refused)$|400 invalid_credentials$',
  'PATCH /change-email/': '400 token_invalid$',
  'POST /update-password/': '400 token_invalid$',
  'GET /update-password/': '400 token_invalid$',
  // Reading says to which address the link was sent, and consumes nothing. A withdrawal deletes the link.
  'GET /change-email/': 'success|400 token_invalid$',
};

const INACTIVE: Role[] = [
  'anonymous',
  'waiting member',
  'suspended member',
  'refused member',
  'withdrawn member',
];

/** What the contract allows: `success`, a status, or a status with the code of the refusal. */
function expectedResult(described: ContractOperation, role: Role): RegExp {
  const { name, method, path } = described;
  const ownResult = new RegExp(`^(?:${OWNER_RESULTS[name] ?? 'success'})`);
  if (!isForMembers(described)) {
    const result = INACTIVE.includes(role) && role !== 'anonymous' && INACTIVE_MEMBER_RESULTS[name];
    return result ? new RegExp(`^(?:${result})`) : ownResult;
  }
  // The withdrawal itself is answered as before when it is retried.
  if (role === 'withdrawn member' && name === 'PATCH /members/{memberId}/withdraw/') return /^success$/;
  if (INACTIVE.includes(role)) return /^403 not_authenticated$/;
  if (role === 'member before the terms' && method !== 'get' && !WRITES_BEFORE_TERMS.includes(name))
    return /^403 terms_not_agreed$/;
  const othersResult =
    role === 'other member' && OTHER_MEMBER_RESULTS.find(([part]) => path.includes(part))?.[1];
  return othersResult ? new RegExp(`^${othersResult}`) : ownResult;
}

async function readResult(response: Response): Promise<string> {
  if (response.status < 300) return 'success';
  const { code, ...reply } = await response.clone().json();
  if (code === 'not_authenticated')
    expect(reply).toEqual({
      detail: 'Authentication credentials were not provided.',
      error: 'ログインしてください。',
    });
  return `${response.status} ${code}`;
}

/** Returns everything that is stored about the member and their records. */
async function readOwnersRows({ member }: MemberFixture): Promise<unknown> {
  const { rows } = await api.pool.query(
    `select to_jsonb(m) - 'last_login_at' as member,
      (select jsonb_agg(c order by c) from (select company, position from careers where member_id = m.id) c) as careers,
      (select jsonb_agg(a order by a.id) from vacancy_applications a where a.member_id = m.id) as vacancies,
      (select jsonb_agg(a order by a.id) from seminar_applications a where a.member_id = m.id) as seminars,
      (select jsonb_agg(s.id order by s.id) from sessions s where s.member_id = m.id) as sessions
    from members m where m.id = $1`,
    [member.id],
  );
  return rows;
}

test.each(Object.keys(ROLES) as Role[])(
  'each call of the contract answers the caller “%s” as allowed',
  async (role) => {
    const results: Record<string, string> = {};
    const unexpected: Record<string, string> = {};
    const hasAccess = role === 'owner' || role === 'member before the terms';
    const fixture = await createMemberFixture(api);
    const browser = await ROLES[role](fixture);
    const restore = await saveState(api, browser);
    const before = await readOwnersRows(fixture);
    for (const described of operations) {
      const { name, method } = described;
      const expected = expectedResult(described, role);
      const changesNothing =
        method === 'get' || expected.source.startsWith('^403') || (isForMembers(described) && !hasAccess);
      const response = await sendOperation(browser, described, fixture.pathOf(name), fixture.bodyOf(name));
      const result = await readResult(response);
      results[name] = result;
      if (!expected.test(result)) unexpected[name] = result;
      if (changesNothing)
        expect({ name, rows: await readOwnersRows(fixture) }).toEqual({ name, rows: before });
      if (method !== 'get' && response.ok) await restore();
    }
    expect(unexpected).toEqual({});
    expect(Object.keys(results)).toHaveLength(operations.length);
  },
);
