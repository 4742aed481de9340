import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Agent, jsonOf } from '../setup/agent';
import { createTestApi, PASSWORD, type TestApi } from '../setup/api';
import { buildEntry, createOpenVacancy } from '../setup/applications';
import { createOpenSeminar } from '../setup/seminars';

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
