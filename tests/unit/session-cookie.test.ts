import { afterEach, describe, expect, it, vi } from 'vitest';
import { hasNamedSessionCookie, hasSessionCookie } from '@/lib/session-cookie.mjs';

afterEach(() => vi.unstubAllEnvs());

const ANONYMOUS = [
  undefined,
  '',
  'csrftoken=a',
  'csrftoken=a; email.token=b; _ga=c; _ga_ABC123=d; g_state=e; django_language=ja',
  'sessionid=; csrftoken=a',
  'xsessionid=',
  ';;=; ',
];

describe('hasSessionCookie', () => {
  it('with the reference API, only sessionid counts', () => {
    expect(ANONYMOUS.map(hasSessionCookie)).toEqual(ANONYMOUS.map(() => false));
    expect(['sessionid=a', 'a=b; sessionid=c', 'a=b;sessionid=c'].map(hasSessionCookie)).toEqual([
      true,
      true,
      true,
    ]);
    expect(['jobs_session=a', 'mysessionid=a', 'a=sessionid=b'].map(hasSessionCookie)).toEqual([
      false,
      false,
      false,
    ]);
  });

  it('with API_ORIGIN, a cookie of any name may be the session, except those known to be none', () => {
    vi.stubEnv('API_ORIGIN', 'https://api.example.jp');
    expect(ANONYMOUS.map(hasSessionCookie)).toEqual(ANONYMOUS.map(() => false));
    expect(['sessionid=a', 'jobs_session=a; csrftoken=b'].map(hasSessionCookie)).toEqual([true, true]);
    expect(['sessionid=a', 'jobs_session=a; csrftoken=b'].map(hasNamedSessionCookie)).toEqual([true, false]);
  });

  it('with SESSION_COOKIE_NAME, only that cookie counts', () => {
    vi.stubEnv('API_ORIGIN', 'https://api.example.jp');
    vi.stubEnv('SESSION_COOKIE_NAME', 'jobs_session');
    expect(['sessionid=a', 'other=a', 'jobs_session=a'].map(hasSessionCookie)).toEqual([false, false, true]);
    expect(hasNamedSessionCookie('jobs_session=a')).toBe(true);
  });

  it('ignores SESSION_COOKIE_NAME without API_ORIGIN', () => {
    vi.stubEnv('SESSION_COOKIE_NAME', 'jobs_session');
    expect(['sessionid=a', 'jobs_session=a'].map(hasSessionCookie)).toEqual([true, false]);
  });
});
