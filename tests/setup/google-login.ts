import { afterAll, beforeAll } from 'vitest';
import { createGoogleVerifier } from '@/server/integrations/google';
import { type Agent, jsonOf } from './agent';
import { createTestApi, type TestApi, type TestMember } from './api';
import { bindToIssuer, CLIENT_ID, type GoogleIssuer, startGoogleIssuer } from './google-issuer';

/** An API whose members log in with tokens of a local issuer. */
interface GoogleLogin {
  api: TestApi;
  google: GoogleIssuer;
  /** Creates a member whose Google account is linked. */
  createLinkedMember(subject: string): Promise<TestMember>;
  /** Sends a login in a new browser, or in the given one. */
  postGoogleLogin(
    body: Record<string, unknown>,
    browser?: Agent,
    // biome-ignore lint/suspicious/noExplicitAny: tests read any field of the response
  ): Promise<{ browser: Agent; status: number; body: any }>;
}

/** Sets up the issuer and the API. Call it at the top of a test file; both are there once its tests run. */
export function setUpGoogleLogin(): GoogleLogin {
  const fixture = {} as GoogleLogin;
  beforeAll(async () => {
    fixture.google = await startGoogleIssuer();
    const verifyGoogleToken = createGoogleVerifier(CLIENT_ID, fixture.google.issuer);
    fixture.api = await createTestApi({ verifyGoogleToken });
  });
  afterAll(async () => {
    await fixture.api.drop();
    await fixture.google.stop();
  });
  fixture.createLinkedMember = async (subject) => {
    const member = await fixture.api.createMember();
    await fixture.api.pool.query('update members set google_subject = $1 where id = $2', [
      subject,
      member.id,
    ]);
    return member;
  };
  fixture.postGoogleLogin = async (body, browser = fixture.api.agent()) => {
    const response = await bindToIssuer(browser).post('/login/google/', body);
    return { browser, status: response.status, body: await jsonOf(response) };
  };
  return fixture;
}
