import { afterAll, beforeAll, expect, test } from 'vitest';
import { jsonOf } from '../setup/agent';
import { createTestApi, type TestApi } from '../setup/api';
import { createApplicant, createVacancyApplication } from '../setup/applications';
import { createOpenSeminar } from '../setup/seminars';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.drop());

const MOST_EVENTS = 100;

async function applyToSeminar() {
  const { member, browser } = await createApplicant(api);
  const response = await browser.post('/applications/', { seminar: await createOpenSeminar(api.db) });
  return { browser, email: member.email, id: (await jsonOf(response)).id as number };
}

async function applyToVacancy() {
  const { browser, email, applicationId: id } = await createVacancyApplication(api);
  return { browser, email, id };
}

test.each([
  { path: '/vacancy-applications/', table: 'vacancy_application', apply: applyToVacancy },
  { path: '/applications/', table: 'seminar_application', apply: applyToSeminar },
])('$path cannot be cancelled and sent again without end', async ({ path, table, apply }) => {
  const { browser, email, id } = await apply();
  // Cancelled and sent again until one cancellation is left.
  await api.pool.query(
    `insert into ${table}_events (application_id, number, event)
     select $1, number, case when number % 2 = 0 then 'cancel' else 'reapply' end
       from generate_series(2, $2) as number`,
    [id, MOST_EVENTS - 1],
  );
  await api.pool.query(`update ${table}s set event_count = $2 where id = $1`, [id, MOST_EVENTS - 1]);

  const cancelled = await browser.post(`${path}${id}/cancel/`);
  expect([cancelled.status, (await jsonOf(cancelled)).status]).toEqual([200, 'cancelled']);
  expect(await api.deliverMails(email)).toHaveLength(2);

  const refused = await browser.patch(`${path}${id}/reapplication/`);
  expect([refused.status, (await jsonOf(refused)).code]).toEqual([409, 'too_many_changes']);
  const [listed] = await jsonOf(await browser.get(path));
  expect(listed.status).toBe('cancelled');
  expect(listed.history).toHaveLength(MOST_EVENTS);
  expect(await api.deliverMails(email)).toHaveLength(2);
});
