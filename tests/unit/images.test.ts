import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { parseEnv } from '@/config/env';
import { createSiteConfig } from '@/config/site';
import { handleMediaRequest } from '@/gateway/forward';
import { mediaUrl } from '@/lib/picture-urls';
import { countImageParts, removePngTexts } from '@/server/images/image-parts';
import { squareImage } from '@/server/images/square-image';
import { changedEnv } from '@/tests/setup/changed-env';
import { setUpForwarding } from '@/tests/setup/forwarding';

const api = setUpForwarding();

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

const red = sharp({ create: { width: 64, height: 64, channels: 3, background: 'red' } });

/** Returns a progressive JPEG whose first scan is repeated. The tables of the next one follow it. */
async function jpegWithScans(more: number): Promise<Buffer> {
  const file = await red.clone().jpeg({ progressive: true }).toBuffer();
  const start = file.indexOf('ffda', 'hex');
  const end = file.indexOf('ffc4', start, 'hex');
  const scans = Array(more + 1).fill(file.subarray(start, end));
  return Buffer.concat([file.subarray(0, start), ...scans, file.subarray(end)]);
}

function pngChunk(name: string, data: Buffer): Buffer {
  const chunk = Buffer.concat([Buffer.alloc(4), Buffer.from(name, 'latin1'), data, Buffer.alloc(4)]);
  chunk.writeUInt32BE(data.length);
  chunk.writeUInt32BE(crc32(chunk.subarray(4, -4)), chunk.length - 4);
  return chunk;
}

/** Returns an animated WebP. Equal frames would be one. */
async function webpWithFrames(frames: number): Promise<Buffer> {
  const pictures = Array.from({ length: frames }, (_, index) => {
    const background = { r: index * 50, g: 0, b: 0 };
    return sharp({ create: { width: 8, height: 8, channels: 3, background } })
      .png()
      .toBuffer();
  });
  return sharp(await Promise.all(pictures), { join: { animated: true } })
    .webp({ lossless: true })
    .toBuffer();
}

it('refuses a JPEG with more scans than any camera or program writes', async () => {
  expect((await squareImage(await jpegWithScans(20))).length).toBeGreaterThan(0);
  await expect(squareImage(await jpegWithScans(100))).rejects.toMatchObject({
    status: 400,
    code: 'image_unreadable',
  });
});

it('counts no scan that is only bytes of a segment, of the picture or behind the end', async () => {
  const file = await red.clone().jpeg().toBuffer();
  const scans = Buffer.from('ffda'.repeat(200), 'hex');
  const comment = Buffer.concat([Buffer.from([0xff, 0xfe, 0x01, 0x92]), scans]);
  const harmless = Buffer.concat([file.subarray(0, 2), comment, file.subarray(2), scans]);
  expect(countImageParts(harmless, 'jpeg')).toEqual({ parts: 1, isTooMany: false });
  const progressive = countImageParts(await jpegWithScans(0), 'jpeg');
  expect(progressive.parts).toBeGreaterThan(1);
  expect(countImageParts(await jpegWithScans(3), 'jpeg').parts).toBe(progressive.parts + 3);
  expect((await squareImage(harmless)).length).toBeGreaterThan(0);
});

it('counts a scan behind bytes of fill, and reads a JPEG that is cut anywhere', async () => {
  const file = await red.clone().jpeg({ progressive: true }).toBuffer();
  const filled = Buffer.from(file.toString('latin1').replaceAll('\xff\xda', '\xff\xff\xff\xda'), 'latin1');
  expect(countImageParts(filled, 'jpeg')).toEqual(countImageParts(file, 'jpeg'));
  expect(countImageParts(filled, 'jpeg').parts).toBeGreaterThan(1);
  for (let length = 0; length < file.length; length += 1)
    expect(countImageParts(file.subarray(0, length), 'jpeg').isTooMany).toBe(false);
});

it('takes an animated WebP, and refuses one with thousands of frames', async () => {
  expect((await squareImage(await webpWithFrames(3))).length).toBeGreaterThan(0);
  const file = await webpWithFrames(2);
  const frame = file.subarray(file.lastIndexOf('ANMF'));
  const many = Buffer.concat([file, ...Array(1_000).fill(frame)]);
  many.writeUInt32LE(many.length - 8, 4);
  await expect(squareImage(many)).rejects.toMatchObject({ code: 'image_unreadable' });
});

it('unpacks no text of a PNG, and leaves the picture as it is', async () => {
  const file = await red.clone().png().toBuffer();
  // A signature and the first chunk, IHDR.
  const start = 33;
  const compressed = deflateSync(Buffer.alloc(1_000));
  const texts = [
    pngChunk('zTXt', Buffer.concat([Buffer.from('a\0\0'), compressed])),
    pngChunk('iTXt', Buffer.concat([Buffer.from('a\0\x01\0\0\0'), compressed])),
    pngChunk('tEXt', Buffer.from('a\0b')),
  ];
  const last = file.length - 12;
  const hostile = Buffer.concat([
    file.subarray(0, start),
    ...texts,
    file.subarray(start, last),
    ...texts,
    file.subarray(last),
  ]);
  expect(removePngTexts(hostile).equals(file)).toBe(true);
  expect(removePngTexts(file)).toBe(file);
  expect((await squareImage(hostile)).equals(await squareImage(file))).toBe(true);
  for (let length = 0; length <= hostile.length; length += 1)
    expect(removePngTexts(hostile.subarray(0, length)).length).toBeLessThanOrEqual(length);
});
