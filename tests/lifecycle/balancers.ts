import { spawnSync } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { Agent, createServer, request as sendRequest } from 'node:http';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '@/scripts/helpers/running-site';
import { startProcess } from './helpers';

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
/** As `fall 2` of deploy/haproxy: on a busy machine a single check of a site that works may fail. */
const FAILED_CHECKS = 2;

/**
 * Starts a balancer that takes the sites in turn, asks each for /readyz, keeps connections open, and never repeats a
 * request. As deploy/haproxy it asks all sites when none is ready.
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
async function startProgram(command: string, args: string[], port: number): Promise<Balancer> {
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

/** Starts HAProxy with deploy/haproxy, in which only ports and addresses are replaced. */
export const startDocumentedHaproxy: StartBalancer = async (ports, folder) => {
  const port = await freePort();
  const file = path.join(folder, 'haproxy.cfg');
  const documented = await readFile('deploy/haproxy/haproxy.cfg', 'utf8');
  const config = documented
    .replace('bind :80', `bind 127.0.0.1:${port}`)
    .replaceAll(/10\.0\.0\.([12]):3000/g, (_address, site) => `127.0.0.1:${ports[Number(site) - 1]}`);
  await writeFile(file, config);
  return startProgram('haproxy', ['-f', file], port);
};

/**
 * Writes a configuration of nginx with the files of deploy/nginx, in which only folders and ports are replaced.
 * @param port of nginx
 * @param sites the ports of the processes of the site
 * @param keepsOldPages takes the line that serves kept pages while the site is away
 * @returns the file
 */
async function writeNginxConfig(
  folder: string,
  port: number,
  sites: number[],
  keepsOldPages: boolean,
): Promise<string> {
  const temporary = path.join(folder, 'nginx');
  await mkdir(temporary, { recursive: true });
  const [site = '', upstream = ''] = await Promise.all(
    ['kaikei-link', 'upstream-local'].map((name) => readFile(`deploy/nginx/${name}.conf`, 'utf8')),
  );
  const [documented = ''] = /^ *server .*\n/m.exec(upstream) ?? [];
  const servers = sites.map((each) => documented.replace(/127\.0\.0\.1:\d+/, `127.0.0.1:${each}`)).join('');
  const http = [
    ...['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (name) => `${name}_temp_path ${temporary}/${name};`,
    ),
    upstream.replace(/(?: *server .*\n)+/, servers),
    (keepsOldPages ? site.replace('# proxy_cache_use_stale', 'proxy_cache_use_stale') : site)
      .replaceAll(/\/var\/(?:cache|log)\/nginx/g, temporary)
      .replace('listen 80;', `listen 127.0.0.1:${port};`),
  ];
  const file = path.join(folder, 'nginx.conf');
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  await writeFile(
    file,
    `daemon off; ${user} pid ${folder}/nginx.pid; error_log ${folder}/nginx-error.log;
events {}
http { access_log off;
${http.join('\n')}
}`,
  );
  return file;
}

/**
 * Starts nginx with the files of deploy/nginx, in which only folders and ports are replaced.
 * @param keepsOldPages takes the line that serves kept pages while the site is away
 */
export async function startDocumentedNginx(
  ports: number[],
  folder: string,
  { keepsOldPages = false } = {},
): Promise<Balancer> {
  const port = await freePort();
  const file = await writeNginxConfig(folder, port, ports, keepsOldPages);
  return startProgram('nginx', ['-c', file, '-p', folder], port);
}
