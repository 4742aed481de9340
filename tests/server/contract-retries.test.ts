import { afterAll, beforeAll, expect, test } from 'vitest';
import { RATE_LIMITS } from '@/server/http/rate-limit-config';
import { createGoogleVerifier } from '@/server/integrations/google';
import { type Agent, jsonOf } from '@/tests/setup/agent';
import { createTestApi, GENEROUS_LIMITS, type TestApi } from '@/tests/setup/api';
import { type ContractOperation, getReferenceContract } from '@/tests/setup/contract';
import { createMemberFixture, type MemberFixture } from '@/tests/setup/fixtures';
import { bindToIssuer, CLIENT_ID, type GoogleIssuer, startGoogleIssuer } from '@/tests/setup/google-issuer';
import { UPLOAD_CALL, uploadProfileImage } from '@/tests/setup/send-operation';
import { SPEC_CALLS } from '@/tests/setup/spec-calls';

let api: TestApi;
let google: GoogleIssuer;
beforeAll(async () => {
  google = await startGoogleIssuer();
  const verifyGoogleToken = createGoogleVerifier(CLIENT_ID, google.issuer);
  const limits = { ...GENEROUS_LIMITS, resetMailPerMinute: RATE_LIMITS.resetMailPerMinute };
  api = await createTestApi({ rateLimits: limits, verifyGoogleToken });
});
afterAll(async () => {
  await google.stop();
  await api.drop();
});

const writes = getReferenceContract().operations.filter(({ method }) => method !== 'get');

/**
 * Sends a request as the client does: again when the CSRF token belonged to an ended session
 * (api/transport/browser-http.ts).
 */
async function send(
  browser: Agent,
  fixture: MemberFixture,
  { name, method }: ContractOperation,
): Promise<Response> {
  const once = async () => {
    if (name === UPLOAD_CALL)
      return uploadProfileImage(browser, fixture.member.id, Buffer.from('no picture'));
    const body = await bodyOf(fixture, name);
    return bindToIssuer(browser).send(method.toUpperCase(), fixture.pathOf(name), {
      headers: {
        'x-csrftoken': browser.cookies.get('csrftoken') ?? '',
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
  };
  const first = await once();
  const isStale = first.status === 403 && (await jsonOf(first.clone())).code === 'csrf_failed';
  return isStale ? once() : first;
}

/** Returns the request body. For the Google login it links the member's own Google account. */
const bodyOf = async (fixture: MemberFixture, name: string) =>
  name === 'POST /login/google/'
    ? {
        token: await google.sign({ sub: `google-${fixture.member.id}`, email: fixture.member.email }),
        is_SNS_Integration: true,
      }
    : fixture.bodyOf(name);

/** These calls send mails on every request; the client never retries them by itself (spec §7). */
const EXPECTED_RETRY_MAILS: Record<string, number> = { 'POST /members/': 1, 'POST /change-email/': 2 };

/** These calls end the session or change the credentials, so the next call needs a new member. */
const SESSION_ENDING_CALLS = /withdraw|log(in|out)|password|email/;

const copyBrowser = (browser: Agent): Agent => {
  const copy = api.agent();
  for (const [name, value] of browser.cookies) copy.cookies.set(name, value);
  return copy;
};

test('a write that is retried after a lost response succeeds and takes effect only once', async () => {
  let fixture = await createMemberFixture(api);
  for (const write of writes) {
    const retry = copyBrowser(fixture.browser);
    const first = await send(fixture.browser, fixture, write);
    const before = (await api.deliverMails()).length;
    const second = await send(retry, fixture, write);
    const mails = (await api.deliverMails()).length - before;
    const statuses = [first.status, second.status];
    expect([write.name, statuses]).toEqual([write.name, expect.toSatisfy(isAcceptableRetry(write))]);
    expect([write.name, mails]).toEqual([write.name, EXPECTED_RETRY_MAILS[write.name] ?? 0]);
    if (SESSION_ENDING_CALLS.test(write.name)) fixture = await createMemberFixture(api);
  }
  const specWrites = SPEC_CALLS.filter((name) => !name.startsWith('GET '));
  expect(writes.map(({ name }) => name)).toEqual(expect.arrayContaining(specWrites));
});

const isAcceptableRetry =
  ({ name }: ContractOperation) =>
  ([first = 0, second = 0]: number[]): boolean => {
    if (name === UPLOAD_CALL) return first === 400 && second === 400;
    return [200, 201].includes(first) && (second === 200 || second === first);
  };
