import { firstId } from '@/scripts/helpers/running-site';
import { requestOnce } from './load';

export type BaselineName = 'bare Node' | 'empty Hono';

/** What is measured: one call, and the baseline and ratio that it is compared with. */
export interface Subject {
  name: string;
  path: string;
  baseline: BaselineName;
  goal: number;
  isMember?: boolean;
  /** Sends the ETag of the first response, so that the expected response is a 304. */
  isUnchanged?: boolean;
}

const API = '/api/v3/public';
const MEMBER = { email: 'member@example.com', password: 'kaikei-demo-2026' };

/** Returns every subject. The goals are those of docs/performance.md. */
export async function listSubjects(origin: string): Promise<Subject[]> {
  const [vacancy, seminar, column] = await Promise.all([
    firstId(origin, '/vacancies/'),
    firstId(origin, '/seminars/'),
    firstId(origin, '/columns/'),
  ]);
  const pages = [
    '/',
    '/vacancy',
    '/vacancy?days=3&status=open',
    `/vacancy/${vacancy}/`,
    '/seminar',
    '/column',
    `/column/${column}/`,
    '/for-company',
    '/terms',
  ];
  const reads = [
    '/vacancies/',
    `/vacancies/${vacancy}/`,
    '/vacancy-summaries/?vacancy_page_size=4&status=open',
    '/seminars/',
    `/seminars/?id=${seminar}`,
    '/seminar-summaries/',
    '/columns/',
  ];
  const page = { baseline: 'bare Node' } as const;
  const api = { baseline: 'empty Hono' } as const;
  return [
    ...pages.map((path): Subject => ({ ...page, name: path, path, goal: 0.7 })),
    ...reads.flatMap((path): Subject[] => [
      { ...api, name: `API ${path}`, path: API + path, goal: 0.5 },
      { ...api, name: `API ${path} 304`, path: API + path, goal: 0.8, isUnchanged: true },
    ]),
    { ...api, name: 'API /members/me/', path: `${API}/members/me/`, goal: 0.3, isMember: true },
  ];
}

const toCookieHeader = (setCookie: string[]) =>
  setCookie.map((line) => line.slice(0, line.indexOf(';'))).join('; ');

/** Returns the Cookie headers of a visitor and of a member of the demo, both with a CSRF token as browsers have. */
export async function createCookies(origin: string): Promise<{ visitor: string; member: string }> {
  const { setCookie } = await requestOnce({ url: `${origin}${API}/members/me/`, headers: {} });
  const visitor = toCookieHeader(setCookie);
  const response = await fetch(`${origin}${API}/login/`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      cookie: visitor,
      'x-csrftoken': /csrftoken=([^;]*)/.exec(visitor)?.[1] ?? '',
    },
    body: JSON.stringify(MEMBER),
  });
  if (!response.ok) throw new Error(`The demo login answered ${response.status}.`);
  return { visitor, member: toCookieHeader(response.headers.getSetCookie()) };
}
