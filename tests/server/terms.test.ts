import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { createOpenSeminar } from '@/tests/setup/samples';
import { type Agent, jsonOf } from '../setup/agent';
import { createTestApi, PASSWORD, type TestApi } from '../setup/api';
import { buildEntry, createOpenVacancy } from '../setup/applications';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.drop());

const patch = (browser: Agent, path: string, body: unknown) =>
  browser.send('PATCH', path, {
    headers: { 'x-csrftoken': browser.cookies.get('csrftoken') ?? '', 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

test('a member who has not agreed to the terms can read, but nothing can be written until the agreement', async () => {
  const member = await api.createMember({ termsAgreedAt: null });
  const browser = await api.logInAs(member);
  const vacancy = await createOpenVacancy(api);
  const seminar = await createOpenSeminar(api.db);
  const writes: Record<string, () => Promise<Response>> = {
    'apply to a vacancy': () => browser.post('/vacancy-applications/', buildEntry(vacancy)),
    'apply to a seminar': () => browser.post('/applications/', { seminar }),
    'change the profile': () => patch(browser, `/members/${member.id}/`, { receive: { allow_news: true } }),
    'change the careers': () => patch(browser, `/career-education/${member.id}/`, { careers: [] }),
    'add skills': () =>
      browser.post('/skill-category-informations/', { formData: { skills: [], abilities: [1] } }),
    'change the address': () =>
      browser.post('/change-email/', { email: 'new@example.com', password: PASSWORD }),
    'change the password': () =>
      browser.post('/change-password/', { current_password: PASSWORD, new_password: `${PASSWORD}-new` }),
    'unlink Google': () => browser.post('/reset-google/', {}),
  };
  for (const [what, write] of Object.entries(writes)) {
    const response = await write();
    expect([what, response.status, (await jsonOf(response)).code]).toEqual([what, 403, 'terms_not_agreed']);
  }
  for (const path of ['/members/me/', '/vacancy-applications/', '/applications/', '/vacancies/'])
    expect([path, (await browser.get(path)).status]).toEqual([path, 200]);
  expect(await jsonOf(await browser.get('/vacancy-applications/'))).toEqual([]);

  expect((await browser.post('/agree-terms/', {})).status).toBe(200);
  expect((await writes['apply to a seminar']?.())?.status).toBe(201);
});

test('a member who has not agreed to the terms can log out and withdraw', async () => {
  const member = await api.createMember({ termsAgreedAt: null });
  expect((await (await api.logInAs(member)).post('/logout/', {})).status).toBe(200);
  const browser = await api.logInAs(member);
  const response = await patch(browser, `/members/${member.id}/withdraw/`, {
    reasons: ['busy'],
    password: PASSWORD,
  });
  expect(response.status).toBe(200);
});

describe('a revision of the terms', () => {
  /** Adds a revision to the terms, as an operator does in CONTENT_DIR, and loads the modules as a new process does. */
  async function reviseTerms(revision: string) {
    const folder = await mkdtemp(path.join(tmpdir(), 'kaikei-terms-'));
    onTestFinished(async () => {
      vi.unstubAllEnvs();
      await rm(folder, { recursive: true, force: true });
    });
    await cp('content/legal', path.join(folder, 'legal'), { recursive: true });
    const file = path.join(folder, 'legal', 'terms.md');
    const terms = await readFile(file, 'utf8');
    await writeFile(file, terms.replace('event: 改定 }', `event: 改定 }\n  - ${revision}`));
    vi.stubEnv('CONTENT_DIR', folder);
    vi.resetModules();
    const { createTestApi } = await import('../setup/api');
    return { createTestApi, ...(await import('@/server/members/required-agreement')) };
  }

  test('members agree again to a revision that requires it, and write nothing before', async () => {
    const { createTestApi } = await reviseTerms('{ day: 2026-04-01, event: 改定, agreement: required }');
    const api = await createTestApi();
    onTestFinished(() => api.drop());
    const member = await api.createMember({ termsAgreedAt: new Date('2026-03-31T14:59:59Z') });
    const browser = await api.logInAs(member);
    const isAgreed = async () => (await jsonOf(await browser.get('/members/me/'))).member.terms_of_use;
    const agreedAt = async () =>
      (await api.pool.query('select terms_agreed_at from members where id = $1', [member.id])).rows[0]
        .terms_agreed_at;
    expect(await isAgreed()).toBe(false);
    const refused = await browser.post('/applications/', { seminar: 1 });
    expect([refused.status, (await jsonOf(refused)).code]).toEqual([403, 'terms_not_agreed']);
    expect((await browser.post('/agree-terms/')).status).toBe(200);
    expect(await isAgreed()).toBe(true);
    const first = await agreedAt();
    expect(first > new Date('2026-04-01T00:00:00+09:00')).toBe(true);
    await browser.post('/agree-terms/');
    expect(await agreedAt()).toEqual(first);
  });

  test('a revision counts from its day in Japan, and only when it requires the agreement', async () => {
    const agreed = new Date('2028-03-31T14:59:59Z');
    const required = await reviseTerms('{ day: 2028-04-01, event: 改定, agreement: required }');
    const { isAgreementValid } = required;
    expect(isAgreementValid(agreed, new Date('2028-03-31T14:59:59Z'))).toBe(true);
    expect(isAgreementValid(agreed, new Date('2028-03-31T15:00:00Z'))).toBe(false);
    expect(isAgreementValid(new Date('2028-03-31T15:00:00Z'), new Date('2028-05-01T00:00:00Z'))).toBe(true);
    expect(isAgreementValid(null)).toBe(false);
    const other = await reviseTerms('{ day: 2026-04-01, event: 改定 }');
    expect(other.agreementRequiredSince()).toBeNull();
  });
});
