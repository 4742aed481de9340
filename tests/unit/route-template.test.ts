import { describe, expect, it } from 'vitest';
import { createRouteFinder } from '@/lib/observability/route-template';

const manifest = {
  staticRoutes: [
    { page: '/', regex: '^/(?:/)?$' },
    { page: '/vacancy', regex: '^/vacancy(?:/)?$' },
  ],
  dynamicRoutes: [
    { page: '/vacancy/[id]', regex: '^/vacancy/([^/]+?)(?:/)?$' },
    { page: '/[...path]', regex: '^/(.+?)(?:/)?$' },
  ],
};
const find = createRouteFinder(manifest);

describe('the route of a request', () => {
  it.each([
    ['/', '/', 'page'],
    ['/vacancy/?search=%E6%B1%BA%E7%AE%97', '/vacancy', 'page'],
    ['/vacancy/123?token=abc', '/vacancy/[id]', 'page'],
    ['/_next/data/build-1/index.json', '/_next/data/', 'page'],
    ['/_next/data/build-1/vacancy/12.json?id=12', '/_next/data/vacancy/[id]', 'page'],
    ['/wp-login.php', '/[...path]', 'page'],
    ['/_next/static/chunks/a.js', '/_next/static', 'file'],
    ['/_next/image?url=%2Fimages%2Fa.png', '/_next/image', 'file'],
    ['/images/columns/a.webp', '/images', 'file'],
    ['/api/v3/public/vacancies/?search=x', '/api/v3/public/vacancies/', 'api'],
    ['/api/v3/public/members/me/', '/api/v3/public/members/me/', 'api'],
    ['/api/v3/public/members/7/profile-images/abc', '/api/v3/public/members/{id}/profile-images/{id}', 'api'],
    ['/api/v3/public/taro@example.com/', '/api/v3/public/other', 'api'],
    ['*', 'other', 'file'],
    [undefined, 'other', 'file'],
  ] as const)('of %s is %s', (url, template, kind) => {
    expect(find(url)).toEqual({ template, kind });
  });

  it('is one of a bounded number, whatever is asked for', () => {
    const found = new Set<string>();
    for (let at = 0; at < 2_000; at += 1)
      for (const start of [
        '',
        '/api/v3/public',
        '/vacancy',
        '/_next/data/b',
        '/_next',
        '/api/v3/public/login',
      ])
        found.add(find(`${start}/${at}/${at}`).template).add(find(`${start}/${'a/'.repeat(at)}`).template);
    expect(found.size).toBeLessThan(12);
  });

  it('of any page is "page" in development, where the build has no list', () => {
    expect(createRouteFinder(null)('/vacancy/1').template).toBe('page');
  });
});
