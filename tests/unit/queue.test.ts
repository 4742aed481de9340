import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { queueRequests } from '@/gateway/queue';
import { renderInTurn } from '@/gateway/render-turns';
import { eventually } from '@/tests/setup/eventually';

interface Running {
  url: string | undefined;
  end: () => void;
  fail: () => void;
}

let server: Server;
let running: Running[];
let received: number;

beforeEach(async () => {
  running = [];
  received = 0;
  const next = (incoming: IncomingMessage, response: ServerResponse) =>
    new Promise<void>((resolve, reject) => {
      const end = () => {
        response.end('page');
        resolve();
      };
      const fail = () => {
        response.writeHead(500).end();
        reject(new Error('failed'));
      };
      running.push({ url: incoming.url, end, fail });
    });
  const listener = queueRequests(next, { running: 2, waiting: 2 });
  server = createServer((incoming, response) => {
    received += 1;
    Promise.resolve(listener(incoming, response)).catch(() => undefined);
  }).listen(0);
  await once(server, 'listening');
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const origin = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

/** Sends requests one after the other, and waits until all have been received. */
async function send(...paths: string[]): Promise<Promise<Response>[]> {
  const answers: Promise<Response>[] = [];
  for (const path of paths) {
    const before = received;
    const answer = fetch(origin() + path);
    // Some are still waiting at the end of a test.
    answer.catch(() => undefined);
    answers.push(answer);
    await eventually(() => expect(received).toBe(before + 1));
  }
  return answers;
}

const urls = () => running.map(({ url }) => url);

describe('requests in a queue', () => {
  it('are answered a few at a time, in the order in which they came', async () => {
    const answers = await send('/1', '/2', '/3', '/4');
    expect(urls()).toEqual(['/1', '/2']);
    running[1]?.end();
    await eventually(() => expect(urls()).toEqual(['/1', '/2', '/3']));
    running[0]?.end();
    await eventually(() => expect(urls()).toEqual(['/1', '/2', '/3', '/4']));
    for (const { end } of running) end();
    for (const answer of answers) expect((await answer).status).toBe(200);
  });

  it('are refused with 503 and Retry-After when too many wait, and accepted again afterwards', async () => {
    await send('/1', '/2', '/3', '/4');
    const refused = await fetch(`${origin()}/5`);
    expect([refused.status, refused.headers.get('retry-after'), await refused.text()]).toEqual([
      503,
      '5',
      expect.stringContaining('ただいまアクセスが集中しています。'),
    ]);
    running[0]?.end();
    await eventually(() => expect(running).toHaveLength(3));
    await send('/6');
    for (const { end } of running) end();
    await eventually(() => expect(urls().slice(3)).toEqual(['/4', '/6']));
  });

  it('do not wait for one that has failed', async () => {
    const [failed] = await send('/1', '/2', '/3');
    running[0]?.fail();
    expect((await failed)?.status).toBe(500);
    await eventually(() => expect(urls()).toEqual(['/1', '/2', '/3']));
  });

  it('are not begun when the client has left', async () => {
    await send('/1', '/2');
    const leaving = request(`${origin()}/3`).on('error', () => undefined);
    leaving.end();
    await eventually(() => expect(received).toBe(3));
    await send('/4');
    const closed = once(leaving, 'close');
    leaving.destroy();
    await closed.catch(() => undefined);
    for (let index = 0; index < 10; index += 1) await turn();
    running[0]?.end();
    await eventually(() => expect(urls()).toEqual(['/1', '/2', '/4']));
  });
});

describe('renderings', () => {
  it('run one after the other, also after a failure, with turns of the event loop in between', async () => {
    const events: string[] = [];
    const render = (name: string, fails = false) =>
      renderInTurn(async () => {
        events.push(`begin ${name}`);
        await turn();
        events.push(`end ${name}`);
        if (fails) throw new Error(name);
        setImmediate(() => events.push(`others after ${name}`));
        return name;
      });
    const [one, two, three] = [render('1'), render('2', true), render('3')];
    expect(await one).toBe('1');
    await expect(two).rejects.toThrow('2');
    expect(await three).toBe('3');
    expect(events).toEqual(['begin 1', 'end 1', 'others after 1', 'begin 2', 'end 2', 'begin 3', 'end 3']);
  });
});
