import { describe, expect, test } from 'vitest';
import { createOpenSeminar, daysFromNow, insertVacancySamples } from '@/tests/setup/samples';
import { jsonOf } from '../setup/agent';
import { setUpTestApi } from '../setup/api';
import {
  buildEntry,
  createApplicant,
  createOpenVacancy,
  createVacancyApplication,
} from '../setup/applications';
import {
  appliedVacancyPageSchema,
  appliedVacancySummaryPageSchema,
  vacancyApplicationsSchema,
} from '../setup/wire-schemas';

const api = setUpTestApi();

const PATH = '/vacancy-applications/';
const MOST_EVENTS = 100;

describe('the lists', () => {
  test('contain all applications of the member, also cancelled ones, latest change first', async () => {
    const { browser } = await createApplicant(api);
    const ids = [];
    for (const _ of [1, 2, 3]) {
      const vacancy = await createOpenVacancy(api);
      ids.push((await jsonOf(await browser.post(PATH, buildEntry(vacancy)))).id);
    }
    await browser.post(`${PATH}${ids[0]}/cancel/`);
    const order = [ids[0], ids[2], ids[1]];
    const all = vacancyApplicationsSchema.parse(await jsonOf(await browser.get(PATH)));
    expect(all.map(({ id }) => id)).toEqual(order);
    const full = await jsonOf(await browser.get('/vacancy-applied/'));
    expect(appliedVacancyPageSchema.parse(full)).toEqual(full);
    expect(full).toMatchObject({ count: 3, next: null, previous: null });
    expect(full.results.map(({ id }: { id: number }) => id)).toEqual(order);
    const brief = await jsonOf(await browser.get('/vacancy-applied-summaries/'));
    expect(appliedVacancySummaryPageSchema.parse(brief)).toEqual(brief);
    expect(brief.results[0]).toMatchObject({
      status: 'cancelled',
      vacancy: { title: '連結決算の早期化支援', status: 'open' },
    });
    expect((await jsonOf(await browser.get('/vacancy-applied/?page=2'))).results).toEqual([]);
  });

  test('divide many applications into pages of 100, each with those that follow, and none of another member', async () => {
    const { browser, member } = await createApplicant(api);
    const other = await createApplicant(api);
    const vacancies = await insertVacancySamples(api.db, Array(130).fill({}));
    await api.pool.query(
      `insert into vacancy_applications (member_id, vacancy_id, status, event_count, start_timing, message, request, changed_at)
        select member, vacancy, 'applied', 1, 'immediately', '', '', now() - (vacancy / 2) * interval '1 minute'
        from unnest($1::int[]) member, unnest($2::int[]) vacancy`,
      [[member.id, other.member.id], vacancies],
    );
    await api.pool.query(
      `insert into vacancy_application_events (application_id, number, event)
        select id, 1, 'apply' from vacancy_applications on conflict do nothing`,
    );
    const idsOf = (results: { id: number }[]) => results.map(({ id }) => id);
    const all = idsOf(await jsonOf(await browser.get(PATH)));
    for (const path of ['/vacancy-applied/', '/vacancy-applied-summaries/']) {
      const first = await jsonOf(await browser.get(path));
      const second = await jsonOf(await browser.get(`${path}?page=2`));
      expect([first.count, second.count, second.next]).toEqual([130, 130, null]);
      expect(first.next).toContain(`${path}?page=2`);
      expect([first.results.length, second.results.length]).toEqual([100, 30]);
      expect([...idsOf(first.results), ...idsOf(second.results)]).toEqual(all);
    }
  });
});

async function applyToSeminar() {
  const { member, browser } = await createApplicant(api);
  const response = await browser.post('/applications/', { seminar: await createOpenSeminar(api.db) });
  return { browser, email: member.email, id: (await jsonOf(response)).id as number };
}

async function applyToVacancy() {
  const { browser, email, applicationId: id } = await createVacancyApplication(api);
  return { browser, email, id };
}

describe.each([
  {
    path: PATH,
    pages: ['/vacancy-applied/', '/vacancy-applied-summaries/'],
    table: 'vacancy_application',
    apply: applyToVacancy,
    bodyOf: (vacancy: unknown) => ({ ...buildEntry(1), vacancy }),
    createHidden: async () => (await insertVacancySamples(api.db, [{ publishedAt: daysFromNow(1) }]))[0],
  },
  {
    path: '/applications/',
    pages: ['/applied/', '/seminar-applied-summaries/'],
    table: 'seminar_application',
    apply: applyToSeminar,
    bodyOf: (seminar: unknown) => ({ seminar }),
    createHidden: () => createOpenSeminar(api.db, { publishedAt: daysFromNow(1) }),
  },
])('$path', ({ path, pages, table, apply, bodyOf, createHidden }) => {
  test('returns 400 at the field of an unknown or unpublished id', async () => {
    const { browser } = await createApplicant(api);
    for (const id of [await createHidden(), 999_999, Number.MAX_SAFE_INTEGER]) {
      const response = await browser.post(path, bodyOf(id));
      expect([id, response.status]).toEqual([id, 400]);
      expect(Object.values(await jsonOf(response))).toContainEqual(['Invalid ID']);
    }
  });

  test.each(['x', '0', '999999999', '999999999999999', '9'.repeat(40)])(
    'returns 404 for cancelling and reapplying with the id %s',
    async (id) => {
      const { browser } = await createApplicant(api);
      expect((await browser.post(`${path}${id}/cancel/`)).status).toBe(404);
      expect((await browser.patch(`${path}${id}/reapplication/`)).status).toBe(404);
    },
  );

  test('lets another member neither see nor change an application', async () => {
    const { browser: owner, id } = await apply();
    const { browser: other } = await createApplicant(api);
    expect((await other.post(`${path}${id}/cancel/`)).status).toBe(404);
    expect((await other.patch(`${path}${id}/reapplication/`)).status).toBe(404);
    expect(await jsonOf(await other.get(path))).toEqual([]);
    for (const page of pages) expect((await jsonOf(await other.get(page))).count).toBe(0);

    // Also when they have applied to the same vacancy or seminar themselves.
    const offerId = `${table.split('_')[0]}_id`;
    const { rows } = await api.pool.query(`select ${offerId} as id from ${table}s where id = $1`, [id]);
    expect((await other.post(path, bodyOf(rows[0].id))).status).toBe(201);
    expect((await other.post(`${path}${id}/cancel/`)).status).toBe(404);
    expect((await other.patch(`${path}${id}/reapplication/`)).status).toBe(404);
    for (const browser of [owner, other])
      expect(await jsonOf(await browser.get(path))).toMatchObject([
        { status: 'applied', history: [{ event: 'apply' }] },
      ]);
  });

  test('does not let an application be cancelled and sent again without end', async () => {
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
});
