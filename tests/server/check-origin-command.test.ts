import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Report } from '@/scripts/check-origin/report';
import { faultsOf, rowOf, setUpCheckOrigin } from '../setup/check-origin';
import { selfSigned } from '../setup/self-signed';

const fixture = setUpCheckOrigin();

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'kaikei-check-'));
});
afterEach(() => rm(folder, { recursive: true }));

/** Runs the command as an operator does, for a public site and an API whose certificate a private authority has signed. */
async function checkOrigin(
  words: string[],
  { knowsAuthority = true } = {},
): Promise<{ code: number; printed: string; errors: string }> {
  const authority = path.join(folder, 'ca.pem');
  await writeFile(authority, selfSigned.cert);
  const env = {
    PATH: process.env.PATH,
    ...(knowsAuthority && { NODE_EXTRA_CA_CERTS: authority }),
    SITE_ORIGIN: 'https://www.example.jp',
    LOG_LEVEL: 'silent',
  };
  return new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      ['scripts/command.mjs', 'check-origin', ...words],
      { env: env as unknown as NodeJS.ProcessEnv },
      (_error, printed, errors) => resolve({ code: child.exitCode ?? -1, printed, errors }),
    );
  });
}

test('checks an API with HTTPS to the end', async () => {
  const host = 'localhost';
  const settings = { allowedHosts: [host], secureCookies: true, secureProxySslHeader: true };
  const { origin } = await fixture.serve({}, { settings, tls: selfSigned });
  const address = origin.replace('127.0.0.1', host);
  const { code, printed, errors } = await checkOrigin([address, '--json']);
  expect(errors).not.toContain('Cannot start');
  const report = JSON.parse(printed) as Report;
  expect(rowOf(report, '知らないホスト名の拒否')).toMatchObject({ state: 'works', detail: '400' });
  expect(rowOf(report, '他のサイトからの読み取り')).toMatchObject({ state: 'works' });
  expect(report.rows.filter(({ subject }) => subject === '応答')).toEqual([]);
  expect(faultsOf(report)).toEqual([]);
  // Nobody has logged in, so that nothing is known about what members do.
  expect(code).toBe(3);
});

test('names the setting for a certificate of an unknown authority', async () => {
  const { origin } = await fixture.serve({}, { tls: selfSigned });
  const { code, errors } = await checkOrigin([origin], { knowsAuthority: false });
  expect(errors).toMatch(/接続できません：.*SELF_SIGNED.*NODE_EXTRA_CA_CERTS/);
  expect(code).toBe(2);
});
