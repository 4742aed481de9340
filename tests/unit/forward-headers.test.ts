import { afterEach, describe, expect, it } from 'vitest';
import { forwardedHeaders, isForeignWrite } from '@/gateway/forward-headers';
import { changedEnv, restoreEnv } from '../setup/changed-env';

afterEach(() => {
  restoreEnv();
});

const write = (headers: Record<string, string>) =>
  new Request('http://127.0.0.1:3000/api/v3/public/logout/', { method: 'POST', headers });
const forwarded = (request: Request, headers = {}) =>
  Object.fromEntries(
    forwardedHeaders(request, 'http://django:8000', {
      incoming: { headers, socket: { remoteAddress: '192.0.2.7' } },
    }),
  );

describe('behind a reverse proxy that sends the public host and scheme', () => {
  const fromPage = (page: string) =>
    write({
      Host: '127.0.0.1:3000',
      Origin: page,
      'X-Forwarded-For': '198.51.100.1',
      'X-Forwarded-Host': 'www.example.jp:443',
      'X-Forwarded-Proto': 'https, http',
    });

  it('trusts its headers with TRUST_PROXY', () => {
    changedEnv.TRUST_PROXY = 1;
    expect(isForeignWrite(fromPage('https://www.example.jp'))).toBe(false);
    expect(isForeignWrite(fromPage('https://evil.example'))).toBe(true);
    expect(forwarded(fromPage('https://www.example.jp'))).toEqual({
      'accept-language': 'ja',
      'x-forwarded-for': '198.51.100.1, 192.0.2.7',
      'x-forwarded-proto': 'https',
      referer: 'https://django:8000/',
    });
  });

  it('ignores its headers without TRUST_PROXY', () => {
    expect(isForeignWrite(fromPage('https://www.example.jp'))).toBe(true);
    expect(forwarded(fromPage('http://127.0.0.1:3000'))).toEqual({
      'accept-language': 'ja',
      'x-forwarded-for': '192.0.2.7',
      'x-forwarded-proto': 'http',
      referer: 'https://django:8000/',
    });
  });

  it('needs no TRUST_PROXY when SITE_ORIGIN is the public address', () => {
    changedEnv.SITE_ORIGIN = 'https://www.example.jp';
    expect(isForeignWrite(fromPage('https://www.example.jp'))).toBe(false);
    expect(forwarded(fromPage('https://www.example.jp'))['x-forwarded-proto']).toBe('https');
  });
});

describe('the id of a request', () => {
  it('is ours, and no id or trace of the client goes to the API', () => {
    const request = write({
      'X-Request-Id': 'chosen-by-the-client',
      'X-Correlation-Id': 'chosen-by-the-client',
      Traceparent: '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01',
      Baggage: 'member=1',
    });
    expect(Object.keys(forwarded(request)).toSorted()).toEqual([
      'accept-language',
      'x-forwarded-for',
      'x-forwarded-proto',
    ]);
    const headers = forwarded(request, { 'x-request-id': 'the-id-of-the-request' });
    expect(headers['x-request-id']).toBe('the-id-of-the-request');
  });
});

describe('an HTTPS site', () => {
  const fromHost = (host: string) => write({ Host: host, Origin: `http://${host}` });

  it('rejects pages of its own plain HTTP address', () => {
    changedEnv.SITE_ORIGIN = 'https://www.example.jp';
    expect(isForeignWrite(fromHost('www.example.jp'))).toBe(true);
  });

  it('accepts pages of another address at which the browser reaches the site', () => {
    changedEnv.SITE_ORIGIN = 'https://www.example.jp';
    expect(isForeignWrite(fromHost('localhost:3000'))).toBe(false);
  });
});
