import { screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeAll, expect, it } from 'vitest';
import { setUpSite } from '../setup/screen';
import { createOpenSeminar } from '../setup/seminars';
import { daysFromNow } from '../setup/vacancies';

const site = setUpSite();
const DATES = [daysFromNow(20), daysFromNow(10), daysFromNow(-10), daysFromNow(-20)];

beforeAll(async () => {
  for (const startsAt of DATES) await createOpenSeminar(site.api.db, { title: '順序の試験', startsAt });
});

it('names the order of the seminars', async () => {
  await site.open('/seminar/');
  expect(await screen.findByText(/1〜4件/)).toHaveTextContent('1〜4件 ・ 受付中から開催日の近い順');
});

it('names no order when an API lists the seminars in another one', async () => {
  site.use(
    http.get('*/seminar-summaries/', async ({ request }) => {
      const page = (await (await site.api.app.fetch(request)).json()) as { results: object[] };
      return HttpResponse.json({ ...page, results: page.results.reverse() });
    }),
  );
  await site.open('/seminar/');
  expect((await screen.findByText(/1〜4件/)).textContent).toMatch(/1〜4件$/);
});
