import { describe, expect, it } from 'vitest';
import { parseEnv } from '@/config/env';
import { hasNamedSessionCookie, hasSessionCookie } from '@/config/session-cookie';

const API_ORIGIN = 'https://api.example.jp';

/** Returns for each Cookie header whether it may hold, and whether it certainly holds, a session in an environment. */
const check = (headers: (string | undefined)[], variables: Record<string, string> = {}) => ({
  possible: headers.map((header) => hasSessionCookie(header, parseEnv(variables))),
  certain: headers.map((header) => hasNamedSessionCookie(header, parseEnv(variables))),
});

const ANONYMOUS = [
  undefined,
  '',
  'csrftoken=a',
  'csrftoken=a; email.token=b; _ga=c; _ga_ABC123=d; g_state=e; django_language=ja',
  'known_browser=a; google.nonce=b; csrf_browser=c',
  '__Host-known_browser=a; __Host-csrf_browser=b',
  'sessionid=; csrftoken=a',
  'sessionid= ; csrftoken=a',
  'xsessionid=',
  ';;=; ',
];

const NONE = ANONYMOUS.map(() => false);

describe('hasSessionCookie', () => {
  it('with the reference API, only sessionid counts', () => {
    expect(check(ANONYMOUS).possible).toEqual(NONE);
    expect(check(['sessionid=a', 'a=b; sessionid=c', 'a=b;sessionid=c']).possible).toEqual([
      true,
      true,
      true,
    ]);
    expect(check(['jobs_session=a', 'mysessionid=a', 'a=sessionid=b']).possible).toEqual([
      false,
      false,
      false,
    ]);
  });

  it('with API_ORIGIN, a cookie of any name may be the session, except those known to be none', () => {
    expect(check(ANONYMOUS, { API_ORIGIN }).possible).toEqual(NONE);
    expect(check(['sessionid=a', 'jobs_session=a; csrftoken=b'], { API_ORIGIN })).toEqual({
      possible: [true, true],
      certain: [true, false],
    });
  });

  it('with SESSION_COOKIE_NAME, only that cookie counts', () => {
    const variables = { API_ORIGIN, SESSION_COOKIE_NAME: 'jobs_session' };
    expect(check(['sessionid=a', 'other=a', 'jobs_session=a'], variables)).toEqual({
      possible: [false, false, true],
      certain: [false, false, true],
    });
  });

  it('ignores SESSION_COOKIE_NAME without API_ORIGIN', () => {
    const variables = { SESSION_COOKIE_NAME: 'jobs_session' };
    expect(check(['sessionid=a', 'jobs_session=a'], variables).possible).toEqual([true, false]);
  });
});
