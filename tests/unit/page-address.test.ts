import { describe, expect, it } from 'vitest';
import { toPageAddress } from '@/lib/page-cache/page-address';

describe('toPageAddress', () => {
  it.each([
    ['/', '/'],
    ['/?utm_source=mail', '/'],
    ['/vacancy/', '/vacancy/'],
    ['/vacancy?utm_source=mail&search=', '/vacancy'],
    ['/vacancy?status=open&days=3&days=3&days=1', '/vacancy?days=3&days=1&status=open'],
    ['/vacancy?search=%E6%B1%BA%E7%AE%97%20a', '/vacancy?search=%E6%B1%BA%E7%AE%97+a'],
    ['/vacancy/12/?days=3', '/vacancy/12/'],
    ['/column/tag/133/', '/column/tag/133/'],
    ['/conference?session=4', '/conference?session=4'],
    ['/_next/data/abc-_1/index.json', '/_next/data/abc-_1/index.json'],
    ['/_next/data/abc/vacancy/12.json?id=12', '/_next/data/abc/vacancy/12.json'],
    ['/_next/data/abc/vacancy.json?days=2&gclid=x', '/_next/data/abc/vacancy.json?days=2'],
  ])('%s has the normal form %s', (url, address) => {
    expect(toPageAddress(url)).toBe(address);
  });

  it.each([
    ['a page of members', '/mypage/'],
    ['the data of a page of members', '/_next/data/abc/mypage.json'],
    ['a step of an application', '/vacancy/12/entry'],
    ['a login page', '/auth/login/'],
    ['a call of the API', '/api/v3/public/vacancies/'],
    ['a page with a token', '/?token=abc'],
    ['a page with a token among others', '/vacancy?days=1&token='],
    ['an id that is none', '/vacancy/0x1'],
    ['a path with encoded characters', '/vacancy/%31'],
    ['two slashes', '//vacancy'],
    ['a file', '/column/feed.xml'],
    ['an address that is too long', `/vacancy?search=${'a'.repeat(1_000)}`],
  ])('%s is not kept', (_what, url) => {
    expect(toPageAddress(url)).toBeNull();
  });
});
