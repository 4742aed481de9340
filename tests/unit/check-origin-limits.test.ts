import { afterEach, expect, test, vi } from 'vitest';
import { NoReplyError, OriginClient } from '@/scripts/check-origin/origin-client';

const MEBIBYTE = 1024 * 1024;
afterEach(() => vi.unstubAllGlobals());

/** Answers every request with this many megabytes. @returns the number of those that were read */
function serve(megabytes: number, type = 'application/json') {
  const read = { megabytes: 0 };
  const body = new ReadableStream<Uint8Array>(
    {
      pull: (controller) => {
        if (read.megabytes === megabytes) return controller.close();
        read.megabytes += 1;
        controller.enqueue(new Uint8Array(MEBIBYTE).fill(32));
      },
    },
    { highWaterMark: 0 },
  );
  vi.stubGlobal('fetch', async () => new Response(body, { headers: { 'Content-Type': type } }));
  return read;
}

const client = () => new OriginClient('https://api.example.jp');

test.each([
  ['/vacancies/', 16],
  ['/columns/', 64],
  ['/tags/', 64],
])('reads no more of %s than the site, which is %i MB', async (path, limit) => {
  const read = serve(1_000);
  const error = await client()
    .call('GET', path)
    .catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(NoReplyError);
  expect((error as NoReplyError).message).toContain(`${limit} MB`);
  expect((error as NoReplyError).remedy).toContain('ページ');
  expect(read.megabytes).toBeLessThan(limit + 5);
});

test('reads a long list of columns that the site reads too', async () => {
  serve(20);
  expect((await client().call('GET', '/columns/')).text).toHaveLength(20 * MEBIBYTE);
});

test('does not read pictures, which the site passes on without a limit', async () => {
  const read = serve(1_000, 'image/png');
  expect(await client().send('GET', '/media/a.png')).toMatchObject({ status: 200, text: '' });
  expect(read.megabytes).toBe(0);
});
