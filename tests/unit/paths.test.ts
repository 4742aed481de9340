import { describe, expect, it } from 'vitest';
import { getAnalyticsPath, getAnalyticsReferrer } from '@/lib/analytics-path';
import { toSameOriginPath } from '@/lib/same-origin-path';

describe('toSameOriginPath', () => {
  it.each([
    '/',
    '/vacancy/',
    '/vacancy/12/entry?from=list#top',
    '/vacancy/?search=//evil.example',
    '/column//tag/',
    '/%2f/evil.example',
  ])('returns %j, a path of this site', (path) => {
    expect(toSameOriginPath(path)).toBe(path);
  });

  it('resolves dots as a browser does', () => {
    expect(toSameOriginPath('/auth/../mypage/./system/')).toBe('/mypage/system/');
  });

  it.each([
    '',
    'vacancy/',
    '?edit=skills',
    'https://evil.example/',
    'javascript:alert(1)',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '\\\\evil.example',
    '//',
    '/\n/\t/',
    // Their path after the dots are resolved begins with two slashes, which a browser reads as another host.
    '/.//evil.example',
    '/%2e//evil.example',
    '/%2E//evil.example',
    '/x/..//evil.example',
    '/.//',
    '/x/%2e%2e//evil.example',
    '/..//evil.example',
    '/.///evil.example',
    '/.\\\\evil.example',
    '/.\\/evil.example',
    '/./\\evil.example',
    '/.\t//evil.example',
    '/x/.%2e/\\evil.example?a#b',
  ])('returns undefined for %j, which could lead elsewhere', (target) => {
    expect(toSameOriginPath(target)).toBeUndefined();
  });

  it('returns undefined when nothing is given', () => {
    expect([toSameOriginPath(null), toSameOriginPath(undefined)]).toEqual([undefined, undefined]);
  });
});

describe('the URL that the tag manager receives', () => {
  it.each([
    ['/', '/'],
    ['/vacancy/?search=山田太郎&vacancy_page=2', '/vacancy/'],
    ['/vacancy/12/', '/vacancy/12/'],
    ['/seminar/3/#speakers', '/seminar/3/'],
    ['/column/tag/133/', '/column/tag/133/'],
    ['/authors', '/authors'],
  ])('%s: the path without query and fragment', (address, path) =>
    expect(getAnalyticsPath(address)).toBe(path),
  );

  it.each([
    '/auth/set-password?token=secret',
    '/auth/login/',
    '/mypage',
    '/mypage/system/?token=secret',
    '/vacancy/12/entry',
    '/vacancy/12/confirm/',
    '/vacancy/saved/?ids=1,2',
    '/for-company/contact/',
    '/delete-complete/',
    '/dev/mail',
  ])('%s: nothing', (address) => expect(getAnalyticsPath(address)).toBeNull());

  it.each([
    ['', ''],
    ['https://search.example/?q=山田太郎', 'https://search.example/'],
    ['https://kaikei.example/vacancy/?search=x', 'https://kaikei.example/vacancy/'],
    ['https://kaikei.example/auth/reset/password?token=secret', 'https://kaikei.example/'],
  ])('referrer %s: %s', (referrer, expected) =>
    expect(getAnalyticsReferrer(referrer, 'https://kaikei.example')).toBe(expected),
  );
});
