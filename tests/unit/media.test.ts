import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { parseEnv } from '@/config/env';
import { createSiteConfig } from '@/config/site';
import { handleMediaRequest } from '@/gateway/forward';
import { mediaUrl } from '@/lib/media-url';
import { changedEnv, restoreEnv } from '../setup/changed-env';
import { setUpForwarding } from '../setup/forwarding';

const api = setUpForwarding();
afterEach(restoreEnv);
beforeEach(() => {
  changedEnv.API_ORIGIN = api.origin;
});

const PICTURE = Buffer.from([0x89, 0x50, 0x4e, 0x47]);
const ask = (path: string, init?: RequestInit) =>
  handleMediaRequest(new Request(`http://localhost:3000/media/${path}`, init));
const respondWith = (headers: Record<string, string>, status = 200) =>
  api.respond((_request, response) => response.writeHead(status, headers).end(PICTURE));

describe('pictures of the API at API_ORIGIN', () => {
  it('are passed on without cookies in either direction, and cannot run scripts', async () => {
    respondWith({ 'Content-Type': 'image/svg+xml', ETag: '"a"', 'Set-Cookie': 'a=b', Server: 'nginx' });
    const headers = { Cookie: 'sessionid=a', 'X-CSRFToken': 'b', Authorization: 'Token x' };
    const answer = await ask('members/1.svg?v=2', { headers });
    expect(api.receivedRequest?.url).toBe('/media/members/1.svg?v=2');
    for (const name of ['cookie', 'x-csrftoken', 'authorization'])
      expect(api.receivedRequest?.headers[name]).toBeUndefined();
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'image/svg+xml',
      etag: '"a"',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringMatching(/^default-src 'none';.*; sandbox$/),
    });
    expect(answer.headers.getSetCookie()).toEqual([]);
    expect(answer.headers.get('server')).toBeNull();
    expect(Buffer.from(await answer.arrayBuffer()).equals(PICTURE)).toBe(true);
  });

  it('are found below API_MEDIA_PATH', async () => {
    changedEnv.API_MEDIA_PATH = '/uploads/pictures/';
    respondWith({ 'Content-Type': 'image/png' });
    const url = 'http://localhost:3000/uploads/pictures/1.png';
    expect((await handleMediaRequest(new Request(url))).status).toBe(200);
    expect(api.receivedRequest?.url).toBe('/uploads/pictures/1.png');
    expect((await ask('1.png')).status).toBe(404);
  });

  it.each([
    'text/html',
    'text/html; charset=utf-8',
    'application/javascript',
    'text/css',
    'application/xhtml+xml',
    '',
  ])('a file of type "%s" is not passed on', async (type) => {
    respondWith(type ? { 'Content-Type': type } : {});
    const answer = await ask('a.png');
    expect([answer.status, await answer.text()]).toEqual([404, 'Not Found']);
  });

  it.each([
    '../admin/',
    '%2e%2e/admin/',
    '..%2fadmin/',
    '..%5cadmin/',
    '/evil.example/x',
    '%252e%252e/admin/',
  ])('the path %s never leaves the site', async (path) => {
    respondWith({ 'Content-Type': 'image/png' });
    expect([(await ask(path)).status, api.receivedRequest]).toEqual([404, undefined]);
  });

  it('are 304 when unchanged, 404 when missing, and 502 when the API is unreachable', async () => {
    api.respond((_request, response) => response.writeHead(304, { ETag: '"a"' }).end());
    expect((await ask('1.png', { headers: { 'If-None-Match': '"a"' } })).status).toBe(304);
    respondWith({ 'Content-Type': 'text/html' }, 404);
    expect((await ask('1.png')).status).toBe(404);
    changedEnv.API_ORIGIN = 'http://127.0.0.1:9';
    expect((await ask('1.png')).status).toBe(502);
  });

  it('do not exist without API_ORIGIN', async () => {
    changedEnv.API_ORIGIN = undefined;
    expect((await ask('1.png')).status).toBe(404);
  });
});

describe('mediaUrl', () => {
  function urlOf(src: string, variables: Record<string, string>) {
    return mediaUrl(src, createSiteConfig(parseEnv(variables)));
  }
  const API_ORIGIN = 'http://django:8000';
  const API_MEDIA_ORIGIN = 'https://cdn.example.jp';

  it.each([
    ['http://django:8000/media/a.png', '/media/a.png', { API_ORIGIN }],
    ['https://api.example.jp/media/a.png?v=1', '/media/a.png?v=1', { API_ORIGIN }],
    ['/media/a.png', '/media/a.png', { API_ORIGIN }],
    ['https://api.example.jp/uploads/a.png', '/uploads/a.png', { API_ORIGIN, API_MEDIA_PATH: '/uploads/' }],
    ['https://django/api/v3/public/members/1/a.webp', '/api/v3/public/members/1/a.webp', { API_ORIGIN }],
    [
      'https://cdn.example.jp/media/a.png',
      'https://cdn.example.jp/media/a.png',
      { API_ORIGIN, API_MEDIA_ORIGIN },
    ],
    ['https://other.example/a.png', 'https://other.example/a.png', { API_ORIGIN }],
    ['https://django/media/a.png', 'https://django/media/a.png', {}],
    ['not an address', 'not an address', { API_ORIGIN }],
  ])('shows %s as %s with %o', (src, expected, variables) => {
    expect(urlOf(src, variables)).toBe(expected);
  });
});
