/**
 * npm run bench:uploads: sends hostile pictures and bodies in parallel to the reference API in a process of its own, and
 * prints the resident memory of that process before, at its highest and afterwards (docs/trust.md, "Memory under hostile
 * uploads"). It exits with 1 when a response is a 5xx or when the memory exceeds the limit. `-- 32` sends that many at once.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import sharp from 'sharp';
import { type Agent, createAgent } from '@/tests/setup/agent';
import type { ResidentMemory, ServerReady } from './uploads-server';

const PARALLEL = Number(process.argv[2] ?? 32);
const ROUNDS = 3;
const MB = 1024 * 1024;
/** Of the resident memory: two pictures of 60 million pixels at a time, and the bodies of those that wait. */
const LIMIT = 1024 * MB;

const flat = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: 'red' } })
    .png()
    .toBuffer();

/** Pictures and bodies that cost far more than their size, or that are no pictures. */
async function createBodies(): Promise<Record<string, Buffer>> {
  const picture = await flat(7_700, 7_700);
  return {
    'PNG of 59 million pixels in little space': picture,
    'PNG of 90 million pixels, over the limit': await flat(9_500, 9_500),
    'PNG cut in its middle': picture.subarray(0, picture.length / 2),
    '5 MB without a picture': Buffer.alloc(5 * MB - 2_000, 'x'),
  };
}

/** Starts the API in another process, so that the copies of the sender do not count. */
async function startServer() {
  const server = fork(new URL('uploads-server.ts', import.meta.url), { execArgv: ['--import', 'tsx'] });
  const [ready] = (await once(server, 'message')) as [ServerReady];
  const measure = async (): Promise<ResidentMemory> => {
    server.send('measure');
    const [memory] = (await once(server, 'message')) as [ResidentMemory];
    return memory;
  };
  const stop = async () => {
    server.send('stop');
    await once(server, 'exit');
  };
  return { ...ready, measure, stop };
}

async function upload(browser: Agent, memberId: number, body: Buffer): Promise<number> {
  const form = new FormData();
  form.append('image', new Blob([new Uint8Array(body)]), 'image.png');
  const response = await browser.send('POST', `/members/${memberId}/profile-image/`, {
    headers: { 'x-csrftoken': browser.cookies.get('csrftoken') ?? '' },
    body: form,
  });
  await response.arrayBuffer();
  return response.status;
}

const inMegabytes = (bytes: number): string => `${Math.round(bytes / MB)} MB`;

const { origin, memberId, credentials, measure, stop } = await startServer();
try {
  const browser = createAgent((request) => {
    const { pathname } = new URL(request.url);
    return fetch(new Request(origin + pathname, request));
  });
  await browser.post('/login/', credentials);
  process.stdout.write(
    `${PARALLEL} at once\n| body | statuses | before | highest so far | 2 s later |\n|---|---|---|---|---|\n`,
  );
  for (const [name, body] of Object.entries(await createBodies())) {
    for (let round = 0; round < ROUNDS; round += 1) {
      const before = await measure();
      const all = Array.from({ length: PARALLEL }, () => upload(browser, memberId, body));
      const statuses = new Set(await Promise.all(all));
      await pause(2_000);
      const after = await measure();
      if ([...statuses].some((status) => status >= 500) || after.highest > LIMIT) process.exitCode = 1;
      const cells = [
        name,
        [...statuses].join(', '),
        ...[before.now, after.highest, after.now].map(inMegabytes),
      ];
      process.stdout.write(`| ${cells.join(' | ')} |\n`);
    }
  }
} finally {
  await stop();
}
