import { describe, expect, it } from 'vitest';
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
