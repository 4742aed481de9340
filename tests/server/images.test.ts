import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { profileImageSchema } from '@/schemas/profile';
import { RATE_LIMITS } from '@/server/http/rate-limit-config';
import { uploadProfileImage } from '@/tests/setup/send-operation';
import { type Agent, jsonOf } from '../setup/agent';
import { setUpTestApi } from '../setup/api';

const api = setUpTestApi();

const PREFIX = '/api/v3/public';

/** Returns an image whose left half is red and whose right half is blue. */
const twoColorImage = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: 'red' } }).composite([
    {
      input: { create: { width: width / 2, height, channels: 3, background: 'blue' } },
      left: width / 2,
      top: 0,
    },
  ]);

/** Returns a small file whose header claims a width and height of 30,000 pixels. */
const decompressionBomb = async () => {
  const png = await twoColorImage(10, 10).png().toBuffer();
  png.writeUInt32BE(30_000, 16);
  png.writeUInt32BE(30_000, 20);
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
  return png;
};

const imagePathOf = async (response: Response) => {
  expect(response.status).toBe(200);
  return (profileImageSchema.parse(await jsonOf(response)).profile_image ?? '').slice(PREFIX.length);
};

const pixels = async (browser: Agent, path: string) => {
  const response = await browser.get(path);
  const content = Buffer.from(await response.arrayBuffer());
  const { data, info } = await sharp(content).raw().toBuffer({ resolveWithObject: true });
  const colour = (x: number) => {
    const at = (Math.floor(info.height / 2) * info.width + x) * info.channels;
    return (data[at] ?? 0) > (data[at + 2] ?? 0) ? 'red' : 'blue';
  };
  return { response, content, info, left: colour(2), right: colour(info.width - 3) };
};

describe('POST /members/{memberId}/profile-image/', () => {
  test.each(['jpeg', 'png', 'webp'] as const)(
    'stores a %s as a square WebP that only its member can read',
    async (type) => {
      const { member, browser } = await api.createLoggedInMember();
      const path = await imagePathOf(
        await uploadProfileImage(
          browser,
          member.id,
          await twoColorImage(1200, 800).toFormat(type).toBuffer(),
        ),
      );
      const { response, content, info } = await pixels(browser, path);
      expect(response.headers.get('content-type')).toBe('image/webp');
      expect(response.headers.get('cache-control')).toMatch(/^private.*immutable/);
      expect([(await sharp(content).metadata()).format, info.width, info.height]).toEqual(['webp', 512, 512]);
      const me = await jsonOf(await browser.get('/members/me/'));
      expect(me.member.profile.profile_image).toBe(PREFIX + path);
      expect((await api.agent().get(path)).status).toBe(403);
      const other = await api.logInAs(await api.createMember());
      expect((await other.get(path)).status).toBe(403);
    },
  );

  test('with a crop, stores exactly that square', async () => {
    const { member, browser } = await api.createLoggedInMember();
    const file = await twoColorImage(1000, 500).png().toBuffer();
    const path = await imagePathOf(
      await uploadProfileImage(browser, member.id, file, { x: 600, y: 50, size: 300 }),
    );
    const { info, left, right } = await pixels(browser, path);
    expect([info.width, left, right]).toEqual([300, 'blue', 'blue']);
  });

  test('applies the EXIF orientation before the crop, and removes location and camera data', async () => {
    const { member, browser } = await api.createLoggedInMember();
    const exif = { IFD0: { Make: 'SecretCamera' }, IFD3: { GPSLatitude: '35/1 41/1 0/1' } };
    const file = await twoColorImage(1000, 500)
      .withExif(exif)
      .withMetadata({ orientation: 3 })
      .jpeg()
      .toBuffer();
    const path = await imagePathOf(
      await uploadProfileImage(browser, member.id, file, { x: 0, y: 0, size: 400 }),
    );
    const { content, left, right } = await pixels(browser, path);
    expect([left, right]).toEqual(['blue', 'blue']);
    const { exif: storedExif, orientation } = await sharp(content).metadata();
    expect([storedExif, orientation]).toEqual([undefined, undefined]);
  });

  test('keeps the URL for the same image, and uses a new URL and deletes the old file for another one', async () => {
    const { member, browser } = await api.createLoggedInMember();
    const file = await twoColorImage(300, 300).png().toBuffer();
    const first = await imagePathOf(await uploadProfileImage(browser, member.id, file));
    expect(await imagePathOf(await uploadProfileImage(browser, member.id, file))).toBe(first);
    const second = await imagePathOf(
      await uploadProfileImage(browser, member.id, await twoColorImage(200, 200).png().toBuffer()),
    );
    expect(second).not.toBe(first);
    expect((await browser.get(first)).status).toBe(404);
  });

  const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic'), Buffer.alloc(64)]);
  test.each([
    ['HEIC', () => heic, /HEIC形式には対応していません/],
    ['GIF', () => twoColorImage(100, 100).gif().toBuffer(), /JPEG・PNG・WebP/],
    [
      'SVG',
      () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
      /JPEG・PNG・WebP/,
    ],
    ['HTML', () => Buffer.from('<script>alert(1)</script>'), /JPEG・PNG・WebP/],
    ['an empty file', () => Buffer.alloc(0), /画像を選択/],
    [
      'a truncated JPEG',
      async () => (await twoColorImage(900, 900).jpeg().toBuffer()).subarray(0, 1500),
      /読み取れません/,
    ],
    ['5 MB plus one byte', () => Buffer.alloc(5 * 1024 * 1024 + 1), /5MB以下/],
    ['a decompression bomb', decompressionBomb, /縦横が大きすぎます/],
  ])('rejects %s with 400 and a reason', async (_case, make, reason) => {
    const { member, browser } = await api.createLoggedInMember();
    const response = await uploadProfileImage(browser, member.id, await make());
    const errorBody = await jsonOf(response);
    expect([response.status, errorBody.image]).toEqual([400, [expect.stringMatching(reason)]]);
  });

  test('returns 413 for a file far over 5 MB before reading it', async () => {
    const { member, browser } = await api.createLoggedInMember();
    expect((await uploadProfileImage(browser, member.id, Buffer.alloc(6 * 1024 * 1024))).status).toBe(413);
  });

  test.each([
    [
      'a truncated form',
      '--x\r\nContent-Disposition: form-data; name="image"',
      'multipart/form-data; boundary=x',
    ],
    ['a form without a boundary', 'image', 'multipart/form-data'],
    [
      'a text instead of the file',
      '--x\r\nContent-Disposition: form-data; name="image"\r\n\r\nme\r\n--x--\r\n',
      'multipart/form-data; boundary=x',
    ],
    ['JSON', '{"image":"x"}', 'application/json'],
  ])('returns a 4xx in Japanese for %s', async (_case, body, type) => {
    const { member, browser } = await api.createLoggedInMember();
    const response = await browser.send('POST', `/members/${member.id}/profile-image/`, {
      body,
      headers: { 'content-type': type, 'x-csrftoken': browser.cookies.get('csrftoken') ?? '' },
    });
    expect([400, 415]).toContain(response.status);
    expect((await jsonOf(response)).error).toMatch(/[ぁ-ん]/);
  });

  test('rejects a crop outside the image with 400', async () => {
    const { member, browser } = await api.createLoggedInMember();
    const file = await twoColorImage(100, 100).png().toBuffer();
    for (const [x, y] of [
      [50, 0],
      [0, 50],
    ] as const) {
      const response = await uploadProfileImage(browser, member.id, file, { x, y, size: 51 });
      expect([response.status, (await jsonOf(response)).code]).toEqual([400, 'image_crop']);
    }
  });
});

test.each([
  ['without an image', 'multipart/form-data; boundary=b', '--b\r\n\r\n\r\n--b--\r\n'],
  ['of fields without a file', 'application/x-www-form-urlencoded', 'a=1&b=2'],
  ['that is no form', 'multipart/form-data; boundary=b', 'no form'],
])('counts an upload %s, and parses no form above the limit', async (_case, type, body) => {
  const { member, browser } = await api.createLoggedInMember();
  const upload = (memberId: number, form: string) =>
    browser.send('POST', `/members/${memberId}/profile-image/`, {
      body: form,
      headers: { 'content-type': type, 'x-csrftoken': browser.cookies.get('csrftoken') ?? '' },
    });
  // Hono parses a form as the body of a response.
  const parse = vi.spyOn(Response.prototype, 'formData');
  onTestFinished(() => parse.mockRestore());
  expect((await upload(member.id + 1, body)).status).toBe(403);
  expect(parse).not.toHaveBeenCalled();
  for (let count = 0; count < RATE_LIMITS.imagePerMember.points; count += 1)
    expect((await upload(member.id, body)).status).toBe(400);
  const parsed = parse.mock.calls.length;
  expect(parsed).toBeGreaterThan(0);
  expect((await upload(member.id, body)).status).toBe(429);
  expect(parse.mock.calls.length).toBe(parsed);
});

test('DELETE removes the image, can be repeated, and is forbidden to other members', async () => {
  const { member, browser } = await api.createLoggedInMember();
  const path = await imagePathOf(
    await uploadProfileImage(browser, member.id, await twoColorImage(100, 100).png().toBuffer()),
  );
  const other = await api.logInAs(await api.createMember());
  expect((await other.delete(`/members/${member.id}/profile-image/`)).status).toBe(403);
  for (let time = 0; time < 2; time += 1)
    expect((await browser.delete(`/members/${member.id}/profile-image/`)).status).toBe(200);
  expect((await browser.get(path)).status).toBe(404);
  const me = await jsonOf(await browser.get('/members/me/'));
  expect(me.member.profile.profile_image).toBeNull();
});
