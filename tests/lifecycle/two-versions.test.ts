import { createServer, type Server } from 'node:http';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type Balancer, isInstalled, startDocumentedHaproxy, startDocumentedNginx } from './balancers';
import { createFolder, removeFolder } from './helpers';

const VERSIONS = ['old', 'new'];
const ATTEMPTS = 12;

let folder: string;
let processes: Server[];
let ports: number[];
let balancer: Balancer | undefined;

/** Serves pages that name their version, and the script of that version only, as a process during a deployment does. */
async function startVersion(version: string): Promise<Server> {
  const own = `/_next/static/chunks/${version}.js`;
  const server = createServer(({ url = '' }, response) => {
    response.writeHead(url.startsWith('/_next/static/') && url !== own ? 404 : 200).end(version);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
}

beforeEach(async () => {
  folder = await createFolder();
  processes = await Promise.all(VERSIONS.map(startVersion));
  ports = processes.map((server) => (server.address() as { port: number }).port);
});
afterEach(async () => {
  await balancer?.stop();
  balancer = undefined;
  for (const server of processes) {
    server.closeAllConnections();
    server.close();
  }
  await removeFolder(folder);
});

const read = (address: string) => fetch(`http://127.0.0.1:${balancer?.port}${address}`);
const statusOf = async (script: string) => (await read(`/_next/static/chunks/${script}.js`)).status;

async function expectEveryScript() {
  const statuses: number[] = [];
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1)
    for (const version of VERSIONS) statuses.push(await statusOf(version));
  expect(new Set(statuses)).toEqual(new Set([200]));
  expect(await statusOf('unknown')).toBe(404);
  // Both processes still get requests.
  const pages = await Promise.all(Array.from({ length: ATTEMPTS }, async () => (await read('/')).text()));
  expect(new Set(pages)).toEqual(new Set(VERSIONS));
}

it.skipIf(!isInstalled('nginx'))(
  'while two versions run, nginx finds the scripts of both (skipped unless nginx is installed)',
  async () => {
    balancer = await startDocumentedNginx(ports, folder);
    await expectEveryScript();
  },
);

it.skipIf(!isInstalled('haproxy'))(
  'while two versions run, HAProxy as documented finds the scripts of both (skipped unless haproxy is installed)',
  async () => {
    balancer = await startDocumentedHaproxy(ports, folder);
    await expectEveryScript();
  },
);
