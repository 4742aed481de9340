import { beforeEach, expect, test } from 'vitest';
import { deadlineText } from '@/lib/seminars/seminar-text';
import { listSeminars } from '@/server/seminars/service';
import { createOpenSeminar, daysFromNow, insertSeminarSamples, PAST_DATES } from '@/tests/setup/samples';
import { jsonOf } from '../setup/agent';
import { setUpTestApi } from '../setup/api';
import { seminarPageSchema, seminarSummaryPageSchema } from '../setup/wire-schemas';

const api = setUpTestApi();
beforeEach(() => api.pool.query('truncate seminars cascade'));

test('lists upcoming seminars first, soonest first, then past ones, and no unpublished ones', async () => {
  await insertSeminarSamples(api.db, [
    { title: 'over', ...PAST_DATES, closesBefore: '2020-01-01' },
    { title: 'later', startsAt: daysFromNow(30) },
    { title: 'sooner', startsAt: daysFromNow(5) },
    { title: 'hidden', publishedAt: daysFromNow(1) },
  ]);
  const page = await jsonOf(await api.agent().get('/seminar-summaries/'));
  expect(seminarSummaryPageSchema.parse(page)).toEqual(page);
  expect(page.count).toBe(3);
  expect(page.results.map(({ title }: { title: string }) => title)).toEqual(['sooner', 'later', 'over']);
  expect(page.results[2].status).toBe('past');
  const second = await jsonOf(await api.agent().get('/seminar-summaries/?seminar_page_size=2&page=2'));
  expect(second.results).toHaveLength(1);
  expect(second.previous).toBe('http://localhost:3000/api/v3/public/seminar-summaries/?seminar_page_size=2');
  expect((await jsonOf(await api.agent().get('/seminar-summaries/?page=99'))).results).toEqual([]);
});

test('has pages of 24 when no size is asked for', async () => {
  await insertSeminarSamples(
    api.db,
    Array.from({ length: 25 }, (_, index) => ({ title: `${index}` })),
  );
  for (const path of ['/seminar-summaries/', '/seminars/'])
    expect((await jsonOf(await api.agent().get(path))).results, path).toHaveLength(24);
});

test('returns one seminar by id without the online URL, and nothing for an unknown or invalid id', async () => {
  const id = await createOpenSeminar(api.db);
  const response = await api.agent().get(`/seminars/?id=${id}`);
  const text = await response.clone().text();
  const page = await jsonOf(response);
  expect(seminarPageSchema.parse(page)).toEqual(page);
  expect(page.results).toMatchObject([{ id, remaining: 30, revision: 0, venue: null }]);
  expect(text).not.toContain('meet.example.com');
  for (const wrong of ['0', 'x', '999999', '9'.repeat(40), '']) {
    const none = await api.agent().get(`/seminars/?id=${wrong}`);
    expect([none.status, (await jsonOf(none)).count]).toEqual([200, 0]);
  }
});

test('the returned deadline equals the displayed deadline', async () => {
  const id = await createOpenSeminar(api.db, { startsAt: new Date('2030-06-01T10:00:00Z') });
  const { results } = await jsonOf(await api.agent().get(`/seminars/?id=${id}`));
  expect(results[0].deadline).toBe('2030-05-31T18:00:00+09:00');
  expect(deadlineText(results[0].closes_before)).toBe('5月31日(金) 18:00までです。');
});

test('pages of any size contain each published seminar once, upcoming ones first, also with equal times', async () => {
  const days = [-40, -3, -3, -2, -1, 2, 2, 9, 30, 30, -90, 90];
  const samples = days.flatMap((day) => {
    const times = { startsAt: daysFromNow(day), endsAt: daysFromNow(day + 0.5) };
    return [-100, -99, 1].map((published) => ({ ...times, publishedAt: daysFromNow(published) }));
  });
  // It began before some that are over, and still goes on.
  const ongoing = { startsAt: daysFromNow(-50), endsAt: daysFromNow(1), publishedAt: daysFromNow(-100) };
  const ids = await insertSeminarSamples(api.db, [...samples, ongoing]);
  const published = [...samples, ongoing]
    .map((sample, at) => ({ ...sample, id: ids[at] ?? 0 }))
    .filter(({ publishedAt }) => publishedAt <= new Date());
  const isUpcoming = ({ endsAt }: { endsAt: Date }) => endsAt > new Date();
  const expected = [
    ...published
      .filter(isUpcoming)
      .sort((a, b) => a.startsAt.getTime() - b.startsAt.getTime() || b.id - a.id),
    ...published
      .filter((seminar) => !isUpcoming(seminar))
      .sort((a, b) => b.startsAt.getTime() - a.startsAt.getTime() || b.id - a.id),
  ].map(({ id }) => id);

  for (const pageSize of [1, 7, 100]) {
    const listed: number[] = [];
    for (let page = 1; page <= Math.ceil(expected.length / pageSize) + 1; page += 1) {
      const { count, rows } = await listSeminars(api.db, { page, pageSize });
      expect(count).toBe(expected.length);
      listed.push(...rows.map(({ id }) => id));
    }
    expect(listed).toEqual(expected);
  }
});
