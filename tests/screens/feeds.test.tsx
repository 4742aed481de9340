import type { ServerResponse } from 'node:http';
import { eq } from 'drizzle-orm';
import { HttpResponse, http } from 'msw';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { seminars } from '@/server/seminars/tables';
import { loadPageAt } from '@/tests/setup/page-loader';
import { createOpenSeminar, insertVacancySamples } from '@/tests/setup/samples';
import { setUpSite } from '@/tests/setup/screen';

const site = setUpSite();

/** Requests a file of the site. @param etag the version that the reader has @returns its response and its text */
async function get(path: string, etag?: string) {
  let text = '';
  const capture = (res: ServerResponse) => {
    if (etag !== undefined) res.req.headers['if-none-match'] = etag;
    const end = res.end.bind(res);
    res.end = ((chunk?: unknown) => {
      text += typeof chunk === 'string' ? chunk : '';
      return end(chunk);
    }) as typeof res.end;
  };
  const { res } = await loadPageAt(path, site.cookies, capture);
  return { status: res.statusCode, headers: res.getHeaders(), text };
}

describe('the feeds', () => {
  it.each(['/vacancy/feed.xml', '/column/feed.xml', '/column/tag/133/feed.xml', '/seminar/feed.ics'])(
    '%s answers 304 to a reader that has its current version',
    async (path) => {
      // The entries of the calendar name the second in which they are made.
      vi.useFakeTimers({ now: Date.now(), toFake: ['Date'] });
      onTestFinished(() => void vi.useRealTimers());
      const first = await get(path);
      expect(first.status).toBe(200);
      const etag = String(first.headers.etag);
      expect(etag).toMatch(/^W\/"[\w-]{22}"$/);
      expect(await get(path, etag)).toMatchObject({ status: 304, text: '', headers: { etag } });
      const other = await get(path, 'W/"another"');
      expect(other).toMatchObject({ status: 200, text: first.text, headers: { etag } });
    },
  );
});

describe('the feeds without the API', () => {
  it.each([
    ['/vacancy/feed.xml', 503, undefined],
    ['/vacancy/feed.xml', 429, undefined],
    ['/seminar/feed.ics', 500, undefined],
    ['/seminar/1/calendar.ics', 500, 'private, no-cache'],
  ])('%s answers 503 with Retry-After when the API answers %i', async (path, status, cacheControl) => {
    site.use(
      http.get('*/api/v3/public/vacancies/', () => HttpResponse.json({}, { status })),
      http.get('*/api/v3/public/seminar-summaries/', () => HttpResponse.json({}, { status })),
      http.get('*/api/v3/public/seminars/', () => HttpResponse.json({}, { status })),
    );
    const answer = await get(path);
    expect(answer.status).toBe(503);
    expect(answer.headers).toMatchObject({ 'retry-after': 60 });
    expect(answer.headers['cache-control']).toBe(cacheControl);
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
    const visitor = await get(path);
    await site.logIn(await site.api.createMember());
    const member = await get(path);
    expect(member.text).toBe(visitor.text);
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

  it('is read once for all requests at the same time', async () => {
    let calls = 0;
    site.use(
      http.get('*/api/v3/public/seminar-summaries/', () => {
        calls += 1;
        return HttpResponse.json({ count: 0, next: null, previous: null, results: [] });
      }),
    );
    const all = await Promise.all(Array.from({ length: 5 }, () => get('/seminar/feed.ics')));
    expect([new Set(all.map(({ status }) => status)), calls]).toEqual([new Set([200]), 1]);
  });
});
