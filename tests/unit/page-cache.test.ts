import { afterEach, describe, expect, it, vi } from 'vitest';
import { PageCache, type RenderedPage } from '@/lib/page-cache/page-cache';
import { SHARED_PAGE_CACHE_CONTROL } from '@/lib/page-cache/shared-page';
import { eventually } from '../setup/eventually';

afterEach(() => {
  vi.restoreAllMocks();
});

const page = (text: string, change: Partial<RenderedPage> = {}): RenderedPage => ({
  status: 200,
  headers: { 'cache-control': SHARED_PAGE_CACHE_CONTROL },
  body: Buffer.from(text),
  ...change,
});

/** Returns a cache with a clock that the test moves. */
function setUp(render: (address: string) => Promise<RenderedPage>, maxBytes = 1_000_000) {
  const clock = { now: 0 };
  const renderer = vi.fn(render);
  const cache = new PageCache(maxBytes, renderer, () => clock.now);
  const read = async (address = '/') => (await cache.get(address)).body.toString();
  return { cache, clock, renderer, read };
}

/** Renderings that end when the test ends them. They are counted from 0 in the order of their start. */
function delayed() {
  const waiting: ((rendered: RenderedPage) => void)[] = [];
  return {
    render: () => new Promise<RenderedPage>((resolve) => waiting.push(resolve)),
    finish: (started: number, rendered: RenderedPage) => waiting[started]?.(rendered),
  };
}

it('renders once for many visitors who come at the same time, and for those who come within three seconds', async () => {
  const { read, renderer, clock } = setUp(async () => page('one'));
  await Promise.all(Array.from({ length: 50 }, () => read()));
  clock.now = 2_999;
  await read();
  expect(renderer).toHaveBeenCalledTimes(1);
});

it('serves a page of three seconds while it is rendered again, and waits for a new one after five', async () => {
  let version = 0;
  const { read, clock, renderer } = setUp(async () => page(`version ${++version}`));
  expect(await read()).toBe('version 1');
  clock.now = 3_000;
  expect(await read()).toBe('version 1');
  expect(await read()).toBe('version 2');
  expect(renderer).toHaveBeenCalledTimes(2);
  clock.now = 8_000;
  expect(await read()).toBe('version 3');
});

it('counts the age from the start of the rendering, so that a slow one is served to those who wait only', async () => {
  const { render, finish } = delayed();
  const { read, clock, renderer } = setUp(render);
  const slow = read();
  clock.now = 5_000;
  const later = read();
  expect(renderer).toHaveBeenCalledTimes(2);
  finish(0, page('slow'));
  expect(await slow).toBe('slow');
  finish(1, page('later'));
  expect(await later).toBe('later');
  clock.now = 7_000;
  expect(await read()).toBe('later');
});

it('lets a visitor wait for the later of two renderings also after the earlier one has ended', async () => {
  const { render, finish } = delayed();
  const { read, clock, renderer } = setUp(render);
  const slow = read();
  clock.now = 5_000;
  const later = read();
  finish(0, page('slow'));
  await slow;
  const last = read();
  expect(renderer).toHaveBeenCalledTimes(2);
  finish(1, page('later'));
  expect(await Promise.all([later, last])).toEqual(['later', 'later']);
});

it('does not replace a page by one whose rendering began earlier', async () => {
  const { render, finish } = delayed();
  const { read, clock } = setUp(render);
  const first = read();
  clock.now = 5_000;
  const second = read();
  finish(1, page('newer'));
  await second;
  finish(0, page('earlier'));
  expect(await first).toBe('earlier');
  expect(await read()).toBe('newer');
});

it.each([
  ['a page that its loader does not allow', page('x', { headers: { 'cache-control': 'private, no-cache' } })],
  [
    'a page that sets a cookie',
    page('x', { headers: { 'cache-control': SHARED_PAGE_CACHE_CONTROL, 'set-cookie': 'a=b' } }),
  ],
  ['an unknown record', page('x', { status: 404 })],
  ['a page without its data', page('x', { status: 503 })],
  ['a redirect', page('x', { status: 307 })],
])('does not keep %s', async (_what, rendered) => {
  const { read, renderer, cache } = setUp(async () => rendered);
  await read();
  await read();
  expect(renderer).toHaveBeenCalledTimes(2);
  expect(cache.bytes).toBe(0);
});

it('removes a page whose record was deleted, and keeps one up to its age while the API is unavailable', async () => {
  const answers = [page('there'), page('away', { status: 503 }), page('gone', { status: 404 })];
  const { read, clock } = setUp(async () => answers.shift() ?? page('again'));
  await read();
  clock.now = 3_000;
  expect(await read()).toBe('there');
  await eventually(() => expect(answers).toHaveLength(1));
  expect(await read()).toBe('there');
  await eventually(() => expect(answers).toHaveLength(0));
  expect(await read()).toBe('again');
});

describe('while the API is unavailable', () => {
  const html = (text: string): RenderedPage =>
    page(`<html><body class="x"><div>${text}</div></body></html>`, {
      headers: { 'cache-control': SHARED_PAGE_CACHE_CONTROL, 'content-type': 'text/html; charset=utf-8' },
    });
  const unavailable = page('away', { status: 503 });
  let current: RenderedPage;

  function setUpOutage() {
    current = html('before');
    vi.spyOn(Date, 'now').mockReturnValue(Date.UTC(2026, 5, 1, 3, 34, 10));
    return setUp(async () => current);
  }

  it('serves what is kept, with the time of its content, and without caches in front of it keeping it', async () => {
    const { cache, clock, read } = setUpOutage();
    await read();
    current = unavailable;
    clock.now = 10_000;
    const outdated = await cache.get('/');
    expect([outdated.status, outdated.isOutdated, outdated.headers['cache-control']]).toEqual([
      200,
      true,
      'private, no-cache',
    ]);
    expect(outdated.body.toString()).toContain(
      '<body class="x"><p class="outdated-notice" role="status">最新の情報を取得できなかったため、6月1日(月) 12:34時点の内容を表示しました。</p><div>before',
    );
    expect((await cache.get('/never-asked-for')).status).toBe(503);
  });

  it('makes no visitor wait after the first failure, and tries again once a second', async () => {
    const { clock, read, renderer } = setUpOutage();
    await read('/1');
    await read('/2');
    current = unavailable;
    clock.now = 10_000;
    await read('/1');
    renderer.mockClear();
    renderer.mockImplementation(() => new Promise(() => undefined));
    expect(await read('/2')).toContain('before');
    expect(renderer).toHaveBeenCalledTimes(1);
    clock.now = 10_900;
    expect(await read('/1')).toContain('before');
    expect(renderer).toHaveBeenCalledTimes(1);
    clock.now = 11_000;
    expect(await read('/1')).toContain('before');
    expect(renderer).toHaveBeenCalledTimes(2);
  });

  it('serves the new page without a mark as soon as it can be rendered again', async () => {
    const { clock, read } = setUpOutage();
    await read();
    current = unavailable;
    clock.now = 10_000;
    expect(await read()).toContain('outdated-notice');
    current = html('after');
    clock.now = 12_000;
    await read();
    await eventually(async () => expect(await read()).toBe(current.body.toString()));
  });

  it('serves nothing that is older than six hours', async () => {
    const { cache, clock, read } = setUpOutage();
    await read();
    current = unavailable;
    clock.now = 6 * 60 * 60 * 1_000;
    expect((await cache.get('/')).status).toBe(503);
    expect((await cache.get('/')).status).toBe(503);
  });

  it('does not serve what is kept when a page fails for another reason', async () => {
    const { cache, clock, read } = setUpOutage();
    await read();
    current = page('broken', { status: 500 });
    clock.now = 10_000;
    expect((await cache.get('/')).status).toBe(500);
  });
});

it('does not keep a failure, and the next visitor gets a new rendering', async () => {
  const render = vi.fn().mockRejectedValueOnce(new Error('lost')).mockResolvedValue(page('fine'));
  const { read } = setUp(render);
  await expect(read()).rejects.toThrow('lost');
  expect(await read()).toBe('fine');
});

it('stays within its bytes, also with every encoding, and removes what was used least recently', async () => {
  const body = Buffer.alloc(100_000, 'ab');
  const { cache, renderer } = setUp(async () => page('', { body }), 350_000);
  for (const address of ['/1', '/2', '/3', '/4', '/5']) {
    const kept = await cache.get(address);
    await Promise.all([cache.body(address, kept, 'br'), cache.body(address, kept, 'gzip')]);
    expect(cache.bytes).toBeLessThanOrEqual(350_000);
  }
  expect(cache.bytes).toBeGreaterThan(300_000);
  renderer.mockClear();
  await cache.get('/5');
  expect(renderer).not.toHaveBeenCalled();
  await cache.get('/1');
  expect(renderer).toHaveBeenCalled();
});
