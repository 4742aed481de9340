import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { parseEnv } from '@/config/env';
import { failureOutputOf } from '@/tests/setup/failure-output';
import { isInstalled } from '../lifecycle/balancers';

// Linters and parsers of the files below deploy/. Programs of Debian are used where they are installed.

const read = (file: string) => readFileSync(file, 'utf8');
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
const SYSTEMD = 'deploy/systemd';
const units = readdirSync(SYSTEMD);

/** What a process needs to end, besides DRAIN_SECONDS (docs/operations.md, "Restarts without losing a request"). */
const STOP_SECONDS = 45;

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'kaikei-deploy-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Returns the names of scripts in `npm run NAME` and `npm start`. */
const npmScriptsIn = (text: string): string[] =>
  [...text.matchAll(/npm run ([\w:]+)|npm (start)/g)].map(([, name, start]) => name ?? start ?? '');

interface Service {
  command?: string[];
  environment?: Record<string, string>;
  stop_grace_period?: string;
}

describe('compose.yaml', () => {
  const values = Object.fromEntries(
    read('deploy/compose/env.example')
      .split('\n')
      .filter((line) => /^\w+=/.test(line))
      .map((line) => [line.split('=')[0], line.replace(/^\w+=/, '')]),
  );
  const text = read('deploy/compose.yaml').replaceAll(
    /\$\{(\w+)(?::[-?][^}]*)?\}/g,
    (_all, name) => values[name] ?? `unset ${name}`,
  );
  const { services } = parse(text, { merge: true }) as { services: Record<string, Service> };

  it('sets only settings that exist, to values that they may have', () => {
    for (const name of ['site1', 'site2', 'migrate']) {
      const environment = parseEnv(services[name]?.environment ?? {});
      expect(environment.DATABASE_URL).toMatch(/^postgres:/);
    }
    expect(parseEnv(services.site1?.environment ?? {})).toMatchObject({
      TRUST_PROXY: 1,
      DATABASE_DIRECT_URL: expect.stringContaining('@postgres:'),
    });
  });

  it('waits for the draining before it kills, and runs documented commands', () => {
    for (const name of ['site1', 'site2']) {
      const { stop_grace_period: grace = '', environment } = services[name] ?? {};
      expect(grace).toMatch(/^\d+s$/);
      expect(Number.parseInt(grace, 10)).toBeGreaterThanOrEqual(
        Number(environment?.DRAIN_SECONDS) + STOP_SECONDS,
      );
    }
    expect(services.migrate?.command).toEqual(['npm', 'run', 'migrate']);
    expect(Object.keys(scripts)).toContain('migrate');
  });

  it.skipIf(!isInstalled('docker-compose'))(
    'is valid for docker-compose (skipped unless docker-compose is installed)',
    () => {
      const args = ['--env-file', 'compose/env.example', '--file', 'compose.yaml', 'config', '--quiet'];
      expect(failureOutputOf('docker-compose', args, 'deploy')).toBe('');
    },
  );
});

describe('systemd units', () => {
  it('run documented commands and wait for the draining', () => {
    const texts = units.map((name) => read(path.join(SYSTEMD, name)));
    const commands = npmScriptsIn(texts.join('\n'));
    expect(commands).toEqual(['migrate']);
    const programs = [...texts.join('\n').matchAll(/^ExecStart=\/opt\/kaikei-link\/(\S+)/gm)];
    for (const [, program = ''] of programs) expect(statSync(program).mode & 0o111).not.toBe(0);
    expect(programs).toHaveLength(1);
    for (const name of commands) expect(Object.keys(scripts)).toContain(name);
    const stop = /TimeoutStopSec=(\d+)/.exec(texts.join('\n'))?.[1];
    const drain = Number(/^Environment=DRAIN_SECONDS=(\d+)/m.exec(texts.join('\n'))?.[1]);
    expect(Number(stop)).toBeGreaterThanOrEqual(drain + STOP_SECONDS);
    expect(read('deploy/compose.yaml')).toContain(`DRAIN_SECONDS: "${drain}"`);
    // nginx counts in whole seconds, so it may leave a process out for one second more.
    const out = Number(/fail_timeout=(\d+)s/.exec(read('deploy/nginx/upstream-local.conf'))?.[1]) + 1;
    expect(drain).toBeGreaterThan(out);
  });

  it.skipIf(!isInstalled('systemd-analyze'))(
    'are valid for systemd (skipped unless systemd-analyze is installed)',
    () => {
      for (const name of units) {
        const text = read(path.join(SYSTEMD, name)).replace(
          'ExecStart=/opt/kaikei-link/',
          `ExecStart=${path.resolve()}/`,
        );
        writeFileSync(path.join(folder, name), text);
      }
      const paths = units.map((name) => path.join(folder, name));
      expect(failureOutputOf('systemd-analyze', ['verify', ...paths])).toBe('');
    },
  );
});

describe('proxies', () => {
  it.skipIf(!isInstalled('nginx'))(
    'nginx accepts its configuration (skipped unless nginx is installed)',
    () => {
      const cache = path.join(folder, 'cache');
      mkdirSync(cache);
      const site = read('deploy/nginx/kaikei-link.conf').replaceAll(/\/var\/(?:cache|log)\/nginx/g, cache);
      writeFileSync(path.join(folder, 'site.conf'), site);
      // Only in a network of compose the names of its upstream have addresses.
      const files = ['site.conf', path.resolve('deploy/nginx/upstream-local.conf')];
      const includes = files.map((file) => `include ${path.resolve(folder, file)};`).join(' ');
      const all = path.join(folder, 'nginx.conf');
      writeFileSync(
        all,
        `pid ${folder}/nginx.pid; error_log ${folder}/error.log; events {} http { ${includes} }`,
      );
      expect(failureOutputOf('nginx', ['-t', '-q', '-c', all, '-p', folder])).toBe('');
    },
  );

  it('differs between one machine and compose in the addresses of the processes only', () => {
    const [local, compose] = ['local', 'compose'].map((name) =>
      read(`deploy/nginx/upstream-${name}.conf`)
        .replaceAll(/^#.*\n/gm, '')
        .replaceAll(/server \S+/g, 'server'),
    );
    expect(local).toBe(compose);
  });
});

// The rest are steps of docs/operations.md that an operator follows on one machine.

const nginxSite = read('deploy/nginx/kaikei-link.conf');

/** Returns the configuration with the lines for HTTPS in the place of `listen 80`, as its comment says. */
function withHttps(text: string): string {
  const [, commented = ''] = /listen 80;\n(?: {2}#.*\n)*?((?: {2}# {3}\S.*\n)+)/.exec(text) ?? [];
  return text.replace('  listen 80;\n', '').replace(commented, commented.replaceAll('  #   ', '  '));
}

it.skipIf(!isInstalled('nginx') || !isInstalled('openssl'))(
  'nginx accepts the lines for HTTPS and the redirect (skipped unless nginx and openssl are installed)',
  () => {
    const [certificate, key] = ['fullchain.pem', 'privkey.pem'].map((name) => path.join(folder, name));
    const subject = ['-subj', '/CN=www.example.jp', '-keyout', key ?? '', '-out', certificate ?? ''];
    expect(failureOutputOf('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', ...subject])).toBe(
      '',
    );
    const https = withHttps(nginxSite);
    expect(https).toMatch(/^ {2}listen 443 ssl/m);
    expect(https).not.toMatch(/^ {2}listen 80/m);
    writeFileSync(
      path.join(folder, 'site.conf'),
      https.replaceAll(/\/etc\/letsencrypt\/live\/www\.example\.jp|\/var\/(?:cache|log)\/nginx/g, folder),
    );
    const files = [
      path.join(folder, 'site.conf'),
      ...['upstream-local', 'https'].map((name) => path.resolve(`deploy/nginx/${name}.conf`)),
    ];
    const includes = files.map((file) => `include ${file};`).join(' ');
    const all = path.join(folder, 'nginx.conf');
    const start = `pid ${folder}/nginx.pid; error_log ${folder}/error.log;`;
    writeFileSync(all, `${start} events {} http { ${includes} }`);
    expect(failureOutputOf('nginx', ['-t', '-q', '-c', all, '-p', folder])).toBe('');
  },
);

it("the documented steps make the folders that neither nginx nor Debian's package makes", () => {
  const commands = read('docs/operations.md');
  // nginx makes the last folder of a path itself.
  const cache = path.dirname(/proxy_cache_path (\S+)/.exec(nginxSite)?.[1] ?? '');
  const challenges = /root (\S+);/.exec(read('deploy/nginx/https.conf'))?.[1];
  for (const needed of [cache, challenges]) expect(commands).toContain(`install -d ${needed}`);
});

it('the documented link of systemd is replaced, not written into, and units run below it', () => {
  const steps = read('docs/operations.md');
  const links = steps.match(/ln -s\S* \S+ \S+/g) ?? [];
  expect(links.length).toBeGreaterThan(1);
  for (const link of links.slice(1)) expect(link).toMatch(/^ln -sfn \/opt\/kaikei-link-\d /);
  const target = links[0]?.split(' ').at(-1);
  const folders = [...read('deploy/systemd/kaikei-link@.service').matchAll(/^WorkingDirectory=(\S+)/gm)];
  expect(folders.map(([, folder]) => folder)).toEqual([target]);
});

it('a value of a file of settings is the same for systemd and for the shell, as its example is quoted', () => {
  const [, quoted = ''] =
    /# each value in single quotes: (DATABASE_URL='[^']+')/.exec(read('docs/operations.md')) ?? [];
  const file = path.join(folder, 'site.env');
  writeFileSync(file, `${quoted}\n`);
  const { stdout } = spawnSync('sh', ['-c', `set -a && . "$0" && printf %s "$DATABASE_URL"`, file], {
    encoding: 'utf8',
  });
  expect(stdout).toBe(/'(.+)'/.exec(quoted)?.[1]);
});

describe('the configuration of HAProxy', () => {
  const file = 'deploy/haproxy/haproxy.cfg';

  it('sets every header that the site believes with TRUST_PROXY', () => {
    for (const header of ['X-Forwarded-For', 'X-Forwarded-Proto', 'X-Request-Id'])
      expect(read(file)).toContain(`http-request set-header ${header} `);
  });

  it.skipIf(!isInstalled('haproxy'))('is valid (skipped unless haproxy is installed)', () => {
    expect(failureOutputOf('haproxy', ['-c', '-q', '-f', file])).toBe('');
  });
});
