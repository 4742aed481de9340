import { AsyncLocalStorage } from 'node:async_hooks';
import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type Server, ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { limitRequests, type RequestLimits } from '@/lib/limit-requests';
import { eventually } from '../setup/eventually';

const context = new AsyncLocalStorage<string>();

let server: Server;
/** What is being answered, by its path. */
let running: Map<string, ServerResponse>;
let most: number;
/** The paths as the handler and its asynchronous context name them. */
let seen: [string, string | undefined][];
/** The paths of all requests that have reached the server, also of those that wait. */
let arrived: (string | undefined)[];

async function listen(limits: RequestLimits) {
  const listener = limitRequests(
    ({ url = '' }, response) => {
      seen.push([url, context.getStore()]);
      running.set(url, response);
      most = Math.max(most, running.size);
      response.once('close', () => running.delete(url));
    },
    (_request, response) => response.writeHead(503).end(),
    limits,
  );
  server = createServer((incoming, response) => {
    arrived.push(incoming.url);
    void context.run(incoming.url ?? '', () => listener(incoming, response));
  }).listen(0);
  await once(server, 'listening');
}

beforeEach(() => {
  running = new Map();
  most = 0;
  seen = [];
  arrived = [];
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const portOf = () => (server.address() as AddressInfo).port;

/** Sends a request on a connection of its own. */
function send(path: string) {
  const sent = request({ port: portOf(), path, agent: false });
  const status = new Promise<number | string>((resolve) => {
    sent.on('response', (response) => resolve(response.resume().statusCode ?? 0));
    sent.on('error', (error) => resolve(error.message));
  });
  sent.end();
  return { status, leave: () => sent.destroy() };
}

function answer(path: string) {
  const response = running.get(path);
  running.delete(path);
  response?.end('answered');
}

it('answers a limited number at a time, each in its own context', async () => {
  await listen({ running: 2, waiting: 10, waitMs: 60_000, perTurn: 1 });
  const sent = [];
  for (const path of ['/1', '/2', '/3', '/4']) {
    sent.push(send(path));
    await eventually(() => expect(seen.length).toBe(Math.min(sent.length, 2)));
  }
  for (const path of ['/1', '/2', '/3', '/4']) {
    await eventually(() => expect([...running.keys()]).toContain(path));
    answer(path);
  }
  expect(await Promise.all(sent.map(({ status }) => status))).toEqual([200, 200, 200, 200]);
  expect(most).toBe(2);
  expect(seen.map(([path]) => path)).toEqual(expect.arrayContaining(['/1', '/2', '/3', '/4']));
  for (const [path, own] of seen) expect(own).toBe(path);
});

it('refuses at once what finds too many waiting, and later what has waited too long', async () => {
  await listen({ running: 1, waiting: 1, waitMs: 200, perTurn: 1 });
  const first = send('/1');
  await eventually(() => expect(running.size).toBe(1));
  const others = [send('/2'), send('/3')];
  expect(await Promise.all(others.map(({ status }) => status))).toEqual([503, 503]);
  answer('/1');
  expect(await first.status).toBe(200);
  const next = send('/4');
  await eventually(() => expect([...running.keys()]).toEqual(['/4']));
  answer('/4');
  expect(await next.status).toBe(200);
});

it('forgets a request whose client has left, whether it waits or is being answered', async () => {
  await listen({ running: 1, waiting: 1, waitMs: 60_000, perTurn: 1 });
  const first = send('/1');
  await eventually(() => expect(running.size).toBe(1));
  const second = send('/2');
  await eventually(() => expect(arrived).toContain('/2'));
  // The second request takes the only place to wait, so this one is refused.
  expect(await send('/3').status).toBe(503);
  second.leave();
  first.leave();
  await eventually(() => expect(running.size).toBe(0));
  const last = send('/4');
  await eventually(() => expect([...running.keys()]).toEqual(['/4']));
  answer('/4');
  expect(await last.status).toBe(200);
  expect(seen.map(([path]) => path)).not.toContain('/2');
});

it('counts the requests that one connection sends without waiting for responses', async () => {
  await listen({ running: 3, waiting: 5, waitMs: 60_000, perTurn: 1 });
  const socket = connect(portOf(), '127.0.0.1');
  const text = Array.from({ length: 500 }, (_each, index) => `GET /${index} HTTP/1.1\r\nHost: a\r\n\r\n`);
  socket.write(text.join(''));
  await eventually(() => expect(running.size).toBe(3));
  for (let index = 0; index < 8; index += 1) {
    await eventually(() => expect([...running.keys()]).toContain(`/${index}`));
    answer(`/${index}`);
  }
  await eventually(() => expect(seen.length).toBeGreaterThanOrEqual(8));
  expect(most).toBe(3);
  socket.destroy();
});

it('starts the one that has waited longest, also before one that arrives while there is room', async () => {
  const started: string[] = [];
  const limited = limitRequests(
    ({ url = '' }) => started.push(url),
    () => undefined,
    { running: 1, waiting: 10, waitMs: 60_000, perTurn: 1 },
  );
  const arrive = (url: string) => {
    const incoming = { url, method: 'GET' } as IncomingMessage;
    const response = new ServerResponse(incoming);
    void limited(incoming, response);
    return response;
  };
  const responses = [arrive('/1'), arrive('/2'), arrive('/3')];
  responses.shift()?.writeHead(200);
  responses.push(arrive('/4'));
  for (const response of responses) {
    await setImmediate();
    response.writeHead(200);
  }
  expect(started).toEqual(['/1', '/2', '/3', '/4']);
});

it.each([1, 2])(
  'starts %i in each turn of the event loop, also when each is answered at once',
  async (perTurn) => {
    const started: string[] = [];
    const limited = limitRequests(
      ({ url = '' }, response) => {
        started.push(url);
        response.writeHead(200);
      },
      () => undefined,
      { running: 3, waiting: 10, waitMs: 60_000, perTurn },
    );
    const urls = ['/1', '/2', '/3', '/4', '/5', '/6'];
    for (const url of urls) {
      const incoming = { url, method: 'GET' } as IncomingMessage;
      void limited(incoming, new ServerResponse(incoming));
    }
    for (let count = perTurn; count <= urls.length; count += perTurn) {
      expect(started).toEqual(urls.slice(0, count));
      await setImmediate();
    }
  },
);

it('does not start a request whose response has been closed before', async () => {
  const started: string[] = [];
  const limited = limitRequests(
    ({ url = '' }) => started.push(url),
    () => undefined,
    { running: 1, waiting: 10, waitMs: 60_000, perTurn: 1 },
  );
  const arrive = (url: string, isClosed: boolean) => {
    const incoming = { url, method: 'GET' } as IncomingMessage;
    const response = new ServerResponse(incoming);
    if (isClosed) response.destroy();
    void limited(incoming, response);
  };
  arrive('/1', true);
  await setImmediate();
  arrive('/2', false);
  expect(started).toEqual(['/2']);
});

it('counts work that goes on without its client until it is done', async () => {
  const started: string[] = [];
  const finishers: (() => void)[] = [];
  const limited = limitRequests(
    ({ url = '' }) => {
      started.push(url);
      return new Promise<void>((resolve) => finishers.push(resolve));
    },
    () => undefined,
    { running: 1, waiting: 10, waitMs: 60_000, perTurn: 1, outlivesClient: true },
  );
  const arrive = (url: string) => {
    const incoming = { url, method: 'GET' } as IncomingMessage;
    const response = new ServerResponse(incoming);
    void limited(incoming, response);
    return response;
  };
  const first = arrive('/1');
  arrive('/2');
  first.emit('close');
  for (let turn = 0; turn < 5; turn += 1) await setImmediate();
  expect(started).toEqual(['/1']);
  finishers[0]?.();
  await eventually(() => expect(started).toEqual(['/1', '/2']));
});

it('lets the next one begin while a response is still being read', async () => {
  await listen({ running: 1, waiting: 1, waitMs: 60_000, perTurn: 1 });
  const slow = send('/1');
  await eventually(() => expect(running.size).toBe(1));
  const next = send('/2');
  // The response has begun and does not end.
  running.get('/1')?.writeHead(200).write('x');
  await slow.status;
  await eventually(() => expect([...running.keys()]).toContain('/2'));
  answer('/2');
  expect(await next.status).toBe(200);
});
