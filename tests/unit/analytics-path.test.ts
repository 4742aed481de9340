import { describe, expect, it } from 'vitest';
import { getAnalyticsPath, getAnalyticsReferrer } from '@/lib/analytics-path';

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
