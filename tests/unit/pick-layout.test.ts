import { describe, expect, it } from 'vitest';
import { pickLayout } from '@/layouts/pick-layout';

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
