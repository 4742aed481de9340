import { firstId } from '@/scripts/helpers/running-site';
import { createCookies } from '../bench/subjects';

/** What is read again and again: a page or a call, for a visitor or for the member of the demo. */
export interface SoakSubject {
  name: string;
  status: number;
  /** The Cookie header of the member; without it, each read is that of a new visitor without cookies. */
  cookie?: string;
  /** The path of a read. Those of a name with `{n}` differ, so that nothing kept for one read answers another. */
  path(read: number): string;
}

interface Options {
  status?: number;
  cookie?: string;
}

const API = '/api/v3/public';

/** Returns the subject of a path in which `{n}` stands for the number of the read. */
export const soakSubject = (path: string, { status = 200, cookie }: Options = {}): SoakSubject => ({
  name: cookie ? `${path} (member)` : path,
  status,
  ...(cookie && { cookie }),
  path: (read) => path.replace('{n}', String(read)),
});

async function forVisitors(origin: string): Promise<SoakSubject[]> {
  const [vacancy, seminar, column] = await Promise.all([
    firstId(origin, '/vacancies/'),
    firstId(origin, '/seminars/'),
    firstId(origin, '/columns/'),
  ]);
  return [
    '/',
    '/vacancy',
    `/vacancy/${vacancy}/`,
    '/seminar',
    `/seminar/${seminar}/`,
    `/vacancy/saved/?ids=${vacancy}`,
    '/vacancy/feed.xml',
    '/seminar/feed.ics',
    '/for-company/contact/',
    '/column',
    '/column/tag/133/',
    `/column/${column}/`,
    '/conference',
    '/for-company',
    '/terms',
    '/privacy',
    '/operator',
    '/commercial-transactions',
    '/information-modules',
    '/auth/login',
    '/auth/register',
    '/auth/register/sent/',
    '/auth/register/waiting/',
    '/auth/reset',
    '/auth/reset/password/',
    '/auth/set-password',
    '/auth/reset/complete/',
    '/maintenance',
    '/custom-404/',
    '/delete-complete/',
    '/column/feed.xml',
    '/column/tag/133/feed.xml',
    `/seminar/${seminar}/calendar.ics`,
    '/sitemap.xml',
    '/robots.txt',
    '/manifest.webmanifest',
    '/vacancy/?search=read{n}',
    `${API}/vacancies/?search=read{n}`,
    `${API}/vacancies/`,
  ]
    .map((path) => soakSubject(path))
    .concat(
      soakSubject('/mypage/', { status: 307 }),
      ...['/column/999999/', '/no-such-page', '/no-such-page/{n}'].map((path) =>
        soakSubject(path, { status: 404 }),
      ),
    );
}

async function forTheMember(origin: string): Promise<SoakSubject[]> {
  const { member: cookie } = await createCookies(origin);
  const vacancy = await firstId(origin, '/vacancies/');
  return [
    '/',
    '/vacancy',
    '/vacancy/?search=read{n}',
    `/vacancy/${vacancy}/`,
    '/seminar',
    '/mypage/',
    '/mypage/vacancy/',
    '/mypage/seminar/',
    '/mypage/system/',
    '/mypage/resume/',
    '/mypage/cpe/',
    `${API}/members/me/`,
    `${API}/vacancies/?search=read{n}`,
  ].map((path) => soakSubject(path, { cookie }));
}

/** Returns every public page, one URL of each other kind of response, and what a member reads. */
export const listSoakSubjects = async (origin: string): Promise<SoakSubject[]> =>
  (await Promise.all([forVisitors(origin), forTheMember(origin)])).flat();
