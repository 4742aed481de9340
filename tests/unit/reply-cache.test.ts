import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readCachedReply } from '@/api/transport/reply-cache';
import { setRuntime } from '@/lib/api-runtime';

const URL_OF_LIST = 'http://localhost/api/v3/public/columns/';

let now = 0;
const sent: Record<string, string>[] = [];
let respond: () => Response | Promise<Response>;

const read = () =>
  readCachedReply(URL_OF_LIST, async (headers) => {
    sent.push(headers);
    return respond();
  });

/** Makes the API another one, of which nothing is kept yet. */
const useNewApi = () => setRuntime({ stop: async () => undefined, banner: [] });

beforeEach(() => {
  now = 1_000;
  sent.length = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  useNewApi();
});
afterEach(() => {
  vi.restoreAllMocks();
  setRuntime(undefined);
});

const withEtag = (rows: unknown, etag: string) => () => Response.json(rows, { headers: { ETag: etag } });

it('asks an API that sends ETags each time, and keeps the same object until the ETag changes', async () => {
  respond = withEtag([1], 'W/"a"');
  const first = await read();
  respond = () => new Response(null, { status: 304 });
  const second = await read();
  expect(second).toMatchObject({ status: 200, data: [1] });
  expect(second.data).toBe(first.data);
  respond = withEtag([2], 'W/"b"');
  expect((await read()).data).toEqual([2]);
  respond = () => new Response(null, { status: 304 });
  expect((await read()).data).toEqual([2]);
  expect(sent).toEqual([
    {},
    { 'If-None-Match': 'W/"a"' },
    { 'If-None-Match': 'W/"a"' },
    { 'If-None-Match': 'W/"b"' },
  ]);
});

it('keeps a reply without an ETag for four seconds after its request', async () => {
  respond = () => {
    now += 1_000;
    return Response.json(['old']);
  };
  await read();
  respond = () => Response.json(['new']);
  now += 2_999;
  expect((await read()).data).toEqual(['old']);
  now += 1;
  expect((await read()).data).toEqual(['new']);
});

it('sends one request for all who ask at the same time', async () => {
  let finish: (response: Response) => void = () => undefined;
  respond = () =>
    new Promise((resolve) => {
      finish = resolve;
    });
  const all = Array.from({ length: 20 }, read);
  finish(Response.json([1]));
  expect((await Promise.all(all)).map(({ data }) => data)).toEqual(all.map(() => [1]));
  expect(sent).toHaveLength(1);
});

it('keeps no failure, and what it kept before survives one', async () => {
  respond = withEtag([1], '"a"');
  await read();
  respond = () => Response.json({ error: '障害' }, { status: 503 });
  expect(await read()).toMatchObject({ status: 503, data: { error: '障害' } });
  respond = () => Promise.reject(new Error('terminated'));
  await expect(read()).rejects.toThrow('terminated');
  respond = () => new Response(null, { status: 304 });
  expect(await read()).toMatchObject({ status: 200, data: [1] });
});

it('returns the text of a body that is not JSON', async () => {
  respond = () => new Response('<h1>Maintenance</h1>');
  expect(await read()).toMatchObject({ status: 200, data: '<h1>Maintenance</h1>' });
});

it('keeps nothing of one API for another', async () => {
  respond = withEtag([1], '"a"');
  await read();
  useNewApi();
  await read();
  expect(sent).toEqual([{}, {}]);
});
