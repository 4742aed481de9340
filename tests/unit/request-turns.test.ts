import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { answerInTurn } from '@/scripts/serve/request-turns.mjs';
import { eventually } from '../setup/eventually';

/** The requests that the listener has got, with what answers them. */
let started: { url: string; request: IncomingMessage; response: ServerResponse }[] = [];
const server = createServer(
  answerInTurn((request, response) => started.push({ url: request.url ?? '', request, response })),
);
beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => {
  server.close();
});

let sockets: Socket[] = [];
beforeEach(() => {
  started = [];
});
afterEach(() => {
  for (const socket of sockets) socket.destroy();
  sockets = [];
});

async function open() {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.on('error', () => undefined);
  sockets.push(socket);
  let received = '';
  socket.on('data', (chunk) => {
    received += chunk;
  });
  await once(socket, 'connect');
  return { socket, received: () => received };
}

const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`;
const post = (path: string) => `POST ${path} HTTP/1.1\r\nHost: a\r\nContent-Length: 4\r\n\r\nbody`;
const urls = () => started.map(({ url }) => url);
const answer = (path: string) => started.find(({ url }) => url === path)?.response.end(`answer ${path}.`);
const eventuallyStarted = (...paths: string[]) => eventually(() => expect(urls()).toEqual(paths));

it('starts a request only when the one before it on its connection has been answered', async () => {
  const { socket, received } = await open();
  socket.write(get('/1') + post('/2') + get('/3'));
  await eventuallyStarted('/1');
  answer('/1');
  await eventuallyStarted('/1', '/2');
  const body = started[1]?.request.setEncoding('utf8').toArray();
  expect(await body).toEqual(['body']);
  answer('/2');
  await eventuallyStarted('/1', '/2', '/3');
  answer('/3');
  await eventually(() => expect(received()).toMatch(/answer \/1\..*answer \/2\..*answer \/3\./s));
});

it('answers a later request on a connection, and requests of other connections at the same time', async () => {
  const [one, other] = [await open(), await open()];
  one.socket.write(get('/1'));
  other.socket.write(get('/2'));
  await eventually(() => expect(urls().toSorted()).toEqual(['/1', '/2']));
  answer('/1');
  await eventually(() => expect(one.received()).toContain('answer /1.'));
  one.socket.write(get('/3'));
  await eventually(() => expect(urls()).toContain('/3'));
});

it('starts nothing more for a client that has left', async () => {
  const { socket } = await open();
  socket.write(get('/1') + get('/2'));
  await eventuallyStarted('/1');
  const closed = once(started[0]?.response as ServerResponse, 'close');
  socket.destroy();
  await closed;
  expect(urls()).toEqual(['/1']);
});

it('starts nothing more when the client leaves right after a response', async () => {
  const { socket } = await open();
  socket.write(get('/1') + get('/2'));
  await eventuallyStarted('/1');
  const { request, response } = started[0] as (typeof started)[0];
  const closed = once(request.socket, 'close');
  response.once('close', () => request.socket.destroy());
  answer('/1');
  await closed;
  await setImmediate();
  expect(urls()).toEqual(['/1']);
});

it('starts nothing more after a response that ends the connection', async () => {
  const { socket } = await open();
  const closed = once(socket, 'close');
  socket.write(get('/1') + post('/2'));
  await eventuallyStarted('/1');
  started[0]?.response.setHeader('Connection', 'close');
  answer('/1');
  await closed;
  expect(urls()).toEqual(['/1']);
});

it('closes the connection of a client that sends hundreds of requests without waiting', async () => {
  const { socket } = await open();
  const closed = once(socket, 'close');
  socket.write(get('/1') + get('/2').repeat(500));
  await closed;
  expect(urls()).toEqual(['/1']);
});
