import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { importColumn, importTag } from '@/server/columns/import';
import { closeColumn, publishColumn } from '@/server/columns/service';
import { columns, tags } from '@/server/columns/tables';
import { buildColumn, daysFromNow } from '@/tests/setup/samples';
import { jsonOf } from '../setup/agent';
import { setUpTestApi } from '../setup/api';
import { columnsSchema, tagsSchema } from '../setup/wire-schemas';

const api = setUpTestApi();
beforeEach(async () => {
  await api.db.delete(columns);
});

const get = async (path: string) => jsonOf(await api.agent().get(path));
const titles = async () => (await get('/columns/')).map(({ title }: { title: string }) => title);

describe('GET /columns/ and /tags/', () => {
  test('returns an empty array when there are no columns', async () => {
    expect(await get('/columns/')).toEqual([]);
  });

  test('returns all published columns to anonymous clients, newest first, with tags in the given order', async () => {
    await importColumn(api.db, buildColumn({ title: '古い', published_at: '2026-01-05T09:00:00+09:00' }));
    await importColumn(api.db, buildColumn({ title: '新しい', tags: [132, 124, 133] }));
    const answer = await get('/columns/');
    expect(columnsSchema.parse(answer)).toEqual(answer);
    expect(answer).toMatchObject([{ title: '新しい', tags: [132, 124, 133] }, { title: '古い' }]);
    expect(answer[0].people).toEqual([{ name: '高瀬 直人', title: '公認会計士・独立3年目' }]);
  });

  test('returns the same responses below the doubled public/', async () => {
    await importColumn(api.db, buildColumn());
    expect(await get('/public/columns/')).toEqual(await get('/columns/'));
    expect(await get('/public/tags/')).toEqual(await get('/tags/'));
  });

  test('returns the tags of the specification, interviews first', async () => {
    const answer = tagsSchema.parse(await get('/tags/'));
    expect(answer[0]).toEqual({ id: 133, name: '会計士インタビュー' });
    expect(answer.map(({ id }) => id).sort()).toEqual([124, 125, 126, 127, 128, 129, 130, 131, 132, 133]);
  });

  test('hides future and closed columns, and shows a column that was published again', async () => {
    const future = await importColumn(
      api.db,
      buildColumn({ title: '来週', published_at: daysFromNow(7).toISOString() }),
    );
    const closed = await importColumn(api.db, buildColumn({ title: '終了' }));
    expect(await closeColumn(api.db, closed.id)).toBe(true);
    expect(await titles()).toEqual([]);
    await publishColumn(api.db, closed.id, daysFromNow(-1));
    await publishColumn(api.db, future.id, daysFromNow(-2));
    expect(await titles()).toEqual(['終了', '来週']);
    expect(await closeColumn(api.db, 999_999)).toBe(false);
    expect(await publishColumn(api.db, 999_999)).toBe(false);
  });

  test('the ETag changes with whatever changes the response, also with time, and 304 reads no texts', async () => {
    const { id } = await importColumn(api.db, buildColumn({ tags: [132, 124] }));
    await importColumn(api.db, buildColumn({ title: '他' }));
    const etags: string[] = [];
    const responses: unknown[] = [];
    const note = async () => {
      const response = await api.agent().get('/columns/');
      etags.push(response.headers.get('etag') ?? '');
      responses.push(await jsonOf(response));
    };
    await note();
    await importColumn(api.db, buildColumn({ id, tags: [124, 132] }));
    await note();
    await api.db.update(columns).set({ title: '直接の変更' }).where(eq(columns.id, id));
    await note();
    await closeColumn(api.db, id, daysFromNow(1));
    await note();
    await api.db
      .update(columns)
      .set({ closedAt: daysFromNow(-1) })
      .where(eq(columns.id, id));
    await note();
    await publishColumn(api.db, id, daysFromNow(-3));
    await note();
    expect(new Set(etags).size).toBe(etags.length);
    expect(responses[0]).not.toEqual(responses[1]);
    const query = vi.spyOn(api.pool, 'query');
    const unchanged = await api.agent().get('/columns/', { 'if-none-match': etags.at(-1) ?? '' });
    expect([unchanged.status, await unchanged.text()]).toEqual([304, '']);
    expect(unchanged.headers.get('etag')).toBe(etags.at(-1));
    expect(query.mock.calls.filter(([statement]) => JSON.stringify(statement).includes('"body"'))).toEqual(
      [],
    );
    query.mockRestore();
  });
});

describe('importing', () => {
  test('replaces the column with the same id and keeps its date', async () => {
    const first = await importColumn(api.db, buildColumn({ id: 501 }));
    const { published_at: _, ...undated } = buildColumn({ id: 501, title: '改題', tags: [125] });
    const second = await importColumn(api.db, undated);
    expect([first.isNew, second.isNew]).toEqual([true, false]);
    const answer = await get('/columns/');
    expect(answer).toHaveLength(1);
    expect(answer[0]).toMatchObject({ id: 501, title: '改題', tags: [125] });
    expect(Date.parse(answer[0].published_at)).toBe(Date.parse('2026-06-01T09:00:00+09:00'));
  });

  test('assigns the next id to a column without an id', async () => {
    await importColumn(api.db, buildColumn({ id: 700 }));
    expect((await importColumn(api.db, buildColumn({ title: '別の記事' }))).id).toBe(701);
  });

  test('removes scripts, handlers, frames, styles and external pictures, and keeps text, tables and links', async () => {
    await importColumn(
      api.db,
      buildColumn({
        body:
          '<p onclick="x()" style="color:red">本文<script>alert(1)</script></p>' +
          '<iframe src="https://evil.example"></iframe><img src="https://evil.example/a.png" onerror="x()">' +
          '<img src="//evil.example/b.png"><img src="/images/columns/a.webp" alt="図">' +
          '<a href="javascript:alert(1)">罠</a><a href="https://www.nta.go.jp/">国税庁</a>' +
          '<table><tr><th scope="row">年</th><td>1</td></tr></table><h1>大見出し</h1>',
      }),
    );
    const [{ body }] = await get('/columns/');
    expect(body).not.toMatch(/script|onclick|onerror|style=|iframe|evil|javascript|<h1/);
    expect(body).toContain('<p>本文</p>');
    expect(body).toContain('src="/images/columns/a.webp"');
    expect(body).toContain('<a href="https://www.nta.go.jp/" rel="noopener noreferrer nofollow">国税庁</a>');
    expect(body).toContain('<th scope="row">年</th>');
    expect(body).toContain('<h2>大見出し</h2>');
  });

  test.each([
    ['no title', { title: ' ' }],
    ['no tag', { tags: [] }],
    ['an unknown tag', { tags: [133, 9999] }],
    ['a body that contains only a script', { body: '<script>alert(1)</script>' }],
    ['a picture of another site', { picture: { src: 'https://a.example/x', width: 1, height: 1, alt: '' } }],
    ['an invalid date', { published_at: '2026-13-01' }],
    ['a title of 121 letters', { title: '長'.repeat(121) }],
    ['a NUL byte', { lead: 'a\0b' }],
  ])('rejects %s and stores nothing', async (_, wrong) => {
    await expect(importColumn(api.db, buildColumn(wrong))).rejects.toThrow();
    expect(await get('/columns/')).toEqual([]);
  });

  test('stores one column when one id is imported several times concurrently', async () => {
    const times = Array.from({ length: 8 });
    await Promise.all(times.map(() => importColumn(api.db, buildColumn({ id: 900 }))));
    // Imports the unchanged column again now that it exists.
    await Promise.all(times.map(() => importColumn(api.db, buildColumn({ id: 900 }))));
    expect(await get('/columns/')).toHaveLength(1);
  });

  test('adds a tag at the end, and renames it by its id', async () => {
    onTestFinished(async () => void (await api.db.delete(tags).where(eq(tags.id, 140))));
    expect(await importTag(api.db, { id: 140, name: '税理士' })).toEqual({ isNew: true });
    expect(await importTag(api.db, { id: 140, name: '税理士の仕事' })).toEqual({ isNew: false });
    expect((await get('/tags/')).at(-1)).toEqual({ id: 140, name: '税理士の仕事' });
    expect(await api.db.select().from(tags)).toHaveLength(11);
  });
});
