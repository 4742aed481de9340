import { beforeAll, beforeEach, expect, test } from 'vitest';
import { GENEROUS_LIMITS } from '@/tests/setup/api';
import { getReferenceContract } from '@/tests/setup/contract';
import { dumpTables } from '@/tests/setup/query';
import { type Agent, jsonOf } from '../setup/agent';
import { SITE_ORIGIN, setUpTestApi } from '../setup/api';
import { createMemberFixture, type MemberFixture } from '../setup/fixtures';
import { saveState } from '../setup/saved-state';
import { sendOperation } from '../setup/send-operation';

const { operations } = getReferenceContract();
const writes = operations.filter(({ method }) => method !== 'get');

const api = setUpTestApi({ rateLimits: GENEROUS_LIMITS });
let fixture: MemberFixture;
let sessionCookie: string;
/** Tokens that were valid once or elsewhere: before the login, in another session, or until a logout. */
let tokens: Record<'own' | 'beforeLogin' | 'otherSession' | 'otherMember' | 'endedSession', string>;

const tokenOf = (browser: Agent) => browser.cookies.get('csrftoken') ?? '';

beforeAll(async () => {
  fixture = await createMemberFixture(api);
  const anonymous = api.agent();
  await anonymous.get('/members/me/');
  const [session, ended, other] = [
    await api.logInAs(fixture.member),
    await api.logInAs(fixture.member),
    await api.logInAs(await api.createMember()),
  ];
  const endedSession = tokenOf(ended);
  await ended.post('/logout/');
  sessionCookie = fixture.browser.cookies.get('sessionid') ?? '';
  tokens = {
    own: tokenOf(fixture.browser),
    beforeLogin: tokenOf(anonymous),
    otherSession: tokenOf(session),
    otherMember: tokenOf(other),
    endedSession,
  };
});

/** Refused requests set a new token, so the browser gets its cookies back. */
beforeEach(() => {
  fixture.browser.cookies.set('csrftoken', tokens.own);
  fixture.browser.cookies.set('sessionid', sessionCookie);
});

const same = (token: string) => ({ cookie: token, header: token });
const swapEnds = (token: string) => token.split('.').toReversed().join('.');

/** The bad forms of the token, as cookie and header. `null` sends none. */
const FORMS: Record<string, () => { cookie: string | null; header: string | null }> = {
  'no cookie and no header': () => ({ cookie: null, header: null }),
  'no cookie': () => ({ cookie: null, header: tokens.own }),
  'no header': () => ({ cookie: tokens.own, header: null }),
  'an empty header': () => ({ cookie: tokens.own, header: '' }),
  'a header unlike the cookie, each valid somewhere': () => ({
    cookie: tokens.own,
    header: tokens.otherSession,
  }),
  'a cookie unlike the header, each valid somewhere': () => ({
    cookie: tokens.otherSession,
    header: tokens.own,
  }),
  'the token from before the login': () => same(tokens.beforeLogin),
  "the token of the member's other session": () => same(tokens.otherSession),
  'the token of another member': () => same(tokens.otherMember),
  'the token of an ended session': () => same(tokens.endedSession),
  'a token with another nonce': () => same(`x${tokens.own}`),
  'a token with a shorter signature': () => same(tokens.own.slice(0, -1)),
  'a token with a third part': () => same(`${tokens.own}.x`),
  'a token with its parts swapped': () => same(swapEnds(tokens.own)),
  'an invalid token': () => same(`abc.${'d'.repeat(43)}`),
  'a token of 10,000 characters': () => same('a'.repeat(10_000)),
  "Django's form of a token": () => same('a'.repeat(64)),
};

/** The senders that are another site, with the right token. */
const SENDERS: Record<string, Record<string, string>> = {
  'a page of another origin': { origin: 'https://evil.example' },
  'a page of a host that begins like the site': { origin: 'http://localhost.evil.example:3000' },
  'a page on another port': { origin: 'http://localhost:4000' },
  'a page without an origin': { origin: 'null' },
  'a page of another site by its referer': { referer: 'https://evil.example/?http://localhost:3000/' },
  'a page of another site by Sec-Fetch-Site': { 'sec-fetch-site': 'cross-site' },
  'another site that claims our origin': { origin: SITE_ORIGIN, 'sec-fetch-site': 'cross-site' },
  'an extension or a file': { origin: 'chrome-extension://abcdefghijklmnop' },
};

/** Sends every write, and returns the responses that are no refusal for the token. */
async function findAccepted(prepare: () => Record<string, string | undefined>): Promise<unknown[]> {
  const accepted: unknown[] = [];
  const { browser, pathOf, bodyOf } = fixture;
  for (const described of writes) {
    browser.cookies.set('sessionid', sessionCookie);
    const headers = prepare();
    const { name } = described;
    const response = await sendOperation(browser, described, pathOf(name), bodyOf(name), headers);
    const { code } = await jsonOf(response);
    if (response.status !== 403 || code !== 'csrf_failed')
      accepted.push({ name, status: response.status, code });
  }
  return accepted;
}

test.each(Object.entries(FORMS))(
  'every write is refused with %s, and nothing is stored',
  async (_form, build) => {
    const before = await dumpTables(api.url);
    const accepted = await findAccepted(() => {
      const { cookie, header } = build();
      if (cookie === null) fixture.browser.cookies.delete('csrftoken');
      else fixture.browser.cookies.set('csrftoken', cookie);
      // The header replaces that of the client; an empty one counts as none.
      return { 'x-csrftoken': header ?? '' };
    });
    expect(accepted).toEqual([]);
    expect(await dumpTables(api.url)).toEqual(before);
  },
);

test.each(Object.entries(SENDERS))(
  'every write of %s is refused with the right token',
  async (_sender, headers) => {
    const before = await dumpTables(api.url);
    expect(
      await findAccepted(() => {
        fixture.browser.cookies.set('csrftoken', tokens.own);
        return headers;
      }),
    ).toEqual([]);
    expect(await dumpTables(api.url)).toEqual(before);
  },
);

test('with the right token and from a page of the site, no write is refused for its token', async () => {
  expect(writes.length).toBeGreaterThan(20);
  const refused: string[] = [];
  const { browser, pathOf, bodyOf } = fixture;
  const restore = await saveState(api, browser);
  for (const described of writes) {
    await restore();
    const { name } = described;
    const response = await sendOperation(browser, described, pathOf(name), bodyOf(name), {
      origin: SITE_ORIGIN,
    });
    if (response.status === 403 && (await jsonOf(response)).code === 'csrf_failed') refused.push(name);
  }
  expect(refused).toEqual([]);
});

test('the document says that every write needs the cookie and the header', () => {
  for (const { name, operation } of writes)
    expect([name, operation.security?.[0]]).toEqual([
      name,
      expect.objectContaining({ csrfCookie: [], csrfHeader: [] }),
    ]);
});
