import { beforeAll, describe, expect, test } from 'vitest';
import { CSRF_BROWSER_COOKIE, CSRF_COOKIE } from '@/config/cookies';
import { GENEROUS_LIMITS } from '@/tests/setup/api';
import { getReferenceContract } from '@/tests/setup/contract';
import { dumpTables } from '@/tests/setup/query';
import { buildInquiry, buildRegistration } from '@/tests/setup/samples';
import { type Agent, jsonOf } from '../setup/agent';
import { PASSWORD, setUpTestApi } from '../setup/api';
import { createMemberFixture, type MemberFixture } from '../setup/fixtures';
import { sendOperation } from '../setup/send-operation';

const { operations } = getReferenceContract();
const writes = operations.filter(({ method }) => method !== 'get');

const api = setUpTestApi({ rateLimits: GENEROUS_LIMITS, inquiryAddress: 'operator@example.com' });
let fixture: MemberFixture;
beforeAll(async () => {
  fixture = await createMemberFixture(api);
});

/** Returns a browser without a session that has read one public list, as a visitor's. */
async function visit(): Promise<Agent> {
  const browser = api.agent();
  await browser.get('/members/me/');
  return browser;
}

const tokenOf = ({ cookies }: Agent): string => cookies.get(CSRF_COOKIE) ?? '';

const logOutWith = (browser: Agent, token: string) =>
  browser.send('POST', '/logout/', { headers: { 'x-csrftoken': token } });

describe('the token of a browser without a session', () => {
  test('is refused by every write with the cookies of another browser, and nothing is stored', async () => {
    const [own, other] = [await visit(), await visit()];
    const otherToken = tokenOf(other);
    const browserCookie = own.cookies.get(CSRF_BROWSER_COOKIE) ?? '';
    const before = await dumpTables(api.url);
    for (const described of writes) {
      own.cookies.set(CSRF_BROWSER_COOKIE, browserCookie);
      own.cookies.set(CSRF_COOKIE, otherToken);
      const { name } = described;
      const response = await sendOperation(own, described, fixture.pathOf(name), fixture.bodyOf(name), {});
      const { code } = await jsonOf(response);
      expect({ name, status: response.status, code }).toEqual({ name, status: 403, code: 'csrf_failed' });
    }
    expect(await dumpTables(api.url)).toEqual(before);
  });

  test.each([
    ['without the cookie that it is bound to', undefined],
    ['with an empty cookie', ''],
    ['with an unknown cookie', 'a'.repeat(43)],
  ])('is refused %s, and the response sets a pair that works', async (_how, cookie) => {
    const browser = await visit();
    const token = tokenOf(browser);
    if (cookie === undefined) browser.cookies.delete(CSRF_BROWSER_COOKIE);
    else browser.cookies.set(CSRF_BROWSER_COOKIE, cookie);
    expect((await logOutWith(browser, token)).status).toBe(403);
    expect(tokenOf(browser)).not.toBe(token);
    expect((await logOutWith(browser, tokenOf(browser))).status).toBe(200);
  });

  test('cannot be read by scripts together with its cookie', async () => {
    const lines = (await api.agent().get('/members/me/')).headers.getSetCookie();
    expect(lines).toEqual([
      expect.stringMatching(/^csrf_browser=[\w-]{43}; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/),
      expect.stringMatching(/^csrftoken=[^;]+; Max-Age=31536000; Path=\/; SameSite=Lax$/),
    ]);
  });

  test('is issued once for each browser, so that reads of several pages at once keep it', async () => {
    const browser = await visit();
    const cookies = new Map(browser.cookies);
    for (const path of ['/members/me/', '/applied/'])
      expect((await browser.get(path)).headers.getSetCookie()).toEqual([]);
    expect(browser.cookies).toEqual(cookies);
  });

  test('ends with the login, also in the same browser after the logout', async () => {
    const browser = await visit();
    const [before, cookie] = [tokenOf(browser), browser.cookies.get(CSRF_BROWSER_COOKIE) ?? ''];
    await browser.post('/login/', await api.createMember());
    expect(browser.cookies.has(CSRF_BROWSER_COOKIE)).toBe(false);
    expect((await logOutWith(browser, before)).status).toBe(403);
    await browser.get('/members/me/');
    expect((await browser.post('/logout/')).status).toBe(200);
    expect(browser.cookies.get(CSRF_BROWSER_COOKIE)).not.toBe(cookie);
    browser.cookies.set(CSRF_COOKIE, before);
    expect((await logOutWith(browser, before)).status).toBe(403);
  });
});

test('registration, login, logout, password reset and the contact form work in a browser that fetched the token from a read', async () => {
  const browser = await visit();
  const email = 'visitor@example.com';
  const linkIn = async (subject: string) => {
    const mails = await api.deliverMails(email);
    const text = mails.find((mail) => mail.subject.includes(subject))?.text ?? '';
    return /token=([\w-]+)/.exec(text)?.[1] ?? '';
  };
  const statuses = [(await browser.post('/members/', { email })).status];
  const registration = buildRegistration(await linkIn('会員登録のご案内'));
  statuses.push((await browser.post('/set-password/', registration)).status);
  statuses.push((await browser.post('/logout/')).status);
  statuses.push((await browser.post('/login/', { email, password: PASSWORD })).status);
  statuses.push((await browser.post('/logout/')).status);
  statuses.push((await browser.post('/issue-password-token/', { email })).status);
  const reset = { token: await linkIn('パスワード再設定のご案内'), password: 'another-horse-2026' };
  statuses.push((await browser.post('/update-password/', reset)).status);
  statuses.push((await browser.post('/address-from-zip/', { zip: '100-0001' })).status);
  statuses.push((await browser.post('/company-inquiries/', buildInquiry())).status);
  expect(statuses).toEqual([201, 200, 200, 200, 200, 200, 200, 200, 200]);
});
