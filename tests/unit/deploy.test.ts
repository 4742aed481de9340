import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DockerfileParser } from 'dockerfile-ast';
import { validate } from 'dockerfile-utils';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { parseEnv } from '@/config/env';
import { createIgnore } from '@/scripts/image/dockerfile-steps';
import { isInstalled } from '../lifecycle/balancers';
import { failureOutputOf } from '../setup/failure-output';

// Linters and parsers of the files below deploy/. Programs of Debian are used where they are installed.

const read = (file: string) => readFileSync(file, 'utf8');
const dockerfile = read('Dockerfile');
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

describe('Dockerfile', () => {
  it('has no problem that its linter knows', () => {
    expect(validate(dockerfile).map(({ message }) => message)).toEqual([]);
    // The linter does find problems.
    expect(validate('FROM node\nMAINTAINER me\nRUNN x').length).toBeGreaterThan(1);
  });

  it('builds on the platform of the builder, runs on any, not as root, and is asked for /healthz', () => {
    const instructions = DockerfileParser.parse(dockerfile).getInstructions();
    const argumentsOf = (keyword: string) =>
      instructions
        .filter((each) => each.getKeyword() === keyword)
        .map((each) => each.getTextContent().slice(keyword.length + 1));
    const images = argumentsOf('FROM');
    expect(images).toHaveLength(3);
    expect(images[0]).toContain('$BUILDPLATFORM');
    for (const image of images.slice(1)) expect(image).not.toContain('--platform');
    expect(argumentsOf('USER')).toEqual(['node']);
    expect(argumentsOf('HEALTHCHECK').join()).toContain('/healthz');
    for (const name of npmScriptsIn(dockerfile)) expect(Object.keys(scripts)).toContain(name);
  });

  it('leaves out documents, tests, the demo and secrets, and keeps what a page needs', () => {
    const isIgnored = createIgnore(read('.dockerignore'));
    for (const file of [
      '.git',
      '.git/config',
      '.env',
      '.env.local',
      '.data/postgres',
      'node_modules/next',
      '.next/BUILD_ID',
      'tests/unit/deploy.test.ts',
      'e2e/home.spec.ts',
      'docs/operations.md',
      'README.md',
      'content/demo/members.yaml',
      'scripts/bench/run.ts',
      'scripts/soak.ts',
      'deploy/compose.yaml',
      'deploy/.env',
    ])
      expect([file, isIgnored(file)]).toEqual([file, true]);
    for (const file of [
      'content/legal/terms.md',
      'content/home.yaml',
      'scripts/serve.mjs',
      'scripts/migrate.ts',
      'package-lock.json',
      'server/db/migrations/0000_members.sql',
      'public/icons',
      'next.config.mjs',
      'pages/vacancy/index.tsx',
    ])
      expect([file, isIgnored(file)]).toEqual([file, false]);
  });

  it('contains every module that the scripts of a running site import', () => {
    const isIgnored = createIgnore(read('.dockerignore'));
    const entries = ['serve.mjs', 'migrate.ts', 'operator.ts', 'check-origin.ts'];
    const seen = new Set<string>();
    const visit = (file: string) => {
      if (seen.has(file)) return;
      seen.add(file);
      for (const [, imported = ''] of read(file).matchAll(/(?:from|import\() ?'(\.[^']+)'/g)) {
        const target = path.join(path.dirname(file), imported);
        visit(/\.\w+$/.test(target) ? target : `${target}.ts`);
      }
    };
    for (const entry of entries) visit(path.join('scripts', entry));
    expect(seen.size).toBeGreaterThan(entries.length);
    expect([...seen].filter(isIgnored)).toEqual([]);
  });
});

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
    expect(commands.toSorted()).toEqual(['migrate', 'operator', 'start']);
    for (const name of commands) expect(Object.keys(scripts)).toContain(name);
    const stop = /TimeoutStopSec=(\d+)/.exec(texts.join('\n'))?.[1];
    expect(Number(stop)).toBeGreaterThanOrEqual(10 + STOP_SECONDS);
  });

  it.skipIf(!isInstalled('systemd-analyze'))(
    'are valid for systemd (skipped unless systemd-analyze is installed)',
    () => {
      for (const name of units) cpSync(path.join(SYSTEMD, name), path.join(folder, name));
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

  it.skipIf(!isInstalled('caddy'))(
    'Caddy accepts its configuration (skipped unless caddy is installed)',
    () => {
      const file = path.resolve('deploy/caddy/Caddyfile');
      expect(failureOutputOf('caddy', ['validate', '--adapter', 'caddyfile', '--config', file])).toBe('');
    },
  );
});
