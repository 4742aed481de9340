import { spawnSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { Agent, createServer, request as sendRequest } from 'node:http';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '@/scripts/helpers/running-site';
import { startProcess } from './helpers';
import { writeNginxConfig } from './nginx-config';

/** A load balancer in front of sites on ports of this machine. */
export interface Balancer {
  port: number;
  stop(): Promise<void>;
}

export type StartBalancer = (ports: number[], folder: string) => Promise<Balancer>;

/** Returns whether a program is installed here. */
export const isInstalled = (program: string): boolean =>
  spawnSync('sh', ['-c', `PATH="$PATH:/usr/sbin:/sbin" command -v ${program}`]).status === 0;

const CHECK_INTERVAL_MS = 250;
/** As `fall 2` of HAProxy in docs/operations.md: on a busy machine a single check of a site that works may fail. */
const FAILED_CHECKS = 2;

/**
 * Starts a balancer that takes the sites in turn, asks each for /readyz, keeps connections open, and never repeats a
 * request. As the HAProxy of docs/operations.md it asks all sites when none is ready.
 */
export const startSimpleBalancer: StartBalancer = async (ports) => {
  const agent = new Agent({ keepAlive: true });
  const ready = new Set<number>();
  let stopped = false;
  const watch = async (port: number) => {
    let failed = 0;
    while (!stopped) {
      const status = await fetch(`http://127.0.0.1:${port}/readyz`).then(
        (response) => response.status,
        () => 0,
      );
      failed = status === 200 ? 0 : failed + 1;
      if (failed === 0) ready.add(port);
      else if (failed >= FAILED_CHECKS) ready.delete(port);
      await pause(CHECK_INTERVAL_MS);
    }
  };
  const watches = ports.map(watch);
  let turn = 0;
  const server = createServer((incoming, outgoing) => {
    const candidates = ready.size > 0 ? [...ready] : ports;
    turn += 1;
    const port = candidates[turn % candidates.length];
    const { method, url, headers } = incoming;
    const forwarded = sendRequest({ host: '127.0.0.1', port, method, path: url, headers, agent }, (reply) => {
      const { connection: _, 'keep-alive': __, ...rest } = reply.headers;
      outgoing.writeHead(reply.statusCode ?? 502, rest);
      reply.pipe(outgoing);
    });
    forwarded.on('error', (error) => outgoing.headersSent || outgoing.writeHead(502).end(String(error)));
    incoming.pipe(forwarded);
  });
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    port,
    stop: async () => {
      stopped = true;
      agent.destroy();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await Promise.all(watches);
    },
  };
};

/** Starts a program and waits until it answers on the port. */
export async function startProgram(command: string, args: string[], port: number): Promise<Balancer> {
  const running = startProcess('sh', ['-c', 'PATH="$PATH:/usr/sbin:/sbin" exec "$0" "$@"', command, ...args]);
  for (let attempt = 0; attempt < 100; attempt += 1) {
    if (await fetch(`http://127.0.0.1:${port}/`).catch(() => undefined)) {
      return {
        port,
        stop: async () => {
          running.child.kill('SIGTERM');
          await running.exited;
        },
      };
    }
    await pause(100);
  }
  throw new Error(`${command} does not answer: ${running.output()}`);
}

/** Starts HAProxy with the configuration of docs/operations.md, in which only ports and addresses are replaced. */
export const startDocumentedHaproxy: StartBalancer = async (ports, folder) => {
  const port = await freePort();
  const file = path.join(folder, 'haproxy.cfg');
  const [, documented = ''] =
    /```haproxy\n(.*?)```/s.exec(await readFile('docs/operations.md', 'utf8')) ?? [];
  const config = documented
    .replace('bind :80', `bind 127.0.0.1:${port}`)
    .replaceAll(/10\.0\.0\.([12]):3000/g, (_address, site) => `127.0.0.1:${ports[Number(site) - 1]}`);
  await writeFile(file, config);
  return startProgram('haproxy', ['-f', file], port);
};

/** Starts nginx with the files of deploy/nginx, in which only folders and ports are replaced. */
export const startDocumentedNginx: StartBalancer = async (ports, folder) => {
  const port = await freePort();
  const file = await writeNginxConfig(folder, port, ports);
  return startProgram('nginx', ['-c', file, '-p', folder], port);
};
