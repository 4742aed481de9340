import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { getRequestListener } from '@hono/node-server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { handleMediaRequest } from '@/gateway/forward';
import { handleApiRequest } from '@/gateway/request-handler';
import { changedEnv } from '../setup/changed-env';
import { setUpForwarding } from '../setup/forwarding';
import { timersLeftBy } from '../setup/lifetimes';

const api = setUpForwarding();
const { respond } = api;
/** Ten times as long as the pauses between the chunks of a slow transfer below. */
const TIMEOUTS = { headers: 1_000, body: 1_000 };
setFlagsFromString('--expose_gc');
const collectGarbage: () => void = runInNewContext('gc');
const CHUNKS = 15;
const CHUNK_PAUSE_MS = 100;
const forwardCall = (path: string, init?: RequestInit) => api.forwardCall(path, init, TIMEOUTS);

it('allows an upload longer than the response timeout while data keeps arriving', async () => {
  let received = 0;
  respond((request, response) => {
    request.on('data', (chunk) => {
      received += chunk.length;
    });
    request.on('end', () => response.end('ok'));
  });
  let sent = 0;
  const body = new ReadableStream({
    async pull(controller) {
      await pause(CHUNK_PAUSE_MS);
      if (sent === CHUNKS) return controller.close();
      sent += 1;
      controller.enqueue(new Uint8Array(1000).fill(0xff));
    },
  });
  const answer = await forwardCall('/members/1/profile-image/', { method: 'POST', body });
  expect([answer.status, await answer.text(), received]).toEqual([200, 'ok', CHUNKS * 1000]);
});

it('returns 504 when an upload stalls', async () => {
  respond((request) => request.resume());
  const body = new ReadableStream({ start: (controller) => controller.enqueue(new Uint8Array(10)) });
  expect((await forwardCall('/members/1/profile-image/', { method: 'POST', body })).status).toBe(504);
});

it('returns 504 in Japanese when the API does not respond', async () => {
  respond(() => undefined);
  const answer = await forwardCall('/vacancies/');
  expect(answer.status).toBe(504);
  expect((await answer.json()).error).toContain('時間がかかっています');
});

it('aborts a response that stalls', async () => {
  respond((_request, response) => void response.write('first'));
  const answer = await forwardCall('/stream/');
  await expect(answer.text()).rejects.toThrow();
});

it('aborts a response that stalls after a garbage collection', async () => {
  respond((_request, response) => void response.write('first'));
  const text = (await forwardCall('/stream/')).text();
  // The Request becomes garbage in a later turn of the event loop.
  await pause(CHUNK_PAUSE_MS);
  collectGarbage();
  await expect(text).rejects.toThrow();
});

it('allows a response longer than the body timeout while data keeps arriving', async () => {
  respond(async (_request, response) => {
    for (let chunk = 0; chunk < CHUNKS; chunk += 1) {
      response.write('chunk');
      await pause(CHUNK_PAUSE_MS);
    }
    response.end();
  });
  expect(await (await forwardCall('/stream/')).text()).toBe('chunk'.repeat(CHUNKS));
});

describe('leaves no timer after a call that ended', () => {
  /** Pooled connections have timers of their own, which are excluded. */
  const timersOf = async (work: () => Promise<unknown>) =>
    (await timersLeftBy(work)).filter((stack) => stack.includes('api/transport/'));

  it.each(['GET', 'HEAD', 'POST'])('because the response to %s was read', async (method) => {
    respond((_request, response) => response.end('{"id":1}'));
    expect(await timersOf(async () => (await forwardCall('/vacancies/', { method })).text())).toEqual([]);
  });

  it('because the response has no body', async () => {
    respond((_request, response) => response.writeHead(304).end());
    expect(await timersOf(() => forwardCall('/vacancies/'))).toEqual([]);
  });

  it('because the client cancelled the response, before or after the first chunk', async () => {
    respond((_request, response) => void response.write('first'));
    expect(await timersOf(async () => (await forwardCall('/stream/')).body?.cancel())).toEqual([]);
    const readFirst = async () => {
      const reader = (await forwardCall('/stream/')).body?.getReader();
      await reader?.read();
      await reader?.cancel();
    };
    expect(await timersOf(readFirst)).toEqual([]);
  });

  it('because the API closed the connection', async () => {
    respond((_request, response) => response.write('first', () => response.destroy()));
    const read = async () => expect((await forwardCall('/stream/')).text()).rejects.toThrow();
    expect(await timersOf(read)).toEqual([]);
  });

  it('because the client disconnected', async () => {
    const caller = new AbortController();
    respond(() => caller.abort());
    expect(await timersOf(() => forwardCall('/vacancies/', { signal: caller.signal }))).toEqual([]);
  });
});

describe('a reply that the API cuts', () => {
  afterEach(() => vi.restoreAllMocks());

  it.each([
    ['call', '/api/v3/public/vacancies/', handleApiRequest],
    ['picture', '/media/photo.jpg', handleMediaRequest],
  ])('to a %s is cut for the client too, and printed nowhere', async (_what, path, handle) => {
    changedEnv.API_MEDIA_PATH = '/media/';
    const prints = (['error', 'info'] as const).map((name) => vi.spyOn(console, name).mockReturnValue());
    let cut = () => undefined as unknown;
    respond((_request, response) => {
      response.writeHead(200, { 'Content-Type': 'image/jpeg' }).write('half');
      cut = () => response.socket?.destroy();
    });
    const site = createServer(getRequestListener(handle, { overrideGlobalObjects: false }));
    site.listen(0, '127.0.0.1');
    await once(site, 'listening');
    const reply = await fetch(`http://127.0.0.1:${(site.address() as AddressInfo).port}${path}`);
    cut();
    await expect(reply.text()).rejects.toThrow();
    site.close();
    await once(site, 'close');
    expect(reply.status).toBe(200);
    for (const print of prints) expect(print).not.toHaveBeenCalled();
  });
});
