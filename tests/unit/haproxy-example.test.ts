import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { isInstalled } from '../lifecycle/balancers';

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
