import type { ServerResponse } from 'node:http';
import { eq } from 'drizzle-orm';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { seminars } from '@/server/seminars/tables';
import { loadPageAt } from '@/tests/setup/page-loader';
import { setUpSite } from '@/tests/setup/screen';
import { createOpenSeminar } from '@/tests/setup/seminars';
import { insertVacancySamples } from '@/tests/setup/vacancies';

const site = setUpSite();

/** Requests a file of the site. @returns its response and its text */
async function get(path: string) {
  let text = '';
  const capture = (res: ServerResponse) => {
    const end = res.end.bind(res);
    res.end = ((chunk?: unknown) => {
      text += typeof chunk === 'string' ? chunk : '';
      return end(chunk);
    }) as typeof res.end;
  };
  const { res } = await loadPageAt(path, site.cookies, capture);
  return { status: res.statusCode, headers: res.getHeaders(), text };
}

describe('the feeds without the API', () => {
  it.each([
    ['/vacancy/feed.xml', 503],
    ['/vacancy/feed.xml', 429],
    ['/seminar/feed.ics', 500],
  ])('%s answers 503 with Retry-After when the API answers %i', async (path, status) => {
    site.use(
      http.get('*/api/v3/public/vacancies/', () => HttpResponse.json({}, { status })),
      http.get('*/api/v3/public/seminar-summaries/', () => HttpResponse.json({}, { status })),
    );
    const answer = await get(path);
    expect(answer.status).toBe(503);
    expect(answer.headers).toMatchObject({ 'retry-after': 60 });
    expect(answer.headers['cache-control']).toBeUndefined();
  });
});

describe('the feed of vacancies', () => {
  it('has the vacancies of the conditions only, newest first, also for another deployment of the API', async () => {
    await insertVacancySamples(site.api.db, [
      { title: '合う案件その1', companyProfile: '配信の試験', daysMin: 4, daysMax: 4 },
      { title: '合う案件その2', companyProfile: '配信の試験', daysMin: 4, daysMax: 4 },
      { title: '合わない案件', companyProfile: '配信の試験', daysMin: 1, daysMax: 1 },
    ]);
    const path = `/vacancy/feed.xml?search=${encodeURIComponent('配信の試験')}&days=4`;
    const titles = async () =>
      [...(await get(path)).text.matchAll(/<item>\s*<title><!\[CDATA\[(.+?)\]\]>/g)].map(
        ([, title]) => title,
      );
    expect(await titles()).toEqual(['合う案件その1', '合う案件その2']);
    site.deviate({ decimalStrings: true, anonymousStatus: 401 });
    expect(await titles()).toEqual(['合う案件その1', '合う案件その2']);
  });

  it('is the same for a member, without cookies', async () => {
    await insertVacancySamples(site.api.db, [{ title: '同じ案件', companyProfile: '会員の試験' }]);
    const path = `/vacancy/feed.xml?search=${encodeURIComponent('会員の試験')}`;
    const withoutDate = (text: string) => text.replace(/<lastBuildDate>[^<]*/, '');
    const visitor = await get(path);
    await site.logIn(await site.api.createMember());
    const member = await get(path);
    expect(withoutDate(member.text)).toBe(withoutDate(visitor.text));
    expect(member.headers['set-cookie']).toBeUndefined();
    expect(member.headers['cache-control']).toBe('public, max-age=600');
  });
});

describe('the calendar of seminars', () => {
  it('follows every change of a seminar', async () => {
    const { db } = site.api;
    const id = await createOpenSeminar(db, { title: '変わる前のセミナー' });
    expect((await get('/seminar/feed.ics')).text).toContain('変わる前のセミナー');
    await db.update(seminars).set({ title: '変わった後のセミナー' }).where(eq(seminars.id, id));
    const { text } = await get('/seminar/feed.ics');
    expect(text).toContain('変わった後のセミナー');
    expect(text).not.toContain('変わる前のセミナー');
  });
});
