import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isInstalled } from '../lifecycle/balancers';

// Steps of docs/operations.md that an operator follows on one machine.

const read = (file: string) => readFileSync(file, 'utf8');
const site = read('deploy/nginx/kaikei-link.conf');

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'kaikei-nginx-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function run(program: string, args: string[]): string {
  const command = `PATH="$PATH:/usr/sbin" exec "$0" "$@"`;
  const { status, stdout, stderr } = spawnSync('sh', ['-c', command, program, ...args], { encoding: 'utf8' });
  return status === 0 ? '' : `${status}: ${stdout}${stderr}`;
}

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
    expect(run('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', ...subject])).toBe('');
    const https = withHttps(site);
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
    expect(run('nginx', ['-t', '-q', '-c', all, '-p', folder])).toBe('');
  },
);

it("the documented steps make the folders that neither nginx nor Debian's package makes", () => {
  const commands = read('docs/operations.md');
  // nginx makes the last folder of a path itself.
  const cache = path.dirname(/proxy_cache_path (\S+)/.exec(site)?.[1] ?? '');
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

const example =
  /```haproxy\n([\s\S]+?)```/.exec(readFileSync('docs/operations.md', 'utf8'))?.[1] ?? 'no example';

describe('the documented configuration of HAProxy', () => {
  it('sets every header that the site believes with TRUST_PROXY', () => {
    for (const header of ['X-Forwarded-For', 'X-Forwarded-Proto', 'X-Request-Id'])
      expect(example).toContain(`http-request set-header ${header} `);
  });

  it.skipIf(!isInstalled('haproxy'))('is valid (skipped unless haproxy is installed)', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'kaikei-haproxy-'));
    const file = path.join(folder, 'haproxy.cfg');
    writeFileSync(file, example);
    const command = `PATH="$PATH:/usr/sbin" exec haproxy -c -q -f "$0"`;
    const { status, stderr } = spawnSync('sh', ['-c', command, file], { encoding: 'utf8' });
    rmSync(folder, { recursive: true, force: true });
    expect([status, stderr]).toEqual([0, '']);
  });
});
