import { describe, expect, it } from 'vitest';
import { pickLayout } from '@/layouts/pick-layout';
import { getAnalyticsPath, getAnalyticsReferrer } from '@/lib/analytics-path';
import { getUpcomingAppliedSeminars, sortAppliedSeminars } from '@/lib/seminars/seminar-order';
import { isPathBelow, toSameOriginPath } from '@/lib/urls';
import type { AppliedSeminar } from '@/schemas/application-fields';

it.each([
  ['/api/v1/vacancies/1/', true],
  ['/api/v1/', true],
  ['/api/v1/a/../b/', false],
  ['/api/v1/..', false],
  ['/api/v1/./a', false],
  ['/api/v1/a%2f..%2fb', false],
  ['/api/v1//a', false],
  ['/api/v1', false],
  ['/api/v10/a', false],
])('for a server that resolves %s itself, it is below /api/v1/: %s', (path, isBelow) => {
  expect(isPathBelow(path, '/api/v1/')).toBe(isBelow);
});

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

const MEDIA = { header: 'media', footer: 'media' };
const COMPANY = { header: 'company', footer: 'company' };
const NONE = { header: 'none', footer: 'none' };
const SLIM = { header: 'main', footer: 'slim' };
const FULL = { header: 'main', footer: 'full' };
const MEMBER = { header: 'main', footer: 'slim-member' };

const TABLE: [path: string, loggedOut: object, loggedIn: object][] = [
  ['/', FULL, MEMBER],
  ['/vacancy', FULL, MEMBER],
  ['/vacancy/', FULL, MEMBER],
  ['/vacancy/[id]/entry', FULL, MEMBER],
  ['/seminar', FULL, MEMBER],
  ['/mypage/system/', FULL, MEMBER],
  ['/vacancy/[id]', FULL, MEMBER],
  ['/vacancy/[id]/confirm', FULL, MEMBER],
  ['/seminar/[id]', FULL, MEMBER],
  ['/mypage', FULL, MEMBER],
  ['/mypage/vacancy', FULL, MEMBER],
  ['/mypage/seminar', FULL, MEMBER],
  ['/privacy', FULL, MEMBER],
  ['/terms', FULL, MEMBER],
  ['/operator', FULL, MEMBER],
  ['/information-modules', FULL, MEMBER],
  ['/delete-complete/', FULL, MEMBER],
  ['/column', MEDIA, MEDIA],
  ['/column/', MEDIA, MEDIA],
  ['/column/tag/[id]', MEDIA, MEDIA],
  ['/column/[id]', MEDIA, MEDIA],
  ['/for-company', COMPANY, COMPANY],
  ['/for-company/', COMPANY, COMPANY],
  ['/for-company/contact', COMPANY, COMPANY],
  ['/conference', NONE, NONE],
  ['/maintenance', NONE, NONE],
  ['/auth/login/', SLIM, SLIM],
  ['/auth/register', SLIM, SLIM],
  ['/auth/register/sent/', SLIM, SLIM],
  ['/auth/set-password', SLIM, SLIM],
  ['/auth/reset', SLIM, SLIM],
  ['/auth/reset/complete/', SLIM, SLIM],
  ['/404', SLIM, SLIM],
  ['/custom-404/', SLIM, SLIM],
  ['/custom-404', SLIM, SLIM],
  ['/500', SLIM, SLIM],
  ['/_error', SLIM, SLIM],
  ['/[...path]', SLIM, SLIM],
  // Routes match only by whole segments.
  ['/columnist', FULL, MEMBER],
  ['/authors', FULL, MEMBER],
  ['/conference-report', FULL, MEMBER],
];

describe('pickLayout (spec §2)', () => {
  it.each(TABLE)(
    '%s has the right header and footer, logged out and logged in',
    (path, loggedOut, loggedIn) => {
      expect(pickLayout(path, false)).toEqual(loggedOut);
      expect(pickLayout(path, true)).toEqual(loggedIn);
    },
  );
});

const NOW = Date.parse('2026-11-22T12:00:00+09:00');

describe('getUpcomingAppliedSeminars', () => {
  const seminar = (id: number, status: string, seminarStatus: string, starts_at: string, ends_at = '') =>
    ({ id, status, seminar: { id, status: seminarStatus, starts_at, ends_at } }) as unknown as AppliedSeminar;

  it('returns those that the member takes part in and that are not over, the next one first', () => {
    const upcoming = getUpcomingAppliedSeminars(
      [
        seminar(1, 'applied', 'open', '2026-12-10T19:00:00+09:00'),
        seminar(2, 'applied', 'full', '2026-12-01T19:00:00+09:00'),
        seminar(3, 'cancelled', 'open', '2026-12-01T19:00:00+09:00'),
        seminar(4, 'applied', 'cancelled', '2026-12-01T19:00:00+09:00'),
        seminar(5, 'applied', 'closed', '2026-11-21T19:00:00+09:00', '2026-11-21T21:00:00+09:00'),
        seminar(6, 'applied', 'closed', '2026-11-22T11:00:00+09:00', '2026-11-22T13:00:00+09:00'),
        seminar(7, 'applied', 'open', ''),
        seminar(8, 'applied', 'open', '2026-11-22'),
        seminar(9, 'applied', 'open', '2026-11-21'),
      ],
      NOW,
    );
    expect(upcoming.map(({ id }) => id)).toEqual([7, 8, 6, 2, 1]);
  });

  it('come first in the list of all, before those that are cancelled or over, the latest first', () => {
    const sorted = sortAppliedSeminars(
      [
        seminar(1, 'applied', 'past', '2026-10-10T19:00:00+09:00', '2026-10-10T21:00:00+09:00'),
        seminar(2, 'cancelled', 'open', '2026-12-24T19:00:00+09:00'),
        seminar(3, 'applied', 'open', '2026-12-20T19:00:00+09:00'),
        seminar(4, 'applied', 'open', '2026-12-01T19:00:00+09:00'),
      ],
      NOW,
    );
    expect(sorted.map(({ id }) => id)).toEqual([4, 3, 2, 1]);
  });
});
