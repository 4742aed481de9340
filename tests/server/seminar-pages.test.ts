import { afterAll, beforeAll, expect, test } from 'vitest';
import { listSeminars } from '@/server/seminars/service';
import { createTestApi, type TestApi } from '../setup/api';
import { insertSeminarSamples } from '../setup/seminars';
import { daysFromNow } from '../setup/vacancies';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.drop());

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
